import type { WindowFocus } from '../../application/ports/attention.ts';
import type { Clock } from '../../application/ports/clock.ts';

/** How long an open page waits between two refreshes, in milliseconds. */
export const refreshInterval = 20_000;

/**
 * Refreshes a page that colleagues or the platform may have changed: at regular intervals while the user is there, and
 * at once when the user returns. One refresh runs at a time.
 */
export class RefreshPoller {
  #work: (() => Promise<void>) | undefined;
  #isRefreshing = false;
  #cancelTimer: (() => void) | undefined;
  #unlisten: (() => void) | undefined;
  readonly #clock: Clock;
  readonly #attention: WindowFocus;

  constructor(clock: Clock, attention: WindowFocus) {
    this.#clock = clock;
    this.#attention = attention;
  }

  /** Begins to refresh by `work`, which handles its own faults and never rejects. */
  start(work: () => Promise<void>): void {
    this.stop();
    this.#work = work;
    this.#unlisten = this.#attention.onChange((there) => there && void this.#refresh());
    this.#refreshLater();
  }

  /** Refreshes at once when the user is at the page, and otherwise when the user returns. */
  refreshNow(): void {
    if (this.#work) void this.#refresh();
  }

  stop(): void {
    this.#work = undefined;
    this.#unlisten?.();
    this.#cancelTimer?.();
  }

  #refreshLater(): void {
    this.#cancelTimer?.();
    this.#cancelTimer = this.#clock.wakeAfter(refreshInterval, () => void this.#refresh());
  }

  async #refresh(): Promise<void> {
    const work = this.#work;
    if (!work || this.#isRefreshing) return;
    if (this.#attention.isThere()) {
      this.#isRefreshing = true;
      await work();
      this.#isRefreshing = false;
    }
    if (this.#work) this.#refreshLater();
  }
}
