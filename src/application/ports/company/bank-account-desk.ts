import type { PlainDate } from '../../../domain/calendar/plain-date.ts';
import type { BankAccountEntry, BankField, SmallTransfer } from '../../../domain/company/shared/bank-account.ts';

export interface BankAccount {
  readonly id: string;
  readonly bankName: string;
  readonly branchName: string;
  readonly cnaps: string;
  /** Account number; only the last digits are visible. */
  readonly masked: string;
  /** Milliseconds since the epoch. */
  readonly addedAt: number;
  readonly addedBy: string;
  readonly isDefault: boolean;
  readonly verifiedAt: number | undefined;
  /** `until` is the last Shanghai day on which the amount is accepted. */
  readonly transfer: SmallTransfer & { readonly until: PlainDate };
  /** Number of small transfers that can still be sent to it today. */
  readonly transfersLeft: number;
  /** Whether no further transfer can be sent to it. */
  readonly isSpent: boolean;
}

export interface BankAccounts {
  /** Name of the holder of all accounts. */
  readonly accountName: string;
  readonly mayChange: boolean;
  /** The oldest first. */
  readonly accounts: readonly BankAccount[];
}

/** Why nothing was changed; values are the `because` of the back end's refusals. */
export type BankRefusal =
  | 'listed'
  | 'elsewhere'
  | 'too-many'
  | 'spent-today'
  | 'spent'
  | 'not-now'
  | 'default'
  | 'financing'
  | 'not-permitted'
  | 'gone';

export type BankOutcome =
  | { readonly done: true; readonly now: BankAccounts }
  | { readonly done: false; readonly because: BankRefusal }
  /** The back end rejects a field; undefined where it does not say which. */
  | { readonly done: false; readonly because: 'refused'; readonly field: BankField | undefined };

/** Outcome of entering the amount of the small transfer. `matched`: the amount was right. */
export type AmountOutcome =
  | Exclude<BankOutcome, { readonly done: true }>
  | { readonly done: true; readonly now: BankAccounts; readonly matched: boolean };

/** The accounts of the company and their verification (checklist F-062). Throws `PortFault`. */
export interface BankAccountDesk {
  /** Whether the back end offers accounts. */
  readonly isOffered: boolean;
  accounts(signal?: AbortSignal): Promise<BankAccounts>;
  add(entry: BankAccountEntry): Promise<BankOutcome>;
  /** `fen` from 1 to 99. */
  enterAmount(accountId: string, fen: number): Promise<AmountOutcome>;
  sendAgain(accountId: string): Promise<BankOutcome>;
  choose(accountId: string): Promise<BankOutcome>;
  remove(accountId: string): Promise<BankOutcome>;
}
