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

/** A list with the filters and the order in which its page shows it. Filters of other lists stay absent. */
export interface ExportedList {
  readonly list: TradeList;
  readonly keyword?: string;
  readonly orderBy?: 'dueOn' | 'amount' | 'openedAt' | 'issuedOn';
  readonly descending?: boolean;
  /** Holdings of this issuer alone; empty or absent for any. */
  readonly issuerId?: string;
  /** Holdings that an inner organisation and those below it have; empty for what none has, undefined for any. */
  readonly organisationId?: string | undefined;
  /** Holdings with something in this part alone. */
  readonly part?: ListedPart | undefined;
  /** Instruments in this state alone. */
  readonly instrumentState?: InstrumentState | undefined;
  /** Instruments that are not paid yet and due between two days, inclusive. */
  readonly owedFrom?: PlainDate | undefined;
  readonly owedTo?: PlainDate | undefined;
  readonly acts?: readonly TradeAct[] | undefined;
  readonly states?: readonly TradeState[] | undefined;
  readonly hands?: 'mine' | 'handled' | undefined;
  /** Days of the ledger, inclusive. */
  readonly from?: PlainDate;
  readonly to?: PlainDate;
  readonly direction?: 'in' | 'out' | undefined;
  /** Postings of the ledger that count for this flow in statistics. */
  readonly flow?: BusinessFlow | undefined;
  /** Months of statistics, inclusive, as `YYYY-MM`. */
  readonly months?: MonthPeriod | undefined;
  /** Kind of instrument of statistics. */
  readonly instrumentKind?: InstrumentKind | undefined;
  readonly financingStates?: readonly FinancingState[] | undefined;
  /** Financings with this issuer, or for an issuer with this supplier; flows of statistics with this company. */
  readonly counterpartyId?: string | undefined;
  readonly funderId?: string | undefined;
  /** Days between which financings are due, inclusive. */
  readonly dueFrom?: PlainDate | undefined;
  readonly dueTo?: PlainDate | undefined;
}

/** Sheets of the lists of the trade, gathered among the caller's downloads (checklist F-177). Throws `PortFault`. */
export interface ListExports {
  /** Whether the back end gathers them. */
  readonly isOffered: boolean;
  /** Has all rows of a list gathered. Answers with the name of the file. */
  ask(list: ExportedList): Promise<string>;
}
