/** Numbers of waiting work beside the entries of the menu. */
export interface MenuCounters {
  /**
   * Keeps the numbers up to date: after changes in this window and others, and at intervals.
   * @returns ends the updates
   */
  follow(): () => void;
  /** Counts again. */
  refresh(): Promise<void>;
  /** How many items wait on the pages at some paths, counting each item once; 0 before the first count. */
  at(paths: readonly string[]): number;
}
