import { addDays, isSupportedDate, type PlainDate } from '../../calendar/plain-date.ts';
import { actsForCore, roleKind, type RoleCode } from '../../identity/role.ts';
import { compareMoney, isEnterable, zeroMoney, type Money } from '../../money/money.ts';
import { isBlank } from '../../text/invisible-characters.ts';
import type { ProposalState } from './colleague-proposal.ts';
import type { InstrumentKind } from './instrument.ts';
import { defaultReviewAmount } from './issue-rules.ts';
import { maxLimitReasonCharacters, typedLimitAmount } from './limit-request.ts';
import { addMonths } from './term.ts';

/** Amount above which an issue needs the final reviewer, with its first day. */
export interface ReviewThreshold {
  readonly amount: Money;
  /** First day of validity. */
  readonly validFrom: PlainDate;
}

/** A proposal that waits for another person's answer. */
export interface WaitingThreshold extends ReviewThreshold {
  readonly what: 'review-threshold';
  readonly id: string;
  /** Undefined for a kind that this portal does not know. */
  readonly kind: InstrumentKind | undefined;
  readonly makerName: string;
  /** Milliseconds since the epoch. */
  readonly proposedAt: number;
}

/** Last day on which a proposal can be confirmed. */
export const confirmableUntil = ({ validFrom }: Pick<ReviewThreshold, 'validFrom'>): PlainDate =>
  addDays(validFrom, -1);

/** A confirmed threshold, with the time of its confirmation in milliseconds since the epoch. */
export type ConfirmedThreshold = ReviewThreshold & { readonly decidedAt: number };

/** The confirmed thresholds among proposals. */
export const confirmedThresholds = (
  proposals: readonly (ReviewThreshold & {
    readonly state: ProposalState | undefined;
    readonly decidedAt: number | undefined;
  })[],
): readonly ConfirmedThreshold[] =>
  proposals.flatMap(({ state, decidedAt, amount, validFrom }) =>
    state === 'confirmed' && decidedAt !== undefined ? [{ amount, validFrom, decidedAt }] : [],
  );

const laterOf = (one: ConfirmedThreshold, other: ConfirmedThreshold): ConfirmedThreshold =>
  one.validFrom > other.validFrom || (one.validFrom === other.validFrom && one.decidedAt >= other.decidedAt)
    ? one
    : other;

/** Threshold in force on a day; undefined where the company has set none and the default applies. */
export function thresholdOn(confirmed: readonly ConfirmedThreshold[], day: PlainDate): ConfirmedThreshold | undefined {
  const begun = confirmed.filter(({ validFrom }) => validFrom <= day);
  return begun.length === 0 ? undefined : begun.reduce(laterOf);
}

/** Amount above which an issue needs the final reviewer on a day. */
export const reviewAmountOn = (confirmed: readonly ConfirmedThreshold[], day: PlainDate): Money =>
  thresholdOn(confirmed, day)?.amount ?? defaultReviewAmount;

/** Thresholds that take effect after a day, the earliest first. */
export const laterThresholds = (
  confirmed: readonly ConfirmedThreshold[],
  today: PlainDate,
): readonly ConfirmedThreshold[] =>
  [...Map.groupBy(confirmed, ({ validFrom }) => validFrom)]
    .filter(([validFrom]) => validFrom > today)
    .map(([, all]) => all.reduce(laterOf))
    .toSorted((one, other) => (one.validFrom < other.validFrom ? -1 : 1));

/** Whether a role may propose thresholds and answer proposals: directors and final reviewers of a core enterprise. */
export const mayChangeThreshold = (role: RoleCode): boolean =>
  actsForCore(role) && ['director', 'final-reviewer'].includes(roleKind(role));

/** A proposal to change the threshold of the final review (终审起点金额), as typed. */
export interface TypedThreshold {
  readonly amount: string;
  readonly validFrom: string;
  readonly reason: string;
}

export const emptyThreshold: TypedThreshold = { amount: '', validFrom: '', reason: '' };

export const thresholdFields = ['amount', 'validFrom', 'reason'] as const;
export type ThresholdField = (typeof thresholdFields)[number];

/** Why a proposal is invalid. */
export const thresholdFaults = [
  'amount',
  'zero',
  'too-large',
  'same',
  'no-day',
  'past',
  'too-far',
  'no-reason',
  'long-reason',
] as const;
export type ThresholdFault = (typeof thresholdFaults)[number];

/** Maximum number of months from today to the first day of a threshold. */
const maxMonthsAhead = 12;

/** Range of the first day of a threshold, inclusive: from tomorrow to a year ahead. */
export const thresholdDays = (today: PlainDate): { readonly earliest: PlainDate; readonly latest: PlainDate } => ({
  earliest: addDays(today, 1),
  latest: addMonths(today, maxMonthsAhead),
});

const typedDay = (text: string): string => text.normalize('NFKC').trim();

function amountFault(text: string, present: Money): ThresholdFault | undefined {
  const amount = typedLimitAmount(text);
  if (amount === undefined) return 'amount';
  if (compareMoney(amount, zeroMoney) <= 0) return 'zero';
  if (!isEnterable(amount)) return 'too-large';
  return amount.fen === present.fen ? 'same' : undefined;
}

function dayFault(text: string, today: PlainDate): ThresholdFault | undefined {
  const day = typedDay(text);
  if (!isSupportedDate(day)) return 'no-day';
  const { earliest, latest } = thresholdDays(today);
  if (day < earliest) return 'past';
  return day > latest ? 'too-far' : undefined;
}

function reasonFault(text: string): ThresholdFault | undefined {
  if (isBlank(text)) return 'no-reason';
  return text.trim().length > maxLimitReasonCharacters ? 'long-reason' : undefined;
}

/** Problems that prevent a proposal, by field. `confirmed`: thresholds that the company has set. */
export function thresholdProblems(
  typed: TypedThreshold,
  confirmed: readonly ConfirmedThreshold[],
  today: PlainDate,
): Partial<Readonly<Record<ThresholdField, ThresholdFault>>> {
  const day = dayFault(typed.validFrom, today);
  const present = reviewAmountOn(confirmed, day === undefined ? typedDay(typed.validFrom) : today);
  const [amount, reason] = [amountFault(typed.amount, present), reasonFault(typed.reason)];
  return {
    ...(amount ? { amount } : {}),
    ...(day ? { validFrom: day } : {}),
    ...(reason ? { reason } : {}),
  };
}

/** Threshold of a proposal without problems; undefined where a part is unreadable. */
export function wantedThreshold({ amount, validFrom }: TypedThreshold): ReviewThreshold | undefined {
  const [wanted, day] = [typedLimitAmount(amount), typedDay(validFrom)];
  return wanted === undefined || !isSupportedDate(day) ? undefined : { amount: wanted, validFrom: day };
}
