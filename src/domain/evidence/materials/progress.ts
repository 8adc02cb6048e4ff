import { answerDay, type ExpectedDay, type WorkingCalendar } from '../../calendar/working-days.ts';
import type { InvoiceField } from '../invoice/invoice.ts';
import type { DocumentType } from './stage.ts';

/** Actions in the operation log of a package. */
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

/** Recorded views. They neither move the package nor keep a draft alive. */
export const viewingActions: readonly LoggedAction[] = ['account-viewed'];

/** Actions that neither move a package nor change its documents. */
const actionsWithoutProgress: readonly LoggedAction[] = [
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

/** A returned document, with its names at the time of the return. */
export interface ReturnedDocument {
  readonly documentType: DocumentType;
  /** Name of the category. */
  readonly material: string;
  /** Number of the invoice or contract; empty for none. */
  readonly number: string;
  /** Empty where a material was returned as a whole. */
  readonly fileName: string;
  readonly reason: string;
}

export type CorrectedField = InvoiceField | 'contractNumber' | 'contractAmount';

/**
 * Values of a field before and after a change; empty for none. Amounts are decimal text in yuan, dates are plain dates,
 * and the type of an invoice is its code.
 */
export interface FieldChange {
  readonly field: CorrectedField;
  readonly before: string;
  readonly after: string;
}

/** A document that the platform corrected, with its current names. */
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
 * Working day by which the platform answers a package that it received at `submittedAt` (milliseconds since the epoch).
 * An arrival after 16:00 counts from the next working day.
 */
export function expectedAnswer(submittedAt: number, workingDays: number, calendar: WorkingCalendar): ExpectedDay {
  return answerDay(submittedAt, workingDays, calendar);
}

/**
 * The submissions that were not withdrawn, which users see as the versions of a package. The oldest line comes first.
 */
export function effectiveSubmissions<Line extends Pick<LogEntry, 'action'>>(log: readonly Line[]): readonly Line[] {
  const submissions: Line[] = [];
  for (const line of log) {
    if (line.action === 'submitted') submissions.push(line);
    else if (line.action === 'withdrawn') submissions.pop();
  }
  return submissions;
}

/** The last submission that was not withdrawn; undefined where there is none. The oldest line comes first. */
export function lastEffectiveSubmission<Line extends Pick<LogEntry, 'action'>>(log: readonly Line[]): Line | undefined {
  return effectiveSubmissions(log).at(-1);
}

const milestones: ReadonlySet<string> = new Set<LoggedAction>(
  packageActions.filter(
    (action) =>
      !action.startsWith('item-') && !viewingActions.includes(action) && !actionsWithoutProgress.includes(action),
  ),
);

/** Log lines that the timeline shows, the oldest first. */
export function timelineOf(log: readonly LogEntry[]): readonly LogEntry[] {
  const lines = log.filter((entry) => milestones.has(entry.action)).toSorted((a, b) => a.at - b.at);
  // Rework between the two reviewers is internal to the platform, so only the last of several first passes is shown.
  return lines.filter((entry, index) => entry.action !== 'first-passed' || lines[index + 1]?.action !== 'first-passed');
}
