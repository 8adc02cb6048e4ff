import { packageListCalls } from '../../../contract/documented/evidence/package-list.ts';
import { packageListExtensions } from '../../../contract/extensions/evidence/package-list-extensions.ts';
import type {
  PackageFilter,
  PackageList,
  PackagePageRequest,
  PackageTotals,
} from '../../../application/ports/evidence/package-list.ts';
import type { RequestOf } from '../../../contract/call.ts';
import type { Calls } from '../../../contract/calls.ts';
import type { EvidencePackage } from '../../../domain/evidence/materials/evidence-package.ts';
import { statesOfCompany } from '../../../domain/evidence/materials/package-stage.ts';
import { needToWire } from '../../../contract/documented/evidence/package-mapping.ts';
import { bookCode, bookFromWire, bookToWire, providers } from '../../../contract/documented/evidence/book-mapping.ts';
import type { OpenBook } from '../../../domain/evidence/shared/book-policies.ts';
import type { BookSide } from '../../../domain/catalogue/books.ts';
import type { ListScope } from '../../../domain/evidence/shared/shelf.ts';
import {
  displayStateOf,
  statesOfDisplayState,
  type PackageState,
} from '../../../domain/evidence/materials/package-state.ts';
import { moneyFromWire } from '../money-from-wire.ts';
import { packageOfKnownBook } from './known-package.ts';
import type { WireClient } from '../wire-client.ts';
import { sortColumnToWire } from './sort-column-to-wire.ts';

/**
 * The codes of the states in a filter. For packages that wait for the user, only the states in which the company itself
 * must act.
 */
function statesOf({ states, waitingFor }: PackageFilter): readonly PackageState[] | undefined {
  if (waitingFor !== '')
    return statesOfCompany.filter((state) => states.length === 0 || states.includes(displayStateOf(state)));
  return states.length > 0 ? states.flatMap(statesOfDisplayState) : undefined;
}

/** Features of a back end's package list beyond the documents. */
export interface ListKnowledge {
  readonly knowsHandlers: boolean;
  readonly findsOverdue: boolean;
}

export function listKnowledge(client: Pick<WireClient, 'offers'>): ListKnowledge {
  return { knowsHandlers: client.offers('package-handler'), findsOverdue: client.offers('overdue-waiting') };
}

/** An overdue package waits for its letter; its state is shown as passed. */
function wantsOverdue({ states, waitingFor }: PackageFilter): boolean {
  return waitingFor !== '' && (states.length === 0 || states.includes('passed'));
}

/** Converts a filter to the wire. A list of a single book names the book separately. */
export function conditionsOf(
  side: BookSide,
  filter: PackageFilter,
  { knowsHandlers, findsOverdue }: ListKnowledge,
): RequestOf<Calls['packageTotals']> {
  const states = statesOf(filter);
  return {
    provider: providers[side],
    ...(filter.books.length > 0 ? { docTypes: filter.books.map(bookCode) } : {}),
    ...(states ? { docDatumStates: [...states] } : {}),
    ...(filter.waitingFor !== '' && knowsHandlers ? { fkPersonHandle: filter.waitingFor } : {}),
    ...(findsOverdue && wantsOverdue(filter) ? { orOverdue: true } : {}),
    ...(filter.businessTypes.length > 0 ? { creditBusiTypes: [...filter.businessTypes] } : {}),
    ...(filter.creditStates.length > 0 ? { creditStates: [...filter.creditStates] } : {}),
    ...(filter.productType === '' ? {} : { creditProductType: filter.productType }),
    ...(filter.counterparty === '' ? {} : { corpNameCp: filter.counterparty }),
    ...(filter.invoiceNeed === '' ? {} : needToWire[filter.invoiceNeed]),
    ...(filter.keyword.trim() === '' ? {} : { keyword: filter.keyword.trim() }),
    ...(filter.createdFrom === '' ? {} : { createDateFrom: filter.createdFrom }),
    ...(filter.createdTo === '' ? {} : { createDateTo: filter.createdTo }),
    ...(filter.amountFrom === '' ? {} : { amountFrom: filter.amountFrom }),
    ...(filter.amountTo === '' ? {} : { amountTo: filter.amountTo }),
  };
}

export class WirePackageList implements PackageList {
  private readonly client: WireClient;

  constructor(client: WireClient) {
    this.client = client;
  }

  get findsOverdue(): boolean {
    return listKnowledge(this.client).findsOverdue;
  }

  get offersGathering(): boolean {
    return this.client.offers('package-picking') && this.client.offers('download-tasks');
  }

  async page(
    { scope, filter, ...place }: PackagePageRequest,
    signal?: AbortSignal,
  ): Promise<{ readonly rows: readonly EvidencePackage[]; readonly count: number | undefined }> {
    const asked = {
      ...this.conditions(scope, filter),
      page: place.page,
      pageSize: place.pageSize,
      orderBy: sortColumnToWire(place.sortBy),
      orderType: place.descending ? 'desc' : 'asc',
      ...(this.client.offers('package-totals') ? { withoutTotal: true } : {}),
    } as const;
    const { book } = scope;
    const answer =
      book === undefined
        ? await this.client.send(packageListCalls.allPackagePage, asked, { signal })
        : await this.client.send(packageListCalls.packagePage, { ...asked, ...bookToWire(book) }, { signal });
    return { rows: answer.records.map(packageOfKnownBook), count: answer.total ?? undefined };
  }

  async totals(scope: ListScope, filter: PackageFilter, signal?: AbortSignal): Promise<PackageTotals | undefined> {
    if (!this.client.offers('package-totals')) return undefined;
    const answer = await this.client.send(
      packageListExtensions.packageTotals,
      { ...this.conditions(scope, filter), ...(scope.book === undefined ? {} : bookToWire(scope.book)) },
      { signal },
    );
    return { count: answer.count, totalAmount: moneyFromWire(answer.totalAmount) };
  }

  async waitingByBook(
    side: BookSide,
    waitingFor: string,
    signal?: AbortSignal,
  ): Promise<ReadonlyMap<OpenBook, number>> {
    const { products } = await this.client.send(
      side === 'issue' ? packageListCalls.waitSubmitByCore : packageListCalls.waitSubmit,
      listKnowledge(this.client).knowsHandlers ? { fkPersonHandle: waitingFor } : {},
      { signal },
    );
    return new Map(
      products.flatMap((product) => {
        const book = bookFromWire(product);
        return book === undefined ? [] : [[book, product.count] as const];
      }),
    );
  }

  private conditions({ side }: ListScope, filter: PackageFilter): RequestOf<Calls['packageTotals']> {
    return conditionsOf(side, filter, listKnowledge(this.client));
  }
}
