import type { SessionStore } from '../../../presentation/identity/session-store.ts';
import { TradeSource } from '../../../presentation/trade/shared/trade-source.ts';
import { WireTradeSearch } from '../../../adapters/wire/trade/wire-trade-search.ts';
import type { WireClient } from '../../../adapters/wire/wire-client.ts';

/** The search source of the trade for the header, loaded with the first search. */
export const tradeSource = (client: WireClient, session: SessionStore): TradeSource =>
  new TradeSource(new WireTradeSearch(client), session);
