import type { TourMemory } from '../../../application/ports/help/tour-memory.ts';
import { tourExtensions } from '../../../contract/extensions/help/tour-extensions.ts';
import { tourNames, type TourName } from '../../../domain/help/shared/tour.ts';
import type { WireClient } from '../wire-client.ts';

export class WireTourMemory implements TourMemory {
  private readonly client: WireClient;

  constructor(client: WireClient) {
    this.client = client;
  }

  get isOffered(): boolean {
    return this.client.offers('tours');
  }

  async seenTours(): Promise<readonly TourName[]> {
    const { seen } = await this.client.send(tourExtensions.seenTours, {});
    return tourNames.filter((name) => seen.includes(name));
  }

  async markSeen(tour: TourName): Promise<void> {
    await this.client.send(tourExtensions.markTourSeen, { tour });
  }
}
