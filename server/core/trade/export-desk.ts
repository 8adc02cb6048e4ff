import { isAskable } from '../../../src/domain/trade/statistics/month-period.ts';
import { beginDownload } from '../evidence/shared/begin-download.ts';
import { callerOf, type Desk } from '../handlers.ts';
import type { Parts } from '../parts.ts';
import { Refusal } from '../refusal.ts';
import { hasList } from './list-queries.ts';
import { allocationFilter } from './allocation-filter.ts';

/** Sheets of the trade's lists (checklist F-177, F-254). */
export function exportDesk(parts: Parts): Desk<'exportTradeList'> {
  return {
    exportTradeList: async (asked, context) => {
      const caller = callerOf(context);
      const { list, from, to } = asked;
      if (!hasList(list, caller)) throw new Refusal('NOT_PERMITTED');
      if (list === 'ledger' && (from === undefined || to === undefined || from > to))
        throw new Refusal('REQUEST_INVALID', { field: from === undefined ? 'from' : 'to' });
      if (list === 'statistics' && !(asked.months && isAskable(asked.months)))
        throw new Refusal('REQUEST_INVALID', { field: 'months' });
      await parts.store.transaction(async (transaction) => allocationFilter(transaction, caller, asked.innerOrgId));
      const { user, role } = caller;
      const { name } = await beginDownload(
        parts,
        { kind: 'LIST', list, asked, locale: context.locale },
        { userId: user.userId, pkCorp: user.pkCorp, role },
      );
      return { name };
    },
  };
}
