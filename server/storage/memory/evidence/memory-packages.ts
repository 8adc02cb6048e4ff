import { compareMoney, sumMoney } from '../../../../src/domain/money/money.ts';
import type { PackageState } from '../../../../src/domain/evidence/materials/package-state.ts';
import type { Shelf } from '../../../../src/domain/evidence/shared/shelf.ts';
import type { PackageRecord } from '../../../core/records/evidence.ts';
import type { PackageColumn, PackagePage, PackageQuery, PackageTotals } from '../../../core/tables/evidence.ts';
import type { Transaction } from '../../../core/store.ts';
import { copyRecord } from '../copied-record.ts';
import { MemoryTable, type Undo } from '../memory-table.ts';

const contains = (part: string, ...texts: readonly string[]): boolean =>
  texts.some((text) => text.toLowerCase().includes(part.toLowerCase()));
/** The names by which a package is searched. */
const namesOf = (record: PackageRecord): readonly string[] => [
  record.payerName,
  record.creditSourceName,
  record.supplierName,
  record.financeName,
];
const among = <Value>(values: readonly Value[] | undefined, value: Value): boolean =>
  values === undefined || values.includes(value);

function isOverdue({ fundedAt, repaidAt, letterGiven, expectDueDate }: PackageRecord, today: string): boolean {
  return (
    fundedAt !== undefined && repaidAt === undefined && !letterGiven && expectDueDate !== '' && expectDueDate < today
  );
}

function matches(record: PackageRecord, query: PackageQuery): boolean {
  const { keyword, counterparty } = query;
  return (
    record.pkCorp === query.pkCorp &&
    record.book === query.book &&
    record.side === query.side &&
    among(query.states, record.state) &&
    among(query.creditStates, record.creditState) &&
    among(query.businessTypes, record.businessType) &&
    (query.productType === undefined || query.productType === record.productType) &&
    (counterparty === undefined ||
      contains(counterparty, record.counterpartyName, record.payerName, record.creditSourceName)) &&
    (keyword === undefined || contains(keyword, record.docDatumId, ...namesOf(record))) &&
    (query.words ?? []).every(
      ({ text: part, names }) =>
        contains(part, record.docDatumId, ...namesOf(record)) ||
        namesOf(record).some((name) => names.includes(name.toLowerCase())),
    ) &&
    (query.fkFinance === undefined || query.fkFinance === record.fkFinance) &&
    (query.handlerId === undefined || query.handlerId === record.handlerId) &&
    (query.createdFrom === undefined || record.createdAt >= query.createdFrom) &&
    (query.createdTo === undefined || record.createdAt < query.createdTo) &&
    (query.invoiceNeed === undefined || query.invoiceNeed === record.invoiceNeed) &&
    (query.overdueOn === undefined || isOverdue(record, query.overdueOn)) &&
    among(query.numbers, record.docDatumId) &&
    (query.amountFrom === undefined || compareMoney(record.totalAmount, query.amountFrom) >= 0) &&
    (query.amountTo === undefined || compareMoney(record.totalAmount, query.amountTo) <= 0)
  );
}

const text = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
const orders: Readonly<Record<PackageColumn, (a: PackageRecord, b: PackageRecord) => number>> = {
  createTime: (a, b) => a.createdAt - b.createdAt,
  totalAmount: (a, b) => compareMoney(a.totalAmount, b.totalAmount),
  expectDueDate: (a, b) => text(a.expectDueDate, b.expectDueDate),
  state: (a, b) => text(a.state, b.state),
  docDatumId: (a, b) => text(a.docDatumId, b.docDatumId),
};

/** Maximum number of names that a search examines. */
const maxSearchedNames = 2000;

type Packages = Omit<Transaction['packages'], 'multiply'>;

export class MemoryPackages extends MemoryTable<PackageRecord> implements Packages {
  private readonly latestOf: Transaction['log']['latestOf'];

  constructor(undo: (step: Undo) => void, latestOf: Transaction['log']['latestOf']) {
    super((record) => record.docDatumId, undo);
    this.latestOf = latestOf;
  }

  async page(query: PackageQuery, page: PackagePage): Promise<readonly PackageRecord[]> {
    const sign = page.descending ? -1 : 1;
    return this.selectUncopied((record) => matches(record, query))
      .toSorted((a, b) => sign * (orders[page.orderBy](a, b) || text(a.docDatumId, b.docDatumId)))
      .slice(page.offset, page.offset + page.limit)
      .map((record) => copyRecord(record));
  }

  async numbers(query: PackageQuery, page: PackagePage): Promise<readonly string[]> {
    return (await this.page(query, page)).map(({ docDatumId }) => docDatumId);
  }

  async searchedNames(pkCorp: string, shelves: readonly Shelf[]): Promise<readonly string[]> {
    const own = this.selectUncopied(
      (record) =>
        record.pkCorp === pkCorp && shelves.some(({ book, side }) => book === record.book && side === record.side),
    );
    const names = new Set(own.flatMap(namesOf).map((name) => name.toLowerCase()));
    return [...names].filter((name) => name !== '').slice(0, maxSearchedNames);
  }

  async totalsOfEach(queries: readonly PackageQuery[]): Promise<readonly PackageTotals[]> {
    return queries.map((query) => {
      const found = this.selectUncopied((record) => matches(record, query));
      return { count: found.length, totalAmount: sumMoney(found.map((record) => record.totalAmount)) };
    });
  }

  async oldestSinceOfEach(queries: readonly PackageQuery[]): Promise<readonly (number | undefined)[]> {
    return queries.map((query) =>
      this.selectUncopied((record) => matches(record, query)).reduce<number | undefined>(
        (oldest, { stateSince }) => Math.min(oldest ?? stateSince, stateSince),
        undefined,
      ),
    );
  }

  async inStates(states: PackageQuery['states'], maxPerState = Infinity): Promise<readonly PackageRecord[]> {
    const oldest = this.select((record) => among(states, record.state)).toSorted(
      (a, b) => a.stateSince - b.stateSince || text(a.docDatumId, b.docDatumId),
    );
    const first = new Set(
      Map.groupBy(oldest, ({ state }) => state)
        .values()
        .flatMap((ofState) => ofState.slice(0, maxPerState)),
    );
    return oldest.filter((record) => first.has(record));
  }

  async idleSince(state: PackageState, instant: number): Promise<readonly string[]> {
    const old = this.select((record) => record.state === state && record.createdAt < instant).map(
      ({ docDatumId }) => docDatumId,
    );
    const worked = await this.latestOf(old);
    return old.filter((docDatumId) => (worked.get(docDatumId) ?? 0) < instant).toSorted();
  }
}
