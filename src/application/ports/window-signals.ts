/** Signals between the portal's windows in one browser: data of one kind has changed. */
export interface WindowSignals {
  /** Tells the other windows about a change. */
  notifyChange(): void;
  /** Calls back on a change in another window; returns the function that unsubscribes. */
  onChange(listener: () => void): () => void;
}
