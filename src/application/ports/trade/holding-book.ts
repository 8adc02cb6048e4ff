import type { BusinessFlow } from '../../../domain/trade/statistics/business-flow.ts';
import type { InstrumentState } from '../../../domain/trade/shared/issued-instrument.ts';
import type { PlainDate } from '../../../domain/calendar/plain-date.ts';
import type { Money } from '../../../domain/money/money.ts';
import type { ListedPart } from '../../../domain/trade/shared/holding.ts';
import type { TradeParty } from '../../../domain/trade/shared/trade-application.ts';
import type {
  HeldInstrument,
  InstrumentDetail,
  IssuedInstrument,
  LedgerLine,
} from '../../../domain/trade/shared/held-instrument.ts';

export interface CountedAmount {
  readonly count: number;
  readonly total: Money;
}

export interface HoldingFilter {
  readonly place: 'held' | 'transit';
  readonly keyword?: string;
  /** Issuer of the instruments; empty or absent for any. */
  readonly issuerId?: string;
  /** Only holdings with an amount in this part; undefined for any. */
  readonly part?: ListedPart | undefined;
  /** Bounds of the due date, inclusive. */
  readonly dueFrom?: PlainDate | undefined;
  readonly dueTo?: PlainDate | undefined;
  /** Only holdings of an inner organisation and those below it; empty for holdings of none, undefined for any. */
  readonly organisationId?: string | undefined;
  readonly orderBy?: 'dueOn' | 'amount' | 'openedAt';
  readonly descending?: boolean;
  readonly page: number;
  readonly pageSize: number;
}

export interface HoldingPage extends CountedAmount {
  /** Sum of the holdings that the filters other than `part` select, and its parts, which add up to it. */
  readonly held: Money;
  readonly parts: Readonly<Record<ListedPart, Money>>;
  /** Everything overdue: the part `overdue`, and what is overdue in the other parts. */
  readonly overdueTotal: Money;
  /**
   * Holdings in transit to the company, regardless of the filter. `toAccept`: number of those without an open
   * application.
   */
  readonly transit: CountedAmount & { readonly toAccept: number };
  readonly rows: readonly HeldInstrument[];
}

export interface InstrumentFilter {
  readonly keyword?: string;
  readonly instrumentState?: InstrumentState | undefined;
  /** Only instruments that are unpaid and due between the two days, inclusive. */
  readonly owedFrom?: PlainDate | undefined;
  readonly owedTo?: PlainDate | undefined;
  readonly orderBy?: 'dueOn' | 'amount' | 'issuedOn';
  readonly descending?: boolean;
  readonly page: number;
  readonly pageSize: number;
}

export interface LedgerFilter {
  /** Days are inclusive. */
  readonly from: PlainDate;
  readonly to: PlainDate;
  readonly direction?: 'in' | 'out' | undefined;
  /** Only postings that count for this flow in statistics. */
  readonly flow?: BusinessFlow | undefined;
  readonly keyword?: string;
  readonly page: number;
  readonly pageSize: number;
}

export interface LedgerPage {
  readonly opening: Money;
  readonly closing: Money;
  readonly in: CountedAmount;
  readonly out: CountedAmount;
  /** Whether opening, in, out and closing add up; false where a filter leaves out postings. */
  readonly isWhole: boolean;
  readonly rows: readonly LedgerLine[];
}

/** Holdings, issued instruments and ledger of a company (checklist F-254, N-28). Throws `PortFault`. */
export interface HoldingBook {
  holdings(filter: HoldingFilter, signal?: AbortSignal): Promise<HoldingPage>;
  /** Issuers of the instruments that the caller's company has received, sorted by name (checklist C-028, F-243). */
  issuers(signal?: AbortSignal): Promise<readonly TradeParty[]>;
  instruments(
    filter: InstrumentFilter,
    signal?: AbortSignal,
  ): Promise<CountedAmount & { readonly rows: readonly IssuedInstrument[] }>;
  instrument(instrumentId: string, signal?: AbortSignal): Promise<InstrumentDetail>;
  ledger(filter: LedgerFilter, signal?: AbortSignal): Promise<LedgerPage>;
}
