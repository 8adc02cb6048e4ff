import { isMonth } from '../../calendar/months.ts';
import type { PlainDate } from '../../calendar/plain-date.ts';
import { compareMoney, moneyToText, zeroMoney, type Money } from '../../money/money.ts';
import { checksAroundBacking, contractChecks, type IssueFacts, type IssueForm } from '../shared/issue-rules.ts';
import { noteCheck, passCheck, refuseCheck, type RuleCheck } from '../shared/rule-check.ts';

/** What a payroll says beside the terms of its credit. */
export interface PayrollForm {
  /** Project that the people worked for. */
  readonly project: string;
  /** Month of the wages, `YYYY-MM`; empty or any other text for none. */
  readonly period: string;
}

/** What is known of the list of people of a payroll. */
export interface PayrollFacts {
  readonly people: number;
  readonly total: Money;
  /** Whether another application that was submitted pays by the same list. */
  readonly isUsedElsewhere: boolean;
  /** Those of them whom other applications of the company pay for the same month. */
  readonly paidAlready: PaidAlready;
}

/** People of a list whom other applications pay for the same month. */
export interface PaidAlready {
  readonly people: number;
  /** Numbers of these applications, in their order; empty where there are none. */
  readonly numbers: readonly string[];
}

function periodCheck(period: string, today: PlainDate): RuleCheck {
  if (!isMonth(period)) return refuseCheck('PERIOD', 'none');
  return period > today.slice(0, 7)
    ? refuseCheck('PERIOD', 'future', { day: period })
    : passCheck('PERIOD', { day: period });
}

function peopleCheck(amount: Money | undefined, payroll: PayrollFacts | undefined): RuleCheck {
  if (payroll === undefined) return refuseCheck('PEOPLE', 'none');
  const values = {
    count: String(payroll.people),
    sum: moneyToText(payroll.total),
    amount: moneyToText(amount ?? zeroMoney),
  };
  if (payroll.isUsedElsewhere) return refuseCheck('PEOPLE', 'used', values);
  if (amount === undefined || compareMoney(amount, payroll.total) !== 0) return refuseCheck('PEOPLE', 'sum', values);
  // Somebody may rightly be paid twice for a month: for two projects, or what was paid too little.
  const { people, numbers } = payroll.paidAlready;
  return people === 0
    ? passCheck('PEOPLE', values)
    : noteCheck('PEOPLE', 'paid-twice', { ...values, used: String(people), number: numbers.join('、') });
}

/**
 * Judges the issue of a payroll credit (checklist R-057), in the order in which a reviewer reads it. The credit itself
 * is judged as any other is; project and people stand where an issue has its invoices.
 *
 * @param payroll undefined for a form without a list of people
 */
export function payrollIssueChecks(
  form: IssueForm,
  { project, period }: PayrollForm,
  facts: IssueFacts,
  payroll: PayrollFacts | undefined,
): readonly RuleCheck[] {
  return checksAroundBacking(form, facts, [
    project === '' ? refuseCheck('PROJECT', 'none') : passCheck('PROJECT', { name: project }),
    periodCheck(period, facts.today),
    peopleCheck(form.amount, payroll),
    ...contractChecks(form, facts.contract),
  ]);
}
