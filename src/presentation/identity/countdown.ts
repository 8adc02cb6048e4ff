import { makeAutoObservable } from 'mobx';
import type { Clock } from '../../application/ports/clock.ts';

/** Counts down the seconds by a clock, so that a sleeping tab is not late. */
export class Countdown {
  /** Remaining whole seconds. */
  left = 0;
  #endsAt = 0;
  #cancelTick: (() => void) | undefined;
  readonly #now: () => number;
  readonly #clock: Pick<Clock, 'wakeAfter'>;

  /** @param now the time in milliseconds, on the clock of `endsAt` */
  constructor(now: () => number, clock: Pick<Clock, 'wakeAfter'>) {
    this.#now = now;
    this.#clock = clock;
    makeAutoObservable<this>(this, {}, { autoBind: true, deep: false });
  }

  get endsAt(): number {
    return this.#endsAt;
  }

  /** Counts down to `endsAt`, in place of any previous countdown. */
  countTo(endsAt: number): void {
    this.#endsAt = endsAt;
    this.stop();
    this.tick();
  }

  /** Stops the countdown; `left` keeps its last value. */
  stop(): void {
    this.#cancelTick?.();
  }

  private tick(): void {
    this.left = Math.max(0, Math.ceil((this.#endsAt - this.#now()) / 1000));
    this.#cancelTick = this.left > 0 ? this.#clock.wakeAfter(1000, this.tick) : undefined;
  }
}
