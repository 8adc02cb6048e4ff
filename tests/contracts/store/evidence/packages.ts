import * as companyRecords from '../records/company.ts';
import * as evidenceRecords from '../records/evidence.ts';
import { money } from '../../../../src/domain/money/money.ts';
import { it, expect } from 'vitest';
import type { PackageQuery } from '../../../../server/core/tables/evidence.ts';
import type { StoreSuite } from '../store-suite.ts';

const everything: PackageQuery = {
  pkCorp: 'C-1',
  book: 'credit',
  side: 'finance',
  states: undefined,
  creditStates: undefined,
  businessTypes: undefined,
  productType: undefined,
  counterparty: undefined,
  keyword: undefined,
  fkFinance: undefined,
  handlerId: undefined,
  createdFrom: undefined,
  createdTo: undefined,
  amountFrom: undefined,
  amountTo: undefined,
};

export function packagesStoreContract({ doing, keeps }: StoreSuite): void {
  keeps(
    'packages',
    (all) => all.packages,
    (each) => each.docDatumId,
    [
      { ...evidenceRecords.aPackage, docDatumId: 'DD-7' },
      { ...evidenceRecords.begunPackage, docDatumId: 'DD-8' },
    ],
    { state: 'MODIFY', totalAmount: money('-0.01') },
  );

  it('finds packages by every condition of the list', async () => {
    await doing(async (transaction) => {
      await transaction.companies.save({ ...companyRecords.company, pkCorp: 'C-2' });
      await transaction.packages.save({
        ...evidenceRecords.aPackage,
        docDatumId: 'DD-3',
        payerName: 'Beiyu_100%',
        financeName: '禾泽',
        fkFinance: 'F-2',
        businessType: 'TM02',
        creditState: 'USED',
        productType: 'AGENT',
        invoiceNeed: 'follow',
        totalAmount: money('10.00'),
        createdAt: 5000,
      });
      await transaction.packages.save({ ...evidenceRecords.aPackage, docDatumId: 'DD-4', pkCorp: 'C-2' });
    });
    const found = async (query: Partial<PackageQuery>) => {
      const page = await doing(async (transaction) =>
        transaction.packages.page(
          { ...everything, ...query },
          { orderBy: 'docDatumId', descending: false, offset: 0, limit: 10 },
        ),
      );
      const [totals] = await doing(async (transaction) =>
        transaction.packages.totalsOfEach([{ ...everything, ...query }]),
      );
      expect(totals?.count).toBe(page.length);
      return page.map((each) => each.docDatumId);
    };
    expect(await found({})).toEqual(['DD-1', 'DD-2', 'DD-3']);
    expect(await found({ book: 'est' })).toEqual([]);
    expect(await found({ states: ['PREPARE', 'INVALID'] })).toEqual(['DD-2']);
    expect(await found({ states: [] })).toEqual([]);
    expect(await found({ creditStates: ['USED'] })).toEqual(['DD-3']);
    expect(await found({ businessTypes: ['TM02'] })).toEqual(['DD-3']);
    expect(await found({ productType: 'AGENT' })).toEqual(['DD-3']);
    expect(await found({ invoiceNeed: 'owed' })).toEqual(['DD-1', 'DD-2']);
    expect(await found({ invoiceNeed: 'absent' })).toEqual([]);
    expect(await found({ invoiceNeed: 'follow' })).toEqual(['DD-3']);
    expect(await found({ invoiceNeed: 'follow', states: ['INVALID'] })).toEqual([]);
    expect(await found({ invoiceNeed: 'follow', keyword: '禾泽', createdFrom: 5000 })).toEqual(['DD-3']);
    expect(await found({ counterparty: '西北' })).toEqual(['DD-1', 'DD-2', 'DD-3']);
    expect(await found({ counterparty: 'bEIYU' })).toEqual(['DD-3']);
    expect(await found({ keyword: 'dd-2' })).toEqual(['DD-2']);
    expect(await found({ keyword: '禾泽' })).toEqual(['DD-3']);
    expect(await found({ keyword: '_100%' })).toEqual(['DD-3']);
    expect(await found({ keyword: '%' })).toEqual(['DD-3']);
    const word = (text: string, ...names: readonly string[]) => ({ text, names });
    expect(await found({ words: [word('禾泽')] })).toEqual(['DD-3']);
    expect(await found({ words: [word('禾泽'), word('DD-')] })).toEqual(['DD-3']);
    expect(await found({ words: [word('beiYU'), word('禾')] })).toEqual(['DD-3']);
    expect(await found({ words: [word('禾泽'), word('dd-2')] })).toEqual([]);
    expect(await found({ words: [word('heze', '禾泽', '无此名')] })).toEqual(['DD-3']);
    expect(await found({ words: [word('heze', '禾')] })).toEqual([]);
    expect(await found({ words: [word('heze', '禾泽'), word('3')] })).toEqual(['DD-3']);
    expect(await found({ words: [word('%')] })).toEqual(['DD-3']);
    expect(await found({ words: [word('禾泽')], states: ['INVALID'] })).toEqual([]);
    expect(await found({ words: [word('dd-')], amountFrom: money('10.00'), amountTo: money('10.00') })).toEqual([
      'DD-3',
    ]);
    expect(await found({ words: [word('dd-')], createdFrom: 5000, createdTo: 5001 })).toEqual(['DD-3']);
    const names = async (pkCorp: string, book: PackageQuery['book'] = 'credit') =>
      doing(async ({ packages }) => packages.searchedNames(pkCorp, [{ book, side: 'finance' }]));
    expect(await names('C-1')).toEqual(expect.arrayContaining(['beiyu_100%', '禾泽']));
    expect([await names('C-2'), await names('C-1', 'est')].flat()).not.toContain('禾泽');
    expect(await found({ fkFinance: 'F-2' })).toEqual(['DD-3']);
    expect(await found({ handlerId: evidenceRecords.aPackage.handlerId })).toEqual(['DD-1', 'DD-2', 'DD-3']);
    expect(await found({ handlerId: 'U-NOBODY' })).toEqual([]);
    expect(await found({ createdFrom: 5000, createdTo: 5001 })).toEqual(['DD-3']);
    expect(await found({ createdFrom: 0, createdTo: 5000 })).toEqual([]);
    expect(await found({ amountFrom: money('10.00'), amountTo: money('10.00') })).toEqual(['DD-3']);
  });

  it('adds up the packages of several queries at once, in the order of the queries', async () => {
    await doing(async (transaction) =>
      transaction.packages.saveAll([
        {
          ...evidenceRecords.aPackage,
          docDatumId: 'DD-3',
          book: 'est',
          state: 'PREPARE',
          totalAmount: money('10.00'),
          stateSince: 7000,
        },
        {
          ...evidenceRecords.aPackage,
          docDatumId: 'DD-4',
          state: 'PREPARE',
          totalAmount: money('0.07'),
          stateSince: 9,
        },
      ]),
    );
    const queries: readonly PackageQuery[] = [
      { ...everything, book: 'est' },
      { ...everything, states: [] },
      { ...everything, states: ['PREPARE'] },
      { ...everything, book: 'est', states: ['PREPARE'] },
      { ...everything, book: 'est', states: ['PREPARE'], keyword: 'dd-3' },
      { ...everything, book: 'est', states: ['PREPARE'], keyword: 'dd-4' },
      { ...everything, book: 'est', amountFrom: money('10.00') },
      { ...everything, book: 'est', amountFrom: money('10.01') },
      { ...everything, book: 'est' },
    ];
    const [totals, oldest] = await doing(async (transaction) => [
      await transaction.packages.totalsOfEach(queries),
      await transaction.packages.oldestSinceOfEach(queries),
    ]);
    const inEst = { count: 1, totalAmount: money('10.00'), oldest: 7000 };
    const none = { count: 0, totalAmount: money('0.00'), oldest: undefined };
    expect(totals.map((each, index) => ({ ...each, oldest: oldest[index] }))).toEqual([
      inEst,
      none,
      { count: 2, totalAmount: money('642300.17'), oldest: 9 },
      inEst,
      inEst,
      none,
      inEst,
      none,
      inEst,
    ]);
    expect(await doing(async (transaction) => transaction.packages.totalsOfEach([]))).toEqual([]);
  });

  it('finds the packages of some states of all companies, those in their state longest first', async () => {
    await doing(async (transaction) =>
      transaction.packages.save({ ...evidenceRecords.aPackage, docDatumId: 'DD-0', stateSince: 9 }),
    );
    const found = async (states: PackageQuery['states']) =>
      (await doing(async (transaction) => transaction.packages.inStates(states))).map((each) => each.docDatumId);
    expect(await found(['UN_AUDIT'])).toEqual(['DD-0', 'DD-1']);
    expect(await found(undefined)).toEqual(['DD-0', 'DD-1', 'DD-2']);
  });
}
