import type { EvidencePackage } from './evidence-package.ts';
import { sideOf, stageOf } from './package-stage.ts';
import type { LogEntry } from './progress.ts';

/** The company's request to change a submitted package. Instants in milliseconds since the epoch. */
export interface ChangeRequest {
  readonly at: number;
  readonly by: string;
  readonly reason: string;
  readonly outcome:
    | { readonly kind: 'open' }
    | { readonly kind: 'granted'; readonly at: number }
    /** `reason`: text of the platform. */
    | { readonly kind: 'refused'; readonly at: number; readonly reason: string }
    /** The package was withdrawn, returned, declined, paid out or closed before the request was answered. */
    | { readonly kind: 'overtaken' };
}

type Line = Pick<LogEntry, 'at' | 'action' | 'actorName' | 'detail'>;

const overtaking: readonly LogEntry['action'][] = ['withdrawn', 'returned', 'funded', 'declined', 'cancelled'];

function outcomeOf(later: readonly Line[]): ChangeRequest['outcome'] {
  const answer = later.find(
    ({ action }) => action === 'change-granted' || action === 'change-refused' || overtaking.includes(action),
  );
  if (answer === undefined) return { kind: 'open' };
  if (answer.action === 'change-granted') return { kind: 'granted', at: answer.at };
  return answer.action === 'change-refused'
    ? { kind: 'refused', at: answer.at, reason: answer.detail }
    : { kind: 'overtaken' };
}

/**
 * The last change request with its outcome, from a log whose oldest line comes first; undefined where there is none
 * since the last submission.
 */
export function lastChangeRequest(log: readonly Line[]): ChangeRequest | undefined {
  const asked = log.findLastIndex(({ action }) => action === 'change-asked');
  const line = log[asked];
  if (line === undefined || log.slice(asked).some(({ action }) => action === 'submitted')) return undefined;
  return { at: line.at, by: line.actorName, reason: line.detail, outcome: outcomeOf(log.slice(asked + 1)) };
}

/** The request that waits for the platform's answer; undefined for none. */
export function pendingChangeRequest(log: readonly Line[]): ChangeRequest | undefined {
  const last = lastChangeRequest(log);
  return last?.outcome.kind === 'open' ? last : undefined;
}

export type ChangeRequestAvailability =
  | { readonly allowed: true }
  | { readonly allowed: false; readonly because: 'not-in-this-state' | 'already-asked' };

/**
 * Whether a change may be requested: while the platform has the package, or the funder before it pays out, and one
 * request at a time. `open` is the open request of any kind.
 */
export function mayAskForChange(
  evidence: Pick<EvidencePackage, 'state' | 'fundedAt'>,
  open: { readonly by: string } | undefined,
): ChangeRequestAvailability {
  const side = sideOf(stageOf(evidence));
  if (side !== 'platform' && side !== 'funder') return { allowed: false, because: 'not-in-this-state' };
  return open === undefined ? { allowed: true } : { allowed: false, because: 'already-asked' };
}
