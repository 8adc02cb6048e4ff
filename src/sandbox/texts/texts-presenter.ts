import { makeAutoObservable, runInAction } from 'mobx';
import type { SandboxApi } from '../api/sandbox-api.ts';
import type { SentText } from '../api/text-answers.ts';
import { failureOf } from '../shared/failure.ts';
import type { Later } from '../shared/later.ts';
import { loading, ready, type Loading } from '../shared/loading.ts';

/** Milliseconds until it is asked again. */
const pause = 2000;

/** What was sent to telephones, the newest first; asked again for as long as somebody looks. */
export class TextsPresenter {
  content: Loading<readonly SentText[]> = loading;
  #forget: (() => void) | undefined;
  #looking = false;
  readonly #api: Pick<SandboxApi, 'texts'>;
  readonly #later: Later;

  constructor(api: Pick<SandboxApi, 'texts'>, later: Later) {
    this.#api = api;
    this.#later = later;
    makeAutoObservable<this>(this, {}, { autoBind: true, deep: false });
  }

  opened(): void {
    this.#looking = true;
    void this.load();
  }

  left(): void {
    this.#looking = false;
    this.#forget?.();
  }

  async load(): Promise<void> {
    this.#forget?.();
    if (this.content.kind === 'failed') this.content = loading;
    try {
      const texts = await this.#api.texts();
      runInAction(() => (this.content = ready(texts)));
      if (this.#looking) this.#forget = this.#later(pause, () => void this.load());
    } catch (thrown) {
      runInAction(() => (this.content = { kind: 'failed', failure: failureOf(thrown) }));
    }
  }
}
