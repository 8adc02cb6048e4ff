/** Signals between the portal's windows in one browser about their shared session. */
export interface SessionSignals {
  /** Tells the other windows that the session was just extended. */
  notifyStay(): void;
  /** Calls back when another window has extended the session; returns the function that unsubscribes. */
  onStayed(listener: () => void): () => void;
}
