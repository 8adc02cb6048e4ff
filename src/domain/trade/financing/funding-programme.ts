import type { PlainDate } from '../../calendar/plain-date.ts';
import type { Money } from '../../money/money.ts';
import type { InstrumentKind } from '../shared/instrument.ts';

/**
 * A rate in millionths: 36,000 is 3.6 percent. An integer, so that interest has no rounding errors of binary fractions.
 */
export type Millionths = number;

export const dayBases = [360, 365] as const;
export type DayBasis = (typeof dayBases)[number];

/** When interest is paid: deducted from the disbursement, or at maturity. */
export const interestTimes = ['advance', 'maturity'] as const;
export type InterestTime = (typeof interestTimes)[number];

export const interestBearers = ['supplier', 'issuer'] as const;
export type InterestBearer = (typeof interestBearers)[number];

/** State of the evidence package from which a funder reviews a financing. */
export const reviewStarts = ['SUBMITTED', 'AUDITED'] as const;
export type ReviewStart = (typeof reviewStarts)[number];

/** Costs and repayment terms of a financing. */
export interface FundingTerms {
  /** Simple annual rate. */
  readonly annualRate: Millionths;
  readonly dayBasis: DayBasis;
  readonly interestTime: InterestTime;
  readonly interestBearer: InterestBearer;
  /**
   * Fee including value-added tax, as a share of the amount, with bounds; `feeMost` is undefined for no upper bound.
   */
  readonly feeRate: Millionths;
  readonly feeLeast: Money;
  readonly feeMost: Money | undefined;
  /** Rate of the value-added tax included in the fee. */
  readonly feeTaxRate: Millionths;
  /** Whether the supplier buys back what its issuer does not pay. */
  readonly hasRecourse: boolean;
  /** Calendar days after the payment day before a repurchase can be requested. */
  readonly graceDays: number;
  /** Simple annual rate for late payments. */
  readonly penaltyRate: Millionths;
  /** Working days from the approval to the disbursement; 0 for the same day. */
  readonly settlementDays: number;
  /** Hour of a working day in Shanghai from which an approval counts for the next working day. */
  readonly cutOffHour: number;
  readonly startsOn: ReviewStart;
  /** Bank and number of the account for repayments; empty where unknown. */
  readonly repaymentBank: string;
  readonly repaymentAccount: string;
}

/** A funder's conditions for financing one kind of instrument (资金方产品). */
export interface FundingProgramme extends FundingTerms {
  readonly id: string;
  readonly kind: InstrumentKind;
  readonly funderId: string;
  /** Name of the funder's office that handles the business, as the funder gives it. */
  readonly funderName: string;
  /** Name of the programme, for funders with several; empty for none. */
  readonly title: string;
  readonly minAmount: Money;
  /** Maximum number of days from the disbursement to the due date. */
  readonly maxDays: number;
  /** Working days for which an offer is valid. */
  readonly validDays: number;
  readonly isPaused: boolean;
}

/** Limit of a programme for one issuer, with the amounts of open and disbursed financings. */
export interface FundingLimit {
  readonly total: Money;
  /** Sum of financings that wait for disbursement or are not repaid. */
  readonly taken: Money;
  /** Last day of its validity; empty for no end. */
  readonly validUntil: PlainDate;
}
