import { makeAutoObservable } from 'mobx';
import type { PackageFigure, PackageFigures } from '../../../application/ports/evidence/package-figures.ts';
import { emptyFilter, type PackageFilter, type PackageList } from '../../../application/ports/evidence/package-list.ts';
import { worksAs } from '../../../domain/identity/delegation.ts';
import { daysBetween, shanghaiDate } from '../../../domain/calendar/plain-date.ts';
import type { EvidencePackage } from '../../../domain/evidence/materials/evidence-package.ts';
import type { DisplayState } from '../../../domain/evidence/materials/package-state.ts';
import { rolePermission } from '../../../domain/evidence/shared/package-permissions.ts';
import { scopeOf, type ListScope } from '../../../domain/evidence/shared/shelf.ts';
import { moneyToText } from '../../../domain/money/money.ts';
import { ready, type Loading } from '../../shared/loading.ts';
import { PageContent } from '../../pages/page-content.ts';
import type { SessionStore } from '../../identity/session-store.ts';
import { addressOfPlace, firstPlace } from './list-address.ts';
import { indexPathsOf } from './package-paths.ts';
import { packageRow, type PackageRow } from './package-row.ts';
import type { PackageStandings } from './package-standings.ts';

/** What is counted of packages: what waits for whoever works with them, or how they stand for whoever only looks. */
export type FigureKind = 'returned' | 'to-complete' | 'modifying' | 'overdue' | 'in-review';

export interface FigureView {
  readonly kind: FigureKind;
  readonly count: number;
  /** Decimal text in yuan; undefined where nobody says. */
  readonly amount: string | undefined;
  /** For how many days the oldest has stood so; undefined where there is none, or nobody says. */
  readonly days: number | undefined;
  /** The list that it counts. */
  readonly path: string;
}

interface Figure {
  readonly kind: FigureKind;
  readonly states: readonly DisplayState[];
  /** It tells since when, not just since when it was passed. */
  readonly ages?: boolean;
}

/** Figures of users who assemble packages. Overdue packages count as passed, and wait for their letter. */
const working: readonly Figure[] = [
  { kind: 'returned', states: ['returned'], ages: true },
  { kind: 'to-complete', states: ['to-be-completed'], ages: true },
  { kind: 'modifying', states: ['modifying'], ages: true },
  { kind: 'overdue', states: ['passed'] },
];
const looking: readonly Figure[] = [
  { kind: 'returned', states: ['returned'], ages: true },
  { kind: 'to-complete', states: ['to-be-completed'], ages: true },
  { kind: 'modifying', states: ['modifying'], ages: true },
  { kind: 'in-review', states: ['to-be-organised', 'organising'], ages: true },
];

/** Everything that has not passed and not ended. */
const underWay: readonly DisplayState[] = ['to-be-completed', 'modifying', 'to-be-organised', 'organising', 'returned'];

const shownRows = 5;

export interface PackageOverviewParts {
  readonly figures: PackageFigures;
  readonly list: PackageList;
  readonly session: SessionStore;
  readonly standings: PackageStandings;
}

/**
 * Packages at a glance, over all books: how many stand how, and the few that come first (checklist 1.4, home). Each
 * figure leads to the list that it counts.
 */
export class PackageOverview {
  readonly #counted: PageContent<readonly PackageFigure[]>;
  readonly #found: PageContent<readonly EvidencePackage[]>;
  readonly #parts: PackageOverviewParts;

  constructor(parts: PackageOverviewParts) {
    this.#parts = parts;
    this.#counted = new PageContent(parts.session, async (signal) =>
      parts.figures.of(
        this.scope.side,
        [...this.asked.map(({ states }) => this.filterOf(states)), { ...emptyFilter, states: underWay }],
        signal,
      ),
    );
    this.#found = new PageContent(parts.session, async (signal) => this.fetch(signal));
    makeAutoObservable<this>(this, {}, { autoBind: true, deep: false });
  }

  /** What waits for whoever works, or how things stand for whoever only looks. */
  get works(): boolean {
    return rolePermission(this.role, 'edit').allowed;
  }

  get figures(): Loading<readonly FigureView[]> {
    const counted = this.#counted.current;
    if (counted.kind !== 'ready') return counted;
    const { today } = this.#parts.standings;
    return ready(
      this.asked.flatMap(({ kind, states, ages }, index) => {
        const figure = counted.value[index];
        if (!figure) return [];
        const { count, totalAmount, oldestSince } = figure;
        return [
          {
            kind,
            count,
            amount: totalAmount && moneyToText(totalAmount),
            days:
              ages && oldestSince !== undefined
                ? Math.max(0, daysBetween(shanghaiDate(oldestSince), today))
                : undefined,
            path: this.pathOf(states, this.works),
          },
        ];
      }),
    );
  }

  /** How many packages are under way, and where all of them are. */
  get all(): { readonly count: number | undefined; readonly path: string } {
    return { count: this.#counted.value?.[this.asked.length]?.count, path: this.pathOf(underWay, false) };
  }

  /**
   * Rows of packages in progress, which is what `all` counts: first those that wait for the user, the oldest first,
   * then the newest of the others.
   */
  get rows(): Loading<readonly PackageRow[]> {
    const found = this.#found.current;
    if (found.kind !== 'ready') return found;
    return ready(
      found.value.map((each) =>
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
    void this.#parts.standings.wanted();
    await Promise.all([this.#counted.load(), this.#found.load()]);
  }

  /** Looks again; what stands stays until it is there. */
  async lookAgain(): Promise<void> {
    void this.#parts.standings.wanted();
    await Promise.all([this.#counted.look(), this.#found.look()]);
  }

  async figuresRetried(): Promise<void> {
    await this.#counted.load();
  }

  async rowsRetried(): Promise<void> {
    await this.#found.load();
  }

  left(): void {
    this.#counted.stop();
    this.#found.stop();
  }

  private get role(): string {
    return this.#parts.session.who?.role.code ?? '';
  }

  private get scope(): ListScope {
    return scopeOf(this.role, undefined);
  }

  private get asked(): readonly Figure[] {
    return this.works ? working : looking;
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
    const [own, newest] = await Promise.all([
      this.works ? ask(this.filterOf(underWay), false) : [],
      ask({ ...emptyFilter, states: underWay }, true),
    ]);
    const first = new Set(own.map(({ packageId }) => packageId));
    return [...own, ...newest.filter(({ packageId }) => !first.has(packageId))].slice(0, shownRows);
  }
}
