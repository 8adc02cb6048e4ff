import type { Clock } from '../../../../application/ports/clock.ts';

/**
 * When a document is sent: after a pause, or at once; one save after the other, and nothing by itself once its page is
 * left.
 */
export class SaveSchedule {
  #stopped = false;
  #forget: (() => void) | undefined;
  #running: Promise<void> | undefined;
  readonly #clock: Clock;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** After so many milliseconds, instead of anything that was to come. */
  later(after: number, work: () => void): void {
    this.forget();
    if (!this.#stopped) this.#forget = this.#clock.wakeAfter(after, work);
  }

  forget(): void {
    this.#forget?.();
  }

  /**
   * Done when nothing is on its way any more; `send` begins after what was, and says nothing where there is nothing to
   * send.
   */
  async atOnce(send: () => Promise<void> | undefined): Promise<void> {
    this.forget();
    await this.#running;
    const sent = send();
    if (sent) this.#running = sent;
    await this.#running;
  }

  /** Nothing is sent by itself from now on. */
  stop(): void {
    this.#stopped = true;
  }
}
