import { describe, expect, it } from 'vitest';
import { ManualClock } from '../../../features/support/manual-clock.ts';
import { PortFault } from '../../../src/application/ports/port-fault.ts';
import { money } from '../../../src/domain/money/money.ts';
import type { ReceiptMonth } from '../../../src/domain/trade/shared/trade-figures.ts';
import { ReceiptsPresenter } from '../../../src/presentation/trade/payments/receipts-presenter.ts';
import { until } from '../../builders/office.ts';
import { receipt, receiptMonth } from '../../builders/payment-month.ts';

async function openPage(
  answer: ReceiptMonth | PortFault,
  { search = '', holdings = '/holdings' }: { readonly search?: string; readonly holdings?: string } = {},
): Promise<ReceiptsPresenter> {
  const page = new ReceiptsPresenter({
    kind: 'credit',
    book: {
      receipts: async (_kind, month) => {
        if (answer instanceof PortFault) throw answer;
        return { ...answer, month };
      },
    },
    session: { faultSeen: () => undefined } as never,
    clock: new ManualClock(Date.parse('2026-11-27T02:00:00Z')),
    paths: { receipts: '/receipts', holdings },
  });
  page.calendar.addressChanged(search);
  await until(() => page.content.current.kind !== 'loading');
  return page;
}

describe('the month of receipts', () => {
  it('adds up what is to be paid, and keeps each day to its place', async () => {
    const [one, other] = [receipt('2026-11-27', '100.00', { count: 2 }), receipt('2026-11-30', '20.00')];
    const page = await openPage(receiptMonth('2026-11', { days: [one, other] }));
    expect(page.total).toEqual({ count: 3, amount: money('120.00') });
    expect(page.calendar.days.filter(({ payment }) => payment).map(({ day }) => day)).toEqual([
      '2026-11-27',
      '2026-11-30',
    ]);
  });

  it('leads to the holdings of the due dates of a day, where the reader has that list', async () => {
    const one = receipt('2026-11-30', '1.00', { due: { from: '2026-11-28', to: '2026-11-30' } });
    const month = receiptMonth('2026-11', { days: [one] });
    expect((await openPage(month)).holdingsPath(one)).toBe('/holdings?from=2026-11-28&to=2026-11-30');
    expect((await openPage(month, { holdings: '' })).holdingsPath(one)).toBeUndefined();
  });

  it('says since when something is overdue, and leads to it', async () => {
    const overdue = { since: '2026-11-20', count: 1, amount: money('1.00') };
    const page = await openPage(receiptMonth('2026-11', { overdue }));
    expect([page.overdueDays, page.overduePath]).toEqual([7, '/holdings?part=overdue']);
    expect((await openPage(receiptMonth('2026-11', { overdue }), { holdings: '' })).overduePath).toBeUndefined();
    expect((await openPage(receiptMonth('2026-11'))).overdueDays).toBe(0);
  });

  it('loads another month when the address names it, at its own address', async () => {
    const page = await openPage(receiptMonth('2027-02'), { search: '?month=2027-02' });
    expect([page.calendar.month, page.calendar.pathOf(1), page.calendar.pathOfThisMonth]).toEqual([
      '2027-02',
      '/receipts?month=2027-03',
      '/receipts',
    ]);
  });

  it('does not show the days of another month while it is loaded', async () => {
    const page = await openPage(receiptMonth('2026-11', { days: [receipt('2026-11-30', '1.00')] }));
    page.calendar.addressChanged('?month=2027-02');
    expect([page.content.current.kind, page.calendar.days, page.total.count]).toEqual(['loading', [], 0]);
  });

  it('is not shown any more once the page was left', async () => {
    const page = await openPage(receiptMonth('2026-11'));
    page.calendar.addressChanged('?month=2027-02');
    page.left();
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
    expect(page.content.value).toBeUndefined();
  });

  it('says where it could not be read', async () => {
    expect((await openPage(new PortFault('offline'))).content.current.kind).toBe('failed');
  });
});
