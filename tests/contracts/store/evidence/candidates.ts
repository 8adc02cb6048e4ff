import * as companyRecords from '../records/company.ts';
import * as evidenceRecords from '../records/evidence.ts';
import { it, expect } from 'vitest';
import type { CandidateQuery, DueQuery } from '../../../../server/core/tables/evidence.ts';
import type { JoinRequirements } from '../../../../src/domain/evidence/selection/relatable-businesses.ts';
import { money } from '../../../../src/domain/money/money.ts';
import type { StoreSuite } from '../store-suite.ts';

const anyCredit: CandidateQuery = {
  pkCorp: 'C-1',
  book: 'credit',
  side: 'finance',
  states: undefined,
  businessTypes: undefined,
  productType: undefined,
  counterparty: undefined,
  offset: 0,
  limit: 10,
};

function candidatesContract({ doing, keeps }: StoreSuite): void {
  keeps(
    'candidates',
    (all) => all.candidates,
    (each) => each.id,
    [evidenceRecords.credit, evidenceRecords.openCredit],
    { packagedIn: undefined },
  );

  it('knows of which core enterprises a company has candidates', async () => {
    const { credit } = evidenceRecords;
    await doing(async ({ candidates, companies }) => {
      await companies.save({ ...companyRecords.company, pkCorp: 'C-2' });
      await candidates.save({ ...credit, id: 'K-1', coreEnterpriseId: 'C-9', state: 'USED' });
      await candidates.save({ ...credit, id: 'K-2', coreEnterpriseId: 'C-8', pkCorp: 'C-2' });
      expect(await candidates.hasOfCore(credit.pkCorp, 'C-9')).toBe(true);
      expect(await candidates.hasOfCore(credit.pkCorp, 'C-8')).toBe(false);
      expect(await candidates.hasOfCore('C-2', 'C-9')).toBe(false);
    });
  });

  it('pages the candidates of a company by number, and finds those of a package', async () => {
    await doing(async (transaction) => {
      await transaction.companies.save({ ...companyRecords.company, pkCorp: 'C-2' });
      for (const [index, number] of ['RX9', 'RX10', 'RX2'].entries())
        await transaction.candidates.save({ ...evidenceRecords.openCredit, id: `K-${index}`, number });
      await transaction.candidates.save({
        ...evidenceRecords.credit,
        id: 'K-8',
        number: 'RX8',
        state: 'USED',
        businessType: 'TM02',
        productType: 'AGENT',
        counterpartyName: '北屿_分公司',
        packagedIn: 'DD-2',
      });
      await transaction.candidates.save({ ...evidenceRecords.openCredit, id: 'K-9', pkCorp: 'C-2' });
    });
    const numbers = async (query: Partial<CandidateQuery>) => {
      const { total, records: found } = await doing(async (transaction) =>
        transaction.candidates.page({ ...anyCredit, ...query }),
      );
      return [total, ...found.map((each) => each.number)];
    };
    expect(await numbers({})).toEqual([4, 'RX10', 'RX2', 'RX8', 'RX9']);
    expect(await numbers({ offset: 1, limit: 2 })).toEqual([4, 'RX2', 'RX8']);
    expect(await numbers({ states: ['USED', 'LOST'] })).toEqual([1, 'RX8']);
    expect(await numbers({ states: [] })).toEqual([0]);
    expect(await numbers({ businessTypes: ['TM02'] })).toEqual([1, 'RX8']);
    expect(await numbers({ book: 'est' })).toEqual([0]);
    expect(await numbers({ productType: 'AGENT' })).toEqual([1, 'RX8']);
    expect(await numbers({ counterparty: '屿_分' })).toEqual([1, 'RX8']);
    expect(await numbers({ counterparty: '_' })).toEqual([1, 'RX8']);
    const wants = {
      funderId: 'F-1',
      dueFrom: '2026-09-01',
      suppliers: undefined,
      withoutInvoice: false,
      ways: [[]],
    } as const;
    await doing(async (transaction) => {
      await transaction.packages.saveAll([{ ...evidenceRecords.aPackage, docDatumId: 'DD-3', state: 'INVALID' }]);
      const free = { ...evidenceRecords.credit, pkCorp: 'C-2', packagedIn: undefined };
      await transaction.candidates.saveAll([
        { ...free, id: 'K-20', number: 'J0', invoiceTag: undefined },
        { ...free, id: 'K-21', number: 'J1', packagedIn: 'DD-3' },
        { ...free, id: 'K-22', number: 'J2', packagedIn: 'DD-2' },
        { ...free, id: 'K-23', number: 'J3', funderId: 'F-2' },
        { ...free, id: 'K-24', number: 'J4', dueDate: '2026-08-31' },
        { ...free, id: 'K-25', number: 'J5', dueDate: '' },
        {
          ...free,
          id: 'K-26',
          number: 'J6',
          supplierName: '别家',
          creditSourceName: '另一家',
          counterpartyName: '别处',
          funderName: undefined,
          payerName: '他人',
        },
      ]);
    });
    const joining = async (wish: Partial<JoinRequirements>) =>
      numbers({ pkCorp: 'C-2', joining: { ...wants, ...wish } });
    const { credit } = evidenceRecords;
    expect(await joining({})).toEqual([3, 'J0', 'J1', 'J6']);
    expect(await joining({ ways: [] })).toEqual([0]);
    expect(await joining({ withoutInvoice: true })).toEqual([2, 'J1', 'J6']);
    expect(await joining({ suppliers: ['别家', '第三家'] })).toEqual([1, 'J6']);
    expect(
      await joining({
        ways: [
          [
            { what: 'supplier', selected: credit.supplierName },
            { what: 'credit-source', selected: credit.creditSourceName },
            { what: 'invoice-optional', selected: true },
          ],
          [
            { what: 'counterparty', selected: '别处' },
            { what: 'payer', selected: '他人' },
            { what: 'funder', selected: '' },
          ],
        ],
      }),
    ).toEqual([2, 'J1', 'J6']);
    for (const what of ['supplier', 'credit-source', 'counterparty', 'payer', 'funder'] as const)
      expect(await joining({ ways: [[{ what, selected: '没有' }]] }), what).toEqual([0]);
    expect(await joining({ ways: [[{ what: 'invoice-optional', selected: false }]] })).toEqual([1, 'J0']);
    expect(
      (await doing(async (transaction) => transaction.candidates.inPackage('DD-2'))).map((each) => each.number),
    ).toEqual(['J2', 'RX8']);
    const inside = async (...docDatumIds: readonly string[]) =>
      (await doing(async (transaction) => transaction.candidates.inPackages(docDatumIds)))
        .map((each) => each.number)
        .toSorted();
    expect([await inside('DD-2'), await inside('DD-2', 'DD-1', 'DD-NONE'), await inside()]).toEqual([
      ['J2', 'RX8'],
      await inside('DD-1', 'DD-2'),
      [],
    ]);
  });
}

