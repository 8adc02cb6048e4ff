import { addDays, type PlainDate } from '../../calendar/plain-date.ts';
import type { WorkingCalendar } from '../../calendar/working-days.ts';
import { compareMoney, moneyToText, sumMoney, zeroMoney, type Money } from '../../money/money.ts';
import { paysOn } from './instrument.ts';
import { closedDays } from './issue-rules.ts';
import { companyChecks, payeeChecks, type MemberFacts, type PayeeFacts } from './member-facts.ts';
import { passCheck, refuseCheck, type RuleCheck } from './rule-check.ts';
import { workingDaysBefore } from './term.ts';

/**
 * The last day on which an instrument can be accepted or passed on, and on which an application about it can wait: a
 * working day with three more of them before the instrument is paid.
 */
export const lastOpenDay = (dueOn: PlainDate, calendar: WorkingCalendar): PlainDate =>
  workingDaysBefore(paysOn(dueOn, calendar).day, closedDays + 1, calendar);

/** The day from which an instrument is closed for new business. */
export const closesOn = (dueOn: PlainDate, calendar: WorkingCalendar): PlainDate =>
  addDays(lastOpenDay(dueOn, calendar), 1);

/** Working days for which a company may accept what it was sent. */
export const acceptanceDays = 5;

/** Maximum number of payees of one transfer. */
export const mostPayees = 20;

/** A payee of a transfer, and how much it gets; an amount that was not entered is undefined. */
export interface TransferLine {
  readonly payeeId: string;
  readonly amount: Money | undefined;
}

/** What a holder asks to pass on, of one holding. */
export interface TransferForm {
  readonly holdingId: string;
  readonly lines: readonly TransferLine[];
  /** What is paid by it; empty for none. */
  readonly purpose: string;
}

/** Facts that the rules of a transfer judge. */
export interface TransferFacts {
  readonly today: PlainDate;
  readonly calendar: WorkingCalendar;
  readonly holder: MemberFacts;
  readonly dueOn: PlainDate;
  readonly issuerId: string;
  readonly isTransferable: boolean;
  /** Amount of the holding that nothing else has reserved. */
  readonly available: Money;
  /** Amount of the holding that a court froze. */
  readonly frozen: Money;
  /** Number of the evidence package that has it; empty for none. */
  readonly packageId: string;
  /** The payees that are known, by their id. */
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
  if (lines.length > mostPayees) return [refuseCheck('PAYEE', 'too-many', { most: String(mostPayees) })];
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

/** The sum of the amounts that were entered. */
export const transferSum = (lines: readonly TransferLine[]): Money =>
  sumMoney(lines.map(({ amount }) => amount ?? zeroMoney));

/**
 * Judges a transfer of one holding to one or many payees (document 1, section 4; checklist F-244, F-245). `available`
 * must contain what this application itself has reserved.
 */
export function transferChecks({ lines }: TransferForm, facts: TransferFacts): readonly RuleCheck[] {
  const { today, calendar, holder, dueOn, isTransferable, available, frozen, packageId, missingApprovers } = facts;
  const sum = transferSum(lines);
  const closed = closesOn(dueOn, calendar);
  const amounts = { sum: moneyToText(sum), available: moneyToText(available), frozen: moneyToText(frozen) };
  return [
    ...lineChecks(lines, facts),
    // Nothing is available of a holding that a package has, and the package is the reason to name.
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

/** Facts that the rules of an acceptance judge. */
export type AcceptanceFacts = Pick<TransferFacts, 'today' | 'calendar' | 'holder' | 'dueOn' | 'missingApprovers'> & {
  /** Amount of the holding that is in transit; zero where it is gone. */
  readonly amount: Money;
};

/** Judges the acceptance of what is in transit. */
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
