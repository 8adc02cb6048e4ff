import { addDays, type PlainDate } from '../../calendar/plain-date.ts';
import { addMoney, zeroMoney, type Money } from '../../money/money.ts';
import { limitLeft, type IssueLimit } from './issue-rules.ts';
import { limitReminders } from './limit-reminder.ts';

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

/** States of an application's use of a limit. Freed amounts no longer count. */
export const limitUseStates = ['reserved', 'used', 'freed'] as const;
export type LimitUseState = (typeof limitUseStates)[number];
