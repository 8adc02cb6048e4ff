import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { runInAction } from 'mobx';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sandboxMembers, type MemberOrder } from '../../../server/core/sandbox/sandbox-members.ts';
import type { Presenters } from '../../../src/presentation/presenters.ts';
import { LinksContext } from '../../../src/views/design/actions/links-context.ts';
import { HomeScreen } from '../../../src/views/home/home/HomeScreen.tsx';
import { PresentersContext } from '../../../src/views/pages/presenters-context.ts';
import type { Locale } from '../../../src/words/locale.ts';
import { openOffice, type Office, type Seat } from '../../builders/office.ts';
import { show } from '../design/show.tsx';

let office: Office;
beforeEach(async () => {
  office = await openOffice();
});
afterEach(() => {
  cleanup();
  office.close();
});

const links = { addressOf: (to: string) => `/cv3${to}`, follow: () => undefined };
const put = async (pkCorp: string, order: Omit<MemberOrder, 'pkCorp'>): Promise<void> =>
  sandboxMembers(office.store, office.clock).put({ pkCorp, ...order });

async function homeOf(
  account: string,
  locale: Locale = 'zh-CN',
  before: (seat: Seat) => void = () => undefined,
): Promise<Seat> {
  const seat = await office.seat(account);
  before(seat);
  const { session, home, messages, onboardingEntry } = seat.presenters;
  const presenters = { session, messages, of: () => ({ home, onboardingEntry }) } as unknown as Presenters;
  show(
    <MemoryRouter>
      <PresentersContext value={presenters}>
        <LinksContext value={links}>
          <HomeScreen />
        </LinksContext>
      </PresentersContext>
    </MemoryRouter>,
    locale,
  );
  await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());
  return seat;
}
const card = (name: string): HTMLElement => screen.getByRole('region', { name });

describe('the home page', () => {
  it('greets by name and day, and counts waiting packages, each figure linked to its list', async () => {
    await homeOf('zhousiyuan');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('周思远');
    expect(screen.getByText('11月21日 星期六')).toBeTruthy();
    const tiles = within(card('待办一览')).getAllByRole('link');
    expect(tiles.map((tile) => tile.querySelector('span')?.textContent)).toEqual([
      '退回待修改',
      '待完善',
      '修改中',
      '逾期待交说明函',
      '可新建资料包的应收',
    ]);
    for (const tile of tiles) expect(tile.getAttribute('href')).toMatch(/^\/cv3\/common\//);
  });

  it('shows running packages that its total counts', async () => {
    const { presenters } = await homeOf('zhousiyuan');
    const rows = within(card('进行中的资料包')).getAllByRole('listitem');
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.map((row) => row.textContent).join()).not.toMatch(/已通过|逾期/);
    const all = within(card('进行中的资料包')).getByRole('link', { name: /^全部/ });
    const list = presenters.packageList(undefined);
    list.opened((all.getAttribute('href') ?? '').replace(/^[^?]*/, ''));
    await waitFor(() => expect(all.textContent).toBe(`全部 ${list.viewModel.totals?.count} 个`));
    list.left();
  });

  it.each([
    [[], false],
    [['CREDIT'], true],
  ] as const)('shows at a host of the products %j that rows belong to other platforms: %s', async (products, says) => {
    const { presenters } = await homeOf('zhousiyuan');
    act(() => runInAction(() => void (presenters.session.pageConfig = { ...presenters.session.pageConfig, products })));
    const shown = within(card('进行中的资料包'));
    expect(shown.queryByText('含在其他平台办理的业务') !== null).toBe(says);
    // Business of other platforms is marked so, and has no link that would end at a refusal.
    for (const row of shown.getAllByRole('listitem')) {
      const isElsewhere = within(row).queryByText('在其他平台办理') !== null;
      const paths = within(row)
        .queryAllByRole('link')
        .map((link) => link.getAttribute('href') ?? '');
      expect(isElsewhere ? paths : paths.filter((path) => says && !path.startsWith('/cv3/credit/'))).toEqual([]);
    }
    expect(shown.queryAllByText('在其他平台办理').length > 0).toBe(says);
  });

  it('draws due amounts, and shows them in a table too', async () => {
    await homeOf('zhousiyuan');
    const due = within(card('应收到期'));
    expect(due.queryByRole('table')).toBeNull();
    const drawn = due.getAllByRole('link').filter((link) => /天/.test(link.textContent ?? ''));
    fireEvent.click(due.getByRole('button', { name: '以表格查看' }));
    const rows = within(due.getByRole('table')).getAllByRole('row');
    expect(drawn).toHaveLength(5);
    expect(rows.at(-1)?.textContent).toMatch(/^合计/);
    // Overdue amounts are separate from the amounts that fall due: the rows add up to the total.
    const counts = rows.slice(1).map((row) => ({
      name: row.querySelector('th')?.textContent ?? '',
      count: Number(row.querySelector('td')?.textContent?.replaceAll(',', '')),
    }));
    expect(counts.map(({ name }) => name)).toEqual([
      '已逾期',
      '0–30 天',
      '31–60 天',
      '61–90 天',
      '91–180 天',
      '180 天以上',
      '合计',
    ]);
    expect(counts.slice(0, -1).reduce((sum, { count }) => sum + count, 0)).toBe(counts.at(-1)?.count);
  });

  it('shows a failed part with a retry, and the rest', async () => {
    const { weather } = await homeOf('zhousiyuan', 'zh-CN', (seat) =>
      seat.weather.refuse('/corp/v1/extensions/packages/figures', '暂时无法统计'),
    );
    expect(within(screen.getByRole('alert')).getByRole('button', { name: '重试' })).toBeTruthy();
    expect(card('进行中的资料包')).toBeTruthy();
    weather.answerItself('/corp/v1/extensions/packages/figures');
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: '重试' })));
    await waitFor(() => expect(card('待办一览')).toBeTruthy());
  });
});

