import { addDays, type PlainDate } from '../../calendar/plain-date.ts';
import type { WorkingCalendar } from '../../calendar/working-days.ts';
import { compareMoney, moneyToText, sumMoney, zeroMoney, type Money } from '../../money/money.ts';
import { paysOn } from './instrument.ts';
import { closedWorkingDays } from './issue-rules.ts';
import { companyChecks, payeeChecks, type MemberFacts, type PayeeFacts } from './member-facts.ts';
import { passCheck, refuseCheck, type RuleCheck } from './rule-check.ts';
import { workingDaysBefore } from './term.ts';

/**
 * Last day on which an instrument can be accepted or transferred, and on which an application about it can wait: a
 * working day, followed by three more before the payment day.
 */
export const lastOpenDay = (dueOn: PlainDate, calendar: WorkingCalendar): PlainDate =>
  workingDaysBefore(paysOn(dueOn, calendar).day, closedWorkingDays + 1, calendar);

/** First day on which an instrument is closed for new business. */
export const closesOn = (dueOn: PlainDate, calendar: WorkingCalendar): PlainDate =>
  addDays(lastOpenDay(dueOn, calendar), 1);

/** Working days within which a company can accept an amount. */
export const acceptanceDays = 5;

/** Maximum number of payees of one transfer. */
export const maxPayees = 20;

/** A payee of a transfer with its amount; undefined where none was entered. */
export interface TransferLine {
  readonly payeeId: string;
  readonly amount: Money | undefined;
}

/** Form of a transfer from one holding. */
export interface TransferForm {
  readonly holdingId: string;
  readonly lines: readonly TransferLine[];
  /** Purpose of the payment; empty for none. */
  readonly purpose: string;
}

/** Facts for the rules of a transfer. */
export interface TransferFacts {
  readonly today: PlainDate;
  readonly calendar: WorkingCalendar;
  readonly holder: MemberFacts;
  readonly dueOn: PlainDate;
  readonly issuerId: string;
  readonly isTransferable: boolean;
  /** Unreserved amount of the holding. */
  readonly available: Money;
  /** Amount of the holding frozen by a court. */
  readonly frozen: Money;
  /** Number of the evidence package that contains it; empty for none. */
  readonly packageId: string;
  /** Known payees by id. */
  readonly payees: ReadonlyMap<string, PayeeFacts>;
  readonly missingApprovers: readonly string[];
  /** Whether transfers to several payees are offered to the holder (checklist C-056). */
  readonly paysSeveral: boolean;
}

function lineChecks(
  lines: readonly TransferLine[],
  { holder, issuerId, payees, today, paysSeveral }: TransferFacts,
): readonly RuleCheck[] {
  if (lines.length === 0) return [refuseCheck('PAYEE', 'none')];
  if (lines.length > maxPayees) return [refuseCheck('PAYEE', 'too-many', { most: String(maxPayees) })];
  if (lines.length > 1 && !paysSeveral) return [refuseCheck('PAYEE', 'one-only')];
  const twice = lines.find(({ payeeId }, index) => lines.some((each, at) => at < index && each.payeeId === payeeId));
  const ofPayees = lines.flatMap(({ payeeId, amount }): readonly RuleCheck[] => {
    const payee = payees.get(payeeId);
    const name = payee?.name ?? '';
    return [
      ...(payeeId === issuerId
        ? [refuseCheck('PAYEE', 'issuer', { name })]
        : payeeChecks(payeeId, payee, holder.companyId, today)),
      amount === undefined
        ? refuseCheck('AMOUNT', 'none', { name })
        : compareMoney(amount, zeroMoney) <= 0
          ? refuseCheck('AMOUNT', 'zero', { name })
          : passCheck('AMOUNT', { name, amount: moneyToText(amount) }),
    ];
  });
  return [
    ...ofPayees,
    ...(twice ? [refuseCheck('PAYEE', 'twice', { name: payees.get(twice.payeeId)?.name ?? '' })] : []),
  ];
}

/** Sum of the entered amounts. */
export const transferSum = (lines: readonly TransferLine[]): Money =>
  sumMoney(lines.map(({ amount }) => amount ?? zeroMoney));

/**
 * Checks a transfer of one holding to one or more payees (document 1, section 4; checklist F-244, F-245). `available`
 * must include what this application itself has reserved.
 */
export function transferChecks({ lines }: TransferForm, facts: TransferFacts): readonly RuleCheck[] {
  const { today, calendar, holder, dueOn, isTransferable, available, frozen, packageId, missingApprovers } = facts;
  const sum = transferSum(lines);
  const closed = closesOn(dueOn, calendar);
  const amounts = { sum: moneyToText(sum), available: moneyToText(available), frozen: moneyToText(frozen) };
  return [
    ...lineChecks(lines, facts),
    // A holding in an evidence package has no available amount, but the package is the reason to report.
    ...(packageId === ''
      ? [
          compareMoney(sum, available) > 0
            ? refuseCheck('AVAILABLE', frozen.fen > 0n ? 'frozen' : 'exceeded', amounts)
            : passCheck('AVAILABLE', amounts),
          passCheck('PACKAGED'),
        ]
      : [refuseCheck('PACKAGED', 'in-package', { number: packageId })]),
    isTransferable ? passCheck('TRANSFERABLE') : refuseCheck('TRANSFERABLE', 'not-transferable'),
    closed <= today ? refuseCheck('NEAR_DUE', 'closed', { closed, dueOn }) : passCheck('NEAR_DUE', { closed, dueOn }),
    ...companyChecks(holder, 'transfer', today),
    missingApprovers.length === 0
      ? passCheck('APPROVERS')
      : refuseCheck('APPROVERS', 'nobody', { roles: missingApprovers.join(' ') }),
  ];
}

/** Facts for the rules of an acceptance. */
export type AcceptanceFacts = Pick<TransferFacts, 'today' | 'calendar' | 'holder' | 'dueOn' | 'missingApprovers'> & {
  /** Amount of the holding in transit; zero where it no longer exists. */
  readonly amount: Money;
};

/** Checks the acceptance of a holding in transit. */
export function acceptanceChecks(facts: AcceptanceFacts): readonly RuleCheck[] {
  const { today, calendar, holder, dueOn, amount, missingApprovers } = facts;
  const closed = closesOn(dueOn, calendar);
  return [
    amount.fen > 0n ? passCheck('HOLDER', { amount: moneyToText(amount) }) : refuseCheck('HOLDER', 'gone'),
    closed <= today ? refuseCheck('NEAR_DUE', 'closed', { closed, dueOn }) : passCheck('NEAR_DUE', { closed, dueOn }),
    ...companyChecks(holder, 'accept', today),
    missingApprovers.length === 0
      ? passCheck('APPROVERS')
      : refuseCheck('APPROVERS', 'nobody', { roles: missingApprovers.join(' ') }),
  ];
}
