import { answerDay, type ExpectedDay } from '../../../src/domain/calendar/working-days.ts';
import { shanghaiDate } from '../../../src/domain/calendar/plain-date.ts';
import { unfreezeAnswerDays } from '../../../src/domain/identity/unfreeze-rules.ts';
import type { UnfreezeRecord } from '../records/entry.ts';
import { workingCalendarOf } from '../platform/holidays.ts';

/** Day by which the platform has probably decided on a request made at an instant of the portal's time. */
export function unfreezeAnswer(askedAt: number): ExpectedDay {
  return answerDay(askedAt, unfreezeAnswerDays, workingCalendarOf(Number(shanghaiDate(askedAt).slice(0, 4))));
}

/** What the applicant reads about an unfreeze request that is pending. */
export function toWaitingUnfreezeWire({ number, askedAt }: Pick<UnfreezeRecord, 'number' | 'askedAt'>): {
  readonly number: string;
  readonly on: string;
  readonly by: string;
} {
  return { number, on: shanghaiDate(askedAt), by: unfreezeAnswer(askedAt).day };
}

/** What the applicant reads about an unfreeze request that was declined. */
export function toDeclinedUnfreezeWire({
  number,
  decidedAt,
  answer,
}: Pick<UnfreezeRecord, 'number' | 'decidedAt' | 'answer'>): {
  readonly number: string;
  readonly on: string;
  readonly answer: string;
} {
  return { number, on: shanghaiDate(decidedAt ?? 0), answer: answer.replace(/[。.\s]+$/u, '') };
}
