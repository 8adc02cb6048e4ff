import { beforeEach, describe, expect, it } from 'vitest';
import { ManualClock } from '../../../features/support/manual-clock.ts';
import type { ExportedList } from '../../../src/application/ports/trade/list-exports.ts';
import type { HoldingBook, LedgerFilter } from '../../../src/application/ports/trade/holding-book.ts';
import { money } from '../../../src/domain/money/money.ts';
import { LedgerPresenter, ledgerPlaceFrom } from '../../../src/presentation/trade/ledger/ledger-presenter.ts';
import { until } from '../../builders/office.ts';

const today = '2026-11-27';

let exported: ExportedList[] = [];
beforeEach(() => (exported = []));

function ledger(counts: readonly [number, number] = [0, 0]) {
  const asked: LedgerFilter[] = [];
  const went: string[] = [];
  const [ins, outs] = counts.map((count) => ({ count, total: money('1.00') }));
  const presenter = new LedgerPresenter({
    export: { ask: async (list: ExportedList) => void exported.push(list) } as never,
    instrumentPath: (id) => `/instrument?id=${id}`,
    book: {
      ledger: async (filter: LedgerFilter) => {
        asked.push(filter);
        return { opening: money('0.00'), closing: money('0.00'), in: ins, out: outs, isWhole: true, rows: [] };
      },
      instrument: async () => ({}),
    } as unknown as HoldingBook,
    session: { faultSeen: () => undefined } as never,
    navigator: { goTo: (path: string) => void went.push(path) } as never,
    clock: new ManualClock(Date.parse('2026-11-27T02:00:00Z')),
  });
  return { presenter, asked, went };
}

describe('the ledger', () => {
  it.each([
    ['', '2026-08-27', today],
    ['?from=2026-10-01&to=2026-10-31', '2026-10-01', '2026-10-31'],
    ['?from=2026-10-31&to=2026-10-01', '2026-10-01', '2026-10-31'],
    ['?from=2026-13-01&to=soon', '2026-08-27', today],
  ])('of %j shows %s to %s', (search, from, to) => {
    expect(ledgerPlaceFrom(search, today)).toMatchObject({ from, to });
  });

  it('combines the pages of incoming and outgoing amounts', async () => {
    const { presenter } = ledger([15, 6]);
    presenter.addressChanged('');
    await until(() => presenter.content.value !== undefined);
    expect(presenter.pages).toBe(2);
  });

  it('is not read again where a chain is opened', async () => {
    const { presenter, asked } = ledger();
    presenter.addressChanged('?q=RX');
    await until(() => presenter.content.value !== undefined);
    presenter.addressChanged('?q=RX&open=I-1');
    expect(asked).toHaveLength(1);
    presenter.addressChanged('?q=RY');
    expect(asked).toHaveLength(2);
  });

  it.each([
    ['', false],
    ['?from=2026-10-01', false],
    ['?q=RX', true],
    ['?direction=out', true],
    ['?direction=constructor', false],
    ['?flow=received', true],
    ['?flow=issued', false],
    ['?flow=__proto__', false],
  ])('is a part of its days for %j: %j', (search, isFiltered) => {
    const { presenter } = ledger();
    presenter.addressChanged(search);
    expect(presenter.isFiltered).toBe(isFiltered);
  });

  it('has the addresses of this month and of the last one', () => {
    const { presenter } = ledger();
    presenter.addressChanged('?from=2026-10-01&to=2026-10-31&q=RX&page=2');
    expect(presenter.months).toEqual([
      { which: 'this', isShown: false, path: '/transfer-record?from=2026-11-01&to=2026-11-27&q=RX' },
      { which: 'last', isShown: true, path: '/transfer-record?from=2026-10-01&to=2026-10-31&q=RX' },
    ]);
  });

  it.each([
    ['?from=2026-08-27&to=2026-11-27', '/transfer-record?page=2'],
    ['?from=2026-08-27&to=2026-11-20', '/transfer-record?from=2026-08-27&to=2026-11-20&page=2'],
    ['?from=2026-08-01&to=2026-11-27', '/transfer-record?from=2026-08-01&to=2026-11-27&page=2'],
  ])('keeps the days of %j in its address where one of them is not the usual one', (search, path) => {
    const { presenter, went } = ledger();
    presenter.addressChanged(search);
    presenter.pageChosen(2);
    expect(went).toEqual([path]);
  });

  it.each([
    ['?from=2026-11-01&to=2026-11-27', ['this']],
    ['?from=2026-11-01&to=2026-11-26', []],
    ['?from=2026-11-02&to=2026-11-27', []],
    ['?from=2026-10-01&to=2026-10-30', []],
    ['?from=2026-10-02&to=2026-10-31', []],
  ])('of %j is the one of these months: %j', (search, which) => {
    const { presenter } = ledger();
    presenter.addressChanged(search);
    expect(presenter.months.filter(({ isShown }) => isShown).map((each) => each.which)).toEqual(which);
  });

  it('shows and exports one flow alone', async () => {
    const { presenter, asked } = ledger();
    presenter.addressChanged('?from=2026-10-01&to=2026-10-31&flow=paid');
    await until(() => presenter.content.value !== undefined);
    expect(asked.at(-1)).toMatchObject({ from: '2026-10-01', to: '2026-10-31', flow: 'paid' });
    await presenter.exportPressed();
    expect(exported).toEqual([expect.objectContaining({ list: 'ledger', flow: 'paid' })]);
  });

  it('begins at the first page where its filter changes', () => {
    const { presenter, went } = ledger();
    presenter.addressChanged('?page=3&q=RX');
    presenter.filterChanged({ direction: 'in' });
    expect(went).toEqual(['/transfer-record?direction=in&q=RX']);
  });
});
