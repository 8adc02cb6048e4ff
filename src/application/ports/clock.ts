/** Time, in milliseconds, and being woken later. */
export interface Clock {
  /** The time of day since the epoch, by the back end where that is known: a device's own clock may be wrong. */
  now(): number;
  /** For what lasts: it goes on evenly, whatever becomes known about the time of day. */
  steady(): number;
  /** Calls back once after so many milliseconds; the answer takes it back. */
  wakeAfter(milliseconds: number, wake: () => void): () => void;
}
