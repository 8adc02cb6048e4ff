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

/** How far the evidence packages of what is to be financed are for a funder. */
export const materialsStandings = ['ready', 'under-way', 'none', 'other-funder'] as const;
export type MaterialsStanding = (typeof materialsStandings)[number];

/** An offer as an applicant reads it, beside those of other funders. */
export interface ReadOffer extends KeptOffer, ComparedOffer {
  readonly arrivesAbout: boolean;
  readonly limitLeft: Money;
  /** Why it cannot be chosen; undefined where it can. */
  readonly bar: OfferBar | 'unknown' | undefined;
  /** The largest amount that it takes, where its limit alone is in the way. */
  readonly takes: Money | undefined;
  /** Undefined for a standing that is not known here. */
  readonly materials: MaterialsStanding | undefined;
}

/** Offers for holdings of one issuer and one due date. */
export interface ReadOffers {
  readonly amount: Money;
  /** Empty where the holdings do not go together. */
  readonly issuerName: string;
  readonly dueOn: PlainDate;
  readonly paysOn: PlainDate;
  /** Number of programmes that finance the issuer, whatever the amount. */
  readonly programmeCount: number;
  readonly offers: readonly ReadOffer[];
}

/** A financing in a list. Instants in milliseconds. */
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
  /** Undefined for a state that is not known here. */
  readonly state: FinancingState | undefined;
  readonly stateSince: number;
  /** Last day of its state; empty for none. */
  readonly endsOn: PlainDate;
  readonly createdAt: number;
  readonly version: number;
  /** What was or is to be paid out, and the rate in millionths; undefined for an issuer, who reads the band. */
  readonly net: Money | undefined;
  readonly annualRate: number | undefined;
  /** What the supplier bears of interest and fee; undefined for an issuer. */
  readonly cost: Money | undefined;
  readonly rateBand: RateBand | undefined;
  /** What the supplier is asked to pay today for a repurchase; undefined where it is not asked. */
  readonly askedAmount: Money | undefined;
  /** Interests that an issuer owes beside its instruments; undefined for a supplier. */
  readonly issuerInterests: Money | undefined;
  readonly instrumentNumbers: readonly string[];
  /** Whether it waits for an operator of its supplier: not for the platform, a director or its funder. */
  readonly isTurn: boolean;
  /** Application by which its contract is being signed; absent for none, and for an issuer. */
  readonly signing?: { readonly id: string; readonly number: string } | undefined;
}

/** Whether a financing that waits for its supplier asks to go on with it, or to buy it back for what is owed today. */
export const askedOfSupplier = ({
  amount,
  askedAmount,
}: Pick<FinancingRow, 'amount' | 'askedAmount'>): { readonly act: 'finance' | 'repurchase'; readonly amount: Money } =>
  askedAmount ? { act: 'repurchase', amount: askedAmount } : { act: 'finance', amount };

/** A part of a holding that is financed. */
export interface FinancingLine {
  readonly holdingId: string;
  /** Empty where a back end does not say it. */
  readonly instrumentId: string;
  readonly number: string;
  readonly amount: Money;
  /** Evidence package of the holding, and its state on the wire; empty for none. */
  readonly packageId: string;
  readonly packageState: string;
  readonly isReady: boolean;
  /** Book of its evidence; absent where a back end does not say it. */
  readonly book?: OpenBook | undefined;
}

/** What a funder asks, and the answer; empty before there is one. */
export interface FinancingQuestion {
  readonly id: string;
  readonly words: string;
  readonly answer: string;
  readonly answeredBy: string;
  readonly answeredAt: number | undefined;
}

/** An event in the history of a financing; unknown events are possible. */
export interface FinancingHistoryEvent {
  readonly event: string;
  readonly at: number;
  readonly personName: string;
  readonly companyName: string;
  readonly reason: string;
  readonly words: string;
  readonly amount: Money | undefined;
}

/** Money that was moved, or is to be. */
export interface FinancingPayment {
  readonly id: string;
  readonly purpose: PaymentPurpose | undefined;
  readonly state: PaymentState | undefined;
  readonly payerName: string;
  readonly payeeName: string;
  readonly amount: Money;
  readonly expectedOn: PlainDate;
  /** Empty before the bank moved it. */
  readonly valueDay: PlainDate;
  readonly bankReference: string;
  readonly reason: string;
}

/** A financing with everything that its supplier reads. */
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
        /** Open application by which it is being signed; empty for none. */
        readonly signingApplicationId: string;
      }
    | undefined;
  /** When the funder has searched earlier registrations; undefined before. */
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
  /** When the funder asked the supplier to buy back, and the last day for it; undefined before. */
  readonly repurchase: { readonly askedAt: number; readonly payBy: PlainDate } | undefined;
  readonly payments: readonly FinancingPayment[];
  readonly events: readonly FinancingHistoryEvent[];
  readonly paysOn: PlainDate;
  /** Whether that day may still move, because a year's days off are not announced. */
  readonly paysAbout: boolean;
  readonly mayAnswer: boolean;
  readonly mayCancel: boolean;
  readonly mayAskToSign: boolean;
}

/** Days before the due date from which on an outstanding financing is shown as due soon. */
export const dueSoonDays = 30;

/**
 * Parts of a supplier's financings that its overview sums up: not paid out yet, of these the ones whose funder pays out
 * now, those due within the next days, and those not paid when due.
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

/** The figures that hold now: as paid out, as in the contract, or as offered. */
export const presentFigures = ({ disbursed, contract, offer }: Pick<Financing, 'disbursed' | 'contract' | 'offer'>) =>
  disbursed?.figures ?? contract?.figures ?? offer.figures;
