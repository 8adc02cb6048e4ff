import type { Transaction } from './store.ts';

/** One attempt at the work of a request with an idempotency key. The store checks it before each commit. */
export interface IdempotentAttempt {
  /** Progress that an earlier attempt saved before it ended without an answer; undefined for none. */
  readonly progress: unknown;
  /**
   * Saves the progress in the same transaction as that part of the work, so that a repeated request can continue from
   * there. Refuses with SERVER_BUSY where another attempt has taken over.
   */
  saveProgress(transaction: Transaction, progress: unknown): Promise<void>;
  /** Records that the work has written something. Refuses with SERVER_BUSY where another attempt has taken over. */
  recordWrite(transaction: Transaction): Promise<void>;
  /**
   * Saves the answer in the same transaction as the work. Refuses with SERVER_BUSY where another attempt has taken
   * over.
   */
  saveResponse(transaction: Transaction, answer: unknown): Promise<void>;
}
