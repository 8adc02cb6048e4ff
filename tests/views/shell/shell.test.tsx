import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { PortFault } from '../../../src/application/ports/port-fault.ts';
import { material } from '../../builders/materials.ts';
import { director, evidence, huiyu, operatorMenus, PortalWorld, zhou } from './portal-world.tsx';
import { wipe } from './without-act.ts';

const list = '/credit/finance-data/index/finance';
const patience = { timeout: 60_000 };

afterEach(wipe);

const listTitle = () => screen.findByRole('heading', { level: 1, name: '融资资料管理' }, patience);

describe('the way in', () => {
  it('leads a signed-in user to the start of the role, titled by page and platform', async () => {
    const world = new PortalWorld();
    world.open('/');
    await listTitle();
    expect(world.place).toBe(list);
    await waitFor(() => expect(document.title).toBe('融资资料管理 - 应收账款债权 - 汇屿供应链金融'));
  });

  it('asks a visitor to sign in, and returns to the same place', async () => {
    const world = new PortalWorld();
    world.who = undefined;
    world.open(`${list}?q=DD&sort=-totalAmount`);
    const user = userEvent.setup();
    await user.type(await screen.findByLabelText('用户名', {}, patience), 'zhousiyuan');
    expect(world.place).toBe(`/login/login?from=${encodeURIComponent(`${list}?q=DD&sort=-totalAmount`)}`);
    await user.type(screen.getByLabelText('登录密码'), 'Huiyu#2026{Enter}');
    await listTitle();
    expect(world.place).toBe(`${list}?q=DD&sort=-totalAmount`);
  });

  it('redirects a signed-in user from the sign-in page', async () => {
    const world = new PortalWorld();
    world.open('/login');
    await listTitle();
    expect(world.place).toBe(list);
  });

  it('has the name and look of its channel, and leads to the same work', async () => {
    const world = new PortalWorld();
    world.who = undefined;
    world.open('/login/guarantee/login?pkProject=GP2026-0582');
    await screen.findByRole('heading', { level: 1, name: '保函业务登录' }, patience);
    await waitFor(() => expect(document.title).toBe('保函业务登录 - 电子保函平台'));
    expect(await screen.findByText('保函项目 城轨车辆段检修设备采购', {}, patience)).toBeTruthy();
    await userEvent.type(screen.getByLabelText('用户名'), 'zhousiyuan');
    await userEvent.type(screen.getByLabelText('登录密码'), 'Huiyu#2026{Enter}');
    await listTitle();
    expect(world.place).toBe(list);
  });

  it('shows no project that the platform does not know', async () => {
    const world = new PortalWorld();
    world.who = undefined;
    world.open('/login/guarantee/login?pkProject=NOPE');
    await screen.findByRole('heading', { level: 1, name: '保函业务登录' }, patience);
    expect(screen.getByText(/请使用企业账号登录/u)).toBeTruthy();
    expect(screen.queryByText(/NOPE/u)).toBeNull();
  });

  it('is the usual one at the address of an unknown channel, with the return place', async () => {
    const world = new PortalWorld();
    world.who = undefined;
    world.open(`/login/nobody/login?from=${encodeURIComponent(list)}`);
    await screen.findByRole('heading', { level: 1, name: '企业用户登录' }, patience);
    expect(world.place).toBe(`/login/login?from=${encodeURIComponent(list)}`);
    await waitFor(() => expect(document.title).toBe('企业用户登录 - 汇屿供应链金融'));
  });

  it('is the usual one for financial institutions without their own', async () => {
    const world = new PortalWorld();
    world.who = undefined;
    world.open('/fin4/login/login');
    await screen.findByRole('heading', { level: 1, name: '企业用户登录' }, patience);
    expect(world.place).toBe('/login/login');
  });

  it('shows why it cannot start, and starts on a retry', async () => {
    const world = new PortalWorld();
    world.sessionFault = new PortFault('offline', { traceId: 'T-42' });
    world.open(list);
    expect((await screen.findByRole('alert', {}, patience)).textContent).toContain('T-42');
    expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
    world.sessionFault = undefined;
    await userEvent.click(screen.getByRole('button', { name: '重试' }));
    await listTitle();
  });
});

