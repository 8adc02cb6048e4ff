import { daysBetween, shanghaiDate } from '../../../domain/calendar/plain-date.ts';
import type { ExpectedDay } from '../../../domain/calendar/working-days.ts';
import type { EvidencePackage } from '../../../domain/evidence/materials/evidence-package.ts';
import { sideOf, type PackageStage } from '../../../domain/evidence/materials/package-stage.ts';
import { timelineOf, type LogEntry } from '../../../domain/evidence/materials/progress.ts';
import { policyOf, type FunderAct } from '../../../domain/evidence/shared/book-policies.ts';
import type { PackageStatus } from '../../../domain/evidence/materials/package-status.ts';
import { message, type Message } from '../../../words/catalogue.ts';
import { deadlineWords } from '../shared/status-words.ts';
import { logWords, returnedCount, withVersions } from './detail-history.ts';

export interface TimelineLine {
  readonly key: string;
  readonly state: 'done' | 'bad' | 'now' | 'next';
  readonly title: Message;
  readonly who: string;
  readonly at: number | undefined;
  readonly notes: readonly Message[];
}

export interface PackageProgress {
  readonly evidence: EvidencePackage;
  readonly log: readonly LogEntry[];
  readonly expected: ExpectedDay | undefined;
}

function waitingTime({ stage, since }: PackageStatus, now: number): readonly Message[] {
  if (since === undefined) return [];
  const days = Math.max(0, daysBetween(shanghaiDate(since), shanghaiDate(now)));
  const today = message(stage === 'returned' ? 'detail.returned-today' : 'detail.since-today');
  return [days === 0 ? today : message('detail.since-days', { days })];
}

/** Stages before the first review is passed. */
const beforeFinal: ReadonlySet<PackageStage> = new Set<PackageStage>([
  'awaiting-first-review',
  'first-review',
  're-check',
]);

function nextTitles({ stage }: PackageStatus, act: FunderAct): readonly Message[] {
  const side = sideOf(stage);
  const funder = message('detail.next-funder', { act });
  // An overdue business was reviewed and paid out long ago.
  if ((side !== 'company' && side !== 'platform') || stage === 'overdue' || stage === 'overdue-letter') return [];
  if (stage === 'awaiting-final-review' || stage === 'final-review' || stage === 'review') return [funder];
  return [message(beforeFinal.has(stage) ? 'detail.next-final' : 'detail.next-review'), funder];
}

function currentTitle({ stage, holder }: PackageStatus): Message {
  if (stage !== 'returned') return message('package-status.stage', { stage });
  // Users who may not correct the package, or are not its handler, see who its handler is.
  if (holder.who === 'me')
    return holder.actsFor === undefined
      ? message('detail.now-returned')
      : message('detail.now-returned-acting', { name: holder.actsFor });
  return message('detail.now-returned-by', { name: holder.who === 'colleague' ? holder.name : '' });
}

const documentActions: ReadonlySet<LogEntry['action']> = new Set<LogEntry['action']>([
  'item-added',
  'item-changed',
  'item-edited',
  'item-removed',
]);

/**
 * The people other than the handler who changed documents since the package was last submitted or returned: colleagues,
 * and delegates of an absent handler.
 */
function otherEditors(
  log: readonly LogEntry[],
  { handlerName }: EvidencePackage,
  stage: PackageStage,
): readonly string[] {
  if (stage !== 'correcting' && stage !== 'assembling') return [];
  const since = timelineOf(log).findLast(({ action }) => action === 'returned' || action === 'submitted')?.at ?? 0;
  return [
    ...new Set(
      log
        .filter(({ action, at, side }) => side === 'CORP' && at >= since && documentActions.has(action))
        .map(({ actorName }) => actorName),
    ),
  ].filter((name) => name !== '' && name !== handlerName);
}

function currentLine(
  standing: PackageStatus,
  { evidence, log }: Pick<PackageProgress, 'evidence' | 'log'>,
  now: number,
): readonly TimelineLine[] {
  const { stage, until } = standing;
  // A package that has ended is described by the last line of the log.
  if (sideOf(stage) === 'nobody' && stage !== 'unknown') return [];
  const isHolderNamed = stage === 'returned' && (standing.holder.who !== 'me' || standing.holder.actsFor !== undefined);
  const who = sideOf(stage) === 'company' && stage !== 'overdue' && !isHolderNamed ? evidence.handlerName : '';
  const editors = otherEditors(log, evidence, stage).map((name) => message('detail.worked-by', { name }));
  return [
    {
      key: 'now',
      state: 'now',
      title: currentTitle(standing),
      who,
      at: undefined,
      notes: [...editors, ...waitingTime(standing, now), ...deadlineWords(until)],
    },
  ];
}

/** Actions that end a review without a pass. */
const failedReviews: ReadonlySet<LogEntry['action']> = new Set<LogEntry['action']>([
  'returned',
  'declined',
  'overdue-returned',
]);

function doneNotes(entry: LogEntry): readonly Message[] {
  if (entry.action === 'returned')
    return returnedCount(entry) > 0 ? [message('detail.items-returned', { items: returnedCount(entry) })] : [];
  // The log's own words are the reason of these actions.
  return (entry.action === 'declined' || entry.action === 'cancelled' || entry.action === 'overdue-returned') &&
    entry.detail !== ''
    ? [message('detail.named', { name: entry.detail })]
    : [];
}

/** The past events, the current holder, and the next steps. */
export function timelineLines(
  { evidence, log }: PackageProgress,
  standing: PackageStatus,
  now: number,
): readonly TimelineLine[] {
  const { funderAct } = policyOf(evidence.book);
  const done = timelineOf(withVersions(log)).map((entry, index): TimelineLine => ({
    key: `${entry.at}-${index}`,
    state: failedReviews.has(entry.action) ? 'bad' : 'done',
    title: logWords(entry, funderAct),
    who: entry.actorName,
    at: entry.at,
    notes: doneNotes(entry),
  }));
  const next = nextTitles(standing, funderAct).map((title, index): TimelineLine => ({
    key: `next-${index}`,
    state: 'next',
    title,
    who: '',
    at: undefined,
    notes: [],
  }));
  return [...done, ...currentLine(standing, { evidence, log }, now), ...next];
}

/** The heading above the returned documents. */
export function mendTitle({ holder }: PackageStatus, returnedItems: number): Message {
  if (holder.who === 'platform') return message('detail.mend-title-platform', { items: returnedItems });
  return holder.who === 'me'
    ? message('detail.mend-title', { items: returnedItems })
    : message('detail.mend-title-by', { name: holder.who === 'colleague' ? holder.name : '', items: returnedItems });
}
