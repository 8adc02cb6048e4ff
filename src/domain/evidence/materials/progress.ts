import { answerDay, type ExpectedDay, type WorkingCalendar } from '../../calendar/working-days.ts';
import type { InvoiceField } from '../invoice/invoice.ts';
import type { DocumentType } from './stage.ts';

/** What the operation log may tell of a package. */
export const packageActions = [
  'created',
  'item-added',
  'item-changed',
  'item-edited',
  'item-removed',
  'claimed',
  'submitted',
  'first-passed',
  'returned',
  'final-passed',
  'reopened',
  'discarded',
  'organised',
  'pre-filled',
  'pre-reviewed',
  'platform-corrects',
  'platform-corrected',
  'platform-left',
  'funded',
  'declined',
  'cancelled',
  'lapsed',
  'account-viewed',
  'expedited',
  'withdrawn',
  'change-asked',
  'change-granted',
  'change-refused',
  'related',
  'overdue-downloaded',
  'overdue-given',
  'overdue-returned',
  'overdue-taken',
  'repaid',
  'standard-taken',
  'removal-asked',
  'removal-approved',
  'removal-refused',
] as const;
export type LoggedAction = (typeof packageActions)[number];

/** What somebody only looked at: it is recorded, and neither moves the package nor keeps a draft alive. */
export const onlyLooked: readonly LoggedAction[] = ['account-viewed'];

/** What neither moved a package nor changed any document of it. */
const besides: readonly LoggedAction[] = [
  'expedited',
  'change-asked',
  'change-refused',
  'related',
  'overdue-downloaded',
  'standard-taken',
  'removal-asked',
  'removal-approved',
  'removal-refused',
];

/** A document as a return named it, kept as it was called then. */
export interface ReturnedDocument {
  readonly documentType: DocumentType;
  /** The category's name. */
  readonly material: string;
  /** Number of the invoice or contract, or empty. */
  readonly number: string;
  /** Empty where a material was returned as a whole. */
  readonly fileName: string;
  readonly reason: string;
}

export type CorrectedField = InvoiceField | 'contractNumber' | 'contractAmount';

/**
 * What a field said before and after, empty for nothing: amounts as decimal text in yuan, dates as plain dates, the
 * type of an invoice by its code.
 */
export interface FieldChange {
  readonly field: CorrectedField;
  readonly before: string;
  readonly after: string;
}

/** A document that the platform wrote into, as it is called since. */
export interface CorrectedDocument extends Omit<ReturnedDocument, 'reason'> {
  readonly changes: readonly FieldChange[];
}

/** One line of the operation log. `at` in milliseconds since the epoch. */
export interface LogEntry {
  readonly at: number;
  readonly action: LoggedAction | 'unrecognised';
  readonly actorName: string;
  readonly side: 'CORP' | 'PLATFORM' | 'SYSTEM';
  readonly detail: string;
  /** For a return: what was returned and why; empty where the back end does not say. */
  readonly returned: readonly ReturnedDocument[];
  /** For a correction by the platform: what it changed; empty where the back end does not say. */
  readonly corrected: readonly CorrectedDocument[];
}

/**
 * The working day by which the platform answers a package that it received at `submittedAt` (milliseconds). What comes
 * after 16:00 counts from the next working day.
 */
export function expectedAnswer(submittedAt: number, workingDays: number, calendar: WorkingCalendar): ExpectedDay {
  return answerDay(submittedAt, workingDays, calendar);
}

/**
 * The submissions that were not withdrawn, by lines from the oldest on: what a user calls the versions of a package.
 */
export function standingSubmissions<Line extends Pick<LogEntry, 'action'>>(log: readonly Line[]): readonly Line[] {
  const standing: Line[] = [];
  for (const line of log) {
    if (line.action === 'submitted') standing.push(line);
    else if (line.action === 'withdrawn') standing.pop();
  }
  return standing;
}

/**
 * The last submission that was not withdrawn, by lines from the oldest on; undefined for what is not handed in, or was
 * not before.
 */
export function standingSubmission<Line extends Pick<LogEntry, 'action'>>(log: readonly Line[]): Line | undefined {
  return standingSubmissions(log).at(-1);
}

const milestones: ReadonlySet<string> = new Set<LoggedAction>(
  packageActions.filter(
    (action) => !action.startsWith('item-') && !onlyLooked.includes(action) && !besides.includes(action),
  ),
);

/** The log's lines that a timeline shows, oldest first. */
export function timelineOf(log: readonly LogEntry[]): readonly LogEntry[] {
  const lines = log.filter((entry) => milestones.has(entry.action)).toSorted((a, b) => a.at - b.at);
  // What the final reviewer asks the first one again is the platform's own business: the last answer stands for both.
  return lines.filter((entry, index) => entry.action !== 'first-passed' || lines[index + 1]?.action !== 'first-passed');
}
