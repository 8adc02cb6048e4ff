/** Time in milliseconds, and timers. */
export interface Clock {
  /** Time since the epoch, corrected by the back end's time where known, because a device's clock may be wrong. */
  now(): number;
  /** Monotonic time for durations, independent of corrections. */
  monotonicTime(): number;
  /** Calls back once after so many milliseconds; returns the function that cancels the timer. */
  wakeAfter(milliseconds: number, wake: () => void): () => void;
}
