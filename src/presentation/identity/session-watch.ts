import { makeAutoObservable } from 'mobx';
import type { Clock } from '../../application/ports/clock.ts';
import type { SessionSignals } from '../../application/ports/identity/session-signals.ts';
import type { SessionDesk } from '../../application/ports/identity/session-desk.ts';
import { endWarning, idleLimit, lastWarning, refreshInterval } from '../../domain/identity/session-limits.ts';
import type { SessionStore } from './session-store.ts';

/**
 * Keeps the session alive while its user does something, here or in another window of the browser, and warns two
 * minutes before it ends, or ten before an end that nothing puts off (checklist C, F-039).
 */
export class SessionWatch {
  /** When the session will end, in milliseconds since the epoch, while the warning shows. */
  endsAt: number | undefined = undefined;
  /** When it last looked, on the same clock; undefined until it first does, a quarter of a minute after signing in. */
  seenAt: number | undefined = undefined;
  /** Whether the end that is warned of comes whatever one does. */
  isLast = false;
  /** When the session ends whatever one does, on the same clock; undefined where nobody says, or once that was read. */
  #lastEnd: number | undefined;
  #limit: number | undefined;
  #reportedAt: number;
  #activeAt: number;
  #forget: (() => void) | undefined;
  #unlisten: (() => void) | undefined;
  readonly #clock: Clock;
  readonly #sessions: SessionDesk;
  readonly #store: SessionStore;
  readonly #signals: SessionSignals;

  constructor(clock: Clock, sessions: SessionDesk, store: SessionStore, signals: SessionSignals) {
    this.#clock = clock;
    this.#sessions = sessions;
    this.#store = store;
    this.#signals = signals;
    this.#reportedAt = clock.steady();
    this.#activeAt = clock.steady();
    makeAutoObservable<this>(this, {}, { autoBind: true, deep: false });
  }

  /** Milliseconds until the session ends, as of the last look, while the warning shows. */
  get left(): number | undefined {
    return this.endsAt === undefined || this.seenAt === undefined ? undefined : this.endsAt - this.seenAt;
  }

  /** From signing in on. */
  started(): void {
    this.#reportedAt = this.#clock.steady();
    this.#activeAt = this.#reportedAt;
    const left = this.#store.who?.sessionLeft;
    this.#limit = left === undefined ? undefined : this.#reportedAt + left;
    this.#lastEnd = this.#limit;
    this.quiet();
    this.#unlisten ??= this.#signals.onStayed(this.kept);
    this.wakeLater();
  }

  stopped(): void {
    this.#forget?.();
    this.#unlisten?.();
    this.#unlisten = undefined;
    this.quiet();
  }

  /** The user pressed, typed or moved. */
  userActive(): void {
    if (this.endsAt === undefined) this.#activeAt = this.#clock.steady();
  }

  async stayPressed(): Promise<void> {
    await this.report();
  }

  /** It was read that the session ends whatever one does: that is not said again. */
  lastEndRead(): void {
    this.#lastEnd = undefined;
    this.quiet();
  }

  private wakeLater(): void {
    this.#forget?.();
    this.#forget = this.#clock.wakeAfter(15_000, () => void this.look());
  }

  private async look(): Promise<void> {
    const now = this.#clock.steady();
    this.seenAt = now;
    if (this.#activeAt > this.#reportedAt && now - this.#reportedAt >= refreshInterval) await this.report();
    const end = this.#reportedAt + idleLimit;
    if (now >= Math.min(end, this.#limit ?? end)) await this.askWhetherOver();
    else if (now >= end - endWarning && end < (this.#limit ?? Infinity)) this.warn(end, false);
    else if (this.#lastEnd !== undefined && now >= this.#lastEnd - lastWarning) this.warn(this.#lastEnd, true);
    if (this.#store.who) this.wakeLater();
  }

  /** Work in another window may have kept the session; without an answer it is asked again. */
  private async askWhetherOver(): Promise<void> {
    const before = this.#store.who;
    await this.#store.load();
    if (this.#store.who && this.#store.who !== before) this.started();
  }

  /** The server counts anew from now on. */
  private kept(): void {
    this.#reportedAt = this.#clock.steady();
    if (!this.isLast) this.quiet();
  }

  private warn(end: number, isLast: boolean): void {
    this.endsAt = end;
    this.isLast = isLast;
  }

  private quiet(): void {
    this.endsAt = undefined;
    this.isLast = false;
  }

  private async report(): Promise<void> {
    try {
      await this.#sessions.stay();
      this.kept();
      this.#signals.notifyStay();
    } catch (thrown) {
      this.#store.faultSeen(thrown);
    }
  }
}
