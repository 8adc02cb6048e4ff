/**
 * What a user was in the middle of, kept in this browser until it is done. Belongs to one user; another user never sees
 * it.
 */
export interface Drafts {
  read(name: string): unknown;
  write(name: string, value: unknown): void;
  remove(name: string): void;
  /** Removes everything of one user, who may have left already. */
  removeAllOf(userId: string): void;
}
