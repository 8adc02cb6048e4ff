import { moneyToText } from '../../../src/domain/money/money.ts';
import { lastOverdueDate } from '../../../src/domain/trade/shared/payment-calendar.ts';
import { maxToDoRows } from '../../../src/domain/trade/shared/to-do.ts';
import type { Transaction } from '../store.ts';
import type { HoldingQuery, Slice } from '../tables/trade.ts';
import { holdingsToWire } from './holding-wire.ts';
import type { Moment } from './trade-facts.ts';
import { rowToWire, type TradeReader } from './trade-wire.ts';

/**
 * A page of a list of holdings, with its sums and the amounts in transit to the company. `seen`: the inner
 * organisations whose part the reader sees; undefined for everything.
 */
export async function holdingPageToWire(
  transaction: Transaction,
  query: HoldingQuery,
  slice: Slice,
  reader: TradeReader,
  moment: Moment,
  seen: readonly string[] | undefined,
) {
  const { holdings: table } = transaction;
  const sums = await table.sum(query);
  const all = { ...query, part: undefined, dueTo: undefined, dueAfter: undefined } as const;
  const isWhole = query.part === undefined && query.dueTo === undefined;
  const whole = isWhole ? sums : await table.sum(all);
  const overdue = await table.sum({ ...all, dueTo: lastOverdueDate(moment.today, moment.calendar) });
  const sent = {
    ...query,
    place: 'transit',
    keyword: '',
    issuerId: undefined,
    part: undefined,
    due: undefined,
    dueTo: undefined,
    dueAfter: undefined,
    allocatedTo: seen,
  } as const;
  const transit = await transaction.holdings.sum(sent);
  const arrivals = await transaction.holdings.page(sent, { offset: 0, limit: maxToDoRows });
  // An open acceptance or refusal has reserved the amount.
  const reserved = arrivals.filter((each) => each.reserved.fen > 0n).length;
  const holdings = await transaction.holdings.page(query, slice);
  const records = await holdingsToWire(transaction, holdings, {
    moment,
    caller: reader.caller,
    approversOf: (each) => rowToWire(each, reader).waitsFor?.names ?? [],
  });
  return {
    count: sums.count,
    totalAmount: moneyToText(sums.amount),
    heldAmount: moneyToText(whole.amount),
    availableAmount: moneyToText(whole.available),
    overdueAmount: moneyToText(overdue.available),
    overdueTotalAmount: moneyToText(overdue.amount),
    reservedAmount: moneyToText(whole.reserved),
    packagedAmount: moneyToText(whole.packaged),
    frozenAmount: moneyToText(whole.frozen),
    transit: {
      count: transit.count,
      totalAmount: moneyToText(transit.amount),
      toAccept: transit.count - reserved,
    },
    records,
  };
}
