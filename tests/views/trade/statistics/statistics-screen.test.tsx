import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ManualClock } from '../../../../features/support/manual-clock.ts';
import type { ExportedList } from '../../../../src/application/ports/trade/list-exports.ts';
import { PortFault } from '../../../../src/application/ports/port-fault.ts';
import { money } from '../../../../src/domain/money/money.ts';
import type { TradeStatistics } from '../../../../src/domain/trade/statistics/statistics.ts';
import type { Presenters } from '../../../../src/presentation/presenters.ts';
import { StatisticsPresenter } from '../../../../src/presentation/trade/statistics/statistics-presenter.ts';
import { LinksContext } from '../../../../src/views/design/actions/links-context.ts';
import { PresentersContext } from '../../../../src/views/pages/presenters-context.ts';
import { KindProvider } from '../../../../src/views/trade/shared/kind-context.ts';
import { StatisticsScreen } from '../../../../src/views/trade/statistics/StatisticsScreen.tsx';
import type { Locale } from '../../../../src/words/locale.ts';
import { issuerStatistics } from '../../../builders/statistics.ts';
import { show } from '../../design/show.tsx';

let exported: ExportedList[] = [];
beforeEach(() => (exported = []));
afterEach(cleanup);

function draw(search = '', answer = async (): Promise<TradeStatistics> => issuerStatistics, locale: Locale = 'zh-CN') {
  const went: string[] = [];
  const pageConfig = { name: '', nameEn: '' };
  const who = { role: { code: 'ROLE_CORE_DIRECTOR' } };
  const session = { pageConfig, who, faultSeen: () => undefined } as never;
  const presenter = new StatisticsPresenter({
    kind: 'credit',
    desk: { statistics: answer },
    session,
    navigator: { goTo: (path: string) => void went.push(path) } as never,
    clock: new ManualClock(Date.parse('2026-11-27T02:00:00Z')),
    export: { isOffered: true, busy: false, ask: async (list: ExportedList) => void exported.push(list) } as never,
    paths: { statistics: '/s', financings: '/f', list: '/l' },
  });
  const presenters = { session, of: () => ({ statistics: () => presenter }) } as unknown as Presenters;
  show(
    <MemoryRouter initialEntries={[`/s${search}`]}>
      <PresentersContext value={presenters}>
        <LinksContext value={{ addressOf: (to) => `/cv3${to}`, follow: () => undefined }}>
          <KindProvider value="credit">
            <StatisticsScreen />
          </KindProvider>
        </LinksContext>
      </PresentersContext>
    </MemoryRouter>,
    locale,
  );
  return went;
}

const card = async (name: string) => within(await screen.findByRole('region', { name }));

