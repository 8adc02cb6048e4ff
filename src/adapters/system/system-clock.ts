import type { Clock } from '../../application/ports/clock.ts';

/**
 * Milliseconds below which a difference from the back end's time is ignored: an answer takes time, and states whole
 * seconds.
 */
const agreement = 60_000;

/** The device's clock, corrected by the back end's time. */
export class SystemClock implements Clock {
  #ahead = 0;

  now(): number {
    return Date.now() + this.#ahead;
  }

  monotonicTime(): number {
    return performance.now();
  }

  /** Adjusts the clock to the back end's time, in milliseconds since the epoch. */
  adjust(instant: number): void {
    if (Math.abs(instant - this.now()) >= agreement) this.#ahead = instant - Date.now();
  }

  wakeAfter(milliseconds: number, wake: () => void): () => void {
    const timer = setTimeout(wake, milliseconds);
    return () => clearTimeout(timer);
  }
}
