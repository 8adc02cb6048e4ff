import { makeAutoObservable, observable, runInAction } from 'mobx';
import type { FileRead } from '../api/sandbox-answers.ts';
import type { SandboxApi } from '../api/sandbox-api.ts';
import type { ScheduleAfter } from '../shared/schedule-after.ts';

/** Milliseconds until the reading progress is asked for again. */
const pause = 1500;

/** The readings of the documents under review. They are an aid: without them, the reviewer compares the paper alone. */
export class PaperReadings {
  readonly #readings = observable.map<string, FileRead>({}, { deep: false });
  readonly #api: Pick<SandboxApi, 'readings'>;
  readonly #later: ScheduleAfter;
  #request = new AbortController();
  #cancelRefresh: (() => void) | undefined;

  constructor(api: Pick<SandboxApi, 'readings'>, later: ScheduleAfter) {
    this.#api = api;
    this.#later = later;
    makeAutoObservable<this>(this, { readingOf: false }, { autoBind: true, deep: false });
  }

  /** The reading of the first of these files that has one. */
  readingOf(files: readonly { readonly pkFile: string }[]): FileRead | undefined {
    return files.map(({ pkFile }) => this.#readings.get(pkFile)).find((each) => each !== undefined);
  }

  opened(docDatumId: string): void {
    this.left();
    this.#readings.clear();
    void this.ask(docDatumId);
  }

  left(): void {
    this.#cancelRefresh?.();
    this.#request.abort();
  }

  private async ask(docDatumId: string): Promise<void> {
    this.#request = new AbortController();
    const { signal } = this.#request;
    const found = await this.#api.readings(docDatumId, signal).catch((): readonly FileRead[] => []);
    if (signal.aborted) return;
    runInAction(() => this.#readings.merge(found.map((each) => [each.pkFile, each])));
    if (found.some(({ state }) => state === 'waiting' || state === 'running'))
      this.#cancelRefresh = this.#later(pause, () => void this.ask(docDatumId));
  }
}
