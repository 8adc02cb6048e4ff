import type { ToDoCounts } from '../../../application/ports/trade/to-do-desk.ts';
import { tradeToDoExtensions } from '../../../contract/extensions/trade/trade-to-do-extensions.ts';
import { instrumentKinds } from '../../../domain/trade/shared/instrument.ts';
import type { ToDoCount } from '../../../domain/trade/shared/to-do.ts';
import type { WireClient } from '../wire-client.ts';

/** The numbers are fetched separately from the rows, because the menu needs only the numbers. */
export class WireToDoCounts implements ToDoCounts {
  readonly #client: WireClient;

  constructor(client: WireClient) {
    this.#client = client;
  }

  get isOffered(): boolean {
    return this.#client.offers('trade');
  }

  async counts(signal?: AbortSignal): Promise<readonly ToDoCount[]> {
    const { counts } = await this.#client.send(tradeToDoExtensions.tradeToDoCount, {}, { signal });
    // A count of an unknown kind is left out: this portal has no page for it.
    return counts.flatMap(({ instrumentKind, toFinance, toConfirm, ...count }) => {
      const kind = instrumentKinds.find((each) => each === instrumentKind);
      return kind === undefined ? [] : [{ kind, ...count, toFinance: toFinance ?? 0, toConfirm: toConfirm ?? 0 }];
    });
  }
}
