import { addDays, isSupportedDate, type PlainDate } from '../../calendar/plain-date.ts';
import { addMoney, compareMoney, isEnterable, parseMoney, zeroMoney, type Money } from '../../money/money.ts';
import { isBlank, visibleText } from '../../text/unseen-sign.ts';
import { limitLeft, type IssueLimit } from './issue-rules.ts';
import { addMonths } from './term.ts';

/** Days before the last day of a limit on which its operators are reminded, the earlier first. */
export const limitReminders = [30, 7] as const;
export type LimitReminder = (typeof limitReminders)[number];

/** Days before its last day from which a limit is shown as expiring. */
export const expiringDays = limitReminders[0];

/** What is true of a limit on a day. Several may be true at once; the first one names its state. */
export const limitNotes = ['expired', 'not-yet', 'exceeded', 'used-up', 'expiring'] as const;
export type LimitNote = (typeof limitNotes)[number];

type Validity = Pick<IssueLimit, 'validFrom' | 'validUntil'>;

export const isExpired = ({ validUntil }: Validity, today: PlainDate): boolean =>
  validUntil !== '' && validUntil < today;

export const isNotYetValid = ({ validFrom }: Validity, today: PlainDate): boolean =>
  validFrom !== '' && validFrom > today;

/** Whether a company may issue under a limit on a day; both the first and the last day count. */
export const isInForce = (limit: Validity, today: PlainDate): boolean =>
  !isExpired(limit, today) && !isNotYetValid(limit, today);

/** What may be issued under a limit on a day: nothing outside its validity, and never less than nothing. */
export const availableToday = (limit: IssueLimit, today: PlainDate): Money =>
  isInForce(limit, today) ? limitLeft(limit) : zeroMoney;

/** What is used and reserved beyond a limit, as after it was lowered; zero where nothing is. */
export function limitExcess({ total, used, reserved }: IssueLimit): Money {
  const excess = addMoney(used, reserved).fen - total.fen;
  return excess > 0n ? { fen: excess } : zeroMoney;
}

/** Everything that is to be said of a limit on a day; empty for one that is simply valid. */
export function notesOf(limit: IssueLimit, today: PlainDate): readonly LimitNote[] {
  const { validUntil } = limit;
  const holds: Readonly<Record<LimitNote, boolean>> = {
    expired: isExpired(limit, today),
    'not-yet': isNotYetValid(limit, today),
    exceeded: limitExcess(limit).fen > 0n,
    'used-up': limitExcess(limit).fen === 0n && limitLeft(limit).fen === 0n,
    expiring: validUntil !== '' && validUntil >= today && validUntil <= addDays(today, expiringDays),
  };
  return limitNotes.filter((note) => holds[note]);
}

/** The reminder that was sent last, and for which last day; undefined before the first. */
export interface LimitReminded {
  readonly days: LimitReminder;
  readonly validUntil: PlainDate;
}

/**
 * The reminder that is due on a day: that of the narrowest span in which the last day lies, once for each last day. A
 * limit that is extended has another last day, so that what was due for the one before is not sent any more.
 */
export function dueReminder(
  { validUntil }: Pick<IssueLimit, 'validUntil'>,
  reminded: LimitReminded | undefined,
  today: PlainDate,
): LimitReminder | undefined {
  if (validUntil === '' || validUntil < today) return undefined;
  const due = limitReminders.findLast((days) => validUntil <= addDays(today, days));
  if (due === undefined) return undefined;
  return reminded?.validUntil === validUntil && reminded.days <= due ? undefined : due;
}

/** States of what an application uses of a limit. What is freed does not count any more. */
export const limitUseStates = ['reserved', 'used', 'freed'] as const;
export type LimitUseState = (typeof limitUseStates)[number];

/** States of a request to change a limit. */
export const limitRequestStates = ['sent', 'granted', 'declined', 'withdrawn'] as const;
export type LimitRequestState = (typeof limitRequestStates)[number];

/** Maximum number of characters in the reason of a request, and in the words of its answer. */
export const longestLimitReason = 200;

/** Years ahead that the last day of a limit may lie. */
export const mostLimitYears = 5;

/** A request as it was typed; an empty amount or day leaves that part of the limit as it is. */
export interface TypedLimitRequest {
  readonly total: string;
  readonly validUntil: string;
  readonly reason: string;
}

