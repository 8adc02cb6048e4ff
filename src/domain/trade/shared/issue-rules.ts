import type { PlainDate } from '../../calendar/plain-date.ts';
import { isWorkingDay, type WorkingCalendar } from '../../calendar/working-days.ts';
import { isBlank } from '../../text/invisible-characters.ts';
import {
  addMoney,
  compareMoney,
  entryMaximum,
  money,
  moneyToText,
  sumMoney,
  zeroMoney,
  type Money,
} from '../../money/money.ts';
import { paysOn, type BackingInvoice } from './instrument.ts';
import { companyChecks, payeeChecks, type MemberFacts, type PayeeFacts } from './member-facts.ts';
import { noteCheck, passCheck, refuseCheck, type RuleCheck } from './rule-check.ts';
import { addMonths, maxTermMonths, termDays, termOf, defaultMonths, workingDaysBefore } from './term.ts';

/** Working days before the payment day from which instruments can no longer be issued, accepted or transferred. */
export const closedWorkingDays = 3;

/** Reasons for a term of more than six months. */
export const exceptionReasons = ['contract', 'acceptance', 'retention', 'other'] as const;
export type ExceptionReason = (typeof exceptionReasons)[number];

export const isExceptionReason = (text: string): text is ExceptionReason =>
  (exceptionReasons as readonly string[]).includes(text);

/** Maximum number of invoices behind one instrument, and maximum lengths of its texts in characters. */
export const maxBackingInvoices = 200;
export const maxContractNumberCharacters = 60;
export const maxRemarkCharacters = 200;
export const maxExceptionTextCharacters = 200;

/** Form of an issue. Amounts and days that were not entered are undefined or empty. */
export interface IssueForm {
  readonly payeeId: string;
  readonly amount: Money | undefined;
  readonly dueOn: PlainDate;
  readonly contractNumber: string;
  readonly invoices: readonly BackingInvoice[];
  /** Problem of an invoice line: it is incomplete, its number is invalid, or it occurs twice; undefined for none. */
  readonly faultyInvoices: 'incomplete' | 'number' | 'twice' | undefined;
  readonly isTransferable: boolean;
  readonly remark: string;
  /** Reason for a term of more than six months; empty for none. */
  readonly exceptionReason: ExceptionReason | '';
  readonly exceptionText: string;
}

export const emptyIssueForm: IssueForm = {
  payeeId: '',
  amount: undefined,
  dueOn: '',
  contractNumber: '',
  invoices: [],
  faultyInvoices: undefined,
  isTransferable: true,
  remark: '',
  exceptionReason: '',
  exceptionText: '',
};

/** Issuing limit of a company, with its used and reserved sums. */
export interface IssueLimit {
  readonly total: Money;
  readonly used: Money;
  readonly reserved: Money;
  /** First day of validity; empty for no beginning. */
  readonly validFrom: PlainDate;
  /** Last day of validity; empty for no end. */
  readonly validUntil: PlainDate;
}

/** Remaining amount of a limit; never negative. */
export function limitLeft({ total, used, reserved }: IssueLimit): Money {
  const left = { fen: total.fen - used.fen - reserved.fen };
  return left.fen > 0n ? left : zeroMoney;
}

/** An invoice behind an issue, with the part of its total that no other instrument uses. */
export interface InvoiceLeft extends BackingInvoice {
  readonly left: Money;
}

/** Part of an invoice that an instrument uses. */
export interface InvoiceShare extends BackingInvoice {
  readonly share: Money;
}

/**
 * Distributes an amount over invoices, in their order. Used-up invoices get nothing; a rest of the amount is not
 * covered.
 */
export function invoiceShares(amount: Money, invoices: readonly InvoiceLeft[]): readonly InvoiceShare[] {
  let open = amount.fen;
  return invoices.map(({ left, ...invoice }) => {
    const share = left.fen < open ? left.fen : open;
    open -= share > 0n ? share : 0n;
    return { ...invoice, share: share > 0n ? { fen: share } : zeroMoney };
  });
}

/** Default amount above which the final reviewer approves; companies can set their own. */
export const defaultReviewAmount = money('2000000.00');

/** Facts of the contract behind an issue. */
export interface ContractFacts {
  /** Sum of earlier issues with its number, without returned and cancelled amounts. */
  readonly issued: Money;
  /** Amount of the contract; undefined where no document of the company states it. */
  readonly amount: Money | undefined;
}

