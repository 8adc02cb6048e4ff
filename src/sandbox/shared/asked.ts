import { makeAutoObservable, runInAction } from 'mobx';
import { failureOf } from './failure.ts';
import { loading, ready, type Loading } from './loading.ts';

/** Loads the data of a page: loading, ready or failed. A new load replaces the previous one. */
export class Asked<Value> {
  content: Loading<Value> = loading;
  #asking: AbortController | undefined;
  readonly #question: (signal: AbortSignal) => Promise<Value>;

  constructor(question: (signal: AbortSignal) => Promise<Value>) {
    this.#question = question;
    makeAutoObservable<this>(this, {}, { autoBind: true, deep: false });
  }

  /** Undefined until it is loaded. */
  get value(): Value | undefined {
    return this.content.kind === 'ready' ? this.content.value : undefined;
  }

  /** Loads again. The present data stay until the answer comes, and an earlier load is cancelled. */
  async load(): Promise<void> {
    this.stop();
    const asking = (this.#asking = new AbortController());
    if (this.content.kind === 'failed') this.content = loading;
    try {
      const found = await this.#question(asking.signal);
      if (!asking.signal.aborted) runInAction(() => (this.content = ready(found)));
    } catch (thrown) {
      if (!asking.signal.aborted) runInAction(() => (this.content = { kind: 'failed', failure: failureOf(thrown) }));
    }
  }

  /** Sets data that another call has returned, and cancels a running load. */
  take(value: Value): void {
    this.stop();
    this.content = ready(value);
  }

  stop(): void {
    this.#asking?.abort();
  }
}
