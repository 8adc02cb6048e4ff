import { makeAutoObservable, runInAction } from 'mobx';
import type { Effects, JobCounts } from '../api/fault-answers.ts';
import type { SandboxApi } from '../api/sandbox-api.ts';
import { failureOf } from '../shared/failure.ts';
import type { ScheduleAfter } from '../shared/schedule-after.ts';
import { loading, ready, type Loading } from '../shared/loading.ts';

/** Milliseconds until the next refresh. */
const pause = 2000;

/** The numbers of waiting, running and failed background jobs, refreshed as long as the page is open. */
export class JobsPresenter {
  content: Loading<readonly JobCounts[]> = loading;
  /** The effect of reading so far; undefined until it is known. */
  effects: Effects | undefined = undefined;
  #cancelRefresh: (() => void) | undefined;
  #isOpen = false;
  readonly #api: Pick<SandboxApi, 'jobs' | 'effects'>;
  readonly #later: ScheduleAfter;

  constructor(api: Pick<SandboxApi, 'jobs' | 'effects'>, later: ScheduleAfter) {
    this.#api = api;
    this.#later = later;
    makeAutoObservable<this>(this, {}, { autoBind: true, deep: false });
  }

  /** The numbers of waiting and running jobs of all kinds. */
  get underWay(): { readonly waiting: number; readonly running: number } {
    const jobs = this.content.kind === 'ready' ? this.content.value : [];
    const sum = (of: 'waiting' | 'running'): number => jobs.reduce((total, job) => total + job[of], 0);
    return { waiting: sum('waiting'), running: sum('running') };
  }

  opened(): void {
    this.#isOpen = true;
    void this.load();
  }

  left(): void {
    this.#isOpen = false;
    this.#cancelRefresh?.();
  }

  async load(): Promise<void> {
    this.#cancelRefresh?.();
    if (this.content.kind === 'failed') this.content = loading;
    try {
      const [jobs, effects] = await Promise.all([this.#api.jobs(), this.#api.effects()]);
      runInAction(() => {
        this.content = ready(jobs);
        this.effects = effects;
      });
      if (this.#isOpen) this.#cancelRefresh = this.#later(pause, () => void this.load());
    } catch (thrown) {
      runInAction(() => (this.content = { kind: 'failed', failure: failureOf(thrown) }));
    }
  }
}
