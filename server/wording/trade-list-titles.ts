import type { TradeList } from '../../src/domain/trade/shared/trade-list.ts';
import type { PlainKey } from '../../src/words/catalogue.ts';

/** Titles of the trade's lists, by which their sheets and files are named. */
export const tradeListTitles: Readonly<Record<TradeList, PlainKey>> = {
  held: 'trade.holdings-title',
  transit: 'trade.acceptance-title',
  instruments: 'trade.instruments-title',
  applications: 'trade.applications-title',
  ledger: 'trade.ledger-title',
  financings: 'financing.title',
  statistics: 'trade.statistics-title',
};