/** Facts for the rules of an issue. */
export interface IssueFacts {
  readonly today: PlainDate;
  readonly calendar: WorkingCalendar;
  readonly issuer: MemberFacts;
  /** Undefined for an unknown company. */
  readonly payee: PayeeFacts | undefined;
  readonly limit: IssueLimit | undefined;
  /** Invoices of the form with their unused amounts. */
  readonly invoices: readonly InvoiceLeft[];
  /** Roles of steps for which the company has no person. */
  readonly missingApprovers: readonly string[];
  /** Amount above which the final reviewer approves. */
  readonly reviewAbove: Money;
  /** Contract of the form; undefined where the form names none. */
  readonly contract: ContractFacts | undefined;
  /** Names of the people who could act as final reviewer. */
  readonly finalReviewers: readonly string[];
}

/** Why an issue needs the final reviewer; empty where it does not. */
export function exceptionsOf(
  form: Pick<IssueForm, 'amount' | 'dueOn'>,
  { today, reviewAbove }: Pick<IssueFacts, 'today' | 'reviewAbove'>,
): readonly ('amount' | 'term')[] {
  return [
    ...(form.amount !== undefined && compareMoney(form.amount, reviewAbove) > 0 ? (['amount'] as const) : []),
    ...(form.dueOn !== '' && termOf(form.dueOn, today) === 'exceptional' ? (['term'] as const) : []),
  ];
}

/** Joins names into one text, because values of a rule are texts. */
const namesOf = (names: readonly string[]): string => names.join('、');

function amountCheck(
  amount: Money | undefined,
  { reviewAbove, finalReviewers }: Pick<IssueFacts, 'reviewAbove' | 'finalReviewers'>,
): RuleCheck {
  if (amount === undefined) return refuseCheck('AMOUNT', 'none');
  if (compareMoney(amount, zeroMoney) <= 0) return refuseCheck('AMOUNT', 'zero');
  if (compareMoney(amount, entryMaximum) > 0)
    return refuseCheck('AMOUNT', 'too-large', { most: moneyToText(entryMaximum) });
  if (compareMoney(amount, reviewAbove) > 0)
    return noteCheck('AMOUNT', 'exceptional', {
      amount: moneyToText(amount),
      most: moneyToText(reviewAbove),
      names: namesOf(finalReviewers),
    });
  return passCheck('AMOUNT', { amount: moneyToText(amount) });
}

/** Says when a due date is paid; noted where it moves, and where the days off around it are not announced yet. */
function paymentCheck(dueOn: PlainDate, calendar: WorkingCalendar): RuleCheck {
  const { day, about } = paysOn(dueOn, calendar);
  const values = { day, about: String(about) };
  if (!isWorkingDay(dueOn, calendar)) return noteCheck('PAYS_ON', 'moved', values);
  return about ? noteCheck('PAYS_ON', 'assumed', values) : passCheck('PAYS_ON', values);
}

/** Checks of the term (past, too soon, exceptional without a reason, too long) and of the payment day. */
export function termChecks(
  { dueOn, exceptionReason, exceptionText }: Pick<IssueForm, 'dueOn' | 'exceptionReason' | 'exceptionText'>,
  { today, calendar, finalReviewers }: Pick<IssueFacts, 'today' | 'calendar' | 'finalReviewers'>,
): readonly RuleCheck[] {
  if (dueOn === '') return [refuseCheck('TERM', 'none')];
  const term = termOf(dueOn, today);
  const values = {
    days: String(termDays(dueOn, today)),
    dueOn,
    usualUntil: addMonths(today, defaultMonths),
    latest: addMonths(today, maxTermMonths),
  };
  if (term === 'past') return [refuseCheck('TERM', 'past', values)];
  if (term === 'too-long') return [refuseCheck('TERM', 'too-long', values)];
  const { day } = paysOn(dueOn, calendar);
  // No working day would be left for the acceptance.
  if (workingDaysBefore(day, closedWorkingDays + 1, calendar) < today) return [refuseCheck('TERM', 'too-soon', values)];
  const payment = paymentCheck(dueOn, calendar);
  if (term === 'usual') return [passCheck('TERM', values), payment];
  const hasReason = exceptionReason !== '' && !isBlank(exceptionText);
  return [
    noteCheck('TERM', 'exceptional', { ...values, names: namesOf(finalReviewers) }),
    ...(hasReason ? [] : [refuseCheck('TERM_REASON', 'none', values)]),
    payment,
  ];
}