describe('the warnings of the home page', () => {
  it('name the responsible role to a user who cannot act', async () => {
    await homeOf('shenruogu');
    expect(within(screen.getByRole('list', { name: '需要留意' })).getAllByRole('listitem')[0]?.textContent).toBe(
      '机构 UKey 证书将于 9 天后（2026-11-30）到期；到期后仍可用云证书签约，须使用 UKey 证书的业务受影响，由经办人或主管更新。',
    );
  });

  it('show the day and the action', async () => {
    await homeOf('zhousiyuan');
    expect(
      within(screen.getByRole('list', { name: '需要留意' }))
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual([
      '机构 UKey 证书将于 9 天后（2026-11-30）到期；到期后仍可用云证书签约，须使用 UKey 证书的业务受影响，请更新。 去证书管理',
      '授权经办人身份证件将于 39 天后（2026-12-30）到期，请在企业实名认证中提交新的证件。 去更新认证资料',
    ]);
  });

  it('begin with the company’s standing, with a link to object', async () => {
    await put('C-YANZHOU', {
      standing: 'violating',
      effectiveOn: '2026-12-05',
      licenceInDays: -1,
      certificateInDays: null,
    });
    await homeOf('zhousiyuan', 'en');
    const [standing, licence] = within(screen.getByRole('list', { name: 'Please note' })).getAllByRole('listitem');
    expect(standing?.textContent).toContain('violating member: from 5 Dec 2026 on');
    expect(standing?.textContent).toContain('Until then everything goes on as usual.');
    expect(
      within(standing ?? document.body)
        .getByRole('link', { name: 'Object in writing' })
        .getAttribute('href'),
    ).toBe('/cv3/my/agency-objection');
    expect(licence?.textContent).toContain('expired on 20 Nov 2026');
  });

  it('name who may object to a colleague of a violating member, and refused actions are not offered', async () => {
    await put('C-YANZHOU', { standing: 'violating', effectiveOn: '2026-11-21' });
    await homeOf('limin');
    const [standing] = within(screen.getByRole('list', { name: '需要留意' })).getAllByRole('listitem');
    expect(standing?.textContent).toContain('自 2026-11-21 起不能签收、转让凭证');
    expect(standing?.textContent).toContain('对认定的异议，由贵公司主用户（周思远）提交和查看。');
    expect(within(standing ?? document.body).queryByRole('link')).toBeNull();
    expect(within(card('待办一览')).getByText('部分产品目前不能新建')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: '新建资料包' }));
    const [held] = await screen.findAllByText(/^贵公司为违规会员，不能以凭证申请融资。/);
    expect(
      within(held ?? document.body)
        .getByRole('link', { name: /^查看说明/ })
        .getAttribute('href'),
    ).toBe('/cv3/credit/finance-data/create/finance');
    const begun = screen
      .getAllByRole('link')
      .map((link) => link.getAttribute('href') ?? '')
      .filter((path) => path.endsWith('/create/finance'));
    expect(begun.filter((path) => path === '/cv3/credit/finance-data/create/finance')).toHaveLength(1);
    expect(begun.length).toBeGreaterThan(1);
  });

  it.each(['zhousiyuan', 'limin'])('show a bar to everybody, and no product can be begun: %s', async (account) => {
    await put('C-YANZHOU', { barred: ['finance'] });
    await homeOf(account);
    const [bar] = within(screen.getByRole('list', { name: '需要留意' })).getAllByRole('listitem');
    expect(bar?.textContent).toContain(
      '平台暂停了贵公司办理融资业务，不能为融资新建和提交资料包；已提交的资料包照常办理。如有异议，请联系客服。',
    );
    const create = screen.getByRole('button', { name: '新建资料包' });
    expect(create.getAttribute('aria-disabled')).toBe('true');
    expect(document.querySelector(`[id="${create.getAttribute('aria-describedby')}"]`)?.textContent).toBe(
      '平台暂停了贵公司办理本项业务。',
    );
    expect(within(card('待办一览')).getByText('目前不能新建')).toBeTruthy();
  });

  it('are absent when there are none', async () => {
    await homeOf('heqinghe');
    expect(screen.queryByRole('list', { name: '需要留意' })).toBeNull();
  });
});

