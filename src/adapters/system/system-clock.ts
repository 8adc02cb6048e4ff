import type { Clock } from '../../application/ports/clock.ts';

/** By less than this the two may differ because an answer takes its time, and says it in whole seconds. */
const agreement = 60_000;

/** The device's own time, put right by what the back end says that it is. */
export class SystemClock implements Clock {
  #ahead = 0;

  now(): number {
    return Date.now() + this.#ahead;
  }

  steady(): number {
    return performance.now();
  }

  /** The back end has just said what time it is, in milliseconds since the epoch. */
  heard(instant: number): void {
    if (Math.abs(instant - this.now()) >= agreement) this.#ahead = instant - Date.now();
  }

  wakeAfter(milliseconds: number, wake: () => void): () => void {
    const timer = setTimeout(wake, milliseconds);
    return () => clearTimeout(timer);
  }
}
