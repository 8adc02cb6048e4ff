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
import { Latest } from '../../shared/latest.ts';
import type { SessionStore } from '../../identity/session-store.ts';
import type { DownloadTasks } from '../shared/download-tasks.ts';
import type { BatchSubmission } from './batch-submission.ts';
import type { ListLook } from './list-look.ts';

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
  /** That all of a filter are picked, with how many beside; undefined where packages were picked one by one. */
  readonly all: Message | undefined;
  /** Who can be handed in, and why the others cannot. */
  readonly notes: readonly Message[];
  /** How many can be handed in; undefined for whoever hands in nothing. */
  readonly ready: number | undefined;
  readonly failed: boolean;
  /** Whether what is picked can be taken home. */
  readonly gathers: boolean;
}

export interface PickedListParts {
  readonly desk: PickedDesk;
  /** Undefined where the back end gathers nothing. */
  readonly downloads: DownloadTasks | undefined;
  readonly session: SessionStore;
  /** Fetched when somebody first hands in several. */
  readonly batch: () => Promise<BatchSubmission>;
}

const sameFilter = (a: PackageFilter | undefined, b: PackageFilter): boolean =>
  a !== undefined && compareStructural(a, b);

/** What somebody has picked of a list: it outlasts turning pages, ordering and narrowing (checklist F-177). */
export class PickedList {
  picked: Picked = nothingPicked;
  facts: PickedFacts | undefined = undefined;
  failed = false;
  /** Why it could not be counted. */
  why: Message | undefined = undefined;
  batch: BatchSubmission | undefined = undefined;
  readonly #look: () => ListLook;
  readonly #parts: PickedListParts;
  readonly #latest = new Latest();
  #forget: (() => void) | undefined;

  constructor(look: () => ListLook, parts: PickedListParts) {
    this.#look = look;
    this.#parts = parts;
    makeAutoObservable<this>(this, { isPicked: false }, { autoBind: true, deep: false });
  }

  /** Counts anew whenever something else is picked or shown, until the list is left. */
  started(): void {
    this.#forget ??= reaction(
      () => [this.picked, this.#look().shown],
      () => void this.counted(),
      { equals: compareStructural },
    );
  }

  left(): void {
    this.#forget?.();
    this.#forget = undefined;
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

  /** The box above the list. */
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
    const counted = (key: 'lists.ready' | (typeof reasonWords)[NotReadyReason], count: number): readonly Message[] =>
      count > 0 ? [message(key, { count })] : [];
    return {
      failed,
      gathers: this.#parts.downloads !== undefined,
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
      notes: this.why
        ? [this.why]
        : mayTell
          ? [
              ...counted('lists.ready', facts.ready.length),
              ...notReadyReasons.flatMap((reason) => counted(reasonWords[reason], facts.others[reason])),
            ]
          : [],
      ready: mayTell ? facts.ready.length : undefined,
    };
  }

  rowTicked(packageId: string, on: boolean): void {
    this.pick(updatePicks(this.picked, packageId, on));
  }

  /** All that the list finds, on every page; or nothing. */
  allTicked(on: boolean): void {
    this.pick(on ? pickAll(this.#look().asked) : nothingPicked);
  }

  /** No more than what this page shows. */
  onlyPagePressed(): void {
    this.pick({ ...nothingPicked, also: new Set(this.#look().shown) });
  }

  /** What was picked before the list was left. */
  restored(before: Picked): void {
    this.pick(before);
  }

  cleared(): void {
    this.pick(nothingPicked);
  }

  async againPressed(): Promise<void> {
    await this.counted();
  }

  /** The columns and the order that are seen. */
  async exportPressed(columns: readonly PackageColumn[]): Promise<void> {
    await this.gathered('export', this.picked, columns);
  }

  /** All that the list finds, whatever is picked. */
  async exportAllPressed(columns: readonly PackageColumn[]): Promise<void> {
    await this.gathered('export', pickAll(this.#look().asked), columns);
  }

  async archivePressed(): Promise<void> {
    await this.gathered('archive', this.picked, []);
  }

  /** What can be handed in is shown once more before it is. */
  async submitPressed(): Promise<void> {
    const ready = this.facts?.ready ?? [];
    if (ready.length === 0) return;
    const batch = await this.#parts.batch();
    batch.opened(ready);
    runInAction(() => (this.batch = batch));
  }

  batchClosed(): void {
    this.batch = undefined;
    void this.counted();
  }

  private pick(next: Picked): void {
    if (next === this.picked) return;
    this.picked = next;
    if (this.isEmpty) this.facts = undefined;
  }

  private async gathered(kind: 'export' | 'archive', wanted: Picked, columns: readonly PackageColumn[]): Promise<void> {
    const { scope, sortBy, descending } = this.#look();
    await this.#parts.downloads?.wanted({ kind, scope, picked: wanted, sortBy, descending, columns });
  }

  private async counted(): Promise<void> {
    const signal = this.#latest.next();
    if (this.isEmpty) return;
    const { scope, shown } = this.#look();
    try {
      const facts = await this.#parts.desk.facts(scope, this.picked, shown, signal);
      runInAction(() => {
        if (!signal.aborted) [this.facts, this.failed, this.why] = [facts, false, undefined];
      });
    } catch (thrown) {
      if (signal.aborted || asPortFault(thrown).kind === 'cancelled') return;
      this.#parts.session.faultSeen(thrown);
      runInAction(() => ([this.facts, this.failed, this.why] = [undefined, true, failureOf(thrown).what]));
    }
  }
}