describe('an ended session', () => {
  it('continues with the password only', async () => {
    const world = new PortalWorld();
    world.open(list);
    await listTitle();
    world.presenters.session.faultSeen(new PortFault('not-signed-in', { code: 'SESSION_REPLACED' }));
    const userName = await screen.findByLabelText<HTMLInputElement>('用户名', {}, patience);
    expect(userName.value).toBe('zhousiyuan');
    expect(document.activeElement).toBe(screen.getByLabelText('登录密码'));
    await userEvent.keyboard('Huiyu#2026{Enter}');
    await listTitle();
    expect(world.place).toBe(list);
  });
});

describe('an address without a page', () => {
  const planned = '/est/chain/index/director';

  it.each([
    ['names it', [{ code: 'landing', name: '业务', path: planned, listed: true, children: [] }]],
    ['leaves it out', []],
  ])('is not yet offered where the table plans it and a menu %s', async (_, more) => {
    const world = new PortalWorld();
    world.who = { ...zhou, menus: [...operatorMenus, ...more] };
    world.open(planned);
    await screen.findByRole('heading', { level: 1, name: '本功能暂未开放' }, patience);
    await waitFor(() => expect(document.title).toBe('本功能暂未开放 - 汇屿供应链金融'));
    expect(world.place).toBe(planned);
    await userEvent.click(screen.getByRole('link', { name: '返回首页' }));
    await listTitle();
  });

  it('is a 404 where the table does not have it, even if a menu names it', async () => {
    const world = new PortalWorld();
    const path = '/credit/core/nowhere';
    world.who = { ...zhou, menus: [...operatorMenus, { code: 'x', name: '业务', path, listed: true, children: [] }] };
    world.open(path);
    expect(await screen.findByRole('heading', { level: 1, name: '页面不存在' }, patience)).toBeTruthy();
  });

  it('asks a stranger to sign in before it says that a planned page is not offered', async () => {
    const world = new PortalWorld();
    world.who = undefined;
    world.open(planned);
    await screen.findByLabelText('用户名', {}, patience);
    expect(world.place).toBe(`/login/login?from=${encodeURIComponent(planned)}`);
  });
});

describe('a forbidden page', () => {
  it('shows a refusal with bar and menu', async () => {
    const world = new PortalWorld();
    world.who = { ...zhou, menus: [{ ...operatorMenus[0]!, children: [operatorMenus[0]!.children[0]!] }] };
    world.open('/credit/finance-data/create/finance');
    await screen.findByRole('heading', { level: 1, name: '没有权限' }, patience);
    expect(world.place).toBe('/error-page/403');
    expect(screen.getByRole('navigation', { name: '菜单' })).toBeTruthy();
    await userEvent.click(screen.getByRole('link', { name: '返回首页' }));
    await listTitle();
  });

  it('is every page of the menus for a role without menus, which can go home or be switched', async () => {
    const world = new PortalWorld();
    world.who = { ...zhou, menus: [], home: '', candidateRoles: [zhou.role, director] };
    world.open('/credit/finance-data/index/finance');
    await screen.findByRole('heading', { level: 1, name: '没有权限' }, patience);
    expect(screen.getByRole('button', { name: '切换为主管' })).toBeTruthy();
    expect(screen.getByRole('link', { name: '返回首页' }).getAttribute('href')).toBe('/cv3/index');
    expect(screen.queryByRole('navigation', { name: '菜单' })).toBeNull();
  });

  it.each([
    ['/credit/finance-data/detail', ['EST'], '这项业务不在本平台办理。请到办理它的平台登录，在那里继续。', false],
    ['/credit/finance-data/detail', ['CREDIT'], '当前角色不能打开此页面。如需办理，请切换角色或联系企业管理员。', true],
    ['/credit/finance-data/detail', [], '当前角色不能打开此页面。如需办理，请切换角色或联系企业管理员。', true],
  ] as const)('shows for %s at a host of the products %j: %s', async (from, products, words, byRole) => {
    const world = new PortalWorld();
    world.who = {
      ...zhou,
      menus: [{ ...operatorMenus[0]!, children: [operatorMenus[0]!.children[0]!] }],
      candidateRoles: [zhou.role, director],
    };
    world.config = { ...world.config, products };
    world.open(from);
    expect(await screen.findByText(words, {}, patience)).toBeTruthy();
    expect(screen.queryByRole('button', { name: '切换为主管' }) !== null).toBe(byRole);
  });

  it('shows a refusal without a session too, with a link to sign in', async () => {
    const world = new PortalWorld();
    world.who = undefined;
    world.open('/error-page/403');
    await screen.findByRole('heading', { level: 1, name: '没有权限' }, patience);
    await userEvent.click(await screen.findByRole('link', { name: '登录' }));
    await screen.findByLabelText('用户名', {}, patience);
    expect(world.place).toBe('/login/login');
  });

  it('differs from an unknown address', async () => {
    const world = new PortalWorld();
    world.open('/nowhere/at/all');
    await screen.findByRole('heading', { level: 1, name: '页面不存在' }, patience);
    await waitFor(() => expect(document.title).toBe('页面不存在 - 汇屿供应链金融'));
  });
});

