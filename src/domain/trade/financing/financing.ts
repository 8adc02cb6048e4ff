import type { PlainDate } from '../../calendar/plain-date.ts';
import type { OpenBook } from '../../evidence/shared/book-policies.ts';
import type { Money } from '../../money/money.ts';
import type { InstrumentKind } from '../shared/instrument.ts';
import type { RunningFinancing } from './financing-dues.ts';
import { pendingFinancingStates, type FinancingState } from './financing-machine.ts';
import type { ComparedOffer, OfferBar } from './funding-offer.ts';
import type { KeptCost, KeptOffer } from './kept-offer.ts';
import type { PaymentPurpose, PaymentState } from './payment.ts';
import type { RateBand } from './rate-band.ts';

/**
 * Progress of the evidence packages for a financing, with respect to a funder. `unsubmitted`: the supplier has made a
 * package and has still to submit it. `under-way`: the platform reviews.
 */
export const materialsStatuses = ['ready', 'under-way', 'unsubmitted', 'none', 'other-funder'] as const;
export type MaterialsStatus = (typeof materialsStatuses)[number];

/** An offer for display beside those of other funders. */
export interface ReadOffer extends KeptOffer, ComparedOffer {
  readonly arrivesAbout: boolean;
  readonly limitLeft: Money;
  /** Why it cannot be chosen; undefined where it can. */
  readonly bar: OfferBar | 'unknown' | undefined;
  /** Largest amount that it accepts, where only its limit is exceeded. */
  readonly takes: Money | undefined;
  /** Undefined for a value that this portal does not know. */
  readonly materials: MaterialsStatus | undefined;
  /** Package that the supplier has still to submit; undefined for none. */
  readonly unsubmittedPackageId?: string | undefined;
}

/** Offers for holdings of one issuer and one due date. */
export interface ReadOffers {
  readonly amount: Money;
  /** Empty where the holdings cannot be financed together. */
  readonly issuerName: string;
  readonly dueOn: PlainDate;
  readonly paysOn: PlainDate;
  /** Number of programmes that finance the issuer, regardless of the amount. */
  readonly programmeCount: number;
  readonly offers: readonly ReadOffer[];
}

/** A financing in a list. Instants in milliseconds since the epoch. */
export interface FinancingRow {
  readonly id: string;
  readonly number: string;
  readonly kind: InstrumentKind | undefined;
  readonly companyName: string;
  readonly issuerName: string;
  readonly funderName: string;
  readonly amount: Money;
  readonly outstanding: Money;
  readonly dueOn: PlainDate;
  /** Undefined for a state that this portal does not know. */
  readonly state: FinancingState | undefined;
  readonly stateSince: number;
  /** Last day of its state; empty for none. */
  readonly endsOn: PlainDate;
  readonly createdAt: number;
  readonly version: number;
  /** Net amount paid or to be paid out, and rate in millionths; undefined for an issuer, who sees the rate band. */
  readonly net: Money | undefined;
  readonly annualRate: number | undefined;
  /** Interest and fee that the supplier bears; undefined for an issuer. */
  readonly cost: Money | undefined;
  readonly rateBand: RateBand | undefined;
  /** Amount that the supplier would pay today for a requested repurchase; undefined where none is requested. */
  readonly askedAmount: Money | undefined;
  /** Interest that an issuer owes in addition to its instruments; undefined for a supplier. */
  readonly issuerInterests: Money | undefined;
  readonly instrumentNumbers: readonly string[];
  /** Whether it waits for an operator of its supplier, and not for the platform, a director or its funder. */
  readonly isTurn: boolean;
  /** Application for signing its contract; absent for none, and for an issuer. */
  readonly signing?: { readonly id: string; readonly number: string } | undefined;
}

/** What a financing that waits for its supplier requires: to continue it, or to buy back for today's dues. */
export const supplierOptions = ({
  amount,
  askedAmount,
}: Pick<FinancingRow, 'amount' | 'askedAmount'>): { readonly act: 'finance' | 'repurchase'; readonly amount: Money } =>
  askedAmount ? { act: 'repurchase', amount: askedAmount } : { act: 'finance', amount };

