import { makeAutoObservable } from 'mobx';
import type { Clock } from '../../application/ports/clock.ts';
import type { SessionSignals } from '../../application/ports/shell/shared/session-signals.ts';
import type { SessionDesk } from '../../application/ports/shell/shared/session-desk.ts';
import { endWarning, idleLimit, refreshInterval } from '../../domain/shell/shared/session-limits.ts';
import type { SessionStore } from './session-store.ts';

/** Keeps the session alive while its user does something, here or in another window of the browser, and warns two minutes before it ends. */
export class SessionWatch {
  /** When the session will end, in milliseconds since the epoch, while the warning shows. */
  endsAt: number | undefined = undefined;
  /** When it last looked, on the same clock; undefined until it first does, a quarter of a minute after signing in. */
  seenAt: number | undefined = undefined;
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
    this.endsAt = undefined;
    this.#unlisten ??= this.#signals.onStayed(this.kept);
    this.wakeLater();
  }

  stopped(): void {
    this.#forget?.();
    this.#unlisten?.();
    this.#unlisten = undefined;
    this.endsAt = undefined;
  }

  /** The user pressed, typed or moved. */
  userActive(): void {
    if (this.endsAt === undefined) this.#activeAt = this.#clock.steady();
  }

  async stayPressed(): Promise<void> {
    await this.report();
  }

  private wakeLater(): void {
    this.#forget?.();
    this.#forget = this.#clock.wakeAfter(15_000, () => void this.look());
  }

  private async look(): Promise<void> {
    const now = this.#clock.steady();
    this.seenAt = now;
    const end = this.#reportedAt + idleLimit;
    if (this.#activeAt > this.#reportedAt && now - this.#reportedAt >= refreshInterval) await this.report();
    else if (now >= end) await this.askWhetherOver();
    else if (now >= end - endWarning) this.endsAt = end;
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
    this.endsAt = undefined;
  }

  private async report(): Promise<void> {
    try {
      await this.#sessions.stay();
      this.kept();
      this.#signals.stayed();
    } catch (thrown) {
      this.#store.faultSeen(thrown);
    }
  }
}