describe('the page of statistics', () => {
  it('shows each figure with its number and its change, and links to the list that it counts', async () => {
    draw();
    expect(await screen.findByText('¥400.00')).toBeTruthy();
    expect(screen.getByText('前一期全期 ¥200.00')).toBeTruthy();
    expect(screen.queryByText(/比前一期/u)).toBeNull();
    expect(screen.getByText(/本期还没有结束，不算增减百分比/u)).toBeTruthy();
    expect(screen.getByText('期末未兑付（含待签收）')).toBeTruthy();
    expect(screen.getByRole('columnheader', { name: '未兑付（含待签收）' })).toBeTruthy();
    expect(screen.getByText('期初 ¥20.00')).toBeTruthy();
    expect(screen.getByRole('link', { name: '签发 3 张，打开清单' }).getAttribute('href')).toBe(
      '/cv3/transfer-record?from=2026-06-01&to=2026-11-27&flow=issued',
    );
    expect(screen.queryByRole('link', { name: /供应商融资/u })).toBeNull();
    expect(screen.getByText('截至 2026-11-27 14:20，与台账一致')).toBeTruthy();
  });

  it('says what the chart draws, and shows the same as a table', async () => {
    draw();
    const chart = await card('每月签发、融资、兑付');
    expect(
      chart.getByText(
        '2026年11月：签发 ¥100.00，供应商签收 ¥0.00，供应商转让 ¥0.00，供应商融资 ¥0.00，兑付 ¥50.00，月末余额 ¥370.00',
      ),
    ).toBeTruthy();
    fireEvent.click(chart.getByRole('button', { name: '表格' }));
    const row = within(chart.getByRole('row', { name: /2026年11月/u }));
    expect(row.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
      '¥100.00',
      '¥0.00',
      '¥0.00',
      '¥0.00',
      '¥50.00',
      '¥370.00',
    ]);
  });

  it('names what else changed the balance, as a figure and in the table', async () => {
    const balances = issuerStatistics.balances.map(({ month, amount: { fen } }) => ({
      month,
      amount: { fen: fen - 500n },
    }));
    draw('', async () => ({ ...issuerStatistics, balances }));
    expect(await screen.findByText('退回、作废、更正；期初加减各项等于期末')).toBeTruthy();
    const chart = await card('每月签发、融资、兑付');
    expect(chart.getByText(/^2026年10月：.*兑付 ¥0.00，其他 -¥5.00，月末余额 ¥315.00$/u)).toBeTruthy();
    fireEvent.click(chart.getByRole('button', { name: '表格' }));
    expect(within(chart.getByRole('row', { name: /2026年10月/u })).getByText('-¥5.00')).toBeTruthy();
  });

  it('counts the instruments that were accepted and financed', async () => {
    draw();
    expect((await screen.findAllByText('0 张')).length).toBe(2);
  });

  it('has the newest month of a chart in view, and the first column of its table', async () => {
    const width = vi.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(520);
    draw();
    const chart = await screen.findByRole('region', { name: '每月签发、融资、兑付' });
    const scrolled = () => chart.querySelector('svg')?.parentElement?.scrollLeft;
    expect(scrolled()).toBe(520);
    fireEvent.click(within(chart).getByRole('button', { name: '表格' }));
    expect(within(chart).getByRole('table').parentElement?.scrollLeft).toBe(0);
    fireEvent.click(within(chart).getByRole('button', { name: '图' }));
    expect(scrolled()).toBe(520);
    width.mockRestore();
  });

  it('has its figures exported, and says when the browser cannot draw a picture', async () => {
    draw();
    fireEvent.click(await screen.findByRole('button', { name: '导出 xlsx' }));
    expect(exported.map(({ list }) => list)).toEqual(['statistics']);
    // jsdom draws no pictures.
    fireEvent.click(screen.getByRole('button', { name: '把“每月签发、融资、兑付”存为图片' }));
    expect((await screen.findByRole('alert')).textContent).toContain('浏览器没有画出图片');
  });

  it('points out a company with a large share, and leads to the business with it', async () => {
    draw();
    const parts = await card('集中度：持有人');
    expect(parts.getByText('最大的一家占 81.1%，超过提醒线 20%')).toBeTruthy();
    expect(parts.getByRole('link', { name: '只看与宁波砚舟的往来' }).getAttribute('href')).toBe('/cv3/s?company=C-1');
    expect(parts.getByText('其他 2 家')).toBeTruthy();
  });

  it('draws no line over a month in which no step was decided', async () => {
    const shownMonths = ['2026-07', '2026-08', '2026-09', '2026-10', '2026-11'];
    const { reviews } = issuerStatistics;
    const decided = ['2026-07', '2026-08', '2026-11'].map((month) => ({ month, median: 40, count: 1 }));
    const times = [{ role: 'director' as const, median: 40, count: 3, months: decided }];
    const months = shownMonths.map((month) => ({ month, submitted: 1, sentBack: 0 }));
    draw('', async () => ({ ...issuerStatistics, reviews: reviews && { ...reviews, times, months } }));
    const lines = (await screen.findByRole('region', { name: '审批用时和退回' })).querySelectorAll('polyline');
    expect([...lines].map((line) => line.getAttribute('points')?.split(' ').length)).toEqual([2]);
  });

  it('says in words what a single month has, and draws no bars where nothing was sent back', async () => {
    const { reviews } = issuerStatistics;
    const times = [
      { role: 'director' as const, median: 1, count: 3, months: [{ month: '2026-11', median: 1, count: 3 }] },
    ];
    const months = [{ month: '2026-11', submitted: 3, sentBack: 0 }];
    const single = reviews && { ...reviews, times, months, submitted: 3, sentBack: 0, reasons: [] };
    draw('', async () => ({ ...issuerStatistics, reviews: single }));
    const shown = await screen.findByRole('region', { name: '审批用时和退回' });
    expect(shown.textContent).toContain('主管审批 约 6 分钟');
    expect(shown.textContent).toContain('退回率（含驳回）：提交 3 笔，退回 0 笔');
    expect(shown.querySelector('svg[data-chart]')).toBeNull();
    expect(within(shown).queryByText('0.0%')).toBeNull();
    expect(within(shown).queryByRole('button', { name: /存为图片/u })).toBeNull();
  });

  it('says how much of what was passed on came back, among the figures', async () => {
    const flows = [{ month: '2026-11', flow: 'passed-on' as const, count: 5, amount: money('400.00') }];
    draw('', async () => ({ ...issuerStatistics, flows: [...issuerStatistics.flows, ...flows] }));
    expect(await screen.findByText('含后来没有签收、退回的')).toBeTruthy();
    cleanup();
    draw();
    await screen.findByText('¥400.00');
    expect(screen.queryByText('含后来没有签收、退回的')).toBeNull();
  });

  it('says how long each step took, and what was sent back for which reason', async () => {
    draw();
    const reviews = await card('审批用时和退回');
    expect(reviews.getByText('主管审批：全期 5.1 小时，10月 7.0 小时，11月 4.0 小时')).toBeTruthy();
    expect(reviews.getByText('2026年11月：提交 4 笔，退回 1 笔')).toBeTruthy();
    expect(reviews.getByText('退回率（含驳回）：提交 4 笔，退回 1 笔')).toBeTruthy();
    expect(reviews.getByText(/^退回原因：.* 1$/u)).toBeTruthy();
    fireEvent.click(reviews.getByRole('button', { name: '表格' }));
    const cells = (name: RegExp) =>
      within(reviews.getByRole('row', { name }))
        .getAllByRole('cell')
        .map(({ textContent }) => textContent);
    expect(cells(/2026年10月/u)).toEqual(['--', '7.0 小时', '0', '0', '--']);
    expect(cells(/全期/u)).toEqual(['2.4 小时', '5.1 小时', '4', '1', '25.0%']);
  });

  it('says that nothing was reviewed, and nothing at all where the back end does not tell', async () => {
    const reviews = { times: [], months: [], submitted: 0, sentBack: 0, reasons: [] };
    draw('', async () => ({ ...issuerStatistics, reviews }));
    expect((await card('审批用时和退回')).getByText('这段时间没有提交，也没有审批')).toBeTruthy();
    cleanup();
    draw('', async () => ({ ...issuerStatistics, reviews: undefined }));
    await card('集中度：持有人');
    expect(screen.queryByRole('region', { name: '审批用时和退回' })).toBeNull();
  });

  it('says whose business it shows alone, without the balance of all', async () => {
    draw('?company=C-1');
    expect(await screen.findByText(/只看与宁波砚舟的往来/u)).toBeTruthy();
    expect(screen.queryByText('期末未兑付（含待签收）')).toBeNull();
    expect(screen.queryByRole('link', { name: /打开清单/u })).toBeNull();
    expect(screen.getByRole('link', { name: '看全部企业' }).getAttribute('href')).toBe('/cv3/s');
  });

  it('takes a period and months', async () => {
    const went = draw();
    fireEvent.click(await screen.findByRole('button', { name: '今年' }));
    fireEvent.change(screen.getByLabelText('从'), { target: { value: '2026-09' } });
    expect(went).toEqual(['/s?span=year', '/s?from=2026-09&to=2026-11']);
  });

  it('adds up with what is held by companies that are not named yet, in a row of its own', async () => {
    draw('', async () => ({ ...issuerStatistics, partCount: 3, unnamed: money('20.00') }));
    const rows = (await card('集中度：持有人')).getAllByRole('row').map((row) => row.textContent);
    expect(rows.slice(-2)).toEqual([
      expect.stringMatching(/^其他 1 家.*10\.00.*94\.6%$/u),
      expect.stringMatching(/^已转让，付款前 5 个工作日告知持有人.*20\.00.*100\.0%$/u),
    ]);
  });

  it('shows the amount without a named holder although no holder is named', async () => {
    draw('', async () => ({ ...issuerStatistics, parts: [], partCount: 0, unnamed: money('370.00') }));
    expect((await card('集中度：持有人')).getByText(/已转让/u)).toBeTruthy();
  });

  it('compares a period that is over with the one before', async () => {
    draw('?from=2026-09&to=2026-10');
    expect(await screen.findByText('比前一期 +100.0%')).toBeTruthy();
    expect(screen.getAllByText('前一期没有')).toHaveLength(4);
    expect(screen.getByText('和前一期比：2026年7月 至 2026年8月')).toBeTruthy();
  });

  it('says that nothing is open', async () => {
    draw('', async () => ({ ...issuerStatistics, parts: [], partCount: 0, dueMonths: [] }));
    expect((await card('集中度：持有人')).getByText('没有未兑付的凭证')).toBeTruthy();
  });

  it('says what failed, and tries again', async () => {
    draw('', async () => {
      throw new PortFault('offline');
    });
    expect(await screen.findByRole('button', { name: '重试' })).toBeTruthy();
  });

  it('is there in English', async () => {
    draw('', undefined, 'en');
    expect(await screen.findByText('Whole period before ¥200.00')).toBeTruthy();
    expect(screen.getByText('The largest has 81.1%, above the warning line of 20%')).toBeTruthy();
  });
});
