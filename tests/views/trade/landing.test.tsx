import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { PortFault } from '../../../src/application/ports/port-fault.ts';
import { money } from '../../../src/domain/money/money.ts';
import type { TradeFigures } from '../../../src/domain/trade/shared/trade-figures.ts';
import { pageFor, workAreaOf } from '../../../src/domain/trade/shared/work-areas.ts';
import type { SessionStore } from '../../../src/presentation/identity/session-store.ts';
import type { Presenters } from '../../../src/presentation/presenters.ts';
import { LandingPresenter } from '../../../src/presentation/trade/landing/landing-presenter.ts';
import { LinksContext } from '../../../src/views/design/actions/links-context.ts';
import { PresentersContext } from '../../../src/views/pages/presenters-context.ts';
import { LandingScreen } from '../../../src/views/trade/landing/LandingScreen.tsx';
import { KindProvider } from '../../../src/views/trade/shared/kind-context.ts';
import type { Locale } from '../../../src/words/locale.ts';
import { holderFigures, issuerFigures, tradeRow } from '../../builders/trade-figures.ts';
import { show } from '../design/show.tsx';

afterEach(cleanup);

const decisions: TradeFigures = {
  ...issuerFigures,
  toDo: {
    ...issuerFigures.toDo,
    count: 12,
    toDecide: { count: 12, amount: money('4850000.00') },
    decisions: [tradeRow],
  },
};

function draw(role: string, answer: () => Promise<TradeFigures>, locale: Locale = 'zh-CN', institution?: string): void {
  const session = {
    who: { personName: '宋北辰', role: { code: role }, institution },
    faultSeen: () => undefined,
  } as unknown as SessionStore;
  const presenter = new LandingPresenter({
    kind: 'credit',
    overview: { figures: answer },
    session,
    navigator: { current: () => '', replaceWith: () => undefined },
    clock: { now: () => Date.parse('2026-11-27T14:20:00+08:00'), wakeAfter: () => () => undefined } as never,
    paths: {
      page: (kind) =>
        institution !== undefined && kind === 'to-do' ? undefined : pageFor(workAreaOf('credit'), kind, role)?.path,
      ledger: '/transfer-record',
      application: (id) => `/approve?id=${id}`,
      form: () => undefined,
      financing: () => undefined,
    },
  });
  const presenters = { session, of: () => ({ landing: () => presenter }) } as unknown as Presenters;
  show(
    <PresentersContext value={presenters}>
      <LinksContext value={{ addressOf: (to) => `/cv3${to}`, follow: () => undefined }}>
        <KindProvider value="credit">
          <LandingScreen />
        </KindProvider>
      </LinksContext>
    </PresentersContext>,
    locale,
  );
}

const card = async (name: string): Promise<HTMLElement> => screen.findByRole('region', { name });
const hrefOf = (place: HTMLElement, name: string | RegExp): string | null =>
  within(place).getByRole('link', { name }).getAttribute('href');

