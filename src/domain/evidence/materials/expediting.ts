import { addDays, shanghaiDate, type PlainDate } from '../../calendar/plain-date.ts';
import type { EvidencePackage } from './evidence-package.ts';
import { sideOf, stageOf } from './package-stage.ts';
import type { LogEntry } from './progress.ts';

/** As many characters as a reason may have that the platform is told. */
export const longestReason = 200;

/** How the company last asked the platform to hurry. `at` in milliseconds. */
export interface Expedited {
  readonly at: number;
  readonly by: string;
  readonly reason: string;
}

export type Expediting =
  | { readonly allowed: true }
  | { readonly allowed: false; readonly because: 'not-with-platform' }
  /** `again` is the Shanghai day on which it may be asked once more. */
  | { readonly allowed: false; readonly because: 'expedited-today'; readonly again: PlainDate };

type Lines = readonly Pick<LogEntry, 'at' | 'action' | 'actorName' | 'detail'>[];

/**
 * The last time that the platform was asked to hurry with a package, by its log from the oldest line on; undefined
 * where nobody asked.
 */
export function lastExpedited(log: Lines): Expedited | undefined {
  const line = log.findLast(({ action }) => action === 'expedited');
  return line && { at: line.at, by: line.actorName, reason: line.detail };
}

/**
 * The same, of what was last submitted: asking for what was submitted earlier says nothing of it. What was withdrawn
 * and submitted again is asked for still: nobody had begun with it, and the day's one chance is spent.
 */
export function expeditedSinceSubmission(log: Lines): Expedited | undefined {
  let [from, isWithdrawn] = [0, false];
  for (const [index, { action }] of log.entries()) {
    if (action === 'submitted' && !isWithdrawn) from = index + 1;
    if (action === 'submitted' || action === 'withdrawn') isWithdrawn = action === 'withdrawn';
  }
  return lastExpedited(log.slice(from));
}

/**
 * Whether the platform may be asked to hurry at an instant (milliseconds): only while it has the package, and once a
 * Shanghai day, whoever asks (checklist F-231).
 */
export function mayExpedite(
  evidence: Pick<EvidencePackage, 'state' | 'fundedAt'>,
  last: Pick<Expedited, 'at'> | undefined,
  now: number,
): Expediting {
  if (sideOf(stageOf(evidence)) !== 'platform') return { allowed: false, because: 'not-with-platform' };
  const today = shanghaiDate(now);
  return last !== undefined && shanghaiDate(last.at) === today
    ? { allowed: false, because: 'expedited-today', again: addDays(today, 1) }
    : { allowed: true };
}
