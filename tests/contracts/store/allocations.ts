import { beforeEach, describe, expect, it } from 'vitest';
import type { HoldingAllocationRecord, HoldingRecord, PostingRecord } from '../../../server/core/records/trade.ts';
import type { HoldingQuery } from '../../../server/core/tables/trade.ts';
import { moneyToText } from '../../../src/domain/money/money.ts';
import { bareHolding, instrument, posting } from './records/trade.ts';
import type { StoreSuite } from './store-suite.ts';

const fen = (amount: number) => ({ fen: BigInt(amount) });
const all = { offset: 0, limit: 100 };

const allocation: HoldingAllocationRecord = {
  id: 'HA-1',
  holdingId: 'H-0',
  companyId: 'C-1',
  event: 'allocated',
  organisationId: 'IO-1',
  organisationName: '“江北”项目部',
  at: 1_764_208_800_123,
  userId: 'U-1',
  personName: '唐亦山',
};

export function allocationStoreContract(suite: StoreSuite): void {
  describe('of allocations to inner organisations', () => allocationsContract(suite));
}

function allocationsContract({ doing, keeps }: StoreSuite): void {
  const query: HoldingQuery = {
    companyId: 'C-1',
    place: 'held',
    keyword: '',
    orderBy: 'openedAt',
    descending: false,
  };
  const save = async (...changes: readonly Partial<HoldingRecord>[]): Promise<void> =>
    doing(async ({ holdings }) =>
      holdings.saveAll(
        changes.map((change, index) => ({ ...bareHolding, id: `H-${index}`, openedAt: index, ...change })),
      ),
    );
  const idsOf = async (allocatedTo: HoldingQuery['allocatedTo']) =>
    doing(async ({ holdings }) => (await holdings.page({ ...query, allocatedTo }, all)).map(({ id }) => id));

  beforeEach(async () => {
    await doing(async ({ instruments }) => instruments.save(instrument));
    await save(
      { innerOrganisationId: 'IO-1', allocationVersion: 3, amount: fen(100), reserved: fen(30), issuerId: 'C-7' },
      { innerOrganisationId: 'IO-2', allocationVersion: 1, amount: fen(20), dueOn: '2027-05-01' },
      { innerOrganisationId: 'IO-1', allocationVersion: 1, amount: fen(0), issuerId: 'C-8' },
      { allocationVersion: 2, amount: fen(5) },
      { companyId: 'C-2', innerOrganisationId: 'IO-1', amount: fen(900), issuerId: 'C-9' },
      { innerOrganisationId: 'IO-1', amount: fen(7), dueOn: '2027-05-01', issuerId: 'C-7' },
      { innerOrganisationId: 'IO-1', amount: fen(4000), dueOn: '2027-05-01', issuerId: 'C-7', place: 'paid' },
    );
  });

  keeps(
    'changes of allocations',
    (each) => each.holdingAllocations,
    (each) => each.id,
    [allocation, { ...allocation, id: 'HA-2', event: 'returned' }],
    { organisationName: '两江项目部' },
  );
  keeps(
    'holdings that are allocated',
    (each) => each.holdings,
    (each) => each.id,
    [
      { ...bareHolding, id: 'H-8', innerOrganisationId: 'IO-1', allocationVersion: 1 },
      { ...bareHolding, id: 'H-9', allocationVersion: 2 },
    ],
    { innerOrganisationId: 'IO-2', allocationVersion: 3 },
  );

  it('lists and sums up the holdings of some organisations, and those of none', async () => {
    expect(await idsOf(['IO-1'])).toEqual(['H-0', 'H-5']);
    expect(await idsOf(['IO-2', 'IO-1'])).toEqual(['H-0', 'H-1', 'H-5']);
    expect(await idsOf('nobody')).toEqual(['H-3']);
    expect(await idsOf([])).toEqual([]);
    expect(await idsOf(undefined)).toEqual(['H-0', 'H-1', 'H-3', 'H-5']);
    const sum = await doing(async ({ holdings }) => holdings.sum({ ...query, allocatedTo: ['IO-1'] }));
    expect(sum).toMatchObject({ count: 2, amount: fen(107), available: fen(77), reserved: fen(30) });
    const none = await doing(async ({ holdings }) => holdings.sum({ ...query, allocatedTo: [] }));
    expect(none).toMatchObject({ count: 0, amount: fen(0) });
  });

  it('sums up by month and by organisation, and names the issuers of the holdings of some organisations', async () => {
    await doing(async ({ holdings }) => {
      expect(await holdings.heldByMonth('C-1', 'credit', ['IO-1'])).toMatchObject([
        { month: '2027-02', count: 1, amount: fen(100), available: fen(70), reserved: fen(30) },
        { month: '2027-05', count: 1, amount: fen(7) },
      ]);
      expect(await holdings.heldByMonth('C-1', 'credit', [])).toEqual([]);
      expect(await holdings.heldByOrganisation('C-1')).toEqual([
        { organisationId: 'IO-1', count: 2, amount: fen(107) },
        { organisationId: 'IO-2', count: 1, amount: fen(20) },
      ]);
      expect(await holdings.heldByOrganisation('C-5')).toEqual([]);
      expect(await holdings.issuersOf('C-1', ['IO-1'])).toEqual(['C-7', 'C-8']);
      expect(await holdings.issuersOf('C-1', [])).toEqual([]);
    });
  });

  it('shows the part of a ledger about present holdings of some organisations', async () => {
    const [into, out] = [
      { inCompanyId: 'C-1', outCompanyId: '' },
      { inCompanyId: '', outCompanyId: 'C-1' },
    ];
    const lines: readonly Partial<PostingRecord>[] = [
      { ...into, fromId: 'H-9', toId: 'H-0', businessDay: '2026-11-01', at: 1_000, amount: fen(500) },
      { ...out, fromId: 'H-0', toId: 'H-9', businessDay: '2026-11-02', at: 2_000, amount: fen(200) },
      { ...into, fromId: 'H-9', toId: 'H-1', businessDay: '2026-11-02', at: 2_100, amount: fen(40) },
      { ...out, fromId: 'H-3', toId: 'H-0', businessDay: '2026-11-02', at: 2_200, amount: fen(9) },
      { ...into, fromId: 'H-0', toId: 'H-3', businessDay: '2026-11-02', at: 2_300, amount: fen(8) },
      { ...into, fromId: 'H-9', toId: 'H-2', businessDay: '2026-11-03', at: 3_000, amount: fen(1) },
    ];
    await doing(async ({ postings }) =>
      postings.append(lines.map((line, index) => ({ ...posting, instrumentId: 'I-1', id: `L-${index}`, ...line }))),
    );
    const owner = { companyId: 'C-1', side: 'holder', organisations: ['IO-1'] } as const;
    const asked = { ...owner, from: '2026-11-01', to: '2026-11-30', direction: undefined, keyword: '' } as const;
    await doing(async ({ postings }) => {
      expect((await postings.ledger(asked, all)).map(({ id }) => id)).toEqual(['L-5', 'L-1', 'L-0']);
      const { in: gone, out: left } = await postings.ledgerSums(asked);
      expect([gone.count, moneyToText(gone.amount), left.count, moneyToText(left.amount)]).toEqual([
        2,
        '5.01',
        1,
        '2.00',
      ]);
      const before = async (day: string, line?: { at: number; id: string }) =>
        moneyToText(await postings.balanceBefore(owner, day, line));
      expect(await before('2026-11-01')).toBe('0.00');
      expect(await before('2026-11-02')).toBe('5.00');
      expect(await before('2026-11-02', { at: 2_500, id: 'L-9' })).toBe('3.00');
      expect(await before('2026-12-01')).toBe('3.01');
      const none = { ...asked, organisations: [] };
      expect(await postings.ledger(none, all)).toEqual([]);
      expect((await postings.ledgerSums(none)).in.count).toBe(0);
      expect(moneyToText(await postings.balanceBefore({ ...owner, organisations: [] }, '2026-12-01'))).toBe('0.00');
    });
  });

  it('lists the changes of some holdings, the earliest first', async () => {
    await doing(async ({ holdingAllocations }) =>
      holdingAllocations.saveAll([
        { ...allocation, id: 'HA-3', at: 3_000 },
        { ...allocation, id: 'HA-2', at: 1_000, holdingId: 'H-1' },
        { ...allocation, id: 'HA-1', at: 3_000 },
        { ...allocation, id: 'HA-4', at: 500, holdingId: 'H-3' },
      ]),
    );
    await doing(async ({ holdingAllocations }) => {
      const ids = async (...holdingIds: readonly string[]) =>
        (await holdingAllocations.ofHoldings(holdingIds)).map(({ id }) => id);
      expect(await ids('H-0', 'H-1')).toEqual(['HA-2', 'HA-1', 'HA-3']);
      expect(await ids()).toEqual([]);
    });
  });
}
