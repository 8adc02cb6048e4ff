import type { OwnToDo, ToDoDesk } from '../../../application/ports/trade/to-do-desk.ts';
import { tradeToDoExtensions } from '../../../contract/extensions/trade/trade-to-do-extensions.ts';
import type { InstrumentKind } from '../../../domain/trade/shared/instrument.ts';
import type { WaitingProposal } from '../../../domain/trade/shared/waiting-proposal.ts';
import type { WireClient } from '../wire-client.ts';
import { financingRowOf } from './wire-funding-desk.ts';
import { holdingOf } from './wire-holding-book.ts';
import { rowOf } from './wire-trade-desk.ts';
import { waitingProposalsOf } from './wire-waiting-proposals.ts';

export class WireToDoDesk implements ToDoDesk {
  readonly #client: WireClient;

  constructor(client: WireClient) {
    this.#client = client;
  }

  get isOffered(): boolean {
    return this.#client.offers('trade');
  }

  async rows(signal?: AbortSignal): Promise<OwnToDo> {
    const answer = await this.#client.send(tradeToDoExtensions.tradeToDo, {}, { signal });
    return {
      toDecide: answer.decisions.map(rowOf),
      returned: answer.returns.map(rowOf),
      toAccept: answer.arrivals.map(holdingOf),
      toFinance: (answer.financings ?? []).map(financingRowOf),
      toConfirm: waitingProposalsOf(answer),
      barred: (answer.barred ?? []).map(rowOf),
    };
  }

  async proposals(kind: InstrumentKind, signal?: AbortSignal): Promise<readonly WaitingProposal[]> {
    const asked = { instrumentKind: kind };
    return waitingProposalsOf(await this.#client.send(tradeToDoExtensions.tradeProposals, asked, { signal }));
  }
}
