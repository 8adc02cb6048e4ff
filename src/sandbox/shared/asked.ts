import { makeAutoObservable, runInAction } from 'mobx';
import { failureOf } from './failure.ts';
import { loading, ready, type Loading } from './loading.ts';

/**
 * What a page of the console asks for: under way, there, or failed. Of several questions the newest alone is answered.
 */
export class Asked<Value> {
  content: Loading<Value> = loading;
  #asking: AbortController | undefined;
  readonly #question: (signal: AbortSignal) => Promise<Value>;

  constructor(question: (signal: AbortSignal) => Promise<Value>) {
    this.#question = question;
    makeAutoObservable<this>(this, {}, { autoBind: true, deep: false });
  }

  /** Undefined until it is there. */
  get value(): Value | undefined {
    return this.content.kind === 'ready' ? this.content.value : undefined;
  }

  /** What stands is shown until the answer comes; what was asked before is not waited for. */
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

  /** What came by another way takes the place of what stands, and of what is under way. */
  take(value: Value): void {
    this.stop();
    this.content = ready(value);
  }

  stop(): void {
    this.#asking?.abort();
  }
}