const leave = (): boolean => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

describe('the recorded steps for support', () => {
  it.each([
    ['a page, without what follows it', `${list}?q=周思远&page=2`, list],
    ['an address that is none, by nothing that it says', '/nowhere/周思远', ''],
    ['what a role may not see', '/error-page/403', '/error-page/403'],
  ])('contain %s', async (_what, address, path) => {
    const world = new PortalWorld();
    world.open(address);
    await screen.findByRole('heading', { level: 1 }, patience);
    await waitFor(() => expect(world.presenters.trail.steps).toEqual([{ kind: 'page', path }]));
  });
});

describe('the bar', () => {
  it('shows a group with one page as a link with the group’s name, and one with several as a menu', async () => {
    const world = new PortalWorld();
    const more = {
      code: 'more',
      name: '更多',
      path: '',
      listed: true,
      children: [1, 2].map((n) => ({ code: `p${n}`, name: `页面${n}`, path: `/p/${n}`, listed: true, children: [] })),
    };
    world.who = {
      ...zhou,
      menus: [...operatorMenus, more, { ...more, code: 'hidden', name: '不列出', listed: false }],
    };
    world.open(list);
    await listTitle();
    const menu = screen.getByRole('navigation', { name: '菜单' });
    expect(within(menu).getByRole('link', { name: '资料管理', current: 'page' }).getAttribute('href')).toBe(
      `/cv3${list}`,
    );
    expect(within(menu).queryByText('不列出')).toBeNull();
    await userEvent.click(within(menu).getByRole('button', { name: '更多' }));
    expect(
      within(menu)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['资料管理', '首页', '页面1', '页面2']);
  });

  it('switches the role, with a notice', async () => {
    const world = new PortalWorld();
    world.who = { ...zhou, candidateRoles: [zhou.role, director] };
    world.open(list);
    await listTitle();
    // One at the top of the page, and one in the middle once it is known that there are no packages.
    await waitFor(() => expect(screen.getAllByRole('link', { name: '新建资料包' })).toHaveLength(2));
    await userEvent.click(screen.getByRole('button', { name: /周思远/ }));
    await userEvent.click(await screen.findByRole('button', { name: '主管' }));
    expect(await screen.findByText('已切换为主管')).toBeTruthy();
    expect(screen.queryByRole('link', { name: '新建资料包' })).toBeNull();
    expect(screen.getByRole('button', { name: /周思远/ }).textContent).toContain('主管 · 宁波砚舟精密铸造');
  });

  it('leads to the new role’s own page from a forbidden one', async () => {
    const world = new PortalWorld();
    const [group] = operatorMenus;
    if (!group) throw new Error('An operator has menus');
    world.who = { ...zhou, candidateRoles: [zhou.role, director] };
    world.otherMenus = [{ ...group, children: group.children.filter((each) => each.path === list) }];
    const went: string[] = [];
    const { attach } = world.navigator;
    world.navigator.attach = (router) =>
      attach.call(world.navigator, {
        current: router.current,
        navigate: (path, options) => {
          went.push(String(path));
          router.navigate(path, options);
        },
      });
    world.open('/credit/finance-data/create/finance');
    await screen.findByRole('heading', { level: 1, name: '新建资料包' }, patience);
    await userEvent.click(screen.getByRole('button', { name: /周思远/ }));
    await userEvent.click(await screen.findByRole('button', { name: '主管' }));
    await listTitle();
    expect(await screen.findByText('已切换为主管')).toBeTruthy();
    expect(went).toEqual([list]);
    await userEvent.click(screen.getByRole('button', { name: /周思远/ }));
    await userEvent.click(await screen.findByRole('button', { name: '经办人' }));
    expect(await screen.findByText('已切换为经办人')).toBeTruthy();
  });

  it('reports a failed sign-out, and the user stays signed in', async () => {
    const world = new PortalWorld();
    world.signOutFault = new PortFault('refused', { code: 'SERVER_BUSY', serverMessage: '系统繁忙', traceId: 'T-9' });
    world.open(list);
    await listTitle();
    await userEvent.click(screen.getByRole('button', { name: /周思远/ }));
    await userEvent.click(screen.getByRole('button', { name: '退出登录' }));
    await userEvent.click(
      await within(await screen.findByRole('alertdialog', { hidden: true }, patience)).findByRole(
        'button',
        { name: '退出登录', hidden: true },
        patience,
      ),
    );
    const told = await screen.findByRole('alertdialog', { name: '提示', hidden: true }, patience);
    expect(told.textContent).toContain('退出失败，请稍后重试');
    expect(told.textContent).toContain('T-9');
    await userEvent.click(await within(told).findByRole('button', { name: '知道了', hidden: true }, patience));
    await waitFor(() => expect(screen.queryByRole('alertdialog', { hidden: true })).toBeNull());
    expect(world.place).toBe(list);
  });

  it('keeps the chosen theme', async () => {
    const world = new PortalWorld();
    world.open(list);
    await listTitle();
    await userEvent.click(screen.getByRole('button', { name: /周思远/ }));
    await userEvent.click(await screen.findByRole('button', { name: '深色' }));
    await screen.findByRole('button', { name: '深色', pressed: true }, patience);
    expect(world.preferences.get('theme')).toBe('dark');
    expect(document.documentElement.style.colorScheme).toBe('dark');
  });

  it('asks before signing out, reminds of the UKey, and warns of uploads that would stop', async () => {
    const world = new PortalWorld();
    world.open(list);
    await listTitle();
    const file = { name: '合同.pdf', size: 1000, bytes: async () => new Uint8Array(1000) };
    world.presenters.queue.add({ packageId: 'DD1', book: 'credit' }, file, { kind: 'add', material: material() });
    world.drafts.write('chosen', ['K1']);
    await userEvent.click(screen.getByRole('button', { name: /周思远/ }));
    await userEvent.click(screen.getByRole('button', { name: '退出登录' }));
    const asked = await screen.findByRole('alertdialog', { hidden: true }, patience);
    expect(asked.textContent).toContain('UKey');
    expect(asked.textContent).toContain('退出后将停止');
    await userEvent.click(within(asked).getByRole('button', { name: '退出登录', hidden: true }));
    await screen.findByLabelText('用户名', {}, patience);
    expect(world.place).toBe('/login/login');
    expect(world.presenters.queue.tasks).toEqual([]);
    expect(world.drafts.read('chosen')).toBeUndefined();
  });

  it('counts the uploads, links to their package, and guards the tab', async () => {
    const world = new PortalWorld();
    world.open(list);
    await listTitle();
    expect(leave()).toBe(true);
    const file = { name: '合同.pdf', size: 1000, bytes: async () => new Uint8Array(1000) };
    world.presenters.queue.add({ packageId: 'DD1', book: 'credit' }, file, { kind: 'add', material: material() });
    await userEvent.click(await screen.findByRole('button', { name: '上传，1 个文件正在上传' }));
    expect(screen.getByText('合同.pdf')).toBeTruthy();
    expect(screen.getByRole('progressbar', { name: '合同.pdf 的上传进度' })).toBeTruthy();
    expect(screen.getByRole('link', { name: '查看资料包 DD1' }).getAttribute('href')).toContain(
      '/upload/default?p=DD1',
    );
    expect(leave()).toBe(false);
  });
});

