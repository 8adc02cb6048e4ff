import type { Clock as PortalClock } from '../../src/application/ports/clock.ts';
import type { Clock as ServerClock } from '../../server/core/ports.ts';

interface Wake {
  readonly at: number;
  readonly call: () => void;
}

/** A clock that moves only when a scenario advances it. Portal and back end share it. */
export class ManualClock implements PortalClock, ServerClock {
  #now: number;
  #wakes: Wake[] = [];

  constructor(start: number) {
    this.#now = start;
  }

  now(): number {
    return this.#now;
  }

  realTime(): number {
    return this.#now;
  }

  monotonicTime(): number {
    return this.#now;
  }

  wakeAfter(milliseconds: number, wake: () => void): () => void {
    const entry: Wake = { at: this.#now + milliseconds, call: wake };
    this.#wakes.push(entry);
    return () => {
      this.#wakes = this.#wakes.filter((each) => each !== entry);
    };
  }

  /** Whether a timer is due within this number of milliseconds. */
  isAwaited(within: number): boolean {
    return this.#due(this.#now + within) !== undefined;
  }

  /** Advances the time, and runs the due timers in order. */
  advance(milliseconds: number): void {
    const end = this.#now + milliseconds;
    for (let next = this.#due(end); next; next = this.#due(end)) {
      this.#now = Math.max(this.#now, next.at);
      this.#wakes = this.#wakes.filter((each) => each !== next);
      next.call();
    }
    this.#now = end;
  }

  #due(end: number): Wake | undefined {
    return this.#wakes.filter((wake) => wake.at <= end).toSorted((a, b) => a.at - b.at)[0];
  }
}
