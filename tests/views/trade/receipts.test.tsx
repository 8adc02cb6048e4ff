import { cleanup, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { ManualClock } from '../../../features/support/manual-clock.ts';
import { money } from '../../../src/domain/money/money.ts';
import type { ReceiptMonth } from '../../../src/domain/trade/shared/trade-figures.ts';
import type { Presenters } from '../../../src/presentation/presenters.ts';
import { ReceiptsPresenter } from '../../../src/presentation/trade/payments/receipts-presenter.ts';
import { LinksContext } from '../../../src/views/design/actions/links-context.ts';
import { PresentersContext } from '../../../src/views/pages/presenters-context.ts';
import { ReceiptsScreen } from '../../../src/views/trade/payments/ReceiptsScreen.tsx';
import { KindProvider } from '../../../src/views/trade/shared/kind-context.ts';
import type { Locale } from '../../../src/words/locale.ts';
import { receipt, receiptMonth } from '../../builders/payment-month.ts';
import { show } from '../design/show.tsx';

afterEach(cleanup);

function draw(month: ReceiptMonth, search = '', locale: Locale = 'zh-CN'): void {
  const session = { pageConfig: { name: '', nameEn: '' }, faultSeen: () => undefined } as never;
  const presenter = new ReceiptsPresenter({
    kind: 'credit',
    book: { receipts: async () => month },
    session,
    clock: new ManualClock(Date.parse('2026-11-27T02:00:00Z')),
    paths: { receipts: '/r', holdings: '/h' },
  });
  const presenters = { session, of: () => ({ receipts: () => presenter }) } as unknown as Presenters;
  show(
    <MemoryRouter initialEntries={[`/r${search}`]}>
      <PresentersContext value={presenters}>
        <LinksContext value={{ addressOf: (to) => `/cv3${to}`, follow: () => undefined }}>
          <KindProvider value="credit">
            <ReceiptsScreen />
          </KindProvider>
        </LinksContext>
      </PresentersContext>
    </MemoryRouter>,
    locale,
  );
}

const days = [receipt('2026-11-30', '32.16', { count: 2, due: { from: '2026-11-28', to: '2026-11-30' } })];

describe('the calendar of receipts', () => {
  it('shows each day with its amount, number and list', async () => {
    draw(receiptMonth('2026-11', { days }));
    const grid = within(await screen.findByRole('table', { name: '2026 年 11 月 每天应收的款' }));
    const day = grid.getByText('30 日').closest('td');
    expect(day?.textContent).toContain('¥32.16');
    expect(within(day!).getByRole('link').getAttribute('href')).toBe('/cv3/h?from=2026-11-28&to=2026-11-30');
    expect(screen.getByRole('status').textContent).toBe('2026 年 11 月 应收 2 张，¥32.16');
  });

  it('names the payers of each day in the list', async () => {
    draw(receiptMonth('2026-11', { days }), '?view=list');
    await screen.findByText('2026-11-30', { exact: false });
    const listed = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(listed.filter((text) => text.includes('¥'))).toEqual([
      '2026-11-30 2 张¥32.16启衡重工¥32.16',
      '启衡重工¥32.16',
    ]);
  });

  it('says what is overdue, since when, and leads to it', async () => {
    const overdue = { since: '2026-11-20', count: 3, amount: money('9.00') };
    draw(receiptMonth('2026-11', { overdue }), '', 'en');
    expect(await screen.findByText('3 instruments overdue, ¥9.00, not fully paid by the issuer')).toBeTruthy();
    expect(screen.getByText(/The earliest was due to be received on .*20 Nov 2026, 7 days ago\./u)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'View overdue instruments' }).getAttribute('href')).toBe(
      '/cv3/h?part=overdue',
    );
  });

  it('leads from a month without receipts to the next one', async () => {
    draw(receiptMonth('2026-11', { next: '2027-02-01' }));
    expect(await screen.findByText(/这个月没有应收的款。/u)).toBeTruthy();
    expect(screen.getByRole('link', { name: /2027-02-01/u }).getAttribute('href')).toContain('month=2027-02');
  });
});
