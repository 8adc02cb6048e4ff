import type { Transaction } from './store.ts';

/** One attempt at the work of a keyed request. The store asks it before each commit. */
export interface KeyedAttempt {
  /** Records that something of the work is written; refuses with SERVER_BUSY where another attempt has taken over. */
  recordWrite(transaction: Transaction): Promise<void>;
  /** Keeps the answer together with the work; refuses with SERVER_BUSY where another attempt has taken over. */
  keepAnswer(transaction: Transaction, answer: unknown): Promise<void>;
}
