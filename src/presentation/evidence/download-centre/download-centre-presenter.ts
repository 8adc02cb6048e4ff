import { makeAutoObservable } from 'mobx';
import type { DownloadTask } from '../../../application/ports/evidence/download-desk.ts';
import type { Navigator } from '../../../application/ports/navigator.ts';
import type { DownloadTasks } from '../shared/download-tasks.ts';

export const downloadCentrePath = '/my/download';

/** How far tasks are, as one looks for them. */
export const taskStages = ['all', 'under-way', 'ready', 'failed'] as const;
export type TaskStage = (typeof taskStages)[number];

const stages: Readonly<Record<DownloadTask['state']['kind'], TaskStage>> = {
  waiting: 'under-way',
  running: 'under-way',
  complete: 'ready',
  failed: 'failed',
};

export interface TaskFilter {
  readonly stage: TaskStage;
  readonly kind: DownloadTask['kind'] | 'all';
  /** A part of the name, whatever the case. */
  readonly keyword: string;
}

const everything: TaskFilter = { stage: 'all', kind: 'all', keyword: '' };

/** What an address wants to see; whatever in it makes no sense counts as not said. */
function filterFrom(search: string): TaskFilter {
  const query = new URLSearchParams(search);
  return {
    stage: taskStages.find((stage) => stage === query.get('state')) ?? 'all',
    kind: (['export', 'archive'] as const).find((kind) => kind === query.get('kind')) ?? 'all',
    keyword: (query.get('q') ?? '').slice(0, 100),
  };
}

function addressOf({ stage, kind, keyword }: TaskFilter): string {
  const query = new URLSearchParams();
  if (stage !== 'all') query.set('state', stage);
  if (kind !== 'all') query.set('kind', kind);
  if (keyword !== '') query.set('q', keyword);
  const search = query.toString();
  return search === '' ? downloadCentrePath : `${downloadCentrePath}?${search}`;
}

/**
 * All that one had gathered in one's present role, on a page of its own (checklist F-178). Its filter lives in the
 * address.
 */
export class DownloadCentrePresenter {
  filter: TaskFilter = everything;
  /** Undefined where the back end gathers nothing. */
  readonly tasks: DownloadTasks | undefined;
  readonly #navigator: Navigator;

  constructor(tasks: DownloadTasks | undefined, navigator: Navigator) {
    this.tasks = tasks;
    this.#navigator = navigator;
    makeAutoObservable<this>(this, { tasks: false }, { autoBind: true, deep: false });
  }

  /** Those that are wanted, the newest first; undefined until they are known. */
  get shown(): readonly DownloadTask[] | undefined {
    return this.tasks?.tasks?.filter(
      (task) => this.answers(task) && (this.filter.stage === 'all' || stages[task.state.kind] === this.filter.stage),
    );
  }

  /** Tasks by stage that match the rest of the filter. */
  get counts(): ReadonlyMap<TaskStage, number> | undefined {
    const found = this.tasks?.tasks?.filter((task) => this.answers(task));
    return (
      found &&
      new Map(
        taskStages.map((stage) => [
          stage,
          found.filter(({ state }) => stage === 'all' || stages[state.kind] === stage).length,
        ]),
      )
    );
  }

  get isFiltered(): boolean {
    return addressOf(this.filter) !== downloadCentrePath;
  }

  /** The page stands at an address: what is on it is looked at. */
  placed(search: string): void {
    this.filter = filterFrom(search);
  }

  wanted(change: Partial<TaskFilter>): void {
    this.filter = { ...this.filter, ...change };
    this.#navigator.replaceWith(addressOf(this.filter));
  }

  everythingWanted(): void {
    this.wanted(everything);
  }

  private answers({ kind, name }: DownloadTask): boolean {
    return (
      (this.filter.kind === 'all' || kind === this.filter.kind) &&
      name.toLowerCase().includes(this.filter.keyword.trim().toLowerCase())
    );
  }
}
