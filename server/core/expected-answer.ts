import type { ExpectedDay } from '../../src/domain/calendar/working-days.ts';
import { shanghaiDate } from '../../src/domain/calendar/plain-date.ts';
import { materialsPolicies } from '../../src/domain/materials/materials-policy.ts';
import { sideOf, stageOf } from '../../src/domain/materials/package-stage.ts';
import { expectedAnswer } from '../../src/domain/materials/progress.ts';
import { workingCalendarOf } from './holidays.ts';
import type { PackageRecord } from './records.ts';

/** By when the platform answers: what it has, or what would be submitted now (milliseconds); undefined for what no answer is awaited of any more. */
export function expectedAnswerOf(record: PackageRecord, now: number): ExpectedDay | undefined {
  const side = sideOf(stageOf({ state: record.state, fundedAt: undefined }));
  if (side !== 'company' && side !== 'platform') return undefined;
  // What the platform corrects itself is counted from when it took that on.
  const arrived = record.state === 'BIZ_MODIFY' ? record.stateSince : (record.submittedAt ?? record.stateSince);
  const from = side === 'platform' ? arrived : now;
  return expectedAnswer(from, materialsPolicies[record.docType].reviewWorkingDays, workingCalendarOf(Number(shanghaiDate(from).slice(0, 4))));
}
