import { compareStructural, makeAutoObservable, reaction, runInAction } from 'mobx';
import type { WindowSignals } from '../../application/ports/window-signals.ts';
import { LatestRequest } from '../shared/latest.ts';
import type { RefreshPoller } from '../shared/refresh-poller.ts';
import type { SessionStore } from '../identity/session-store.ts';

export interface FollowedParts<Value> {
  readonly session: Pick<SessionStore, 'faultSeen'>;
  readonly signals: WindowSignals;
  readonly poller: RefreshPoller;
  /** Owner of the value; empty if there is no user to fetch it for. */
  readonly owner: () => string;
  readonly fetch: (signal: AbortSignal) => Promise<Value>;
}

/** A value beside the page that is kept up to date in all windows of a browser, such as a number in the menu. */
export class FollowedValue<Value> {
  /** Undefined until loaded, and if there is no user to fetch it for. */
  value: Value | undefined = undefined;
  /** Whether the last request failed. The value before it stays. */
  hasFailed = false;
  #owner = '';
  readonly #latest = new LatestRequest();
  readonly #parts: FollowedParts<Value>;

  constructor(parts: FollowedParts<Value>) {
    this.#parts = parts;
    makeAutoObservable<this>(this, {}, { autoBind: true, deep: false });
  }

  /**
   * Keeps the value up to date: after changes in this window and others, and at intervals.
   * @returns ends the updates
   */
  follow(): () => void {
    const { poller, signals, owner } = this.#parts;
    poller.start(this.refresh);
    const fetchAgain = (): void => void this.fetch();
    const ends = [signals.onChange(fetchAgain), reaction(owner, fetchAgain)];
    return () => {
      poller.stop();
      for (const end of ends) end();
    };
  }

  /** Fetches again. If the value has changed, other windows are notified. */
  async refresh(): Promise<void> {
    const { value } = this;
    const now = await this.fetch();
    if (value !== undefined && now !== undefined && !compareStructural(value, now)) this.#parts.signals.notifyChange();
  }

  /** A value of another owner is hidden at once; a failure keeps the known one. */
  private async fetch(): Promise<Value | undefined> {
    const owner = this.#parts.owner();
    const signal = this.#latest.next();
    if (owner !== this.#owner) this.value = undefined;
    this.#owner = owner;
    if (owner === '') return undefined;
    try {
      const value = await this.#parts.fetch(signal);
      if (signal.aborted) return undefined;
      runInAction(() => {
        this.value = value;
        this.hasFailed = false;
      });
      return value;
    } catch (thrown) {
      this.#parts.session.faultSeen(thrown);
      if (!signal.aborted) runInAction(() => (this.hasFailed = true));
      return undefined;
    }
  }
}
