import {
  effectiveSubmissions,
  type CorrectedDocument,
  type LogEntry,
} from '../../../domain/evidence/materials/progress.ts';
import type { FunderAct } from '../../../domain/evidence/shared/book-policies.ts';
import { readableReason, type ReasonSeparators } from '../../../domain/platform/reason-separators.ts';
import { message, type Message, type PlainKey } from '../../../words/catalogue.ts';
import { describeField } from '../shared/field-kinds.ts';
import { shownValue, type ShownValue } from '../shared/shown-value.ts';
import { documentTitle } from './document-title.ts';

export interface ReturnedLine {
  readonly name: Message;
  readonly reason: string;
}

export interface CorrectedLine {
  readonly name: Message;
  readonly changes: readonly { readonly label: PlainKey; readonly before: ShownValue; readonly after: ShownValue }[];
}

export interface LogLine {
  readonly key: string;
  readonly at: number;
  readonly what: Message;
  readonly who: string;
  readonly side: LogEntry['side'];
  /** Which document or receivables it is about. */
  readonly about: readonly string[];
  /** The first few returned documents, with the reasons. */
  readonly returned: readonly ReturnedLine[];
  /** Everything that the platform changed, in full: the customer learns of it only here. */
  readonly corrected: readonly CorrectedLine[];
  /** How many were returned in all, if that is more than are named. */
  readonly returnedInAll: Message | undefined;
}

/** How a history is worded: the separators of reasons, and what the funder does in its book. */
export interface HistoryOptions {
  readonly separators: ReasonSeparators;
  readonly act: FunderAct;
}

/** Documents of one return beyond this number are only counted. */
const namedOfReturn = 3;

const doneWords: Readonly<Record<Exclude<LogEntry['action'], 'funded' | 'declined'>, Message>> = {
  created: message('detail.log-created'),
  'item-added': message('detail.log-item-added'),
  'item-changed': message('detail.log-item-changed'),
  'item-edited': message('detail.log-item-edited'),
  'item-removed': message('detail.log-item-removed'),
  claimed: message('detail.log-claimed'),
  submitted: message('detail.log-submitted'),
  'first-passed': message('detail.log-first-passed'),
  returned: message('detail.log-returned'),
  'final-passed': message('detail.log-final-passed'),
  reopened: message('detail.log-reopened'),
  discarded: message('detail.log-discarded'),
  organised: message('detail.log-organised'),
  'pre-filled': message('detail.log-pre-filled'),
  'pre-reviewed': message('detail.log-pre-reviewed'),
  'platform-corrects': message('detail.log-platform-corrects'),
  'platform-corrected': message('detail.log-platform-corrected'),
  'platform-left': message('detail.log-platform-left'),
  cancelled: message('detail.log-cancelled'),
  lapsed: message('detail.log-lapsed'),
  'account-viewed': message('detail.log-account-viewed'),
  expedited: message('after.log-expedited'),
  withdrawn: message('after.log-withdrawn'),
  'change-asked': message('after.log-change-asked'),
  'change-granted': message('after.log-change-granted', { version: '' }),
  'change-refused': message('after.log-change-refused'),
  related: message('after.log-related'),
  'removal-asked': message('after.log-removal-asked'),
  'removal-approved': message('after.log-removal-approved'),
  'removal-refused': message('after.log-removal-refused'),
  'overdue-downloaded': message('overdue.log-downloaded'),
  'overdue-given': message('overdue.log-given'),
  'overdue-returned': message('overdue.log-returned'),
  'overdue-taken': message('overdue.log-taken'),
  repaid: message('overdue.log-repaid'),
  'standard-taken': message('standards.log-taken'),
  unrecognised: message('detail.log-unrecognised'),
};

/** The detail of a submission that was withdrawn later. The submissions without it count the versions. */
const withdrawnDetail = 'withdrawn';

/** @param act what the funder does in the package's book */
export function logWords(entry: LogEntry, act: FunderAct): Message {
  if (entry.action === 'submitted' && entry.detail === withdrawnDetail)
    return message('detail.log-submitted-withdrawn');
  if (entry.action === 'funded') return message('detail.log-funded', { act });
  if (entry.action === 'declined') return message('detail.log-declined', { act });
  return entry.action === 'change-granted'
    ? message('after.log-change-granted', { version: entry.detail })
    : doneWords[entry.action];
}

/** How many documents a return gave back; 0 where the back end does not say. */
export function returnedCount({ returned, detail }: LogEntry): number {
  return returned.length > 0 ? returned.length : Math.max(0, Math.trunc(Number(detail)) || 0);
}

/**
 * The documents or receivables of an entry. A new package and a relation list several, separated by `、`, which a
 * document's own name may also contain.
 */
function entrySubjects({ action, detail }: LogEntry): readonly string[] {
  // Its words name the version already.
  if (detail === '' || action === 'change-granted' || (action === 'submitted' && detail === withdrawnDetail)) return [];
  return action === 'created' || action === 'related' ? detail.split('、') : [detail];
}

function toCorrectedLine(document: CorrectedDocument): CorrectedLine {
  return {
    name: documentTitle(document),
    changes: document.changes.map(({ field, before, after }) => {
      const named = describeField(field);
      return { label: named.label, before: shownValue(named, before), after: shownValue(named, after) };
    }),
  };
}

function toLogLine(entry: LogEntry, index: number, { separators, act }: HistoryOptions): LogLine {
  const { at, action, actorName, side, returned } = entry;
  const isReturn = action === 'returned';
  const inAll = isReturn ? returnedCount(entry) : 0;
  const named = returned.slice(0, namedOfReturn).map((document): ReturnedLine => ({
    name: documentTitle(document),
    reason: readableReason(document.reason, separators),
  }));
  return {
    key: `${at}-${index}`,
    at,
    what: logWords(entry, act),
    who: actorName,
    side,
    about: isReturn ? [] : entrySubjects(entry),
    returned: named,
    corrected: entry.corrected.map(toCorrectedLine),
    returnedInAll:
      inAll > named.length
        ? message(named.length > 0 ? 'detail.log-in-all' : 'detail.items-returned', { items: inAll })
        : undefined,
  };
}

/** The submissions of a log that were withdrawn. */
function withdrawnSubmissions(inOrder: readonly LogEntry[]): ReadonlySet<LogEntry> {
  const valid = new Set(effectiveSubmissions(inOrder));
  return new Set(inOrder.filter((entry) => entry.action === 'submitted' && !valid.has(entry)));
}

/**
 * Adds to each granted change the version that it opened, which is the number of valid submissions before it, whatever
 * the back end counts. Marks withdrawn submissions, which are no versions.
 */
export function withVersions(log: readonly LogEntry[]): readonly LogEntry[] {
  const inOrder = log.toSorted((a, b) => a.at - b.at);
  const withdrawn = withdrawnSubmissions(inOrder);
  return log.map((entry) => {
    if (withdrawn.has(entry)) return { ...entry, detail: withdrawnDetail };
    return entry.action === 'change-granted'
      ? { ...entry, detail: String(effectiveSubmissions(inOrder.slice(0, inOrder.indexOf(entry))).length || '') }
      : entry;
  });
}

/** The whole history of a package, the latest entry first; entries of one moment in reverse order of writing. */
export function historyLines(log: readonly LogEntry[], manner: HistoryOptions): readonly LogLine[] {
  return withVersions(log)
    .toReversed()
    .toSorted((a, b) => b.at - a.at)
    .map((entry, index) => toLogLine(entry, index, manner));
}
