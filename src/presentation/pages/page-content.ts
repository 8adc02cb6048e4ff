import { compareStructural, makeAutoObservable, runInAction } from 'mobx';
import { asPortFault } from '../../application/ports/port-fault.ts';
import { failureOf } from '../shared/failure.ts';
import { Latest } from '../shared/latest.ts';
import { loading, ready, type Loading } from '../shared/loading.ts';
import type { SessionStore } from '../identity/session-store.ts';

/**
 * What a page shows of something that it asks for: under way, there, or failed. Of several questions the newest alone
 * is answered.
 */
export class PageContent<Value> {
  current: Loading<Value> = loading;
  readonly #latest = new Latest();
  readonly #session: Pick<SessionStore, 'faultSeen'>;
  readonly #question: (signal: AbortSignal) => Promise<Value>;
  readonly #loaded: (value: Value) => void;

  /** `loaded` is told at once of what was asked for and came. */
  constructor(
    session: Pick<SessionStore, 'faultSeen'>,
    question: (signal: AbortSignal) => Promise<Value>,
    loaded: (value: Value) => void = () => undefined,
  ) {
    this.#session = session;
    this.#question = question;
    this.#loaded = loaded;
    makeAutoObservable<this>(this, { ask: false, stop: false }, { autoBind: true, deep: false });
  }

  /** Undefined until it is there. */
  get value(): Value | undefined {
    return this.current.kind === 'ready' ? this.current.value : undefined;
  }

  /** Something else is shown from now on: what stood goes. */
  cleared(): void {
    this.current = loading;
  }

  /** Asks for it. What stands is shown until the answer comes; a failure takes its place. True once it is there. */
  async load(): Promise<boolean> {
    return this.#answered((thrown) => (this.current = { kind: 'failed', failure: failureOf(thrown) }));
  }

  /** Asks for it once more, unasked: what stands stays where nothing newer can be had. */
  async look(): Promise<boolean> {
    return this.#answered((thrown) => {
      if (this.current.kind !== 'ready') this.current = { kind: 'failed', failure: failureOf(thrown) };
    });
  }

  /** What came by another way takes the place of what stands; the same again changes nothing. */
  take(value: Value): void {
    const taken = ready(value);
    if (!compareStructural(taken, this.current)) this.current = taken;
  }

  /**
   * Asks something else in place of what is under way; undefined once something newer is asked or the page was left.
   * Throws `PortFault`.
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

  /** Nothing that is under way is waited for any more. */
  stop(): void {
    this.#latest.stop();
  }

  async #answered(failed: (thrown: unknown) => void): Promise<boolean> {
    if (this.current.kind === 'failed') runInAction(() => this.cleared());
    try {
      const answer = await this.ask(async (signal) => ready(await this.#question(signal)));
      if (answer?.kind !== 'ready') return false;
      runInAction(() => {
        this.take(answer.value);
        this.#loaded(answer.value);
      });
      return true;
    } catch (thrown) {
      this.#session.faultSeen(thrown);
      runInAction(() => failed(thrown));
      return false;
    }
  }
}
