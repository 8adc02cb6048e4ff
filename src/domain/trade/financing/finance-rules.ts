import type { PlainDate } from '../../calendar/plain-date.ts';
import type { WorkingCalendar } from '../../calendar/working-days.ts';
import { compareMoney, moneyToText, sumMoney, zeroMoney, type Money } from '../../money/money.ts';
import { companyChecks, type MemberFacts } from '../shared/member-facts.ts';
import { passCheck, refuseCheck, type RuleCheck } from '../shared/rule-check.ts';
import { closesOn } from '../shared/transfer-rules.ts';
import type { ProgrammeBar } from './funding-offer.ts';

/** Maximum number of holdings of one financing. */
export const maxFinancedHoldings = 20;

/** Part of a holding to finance; `amount` is undefined where none was entered. */
export interface FinanceLine {
  readonly holdingId: string;
  readonly amount: Money | undefined;
}

/** Facts of a holding for the rules. */
export interface FinancedHolding {
  readonly holdingId: string;
  readonly number: string;
  readonly issuerId: string;
  readonly issuerName: string;
  readonly dueOn: PlainDate;
  /** Unreserved amount, including what this application itself has reserved. */
  readonly available: Money;
  /** Amount frozen by a court. */
  readonly frozen: Money;
  /** Name of the funder whose evidence package contains it; empty for none. */
  readonly packagedFor: string;
  /** Whether that funder is the chosen one. */
  readonly isPackagedForChosen: boolean;
}

/** Facts of the chosen offer for the rules. */
export interface ChosenOffer {
  readonly funderName: string;
  readonly bar: ProgrammeBar | undefined;
  readonly limitLeft: Money;
  /** Last day of the offer stored at the submission; empty before the submission. */
  readonly keptUntil: PlainDate;
}

/** Facts for the rules of a financing. */
export interface FinanceFacts {
  readonly today: PlainDate;
  readonly calendar: WorkingCalendar;
  readonly holder: MemberFacts;
  readonly holdings: ReadonlyMap<string, FinancedHolding>;
  /** Undefined where no offer is chosen. */
  readonly offer: ChosenOffer | undefined;
  /** Number of programmes that finance the issuer, regardless of the amount. */
  readonly programmeCount: number;
  /** Whether the company has a verified account for the payout. */
  readonly account: 'verified' | 'unknown' | 'none';
  readonly missingApprovers: readonly string[];
}

/** Sum of the entered amounts. */
export const financedSum = (lines: readonly FinanceLine[]): Money =>
  sumMoney(lines.map(({ amount }) => amount ?? zeroMoney));

/** Why holdings cannot be financed together; undefined where they can. They need one issuer and one due date. */
export function togetherBar(
  holdings: readonly Pick<FinancedHolding, 'issuerId' | 'dueOn'>[],
): 'issuer' | 'due' | undefined {
  const [first] = holdings;
  if (first === undefined) return undefined;
  if (holdings.some(({ issuerId }) => issuerId !== first.issuerId)) return 'issuer';
  return holdings.some(({ dueOn }) => dueOn !== first.dueOn) ? 'due' : undefined;
}

function lineChecks(lines: readonly FinanceLine[], { holdings }: FinanceFacts): readonly RuleCheck[] {
  if (lines.length === 0) return [refuseCheck('PART', 'none')];
  if (lines.length > maxFinancedHoldings)
    return [refuseCheck('PART', 'too-many', { most: String(maxFinancedHoldings) })];
  return lines.map(({ holdingId, amount }): RuleCheck => {
    const holding = holdings.get(holdingId);
    if (holding === undefined) return refuseCheck('PART', 'gone');
    const { number, available, frozen } = holding;
    if (amount === undefined) return refuseCheck('PART', 'no-amount', { number });
    if (compareMoney(amount, zeroMoney) <= 0) return refuseCheck('PART', 'zero', { number });
    const amounts = {
      number,
      sum: moneyToText(amount),
      available: moneyToText(available),
      frozen: moneyToText(frozen),
    };
    if (compareMoney(amount, available) <= 0) return passCheck('PART', amounts);
    return refuseCheck('PART', frozen.fen > 0n ? 'frozen' : 'exceeded', amounts);
  });
}

function togetherCheck(holdings: readonly FinancedHolding[]): RuleCheck {
  const bar = togetherBar(holdings);
  return bar === undefined ? passCheck('TOGETHER') : refuseCheck('TOGETHER', bar);
}

function offerCheck({ offer, today, programmeCount }: FinanceFacts): RuleCheck {
  if (programmeCount === 0) return refuseCheck('OFFER', 'nobody');
  if (offer === undefined) return refuseCheck('OFFER', 'none');
  const { funderName: name, bar, limitLeft, keptUntil } = offer;
  if (keptUntil !== '' && keptUntil < today) return refuseCheck('OFFER', 'over', { name, until: keptUntil });
  if (bar !== undefined) return refuseCheck('OFFER', bar, { name, left: moneyToText(limitLeft) });
  return passCheck('OFFER', { name });
}

function packageChecks(holdings: readonly FinancedHolding[]): readonly RuleCheck[] {
  const others = holdings.filter(({ packagedFor, isPackagedForChosen }) => packagedFor !== '' && !isPackagedForChosen);
  return others.map(({ number, packagedFor }) =>
    refuseCheck('PACKAGED', 'other-funder', { number, funder: packagedFor }),
  );
}

/**
 * Checks an application for financing (checklist F-244, F-245, E-38): holdings with one issuer and one due date, an
 * available amount, a valid offer, and a payout account.
 */
export function financeChecks(lines: readonly FinanceLine[], facts: FinanceFacts): readonly RuleCheck[] {
  const { today, calendar, holder, account, missingApprovers } = facts;
  const holdings = lines.flatMap(({ holdingId }) => facts.holdings.get(holdingId) ?? []);
  const twice = lines.find(({ holdingId }, index) =>
    lines.some((each, at) => at < index && each.holdingId === holdingId),
  );
  const dueOn = holdings[0]?.dueOn ?? '';
  const closed = dueOn === '' ? '' : closesOn(dueOn, calendar);
  return [
    ...lineChecks(lines, facts),
    ...(twice ? [refuseCheck('PART', 'twice', { number: facts.holdings.get(twice.holdingId)?.number ?? '' })] : []),
    ...(holdings.length === 0 ? [] : [togetherCheck(holdings)]),
    ...packageChecks(holdings),
    ...(dueOn === ''
      ? []
      : [
          closed <= today
            ? refuseCheck('NEAR_DUE', 'closed', { closed, dueOn })
            : passCheck('NEAR_DUE', { closed, dueOn }),
        ]),
    offerCheck(facts),
    account === 'verified' ? passCheck('ACCOUNT') : refuseCheck('ACCOUNT', account),
    ...companyChecks(holder, 'finance', today),
    missingApprovers.length === 0
      ? passCheck('APPROVERS')
      : refuseCheck('APPROVERS', 'nobody', { roles: missingApprovers.join(' ') }),
  ];
}
