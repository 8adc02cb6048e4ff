import type { Picked, PickedDesk, PickedFacts } from '../../../application/ports/evidence/picked-desk.ts';
import { pickedExtensions } from '../../../contract/extensions/evidence/picked-extensions.ts';
import type { ListScope } from '../../../domain/evidence/shared/shelf.ts';
import { moneyFromWire } from '../money-from-wire.ts';
import type { WireClient } from '../wire-client.ts';
import { toPickedWire } from './picked-to-wire.ts';

export class WirePickedDesk implements PickedDesk {
  private readonly client: WireClient;

  constructor(client: WireClient) {
    this.client = client;
  }

  async facts(scope: ListScope, picked: Picked, shown: readonly string[], signal?: AbortSignal): Promise<PickedFacts> {
    const answer = await this.client.send(
      pickedExtensions.pickedPackages,
      { picked: toPickedWire(this.client, scope, picked), shown: [...shown] },
      { signal },
    );
    return {
      count: answer.count,
      totalAmount: moneyFromWire(answer.totalAmount),
      shown: new Set(answer.shown),
      others: answer.others,
      ready: answer.ready.map(({ docDatumId, totalAmount, ...each }) => ({
        ...each,
        packageId: docDatumId,
        totalAmount: moneyFromWire(totalAmount),
      })),
    };
  }
}
