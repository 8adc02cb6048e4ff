import { foundPlaces, type FoundTrade, type TradeSearch } from '../../../application/ports/trade/trade-search.ts';
import { tradeSearchExtensions } from '../../../contract/extensions/trade/trade-search-extensions.ts';
import { instrumentKinds } from '../../../domain/trade/shared/instrument.ts';
import { moneyFromWire } from '../money-from-wire.ts';
import type { WireClient } from '../wire-client.ts';

const kindOf = (text: string) => instrumentKinds.find((each) => each === text);

export class WireTradeSearch implements TradeSearch {
  readonly #client: WireClient;

  constructor(client: WireClient) {
    this.#client = client;
  }

  get isOffered(): boolean {
    return this.#client.offers('trade');
  }

  async find(text: string, signal?: AbortSignal): Promise<FoundTrade> {
    const found = await this.#client.send(tradeSearchExtensions.foundTradeRecords, { text }, { signal });
    return {
      applications: found.applications.map(({ applicationId, applicationNo, amount, ...each }) => ({
        id: applicationId,
        number: applicationNo,
        kind: kindOf(each.instrumentKind),
        counterpartyName: each.counterpartyName,
        amount: moneyFromWire(amount),
        dueOn: each.dueDate,
      })),
      instruments: found.instruments.map((each) => ({
        id: each.instrumentId,
        number: each.instrumentNo,
        kind: kindOf(each.instrumentKind),
        partyName: each.partyName,
        amount: moneyFromWire(each.amount),
        dueOn: each.dueDate,
        place: foundPlaces.find((place) => place === each.place) ?? 'past',
      })),
      financings: (found.financings ?? []).map(({ financingId, financingNo, ...each }) => ({
        id: financingId,
        number: financingNo,
        kind: kindOf(each.instrumentKind),
        funderName: each.funderName,
        partyName: each.partyName,
        amount: moneyFromWire(each.amount),
        dueOn: each.dueDate,
      })),
      companies: found.companies.map(({ companyName, instrumentKind }) => ({
        name: companyName,
        kind: kindOf(instrumentKind),
      })),
      more: {
        applications: found.more?.applications ?? false,
        instruments: found.more?.instruments ?? false,
        financings: found.more?.financings ?? false,
      },
    };
  }
}
