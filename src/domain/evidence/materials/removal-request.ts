import type { EvidencePackage } from './evidence-package.ts';
import type { Material } from './material.ts';
import { sideOf, stageOf } from './package-stage.ts';
import type { LogEntry, ReturnedDocument } from './progress.ts';

/** The company's request to remove a document from a submitted package. Instants in milliseconds since the epoch. */
export interface RemovalRequest<Document = ReturnedDocument> {
  readonly at: number;
  readonly by: string;
  /** The document at the time of the request, with the reason; undefined where the back end does not say. */
  readonly document: Document | undefined;
  readonly outcome:
    | { readonly kind: 'open' }
    | { readonly kind: 'approved'; readonly at: number }
    /** `reason`: text of the platform. */
    | { readonly kind: 'refused'; readonly at: number; readonly reason: string }
    /** The package left the platform before the request was answered. */
    | { readonly kind: 'overtaken' };
}

interface Line<Document> extends Pick<LogEntry, 'at' | 'action' | 'actorName' | 'detail'> {
  readonly returned: readonly Document[];
}

const overtaking: readonly LogEntry['action'][] = [
  'withdrawn',
  'returned',
  'final-passed',
  'change-granted',
  'declined',
  'cancelled',
];

function outcomeOf(later: readonly Line<unknown>[]): RemovalRequest['outcome'] {
  const answer = later.find(
    ({ action }) => action === 'removal-approved' || action === 'removal-refused' || overtaking.includes(action),
  );
  if (answer === undefined) return { kind: 'open' };
  if (answer.action === 'removal-approved') return { kind: 'approved', at: answer.at };
  return answer.action === 'removal-refused'
    ? { kind: 'refused', at: answer.at, reason: answer.detail }
    : { kind: 'overtaken' };
}

/**
 * The last removal request with its outcome, from a log whose oldest line comes first; undefined where there is none
 * since the last submission.
 */
export function lastRemovalRequest<Document>(log: readonly Line<Document>[]): RemovalRequest<Document> | undefined {
  const asked = log.findLastIndex(({ action }) => action === 'removal-asked');
  const line = log[asked];
  if (line === undefined || log.slice(asked).some(({ action }) => action === 'submitted')) return undefined;
  return { at: line.at, by: line.actorName, document: line.returned[0], outcome: outcomeOf(log.slice(asked + 1)) };
}

/** The removal request that waits for the platform's answer; undefined for none. */
export function pendingRemovalRequest<Document>(log: readonly Line<Document>[]): RemovalRequest<Document> | undefined {
  const last = lastRemovalRequest(log);
  return last?.outcome.kind === 'open' ? last : undefined;
}

export type RemovalRequestAvailability =
  | { readonly allowed: true }
  | { readonly allowed: false; readonly because: 'not-in-this-state' | 'already-asked' | 'last-of-required' };

/**
 * Whether the removal of a document may be requested: while the platform has the package, one request at a time, and
 * never for the only document of a required material, where the company requests a change instead. `waiting` is the
 * open request of any kind.
 */
export function mayAskForRemoval(
  evidence: Pick<EvidencePackage, 'state' | 'fundedAt'>,
  material: Pick<Material, 'required'> & { readonly items: readonly unknown[] },
  waiting: { readonly by: string } | undefined,
): RemovalRequestAvailability {
  if (sideOf(stageOf(evidence)) !== 'platform') return { allowed: false, because: 'not-in-this-state' };
  if (waiting !== undefined) return { allowed: false, because: 'already-asked' };
  return material.required && material.items.length <= 1
    ? { allowed: false, because: 'last-of-required' }
    : { allowed: true };
}