describe('a session close to its end', () => {
  it('warns two minutes before, and continues on request', async () => {
    const world = new PortalWorld();
    world.open(list);
    await listTitle();
    world.clock.advance(28 * 60_000 + 30_000);
    const warning = await screen.findByRole('alertdialog', { name: '登录即将过期', hidden: true }, patience);
    expect(warning.textContent).toContain('登录将在 2 分钟内过期');
    world.clock.advance(30_000);
    await within(warning).findByText('登录将在 1 分钟内过期，是否继续使用？');
    world.clock.advance(30_000);
    await within(warning).findByText('登录将在 30 秒内过期，是否继续使用？');
    await userEvent.click(within(warning).getByRole('button', { name: '继续使用', hidden: true }));
    await waitFor(() => expect(screen.queryByRole('alertdialog', { hidden: true })).toBeNull());
    expect(world.stayed).toBe(1);
  });

  it('reports that continuing failed, and that the session may be over', async () => {
    const world = new PortalWorld();
    world.open(list);
    await listTitle();
    world.clock.advance(28 * 60_000 + 30_000);
    const warning = await screen.findByRole('alertdialog', { name: '登录即将过期', hidden: true }, patience);
    expect(within(warning).queryByRole('alert', { hidden: true })).toBeNull();
    world.stayFault = new PortFault('offline');
    await userEvent.click(within(warning).getByRole('button', { name: '继续使用', hidden: true }));
    expect((await within(warning).findByRole('alert', { hidden: true })).textContent).toBe(
      '网络异常，请稍后重试。如仍有问题，请截图发给在线客服（7×24 小时）。',
    );
    world.stayFault = undefined;
    await userEvent.click(within(warning).getByRole('button', { name: '继续使用', hidden: true }));
    await waitFor(() => expect(screen.queryByRole('alertdialog', { hidden: true })).toBeNull());
  });

  it('is kept alive by typing', async () => {
    const world = new PortalWorld();
    world.open(list);
    await listTitle();
    world.clock.advance(1000);
    await userEvent.type(screen.getByRole('searchbox'), 'D');
    world.clock.advance(6 * 60_000);
    await waitFor(() => expect(world.stayed).toBe(1));
  });
});

