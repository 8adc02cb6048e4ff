/**
 * What the portal's windows in one browser tell one another of one matter: that it is not as it was, and nothing more.
 */
export interface WindowSignals {
  /** The other windows hear of it, this one does not. */
  notifyChange(): void;
  /** Calls back when another window has said so; the answer takes it back. */
  onChange(listener: () => void): () => void;
}
