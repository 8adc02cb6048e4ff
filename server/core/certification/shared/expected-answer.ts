import { answerDay, type ExpectedDay } from '../../../../src/domain/calendar/working-days.ts';
import { shanghaiDate } from '../../../../src/domain/calendar/plain-date.ts';
import { isReturned, reviewDays } from '../../../../src/domain/parties/real-name-machine.ts';
import type { CertificationRecord, RealNameRecord } from '../../records/certification.ts';
import { workingCalendarOf } from '../../platform/holidays.ts';
import { placeIn } from '../../parties/open-form.ts';

/** Day by which the platform is expected to finish its review; undefined where none is due. `now` in milliseconds. */
export function expectedAnswer(
  standing: Omit<CertificationRecord, 'pkCorp'>,
  record: Pick<RealNameRecord, 'steps'>,
  now: number,
): ExpectedDay | undefined {
  const place = placeIn(standing);
  const days = reviewDays(place);
  // What waits for its submitter counts from when it is handed in, which is now at the earliest; somebody's taking it
  // up moves no day.
  const since = isReturned(place) ? now : record.steps.findLast(({ event }) => event !== 'take')?.at;
  if (days === 0 || since === undefined) return undefined;
  return answerDay(since, days, workingCalendarOf(Number(shanghaiDate(since).slice(0, 4))));
}
