import type { PlainDate } from '../../../domain/calendar/plain-date.ts';
import type { PackageBar } from '../../../domain/evidence/shared/package-beginning.ts';
import type { OpenBook } from '../../../domain/evidence/shared/book-policies.ts';
import type { Money } from '../../../domain/money/money.ts';
import type { FinancingPayment, FinancingRow } from '../../../domain/trade/financing/financing.ts';
import type { CollectionTerms } from '../../../domain/trade/shared/collection.ts';
import type { InstrumentState, InstrumentSums } from '../../../domain/trade/shared/issued-instrument.ts';
import type { TradeApplicationRow } from '../../../domain/trade/shared/trade-application.ts';
import type { TradePaper } from './trade-desk.ts';

/** An amount of which the reader begins a package by itself, as its book has no list to choose from. */
export interface PackageBeginning {
  readonly businessId: string;
  readonly book: OpenBook;
  readonly amount: Money;
  readonly coreEnterpriseId: string;
  /** Empty for none. */
  readonly funderId: string;
  readonly funderName: string;
  /** Why it cannot be begun yet; undefined where it can. */
  readonly bar: PackageBar | 'unknown' | undefined;
}

/**
 * Begins a package of an amount. `key` makes pressing twice one package. Answers its number and its first stage, empty
 * where that could not be asked for; `because` says why there is none, as creating a package does.
 */
export type BeginPackage = (
  beginning: PackageBeginning,
  key: string,
) => Promise<
  | { readonly created: true; readonly packageId: string; readonly stage: string | undefined }
  | { readonly created: false; readonly because: string }
>;

/** What surrounds one instrument, as far as the reader may know it. */
export interface InstrumentBusiness {
  /** Where its amount is, and what funders have paid out on it; undefined for who did not issue it. */
  readonly sums:
    | (InstrumentSums & {
        readonly financed: Money;
        /** Undefined for a state that is not known here. */
        readonly state: InstrumentState | undefined;
      })
    | undefined;
  /** The newest first. */
  readonly applications: readonly TradeApplicationRow[];
  /** Whether there are older ones. */
  readonly isMore: boolean;
  /** `part`: what a financing takes of this instrument. */
  readonly financings: readonly (FinancingRow & { readonly part: Money })[];
  /** Evidence packages that have it; their states are as on the wire. */
  readonly packages: readonly {
    readonly id: string;
    readonly state: string;
    readonly funderName: string;
    /** Undefined for a book that is not known here. */
    readonly book: OpenBook | undefined;
  }[];
  /** Amounts of which a package can be begun; empty for a reader who makes none. */
  readonly starts: readonly PackageBeginning[];
  readonly papers: readonly TradePaper[];
  /** How the issuer's payment is collected; what is missing for it is known to the issuer alone. */
  readonly collection: CollectionTerms;
  /** Payments from or to the reader's company, the earliest first. */
  readonly payments: readonly FinancingPayment[];
  /** Payments that came, and that a court's freeze holds back; `day`: on which the bank moved it. */
  readonly heldPayments: readonly { readonly amount: Money; readonly day: PlainDate }[];
}

/** What the reader's company has done with an instrument (checklist F-254, N-28). */
export interface InstrumentBook {
  /** Throws `PortFault`; not found for an instrument of which the reader's company is no party. */
  business(instrumentId: string, signal?: AbortSignal): Promise<InstrumentBusiness>;
}
