import type { PlainDate } from '../../../domain/calendar/plain-date.ts';
import type { BankAccountEntry, BankField, SmallTransfer } from '../../../domain/company/shared/bank-account.ts';

export interface BankAccount {
  readonly id: string;
  readonly bankName: string;
  readonly branchName: string;
  readonly cnaps: string;
  /** Its last digits alone. */
  readonly masked: string;
  /** Milliseconds since the epoch. */
  readonly addedAt: number;
  readonly addedBy: string;
  readonly isDefault: boolean;
  readonly verifiedAt: number | undefined;
  /** The last Shanghai day on which its amount counts is `until`. */
  readonly transfer: SmallTransfer & { readonly until: PlainDate };
  /** How many more small transfers may go out to it today. */
  readonly transfersLeft: number;
  /** Whether no more go out to it at all. */
  readonly isSpent: boolean;
}

export interface BankAccounts {
  /** Name of the holder of all accounts. */
  readonly accountName: string;
  readonly mayChange: boolean;
  /** The one that was added first comes first. */
  readonly accounts: readonly BankAccount[];
}

/** Why nothing was changed; `because` in the back end's refusals. */
export type BankRefusal =
  | 'listed'
  | 'elsewhere'
  | 'too-many'
  | 'spent-today'
  | 'spent'
  | 'not-now'
  | 'default'
  | 'not-permitted'
  | 'gone';

export type BankOutcome =
  | { readonly done: true; readonly now: BankAccounts }
  | { readonly done: false; readonly because: BankRefusal }
  /** The back end does not take a field; undefined where it does not say which. */
  | { readonly done: false; readonly because: 'refused'; readonly field: BankField | undefined };

/** `matched` where the amount was the one that had been sent. */
export type AmountOutcome =
  | Exclude<BankOutcome, { readonly done: true }>
  | { readonly done: true; readonly now: BankAccounts; readonly matched: boolean };

/** The accounts of the company, and showing that they are its own (checklist F-062). Throws `PortFault`. */
export interface BankAccountDesk {
  /** Whether the back end keeps accounts at all. */
  readonly isOffered: boolean;
  accounts(signal?: AbortSignal): Promise<BankAccounts>;
  add(entry: BankAccountEntry): Promise<BankOutcome>;
  /** `fen` from 1 to 99. */
  enterAmount(accountId: string, fen: number): Promise<AmountOutcome>;
  sendAgain(accountId: string): Promise<BankOutcome>;
  choose(accountId: string): Promise<BankOutcome>;
  remove(accountId: string): Promise<BankOutcome>;
}
