import { addDays, shanghaiDate, type PlainDate } from '../../calendar/plain-date.ts';
import type { EvidencePackage } from './evidence-package.ts';
import { sideOf, stageOf } from './package-stage.ts';
import type { LogEntry } from './progress.ts';

/** Maximum length of a reason for the platform, in characters. */
export const maxReasonCharacters = 200;

/** A request of the company to expedite the review. `at` in milliseconds since the epoch. */
export interface ExpediteRequest {
  readonly at: number;
  readonly by: string;
  readonly reason: string;
}

export type ExpeditePermission =
  | { readonly allowed: true }
  | { readonly allowed: false; readonly because: 'not-with-platform' }
  /** `again`: Shanghai day from which another request is possible. */
  | { readonly allowed: false; readonly because: 'expedited-today'; readonly again: PlainDate };

type Lines = readonly Pick<LogEntry, 'at' | 'action' | 'actorName' | 'detail'>[];

/** The last expedite request in a log whose oldest line comes first; undefined where there is none. */
export function lastExpediteRequest(log: Lines): ExpediteRequest | undefined {
  const line = log.findLast(({ action }) => action === 'expedited');
  return line && { at: line.at, by: line.actorName, reason: line.detail };
}

/**
 * The last expedite request since the last submission. A submission after a withdrawal does not start a new round,
 * because the platform had not begun with it; the request before it still counts.
 */
export function expediteRequestSinceSubmission(log: Lines): ExpediteRequest | undefined {
  let [from, isWithdrawn] = [0, false];
  for (const [index, { action }] of log.entries()) {
    if (action === 'submitted' && !isWithdrawn) from = index + 1;
    if (action === 'submitted' || action === 'withdrawn') isWithdrawn = action === 'withdrawn';
  }
  return lastExpediteRequest(log.slice(from));
}

/**
 * Whether the company may request expediting at an instant (milliseconds): only while the platform has the package, and
 * once in a Shanghai day for the whole company (checklist F-231).
 */
export function mayExpedite(
  evidence: Pick<EvidencePackage, 'state' | 'fundedAt'>,
  last: Pick<ExpediteRequest, 'at'> | undefined,
  now: number,
): ExpeditePermission {
  if (sideOf(stageOf(evidence)) !== 'platform') return { allowed: false, because: 'not-with-platform' };
  const today = shanghaiDate(now);
  return last !== undefined && shanghaiDate(last.at) === today
    ? { allowed: false, because: 'expedited-today', again: addDays(today, 1) }
    : { allowed: true };
}
