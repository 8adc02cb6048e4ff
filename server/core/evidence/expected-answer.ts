import { workingDaysSince, type ExpectedDay } from '../../../src/domain/calendar/working-days.ts';
import { shanghaiDate } from '../../../src/domain/calendar/plain-date.ts';
import { policyOf } from '../../../src/domain/evidence/shared/book-policies.ts';
import { sideOf, stageOf } from '../../../src/domain/evidence/materials/package-stage.ts';
import { expectedAnswer } from '../../../src/domain/evidence/materials/progress.ts';
import { workingCalendarOf } from '../platform/holidays.ts';
import type { PackageRecord } from '../records/evidence.ts';

type Answered = Pick<PackageRecord, 'state' | 'stateSince' | 'submittedAt' | 'book'>;

/**
 * Day by which the platform is expected to answer what it has, or what would be submitted at `now` (milliseconds);
 * undefined where no answer is awaited any more.
 */
export function expectedAnswerOf(record: Answered, now: number): ExpectedDay | undefined {
  const side = sideOf(stageOf({ state: record.state, fundedAt: undefined }));
  if (side !== 'company' && side !== 'platform') return undefined;
  // A correction by the platform itself counts from its beginning.
  const startedAt = record.state === 'BIZ_MODIFY' ? record.stateSince : (record.submittedAt ?? record.stateSince);
  const from = side === 'platform' ? startedAt : now;
  const days = policyOf(record.book).reviewWorkingDays;
  return days === undefined
    ? undefined
    : expectedAnswer(from, days, workingCalendarOf(Number(shanghaiDate(from).slice(0, 4))));
}

/**
 * Day by which the platform owes an answer, and whether it is late at `now` (milliseconds); no day where it is not the
 * platform's turn. `lateDays` are working days; null where it is not late or the calendar does not cover them.
 */
export function owedAnswer(
  record: Answered,
  now: number,
): { readonly expectedBy: string | null; readonly isLate: boolean; readonly lateDays: number | null } {
  const isTheirs = sideOf(stageOf({ state: record.state, fundedAt: undefined })) === 'platform';
  const day = isTheirs ? expectedAnswerOf(record, now)?.day : undefined;
  if (day === undefined) return { expectedBy: null, isLate: false, lateDays: null };
  const today = shanghaiDate(now);
  const isLate = day < today;
  return {
    expectedBy: day,
    isLate,
    lateDays: isLate ? (workingDaysSince(day, today, workingCalendarOf(Number(day.slice(0, 4)))) ?? null) : null,
  };
}
