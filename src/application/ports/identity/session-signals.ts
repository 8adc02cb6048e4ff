/** What the portal's windows in one browser tell one another of the session that they share. */
export interface SessionSignals {
  /** The server was just told that the user is there: the other windows hear of it, this one does not. */
  notifyStay(): void;
  /** Calls back when another window has said so; the answer takes it back. */
  onStayed(listener: () => void): () => void;
}
