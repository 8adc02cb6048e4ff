import type { GuidanceDesk } from '../../../application/ports/home/guidance-desk.ts';
import { guidanceCalls } from '../../../contract/documented/home/guidances.ts';
import type { GuidanceLink, GuidanceType } from '../../../domain/home/guidance.ts';
import type { WireClient } from '../wire-client.ts';

export class WireGuidanceDesk implements GuidanceDesk {
  private readonly client: WireClient;

  constructor(client: WireClient) {
    this.client = client;
  }

  async links(types: readonly GuidanceType[], signal?: AbortSignal): Promise<readonly GuidanceLink[]> {
    const found = await this.client.send(guidanceCalls.guidances, { types: types.join(',') }, { signal });
    return found.map(({ id, title, url, order }) => ({ id: String(id), title, url, order }));
  }
}