export const emptyLimitRequest: TypedLimitRequest = { total: '', validUntil: '', reason: '' };

/** Terms of a limit that a change sets. */
export interface LimitTerms {
  readonly total: Money;
  /** First day; empty for one that has always been valid. */
  readonly validFrom: PlainDate;
  /** Last day; empty for no end. */
  readonly validUntil: PlainDate;
  readonly isRevolving: boolean;
}

export const limitRequestFields = ['total', 'validUntil', 'reason'] as const;
export type LimitRequestField = (typeof limitRequestFields)[number];

/** Why a request cannot be sent. */
export const limitRequestFaults = [
  'amount',
  'zero',
  'too-large',
  'no-day',
  'past',
  'too-far',
  'before-start',
  'nothing',
  'expired',
  'no-reason',
  'long-reason',
] as const;
export type LimitRequestFault = (typeof limitRequestFaults)[number];

export interface LimitRequestProblem {
  readonly field: LimitRequestField;
  readonly because: LimitRequestFault;
}

/** An amount as it is typed, also with full-width digits and with commas between thousands; undefined for none. */
export const typedLimitAmount = (text: string): Money | undefined =>
  parseMoney(text.normalize('NFKC').replaceAll(/[\s,]/gu, ''));

const typedDay = (text: string): string => text.normalize('NFKC').trim();

function totalFault(text: string): LimitRequestFault | undefined {
  if (text.trim() === '') return undefined;
  const total = typedLimitAmount(text);
  if (total === undefined) return 'amount';
  if (compareMoney(total, zeroMoney) <= 0) return 'zero';
  return isEnterable(total) ? undefined : 'too-large';
}

function dayFault(text: string, { validFrom }: Pick<LimitTerms, 'validFrom'>, today: PlainDate) {
  const day = typedDay(text);
  if (day === '') return undefined;
  if (!isSupportedDate(day)) return 'no-day';
  if (day < today) return 'past';
  if (day > addMonths(today, mostLimitYears * 12)) return 'too-far';
  return day < validFrom ? 'before-start' : undefined;
}

/**
 * The terms that a request asks for: what was typed in place of what is, with an unreadable part left as it is. Called
 * for what has no problems.
 */
export function wantedTerms({ total, validUntil }: TypedLimitRequest, limit: LimitTerms): LimitTerms {
  const day = typedDay(validUntil);
  return {
    ...limit,
    total: typedLimitAmount(total) ?? limit.total,
    validUntil: isSupportedDate(day) ? day : limit.validUntil,
  };
}

/**
 * Everything that keeps a request from being sent, at most one problem for each field. `limit` is the present one.
 * Amounts are positive and enterable; days lie from today to five years ahead (document 1, section 5; checklist 1.4).
 */
export function limitRequestProblems(
  typed: TypedLimitRequest,
  limit: LimitTerms,
  today: PlainDate,
): readonly LimitRequestProblem[] {
  const wanted = wantedTerms(typed, limit);
  const isSame = wanted.total.fen === limit.total.fen && wanted.validUntil === limit.validUntil;
  const total = totalFault(typed.total);
  const day =
    dayFault(typed.validUntil, limit, today) ??
    // More of what has run out is of no use.
    (isExpired(limit, today) && typedDay(typed.validUntil) === '' ? 'expired' : undefined);
  const reason = isBlank(typed.reason)
    ? 'no-reason'
    : typed.reason.trim().length > longestLimitReason
      ? 'long-reason'
      : undefined;
  const unchanged = total === undefined && day === undefined && isSame ? 'nothing' : undefined;
  const found: readonly (readonly [LimitRequestField, LimitRequestFault | undefined])[] = [
    ['total', total ?? unchanged],
    ['validUntil', day],
    ['reason', reason],
  ];
  return found.flatMap(([field, because]) => (because === undefined ? [] : [{ field, because }]));
}

/** Name of a person as far as it tells people apart: letter case, width, spaces and unseen signs do not count. */
const nameKey = (name: string): string => visibleText(name.normalize('NFKC')).replaceAll(/\s+/gu, '').toLowerCase();

/** Whether two officers of the platform are two persons: nobody checks what they made themselves. */
export const areTwoOfficers = (maker: string, checker: string): boolean =>
  nameKey(maker) !== '' && nameKey(checker) !== '' && nameKey(maker) !== nameKey(checker);
