import { displayStateOf, type DisplayState } from './package-state.ts';
import { timelineOf, type LogEntry } from './progress.ts';

/** The last action on a package as a whole. */
export interface PackageMove {
  readonly action: LogEntry['action'];
  /** Name of the user; empty for the platform, or where the log does not say. */
  readonly by: string;
}

const leadsTo: Readonly<Partial<Record<LogEntry['action'], readonly DisplayState[]>>> = {
  created: ['to-be-completed'],
  submitted: ['to-be-organised', 'organising'],
  'first-passed': ['to-be-organised', 'organising'],
  returned: ['returned'],
  'final-passed': ['passed'],
  reopened: ['modifying'],
  discarded: ['invalid'],
  cancelled: ['invalid'],
  declined: ['invalid'],
  lapsed: ['invalid'],
  funded: ['passed'],
  organised: ['organising'],
  'pre-filled': ['organising'],
  'pre-reviewed': ['organising'],
  'platform-corrects': ['modifying'],
  'platform-corrected': ['organising'],
  'platform-left': ['organising'],
  withdrawn: ['to-be-completed', 'modifying'],
  'change-granted': ['modifying'],
  claimed: ['to-be-completed', 'modifying', 'returned'],
};

/** The action that led to a package's state, from the log's latest line; undefined where that line does not fit. */
export function latestMove(log: readonly LogEntry[], state: string): PackageMove | undefined {
  const last = timelineOf(log).at(-1);
  const fits = last !== undefined && (leadsTo[last.action] ?? []).includes(displayStateOf(state));
  return fits ? { action: last.action, by: last.side === 'CORP' ? last.actorName : '' } : undefined;
}

function latestAbout(
  log: readonly LogEntry[],
  actions: readonly LogEntry['action'][],
  names: readonly string[],
): LogEntry | undefined {
  return log
    .filter((entry) => actions.includes(entry.action) && names.includes(entry.detail))
    .toSorted((a, b) => a.at - b.at)
    .at(-1);
}

/**
 * Who removed a document with one of these names; empty where the log does not say, or where several people removed
 * documents.
 */
export function removerOf(log: readonly LogEntry[], names: readonly string[]): string {
  const latest = latestAbout(log, ['item-removed'], names);
  if (latest) return latest.actorName;
  const people = new Set(log.flatMap((entry) => (entry.action === 'item-removed' ? [entry.actorName] : [])));
  return people.size === 1 ? ([...people][0] ?? '') : '';
}

/** The other user who last changed a document with one of these names; empty where the log does not say. */
export function changerOf(log: readonly LogEntry[], names: readonly string[], ownName: string): string {
  return (
    latestAbout(
      log.filter((entry) => entry.actorName !== ownName),
      ['item-edited', 'item-changed'],
      names,
    )?.actorName ?? ''
  );
}

/** The other user who last added a document with one of these names; empty where the log does not say. */
export function adderOf(log: readonly LogEntry[], names: readonly string[], ownName: string): string {
  return (
    latestAbout(
      log.filter((entry) => entry.actorName !== ownName),
      ['item-added'],
      names,
    )?.actorName ?? ''
  );
}
