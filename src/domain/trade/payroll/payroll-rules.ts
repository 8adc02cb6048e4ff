import { isMonth } from '../../calendar/months.ts';
import type { PlainDate } from '../../calendar/plain-date.ts';
import { compareMoney, moneyToText, zeroMoney, type Money } from '../../money/money.ts';
import { checksAroundBacking, contractChecks, type IssueFacts, type IssueForm } from '../shared/issue-rules.ts';
import { noteCheck, passCheck, refuseCheck, type RuleCheck } from '../shared/rule-check.ts';

/** Data of a payroll in addition to the terms of its credit. */
export interface PayrollForm {
  /** Project for which the people worked. */
  readonly project: string;
  /** Month of the wages, `YYYY-MM`; any other text counts as none. */
  readonly period: string;
}

/** Facts of a payroll's list of people. */
export interface PayrollFacts {
  readonly people: number;
  readonly total: Money;
  /** Whether another submitted application uses the same list. */
  readonly isUsedElsewhere: boolean;
  /** People of the list whom other applications of the company pay for the same month. */
  readonly paidAlready: PaidAlready;
}

/** People whom other applications pay for the same month. */
export interface PaidAlready {
  readonly people: number;
  /** Numbers of these applications, in their order; empty for none. */
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
  // Paying a person twice for a month can be right: for two projects, or to correct an underpayment.
  const { people, numbers } = payroll.paidAlready;
  return people === 0
    ? passCheck('PEOPLE', values)
    : noteCheck('PEOPLE', 'paid-twice', { ...values, used: String(people), number: numbers.join('、') });
}

/**
 * Checks the issue of a payroll credit (checklist R-057), in the order in which a reviewer reads it. The credit itself
 * is checked as any other; project and people replace the invoices.
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
