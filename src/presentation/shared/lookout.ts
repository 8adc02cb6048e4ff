import type { Attention } from '../../application/ports/attention.ts';
import type { Clock } from '../../application/ports/clock.ts';

/** How long a page stands before it looks again, in milliseconds. */
export const lookInterval = 20_000;

/**
 * Looks again at what colleagues and the platform may have changed: every so often while the user has the page before
 * them, and at once when they come back. One look at a time.
 */
export class Lookout {
  #look: (() => Promise<void>) | undefined;
  #looking = false;
  #forget: (() => void) | undefined;
  #unlisten: (() => void) | undefined;
  readonly #clock: Clock;
  readonly #attention: Attention;

  constructor(clock: Clock, attention: Attention) {
    this.#clock = clock;
    this.#attention = attention;
  }

  /** From now on; `look` tells of its own faults and rejects with none. */
  started(look: () => Promise<void>): void {
    this.stopped();
    this.#look = look;
    this.#unlisten = this.#attention.onChange((there) => there && void this.#lookNow());
    this.#lookLater();
  }

  /**
   * Something is known to have moved: it looks at once if somebody is there, and otherwise as soon as they come back.
   */
  wanted(): void {
    if (this.#look) void this.#lookNow();
  }

  stopped(): void {
    this.#look = undefined;
    this.#unlisten?.();
    this.#forget?.();
  }

  #lookLater(): void {
    this.#forget?.();
    this.#forget = this.#clock.wakeAfter(lookInterval, () => void this.#lookNow());
  }

  async #lookNow(): Promise<void> {
    const look = this.#look;
    if (!look || this.#looking) return;
    if (this.#attention.isThere()) {
      this.#looking = true;
      await look();
      this.#looking = false;
    }
    if (this.#look) this.#lookLater();
  }
}