describe('a host with its own configuration', () => {
  it('is labelled as a demonstration, with a link to other accounts', async () => {
    const world = new PortalWorld();
    world.demoAccounts = '/sandbox/#/accounts';
    world.open(list);
    expect(
      (await screen.findByRole<HTMLAnchorElement>('link', { name: '演示环境 · 选择账号登录' }, patience)).getAttribute(
        'href',
      ),
    ).toBe('/sandbox/#/accounts');
  });

  it('uses its own product names, in the present language', async () => {
    const world = new PortalWorld();
    world.config = { ...huiyu, productTitles: [{ product: 'CREDIT', title: '澜川信', titleEn: 'Lanchuan Credit' }] };
    world.open(list, 'en');
    await vi.waitFor(() => expect(document.title).toContain('Lanchuan Credit'), patience);
  });
});

describe('the footer', () => {
  it.each([
    ['1 Huiyu Road, Shanghai', '1 Huiyu Road, Shanghai, 200099'],
    ['', '上海市汇屿路 1 号, 200099'],
  ])('in English has the address as the platform gives it: %j', async (contactAddressEn, shown) => {
    const world = new PortalWorld();
    world.config = { ...huiyu, contactAddressEn };
    world.open(list, 'en');
    expect(await within(await screen.findByRole('contentinfo', {}, patience)).findByText(shown)).toBeTruthy();
  });

  it('shows the hotline, the address and the operator of the platform', async () => {
    const world = new PortalWorld();
    world.config = { ...huiyu, icpRegister: '沪ICP备00000000号', icpRegisterUrl: '' };
    world.open(list);
    const foot = within(await screen.findByRole('contentinfo', {}, patience));
    await foot.findByText('客服热线 40000-95533（工作日 9:00–18:00）');
    expect(await foot.findByText(/^地址：上海市汇屿路 1 号\s邮编：200099$/)).toBeTruthy();
    expect(foot.getByText('© 汇屿供应链金融服务有限公司')).toBeTruthy();
    expect(foot.getByText('沪ICP备00000000号').closest('a')).toBeNull();
    expect(foot.getByText('把每一笔应收账款，变成看得见的资金')).toBeTruthy();
  });

  it('is centred below the slogan, cut to 14 characters, in the RT variant', async () => {
    const world = new PortalWorld();
    world.config = {
      ...huiyu,
      isRT: true,
      securityRegister: '鲁公网安备 37020202000166 号',
      securityRegisterUrl: 'https://police.example/',
    };
    world.open(list);
    const foot = within(await screen.findByRole('contentinfo', {}, patience));
    expect(await foot.findByText('把每一笔应收账款，变成看得见')).toBeTruthy();
    expect(foot.queryByText('汇屿供应链金融')).toBeNull();
    expect(foot.getByRole<HTMLAnchorElement>('link', { name: /^鲁公网安备/ }).href).toBe('https://police.example/');
  });

  it('shows the platform’s QR code, drawn in the browser', async () => {
    const world = new PortalWorld();
    world.config = { ...huiyu, footerQr: 'https://m.huiyu.example/' };
    world.open(list);
    const foot = within(await screen.findByRole('contentinfo', {}, patience));
    const drawn = await foot.findByRole('img', { name: '二维码：用手机打开 https://m.huiyu.example/' }, patience);
    expect(drawn.querySelector('path')?.getAttribute('d')?.length).toBeGreaterThan(500);
  });

  it('offers a retry when the configuration is missing, and works without it', async () => {
    const world = new PortalWorld();
    world.config = new PortFault('timed-out');
    world.open(list);
    await listTitle();
    const foot = within(await screen.findByRole('contentinfo', {}, patience));
    expect(await foot.findByText('客服热线 40000-95533（工作日 9:00–18:00）')).toBeTruthy();
    world.config = huiyu;
    await userEvent.click(within(await foot.findByText('平台信息暂时没有取到')).getByRole('button', { name: '重试' }));
    expect(await foot.findByText('汇屿供应链金融')).toBeTruthy();
    expect(foot.queryByText('平台信息暂时没有取到')).toBeNull();
  });

  it('offers the same retry on the sign-in page', async () => {
    const world = new PortalWorld();
    world.who = undefined;
    world.config = new PortFault('timed-out');
    world.open('/login/login');
    await screen.findByText(/^平台信息暂时没有取到/, {}, patience);
    world.config = huiyu;
    await userEvent.click(screen.getByRole('button', { name: '重新获取' }));
    expect(await screen.findByText('汇屿供应链金融')).toBeTruthy();
    expect(screen.queryByText(/^平台信息暂时没有取到/)).toBeNull();
  });

  it('separates the hotline of working days from the online service', async () => {
    const world = new PortalWorld();
    world.config = { ...huiyu, onlineService: 'https://service.huiyu.example/' };
    world.open(list);
    const foot = within(await screen.findByRole('contentinfo', {}, patience));
    expect((await foot.findByRole('link', { name: /^在线客服（7×24 小时）/ })).getAttribute('href')).toBe(
      'https://service.huiyu.example/',
    );
    expect(foot.getByText('客服热线 40000-95533（工作日 9:00–18:00）')).toBeTruthy();
  });

  it('cuts the slogan to 14 characters in the RT variant', async () => {
    const world = new PortalWorld();
    world.config = { ...huiyu, isRT: true };
    world.open(list);
    expect(await screen.findByText('把每一笔应收账款，变成看得见', {}, patience)).toBeTruthy();
  });
});