describe('a new company', () => {
  it('sees the next of its first steps at the top, and what is still missing', async () => {
    await homeOf('chenlaosi');
    const start = within(card('开始使用'));
    const [bank, ...more] = start.getAllByRole('listitem');
    expect([
      bank?.textContent,
      bank?.getAttribute('aria-current'),
      more.filter((each) => each.textContent.includes('步')),
    ]).toEqual(['登记银行账户未开始 · 由您办理约 1 个工作日去完成 登记银行账户', 'step', []]);
    expect(
      within(bank ?? document.body)
        .getByRole('link')
        .getAttribute('href'),
    ).toBe('/cv3/my/enterprise-info/bank-account');
    expect(start.getByText('已完成 6 / 8')).toBeTruthy();
    expect(start.getByRole('link', { name: '查看全部 8 步' }).getAttribute('href')).toBe('/cv3/my/start');
    expect(screen.getByText('没有进行中的资料包')).toBeTruthy();
    expect(screen.getByText('没有未结清的应收账款')).toBeTruthy();
  });

  it('can hide the first steps', async () => {
    const { preferences } = await homeOf('chenlaosi');
    fireEvent.click(within(card('开始使用')).getByRole('button', { name: '不再显示' }));
    expect([screen.queryByRole('region', { name: '开始使用' }), preferences.read('start-hidden:U-chenlaosi')]).toEqual([
      null,
      'yes',
    ]);
  });

  it('does not see finished steps', async () => {
    await homeOf('zhousiyuan');
    expect(screen.queryByText('签署平台协议')).toBeNull();
  });
});

