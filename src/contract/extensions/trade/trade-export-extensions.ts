import * as v from 'valibot';
import { tradeStates } from '../../../domain/trade/shared/application-machine.ts';
import { listedParts } from '../../../domain/trade/shared/holding.ts';
import { instrumentStates } from '../../../domain/trade/shared/issued-instrument.ts';
import { tradeLists } from '../../../domain/trade/shared/trade-list.ts';
import { businessFlows } from '../../../domain/trade/statistics/business-flow.ts';
import { defineCall } from '../../call.ts';
import { askedDate, flag, identifier, maybe, text } from '../../fields.ts';
import { act, financingFilters, kind, listedFinancingStates, ownCall, owedDates } from './trade-shapes.ts';

/** A list with its filters and its order, as its page was asked for. Filters of other lists stay absent. */
export const exportedList = v.object({
  list: v.picklist(tradeLists),
  keyword: maybe(text(80)),
  /** Order of holdings and instruments. */
  orderBy: maybe(v.picklist(['dueOn', 'amount', 'openedAt', 'issuedOn'])),
  descending: maybe(flag),
  /** Only holdings of this issuer. */
  issuerId: maybe(identifier),
  /** Only holdings with an amount in this part. */
  part: maybe(v.picklist(listedParts)),
  /** Holdings that are allocated to an inner organisation and those below it, or to no organisation. */
  innerOrgId: maybe(identifier),
  isUnallocated: maybe(flag),
  /** Instruments. */
  instrumentState: maybe(v.picklist(instrumentStates)),
  ...owedDates,
  /** Applications. */
  acts: maybe(v.pipe(v.array(act), v.maxLength(20))),
  states: maybe(v.pipe(v.array(v.picklist(tradeStates)), v.maxLength(20))),
  hands: maybe(v.picklist(['mine', 'handled'])),
  /** Days of the ledger, inclusive; it needs both. */
  from: maybe(askedDate),
  to: maybe(askedDate),
  direction: maybe(v.picklist(['in', 'out'])),
  /** Only postings of the ledger that count for this flow in statistics. */
  flow: maybe(v.picklist(businessFlows)),
  /** Months of statistics, inclusive; statistics need them. */
  months: maybe(v.object({ from: text(7), to: text(7) })),
  instrumentKind: maybe(kind),
  /** Financings. */
  financingStates: listedFinancingStates,
  ...financingFilters,
});
export type ExportedListWire = v.InferOutput<typeof exportedList>;

/** Sheets of the trade's lists. */
export const tradeExportExtensions = {
  /**
   * Prepares all rows of a list as a sheet, among the caller's downloads (checklist F-177). Refused with NOT_PERMITTED
   * for a role without the list, REQUEST_INVALID for a ledger without its days and for statistics without valid months,
   * NOT_FOUND for an inner organisation that the caller does not see, TOO_MANY_DOWNLOADS.
   */
  exportTradeList: defineCall({
    ...ownCall,
    method: 'POST',
    path: '/corp/v1/extensions/trade/exports',
    changes: true,
    request: exportedList,
    answer: v.object({ name: v.string() }),
  }),
};
