import { addDays, type PlainDate } from '../calendar/plain-date.ts';

/** Standing of a member with the bill agency (document 1, section 4). */
export const memberStandings = ['normal', 'watch-listed', 'violating'] as const;
export type MemberStanding = (typeof memberStandings)[number];

/** Wire codes of the notice: 1 is a violating member, anything else a watch-listed one (document 1, section 4). */
export const violatingType = '1';
export const watchType = '2';

/** Content of the notice (document 1, section 3, notice content). */
export interface AgencyNotice {
  readonly companyName: string;
  readonly standing: Exclude<MemberStanding, 'normal'>;
  /** Wire code of the variant, with which the notice is confirmed. */
  readonly type: string;
  /** Day from which a violating member can no longer sign, transfer or apply for financing; empty where unknown. */
  readonly effectiveOn: PlainDate;
  /** Day on which the member was put on the list; empty where unknown. */
  readonly addedOn: PlainDate;
}

/** Minimum seconds for reading the notice (document 1, section 9; X-17). */
export const noticeSeconds = 3;

export const standingOfType = (type: string): AgencyNotice['standing'] =>
  type === violatingType ? 'violating' : 'watch-listed';

/** Builds a day from three numbers of the wire, with or without leading zeros; empty for an invalid day. */
export function dayOfParts(year: string | number, month: string | number, day: string | number): PlainDate {
  const [y, m, d] = [year, month, day].map((each) => String(each).trim());
  if (!/^\d{4}$/.test(y ?? '') || !/^\d{1,2}$/.test(m ?? '') || !/^\d{1,2}$/.test(d ?? '')) return '';
  const written = `${y}-${m?.padStart(2, '0')}-${d?.padStart(2, '0')}`;
  return addDays(written, 0) === written ? written : '';
}

/** Maximum length of an objection, in characters. */
export const maxStatementCharacters = 2000;

export const objectionStates = ['received', 'upheld', 'rejected'] as const;
export type ObjectionState = (typeof objectionStates)[number];

export interface Objection {
  /** Number by which both the company and the platform refer to the objection. */
  readonly receiptNumber: string;
  readonly standing: AgencyNotice['standing'];
  readonly statement: string;
  readonly proofs: readonly { readonly fileId: string; readonly name: string }[];
  readonly state: ObjectionState;
  /** The platform's answer; empty before. */
  readonly answer: string;
  /** Milliseconds since the epoch. */
  readonly sentAt: number;
  readonly sentBy: string;
  /** Estimated day of the platform's answer; undefined once it has answered, and where the back end does not say. */
  readonly answerBy?: PlainDate | undefined;
}

/** Working days within which an objection is answered. */
export const objectionAnswerDays = 5;

export type StatementProblem = 'empty' | 'too-long';

/** Why a statement cannot be sent; undefined where it can. */
export function statementProblem(statement: string): StatementProblem | undefined {
  const length = [...statement.trim()].length;
  return length === 0 ? 'empty' : length > maxStatementCharacters ? 'too-long' : undefined;
}
