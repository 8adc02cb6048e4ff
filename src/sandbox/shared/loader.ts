import { makeAutoObservable, runInAction } from 'mobx';
import { failureOf } from './failure.ts';
import { loading, ready, type Loading } from './loading.ts';

/** Loads the data of a page: loading, ready or failed. A new load replaces the previous one. */
export class Loader<Value> {
  content: Loading<Value> = loading;
  #request: AbortController | undefined;
  readonly #fetch: (signal: AbortSignal) => Promise<Value>;

  constructor(fetch: (signal: AbortSignal) => Promise<Value>) {
    this.#fetch = fetch;
    makeAutoObservable<this>(this, {}, { autoBind: true, deep: false });
  }

  /** Undefined until it is loaded. */
  get value(): Value | undefined {
    return this.content.kind === 'ready' ? this.content.value : undefined;
  }

  /** Loads again. The present data stay until the answer comes, and an earlier load is cancelled. */
  async load(): Promise<void> {
    this.stop();
    const request = (this.#request = new AbortController());
    if (this.content.kind === 'failed') this.content = loading;
    try {
      const found = await this.#fetch(request.signal);
      if (!request.signal.aborted) runInAction(() => (this.content = ready(found)));
    } catch (thrown) {
      if (!request.signal.aborted) runInAction(() => (this.content = { kind: 'failed', failure: failureOf(thrown) }));
    }
  }

  /** Sets data that another call has returned, and cancels a running load. */
  take(value: Value): void {
    this.stop();
    this.content = ready(value);
  }

  stop(): void {
    this.#request?.abort();
  }
}
