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
  /** Holdings of this issuer alone. */
  issuerId: maybe(identifier),
  /** Holdings with something in this part alone. */
  part: maybe(v.picklist(listedParts)),
  /** Holdings that an inner organisation and those below it have, or that no organisation has. */
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
  /** Postings of the ledger that count for this flow in statistics. */
  flow: maybe(v.picklist(businessFlows)),
  /** Months of statistics, inclusive; statistics need them. */
  months: maybe(v.object({ from: text(7), to: text(7) })),
  instrumentKind: maybe(kind),
  /** Financings. */
  financingStates: listedFinancingStates,
  ...financingFilters,
});
export type ExportedListWire = v.InferOutput<typeof exportedList>;

/** Sheets of the lists of the trade. */
export const tradeExportExtensions = {
  /**
   * Gathers all rows of a list as a sheet, among the caller's downloads (checklist F-177). Refuses with NOT_PERMITTED
   * a role without the list, REQUEST_INVALID a ledger without its days and statistics without months that can be asked
   * for, NOT_FOUND an inner organisation that the caller does not see, TOO_MANY_DOWNLOADS.
   */
  tradeListExported: defineCall({
    ...ownCall,
    method: 'POST',
    path: '/corp/v1/extensions/trade/exports',
    changes: true,
    request: exportedList,
    answer: v.object({ name: v.string() }),
  }),
};
