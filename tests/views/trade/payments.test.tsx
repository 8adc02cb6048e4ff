import { cleanup, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { ManualClock } from '../../../features/support/manual-clock.ts';
import { PortFault } from '../../../src/application/ports/port-fault.ts';
import type { PaymentBook } from '../../../src/application/ports/trade/payment-book.ts';
import { money } from '../../../src/domain/money/money.ts';
import type { PaymentMonth } from '../../../src/domain/trade/shared/trade-figures.ts';
import type { Presenters } from '../../../src/presentation/presenters.ts';
import { PaymentsPresenter } from '../../../src/presentation/trade/payments/payments-presenter.ts';
import { LinksContext } from '../../../src/views/design/actions/links-context.ts';
import { PresentersContext } from '../../../src/views/pages/presenters-context.ts';
import { PaymentsScreen } from '../../../src/views/trade/payments/PaymentsScreen.tsx';
import { KindProvider } from '../../../src/views/trade/shared/kind-context.ts';
import type { Locale } from '../../../src/words/locale.ts';
import { emptyMonth, payment } from '../../builders/payment-month.ts';
import { show } from '../design/show.tsx';

afterEach(cleanup);

const november: PaymentMonth = {
  ...emptyMonth('2026-11'),
  days: [
    payment('2026-11-30', '32.16', {
      count: 2,
      due: { from: '2026-11-28', to: '2026-11-30' },
      missing: money('3.16'),
      payees: [{ companyName: '宁波砚舟', amount: money('32.16') }],
    }),
  ],
  account: {
    bankName: '长屿银行',
    ending: '0871',
    balance: {
      amount: money('29.00'),
      source: '长屿银行',
      at: Date.parse('2026-11-27T09:00:00+08:00'),
      paidSince: money('0.00'),
    },
  },
};

function draw(month: PaymentBook['month'], search = '', locale: Locale = 'zh-CN'): void {
  const session = { pageConfig: { name: '', nameEn: '' }, faultSeen: () => undefined } as never;
  const presenter = new PaymentsPresenter({
    kind: 'credit',
    book: { month },
    session,
    clock: new ManualClock(Date.parse('2026-11-27T02:00:00Z')),
    paths: { payments: '/p', instruments: '/i' },
  });
  const presenters = { session, of: () => ({ payments: () => presenter }) } as unknown as Presenters;
  show(
    <MemoryRouter initialEntries={[`/p${search}`]}>
      <PresentersContext value={presenters}>
        <LinksContext value={{ addressOf: (to) => `/cv3${to}`, follow: () => undefined }}>
          <KindProvider value="credit">
            <PaymentsScreen />
          </KindProvider>
        </LinksContext>
      </PresentersContext>
    </MemoryRouter>,
    locale,
  );
}

describe('the calendar of payments', () => {
  it.each(['', '?view=list'])('leads from a month without a payment to the next one: "%s"', async (search) => {
    draw(async (_kind, month) => ({ ...emptyMonth(month), next: '2027-02-01' }), search);
    expect((await screen.findAllByText(/这个月没有要付的款。/u)).length).toBe(1);
    const link = screen.getByRole('link', { name: /2027年2月1日|2027-02-01/u });
    expect(link.getAttribute('href')).toContain('month=2027-02');
  });

  it('shows each day with amount, number, list and what the balance lacks', async () => {
    draw(async () => november);
    const grid = within(await screen.findByRole('table', { name: '2026 年 11 月 每天要付的款' }));
    expect(grid.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(
      ['一', '二', '三', '四', '五', '六', '日'].map((day) => `周${day}`),
    );
    const day = grid.getByText('30 日').closest('td');
    expect(day?.textContent).toContain('¥32.16');
    expect(day?.textContent).toContain('余额还差 ¥3.16');
    expect(within(day!).getByRole('link').getAttribute('href')).toBe('/cv3/i?from=2026-11-28&to=2026-11-30');
    expect(grid.getByText('27 日').closest('td')?.getAttribute('aria-current')).toBe('date');
    expect(screen.getByRole('status').textContent).toBe('2026 年 11 月 待付 2 张，¥32.16');
    expect(screen.getByText(/长屿银行 2026-11-27 09:00.*告知/u)).toBeTruthy();
    expect(screen.getByText('到 2026-11-30 为止，余额还差 ¥3.16')).toBeTruthy();
  });

  it('shows the payments since the last reported balance, and the day with the greatest shortage', async () => {
    const { account } = november;
    const balance = { amount: money('29.00'), source: '长屿银行', at: Date.parse('2026-11-10T09:00:00+08:00') };
    const later = payment('2026-12-31', '5.00', { missing: money('8.16') });
    draw(async () => ({
      ...november,
      days: [...november.days, later],
      account: account && { ...account, balance: { ...balance, paidSince: money('10.00') } },
    }));
    expect(
      await screen.findByText(/这是 17 天前的余额；此后已付 ¥10.00，以下已扣除；余额可能已变，请向银行核对。/u),
    ).toBeTruthy();
    expect(screen.getByText('到 2026-11-30 为止，余额还差 ¥3.16；最多差 ¥8.16（到 2026-12-31）')).toBeTruthy();
    cleanup();
    draw(async () => november);
    expect(await screen.findByText(/告知/u)).toBeTruthy();
    expect(screen.queryByText(/余额可能已变/u)).toBeNull();
  });

  it('marks a payment day that has passed, and says of later ones alone that they may move', async () => {
    const days = ['2026-11-26', '2026-11-27', '2026-11-30'].map((day) => payment(day, '1.00', { about: true }));
    draw(async () => ({ ...november, days }));
    const grid = within(await screen.findByRole('table'));
    const saidOn = (day: string) => grid.getByText(`${day} 日`).closest('td')?.textContent;
    expect([saidOn('26'), saidOn('27'), saidOn('30')]).toEqual([
      '26 日¥1.001 张 · 已逾期',
      '27 日今天¥1.001 张',
      '30 日¥1.001 张 · 日期可能变动',
    ]);
    cleanup();
    draw(async () => ({ ...november, days }), '?view=list');
    await screen.findAllByText(/2026-11-26/u);
    const listed = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    const [past, ...later] = listed.filter((text) => text.includes('2026-11-'));
    expect(past).toContain('2026-11-26 1 张 · 已逾期');
    expect(later.join('')).not.toContain('已逾期');
  });

  it('says what the bank lacks for its debit and whom to ask, and that a company pays by itself', async () => {
    const needs = { 'debit-agreement': false, 'partner-account': true, 'collection-contract': false };
    draw(async () => ({ ...november, collection: { mode: 'ONLINE', needs } }));
    expect(await screen.findByText('银行还不能自动扣款，付款日以前请补齐')).toBeTruthy();
    const needed = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(needed.filter((text) => text.includes('：'))).toEqual([
      '尚未签代扣协议：请联系付款账户的开户银行',
      '尚未签代收合同：请拨打页面下方的客服热线，联系平台',
    ]);
    cleanup();
    draw(async () => ({ ...november, collection: { mode: 'OFFLINE', needs } }));
    expect(await screen.findByText(/^线下付款：请贵公司在付款日从长屿银行尾号 0871 的账户自行付款/u)).toBeTruthy();
    expect(screen.queryByText('银行还不能自动扣款，付款日以前请补齐')).toBeNull();
  });

  it('marks days off and worked weekends, and says that a year is not announced', async () => {
    draw(
      async () => ({
        ...emptyMonth('2027-02'),
        calendar: {
          holidays: new Set(['2027-02-08']),
          workedWeekends: new Set(['2027-02-20']),
          announced: new Set(),
        },
      }),
      '?month=2027-02',
    );
    const grid = within(await screen.findByRole('table'));
    expect(grid.getByText('8 日').closest('td')?.textContent).toBe('8 日放假');
    expect(grid.getByText('20 日').closest('td')?.textContent).toBe('20 日上班');
    expect(screen.getByText('2027 年的放假安排还没有公布，付款日可能变动。')).toBeTruthy();
  });

  it('lists the days with their payees instead, in English', async () => {
    draw(async () => november, '?view=list', 'en');
    expect(await screen.findByText('宁波砚舟')).toBeTruthy();
    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.getByRole('link', { name: 'View the 2 instruments to be paid on 30 Nov 2026' })).toBeTruthy();
    const months = within(screen.getByRole('navigation', { name: 'Months' }));
    expect(months.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Previous month', '/cv3/p?month=2026-10&view=list'],
      ['Next month', '/cv3/p?month=2026-12&view=list'],
      ['Show as a month', '/cv3/p'],
    ]);
  });

  it('says that nothing is to be paid, and where it could not be read', async () => {
    draw(async () => emptyMonth('2026-11'), '?view=list');
    expect(await screen.findByText('这个月没有要付的款。')).toBeTruthy();
    cleanup();
    draw(async () => Promise.reject(new PortFault('offline')));
    expect(await screen.findByRole('button', { name: /重试/u })).toBeTruthy();
  });
});
