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
  /** The time of the last check, on the same clock; undefined until the first, 15 seconds after signing in. */
  checkedAt: number | undefined = undefined;
  /** Whether the announced end comes regardless of the user's activity. */
  isLast = false;
  /**
   * When the session ends regardless of the user's activity, on the same clock; undefined if unknown, or once the user
   * read it.
   */
  #lastEnd: number | undefined;
  #limit: number | undefined;
  #reportedAt: number;
  #activeAt: number;
  #cancelTimer: (() => void) | undefined;
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
    this.#reportedAt = clock.monotonicTime();
    this.#activeAt = clock.monotonicTime();
    makeAutoObservable<this>(this, {}, { autoBind: true, deep: false });
  }

  /** Milliseconds until the session ends, as of the last check, while the warning shows. */
  get left(): number | undefined {
    return this.endsAt === undefined || this.checkedAt === undefined ? undefined : this.endsAt - this.checkedAt;
  }

  /** Starts to watch, at signing in. */
  start(): void {
    this.#reportedAt = this.#clock.monotonicTime();
    this.#activeAt = this.#reportedAt;
    const left = this.#store.who?.sessionLeft;
    this.#limit = left === undefined ? undefined : this.#reportedAt + left;
    this.#lastEnd = this.#limit;
    this.hideWarning();
    this.#unlisten ??= this.#signals.onStayed(this.restartIdleTime);
    this.checkLater();
  }

  stop(): void {
    this.#cancelTimer?.();
    this.#unlisten?.();
    this.#unlisten = undefined;
    this.hideWarning();
  }

  /** The user pressed, typed or moved. */
  userActive(): void {
    if (this.endsAt === undefined) this.#activeAt = this.#clock.monotonicTime();
  }

  async stayPressed(): Promise<void> {
    await this.report();
  }

  /** The user has read that the session ends in any case; it is not announced again. */
  lastEndRead(): void {
    this.#lastEnd = undefined;
    this.hideWarning();
  }

  private checkLater(): void {
    this.#cancelTimer?.();
    this.#cancelTimer = this.#clock.wakeAfter(15_000, () => void this.check());
  }

  private async check(): Promise<void> {
    const now = this.#clock.monotonicTime();
    this.checkedAt = now;
    if (this.#activeAt > this.#reportedAt && now - this.#reportedAt >= refreshInterval) await this.report();
    const end = this.#reportedAt + idleLimit;
    if (now >= Math.min(end, this.#limit ?? end)) await this.checkSession();
    else if (now >= end - endWarning && end < (this.#limit ?? Infinity)) this.warn(end, false);
    else if (this.#lastEnd !== undefined && now >= this.#lastEnd - lastWarning) this.warn(this.#lastEnd, true);
    if (this.#store.who) this.checkLater();
  }

  /**
   * Asks the server whether the session is over. Work in another window may have kept it; without an answer it is asked
   * again.
   */
  private async checkSession(): Promise<void> {
    const before = this.#store.who;
    await this.#store.load();
    if (this.#store.who && this.#store.who !== before) this.start();
  }

  /** Starts the idle time again, as the server does. */
  private restartIdleTime(): void {
    this.#reportedAt = this.#clock.monotonicTime();
    if (!this.isLast) this.hideWarning();
  }

  private warn(end: number, isLast: boolean): void {
    this.endsAt = end;
    this.isLast = isLast;
  }

  private hideWarning(): void {
    this.endsAt = undefined;
    this.isLast = false;
  }

  private async report(): Promise<void> {
    try {
      await this.#sessions.stay();
      this.restartIdleTime();
      this.#signals.notifyStay();
    } catch (thrown) {
      this.#store.faultSeen(thrown);
    }
  }
}
