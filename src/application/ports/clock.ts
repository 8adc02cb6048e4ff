/** The time of day as the portal sees it, in milliseconds since the epoch, and being woken later. */
export interface Clock {
  now(): number;
  /** Calls back once after so many milliseconds; the answer takes it back. */
  wakeAfter(milliseconds: number, wake: () => void): () => void;
}
