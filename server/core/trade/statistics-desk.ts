import { isAskable } from '../../../src/domain/trade/statistics/month-period.ts';
import type { Desk } from '../handlers.ts';
import type { Parts } from '../parts.ts';
import { Refusal } from '../refusal.ts';
import { tradeCaller } from './application-desk.ts';
import { ledgerOf } from './holding-wire.ts';
import { readStatistics } from './read-statistics.ts';
import { momentOf } from './trade-facts.ts';

/** Statistics of a company's instruments, from stored sums (checklist ). */
export function statisticsDesk({ store, clock }: Pick<Parts, 'store' | 'clock'>): Desk<'tradeStatistics'> {
  return {
    tradeStatistics: async ({ instrumentKind: kind, from, to, counterpartyId }, context) => {
      const caller = tradeCaller(context);
      const period = { from, to };
      if (!isAskable(period)) throw new Refusal('REQUEST_INVALID', { field: 'to' });
      const moment = momentOf(clock.now());
      return store.transaction(async (transaction) =>
        readStatistics(transaction, ledgerOf(caller), { kind, period, counterpartyId }, moment),
      );
    },
  };
}