describe('the overview of a product', () => {
  it.each(['zh-CN', 'en'] as const)('tells people of an inner organisation what they see, in %s', async (locale) => {
    draw('CORP_INNER_DIRECTOR', async () => holderFigures, locale, '江北项目部');
    await waitFor(() => expect(screen.getAllByText(/江北项目部/u)).toHaveLength(2));
    expect(screen.queryByText(/由您审批|your decision|everything here/u)).toBeNull();
  });

  it('says in one sentence what waits, and leads to each and to all of it', async () => {
    draw('ROLE_CORE_DIRECTOR', async () => decisions);
    const waiting = await card('等您办理');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('下午好，宋北辰');
    expect(screen.getByRole('status').textContent).toBe('12 件等您办理：审批 12 件');
    expect(hrefOf(waiting, '待办 12 件')).toBe('/cv3/credit/core/todo/director');
    expect(hrefOf(waiting, `审批 ${tradeRow.number}`)).toBe('/cv3/approve?id=TA-1');
  });

  it('shows the limit in words, and each count as the link to its list', async () => {
    draw('ROLE_CORE_DIRECTOR', async () => decisions);
    const limit = await card('签发额度');
    for (const text of ['¥50.00', '已用 ¥130.00', '占用 ¥20.00', '总额度 ¥200.00', '有效期至 2027-06-30'])
      expect(within(limit).getByText(text)).toBeTruthy();
    expect(hrefOf(await card('关键数字'), '今年签发 12 张')).toBe(
      '/cv3/transfer-record?from=2026-01-01&to=2026-11-27&flow=issued',
    );
  });

  it('has a table that says the same as the ladder’s bars', async () => {
    draw('ROLE_CORE_DIRECTOR', async () => issuerFigures);
    const ladder = await card('应付到期分布');
    expect(within(ladder).getByText('2027年1月 2 张，¥100.00')).toBeTruthy();
    fireEvent.click(within(ladder).getByRole('button', { name: '表格' }));
    const rows = within(ladder)
      .getAllByRole('row')
      .map((row) => row.textContent);
    expect(rows).toContain('2026年12月1¥30.00');
    expect(rows.at(-1)).toBe('合计3¥130.00');
    fireEvent.click(within(ladder).getByRole('button', { name: '图' }));
    expect(within(ladder).queryByRole('table')).toBeNull();
    // Each bar with an amount is a link to its list, and the others are not links.
    expect(hrefOf(ladder, '2027年1月 2 张，¥100.00')).toBe(
      '/cv3/credit/core/instruments?from=2027-01-01&to=2027-01-31',
    );
    expect([...ladder.querySelectorAll('a')].every((link) => link.hasAttribute('href'))).toBe(true);
  });

  it.each([
    ['ROLE_CORE_OPERATOR', '您可以签发新的凭证', '签发凭证', '/cv3/credit/core/issue/issue'],
    ['ROLE_CORE_DIRECTOR', '由同事经办和审批', '已签发的凭证', '/cv3/credit/core/instruments'],
    ['CORE_FINAL_REVIEW', '由您终审', '已签发的凭证', '/cv3/credit/core/instruments'],
    ['ROLE_CORP_OPERATOR', '等您签收', '我持有的凭证', '/cv3/credit/chain/holdings'],
    ['ROLE_CORP_DIRECTOR', '签收、转让由同事经办', '我持有的凭证', '/cv3/credit/chain/holdings'],
  ])('tells %s the possible actions while nothing waits', async (role, words, link, href) => {
    draw(role, async () => issuerFigures);
    const waiting = await card('等您办理');
    expect(within(waiting).getByText(new RegExp(words, 'u'))).toBeTruthy();
    expect(hrefOf(waiting, link)).toBe(href);
  });

  it.each([
    ['CORE_QUERY', issuerFigures, '额度、到期分布', ['已签发的凭证', '融资', '台账']],
    ['CORP_QUERY', holderFigures, '待签收和持有的凭证', ['待签收', '我持有的凭证', '融资', '台账']],
  ])('shows %s the figures and what to look at, and no button to act', async (role, figures, words, links) => {
    draw(role, async () => figures);
    const look = await card('您可以查看');
    expect(within(look).getByText(new RegExp(words, 'u'))).toBeTruthy();
    expect(
      within(look)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(links);
    expect(screen.getByRole('status').textContent).toBe('您可以查看，不能经办和审批');
    expect(screen.queryByRole('region', { name: '等您办理' })).toBeNull();
    for (const name of ['关键数字', '最近']) expect(await card(name)).toBeTruthy();
    expect(screen.queryByRole('link', { name: /签发凭证|待办/ })).toBeNull();
  });

  it.each([
    ['PURCHASE', '您的角色不参与凭证的签发、签收和转让', ['/cv3/index']],
    ['CORP_MANAGER', '您的角色不参与', ['/cv3/index']],
  ])('says to %s that there is none, and leads home', (role, words, hrefs) => {
    draw(role, async () => holderFigures);
    expect(screen.getByText(new RegExp(words, 'u'))).toBeTruthy();
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(hrefs);
    expect(screen.queryByRole('region', { name: '关键数字' })).toBeNull();
  });

  it('shows a holder what came and until when, in English too', async () => {
    draw('ROLE_CORP_OPERATOR', async () => holderFigures, 'en');
    const figures = await card('Key figures');
    expect(hrefOf(figures, 'To accept 2 instruments')).toBe('/cv3/credit/chain/accept');
    expect(within(figures).getByText(/the earliest to be accepted by/)).toBeTruthy();
    expect(screen.getByRole('status').textContent).toBe('1 item is waiting for you: 1 to accept');
    expect(within(await card('Receivables by month')).getByText(/^Jun 2027 and later: 4 instruments/)).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'Limit' })).toBeNull();
  });

  it('tells a core enterprise when it pays whom, and what its balance lacks', async () => {
    draw('ROLE_CORE_OPERATOR', async () => issuerFigures);
    const payments = await card('付款日历');
    expect(payments.textContent).toContain('每到付款日，银行从长屿银行尾号 0871 的账户自动扣款。');
    expect(payments.textContent).toContain('余额 ¥29.00（长屿银行 2026-11-27 09:00 告知）。');
    expect(payments.textContent).toContain('到 2026-11-30 为止，余额还差 ¥3.16');
    const [first, second] = within(payments)
      .getAllByRole('listitem')
      .filter((each) => each.parentElement?.parentElement?.tagName !== 'LI');
    expect(first?.textContent).toContain('宁波砚舟');
    expect(second?.textContent).toContain('2026-12-24 起列出收款方');
  });

  it('puts what is overdue first, with its days and what funders are owed beside it', async () => {
    const { issuer } = issuerFigures;
    const overdue = { since: '2026-11-17', count: 13, amount: money('130.00'), beside: money('2.50') };
    const payments = issuer?.payments && { ...issuer.payments, overdue };
    const months = [{ month: '2026-11', count: 14, amount: money('140.00') }];
    draw('ROLE_CORE_OPERATOR', async () => ({ ...issuerFigures, issuer: issuer && { ...issuer, payments }, months }));
    const calendar = await card('付款日历');
    for (const text of [
      '已逾期 13 张，¥130.00',
      '最早应于 2026-11-17 付款，已逾期 10 天。',
      '请向开户银行确认是否再次扣款；银行不再扣款的，请尽快自行付款。',
      '另欠资金方利息、罚息 ¥2.50。',
      '到 2026-11-30 为止，连同已逾期的，余额还差 ¥3.16',
    ])
      expect(calendar.textContent).toContain(text);
    expect(screen.getByRole('status').textContent).toBe('13 张凭证已逾期未付，共 ¥130.00。没有等您审批或修改的申请');
    const ladder = await card('应付到期分布');
    expect(ladder.textContent).toContain('按到期日统计；付款日历按付款日');
    expect(within(ladder).getByText('已逾期 13 张，¥130.00')).toBeTruthy();
    expect(within(ladder).getByText('2026年11月 1 张，¥10.00')).toBeTruthy();
  });

  it('tells a holder in its headline what has not been paid in time, and when nothing else is to be done', async () => {
    const { holder } = holderFigures;
    if (!holder) throw new Error('There is no holder');
    const overdue = { count: 22, amount: money('640200.00') };
    const late = { ...holder, overdue, available: money('0.00'), awaitingPayment: overdue.amount };
    const toDo = { ...holderFigures.toDo, count: 0, toAccept: { count: 0, amount: money('0.00') }, arrivals: [] };
    draw('ROLE_CHAIN_OPERATOR', async () => ({ ...holderFigures, toDo, holder: late }));
    const figures = await card('关键数字');
    expect(screen.getByRole('status').textContent).toBe(
      '已逾期 22 张，¥640,200.00，等付款人兑付。没有等您审批或修改的申请',
    );
    expect(figures.textContent).toContain('可用¥0.00');
    expect(figures.textContent).toContain('已逾期，等付款人兑付¥640,200.00');
  });

  it('shows a holder what becomes of its financings, each with the list that it counts', async () => {
    draw('ROLE_CHAIN_OPERATOR', async () => holderFigures);
    const financings = await card('融资进展');
    expect(hrefOf(financings, '即将到期 2 笔')).toBe('/cv3/credit/chain/finance/query?state=DISBURSED&to=2026-12-27');
    expect(hrefOf(financings, '办理中，未放款 3 笔')).toBe('/cv3/credit/chain/finance/query?view=pending');
  });

  it('tells what was received of a disbursement, and that a transfer goes to several payees', async () => {
    const paid = { ...tradeRow, act: 'disbursement', state: 'EFFECTIVE', received: money('1382360.00') } as const;
    const several = { ...tradeRow, id: 'TA-2', act: 'transfer', counterpartyName: '' } as const;
    draw('ROLE_CHAIN_OPERATOR', async () => ({ ...holderFigures, recent: [paid, several] }));
    const rows = within(await card('最近')).getAllByRole('listitem');
    expect(rows[0]?.textContent).toContain('收到 ¥1,382,360.00');
    expect(rows[0]?.textContent).not.toContain('4,850,000.00');
    expect(rows[1]?.textContent).toContain('转让给多个收款方');
  });

  it('says that a failure came, and tries again', async () => {
    let tries = 0;
    draw('ROLE_CORE_DIRECTOR', async () => {
      tries += 1;
      if (tries === 1) throw new PortFault('offline');
      return issuerFigures;
    });
    fireEvent.click(await screen.findByRole('button', { name: '重试' }));
    expect(await card('签发额度')).toBeTruthy();
  });

  it('shows a skeleton while it loads', async () => {
    draw('ROLE_CORE_DIRECTOR', async () => new Promise(() => undefined));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('宋北辰');
    expect(document.querySelector('[aria-busy="true"]')).toBeTruthy();
  });
});
