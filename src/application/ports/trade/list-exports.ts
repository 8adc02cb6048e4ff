import type { FinancingState } from '../../../domain/trade/financing/financing-machine.ts';
import type { ListedPart } from '../../../domain/trade/shared/holding.ts';
import type { InstrumentState } from '../../../domain/trade/shared/issued-instrument.ts';
import type { PlainDate } from '../../../domain/calendar/plain-date.ts';
import type { TradeState } from '../../../domain/trade/shared/application-machine.ts';
import type { TradeAct } from '../../../domain/trade/shared/application-policy.ts';
import type { BusinessFlow } from '../../../domain/trade/statistics/business-flow.ts';
import type { InstrumentKind } from '../../../domain/trade/shared/instrument.ts';
import type { MonthPeriod } from '../../../domain/trade/statistics/month-period.ts';
import type { TradeList } from '../../../domain/trade/shared/trade-list.ts';

/** A list to export, with the filters and the sort order of its page. Filters of other lists are absent. */
export interface ExportedList {
  readonly list: TradeList;
  readonly keyword?: string;
  readonly orderBy?: 'dueOn' | 'amount' | 'openedAt' | 'issuedOn';
  readonly descending?: boolean;
  /** Only holdings of this issuer; empty or absent for any. */
  readonly issuerId?: string;
  /** Only holdings of an inner organisation and those below it; empty for holdings of none, undefined for any. */
  readonly organisationId?: string | undefined;
  /** Only holdings with an amount in this part. */
  readonly part?: ListedPart | undefined;
  /** Only instruments in this state. */
  readonly instrumentState?: InstrumentState | undefined;
  /** Only instruments that are unpaid and due between the two days, inclusive. */
  readonly owedFrom?: PlainDate | undefined;
  readonly owedTo?: PlainDate | undefined;
  readonly acts?: readonly TradeAct[] | undefined;
  readonly states?: readonly TradeState[] | undefined;
  readonly hands?: 'mine' | 'handled' | undefined;
  /** Days of the ledger, inclusive. */
  readonly from?: PlainDate;
  readonly to?: PlainDate;
  readonly direction?: 'in' | 'out' | undefined;
  /** Only postings of the ledger that count for this flow in statistics. */
  readonly flow?: BusinessFlow | undefined;
  /** Months of statistics, inclusive, as `YYYY-MM`. */
  readonly months?: MonthPeriod | undefined;
  /** Kind of instrument of statistics. */
  readonly instrumentKind?: InstrumentKind | undefined;
  readonly financingStates?: readonly FinancingState[] | undefined;
  /**
   * Company id of the other party: issuer, or for an issuer the supplier, of financings; partner of the flows in
   * statistics.
   */
  readonly counterpartyId?: string | undefined;
  readonly funderId?: string | undefined;
  /** Bounds of the due date of holdings or financings, inclusive. */
  readonly dueFrom?: PlainDate | undefined;
  readonly dueTo?: PlainDate | undefined;
}

/** Exports of the trade's lists, which appear among the caller's downloads (checklist F-177). Throws `PortFault`. */
export interface ListExports {
  /** Whether the back end offers exports. */
  readonly isOffered: boolean;
  /** Requests an export of all rows of a list. Returns the name of the file. */
  ask(list: ExportedList): Promise<string>;
}
