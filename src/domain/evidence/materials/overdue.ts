import type { PlainDate } from '../../calendar/plain-date.ts';
import type { Material } from './material.ts';

/**
 * How the signed letter of an overdue package stands: to be given, given, given back by the platform, or taken by it.
 */
export const letterStates = ['wanted', 'given', 'returned', 'taken'] as const;
export type LetterState = (typeof letterStates)[number];

/** Requirements of a package whose business is overdue (document 2, sections 4 and 7). */
export interface OverdueMaterials {
  /** The earliest due date of its businesses; the day after is the first that is overdue. */
  readonly due: PlainDate;
  readonly letter: LetterState;
  /** When the letter was given, returned or accepted, in milliseconds; undefined before, or where unknown. */
  readonly letterAt?: number | undefined;
}

/** The category under which the letter lies among a package's materials. No standard of a funder has it. */
export const overdueCategory = 'OVERDUE_LETTER';

interface Financing {
  readonly fundedAt: number | undefined;
  /** No documented call reports repayment, so a business without this report counts as overdue. */
  readonly repaidAt: number | undefined;
  readonly expectedDueDate: PlainDate | undefined;
}

/**
 * The missed due date of a package on a Shanghai day; undefined unless it was paid out, is past its due date and was
 * not repaid.
 */
export function overdueSince(
  { fundedAt, repaidAt, expectedDueDate: due }: Financing,
  today: PlainDate,
): PlainDate | undefined {
  return fundedAt !== undefined && repaidAt === undefined && due !== undefined && due < today ? due : undefined;
}

/** State of the letter, from the items of its material. */
export function letterStateOf({
  items: [item],
}: {
  readonly items: readonly Pick<Material['items'][number], 'result'>[];
}): LetterState {
  if (item === undefined) return 'wanted';
  if (item.result === 'NOPASS') return 'returned';
  return item.result === 'PASS' ? 'taken' : 'given';
}

/** Whether a letter may be given or replaced: until the platform has accepted one. */
export function takesLetter(letter: LetterState): boolean {
  return letter !== 'taken';
}
