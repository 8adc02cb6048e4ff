import type { PlainDate } from '../../calendar/plain-date.ts';
import type { Material } from './material.ts';

/**
 * How the signed letter of an overdue package stands: to be given, given, given back by the platform, or taken by it.
 */
export const letterStates = ['wanted', 'given', 'returned', 'taken'] as const;
export type LetterState = (typeof letterStates)[number];

/** What is wanted of a package whose business is overdue (document 2, sections 4 and 7). */
export interface OverdueMaterials {
  /** The earliest due date of its businesses; the day after is the first that is overdue. */
  readonly due: PlainDate;
  readonly letter: LetterState;
  /** When the letter was given, given back or taken, in milliseconds; undefined before, or where nobody says. */
  readonly letterAt?: number | undefined;
}

/** The category under which the letter lies among a package's materials. No standard of a funder has it. */
export const overdueCategory = 'OVERDUE_LETTER';

interface Financing {
  readonly fundedAt: number | undefined;
  /** No call of the documents says that a business was repaid: one of which nobody says so is overdue all the same. */
  readonly repaidAt: number | undefined;
  readonly expectedDueDate: PlainDate | undefined;
}

/**
 * The due date by which a package is overdue on a Shanghai day: what was paid out, is past its due date, and was not
 * repaid.
 */
export function overdueSince(
  { fundedAt, repaidAt, expectedDueDate: due }: Financing,
  today: PlainDate,
): PlainDate | undefined {
  return fundedAt !== undefined && repaidAt === undefined && due !== undefined && due < today ? due : undefined;
}

/** How the letter stands, by what is in its material. */
export function letterStateOf({
  items: [item],
}: {
  readonly items: readonly Pick<Material['items'][number], 'result'>[];
}): LetterState {
  if (item === undefined) return 'wanted';
  if (item.result === 'NOPASS') return 'returned';
  return item.result === 'PASS' ? 'taken' : 'given';
}

/** Whether a letter may be given, in the place of an earlier one too: until the platform has taken one. */
export function takesLetter(letter: LetterState): boolean {
  return letter !== 'taken';
}
