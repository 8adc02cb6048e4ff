import type { PlainDate } from '../../calendar/plain-date.ts';
import type { Material } from './material.ts';

/** State of the signed letter of an overdue package: missing, uploaded, returned by the platform, or accepted by it. */
export const letterStates = ['wanted', 'given', 'returned', 'taken'] as const;
export type LetterState = (typeof letterStates)[number];

/** Requirements of a package whose business is overdue (document 2, sections 4 and 7). */
export interface OverdueMaterials {
  /** Earliest due date of its businesses; it is overdue from the next day on. */
  readonly due: PlainDate;
  readonly letter: LetterState;
  /** Time of the upload, return or acceptance, in milliseconds since the epoch; undefined before, or where unknown. */
  readonly letterAt?: number | undefined;
}

/** Category of the letter among a package's materials. Standards of funders do not contain it. */
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
