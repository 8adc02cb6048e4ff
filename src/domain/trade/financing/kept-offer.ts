import type { PlainDate } from '../../calendar/plain-date.ts';
import { money, moneyToText } from '../../money/money.ts';
import type { FinancingCost } from './financing-cost.ts';
import type { FundingOffer } from './funding-offer.ts';
import type { FundingTerms } from './funding-programme.ts';

/** Figures of a financing; amounts are decimal texts in yuan. */
export interface KeptCost {
  readonly disbursedOn: PlainDate;
  readonly days: number;
  readonly interest: string;
  readonly fee: string;
  readonly feeTax: string;
  readonly cost: string;
  readonly net: string;
  readonly annualCost: number | undefined;
}

/**
 * A stored offer as it was chosen: its rate and fee stay valid until its last day, even if the programme changes.
 * Amounts are decimal texts in yuan, rates are in millionths.
 */
export interface KeptOffer extends Omit<FundingTerms, 'feeLeast' | 'feeMost'> {
  readonly programmeId: string;
  readonly programmeTitle: string;
  readonly funderId: string;
  readonly funderName: string;
  readonly feeLeast: string;
  readonly feeMost: string | undefined;
  readonly validUntil: PlainDate;
  readonly figures: KeptCost;
}

/** Converts costs for a day of disbursement to the stored form. */
export function toKeptCost(
  { days, interest, fee, feeTax, cost, net, annualCost }: FinancingCost,
  disbursedOn: PlainDate,
): KeptCost {
  return {
    disbursedOn,
    days,
    interest: moneyToText(interest),
    fee: moneyToText(fee),
    feeTax: moneyToText(feeTax),
    cost: moneyToText(cost),
    net: moneyToText(net),
    annualCost,
  };
}

/** Converts an offer to the form that an application stores. */
export function toKeptOffer({ programme, arrivesOn, cost, validUntil }: FundingOffer): KeptOffer {
  return {
    programmeId: programme.id,
    programmeTitle: programme.title,
    funderId: programme.funderId,
    funderName: programme.funderName,
    annualRate: programme.annualRate,
    dayBasis: programme.dayBasis,
    interestTime: programme.interestTime,
    interestBearer: programme.interestBearer,
    feeRate: programme.feeRate,
    feeLeast: moneyToText(programme.feeLeast),
    feeMost: programme.feeMost && moneyToText(programme.feeMost),
    feeTaxRate: programme.feeTaxRate,
    hasRecourse: programme.hasRecourse,
    graceDays: programme.graceDays,
    penaltyRate: programme.penaltyRate,
    settlementDays: programme.settlementDays,
    cutOffHour: programme.cutOffHour,
    startsOn: programme.startsOn,
    repaymentBank: programme.repaymentBank,
    repaymentAccount: programme.repaymentAccount,
    validUntil,
    figures: toKeptCost(cost, arrivesOn),
  };
}

/** Terms of a stored offer. */
export function termsOfOffer({ feeLeast, feeMost, ...terms }: KeptOffer): FundingTerms {
  return { ...terms, feeLeast: money(feeLeast), feeMost: feeMost === undefined ? undefined : money(feeMost) };
}
