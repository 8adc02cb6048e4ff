import { compareStructural, makeAutoObservable, reaction, runInAction } from 'mobx';
import {
  notReadyReasons,
  type NotReadyReason,
  type Picked,
  type PickedDesk,
  type PickedFacts,
} from '../../../application/ports/evidence/picked-desk.ts';
import type { PackageFilter } from '../../../application/ports/evidence/package-list.ts';
import { asPortFault } from '../../../application/ports/port-fault.ts';
import type { PackageColumn } from '../../../domain/evidence/shared/package-columns.ts';
import {
  pickAll,
  isNothingPicked,
  isPicked,
  nothingPicked,
  updatePicks,
} from '../../../domain/evidence/shared/picked-packages.ts';
import { moneyToText } from '../../../domain/money/money.ts';
import { message, type Message } from '../../../words/catalogue.ts';
import { money } from '../../../words/format.ts';
import { failureOf } from '../../shared/failure.ts';
import { LatestRequest } from '../../shared/latest.ts';
import type { SessionStore } from '../../identity/session-store.ts';
import type { DownloadTasks } from '../shared/download-tasks.ts';
import type { BatchSubmission } from './batch-submission.ts';
import type { ListContent } from './list-look.ts';

const reasonWords: Readonly<
  Record<NotReadyReason, `lists.${'returned' | 'incomplete' | 'colleague' | 'handed-in' | 'ended' | 'not-looked-at'}`>
> = {
  returned: 'lists.returned',
  incomplete: 'lists.incomplete',
  colleague: 'lists.colleague',
  handedIn: 'lists.handed-in',
  ended: 'lists.ended',
  notLookedAt: 'lists.not-looked-at',
};

export interface PickedView {
  /** Undefined while it is being counted. */
  readonly count: number | undefined;
  readonly total: Message | undefined;
  /** That all packages of a filter are selected, with the exceptions; undefined for single packages. */
  readonly all: Message | undefined;
  /** How many can be submitted, and why the others cannot. */
  readonly notes: readonly Message[];
  /** How many can be submitted; undefined for a user who may not submit. */
  readonly ready: number | undefined;
  readonly failed: boolean;
  /** Whether the selection can be downloaded. */
  readonly offersDownload: boolean;
}

export interface PickedListParts {
  readonly desk: PickedDesk;
  /** Undefined if the back end gathers nothing. */
  readonly downloads: DownloadTasks | undefined;
  readonly session: SessionStore;
  /** Loaded with the first joint submission. */
  readonly batch: () => Promise<BatchSubmission>;
}

const sameFilter = (a: PackageFilter | undefined, b: PackageFilter): boolean =>
  a !== undefined && compareStructural(a, b);

/** The selection of a list. It outlasts other pages, orders and filters (checklist F-177). */
export class PickedList {
  picked: Picked = nothingPicked;
  facts: PickedFacts | undefined = undefined;
  failed = false;
  /** Why it could not be counted. */
  trouble: Message | undefined = undefined;
  batch: BatchSubmission | undefined = undefined;
  readonly #look: () => ListContent;
  readonly #parts: PickedListParts;
  readonly #latest = new LatestRequest();
  #stopCounting: (() => void) | undefined;

  constructor(look: () => ListContent, parts: PickedListParts) {
    this.#look = look;
    this.#parts = parts;
    makeAutoObservable<this>(this, { isPicked: false }, { autoBind: true, deep: false });
  }

  /** Counts again whenever the selection or the shown rows change, until the list is left. */
  start(): void {
    this.#stopCounting ??= reaction(
      () => [this.picked, this.#look().shown],
      () => void this.count(),
      { equals: compareStructural },
    );
  }

  left(): void {
    this.#stopCounting?.();
    this.#stopCounting = undefined;
    this.#latest.stop();
  }

