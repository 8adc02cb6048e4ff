import { addDays, shanghaiDate, type PlainDate } from '../../calendar/plain-date.ts';
import { invisibleCharacter } from '../../text/invisible-characters.ts';
import { numberIn } from '../../text/typed-number.ts';

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

/** Maximum length of each field, in characters. */
export const maxBankFieldCharacters: Readonly<Record<BankField, number>> = {
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

/** An entry as it is stored: trimmed, and numbers without separators. */
export function normaliseBankAccount({
  bankName,
  branchName,
  cnaps,
  accountNumber,
}: BankAccountEntry): BankAccountEntry {
  return {
    bankName: bankName.trim(),
    branchName: branchName.trim(),
    cnaps: numberIn(cnaps),
    accountNumber: numberIn(accountNumber),
  };
}

/**
 * The problems of a normalised entry. A company's account number has no publicly known check digit (checklist F-062).
 */
export function bankProblems(entry: BankAccountEntry): ReadonlyMap<BankField, BankProblem> {
  const problems = new Map<BankField, BankProblem>();
  for (const field of bankFields) {
    const value = entry[field];
    const [pattern, problem] = patterns[field] ?? [];
    if (value === '') problems.set(field, 'missing');
    else if (invisibleCharacter.test(value)) problems.set(field, 'unseen');
    else if (pattern && problem && !pattern.test(value)) problems.set(field, problem);
    else if ([...value].length > maxBankFieldCharacters[field]) problems.set(field, 'too-long');
  }
  return problems;
}

/** An account number for display: only its last four digits. */
export const maskBankAccountNumber = (accountNumber: string): string => `**** ${accountNumber.slice(-4)}`;

/** Whether two numbers name the same account. Leading zeros do not count. */
export const isSameAccount = (one: string, other: string): boolean =>
  one.replace(/^0+/, '') === other.replace(/^0+/, '');

/** How often the amount of one transfer may be entered. */
export const amountAttempts = 3;
/** Days after the transfer during which its amount is accepted, including all of the last day. */
export const amountDays = 7;
/** Maximum number of small transfers a day, to one account and to all accounts of a company. */
export const transfersADay = 2;
export const companyTransfersADay = 6;
/** Maximum number of small transfers to one account in total. After that, customer service helps. */
export const transfersEver = 4;
/** Maximum number of accounts that a company lists. */
export const maxBankAccounts = 20;

/** A small transfer to an account. Its holder proves ownership by entering the amount. */
export interface SmallTransfer {
  readonly sentAt: number;
  /** Number of wrong amounts entered. */
  readonly wrong: number;
  /** Why the bank returned it; undefined where it did not. */
  readonly returned: string | undefined;
}

/**
 * `awaiting-amount`: the holder has to enter the amount; `used-up`: three wrong amounts were entered; `late`: the
 * period is over.
 */
export type BankAccountState = 'awaiting-amount' | 'verified' | 'returned' | 'used-up' | 'late';

/** The last Shanghai day on which a transfer's amount counts. */
export const amountUntil = ({ sentAt }: Pick<SmallTransfer, 'sentAt'>): PlainDate =>
  addDays(shanghaiDate(sentAt), amountDays);

/** State of an account on a Shanghai day. A verified account stays verified. */
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
 * Why no further small transfer can be sent to an account; undefined where one can. `ever` counts all transfers to the
 * account, `account` and `company` those of today.
 */
export function transferRefusal(
  state: BankAccountState,
  sent: { readonly account: number; readonly company: number; readonly ever: number },
): 'not-now' | 'spent-today' | 'spent' | undefined {
  if (state === 'verified' || state === 'awaiting-amount') return 'not-now';
  if (sent.ever >= transfersEver) return 'spent';
  return sent.account >= transfersADay || sent.company >= companyTransfersADay ? 'spent-today' : undefined;
}

const smallAmount = /^0?\.(\d{1,2})$/;

/**
 * Parses the small amount in yuan, as the bank's statement shows it. Returns fen from 1 to 99; undefined for any other
 * text.
 */
export function parseSmallAmount(text: string): number | undefined {
  const digits = smallAmount.exec(text.trim().replace(/^[¥￥]\s*/, ''))?.[1];
  const fen = digits === undefined ? 0 : Number(digits.padEnd(2, '0'));
  return fen === 0 ? undefined : fen;
}