/** Part of a holding that is financed. */
export interface FinancingLine {
  readonly holdingId: string;
  /** Empty where the back end does not say. */
  readonly instrumentId: string;
  readonly number: string;
  readonly amount: Money;
  /** Evidence package of the holding, and its state as on the wire; empty for none. */
  readonly packageId: string;
  readonly packageState: string;
  readonly isReady: boolean;
  /** Book of its evidence package; absent where the back end does not say. */
  readonly book?: OpenBook | undefined;
}

/** A question of the funder, with its answer; empty where unanswered. */
export interface FinancingQuestion {
  readonly id: string;
  readonly words: string;
  readonly answer: string;
  readonly answeredBy: string;
  readonly answeredAt: number | undefined;
}

/** An event in the history of a financing; it may be unknown. */
export interface FinancingHistoryEvent {
  readonly event: string;
  readonly at: number;
  readonly personName: string;
  readonly companyName: string;
  readonly reason: string;
  readonly words: string;
  readonly amount: Money | undefined;
}

/** A payment that was made or is expected. */
export interface FinancingPayment {
  readonly id: string;
  readonly purpose: PaymentPurpose | undefined;
  readonly state: PaymentState | undefined;
  readonly payerName: string;
  readonly payeeName: string;
  readonly amount: Money;
  readonly expectedOn: PlainDate;
  /** Empty before the bank has moved the money. */
  readonly valueDay: PlainDate;
  readonly bankReference: string;
  readonly reason: string;
}

/** A financing with all data that its supplier sees. */
export interface Financing extends FinancingRow, RunningFinancing {
  readonly applicationId: string;
  readonly lines: readonly FinancingLine[];
  readonly offer: KeptOffer;
  readonly bankName: string;
  readonly accountEnding: string;
  readonly questions: readonly FinancingQuestion[];
  readonly contract:
    | {
        readonly number: string;
        readonly drawnAt: number;
        readonly figures: KeptCost;
        readonly signedAt: number | undefined;
        readonly sealedAt: number | undefined;
        /** Open application for signing it; empty for none. */
        readonly signingApplicationId: string;
      }
    | undefined;
  /** Time of the funder's search for earlier registrations; undefined before. */
  readonly searchedAt: number | undefined;
  readonly registration:
    | {
        readonly number: string;
        readonly at: number;
        readonly until: PlainDate;
        readonly text: string;
        readonly endedAt: number | undefined;
      }
    | undefined;
  readonly disbursed:
    | { readonly on: PlainDate; readonly figures: KeptCost; readonly bankReference: string }
    | undefined;
  /** Time of the funder's request to buy back, and the last day for it; undefined before. */
  readonly repurchase: { readonly askedAt: number; readonly payBy: PlainDate } | undefined;
  readonly payments: readonly FinancingPayment[];
  readonly events: readonly FinancingHistoryEvent[];
  readonly paysOn: PlainDate;
  /** Whether that day may still change, because a year's days off are not announced. */
  readonly paysAbout: boolean;
  readonly mayAnswer: boolean;
  readonly mayCancel: boolean;
  readonly mayAskToSign: boolean;
}

/** Days before the due date from which an outstanding financing counts as due soon. */
export const dueSoonDays = 30;

/**
 * Groups of a supplier's financings in its overview: not paid out yet; of these, those that are being paid out; those
 * due soon; and those overdue.
 */
export const financingStages = ['under-way', 'disbursing', 'due-soon', 'overdue'] as const;
export type FinancingStage = (typeof financingStages)[number];

/** States of the financings of a stage. */
export const statesOfStage: Readonly<Record<FinancingStage, readonly FinancingState[]>> = {
  'under-way': pendingFinancingStates,
  disbursing: ['DISBURSING'],
  'due-soon': ['DISBURSED'],
  overdue: ['OVERDUE'],
};