describe('the links into products', () => {
  const stepsOf = (name: string): readonly (string | null)[] =>
    within(screen.getByRole('list', { name }))
      .getAllByRole('listitem')
      .map((item) => item.textContent);

  it('are below waiting packages, or in one card with the first steps', async () => {
    await homeOf('zhousiyuan');
    const start = card('开始使用');
    expect(within(start).queryByText(/已完成/)).toBeNull();
    expect(card('待办一览').compareDocumentPosition(start) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    expect(stepsOf('Receivables')).toEqual(['1Make a package', '2See packages and their review']);
    cleanup();
    await homeOf('chenlaosi');
    expect(screen.getAllByRole('region', { name: '开始使用' })).toHaveLength(1);
    expect(card('开始使用').compareDocumentPosition(card('待办一览')) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    expect(within(card('开始使用')).getByRole('list', { name: 'Digital receivables' })).toBeTruthy();
  });

  it('tick a followed link, for screen readers too', async () => {
    await homeOf('zhousiyuan', 'en');
    const link = within(screen.getByRole('list', { name: 'Receivables' })).getByRole('link', {
      name: 'See packages and their review',
    });
    expect(link.getAttribute('href')).toBe('/cv3/receivable/finance-data/index/finance');
    fireEvent.click(link);
    expect(stepsOf('Receivables')).toEqual(['1Make a package', 'See packages and their reviewopened']);
  });

  it('are dismissed for a day, or for good', async () => {
    const { preferences } = await homeOf('zhousiyuan');
    fireEvent.click(within(card('开始使用')).getByRole('button', { name: '一天内不再提示' }));
    expect([screen.queryByRole('region', { name: '开始使用' }), preferences.read('start-hidden:U-zhousiyuan')]).toEqual(
      [null, undefined],
    );
    cleanup();
    const again = await homeOf('limin');
    fireEvent.click(within(card('开始使用')).getByRole('button', { name: '不再显示' }));
    expect([
      screen.queryByRole('region', { name: '开始使用' }),
      again.preferences.read('start-hidden:U-limin'),
    ]).toEqual([null, 'yes']);
  });

  it('are absent for a role without them, and after a failure', async () => {
    await homeOf('shenruogu');
    expect(screen.queryByRole('region', { name: '开始使用' })).toBeNull();
    cleanup();
    await homeOf('zhousiyuan', 'zh-CN', (seat) => seat.weather.refuse('/corp/v1/guidances', '暂时无法读取'));
    expect(screen.queryByRole('region', { name: '开始使用' })).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('limits of a core enterprise', () => {
  it('are drawn by funder, and in a table', async () => {
    await homeOf('mengxizhou');
    const limits = within(card('资金方额度'));
    expect(limits.getByRole('link', { name: '按产品查看' }).getAttribute('href')).toBe('/cv3/my/limit');
    expect(limits.getAllByRole('listitem').at(-1)?.textContent).toContain(
      '禾泽商业保理(天津)有限公司：总额度 ¥40,000,000.00，已用 ¥3,150,000.00，可用 ¥36,850,000.00',
    );
    fireEvent.click(limits.getByRole('button', { name: '以表格查看' }));
    expect(within(limits.getByRole('table')).getAllByRole('row').at(-1)?.textContent).toBe(
      '禾泽商业保理(天津)有限公司¥40,000,000.00¥3,150,000.00¥36,850,000.00',
    );
  });

  it('are hidden from other companies', async () => {
    await homeOf('zhousiyuan');
    expect(screen.queryByRole('region', { name: '资金方额度' })).toBeNull();
  });
});

describe('the home page of a user who has no part in packages', () => {
  const withRole = async (role: string, roles: readonly string[] = [role]): Promise<void> =>
    office.store.transaction(async ({ users }) => {
      const user = await users.byName('limin');
      if (user) await users.save({ ...user, roles });
    });

  it.each([
    ['PURCHASE', '采购员参与订单和应收账款的确认，这些功能还没有开放'],
    ['FINANCE_CLIENT_MANAGER', '金融机构经理的审核和放款不在这个门户办理'],
    ['CORP_FINAL_REVIEW', '主管审批后由您终审'],
    ['CORP_MANAGER', '您管理本企业的人员和企业资料'],
    ['ROLE_CORP_DEFAULT', '您的角色在这里没有要办理的业务'],
    ['UNHEARD_OF', '您的角色在这里没有要办理的业务'],
  ])('says to %s which actions are possible here, and leads to the pages of the role', async (role, words) => {
    await withRole(role);
    const { presenters } = await homeOf('limin');
    const part = within(card('您在这里可以做什么'));
    expect(part.getByText(new RegExp(words, 'u'))).toBeTruthy();
    expect(part.queryByText(/其他角色/u)).toBeNull();
    expect(part.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
      [...presenters.home().lists.map(({ path }) => path), '/my/message/index', '/my/account/info'].map(
        (path) => `/cv3${path}`,
      ),
    );
    expect(screen.queryByRole('region', { name: '待办一览' })).toBeNull();
  });

  it('says to a person of an inner organisation what they see, and shows no packages', async () => {
    await homeOf('moyunchi');
    expect(
      within(card('您在这里可以做什么')).getByText(/分配给江北项目部及其下级组织的凭证.*资料包属于整个企业/u),
    ).toBeTruthy();
    expect(screen.queryByRole('region', { name: '待办一览' })).toBeNull();
  });

  it('says that there are other roles, in English too', async () => {
    await withRole('', ['PURCHASE', 'ROLE_CORP_OPERATOR']);
    await homeOf('limin', 'en');
    expect(within(card('What you can do here')).getByText(/You have other roles/u)).toBeTruthy();
  });
});
