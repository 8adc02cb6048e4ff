import { makeAutoObservable } from 'mobx';
import type { Clock } from '../../application/ports/clock.ts';

/** Counts down second by second, by a clock: a tab that slept is not late. */
export class Countdown {
  /** Whole seconds that are left. */
  left = 0;
  #endsAt = 0;
  #ticking: (() => void) | undefined;
  readonly #now: () => number;
  readonly #clock: Pick<Clock, 'wakeAfter'>;

  /** `now` is the time, in milliseconds, of which the end is told. */
  constructor(now: () => number, clock: Pick<Clock, 'wakeAfter'>) {
    this.#now = now;
    this.#clock = clock;
    makeAutoObservable<this>(this, {}, { autoBind: true, deep: false });
  }

  get endsAt(): number {
    return this.#endsAt;
  }

  /** From now on, in place of what was counted before. */
  until(endsAt: number): void {
    this.#endsAt = endsAt;
    this.stopped();
    this.tick();
  }

  /** What is left stays as it was last counted. */
  stopped(): void {
    this.#ticking?.();
  }

  private tick(): void {
    this.left = Math.max(0, Math.ceil((this.#endsAt - this.#now()) / 1000));
    this.#ticking = this.left > 0 ? this.#clock.wakeAfter(1000, this.tick) : undefined;
  }
}
