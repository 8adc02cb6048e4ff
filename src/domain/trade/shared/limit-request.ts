import { isSupportedDate, type PlainDate } from '../../calendar/plain-date.ts';
import { compareMoney, isEnterable, parseMoney, zeroMoney, type Money } from '../../money/money.ts';
import { isBlank } from '../../text/invisible-characters.ts';
import { addMonths } from './term.ts';
import { isExpired } from './limit.ts';

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
