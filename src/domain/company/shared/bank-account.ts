import { addDays, shanghaiDate, type PlainDate } from '../../calendar/plain-date.ts';
import { unseenSign } from '../../text/unseen-sign.ts';

/** A company's account at a bank, as it is entered (checklist F-062). It is always held in the company's own name. */
export interface BankAccountEntry {
  readonly bankName: string;
  readonly branchName: string;
  /** The bank's number in the payment system, twelve digits. */
  readonly cnaps: string;
  /** Digits alone. */
  readonly accountNumber: string;
}

export type BankField = keyof BankAccountEntry;

/** In the order of the form. */
export const bankFields: readonly BankField[] = ['bankName', 'branchName', 'cnaps', 'accountNumber'];

export const emptyBankAccount: BankAccountEntry = { bankName: '', branchName: '', cnaps: '', accountNumber: '' };

/** The longest that a field takes, in characters. */
export const longestBankField: Readonly<Record<BankField, number>> = {
  bankName: 60,
  branchName: 80,
  cnaps: 12,
  accountNumber: 32,
};

export type BankProblem = 'missing' | 'too-long' | 'unseen' | 'not-a-name' | 'not-cnaps' | 'not-an-account';

const patterns: Readonly<Partial<Record<BankField, readonly [RegExp, BankProblem]>>> = {
  bankName: [/\p{Letter}/u, 'not-a-name'],
  branchName: [/\p{Letter}/u, 'not-a-name'],
  cnaps: [/^\d{12}$/, 'not-cnaps'],
  accountNumber: [/^\d{8,32}$/, 'not-an-account'],
};

/** As it is kept: without what stands around it, and numbers without their groups. */
export function tidiedBankAccount({ bankName, branchName, cnaps, accountNumber }: BankAccountEntry): BankAccountEntry {
  const digits = (text: string): string => text.normalize('NFKC').replaceAll(/[\s-]/g, '');
  return {
    bankName: bankName.trim(),
    branchName: branchName.trim(),
    cnaps: digits(cnaps),
    accountNumber: digits(accountNumber),
  };
}

/**
 * What is wrong with an entry as it is kept. A company's account number carries no check digit that the public knows
 * (checklist F-062).
 */
export function bankProblems(entry: BankAccountEntry): ReadonlyMap<BankField, BankProblem> {
  const problems = new Map<BankField, BankProblem>();
  for (const field of bankFields) {
    const value = entry[field];
    const [pattern, problem] = patterns[field] ?? [];
    if (value === '') problems.set(field, 'missing');
    else if (unseenSign.test(value)) problems.set(field, 'unseen');
    else if (pattern && problem && !pattern.test(value)) problems.set(field, problem);
    else if ([...value].length > longestBankField[field]) problems.set(field, 'too-long');
  }
  return problems;
}

/** An account number as it stands on a screen: its last four digits. */
export const maskedAccount = (accountNumber: string): string => `**** ${accountNumber.slice(-4)}`;

/** Whether two numbers are of one account: noughts before a number make no other. */
export const sameAccount = (one: string, other: string): boolean => one.replace(/^0+/, '') === other.replace(/^0+/, '');

/** How often the amount of one transfer may be entered. */
export const amountAttempts = 3;
/** So many days after the transfer its amount counts, the last one whole. */
export const amountDays = 7;
/** So many small transfers a day go out to one account, and so many to all accounts of one company. */
export const transfersADay = 2;
export const companyTransfersADay = 6;
/** So many small transfers go out to one account in all: whoever cannot say by then what came is helped by people. */
export const transfersEver = 4;
/** So many accounts a company lists. */
export const mostBankAccounts = 20;

/** The small amount that was sent to an account, by which its holder shows that it is theirs. */
export interface SmallTransfer {
  readonly sentAt: number;
  /** How often another amount was entered. */
  readonly wrong: number;
  /** Why the bank sent it back; undefined while it did not. */
  readonly returned: string | undefined;
}

/**
 * `awaiting-amount`: the holder is to enter what came; `used-up`: three others were entered; `late`: its days are over.
 */
export type BankAccountState = 'awaiting-amount' | 'verified' | 'returned' | 'used-up' | 'late';

/** The last Shanghai day on which a transfer's amount counts. */
export const amountUntil = ({ sentAt }: Pick<SmallTransfer, 'sentAt'>): PlainDate =>
  addDays(shanghaiDate(sentAt), amountDays);

/** How an account stands on a Shanghai day. What was verified stays so. */
export function bankAccountState(
  { verifiedAt, transfer }: { readonly verifiedAt: number | undefined; readonly transfer: SmallTransfer },
  today: PlainDate,
): BankAccountState {
  if (verifiedAt !== undefined) return 'verified';
  if (transfer.returned !== undefined) return 'returned';
  if (transfer.wrong >= amountAttempts) return 'used-up';
  return today > amountUntil(transfer) ? 'late' : 'awaiting-amount';
}

/**
 * Why no further small transfer goes out to an account; undefined where one does. `ever`: how many have gone out to it;
 * the others, how many today.
 */
export function transferBar(
  state: BankAccountState,
  sent: { readonly account: number; readonly company: number; readonly ever: number },
): 'not-now' | 'spent-today' | 'spent' | undefined {
  if (state === 'verified' || state === 'awaiting-amount') return 'not-now';
  if (sent.ever >= transfersEver) return 'spent';
  return sent.account >= transfersADay || sent.company >= companyTransfersADay ? 'spent-today' : undefined;
}

const smallAmount = /^0?\.(\d{1,2})$/;

/**
 * What was entered as the small amount, in fen from 1 to 99; undefined for anything that no such transfer is of. Yuan,
 * as it stands in the bank's statement.
 */
export function enteredFen(text: string): number | undefined {
  const digits = smallAmount.exec(text.trim().replace(/^[¥￥]\s*/, ''))?.[1];
  const fen = digits === undefined ? 0 : Number(digits.padEnd(2, '0'));
  return fen === 0 ? undefined : fen;
}
