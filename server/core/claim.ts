import type { Transaction } from './store.ts';

/** One attempt at the work of a keyed request. The store asks it before each commit. */
export interface KeyedAttempt {
  /** Progress that an earlier attempt kept before it ended without an answer; undefined for none. */
  readonly progress: unknown;
  /**
   * Keeps how far the work is, together with that part of it: an attempt that repeats the request goes on from there.
   * Refuses with SERVER_BUSY where another attempt has taken over.
   */
  keepProgress(transaction: Transaction, progress: unknown): Promise<void>;
  /** Records that something of the work is written; refuses with SERVER_BUSY where another attempt has taken over. */
  recordWrite(transaction: Transaction): Promise<void>;
  /** Keeps the answer together with the work; refuses with SERVER_BUSY where another attempt has taken over. */
  keepAnswer(transaction: Transaction, answer: unknown): Promise<void>;
}