describe('navigation', () => {
  it('focuses the heading of the new page', async () => {
    const world = new PortalWorld();
    world.packages = [evidence()];
    world.open(list);
    await listTitle();
    await userEvent.click(screen.getByRole('link', { name: '新建资料包' }));
    const heading = await screen.findByRole('heading', { level: 1, name: '新建资料包' }, patience);
    await waitFor(() => expect(document.activeElement).toBe(heading));
  });
});

describe('the number of waiting packages', () => {
  const bar = () => screen.getByRole('navigation', { name: '菜单' });

  it('is shown at its entry from the first activity, and read out with it', async () => {
    const world = new PortalWorld();
    world.waits = new Map([['credit', 3]]);
    world.open(list);
    await listTitle();
    await userEvent.keyboard('{Shift}');
    expect(await within(bar()).findByRole('link', { name: '资料管理 3 个待我处理' }, patience)).toBeTruthy();
    world.waits = new Map();
    await (await world.presenters.waiting()).refresh();
    await waitFor(() => expect(within(bar()).getByRole('link', { name: /资料管理/ }).textContent).toBe('资料管理'));
  });

  it('is shown in the drawer and in its group too, in a fitting form', async () => {
    const world = new PortalWorld();
    world.waits = new Map([['credit', 120]]);
    const other = {
      code: 'all',
      name: '全部产品',
      path: '/common/finance-data/index/finance',
      listed: true,
      children: [],
    };
    world.who = { ...zhou, menus: [{ ...operatorMenus[0]!, children: [...operatorMenus[0]!.children, other] }] };
    world.open(list, 'en');
    await screen.findByRole('heading', { level: 1 }, patience);
    const group = within(screen.getByRole('navigation', { name: 'Menu' })).getByRole('button');
    await userEvent.click(group);
    expect(await screen.findByRole('button', { name: '资料管理 120 awaiting me' }, patience)).toBeTruthy();
    const links = within(screen.getByRole('navigation', { name: 'Menu' })).getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual([
      '融资资料管理99+ 120 awaiting me',
      '全部产品99+ 120 awaiting me',
      'Home',
    ]);
  });
});
