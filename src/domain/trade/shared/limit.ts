import { addDays, isSupportedDate, type PlainDate } from '../../calendar/plain-date.ts';
import { addMoney, compareMoney, isEnterable, parseMoney, zeroMoney, type Money } from '../../money/money.ts';
import { isBlank, visibleText } from '../../text/unseen-sign.ts';
import { limitLeft, type IssueLimit } from './issue-rules.ts';
import { addMonths } from './term.ts';

/** Days before the end of a limit at which its operators are reminded. */
export const limitReminders = [30, 7] as const;
export type LimitReminder = (typeof limitReminders)[number];

/** Days before the end from which a limit is shown as expiring. */
export const expiringDays = limitReminders[0];

/** Remarks about a limit on a day. Several may apply; the first determines its displayed state. */
export const limitNotes = ['expired', 'not-yet', 'exceeded', 'used-up', 'expiring'] as const;
export type LimitNote = (typeof limitNotes)[number];

type Validity = Pick<IssueLimit, 'validFrom' | 'validUntil'>;

export const isExpired = ({ validUntil }: Validity, today: PlainDate): boolean =>
  validUntil !== '' && validUntil < today;

export const isNotYetValid = ({ validFrom }: Validity, today: PlainDate): boolean =>
  validFrom !== '' && validFrom > today;

/** Whether a limit is valid on a day; first and last day are inclusive. */
export const isInForce = (limit: Validity, today: PlainDate): boolean =>
  !isExpired(limit, today) && !isNotYetValid(limit, today);

/** Amount that can be issued under a limit on a day: zero outside its validity; never negative. */
export const availableToday = (limit: IssueLimit, today: PlainDate): Money =>
  isInForce(limit, today) ? limitLeft(limit) : zeroMoney;

/** Used and reserved amount above the limit, for example after a reduction; zero for none. */
export function limitExcess({ total, used, reserved }: IssueLimit): Money {
  const excess = addMoney(used, reserved).fen - total.fen;
  return excess > 0n ? { fen: excess } : zeroMoney;
}

/** All remarks about a limit on a day; empty for one that is simply valid. */
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

/** The last reminder sent, with the end of validity that it was for; undefined before the first. */
export interface LimitReminded {
  readonly days: LimitReminder;
  readonly validUntil: PlainDate;
}

/**
 * Reminder to send on a day; undefined for none. Each step is sent once per end of validity, and only the latest step
 * that has been reached. After an extension, reminders for the former end are not sent.
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

/** States of an application's use of a limit. Freed amounts no longer count. */
export const limitUseStates = ['reserved', 'used', 'freed'] as const;
export type LimitUseState = (typeof limitUseStates)[number];

/** States of a request to change a limit. */
export const limitRequestStates = ['sent', 'granted', 'declined', 'withdrawn'] as const;
export type LimitRequestState = (typeof limitRequestStates)[number];

/** Maximum length of a request's reason and of the answer's text, in characters. */
export const maxLimitReasonCharacters = 200;

/** Maximum number of years from today to the last day of a limit. */
export const maxLimitYears = 5;

/** A request as typed; an empty amount or day leaves that part of the limit unchanged. */
export interface TypedLimitRequest {
  readonly total: string;
  readonly validUntil: string;
  readonly reason: string;
}

export const emptyLimitRequest: TypedLimitRequest = { total: '', validUntil: '', reason: '' };

/** Terms of a limit. */
export interface LimitTerms {
  readonly total: Money;
  /** First day; empty for no beginning. */
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

/** Parses a typed amount, also with full-width digits and thousands separators; undefined for any other text. */
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
  if (day > addMonths(today, maxLimitYears * 12)) return 'too-far';
  return day < validFrom ? 'before-start' : undefined;
}

/**
 * Requested terms: the typed values, or the current ones where empty or unreadable. Call it only for requests without
 * problems.
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
 * Problems that prevent a request, at most one per field. `limit`: the current one. Amounts must be positive and
 * enterable; days must be from today to five years ahead (document 1, section 5; checklist 1.4).
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
    // Raising the amount of an expired limit is useless.
    (isExpired(limit, today) && typedDay(typed.validUntil) === '' ? 'expired' : undefined);
  const reason = isBlank(typed.reason)
    ? 'no-reason'
    : typed.reason.trim().length > maxLimitReasonCharacters
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

/** Normalised name for comparing people: case, width, spaces and invisible characters are ignored. */
const nameKey = (name: string): string => visibleText(name.normalize('NFKC')).replaceAll(/\s+/gu, '').toLowerCase();

/** Whether two officers of the platform are different people, because nobody may approve their own proposal. */
export const areTwoOfficers = (maker: string, checker: string): boolean =>
  nameKey(maker) !== '' && nameKey(checker) !== '' && nameKey(maker) !== nameKey(checker);