function dueContract({ doing }: StoreSuite): void {
  it('finds and sums the unsettled candidates that fall due, by day and by party', async () => {
    await doing(async (transaction) => {
      await transaction.companies.save({ ...companyRecords.company, pkCorp: 'C-2' });
      const open = { ...evidenceRecords.openCredit, state: 'OPEN', payerName: '甲', packagedIn: undefined };
      await transaction.candidates.saveAll([
        { ...open, id: 'K-1', number: 'RX1', dueDate: '2026-03-01', amount: money('10.00') },
        {
          ...open,
          id: 'K-2',
          number: 'RX2',
          dueDate: '2026-01-01',
          amount: money('20.00'),
          payerName: '乙',
          funderId: undefined,
        },
        { ...open, id: 'K-3', number: 'RX3', dueDate: '2026-01-01', state: 'SETTLED' },
        { ...open, id: 'K-4', number: 'RX4', dueDate: '', amount: money('5.00') },
        { ...open, id: 'K-5', number: 'RX5', dueDate: '2026-01-01', pkCorp: 'C-2' },
      ]);
    });
    const every: DueQuery = {
      pkCorp: 'C-1',
      shelves: [{ book: 'credit', side: 'finance' }],
      withoutState: 'SETTLED',
      from: undefined,
      to: undefined,
      partyIs: 'payer',
      party: undefined,
      keyword: undefined,
      free: undefined,
    };
    const numbers = async (query: Partial<DueQuery>, page = { offset: 0, limit: 10 }) =>
      (await doing(async ({ candidates }) => candidates.due({ ...every, ...query }, page))).map(({ number }) => number);
    expect(await numbers({})).toEqual(['RX2', 'RX1', 'RX4']);
    expect(await numbers({}, { offset: 1, limit: 1 })).toEqual(['RX1']);
    expect(await numbers({ from: '2026-01-02' })).toEqual(['RX1']);
    expect(await numbers({ to: '2026-01-01' })).toEqual(['RX2']);
    expect(await numbers({ party: '甲' })).toEqual(['RX1', 'RX4']);
    expect(await numbers({ keyword: 'x2' })).toEqual(['RX2']);
    const word = { text: 'nowhere', names: [], amount: undefined, days: [], books: [] };
    const exactly = (amount: string) => ({ from: money(amount), to: money(amount) });
    expect(await numbers({ words: [{ ...word, text: 'x2' }] })).toEqual(['RX2']);
    expect(await numbers({ words: [{ ...word, text: '甲' }] })).toEqual(['RX1', 'RX4']);
    expect(await numbers({ words: [{ ...word, names: ['甲'] }] })).toEqual(['RX1', 'RX4']);
    expect(await numbers({ words: [{ ...word, amount: exactly('20.00') }] })).toEqual(['RX2']);
    expect(await numbers({ words: [{ ...word, amount: { from: money('5.00'), to: money('10.00') } }] })).toEqual([
      'RX1',
      'RX4',
    ]);
    expect(await numbers({ words: [{ ...word, days: [{ from: '2026-01-01', to: '2026-01-31' }] }] })).toEqual(['RX2']);
    expect(await numbers({ words: [{ ...word, books: ['credit'] }] })).toEqual(['RX2', 'RX1', 'RX4']);
    expect(await numbers({ words: [{ ...word, books: ['est'] }] })).toEqual([]);
    expect(
      await numbers({
        words: [
          { ...word, text: '甲' },
          { ...word, amount: exactly('5.00') },
        ],
      }),
    ).toEqual(['RX4']);
    expect(await numbers({ words: [{ ...word, text: '甲' }, word] })).toEqual([]);
    expect(await numbers({ shelves: [{ book: 'est', side: 'finance' }] })).toEqual([]);
    expect(await numbers({ free: new Map([['credit', 'OPEN']]) })).not.toContain('RX2');
    await doing(async ({ candidates }) => {
      expect(await candidates.dueSum(every)).toEqual({ count: 3, amount: money('35.00') });
      expect((await candidates.dueByDay(every)).toSorted((a, b) => (a.day < b.day ? -1 : 1))).toEqual([
        { day: '', count: 1, amount: money('5.00') },
        { day: '2026-01-01', count: 1, amount: money('20.00') },
        { day: '2026-03-01', count: 1, amount: money('10.00') },
      ]);
      expect(await candidates.dueByParty(every, 1)).toEqual({
        parties: 2,
        first: [{ party: '乙', count: 1, amount: money('20.00') }],
      });
    });
  });
}

export function candidatesStoreContract(suite: StoreSuite): void {
  candidatesContract(suite);
  dueContract(suite);
}
