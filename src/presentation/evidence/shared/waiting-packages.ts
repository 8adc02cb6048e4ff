import { makeAutoObservable } from 'mobx';
import type { PlainDate } from '../../../domain/calendar/plain-date.ts';
import type { PackageFigures } from '../../../application/ports/evidence/package-figures.ts';
import { emptyFilter, type PackageFilter, type PackageList } from '../../../application/ports/evidence/package-list.ts';
import type { EvidencePackage } from '../../../domain/evidence/materials/evidence-package.ts';
import type { DisplayState } from '../../../domain/evidence/materials/package-state.ts';
import type { PackageTask } from '../../../domain/evidence/materials/package-status.ts';
import type { OpenBook } from '../../../domain/evidence/shared/book-policies.ts';
import { scopeOf, type ListScope } from '../../../domain/evidence/shared/shelf.ts';
import { worksAs } from '../../../domain/identity/delegation.ts';
import { PageContent } from '../../pages/page-content.ts';
import type { SessionStore } from '../../identity/session-store.ts';
import { addressOfPlace, firstPlace } from './list-address.ts';
import { indexPathsOf } from './package-paths.ts';
import { packageRow, type PackageRow } from './package-row.ts';
import type { PackageStatuses } from './package-statuses.ts';

export interface WaitingPackagesParts {
  readonly list: PackageList;
  readonly figures: PackageFigures;
  readonly standings: PackageStatuses;
  readonly session: SessionStore;
}

/** A package that waits for the user. */
export interface WaitingPackage extends PackageRow {
  /** The other company. */
  readonly party: string;
  /** Last day before it lapses, if that is near; empty otherwise. */
  readonly until: PlainDate;
  /** Since when it waits, in milliseconds; undefined if that is not known. */
  readonly since: number | undefined;
}

/** The packages that need the same action of the user. */
export interface PackagesOfTask {
  readonly task: PackageTask;
  readonly count: number;
  /** The first of them, the oldest first. */
  readonly rows: readonly WaitingPackage[];
  /** Path of the list of all of them. */
  readonly path: string;
}

/** States of the packages of each task. Overdue packages count as passed, and wait for their letter. */
const statesOfTask: Readonly<Record<PackageTask, readonly DisplayState[]>> = {
  correct: ['returned'],
  sign: ['passed'],
  resubmit: ['modifying'],
  complete: ['to-be-completed'],
};
const tasks = Object.keys(statesOfTask) as readonly PackageTask[];

/** Number of packages of one task that are loaded; their list has the others. */
const shownRows = 20;

interface Loaded {
  readonly task: PackageTask;
  readonly count: number;
  readonly found: readonly EvidencePackage[];
}

/**
 * The packages that wait for the user, grouped by the required action. The counts are those of the lists that they link
 * to.
 */
export class WaitingPackages {
  readonly content: PageContent<readonly Loaded[]>;
  /** The book to which they are limited; undefined for all. */
  book: OpenBook | undefined = undefined;
  readonly #parts: WaitingPackagesParts;

  constructor(parts: WaitingPackagesParts) {
    this.#parts = parts;
    this.content = new PageContent(parts.session, async (signal) => this.fetch(signal));
    makeAutoObservable<this>(this, { content: false }, { autoBind: true, deep: false });
  }

  /** Loads those of a book, or of all. */
  async load(book: OpenBook | undefined): Promise<void> {
    if (book !== this.book) this.content.clear();
    this.book = book;
    void this.#parts.standings.refresh();
    await this.content.load();
  }

  /** Empty until loaded. */
  get groups(): readonly PackagesOfTask[] {
    const { standings } = this.#parts;
    return (this.content.value ?? []).map(({ task, count, found }) => ({
      task,
      count,
      rows: found.map((evidence) => {
        const { packageId } = evidence;
        const status = standings.of(evidence);
        return {
          ...packageRow(evidence, status, { packageId, number: '', state: 'masked', trouble: undefined }),
          party: this.partyOf(evidence),
          until: status.until?.kind === 'lapse' ? status.until.day : '',
          since: status.since,
        };
      }),
      path:
        indexPathsOf(this.scope).list +
        addressOfPlace({ ...firstPlace, waiting: true, filter: { ...this.filterOf(task), waitingFor: '' } }),
    }));
  }

  private get scope(): ListScope {
    return scopeOf(this.#parts.session.who?.role.code ?? '', undefined);
  }

  private partyOf({ payerName, supplierName }: EvidencePackage): string {
    const own = this.#parts.session.who?.companyName;
    const isPayer = own === payerName || (own !== supplierName && this.scope.side === 'issue');
    return isPayer ? supplierName : payerName;
  }

  private filterOf(task: PackageTask): PackageFilter {
    const { who } = this.#parts.session;
    return {
      ...emptyFilter,
      books: this.book === undefined ? [] : [this.book],
      states: statesOfTask[task],
      waitingFor: who ? worksAs(who) : '',
    };
  }

  private async fetch(signal: AbortSignal): Promise<readonly Loaded[]> {
    const { figures, list } = this.#parts;
    const { scope } = this;
    const filters = tasks.map((task) => this.filterOf(task));
    const counted = await figures.of(scope.side, filters, signal);
    return Promise.all(
      tasks.map(async (task, index) => {
        const count = counted[index]?.count ?? 0;
        const filter = filters[index] ?? this.filterOf(task);
        const asked = { ...firstPlace, scope, filter, descending: false, pageSize: shownRows };
        return { task, count, found: count === 0 ? [] : (await list.page(asked, signal)).rows };
      }),
    );
  }
}
