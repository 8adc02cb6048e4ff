import { beforeEach, describe, expect, it } from 'vitest';
import type { HoldingFreezeRecord, OfficerOrderRecord } from '../../../server/core/records/trade.ts';
import { money } from '../../../src/domain/money/money.ts';
import { freeze, order } from './records/officers.ts';
import { bareHolding, instrument } from './records/trade.ts';
import type { StoreSuite } from './store-suite.ts';

const idsOf = (all: readonly { readonly id: string }[]): readonly string[] => all.map(({ id }) => id);

export function officerStoreContract(suite: StoreSuite): void {
  describe('of officers’ orders and freezes', () => officersContract(suite));
}

function officersContract({ doing, keeps }: StoreSuite): void {
  beforeEach(async () =>
    doing(async ({ instruments, holdings }) => {
      await instruments.save(instrument);
      await holdings.saveAll([bareHolding, { ...bareHolding, id: 'H-3' }]);
    }),
  );

  keeps(
    'orders of officers',
    (each) => each.officerOrders,
    (each) => each.id,
    [
      order,
      { ...order, id: 'OF-2', until: '', takenFrom: undefined, state: 'proposed', checkedBy: '', checkedAt: undefined },
    ],
    { state: 'declined' },
  );
  keeps(
    'freezes of holdings',
    (each) => each.holdingFreezes,
    (each) => each.id,
    [freeze, { ...freeze, id: 'HF-2', until: '2027-12-31' }],
    { amount: money('0.01') },
  );

  const saveOrders = async (...changes: readonly Partial<OfficerOrderRecord>[]): Promise<void> =>
    doing(async ({ officerOrders }) =>
      officerOrders.saveAll(changes.map((change, index) => ({ ...order, id: `OF-${index}`, ...change }))),
    );
  const saveFreezes = async (...changes: readonly Partial<HoldingFreezeRecord>[]): Promise<void> =>
    doing(async ({ holdingFreezes }) =>
      holdingFreezes.saveAll(changes.map((change, index) => ({ ...freeze, id: `HF-${index}`, ...change }))),
    );

  it('lists the newest proposals first, without the parts of others', async () => {
    await saveOrders(
      { proposedAt: 2_000 },
      { proposedAt: 1_000 },
      { proposedAt: 2_000 },
      { proposedAt: 3_000 },
      { proposedAt: 4_000, partOf: 'OF-3' },
    );
    await doing(async ({ officerOrders }) => {
      expect(idsOf(await officerOrders.newest(100))).toEqual(['OF-3', 'OF-2', 'OF-0', 'OF-1']);
      expect(idsOf(await officerOrders.newest(2))).toEqual(['OF-3', 'OF-2']);
    });
  });

  it('finds the approved orders about holdings in the order of their approval, and those that wait', async () => {
    await saveOrders(
      { checkedAt: 2_000, toHoldingId: '' },
      { checkedAt: 1_000, holdingId: 'H-3', toHoldingId: 'H-2' },
      { checkedAt: 2_000, toHoldingId: 'H-4' },
      { state: 'proposed', toHoldingId: '' },
      { state: 'declined', toHoldingId: '' },
      { state: 'proposed', toHoldingId: '', companyId: 'C-3' },
    );
    await doing(async ({ officerOrders }) => {
      expect(idsOf(await officerOrders.approvedOf(['H-2', 'H-3']))).toEqual(['OF-1', 'OF-0', 'OF-2']);
      expect(idsOf(await officerOrders.approvedOf(['H-4']))).toEqual(['OF-2']);
      expect(idsOf(await officerOrders.approvedOf(['H-3']))).toEqual(['OF-1']);
      expect(await officerOrders.approvedOf([])).toEqual([]);
      expect(idsOf(await officerOrders.proposedOf('C-1'))).toEqual(['OF-3']);
      expect(await officerOrders.proposedOf('C-NONE')).toEqual([]);
    });
  });

  it('finds the freezes of holdings, the earliest first, and those that have ended', async () => {
    await saveFreezes(
      { at: 2_000, until: '2027-03-01' },
      { at: 1_000, until: '2027-02-28' },
      { at: 1_000, until: '2027-03-02', holdingId: 'H-3' },
      { at: 3_000, until: '', holdingId: 'H-3' },
    );
    await doing(async ({ holdingFreezes }) => {
      expect(idsOf(await holdingFreezes.ofHoldings(['H-2', 'H-3', 'H-NONE']))).toEqual([
        'HF-1',
        'HF-2',
        'HF-0',
        'HF-3',
      ]);
      expect(idsOf(await holdingFreezes.ofHoldings(['H-3']))).toEqual(['HF-2', 'HF-3']);
      expect(await holdingFreezes.ofHoldings([])).toEqual([]);
      expect(await holdingFreezes.ended('2027-03-01')).toEqual(['HF-1']);
      expect(await holdingFreezes.ended('2027-03-03')).toEqual(['HF-0', 'HF-1', 'HF-2']);
      expect(await holdingFreezes.ended('2027-01-01')).toEqual([]);
    });
  });
}
