import { makeAutoObservable } from 'mobx';
import type { PackageFigure, PackageFigures } from '../../../application/ports/evidence/package-figures.ts';
import { emptyFilter, type PackageFilter, type PackageList } from '../../../application/ports/evidence/package-list.ts';
import { worksAs } from '../../../domain/identity/delegation.ts';
import { daysBetween, shanghaiDate } from '../../../domain/calendar/plain-date.ts';
import type { EvidencePackage } from '../../../domain/evidence/materials/evidence-package.ts';
import type { DisplayState } from '../../../domain/evidence/materials/package-state.ts';
import { mayWithPackages } from '../../../domain/evidence/shared/package-permissions.ts';
import { scopeOf, type ListScope } from '../../../domain/evidence/shared/shelf.ts';
import { moneyToText } from '../../../domain/money/money.ts';
import { ready, type Loading } from '../../shared/load-state.ts';
import { PageContent } from '../../pages/page-content.ts';
import type { SessionStore } from '../../identity/session-store.ts';
import { addressOfPlace, firstPlace } from './list-address.ts';
import { indexPathsOf } from './package-paths.ts';
import { packageRow, type PackageRow } from './package-row.ts';
import type { PackageStatuses } from './package-statuses.ts';

/** A figure about packages: what waits for a user who works on them, or how many are in a state for a viewer. */
export type FigureKind = 'returned' | 'to-complete' | 'modifying' | 'overdue' | 'in-review';

export interface FigureView {
  readonly kind: FigureKind;
  readonly count: number;
  /** Decimal text in yuan; undefined if unknown. */
  readonly amount: string | undefined;
  /** For how many days the oldest package has been in this state; undefined if there is none, or if unknown. */
  readonly days: number | undefined;
  /** The path of the list that the figure counts. */
  readonly path: string;
}

interface Figure {
  readonly kind: FigureKind;
  readonly states: readonly DisplayState[];
  /** Whether the age of the oldest package is shown. */
  readonly showsAge?: boolean;
}

/** Figures of users who assemble packages. Overdue packages count as passed, and wait for their letter. */
const workerFigures: readonly Figure[] = [
  { kind: 'returned', states: ['returned'], showsAge: true },
  { kind: 'to-complete', states: ['to-be-completed'], showsAge: true },
  { kind: 'modifying', states: ['modifying'], showsAge: true },
  { kind: 'overdue', states: ['passed'] },
];
const viewerFigures: readonly Figure[] = [
  { kind: 'returned', states: ['returned'], showsAge: true },
  { kind: 'to-complete', states: ['to-be-completed'], showsAge: true },
  { kind: 'modifying', states: ['modifying'], showsAge: true },
  { kind: 'in-review', states: ['to-be-organised', 'organising'], showsAge: true },
];

/** The states of packages that have neither passed nor ended. */
const underWay: readonly DisplayState[] = ['to-be-completed', 'modifying', 'to-be-organised', 'organising', 'returned'];

const shownRows = 5;

export interface PackageOverviewParts {
  readonly figures: PackageFigures;
  readonly list: PackageList;
  readonly session: SessionStore;
  readonly standings: PackageStatuses;
}

/**
 * An overview of the packages of all books: counts by state, and the few packages that come first (checklist 1.4,
 * home). Each figure leads to the list that it counts.
 */
export class PackageOverview {
  readonly #figures: PageContent<readonly PackageFigure[]>;
  readonly #rows: PageContent<readonly EvidencePackage[]>;
  readonly #parts: PackageOverviewParts;

  constructor(parts: PackageOverviewParts) {
    this.#parts = parts;
    this.#figures = new PageContent(parts.session, async (signal) =>
      parts.figures.of(
        this.scope.side,
        [...this.shownFigures.map(({ states }) => this.filterOf(states)), { ...emptyFilter, states: underWay }],
        signal,
      ),
    );
    this.#rows = new PageContent(parts.session, async (signal) => this.fetch(signal));
    makeAutoObservable<this>(this, {}, { autoBind: true, deep: false });
  }

  /** Whether the user works on packages, and does not only view them. */
  get works(): boolean {
    return mayWithPackages(this.#parts.session.who, 'edit');
  }

  get figures(): Loading<readonly FigureView[]> {
    const current = this.#figures.current;
    if (current.kind !== 'ready') return current;
    const { today } = this.#parts.standings;
    return ready(
      this.shownFigures.flatMap(({ kind, states, showsAge }, index) => {
        const figure = current.value[index];
        if (!figure) return [];
        const { count, totalAmount, oldestSince } = figure;
        return [
          {
            kind,
            count,
            amount: totalAmount && moneyToText(totalAmount),
            days:
              showsAge && oldestSince !== undefined
                ? Math.max(0, daysBetween(shanghaiDate(oldestSince), today))
                : undefined,
            path: this.pathOf(states, this.works),
          },
        ];
      }),
    );
  }

  /** How many packages are under way, and the path of their list. */
  get all(): { readonly count: number | undefined; readonly path: string } {
    return { count: this.#figures.value?.[this.shownFigures.length]?.count, path: this.pathOf(underWay, false) };
  }

  /**
   * Rows of packages in progress, which is what `all` counts: first those that wait for the user, the oldest first,
   * then the newest of the others.
   */
  get rows(): Loading<readonly PackageRow[]> {
    const current = this.#rows.current;
    if (current.kind !== 'ready') return current;
    return ready(
      current.value.map((each) =>
        packageRow(each, this.#parts.standings.of(each), {
          packageId: each.packageId,
          number: '',
          state: 'masked',
          trouble: undefined,
        }),
      ),
    );
  }

  async opened(): Promise<void> {
    void this.#parts.standings.refresh();
    await Promise.all([this.#figures.load(), this.#rows.load()]);
  }

  /** Refreshes; the present content stays until the answer comes. */
  async refresh(): Promise<void> {
    void this.#parts.standings.refresh();
    await Promise.all([this.#figures.refresh(), this.#rows.refresh()]);
  }

  async figuresRetried(): Promise<void> {
    await this.#figures.load();
  }

  async rowsRetried(): Promise<void> {
    await this.#rows.load();
  }

  left(): void {
    this.#figures.stop();
    this.#rows.stop();
  }

  private get role(): string {
    return this.#parts.session.who?.role.code ?? '';
  }

  private get scope(): ListScope {
    return scopeOf(this.role, undefined);
  }

  private get shownFigures(): readonly Figure[] {
    return this.works ? workerFigures : viewerFigures;
  }

  private filterOf(states: readonly DisplayState[]): PackageFilter {
    const { who } = this.#parts.session;
    return { ...emptyFilter, states, waitingFor: who && this.works ? worksAs(who) : '' };
  }

  private pathOf(states: readonly DisplayState[], waiting: boolean): string {
    return (
      indexPathsOf(this.scope).list + addressOfPlace({ ...firstPlace, waiting, filter: { ...emptyFilter, states } })
    );
  }

  private async fetch(signal: AbortSignal): Promise<readonly EvidencePackage[]> {
    const { list } = this.#parts;
    const ask = async (filter: PackageFilter, descending: boolean) =>
      (await list.page({ ...firstPlace, scope: this.scope, filter, descending, pageSize: shownRows }, signal)).rows;
    const own = this.works ? await ask(this.filterOf(underWay), false) : [];
    const newest = own.length < shownRows ? await ask({ ...emptyFilter, states: underWay }, true) : [];
    const first = new Set(own.map(({ packageId }) => packageId));
    return [...own, ...newest.filter(({ packageId }) => !first.has(packageId))].slice(0, shownRows);
  }
}
