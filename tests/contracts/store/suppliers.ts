import { describe, expect, it } from 'vitest';
import { moneyToText } from '../../../src/domain/money/money.ts';
import type { SupplierRecommendationRecord } from '../../../server/core/records/trade.ts';
import * as records from './records/trade.ts';
import type { StoreSuite } from './store-suite.ts';

const recommendation: SupplierRecommendationRecord = {
  id: 'SR-1',
  companyId: 'C-8',
  kind: 'credit',
  name: '绍兴青禾包装有限公司',
  uscc: '91330602MA2D9K4T77',
  contactName: '叶青禾',
  mobile: '13800001234',
  reason: '“包装”\n两行',
  state: 'proposed',
  maker: { personId: 'P-1', forPersonId: '' },
  makerName: '骆秋白',
  proposedAt: 1_764_208_800_001,
  deciderName: '',
  decidedAt: undefined,
  isTextSent: false,
};

export function supplierStoreContract(suite: StoreSuite): void {
  describe('of suppliers', () => suppliersContract(suite));
}

function suppliersContract({ doing, keeps }: StoreSuite): void {
  keeps(
    'recommended suppliers',
    (each) => each.supplierRecommendations,
    (each) => each.id,
    [recommendation, { ...recommendation, id: 'SR-2', uscc: 'U-2' }],
    { state: 'confirmed', deciderName: '宋北辰', decidedAt: 1_764_208_800_009, isTextSent: true },
  );

  const save = async (id: string, more: Partial<SupplierRecommendationRecord> = {}) =>
    doing(async ({ supplierRecommendations }) =>
      supplierRecommendations.save({ ...recommendation, id, uscc: `U-${id}`, ...more }),
    );

  it('lists the recommendations of a company, the newest first, and those that wait, the longest waiting first', async () => {
    await save('1', { proposedAt: 5 });
    await save('2', { proposedAt: 7, state: 'declined' });
    await save('3', { proposedAt: 5 });
    await save('4', { proposedAt: 9, companyId: 'C-9' });
    await doing(async ({ supplierRecommendations: table }) => {
      expect((await table.ofCompany('C-8', 'credit', 9)).map(({ id }) => id)).toEqual(['2', '3', '1']);
      expect((await table.ofCompany('C-8', 'credit', 1)).map(({ id }) => id)).toEqual(['2']);
      expect((await table.open('C-8', 'credit')).map(({ id }) => id)).toEqual(['1', '3']);
      expect(await table.open('C-7', 'credit')).toEqual([]);
    });
  });

  it('keeps one recommendation of a credit code that is open or confirmed', async () => {
    await save('1', { uscc: 'U', state: 'confirmed' });
    await save('2', { uscc: 'U', state: 'withdrawn' });
    await save('3', { uscc: 'U', companyId: 'C-9' });
    await expect(save('4', { uscc: 'U' })).rejects.toThrow();
    await doing(async ({ supplierRecommendations: table }) => {
      expect((await table.standing('C-8', 'credit', 'U'))?.id).toBe('1');
      expect(await table.standing('C-8', 'credit', 'constructor')).toBeUndefined();
    });
  });

  it('adds up the issues to each company since a month, and knows those that were paid', async () => {
    const issued = (id: string, toCompanyId: string, businessDay: string) => ({
      ...records.posting,
      id,
      entry: 'issue' as const,
      businessDay,
      instrumentId: records.instrument.id,
      fromId: undefined,
      outCompanyId: '',
      inCompanyId: '',
      fromCompanyId: records.instrument.issuerId,
      toCompanyId,
    });
    await doing(async ({ instruments, postings }) => {
      await instruments.save(records.instrument);
      await postings.append([
        issued('L-1', 'C-1', '2025-12-31'),
        issued('L-2', 'C-1', '2026-01-01'),
        issued('L-3', 'C-1', '2026-03-01'),
        issued('L-4', 'C-2', '2025-06-01'),
        {
          ...issued('L-5', records.instrument.issuerId, '2026-03-31'),
          entry: 'payment',
          fromCompanyId: 'C-3',
        },
      ]);
    });
    const found = await doing(async ({ postings }) =>
      postings.suppliersOf(records.instrument.issuerId, 'credit', '2026-01'),
    );
    const one = records.posting.amount;
    const sums = found
      .toSorted((first, second) => (first.companyId < second.companyId ? -1 : 1))
      .map((each) => [each.companyId, each.lastMonth, each.issued.count, moneyToText(each.issued.amount)]);
    expect(sums).toEqual([
      ['C-1', '2026-03', 2, moneyToText({ fen: 2n * one.fen })],
      ['C-2', '2025-06', 0, '0.00'],
      ['C-3', '', 0, '0.00'],
    ]);
  });

  it('adds up the holdings of others than the first holder of instruments that are due later', async () => {
    const { issuerId, payeeId } = records.instrument;
    const held = { ...records.bareHolding, instrumentId: 'I-1', issuerId, dueOn: '2027-03-31' };
    await doing(async ({ instruments, holdings }) => {
      await instruments.save({ ...records.instrument, id: 'I-1', number: 'N-1', dueOn: '2027-03-31' });
      const all = [
        { companyId: payeeId },
        { companyId: 'C-5' },
        { companyId: 'C-5', place: 'transit' as const },
        { companyId: 'C-6', place: 'paid' as const },
        // A successor of the first holder has what the issuer itself sent.
        { companyId: 'C-7', senderId: issuerId },
        { companyId: 'C-6', amount: { fen: 0n } },
      ];
      for (const [at, more] of all.entries()) await holdings.save({ ...held, ...more, id: `HP-${at}` });
      const passedOn = async (after: string) =>
        (await instruments.passedOn(issuerId, 'credit', after)).map((each) => [each.companyId, each.amount.fen]);
      expect(await passedOn('2027-03-30')).toEqual([['C-5', 2n * held.amount.fen]]);
      expect(await passedOn('2027-03-31')).toEqual([]);
    });
  });
}
