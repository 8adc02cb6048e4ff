import { packageCalls } from '../../../contract/documented/evidence/packages.ts';
import { packageExtensions } from '../../../contract/extensions/evidence/package-extensions.ts';
import type { PackageFilter, PackageList, PackagePageRequest, PackageTotals } from '../../../application/ports/evidence/package-list.ts';
import type { RequestOf } from '../../../contract/call.ts';
import type { Calls } from '../../../contract/calls.ts';
import type { EvidencePackage } from '../../../domain/evidence/materials/evidence-package.ts';
import { statesOfCompany } from '../../../domain/evidence/materials/package-stage.ts';
import { docTypeOf, type OpenBook } from '../../../domain/evidence/shared/book-policies.ts';
import { displayStateOf, statesShownAs, type PackageState } from '../../../domain/evidence/materials/package-state.ts';
import { moneyFromWire } from '../money-from-wire.ts';
import { knownPackage } from './known-package.ts';
import type { WireClient } from '../wire-client.ts';

/** The codes behind what a filter names; of what waits for somebody only those in which the company itself has the package. */
function statesOf({ states, waitingFor }: PackageFilter): readonly PackageState[] | undefined {
  if (waitingFor !== '') return statesOfCompany.filter((state) => states.length === 0 || states.includes(displayStateOf(state)));
  return states.length > 0 ? states.flatMap(statesShownAs) : undefined;
}

function conditionsOf(book: OpenBook, filter: PackageFilter, knowsHandlers: boolean): RequestOf<Calls['packageTotals']> {
  const states = statesOf(filter);
  return {
    docType: docTypeOf(book), provider: 'CORP',
    ...(states ? { docDatumStates: [...states] } : {}),
    ...(filter.waitingFor !== '' && knowsHandlers ? { fkPersonHandle: filter.waitingFor } : {}),
    ...(filter.businessTypes.length > 0 ? { creditBusiTypes: [...filter.businessTypes] } : {}),
    ...(filter.creditStates.length > 0 ? { creditStates: [...filter.creditStates] } : {}),
    ...(filter.productType === '' ? {} : { creditProductType: filter.productType }),
    ...(filter.counterparty === '' ? {} : { corpNameCp: filter.counterparty }),
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

  async page(request: PackagePageRequest, signal?: AbortSignal): Promise<{ readonly rows: readonly EvidencePackage[]; readonly count: number | undefined }> {
    const answer = await this.client.send(
      packageCalls.packagePage,
      {
        ...this.conditions(request.book, request.filter), page: request.page, pageSize: request.pageSize, orderBy: request.sortBy, orderType: request.descending ? 'desc' : 'asc',
        ...(this.client.offers('package-totals') ? { withoutTotal: true } : {}),
      },
      { signal },
    );
    return { rows: answer.records.map(knownPackage), count: answer.total ?? undefined };
  }

  async totals(book: OpenBook, filter: PackageFilter, signal?: AbortSignal): Promise<PackageTotals | undefined> {
    if (!this.client.offers('package-totals')) return undefined;
    const answer = await this.client.send(packageExtensions.packageTotals, this.conditions(book, filter), { signal });
    return { count: answer.count, totalAmount: moneyFromWire(answer.totalAmount) };
  }

  private conditions(book: OpenBook, filter: PackageFilter): RequestOf<Calls['packageTotals']> {
    return conditionsOf(book, filter, this.client.offers('package-handler'));
  }
}
