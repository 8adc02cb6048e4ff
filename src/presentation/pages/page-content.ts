import { compareStructural, makeAutoObservable, runInAction } from 'mobx';
import { asPortFault } from '../../application/ports/port-fault.ts';
import { failureOf } from '../shared/failure.ts';
import { LatestRequest } from '../shared/latest.ts';
import { loading, ready, type Loading } from '../shared/load-state.ts';
import type { SessionStore } from '../identity/session-store.ts';

/** The content of a page: loading, ready or failed. Only the newest of several requests counts. */
export class PageContent<Value> {
  current: Loading<Value> = loading;
  readonly #latest = new LatestRequest();
  readonly #session: Pick<SessionStore, 'faultSeen'>;
  readonly #fetch: (signal: AbortSignal) => Promise<Value>;
  readonly #onLoaded: (value: Value) => void;

  /** @param onLoaded receives each value as soon as it was fetched */
  constructor(
    session: Pick<SessionStore, 'faultSeen'>,
    fetchValue: (signal: AbortSignal) => Promise<Value>,
    onLoaded: (value: Value) => void = () => undefined,
  ) {
    this.#session = session;
    this.#fetch = fetchValue;
    this.#onLoaded = onLoaded;
    makeAutoObservable<this>(this, { ask: false, stop: false }, { autoBind: true, deep: false });
  }

  /** Undefined until the content is ready. */
  get value(): Value | undefined {
    return this.current.kind === 'ready' ? this.current.value : undefined;
  }

  /** Discards the content, because the page shows something else from now on. */
  clear(): void {
    this.current = loading;
  }

  /**
   * Fetches the content. The present content stays until the answer comes; a failure replaces it.
   * @returns whether the content is ready
   */
  async load(): Promise<boolean> {
    return this.#load((thrown) => (this.current = { kind: 'failed', failure: failureOf(thrown) }));
  }

  /** Fetches the content again without being asked by the user. The present content stays if that fails. */
  async refresh(): Promise<boolean> {
    return this.#load((thrown) => {
      if (this.current.kind !== 'ready') this.current = { kind: 'failed', failure: failureOf(thrown) };
    });
  }

  /** Takes content that was fetched elsewhere. An equal value changes nothing. */
  take(value: Value): void {
    const next = ready(value);
    if (!compareStructural(next, this.current)) this.current = next;
  }

  /**
   * Fetches something else in place of the running request.
   * @returns undefined once a newer request was made or the page was left
   * @throws `PortFault`
   */
  async ask<Answer>(question: (signal: AbortSignal) => Promise<Answer>): Promise<Answer | undefined> {
    const signal = this.#latest.next();
    try {
      const answer = await question(signal);
      return signal.aborted ? undefined : answer;
    } catch (thrown) {
      if (signal.aborted || asPortFault(thrown).kind === 'cancelled') return undefined;
      throw thrown;
    }
  }

  /** Abandons the running request. */
  stop(): void {
    this.#latest.stop();
  }

  async #load(onFailure: (thrown: unknown) => void): Promise<boolean> {
    if (this.current.kind === 'failed') runInAction(() => this.clear());
    try {
      const answer = await this.ask(async (signal) => ready(await this.#fetch(signal)));
      if (answer?.kind !== 'ready') return false;
      runInAction(() => {
        this.take(answer.value);
        this.#onLoaded(answer.value);
      });
      return true;
    } catch (thrown) {
      this.#session.faultSeen(thrown);
      runInAction(() => onFailure(thrown));
      return false;
    }
  }
}
