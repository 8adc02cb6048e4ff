import { makeAutoObservable } from 'mobx';
import type { DownloadTask } from '../../../application/ports/evidence/download-desk.ts';
import type { Navigator } from '../../../application/ports/navigator.ts';
import type { DownloadTasks } from '../shared/download-tasks.ts';

export const downloadCentrePath = '/my/download';

/** Filters by the progress of tasks. */
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
  /** A part of the name, in upper or lower case. */
  readonly keyword: string;
}

const noFilter: TaskFilter = { stage: 'all', kind: 'all', keyword: '' };

/** Parses an address. Invalid parts count as absent. */
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
 * The page of all files that the user had gathered in the present role (checklist F-178). Its filter is in the address.
 */
export class DownloadCentrePresenter {
  filter: TaskFilter = noFilter;
  /** Undefined if the back end gathers nothing. */
  readonly tasks: DownloadTasks | undefined;
  readonly #navigator: Navigator;

  constructor(tasks: DownloadTasks | undefined, navigator: Navigator) {
    this.tasks = tasks;
    this.#navigator = navigator;
    makeAutoObservable<this>(this, { tasks: false }, { autoBind: true, deep: false });
  }

  /** The tasks that match the filter, the newest first; undefined until loaded. */
  get shown(): readonly DownloadTask[] | undefined {
    return this.tasks?.tasks?.filter(
      (task) => this.matches(task) && (this.filter.stage === 'all' || stages[task.state.kind] === this.filter.stage),
    );
  }

  /** Tasks by stage that match the rest of the filter. */
  get counts(): ReadonlyMap<TaskStage, number> | undefined {
    const found = this.tasks?.tasks?.filter((task) => this.matches(task));
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

  /** Sets the filter from the address. */
  addressChanged(search: string): void {
    this.filter = filterFrom(search);
  }

  filterChanged(change: Partial<TaskFilter>): void {
    this.filter = { ...this.filter, ...change };
    this.#navigator.replaceWith(addressOf(this.filter));
  }

  filterCleared(): void {
    this.filterChanged(noFilter);
  }

  private matches({ kind, name }: DownloadTask): boolean {
    return (
      (this.filter.kind === 'all' || kind === this.filter.kind) &&
      name.toLowerCase().includes(this.filter.keyword.trim().toLowerCase())
    );
  }
}
