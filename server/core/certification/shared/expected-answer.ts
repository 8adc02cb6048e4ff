import { answerDay, type ExpectedDay } from '../../../../src/domain/calendar/working-days.ts';
import { shanghaiDate } from '../../../../src/domain/calendar/plain-date.ts';
import { isReturned, reviewDays } from '../../../../src/domain/parties/real-name-machine.ts';
import type { CertificationRecord, RealNameRecord } from '../../records/certification.ts';
import { workingCalendarOf } from '../../platform/holidays.ts';
import { toRealNamePlace } from '../../parties/open-form.ts';

/** Day by which the platform is expected to finish its review; undefined where none is due. `now` in milliseconds. */
export function expectedAnswer(
  standing: Omit<CertificationRecord, 'pkCorp'>,
  record: Pick<RealNameRecord, 'steps'>,
  now: number,
): ExpectedDay | undefined {
  const place = toRealNamePlace(standing);
  const days = reviewDays(place);
  // A returned form counts from its next submission, which is now at the earliest. A reviewer who takes the form up
  // changes no day.
  const since = isReturned(place) ? now : record.steps.findLast(({ event }) => event !== 'take')?.at;
  if (days === 0 || since === undefined) return undefined;
  return answerDay(since, days, workingCalendarOf(Number(shanghaiDate(since).slice(0, 4))));
}
