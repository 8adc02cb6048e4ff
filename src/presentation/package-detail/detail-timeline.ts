import { daysBetween, shanghaiDate, type PlainDate } from '../../domain/calendar/plain-date.ts';
import type { EvidencePackage } from '../../domain/materials/evidence-package.ts';
import { displayStateOf, type DisplayState } from '../../domain/materials/package-state.ts';
import { holderOf, timelineOf, type LogEntry } from '../../domain/materials/progress.ts';
import { message, type Message } from '../../words/catalogue.ts';
import { logWords, returnedCount } from './detail-history.ts';

export interface TimelineLine {
  readonly key: string;
  readonly state: 'done' | 'bad' | 'now' | 'next';
  readonly title: Message;
  readonly who: string;
  readonly at: number | undefined;
  readonly notes: readonly Message[];
}

export interface Followed {
  readonly evidence: EvidencePackage;
  readonly log: readonly LogEntry[];
  readonly expected: PlainDate | undefined;
}

function waited(since: number, now: number): Message {
  const days = Math.max(0, daysBetween(shanghaiDate(since), shanghaiDate(now)));
  return days === 0 ? message('detail.since-today') : message('detail.since-days', { days });
}

const nowTitles: Readonly<Record<DisplayState, Message | undefined>> = {
  'to-be-completed': message('detail.now-assembling'), modifying: message('detail.now-modifying'), returned: message('detail.now-returned'), 'to-be-organised': message('detail.now-organising'),
  organising: message('detail.now-reviewing'), passed: message('detail.now-funder'), invalid: undefined, submitted: undefined, unrecognised: message('detail.now-unrecognised'),
};

function nextTitles(state: DisplayState): readonly Message[] {
  const review = message('detail.next-review');
  const funder = message('detail.next-funder');
  if (state === 'to-be-completed' || state === 'modifying' || state === 'returned') return [review, funder];
  return state === 'organising' || state === 'to-be-organised' ? [funder] : [];
}

function untilWords(state: DisplayState, expected: PlainDate | undefined): readonly Message[] {
  if (expected === undefined) return [];
  if (state === 'organising' || state === 'to-be-organised') return [message('detail.expected', { until: expected })];
  return state === 'passed' ? [] : [message('detail.expected-today', { until: expected })];
}

function currentLine({ evidence, expected }: Followed, now: number, mayMend: boolean): readonly TimelineLine[] {
  const state = displayStateOf(evidence.state);
  const title = nowTitles[state];
  if (!title) return [];
  const line = { key: 'now', state: 'now', at: undefined, notes: [waited(evidence.since, now), ...untilWords(state, expected)] } as const;
  // Whoever may not mend is told who does.
  if (state === 'returned' && !mayMend) return [{ ...line, title: message('detail.now-returned-by', { name: evidence.handlerName }), who: '' }];
  return [{ ...line, title, who: holderOf(evidence.state) === 'you' ? evidence.handlerName : '' }];
}

/** What has happened, who has it now, and what comes next. */
export function timelineLines(followed: Followed, now: number, mayMend: boolean): readonly TimelineLine[] {
  const done = timelineOf(followed.log).map((entry, index): TimelineLine => ({
    key: `${entry.at}-${index}`, state: entry.action === 'returned' || entry.action === 'discarded' ? 'bad' : 'done', title: logWords(entry), who: entry.actorName, at: entry.at,
    notes: entry.action === 'returned' && returnedCount(entry) > 0 ? [message('detail.items-returned', { items: returnedCount(entry) })] : [],
  }));
  const next = nextTitles(displayStateOf(followed.evidence.state)).map((title, index): TimelineLine => ({ key: `next-${index}`, state: 'next', title, who: '', at: undefined, notes: [] }));
  return [...done, ...currentLine(followed, now, mayMend), ...next];
}

/** The sentence that says who has it and until when. */
export function holderSentence({ evidence, expected }: Followed, returnedItems: number, mayMend: boolean): Message {
  const state = displayStateOf(evidence.state);
  if (state === 'returned' && !mayMend) return message('detail.holder-colleague', { name: evidence.handlerName, items: returnedItems, until: expected });
  if (state === 'returned') return message('detail.holder-returned', { items: returnedItems, until: expected });
  if (evidence.state === 'BIZ_MODIFY') return message('detail.holder-platform', { until: expected });
  if (state === 'to-be-completed' || state === 'modifying') return message('detail.holder-you', { name: evidence.handlerName, until: expected });
  if (state === 'organising' || state === 'to-be-organised') return message('detail.holder-platform', { until: expected });
  if (state === 'passed') return message('detail.holder-funder', { funder: evidence.funderName });
  return message(state === 'invalid' ? 'detail.holder-nobody' : 'detail.holder-unknown');
}

/** What stands above the documents that were returned. */
export function mendTitle({ evidence }: Followed, returnedItems: number, mayMend: boolean): Message {
  return mayMend ? message('detail.mend-title', { items: returnedItems }) : message('detail.mend-title-by', { name: evidence.handlerName, items: returnedItems });
}
