/** Unfinished work of a user, kept in this browser. Another user never sees it. */
export interface Drafts {
  read(name: string): unknown;
  write(name: string, value: unknown): void;
  remove(name: string): void;
  /** Removes all drafts of one user, who may already have signed out. */
  removeAllOf(userId: string): void;
}
