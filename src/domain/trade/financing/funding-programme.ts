import type { PlainDate } from '../../calendar/plain-date.ts';
import type { Money } from '../../money/money.ts';
import type { InstrumentKind } from '../shared/instrument.ts';

/** A rate in millionths: 36,000 is 3.6 percent. Whole numbers, so that no interest depends on binary fractions. */
export type Millionths = number;

export const dayBases = [360, 365] as const;
export type DayBasis = (typeof dayBases)[number];

/** When interest is paid: deducted from the disbursement, or at maturity. */
export const interestTimes = ['advance', 'maturity'] as const;
export type InterestTime = (typeof interestTimes)[number];

export const interestBearers = ['supplier', 'issuer'] as const;
export type InterestBearer = (typeof interestBearers)[number];

/** State of the evidence package from which on a funder reviews a financing. */
export const reviewStarts = ['SUBMITTED', 'AUDITED'] as const;
export type ReviewStart = (typeof reviewStarts)[number];

/** What a financing costs, and on which terms it is repaid. */
export interface FundingTerms {
  /** Simple rate of a year. */
  readonly annualRate: Millionths;
  readonly dayBasis: DayBasis;
  readonly interestTime: InterestTime;
  readonly interestBearer: InterestBearer;
  /** Fee including value-added tax, as a part of the amount, and its bounds; undefined for no upper bound. */
  readonly feeRate: Millionths;
  readonly feeLeast: Money;
  readonly feeMost: Money | undefined;
  /** Rate of the value-added tax that the fee includes. */
  readonly feeTaxRate: Millionths;
  /** Whether the supplier buys back what its issuer does not pay. */
  readonly hasRecourse: boolean;
  /** Calendar days after the payment day before a repurchase can be asked for. */
  readonly graceDays: number;
  /** Simple rate of a year for what is paid late. */
  readonly penaltyRate: Millionths;
  /** Working days from the approval to the disbursement; 0 for the same day. */
  readonly settlementDays: number;
  /** Hour of a working day in Shanghai from which on the next working day counts. */
  readonly cutOffHour: number;
  readonly startsOn: ReviewStart;
  /** Bank and number of the account to which the funder is repaid; empty where it is not known. */
  readonly repaymentBank: string;
  readonly repaymentAccount: string;
}

/** A funder's conditions for financing the instruments of a kind (资金方产品). */
export interface FundingProgramme extends FundingTerms {
  readonly id: string;
  readonly kind: InstrumentKind;
  readonly funderId: string;
  /** Office of the funder that does the business, as it names itself. */
  readonly funderName: string;
  /** Name of the programme, for a funder with several; empty for none. */
  readonly title: string;
  readonly leastAmount: Money;
  /** Longest time from the disbursement to the due date, in days. */
  readonly mostDays: number;
  /** Working days for which an offer holds. */
  readonly validDays: number;
  readonly isPaused: boolean;
}

/** What a programme may still finance of one issuer; amounts of open and disbursed financings are taken off. */
export interface FundingLimit {
  readonly total: Money;
  /** Sum of what waits for disbursement, and of what is disbursed and not repaid. */
  readonly taken: Money;
  /** Last day of its validity; empty for no end. */
  readonly validUntil: PlainDate;
}
