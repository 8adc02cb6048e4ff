import type { PlainDate } from '../../../domain/calendar/plain-date.ts';
import type { PackageBar } from '../../../domain/evidence/shared/package-beginning.ts';
import type { OpenBook } from '../../../domain/evidence/shared/book-policies.ts';
import type { Money } from '../../../domain/money/money.ts';
import type { FinancingPayment, FinancingRow } from '../../../domain/trade/financing/financing.ts';
import type { CollectionTerms } from '../../../domain/trade/shared/collection.ts';
import type { InstrumentState, IssuedSums } from '../../../domain/trade/shared/issued-instrument.ts';
import type { TradeApplicationRow } from '../../../domain/trade/shared/trade-application.ts';
import type { TradePaper } from './trade-desk.ts';

/**
 * A business from which the user can create an evidence package directly, because its book has no candidate list
 * (X-16).
 */
export interface PackageBeginning {
  readonly businessId: string;
  readonly book: OpenBook;
  readonly amount: Money;
  readonly coreEnterpriseId: string;
  /** Empty for none. */
  readonly funderId: string;
  readonly funderName: string;
  /** Why the package cannot be created yet; undefined where it can. */
  readonly bar: PackageBar | 'unknown' | undefined;
}

/**
 * Creates an evidence package for a business. Repeated calls with the same `key` create one package. Returns its id and
 * first upload stage; `stage` is undefined where it could not be read. `because` is a refusal as of
 * `PackageDesk.create`.
 */
export type BeginPackage = (
  beginning: PackageBeginning,
  key: string,
) => Promise<
  | { readonly created: true; readonly packageId: string; readonly stage: string | undefined }
  | { readonly created: false; readonly because: string }
>;

/** Records around one instrument, as far as the user may see them. */
export interface InstrumentBusiness {
  /** Distribution of its amount; undefined for users of other companies than the issuer. */
  readonly sums:
    | (IssuedSums & {
        /** Undefined for a state that this portal does not know. */
        readonly state: InstrumentState | undefined;
      })
    | undefined;
  /** The newest first. */
  readonly applications: readonly TradeApplicationRow[];
  /** Whether there are older ones. */
  readonly isMore: boolean;
  /** `part`: amount of this instrument in the financing. */
  readonly financings: readonly (FinancingRow & { readonly part: Money })[];
  /** Evidence packages that contain it; states as on the wire. */
  readonly packages: readonly {
    readonly id: string;
    readonly state: string;
    readonly funderName: string;
    /** Undefined for a book that this portal does not know. */
    readonly book: OpenBook | undefined;
  }[];
  /** Businesses from which packages can be created; empty for a user who may not create any. */
  readonly starts: readonly PackageBeginning[];
  readonly papers: readonly TradePaper[];
  /** How the issuer's payment is collected. Only the issuer sees what is missing for it. */
  readonly collection: CollectionTerms;
  /** Payments by or to the user's company, the earliest first. */
  readonly payments: readonly FinancingPayment[];
  /** Received payments that are held back by a court's freeze. `day`: day on which the bank moved the money. */
  readonly heldPayments: readonly { readonly amount: Money; readonly day: PlainDate }[];
}

/** The dealings of the user's company with an instrument (checklist F-254, N-28). */
export interface InstrumentBook {
  /** Throws `PortFault`; NOT_FOUND for an instrument to which the user's company is not a party. */
  business(instrumentId: string, signal?: AbortSignal): Promise<InstrumentBusiness>;
}
