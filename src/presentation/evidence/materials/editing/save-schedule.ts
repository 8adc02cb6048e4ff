import type { Clock } from '../../../../application/ports/clock.ts';

/**
 * Schedules the saves of a document: after a pause or at once, one after the other, and none after its page was left.
 */
export class SaveSchedule {
  #stopped = false;
  #cancelTimer: (() => void) | undefined;
  #running: Promise<void> | undefined;
  readonly #clock: Clock;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Runs `work` after some milliseconds, in place of anything scheduled. */
  later(delay: number, work: () => void): void {
    this.cancel();
    if (!this.#stopped) this.#cancelTimer = this.#clock.wakeAfter(delay, work);
  }

  cancel(): void {
    this.#cancelTimer?.();
  }

  /**
   * Runs `send` after a running save, and resolves when none is running. `send` returns undefined if there is nothing
   * to send.
   */
  async atOnce(send: () => Promise<void> | undefined): Promise<void> {
    this.cancel();
    await this.#running;
    const sent = send();
    if (sent) this.#running = sent;
    await this.#running;
  }

  /** Stops all scheduled saves from now on. */
  stop(): void {
    this.#stopped = true;
  }
}
