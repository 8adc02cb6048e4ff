import { makeAutoObservable, observable, runInAction } from 'mobx';
import type { FileRead } from '../api/sandbox-answers.ts';
import type { SandboxApi } from '../api/sandbox-api.ts';
import type { Later } from '../shared/later.ts';

/** Milliseconds until the reading progress is asked for again. */
const pause = 1500;

/** The readings of the documents under review. They are an aid: without them, the reviewer compares the paper alone. */
export class ReadPapers {
  readonly #readings = observable.map<string, FileRead>({}, { deep: false });
  readonly #api: Pick<SandboxApi, 'readings'>;
  readonly #later: Later;
  #asking = new AbortController();
  #forget: (() => void) | undefined;

  constructor(api: Pick<SandboxApi, 'readings'>, later: Later) {
    this.#api = api;
    this.#later = later;
    makeAutoObservable<this>(this, { of: false }, { autoBind: true, deep: false });
  }

  /** The reading of the first of these files that has one. */
  of(files: readonly { readonly pkFile: string }[]): FileRead | undefined {
    return files.map(({ pkFile }) => this.#readings.get(pkFile)).find((each) => each !== undefined);
  }

  opened(docDatumId: string): void {
    this.left();
    this.#readings.clear();
    void this.ask(docDatumId);
  }

  left(): void {
    this.#forget?.();
    this.#asking.abort();
  }

  private async ask(docDatumId: string): Promise<void> {
    this.#asking = new AbortController();
    const { signal } = this.#asking;
    const found = await this.#api.readings(docDatumId, signal).catch((): readonly FileRead[] => []);
    if (signal.aborted) return;
    runInAction(() => this.#readings.merge(found.map((each) => [each.pkFile, each])));
    if (found.some(({ state }) => state === 'waiting' || state === 'running'))
      this.#forget = this.#later(pause, () => void this.ask(docDatumId));
  }
}
