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
  /** Only those of this issuer; empty or absent for any. */
  readonly issuerId?: string;
  /** Only held ones with something in this part. */
  readonly part?: ListedPart | undefined;
  /** Only what an inner organisation and those below it have; empty for what none has, undefined for any. */
  readonly organisationId?: string | undefined;
  readonly orderBy?: 'dueOn' | 'amount' | 'openedAt';
  readonly descending?: boolean;
  readonly page: number;
  readonly pageSize: number;
}

export interface HoldingPage extends CountedAmount {
  /** What the filters other than `part` select of what is held, and its parts, which add up to it. */
  readonly held: Money;
  readonly parts: Readonly<Record<ListedPart, Money>>;
  /** What is on its way to the company, whatever the filter; `toAccept` of it nobody accepts or refuses yet. */
  readonly transit: CountedAmount & { readonly toAccept: number };
  readonly rows: readonly HeldInstrument[];
}

export interface InstrumentFilter {
  readonly keyword?: string;
  readonly instrumentState?: InstrumentState | undefined;
  /** Only those that are not paid yet and due between two days, inclusive. */
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
  /** Only what counts for this flow in statistics. */
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
  /** Whether opening, in, out and closing add up: not where a filter leaves some out. */
  readonly isWhole: boolean;
  readonly rows: readonly LedgerLine[];
}

/** What a company holds and owes, and its ledger (checklist F-254, N-28). Throws `PortFault`. */
export interface HoldingBook {
  holdings(filter: HoldingFilter, signal?: AbortSignal): Promise<HoldingPage>;
  /** The companies of which the caller's company has received instruments, by name (checklist C-028, F-243). */
  issuers(signal?: AbortSignal): Promise<readonly TradeParty[]>;
  instruments(
    filter: InstrumentFilter,
    signal?: AbortSignal,
  ): Promise<CountedAmount & { readonly rows: readonly IssuedInstrument[] }>;
  instrument(instrumentId: string, signal?: AbortSignal): Promise<InstrumentDetail>;
  ledger(filter: LedgerFilter, signal?: AbortSignal): Promise<LedgerPage>;
}
