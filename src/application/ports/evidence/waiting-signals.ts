/** What the portal's windows in one browser tell one another of packages that wait. */
export interface WaitingSignals {
  /** What waits is not what it was: the other windows hear of it, this one does not. */
  moved(): void;
  /** Calls back when another window has said so; the answer takes it back. */
  onMoved(listener: () => void): () => void;
}