function limitCheck(amount: Money | undefined, limit: IssueLimit | undefined, today: PlainDate): RuleCheck {
  if (limit === undefined) return refuseCheck('LIMIT', 'none');
  if (limit.validUntil !== '' && limit.validUntil < today)
    return refuseCheck('LIMIT', 'expired', { validUntil: limit.validUntil });
  if (limit.validFrom > today) return refuseCheck('LIMIT', 'not-yet', { day: limit.validFrom });
  const left = limitLeft(limit);
  const values = { left: moneyToText(left), amount: moneyToText(amount ?? zeroMoney) };
  return amount !== undefined && compareMoney(amount, left) > 0
    ? refuseCheck('LIMIT', 'exceeded', values)
    : passCheck('LIMIT', values);
}

/**
 * Whether number and code identify an invoice: a fully digital one has 20 digits and no code; others have 8 digits and
 * a code of 10 or 12 digits. The code is required, because many invoices share a number of 8 digits.
 */
export function isInvoiceIdentity({ code, number }: Pick<BackingInvoice, 'code' | 'number'>): boolean {
  return /^\d{20}$/u.test(number) ? code === '' : /^\d{8}$/u.test(number) && /^(?:\d{10}|\d{12})$/u.test(code);
}

function invoiceChecks(
  { amount, faultyInvoices }: Pick<IssueForm, 'amount' | 'faultyInvoices'>,
  invoices: readonly InvoiceLeft[],
  today: PlainDate,
): readonly RuleCheck[] {
  if (faultyInvoices) return [refuseCheck('INVOICES', faultyInvoices)];
  if (invoices.some(({ issuedOn }) => issuedOn > today)) return [refuseCheck('INVOICES', 'future')];
  if (invoices.length === 0) return [noteCheck('INVOICES', 'none')];
  const used = invoices.filter(({ left }) => left.fen <= 0n);
  const counted = invoices.filter(({ left }) => left.fen > 0n);
  const sum = sumMoney(counted.map(({ left }) => left));
  const values = { count: String(counted.length), sum: moneyToText(sum), amount: moneyToText(amount ?? zeroMoney) };
  return [
    used.length === 0
      ? passCheck('INVOICES', values)
      : noteCheck('INVOICES', 'used', { ...values, used: String(used.length) }),
    amount === undefined || compareMoney(sum, amount) >= 0
      ? passCheck('INVOICE_SUM', values)
      : noteCheck('INVOICE_SUM', 'below', values),
  ];
}

/**
 * Compares the sum of issues under a contract with the contract's amount (checklist F-204). An excess is noted, not
 * refused: the submitter confirms it.
 */
export function contractChecks(
  { amount = zeroMoney, contractNumber }: Pick<IssueForm, 'amount' | 'contractNumber'>,
  contract: ContractFacts | undefined,
): readonly RuleCheck[] {
  if (!contract) return [];
  const values = {
    number: contractNumber,
    sum: moneyToText(contract.issued),
    amount: moneyToText(amount),
    most: contract.amount ? moneyToText(contract.amount) : '',
  };
  const isExceeded = contract.amount && compareMoney(addMoney(contract.issued, amount), contract.amount) > 0;
  return [isExceeded ? noteCheck('CONTRACT_SUM', 'exceeded', values) : passCheck('CONTRACT_SUM', values)];
}

/**
 * Checks of an issue, with the given checks of its backing in their place. `reserved` of the limit must not include the
 * reservation of the application itself.
 */
export function checksAroundBacking(
  form: IssueForm,
  facts: IssueFacts,
  backing: readonly RuleCheck[],
): readonly RuleCheck[] {
  const { today, issuer, payee, limit, missingApprovers } = facts;
  return [
    ...payeeChecks(form.payeeId, payee, issuer.companyId, today),
    amountCheck(form.amount, facts),
    ...termChecks(form, facts),
    ...backing,
    limitCheck(form.amount, limit, today),
    ...companyChecks(issuer, undefined, today),
    missingApprovers.length === 0
      ? passCheck('APPROVERS')
      : refuseCheck('APPROVERS', 'nobody', { roles: missingApprovers.join(' ') }),
  ];
}

/**
 * Checks an issue, in the order in which a reviewer reads it (document 1, section 4; checklist F-241, F-244, F-245).
 * `reserved` of the limit must not include the reservation of this application itself.
 */
export function issueChecks(form: IssueForm, facts: IssueFacts): readonly RuleCheck[] {
  return checksAroundBacking(form, facts, [
    ...invoiceChecks(form, facts.invoices, facts.today),
    ...contractChecks(form, facts.contract),
  ]);
}
