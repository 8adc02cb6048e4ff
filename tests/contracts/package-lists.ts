import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { money } from '../../src/domain/money/money.ts';
import type { PackageRecord } from '../../server/core/records/evidence.ts';
import { totalsOf } from '../../server/core/evidence/package-queries.ts';
import { copySerialDigits } from '../../server/core/evidence/copy-serial-digits.ts';
import type { PackagePage, PackageQuery } from '../../server/core/tables/evidence.ts';
import type { Transaction } from '../../server/core/store.ts';
import * as companyRecords from './store/records/company.ts';
import * as evidenceRecords from './store/records/evidence.ts';
import type { TendedStoreUnderContract } from './store/store-suite.ts';

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
const firstPage: PackagePage = { orderBy: 'docDatumId', descending: false, offset: 0, limit: 50 };
const day = 86_400_000;
/** A midnight in Shanghai. */
const midnight = Date.parse('2026-03-01T00:00:00+08:00');

/** Contract of the lists of a store with many packages. */
export function packageListsContract(name: string, makeStore: () => Promise<TendedStoreUnderContract>): void {
  describe(`${name} with many packages`, () => {
    let under: TendedStoreUnderContract;
    const doing = async <Result>(work: (transaction: Transaction) => Promise<Result>): Promise<Result> =>
      under.store.transaction(work);
    const count = async (query: Partial<PackageQuery> = {}) =>
      doing(async (transaction) => totalsOf(transaction, [{ ...everything, ...query }]));
    const numbers = async (query: Partial<PackageQuery> = {}, page: Partial<PackagePage> = {}) =>
      (
        await doing(async (transaction) =>
          transaction.packages.page({ ...everything, ...query }, { ...firstPage, ...page }),
        )
      ).map(({ docDatumId }) => docDatumId);
    const save = async (...packages: readonly Partial<PackageRecord>[]) =>
      doing(async (transaction) =>
        transaction.packages.saveAll(packages.map((each) => ({ ...evidenceRecords.begunPackage, ...each }))),
      );

    beforeAll(async () => {
      under = await makeStore();
    });
    afterAll(async () => under.close());
    beforeEach(async () => {
      await (under.empty?.() ?? under.store.clear());
      await doing(async (transaction) => {
        await transaction.companies.saveAll([companyRecords.company, { ...companyRecords.company, pkCorp: 'C-2' }]);
        await transaction.users.save(companyRecords.user);
        await transaction.standards.save(evidenceRecords.standard);
      });
    });

    it('saves many records at once, and finds several in the requested order', async () => {
      const both = [
        { ...evidenceRecords.aPackage, docDatumId: 'DD-A' },
        { ...evidenceRecords.begunPackage, docDatumId: 'DD-B' },
      ];
      await doing(async (transaction) => transaction.packages.saveAll(both));
      await doing(async (transaction) =>
        transaction.candidates.saveAll([{ ...evidenceRecords.credit, packagedIn: 'DD-A' }, evidenceRecords.openCredit]),
      );
      await doing(async (transaction) => {
        expect(await transaction.packages.findAll(['DD-B', 'DD-NONE', 'DD-A', 'DD-B'])).toEqual([
          both[1],
          both[0],
          both[1],
        ]);
        expect(await transaction.candidates.findAll([evidenceRecords.openCredit.id])).toEqual([
          evidenceRecords.openCredit,
        ]);
        expect(await transaction.packages.findAll([])).toEqual([]);
        await transaction.packages.saveAll([]);
        await transaction.packages.saveAll([{ ...evidenceRecords.aPackage, docDatumId: 'DD-B' }]);
        expect(await transaction.packages.find('DD-B')).toEqual({ ...evidenceRecords.aPackage, docDatumId: 'DD-B' });
      });
    });

    it('finds packages among named numbers with filters and order, and returns their numbers only', async () => {
      await save(
        { docDatumId: 'DD-1', totalAmount: money('3.00') },
        { docDatumId: 'DD-2', totalAmount: money('2.00'), state: 'MODIFY' },
        { docDatumId: 'DD-3', totalAmount: money('1.00') },
        { docDatumId: 'DD-4', pkCorp: 'C-2' },
      );
      const named = { numbers: ['DD-4', 'DD-3', 'DD-1', 'DD-NONE'] };
      expect(await numbers(named, { orderBy: 'totalAmount' })).toEqual(['DD-3', 'DD-1']);
      expect(await numbers({ ...named, states: ['MODIFY'] })).toEqual([]);
      expect(await numbers({ numbers: [] })).toEqual([]);
      expect(await count(named)).toEqual({ count: 2, totalAmount: money('4.00') });
      const alone = async (query: Partial<PackageQuery>, page: Partial<PackagePage>) =>
        doing(async (transaction) =>
          transaction.packages.numbers({ ...everything, ...query }, { ...firstPage, ...page }),
        );
      for (const orderBy of ['createTime', 'totalAmount', 'expectDueDate', 'state', 'docDatumId'] as const) {
        for (const descending of [true, false])
          expect(await alone({}, { orderBy, descending, limit: 2 })).toEqual(
            await numbers({}, { orderBy, descending, limit: 2 }),
          );
      }
      expect(await alone({ states: ['PREPARE'] }, { limit: 200_000, offset: 1 })).toEqual(['DD-3']);
    });

    it('finds, counts and sums overdue packages without a letter, with filters and order', async () => {
      const overdue: Partial<PackageRecord> = {
        state: 'AUDITED',
        fundedAt: midnight,
        repaidAt: undefined,
        letterGiven: false,
        expectDueDate: '2026-03-04',
        totalAmount: money('2.00'),
      };
      await save(
        { ...overdue, docDatumId: 'DD-1' },
        { ...overdue, docDatumId: 'DD-2', expectDueDate: '2026-03-01', totalAmount: money('1.00') },
        { ...overdue, docDatumId: 'DD-DUE', expectDueDate: '2026-03-05' },
        { ...overdue, docDatumId: 'DD-NEVER', expectDueDate: '' },
        { ...overdue, docDatumId: 'DD-REPAID', repaidAt: midnight },
        { ...overdue, docDatumId: 'DD-GIVEN', letterGiven: true },
        { ...overdue, docDatumId: 'DD-UNPAID', fundedAt: undefined },
        { ...overdue, docDatumId: 'DD-THEIRS', pkCorp: 'C-2' },
      );
      const asked = { states: ['AUDITED'], overdueOn: '2026-03-05' } as const;
      for (const tidied of [false, true]) {
        if (tidied) await under.store.tidy();
        expect(await numbers(asked)).toEqual(['DD-1', 'DD-2']);
        expect(await numbers(asked, { orderBy: 'totalAmount' })).toEqual(['DD-2', 'DD-1']);
        expect(await numbers({ ...asked, amountFrom: money('1.50') })).toEqual(['DD-1']);
        expect(await count(asked)).toEqual({ count: 2, totalAmount: money('3.00') });
        expect(await count({ ...asked, overdueOn: '2026-03-04' })).toEqual({ count: 1, totalAmount: money('1.00') });
      }
    });

    it('counts saved, changed and removed packages, before and after tidying', async () => {
      await save(
        { docDatumId: 'DD-1', totalAmount: money('1.10') },
        { docDatumId: 'DD-2', totalAmount: money('2.20') },
        { docDatumId: 'DD-3', pkCorp: 'C-2' },
      );
      const stages = async () => [
        await count(),
        await count({ states: ['PREPARE'] }),
        await count({ states: ['MODIFY'] }),
        await count({ handlerId: 'U-1', states: ['MODIFY', 'PREPARE', 'MODIFY'] }),
      ];
      const one = { count: 1, totalAmount: money('1.10') };
      const two = { count: 2, totalAmount: money('3.30') };
      const none = { count: 0, totalAmount: money('0.00') };
      expect(await stages()).toEqual([two, two, none, two]);
      await under.store.tidy();
      expect(await stages()).toEqual([two, two, none, two]);
      await save({ docDatumId: 'DD-2', totalAmount: money('4.40'), state: 'MODIFY' });
      await doing(async (transaction) => transaction.packages.remove('DD-1'));
      const left = { count: 1, totalAmount: money('4.40') };
      expect(await stages()).toEqual([left, none, left, left]);
      await under.store.tidy();
      await under.store.tidy();
      expect(await stages()).toEqual([left, none, left, left]);
      await save({ docDatumId: 'DD-1', totalAmount: money('1.10'), pkCorp: 'C-2' });
      expect([await count(), await count({ pkCorp: 'C-2', states: ['PREPARE'] })]).toEqual([
        left,
        { count: 2, totalAmount: { fen: one.totalAmount.fen + evidenceRecords.begunPackage.totalAmount.fen } },
      ]);
    });

    it('counts packages with a zero amount, and changes of the amount only', async () => {
      await save(
        { docDatumId: 'DD-1', totalAmount: money('0.00') },
        { docDatumId: 'DD-2', totalAmount: money('2.20') },
      );
      await under.store.tidy();
      expect(await count()).toEqual({ count: 2, totalAmount: money('2.20') });
      await save({ docDatumId: 'DD-2', totalAmount: money('5.50') });
      await under.store.tidy();
      expect(await count()).toEqual({ count: 2, totalAmount: money('5.50') });
      await doing(async (transaction) => transaction.packages.remove('DD-1'));
      await under.store.tidy();
      expect(await count()).toEqual({ count: 1, totalAmount: money('5.50') });
    });

    it('counts nothing of failed work, and nothing after it was cleared', async () => {
      await save({ docDatumId: 'DD-1' });
      const failing = doing(async (transaction) => {
        await transaction.packages.save({ ...evidenceRecords.begunPackage, docDatumId: 'DD-2' });
        await transaction.packages.remove('DD-1');
        throw new Error('thought better of it');
      });
      await expect(failing).rejects.toThrow('thought better of it');
      expect((await count()).count).toBe(1);
      await under.store.clear();
      expect((await count()).count).toBe(0);
    });

    it('counts by days in Shanghai, and by times within a day', async () => {
      await save(
        ...[-1, 0, day - 1, day].map((offset, index) => ({ docDatumId: `DD-${index}`, createdAt: midnight + offset })),
      );
      const within = async (from: number | undefined, to: number | undefined) =>
        (await count({ createdFrom: from, createdTo: to })).count;
      expect(await within(midnight, midnight + day)).toBe(2);
      expect(await within(undefined, midnight)).toBe(1);
      expect(await within(midnight + day, undefined)).toBe(1);
      expect(await within(midnight + 1, midnight + day - 1)).toBe(0);
      expect(await within(midnight + 1, midnight + day)).toBe(1);
      expect((await count({ createdFrom: midnight, states: ['MODIFY'] })).count).toBe(0);
      expect((await count({ createdFrom: midnight, businessTypes: ['TM01'] })).count).toBe(3);
    });

    it('finds names and numbers by one, two or more characters, alone and with other filters', async () => {
      await save(
        {
          docDatumId: 'DD20260301-000417',
          payerName: '澜川轨道',
          creditSourceName: '澜川',
          counterpartyName: '澜川',
          financeName: '禾泽',
        },
        { docDatumId: 'DD20260301-990041', payerName: '启衡重工', creditSourceName: '', totalAmount: money('5.00') },
        { docDatumId: 'DDX', payerName: '启衡', creditSourceName: '', supplierName: 'DD澄叶0417', state: 'MODIFY' },
      );
      const found = async (keyword: string, query: Partial<PackageQuery> = {}) => {
        const rows = await numbers({ keyword, ...query });
        expect((await count({ keyword, ...query })).count, keyword).toBe(rows.length);
        return rows.map((each) => each.slice(-4));
      };
      expect(await found('澜')).toEqual(['0417']);
      expect(await found('启衡')).toEqual(['0041', 'DDX']);
      expect(await found('启衡重')).toEqual(['0041']);
      expect(await found('轨衡')).toEqual([]);
      expect(await found('0417')).toEqual(['0417', 'DDX']);
      expect(await found('d澄')).toEqual(['DDX']);
      expect(await found('x')).toEqual(['DDX']);
      expect(await found('dX')).toEqual(['DDX']);
      expect(await found('zz')).toEqual([]);
      expect(await found('99004')).toEqual(['0041']);
      expect(await found('99104')).toEqual([]);
      expect(await found('')).toEqual(['0417', '0041', 'DDX']);
      expect(await found('启', { states: ['PREPARE'] })).toEqual(['0041']);
      expect(await found('启', { amountTo: money('5.00') })).toEqual(['0041']);
      expect(await found('启', { counterparty: '澜' })).toEqual([]);
      expect(await found('417', { counterparty: '澜', states: ['PREPARE', 'MODIFY'] })).toEqual(['0417']);
      await save({ docDatumId: 'DDX', payerName: '北屿', creditSourceName: '' });
      expect(await found('启衡')).toEqual(['0041']);
      expect(await found('北')).toEqual(['DDX']);
    });

    it('finds names of each book and party, without matches across two names', async () => {
      const named = { payerName: '启衡', creditSourceName: '澄叶', supplierName: '砚舟' };
      await save(
        { ...named, docDatumId: 'DD-1', financeName: '禾泽', counterpartyName: '澜川' },
        { ...named, docDatumId: 'DD-2', financeName: '禾泽澜', counterpartyName: '川' },
        { ...named, docDatumId: 'DD-3', financeName: '禾泽', counterpartyName: '澜川', book: 'est' },
      );
      expect(await numbers({ counterparty: '澜' })).toEqual(['DD-1']);
      expect(await numbers({ keyword: '泽澜' })).toEqual(['DD-2']);
      expect(await numbers({ counterparty: '澄' })).toEqual(['DD-1', 'DD-2']);
      expect([
        await numbers({ counterparty: '砚' }),
        await numbers({ counterparty: '衡澄' }),
        await numbers({ keyword: '叶砚' }),
      ]).toEqual([[], [], []]);
      expect([
        await numbers({ book: 'est', keyword: '禾泽' }),
        await numbers({ book: 'est', counterparty: '澜川' }),
        (await count({ book: 'est', keyword: '禾泽' })).count,
      ]).toEqual([['DD-3'], ['DD-3'], 1]);
    });

    it('finds a number by a continuous part, and not by separate pieces of it', async () => {
      await save({ docDatumId: 'DD-23123' }, { docDatumId: 'DD-12312' });
      expect([await numbers({ keyword: '12312' }), (await count({ keyword: '12312' })).count]).toEqual([
        ['DD-12312'],
        1,
      ]);
    });

    it('pages from both ends consistently, over all and over some states', async () => {
      const all = Array.from({ length: 1_500 }, (_unused, index) => ({
        docDatumId: `DD-${String(index).padStart(4, '0')}`,
        state: index % 5 === 0 ? ('MODIFY' as const) : ('PREPARE' as const),
        createdAt: midnight + index * 60_000,
      }));
      await save(...all);
      const inOrder = all.map(({ docDatumId }) => docDatumId);
      const prepared = all.filter(({ state }) => state === 'PREPARE').map(({ docDatumId }) => docDatumId);
      for (const [offset, limit] of [
        [1_001, 7],
        [1_195, 20],
        [1_200, 3],
        [1_495, 20],
        [1_500, 3],
      ] as const) {
        const page = { orderBy: 'createTime', offset, limit } as const;
        const rows = (of: readonly string[]) => of.slice(offset, offset + limit);
        expect(await numbers({}, page), `all from ${offset}`).toEqual(rows(inOrder));
        expect(await numbers({}, { ...page, descending: true }), `all from ${offset}, descending`).toEqual(
          rows(inOrder.toReversed()),
        );
        expect(await numbers({ states: ['PREPARE'] }, page), `some from ${offset}`).toEqual(rows(prepared));
        expect(
          await numbers({ states: ['PREPARE', 'PREPARE'] }, { ...page, descending: true }),
          `some from ${offset}, descending`,
        ).toEqual(rows(prepared.toReversed()));
        expect(await numbers({ keyword: 'dd-' }, page), `found from ${offset}`).toEqual(rows(inOrder));
        expect(await numbers({ keyword: 'dd-', states: ['PREPARE'] }, page), `some found from ${offset}`).toEqual(
          rows(prepared),
        );
      }
      expect(
        await numbers(
          { createdFrom: midnight, createdTo: midnight + day, states: ['MODIFY'] },
          { orderBy: 'totalAmount', limit: 2 },
        ),
      ).toEqual(['DD-0000', 'DD-0005']);
    });

    it('pages within some states consistently at any depth', async () => {
      await save(
        ...Array.from({ length: 12 }, (_unused, index) => ({
          docDatumId: `DD-${String(index).padStart(2, '0')}`,
          state: index % 3 === 0 ? ('MODIFY' as const) : ('PREPARE' as const),
          createdAt: midnight - index * day,
        })),
      );
      const all = await numbers({}, { orderBy: 'createTime', descending: true });
      expect(
        await numbers(
          { states: ['MODIFY', 'PREPARE', 'PREPARE', 'AUDITED'] },
          { orderBy: 'createTime', descending: true },
        ),
      ).toEqual(all);
      expect(
        await numbers({ states: ['PREPARE'] }, { orderBy: 'createTime', descending: true, offset: 3, limit: 2 }),
      ).toEqual(['DD-05', 'DD-07']);
      expect(await numbers({ states: ['MODIFY', 'PREPARE'] }, { orderBy: 'state', offset: 3, limit: 2 })).toEqual([
        'DD-09',
        'DD-01',
      ]);
      expect(await numbers({ states: ['PREPARE'] }, { offset: 1500 })).toEqual([]);
      expect(await numbers({}, { offset: 11 })).toEqual(['DD-11']);
    });

    it('gives the review queue the longest waiting packages of each state, up to a limit', async () => {
      await save(...[5, 3, 4].map((since) => ({ docDatumId: `DD-${since}`, stateSince: since })), {
        docDatumId: 'DD-9',
        state: 'MODIFY',
        stateSince: 9,
      });
      expect(
        (await doing(async (transaction) => transaction.packages.inStates(undefined, 2))).map(
          ({ docDatumId }) => docDatumId,
        ),
      ).toEqual(['DD-3', 'DD-4', 'DD-9']);
      expect(
        (await doing(async (transaction) => transaction.packages.inStates(['MODIFY', 'MODIFY']))).map(
          ({ docDatumId }) => docDatumId,
        ),
      ).toEqual(['DD-9']);
    });

    it('finds the packages of a state without work since a time, not counting viewings', async () => {
      const named = (...ids: readonly string[]) => ids.map((docDatumId) => ({ docDatumId, createdAt: 100 }));
      await save(
        ...named('DD-1', 'DD-2', 'DD-3'),
        { docDatumId: 'DD-4', createdAt: 200 },
        { docDatumId: 'DD-5', createdAt: 100, state: 'MODIFY' },
      );
      await doing(async (transaction) =>
        transaction.log.appendAll([
          { ...evidenceRecords.line, docDatumId: 'DD-1', at: 200 },
          { ...evidenceRecords.line, docDatumId: 'DD-2', at: 150 },
          { ...evidenceRecords.line, docDatumId: 'DD-3', at: 900, action: 'account-viewed' },
        ]),
      );
      expect(await doing(async (transaction) => transaction.packages.idleSince('PREPARE', 200))).toEqual([
        'DD-2',
        'DD-3',
      ]);
    });

    it('creates the materials of a standard without documents', async () => {
      await save({ docDatumId: 'DA-000' }, { docDatumId: 'DB-000' });
      await doing(async (transaction) => {
        await transaction.materials.layOut(
          ['DA-000', 'DB-000'],
          [evidenceRecords.category, { ...evidenceRecords.category, required: false }],
        );
        const empty = { docDatumId: 'DA-000', result: 'UNKNOWN', reason: '', reopened: false } as const;
        expect(await transaction.materials.ofPackage('DA-000')).toEqual([
          { ...empty, docMaterialId: 'DA-000-M0', category: evidenceRecords.category, position: 0 },
          {
            ...empty,
            docMaterialId: 'DA-000-M1',
            category: { ...evidenceRecords.category, required: false },
            position: 1,
          },
        ]);
        expect(await transaction.materials.countFilled(['DB-000'])).toEqual(
          new Map([['DB-000', { required: 1, there: 0 }]]),
        );
      });
    });

    it('copies packages with all their records, under new numbers', async () => {
      const original: PackageRecord = {
        ...evidenceRecords.begunPackage,
        docDatumId: 'DA-000',
        totalAmount: money('10.00'),
        expectPayAmount: money('1.00'),
        expectDueDate: '2026-01-31',
        createdAt: midnight,
        submittedAt: midnight + 5,
        stateSince: midnight + 6,
        fundedAt: midnight + 7,
      };
      await save(
        original,
        {
          docDatumId: 'DB-000',
          expectPayAmount: undefined,
          expectDueDate: '',
          submittedAt: undefined,
          fundedAt: undefined,
        },
        { docDatumId: 'DE-000' },
      );
      const packaged = {
        ...evidenceRecords.credit,
        id: 'K-000',
        number: 'RX000',
        dueDate: '2026-01-31',
        amount: money('10.00'),
        packagedIn: 'DA-000',
      };
      const lines = [
        { ...evidenceRecords.line, docDatumId: 'DA-000', at: midnight, detail: 'RX000' },
        { ...evidenceRecords.line, docDatumId: 'DA-000', at: midnight + 1, detail: '' },
      ];
      const ending = copySerialDigits(2);
      const copy = `DA-${ending}`;
      const minutes = 2 * 60_000;
      await doing(async (transaction) => {
        await transaction.materials.layOut(['DA-000'], [evidenceRecords.category]);
        await transaction.candidates.saveAll([
          packaged,
          { ...packaged, id: 'KE-000', number: 'RXE000', packagedIn: 'DE-000' },
        ]);
        await transaction.log.appendAll(lines);
        await transaction.packages.multiply(['DA-000', 'DB-000', 'DC-000'], 1, 2);
        await transaction.packages.multiply(['DA-000'], 31, 31);
      });
      await doing(async (transaction) => {
        expect(await transaction.packages.find(copy)).toEqual({
          ...original,
          docDatumId: copy,
          totalAmount: money('284.62'),
          expectPayAmount: money('275.62'),
          expectDueDate: '2026-02-02',
          createdAt: midnight + minutes,
          submittedAt: midnight + minutes + 5,
          stateSince: midnight + minutes + 6,
          fundedAt: midnight + minutes + 7,
        });
        expect(await transaction.packages.find(`DB-${ending}`)).toMatchObject({
          expectPayAmount: undefined,
          expectDueDate: '',
          submittedAt: undefined,
          fundedAt: undefined,
        });
        expect(await transaction.packages.find(`DA-${copySerialDigits(31)}`)).toMatchObject({
          expectDueDate: '2026-02-01',
          totalAmount: money('4266.61'),
        });
        expect([
          await transaction.packages.find(`DE-${ending}`),
          await transaction.candidates.find(`KE-${ending}`),
        ]).toEqual([undefined, undefined]);
        expect(await transaction.materials.ofPackage(copy)).toMatchObject([
          { docMaterialId: `${copy}-M0`, docDatumId: copy, category: evidenceRecords.category },
        ]);
        expect(await transaction.candidates.inPackage(copy)).toEqual([
          {
            ...packaged,
            id: `K-${ending}`,
            number: `RX${ending}`,
            dueDate: '2026-02-02',
            amount: money('284.62'),
            packagedIn: copy,
          },
        ]);
        expect(await transaction.log.ofPackage(copy)).toEqual(
          lines.map((line) => ({
            ...line,
            docDatumId: copy,
            at: line.at + minutes,
            detail: line.detail && `RX${ending}`,
          })),
        );
        expect(await transaction.packages.find(`DC-${ending}`)).toBeUndefined();
      });
      expect((await count()).count).toBe(8);
      for (const part of [ending.slice(0, 2), ending.slice(1), `-${ending.slice(0, 1)}`])
        expect(await numbers({ keyword: part })).toContain(copy);
    });

    it('has the same answers during and after a bulk fill', async () => {
      await under.store.bulkLoad(async () => {
        await save({ docDatumId: 'DD-1' });
        expect(await numbers()).toEqual(['DD-1']);
      });
      expect([await numbers({ keyword: 'd-1' }), (await count()).count]).toEqual([['DD-1'], 1]);
      await expect(under.store.bulkLoad(async () => Promise.reject(new Error('broke off')))).rejects.toThrow(
        'broke off',
      );
      await save({ docDatumId: 'DD-2' });
      expect(await numbers()).toEqual(['DD-1', 'DD-2']);
    });
  });
}
