import { addDays, type PlainDate } from '../calendar/plain-date.ts';

/** Where a member stands with the agency of bills (document 1, section 4). */
export const memberStandings = ['normal', 'watch-listed', 'violating'] as const;
export type MemberStanding = (typeof memberStandings)[number];

/**
 * As the wire tells the variants of the notice: 1 is a violating member, anything else one on the watch list (document
 * 1, section 4).
 */
export const violatingType = '1';
export const watchType = '2';

/** What the notice says (document 1, section 3, notice content). */
export interface AgencyNotice {
  readonly companyName: string;
  readonly standing: Exclude<MemberStanding, 'normal'>;
  /** As the back end wrote the variant: it is confirmed by the same. */
  readonly type: string;
  /**
   * From this day a violating member can no longer sign, transfer or apply for financing; empty where it is not told.
   */
  readonly effectiveOn: PlainDate;
  /** On this day the member was put on the list; empty where it is not told. */
  readonly addedOn: PlainDate;
}

/** Before so many seconds nobody has read it (document 1, section 9; X-17). */
export const noticeSeconds = 3;

export const standingOfType = (type: string): AgencyNotice['standing'] =>
  type === violatingType ? 'violating' : 'watch-listed';

/** A day of three numbers as the wire writes them, with or without leading noughts; empty for what is no day. */
export function dayOfParts(year: string | number, month: string | number, day: string | number): PlainDate {
  const [y, m, d] = [year, month, day].map((each) => String(each).trim());
  if (!/^\d{4}$/.test(y ?? '') || !/^\d{1,2}$/.test(m ?? '') || !/^\d{1,2}$/.test(d ?? '')) return '';
  const written = `${y}-${m?.padStart(2, '0')}-${d?.padStart(2, '0')}`;
  return addDays(written, 0) === written ? written : '';
}

/** The most that an objection says, in characters. */
export const longestStatement = 2000;

export const objectionStates = ['received', 'upheld', 'rejected'] as const;
export type ObjectionState = (typeof objectionStates)[number];

export interface Objection {
  /** Number by which both the company and the platform refer to the objection. */
  readonly receiptNumber: string;
  readonly standing: AgencyNotice['standing'];
  readonly statement: string;
  readonly proofs: readonly { readonly fileId: string; readonly name: string }[];
  readonly state: ObjectionState;
  /** What the platform answered; empty before. */
  readonly answer: string;
  /** Milliseconds since the epoch. */
  readonly sentAt: number;
  readonly sentBy: string;
  /** Day by which the platform probably answers; undefined once it has, and where the back end does not say. */
  readonly answerBy?: PlainDate | undefined;
}

/** Within so many working days an objection is answered. */
export const objectionAnswerDays = 5;

export type StatementProblem = 'empty' | 'too-long';

/** What keeps a statement from being sent; undefined where nothing does. */
export function statementProblem(statement: string): StatementProblem | undefined {
  const length = [...statement.trim()].length;
  return length === 0 ? 'empty' : length > longestStatement ? 'too-long' : undefined;
}