  isPicked(packageId: string): boolean {
    const isFound = sameFilter(this.picked.all, this.#look().asked) || (this.facts?.shown.has(packageId) ?? false);
    return isPicked(this.picked, packageId, isFound);
  }

  /** The picked packages among the shown rows. The set is a new one after each change. */
  get shownPicked(): ReadonlySet<string> {
    return new Set(this.#look().shown.filter((packageId) => this.isPicked(packageId)));
  }

  get isEmpty(): boolean {
    return isNothingPicked(this.picked);
  }

  /** The state of the box above the list. */
  get head(): boolean | 'mixed' {
    const { shown } = this.#look();
    if (this.isEmpty) return false;
    return this.picked.except.size === 0 && shown.length > 0 && this.shownPicked.size === shown.length ? true : 'mixed';
  }

  get view(): PickedView {
    const {
      facts,
      failed,
      picked: { all, except, also },
    } = this;
    const mayTell = facts !== undefined && this.#look().maySubmit;
    const countNote = (key: 'lists.ready' | (typeof reasonWords)[NotReadyReason], count: number): readonly Message[] =>
      count > 0 ? [message(key, { count })] : [];
    return {
      failed,
      offersDownload: this.#parts.downloads !== undefined,
      count: facts?.count ?? (all === undefined ? also.size : undefined),
      total: facts && message('lists.picked-total', { total: money(moneyToText(facts.totalAmount)) }),
      all:
        all &&
        facts &&
        message('lists.all-picked', {
          count: facts.count + except.size - also.size,
          except: except.size,
          also: also.size,
        }),
      notes: this.trouble
        ? [this.trouble]
        : mayTell
          ? [
              ...countNote('lists.ready', facts.ready.length),
              ...notReadyReasons.flatMap((reason) => countNote(reasonWords[reason], facts.others[reason])),
            ]
          : [],
      ready: mayTell ? facts.ready.length : undefined,
    };
  }

  rowTicked(packageId: string, on: boolean): void {
    this.pick(updatePicks(this.picked, packageId, on));
  }

  /** Selects all packages that the list finds, on every page; or none. */
  allTicked(on: boolean): void {
    this.pick(on ? pickAll(this.#look().asked) : nothingPicked);
  }

  /** Selects only the packages of this page. */
  onlyPagePressed(): void {
    this.pick({ ...nothingPicked, also: new Set(this.#look().shown) });
  }

  /** Restores the selection with which the list was left. */
  restore(before: Picked): void {
    this.pick(before);
  }

  clear(): void {
    this.pick(nothingPicked);
  }

  async againPressed(): Promise<void> {
    await this.count();
  }

  /** Exports the selection with the shown columns in the shown order. */
  async exportPressed(columns: readonly PackageColumn[]): Promise<void> {
    await this.gather('export', this.picked, columns);
  }

  /** Exports all packages that the list finds, regardless of the selection. */
  async exportAllPressed(columns: readonly PackageColumn[]): Promise<void> {
    await this.gather('export', pickAll(this.#look().asked), columns);
  }

  async archivePressed(): Promise<void> {
    await this.gather('archive', this.picked, []);
  }

  /** Shows the packages that can be submitted, for a confirmation. */
  async submitPressed(): Promise<void> {
    const ready = this.facts?.ready ?? [];
    if (ready.length === 0) return;
    const batch = await this.#parts.batch();
    batch.opened(ready);
    runInAction(() => (this.batch = batch));
  }

  batchClosed(): void {
    this.batch = undefined;
    void this.count();
  }

  private pick(next: Picked): void {
    if (next === this.picked) return;
    this.picked = next;
    if (this.isEmpty) this.facts = undefined;
  }

  private async gather(
    kind: 'export' | 'archive',
    selection: Picked,
    columns: readonly PackageColumn[],
  ): Promise<void> {
    const { scope, sortBy, descending } = this.#look();
    await this.#parts.downloads?.gather({ kind, scope, picked: selection, sortBy, descending, columns });
  }

  private async count(): Promise<void> {
    const signal = this.#latest.next();
    if (this.isEmpty) return;
    const { scope, shown } = this.#look();
    try {
      const facts = await this.#parts.desk.facts(scope, this.picked, shown, signal);
      runInAction(() => {
        if (!signal.aborted) [this.facts, this.failed, this.trouble] = [facts, false, undefined];
      });
    } catch (thrown) {
      if (signal.aborted || asPortFault(thrown).kind === 'cancelled') return;
      this.#parts.session.faultSeen(thrown);
      runInAction(() => ([this.facts, this.failed, this.trouble] = [undefined, true, failureOf(thrown).what]));
    }
  }
}
