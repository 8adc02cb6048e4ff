import { money } from '../../../src/domain/money/money.ts';
import type { PackageColumn, PackagePage, PackageQuery } from '../../../server/core/tables/evidence.ts';

export interface ListQuestion {
  readonly what: string;
  readonly query: Partial<PackageQuery>;
  readonly page: Partial<PackagePage>;
}

const columns: readonly PackageColumn[] = ['createTime', 'totalAmount', 'expectDueDate', 'state', 'docDatumId'];
const usual = { orderBy: 'createTime', descending: true, offset: 0, limit: 20 } as const;

const midnight = (date: string): number => Date.parse(`${date}T00:00:00+08:00`);

/** Filters of the list, one at a time, with frequent and with rare values. `today` is a plain date. */
export function filters(today: string): Readonly<Record<string, Partial<PackageQuery>>> {
  const year = Number(today.slice(0, 4));
  return {
    'state, frequent': { states: ['AUDITED'] },
    'state, rare': { states: ['FINAL_REJECT'] },
    'states of the company': { states: ['PREPARE', 'MODIFY', 'AUDIT_REJECT'] },
    'credit state': { creditStates: ['FINANCED'] },
    'business type': { businessTypes: ['TM03'] },
    'product type': { productType: 'AGENT' },
    'created from and to': { createdFrom: midnight(`${year - 1}-03-01`), createdTo: midnight(`${year - 1}-04-01`) },
    'created until': { createdTo: midnight(`${year - 2}-01-01`) },
    'amount from and to': { amountFrom: money('150000.00'), amountTo: money('160000.00') },
    'amount, the largest': { amountFrom: money('990000.00') },
    handler: { handlerId: 'U-limin' },
    'waiting for somebody': { states: ['PREPARE', 'MODIFY', 'AUDIT_REJECT'], handlerId: 'U-limin' },
    'counterparty, frequent': { counterparty: '启衡' },
    'counterparty, rare': { counterparty: '霁月' },
    'one letter, everywhere': { keyword: '公' },
    'one letter, rare': { keyword: '霁' },
    'one letter, nowhere': { keyword: '龘' },
    'two letters, everywhere': { keyword: '有限' },
    'two letters, rare': { keyword: '暮川' },
    'two letters, nowhere': { keyword: '川暮' },
    'part of a number, everywhere': { keyword: 'DD2' },
    'part of a number, of one day': { keyword: `${year - 1}0317` },
    'part of a number, rare': { keyword: '4827161' },
    'part of a number, nowhere': { keyword: 'zz' },
    'several at once': { keyword: '重工', states: ['AUDITED'], businessTypes: ['TM02'], amountFrom: money('50000.00') },
  };
}

/** Pages in each order, without and with each filter. `count` is the number of packages without a filter. */
export function listQuestions(today: string, count: number): readonly ListQuestion[] {
  const narrowed = Object.entries(filters(today));
  return [
    ...[20, 50, 100].flatMap((limit) => [
      { what: `first page of ${limit}`, query: {}, page: { ...usual, limit } },
      { what: `next page of ${limit}`, query: {}, page: { ...usual, limit, offset: limit } },
    ]),
    { what: 'a page further on', query: {}, page: { ...usual, offset: 180 } },
    ...columns.flatMap((orderBy) =>
      [false, true].map((descending) => ({
        what: `by ${orderBy}, ${descending ? 'down' : 'up'}`,
        query: {},
        page: { ...usual, orderBy, descending },
      })),
    ),
    ...narrowed.map(([what, query]) => ({ what, query, page: usual })),
    ...narrowed.flatMap(([what, query]) =>
      columns.flatMap((orderBy) =>
        [false, true].map((descending) => ({
          what: `${what}, by ${orderBy}, ${descending ? 'down' : 'up'}`,
          query,
          page: { ...usual, orderBy, descending },
        })),
      ),
    ),
  ].filter(({ page }) => page.offset < count);
}

/** Pages in the middle and at the end of each order, for `count` packages. */
export function deepQuestions(count: number): readonly ListQuestion[] {
  return columns.flatMap((orderBy) =>
    (['middle', 'last'] as const).map((where) => ({
      what: `${where} page by ${orderBy}`,
      query: {},
      page: {
        ...usual,
        orderBy,
        offset: where === 'middle' ? Math.floor(count / 40) * 20 : Math.floor((count - 1) / 20) * 20,
      },
    })),
  );
}
