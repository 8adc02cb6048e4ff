import type { Clock } from '../../application/ports/clock.ts';

/** The device's own time. */
export class SystemClock implements Clock {
  now(): number {
    return Date.now();
  }

  wakeAfter(milliseconds: number, wake: () => void): () => void {
    const timer = setTimeout(wake, milliseconds);
    return () => clearTimeout(timer);
  }
}
