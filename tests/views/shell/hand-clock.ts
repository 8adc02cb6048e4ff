import type { Clock } from '../../../src/application/ports/clock.ts';

/** A clock that moves only when a test advances it. */
export class HandClock implements Clock {
  #now: number;
  #wakes: { readonly at: number; readonly wake: () => void }[] = [];

  constructor(now: number) {
    this.#now = now;
  }

  now(): number {
    return this.#now;
  }

  monotonicTime(): number {
    return this.#now;
  }

  wakeAfter(milliseconds: number, wake: () => void): () => void {
    const entry = { at: this.#now + milliseconds, wake };
    this.#wakes.push(entry);
    return () => {
      this.#wakes = this.#wakes.filter((each) => each !== entry);
    };
  }

  advance(milliseconds: number): void {
    const end = this.#now + milliseconds;
    for (;;) {
      const due = this.#wakes.filter((each) => each.at <= end).toSorted((a, b) => a.at - b.at)[0];
      if (!due) break;
      this.#wakes = this.#wakes.filter((each) => each !== due);
      this.#now = due.at;
      due.wake();
    }
    this.#now = end;
  }
}
