import { makeAutoObservable, runInAction } from 'mobx';
import type { InstrumentKind } from '../../../domain/trade/shared/instrument.ts';
import type { TradeApplication, TradeApplicationRow } from '../../../domain/trade/shared/trade-application.ts';
import type { ApplicationPresenter, ApplicationChanged } from './application-presenter.ts';

/** Rows of a group of a queue, in their order. */
export interface QueuedGroup {
  readonly name: string;
  readonly rows: readonly TradeApplicationRow[];
}

export interface OpenedApplicationParts {
  /** Creates the presenter of an application of a kind, which reports what the reader does there. */
  readonly application: (kind: InstrumentKind, changed: ApplicationChanged) => ApplicationPresenter;
  /** Groups of the queue with rows that open beside it. */
  readonly groups: () => readonly QueuedGroup[];
  /**
   * Writes the open application into the address; undefined for none. `leavesNoPlace`: the former one gets no history
   * entry.
   */
  readonly goTo: (id: string | undefined, leavesNoPlace: boolean) => void;
  /** Loads the queue again. */
  readonly reload: () => Promise<void>;
}

/** A row that the user has handled beside the queue, and its result. */
export interface HandledRow {
  readonly group: string;
  readonly row: TradeApplicationRow;
  readonly now: TradeApplication;
}

const canDecide = ({ state, decisionBar }: TradeApplicationRow): boolean =>
  state === 'WAITING' && decisionBar === undefined;

const byWaiting = (one: TradeApplicationRow, other: TradeApplicationRow): number =>
  one.stateSince - other.stateSince || (one.id < other.id ? -1 : 1);

/** Whether an application failed when it was handled. The user then reads the reason before the next one opens. */
const hasFailed = ({ state }: TradeApplication): boolean => state === 'REFUSED_BY_RULE' || state === 'LAPSED';

/**
 * An application of a queue that is open beside it. A handled application keeps its place in the queue, with its
 * result, until the page is left. The next waiting one opens.
 */
export class OpenedApplication {
  id: string | undefined = undefined;
  detail: ApplicationPresenter | undefined = undefined;
  handled: readonly HandledRow[] = [];
  readonly #parts: OpenedApplicationParts;

  constructor(parts: OpenedApplicationParts) {
    this.#parts = parts;
    makeAutoObservable<this>(this, { detail: true }, { autoBind: true, deep: false });
  }

  /** Shows the application that the address names. */
  addressChanged(id: string | undefined): void {
    this.id = id;
  }

  /** Loads the open application, once there is room beside the queue. */
  shown(kind: InstrumentKind): void {
    if (this.id === undefined) return;
    this.detail ??= this.#parts.application(kind, (application) => void this.#applyResult(application));
    this.detail.opened(this.id);
  }

  left(): void {
    this.detail?.left();
    this.detail = undefined;
  }

  closed(): void {
    if (this.id !== undefined) this.#parts.goTo(undefined, false);
  }

  rowOpened({ id }: Pick<TradeApplicationRow, 'id'>): void {
    if (id !== this.id) this.#parts.goTo(id, this.id !== undefined);
  }

  /** The result of a row that was handled here; undefined for any other row. */
  resultOf({ id }: Pick<TradeApplicationRow, 'id'>): TradeApplication | undefined {
    return this.handled.find(({ row }) => row.id === id)?.now;
  }

  /** Rows of a group, including those that were handled here; the longest waiting first. */
  withHandled(group: string, rows: readonly TradeApplicationRow[]): readonly TradeApplicationRow[] {
    const kept = this.handled.filter((each) => each.group === group).map(({ row }) => row);
    const others = rows.filter(({ id }) => !this.handled.some(({ row }) => row.id === id));
    return [...others, ...kept].toSorted(byWaiting);
  }

  /**
   * Position of the open application among the rows of its group that were not handled here, from 1; undefined if it is
   * none of them.
   */
  get place(): { readonly at: number; readonly of: number } | undefined {
    const left = this.#ownGroup.filter((row) => !this.resultOf(row));
    const at = left.findIndex(({ id }) => id === this.id);
    return at < 0 ? undefined : { at: at + 1, of: left.length };
  }

  get previous(): TradeApplicationRow | undefined {
    return this.#ownGroup[this.#index - 1];
  }

  get next(): TradeApplicationRow | undefined {
    return this.#index < 0 ? undefined : this.#ownGroup[this.#index + 1];
  }

  /** Rows of the open application's group, in their order. */
  get #ownGroup(): readonly TradeApplicationRow[] {
    const group = this.#parts.groups().find(({ rows }) => rows.some(({ id }) => id === this.id));
    return group?.rows ?? [];
  }

  get #index(): number {
    return this.#ownGroup.findIndex(({ id }) => id === this.id);
  }

  get #rows(): readonly TradeApplicationRow[] {
    return this.#parts.groups().flatMap(({ rows }) => rows);
  }

  /** Keeps the result of the open application in the queue, and opens the next one that can be decided. */
  async #applyResult(now: TradeApplication): Promise<void> {
    const group = this.#parts.groups().find(({ rows }) => rows.some(({ id }) => id === now.id));
    const row = group?.rows.find(({ id }) => id === now.id);
    const isDecision = row !== undefined && canDecide(row);
    const waiting = this.#rows.filter((each) => each.id === now.id || (canDecide(each) && !this.resultOf(each)));
    const at = waiting.findIndex(({ id }) => id === now.id);
    const next = waiting[at + 1] ?? waiting.find(({ id }) => id !== now.id);
    runInAction(() => {
      if (group && row)
        this.handled = [
          ...this.handled.filter((each) => each.row.id !== now.id),
          { group: group.name, row: this.handled.find((each) => each.row.id === now.id)?.row ?? row, now },
        ];
    });
    if (isDecision && next && !hasFailed(now) && this.id === now.id) this.#parts.goTo(next.id, true);
    await this.#parts.reload();
  }
}
