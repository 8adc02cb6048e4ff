import * as records from '../records/evidence.ts';
import type { StandardRecord } from '../../../../server/core/records/evidence.ts';
import { money } from '../../../../src/domain/money/money.ts';
import { it, expect } from 'vitest';
import type { StoreSuite } from '../store-suite.ts';

function standardsAndLimitsContract({ doing, keeps }: StoreSuite): void {
  keeps<StandardRecord>(
    'standards',
    (all) => all.standards,
    (each) => each.snapshotVersion,
    [{ ...records.standard, snapshotVersion: 'STD-7', supersededBy: undefined }],
    { categories: [], supersededBy: records.standard.snapshotVersion },
  );

  keeps(
    'limits',
    (all) => all.limits,
    (each) => each.id,
    [records.limit],
    { used: money('50000000.00') },
  );

  it('lists standards', async () => {
    await doing(async (transaction) => transaction.standards.save({ ...records.standard, snapshotVersion: 'STD-2' }));
    expect(
      (await doing(async (transaction) => transaction.standards.all())).map((each) => each.snapshotVersion).toSorted(),
    ).toEqual(['STD-1', 'STD-2']);
  });
}

function tradeContract({ doing, keeps }: StoreSuite): void {
  keeps(
    'orders',
    (all) => all.orders,
    (each) => each.id,
    [records.order, { ...records.order, id: 'C-1 PO2', amount: undefined, drawdownAmount: money('0.01') }],
    { amount: money('1.00') },
  );

  keeps(
    'journeys',
    (all) => all.journeys,
    (each) => each.id,
    [records.journey],
    { invoices: [] },
  );

  keeps(
    'marks of invoices',
    (all) => all.invoiceMarks,
    (each) => each.id,
    [{ id: '/01280424', code: '', number: '01280424', mark: 'RED', markedAt: 1_700_000_000_004 }],
    { mark: 'VOID' },
  );

  it('finds the latest marks of invoices, also by a part of the number or code', async () => {
    const mark = (code: string, number: string, markedAt: number) => ({
      id: `${code}/${number}`,
      code,
      number,
      mark: 'VOID' as const,
      markedAt,
    });
    const [first, second, third] = [
      mark('', '01280424', 1_700_000_000_000),
      mark('033001Ab', '01280425', 1_700_000_000_002),
      mark('', '0128_%', 1_700_000_000_001),
    ];
    await doing(async (transaction) => transaction.invoiceMarks.saveAll([first, second, third]));
    const latest = async (part: string, most = 10) =>
      doing(async (transaction) => transaction.invoiceMarks.latest(part, most));
    expect(await latest('')).toEqual([second, third, first]);
    expect(await latest('', 2)).toEqual([second, third]);
    expect(await latest('80424')).toEqual([first]);
    expect(await latest('AB')).toEqual([second]);
    expect(await latest('_%')).toEqual([third]);
    expect(await latest('nothing')).toEqual([]);
  });

  it('finds the journeys of an invoice for its company only', async () => {
    await doing(async (transaction) =>
      transaction.journeys.saveAll([
        records.journey,
        { ...records.journey, id: 'C-2 RX1', pkCorp: 'C-2' },
        { ...records.journey, id: 'C-1 RX9', businessNo: 'RX9', invoices: [] },
      ]),
    );
    expect(await doing(async (transaction) => transaction.journeys.withInvoice('C-1', '01280424'))).toEqual([
      records.journey,
    ]);
    expect(await doing(async (transaction) => transaction.journeys.withInvoice('C-1', '0128042'))).toEqual([]);
  });

  keeps(
    'trade invoices',
    (all) => all.tradeInvoices,
    (each) => each.id,
    [records.tradeInvoice, { ...records.tradeInvoice, id: 'TI-2', pkFiles: [] }],
    { businessId: 'B-9', pkFiles: [] },
  );

  it('finds the trade invoices of some businesses, in the order of their ids', async () => {
    await doing(async ({ tradeInvoices }) =>
      tradeInvoices.saveAll(
        ['TI-2', 'TI-1', 'TI-3'].map((id) => ({
          ...records.tradeInvoice,
          id,
          businessId: id === 'TI-3' ? 'B-3' : 'B-1',
        })),
      ),
    );
    expect(
      (await doing(async ({ tradeInvoices }) => tradeInvoices.ofBusinesses(['B-1', 'B-2']))).map(({ id }) => id),
    ).toEqual(['TI-1', 'TI-2']);
    expect(await doing(async ({ tradeInvoices }) => tradeInvoices.ofBusinesses([]))).toEqual([]);
  });
}

export function tradeStoreContract(suite: StoreSuite): void {
  standardsAndLimitsContract(suite);
  tradeContract(suite);
}
