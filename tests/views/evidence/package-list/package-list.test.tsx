import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';

import { PortFault } from '../../../../src/application/ports/port-fault.ts';
import { refreshInterval } from '../../../../src/presentation/shared/refresh-poller.ts';
import { director, evidence, PortalWorld, zhou } from '../../shell/portal-world.tsx';
import { wipe } from '../../shell/without-act.ts';

const list = '/credit/finance-data/index/finance';
const patience = { timeout: 60_000 };

afterEach(wipe);

const rowOf = async (number: string): Promise<HTMLElement> => {
  const link = await screen.findByRole('link', { name: number }, patience);
  return link.closest<HTMLElement>('[role=row]') ?? link;
};

describe('the link to a new package', () => {
  it.each([
    ['a violating member', { violatingFrom: '2026-11-01', barredFrom: [] }, '贵公司为违规会员，不能以凭证申请融资。'],
    [
      'a barred company',
      { violatingFrom: undefined, barredFrom: ['finance' as const] },
      '平台暂停了贵公司办理本项业务。',
    ],
  ])('shows %s why none can be made, and links to the remedy', async (_who, member, reason) => {
    const world = new PortalWorld();
    world.businessTerms = { ...member, recalled: new Map(), objectors: ['周思远'] };
    world.open(list);
    expect((await screen.findAllByText(reason, { exact: false }, patience)).length).toBeGreaterThan(0);
    expect(screen.getByRole('button', { name: /新建资料包/ }).getAttribute('aria-disabled')).toBe('true');
    expect(screen.getByRole('link', { name: '查看说明' }).getAttribute('href')).toContain('/create/finance');
    expect(screen.queryByRole('link', { name: /新建资料包/ })).toBeNull();
  });
});

describe('the list of packages', () => {
  it('shows for each package its holder and the possible action', async () => {
    const world = new PortalWorld();
    world.packages = [
      evidence(),
      evidence({ packageId: 'DD2', state: 'AUDIT_REJECT', returnedItems: 2 }),
      evidence({ packageId: 'DD3', state: 'UN_AUDIT', since: Date.parse('2026-11-18T06:05:00Z') }),
      evidence({ packageId: 'DD5', state: 'UN_AUDIT', expected: { day: '2026-11-24', about: false } }),
      evidence({ packageId: 'DD6', state: 'BIZ_MODIFY', expected: { day: '2026-11-18', about: false } }),
      evidence({ packageId: 'DD7', given: { there: 3, required: 5 } }),
      evidence({ packageId: 'DD8', handlerId: 'U2', handlerName: '李敏', given: { there: 5, required: 5 } }),
      evidence({ packageId: 'DD4', state: 'WHATEVER' }),
    ];
    world.open(list);
    const first = await rowOf('DD20261119-0031');
    expect(first.textContent).toContain('待完善');
    expect(first.textContent).toContain('¥68,450.00');
    expect(within(first).getByRole('link', { name: '继续 DD20261119-0031' })).toBeTruthy();
    const returned = await rowOf('DD2');
    expect(returned.textContent).toContain('已退回');
    expect(returned.textContent).toContain('等您修改 2 项 · 11-19 退回');
    expect(within(returned).getByRole('link', { name: '去修改 DD2' })).toBeTruthy();
    expect((await rowOf('DD3')).textContent).toContain('平台初审 · 11-18 起');
    expect((await rowOf('DD5')).textContent).toContain('平台初审 · 预计 11-24 前完成');
    expect((await rowOf('DD6')).textContent).toContain('平台更正 · 应于 11-18 完成，已超 2 个工作日');
    expect((await rowOf('DD7')).textContent).toContain('等您完善 · 必交 3/5 项已上传');
    expect((await rowOf('DD8')).textContent).toContain('李敏处理中 · 必交 5 项都已上传');
    expect((await rowOf('DD4')).textContent).toContain('未识别的状态（WHATEVER）');
    expect(await screen.findByText('共 8 个 · ¥547,600.00')).toBeTruthy();
  });

  it('refreshes while it is open, and keeps its rows without a connection', async () => {
    const world = new PortalWorld();
    world.packages = [evidence()];
    world.open(list);
    await rowOf('DD20261119-0031');
    world.packages = [evidence({ state: 'AUDIT_REJECT', returnedItems: 2 })];
    world.clock.advance(refreshInterval);
    expect(await screen.findByText('等您修改 2 项 · 11-19 退回', {}, patience)).toBeTruthy();
    world.listFault = new PortFault('offline');
    const asked = world.asked.length;
    world.clock.advance(refreshInterval);
    await waitFor(() => expect(world.asked.length).toBe(asked + 1));
    expect((await rowOf('DD20261119-0031')).textContent).toContain('已退回');
  });

  it('is read-only for users who may not edit', async () => {
    const world = new PortalWorld();
    world.who = { ...zhou, role: director, candidateRoles: [director] };
    world.packages = [evidence()];
    world.open(list);
    expect(within(await rowOf('DD20261119-0031')).getByRole('link', { name: '查看 DD20261119-0031' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: '新建资料包' })).toBeNull();
  });

  it('shows the first step when it is empty', async () => {
    const world = new PortalWorld();
    world.open(list);
    expect(await screen.findByRole('heading', { name: '还没有资料包' }, patience)).toBeTruthy();
    expect(within(screen.getByRole('main')).getAllByRole('link', { name: '新建资料包' })).toHaveLength(2);
  });

  it('shows why no packages can be made while the product is switched off, without a link', async () => {
    const world = new PortalWorld();
    world.switchedOn = false;
    world.open(list);
    expect(
      await screen.findByText(
        '该产品目前暂停新建资料包，恢复后即可新建；已建的资料包照常办理。如有疑问，请联系客服。',
        { selector: 'div' },
        patience,
      ),
    ).toBeTruthy();
    expect(screen.queryByRole('link', { name: '新建资料包' })).toBeNull();
    for (const button of screen.getAllByRole('button', { name: '新建资料包' }))
      expect(button.getAttribute('aria-disabled')).toBe('true');
  });

  it('offers to clear the filters when no package matches', async () => {
    const world = new PortalWorld();
    world.open(`${list}?states=returned`);
    await screen.findByRole('heading', { name: '没有符合条件的资料包' }, patience);
    await userEvent.click(screen.getAllByRole('button', { name: '清除筛选' })[0]!);
    await screen.findByRole('heading', { name: '还没有资料包' }, patience);
    expect(world.place).toBe(list);
  });

  it('shows why it failed, with details for the hotline, and loads again', async () => {
    const world = new PortalWorld();
    world.packages = [evidence()];
    world.listFault = new PortFault('refused', { code: 'E100', serverMessage: '系统维护中', traceId: 'T-9' });
    world.open(list);
    const failed = await screen.findByRole('alert', {}, patience);
    expect(failed.textContent).toContain('系统维护中');
    expect(failed.textContent).toContain('E100');
    expect(failed.textContent).toContain('T-9');
    world.listFault = undefined;
    await userEvent.click(screen.getByRole('button', { name: '重试' }));
    await rowOf('DD20261119-0031');
  });
});

describe('the address of the list', () => {
  it('follows the search after a pause, without a history entry', async () => {
    const world = new PortalWorld();
    world.packages = [evidence()];
    world.open(list);
    await rowOf('DD20261119-0031');
    const before = window.history.length;
    const asked = world.asked.length;
    await userEvent.type(screen.getByRole('searchbox'), '启衡');
    world.clock.advance(299);
    expect(world.place).toBe(list);
    expect(world.asked).toHaveLength(asked);
    world.clock.advance(1);
    await waitFor(() => expect(world.place).toBe(`${list}?q=${encodeURIComponent('启衡')}`));
    await waitFor(() => expect(world.asked.at(-1)?.filter.keyword).toBe('启衡'));
    expect(window.history.length).toBe(before);
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('启衡');
  });

  it('shows a ticked filter at once, and requests it', async () => {
    const world = new PortalWorld();
    world.packages = [evidence()];
    world.open(list);
    await rowOf('DD20261119-0031');
    await userEvent.click(screen.getByRole('button', { name: /^状态 ?全部$/, expanded: false }));
    await userEvent.click(await screen.findByRole('checkbox', { name: '已退回' }));
    await waitFor(() => expect(world.asked.at(-1)?.filter.states).toEqual(['returned']));
    expect(world.place).toBe(`${list}?states=returned`);
    expect(screen.getByRole('checkbox', { name: '已退回', checked: true })).toBeTruthy();
  });

  it('is filtered by waiting packages with one press, and back by another; other filters stay', async () => {
    const world = new PortalWorld();
    world.packages = [evidence()];
    world.open(`${list}?q=DD&page=2`);
    await rowOf('DD20261119-0031');
    await userEvent.click(await screen.findByRole('button', { name: '待我处理 1', pressed: false }));
    await waitFor(() => expect(world.asked.at(-1)?.filter.waitingFor).toBe('U1'));
    expect(world.place).toBe(`${list}?view=waiting&q=DD`);
    await userEvent.click(await screen.findByRole('button', { name: '全部', pressed: false }));
    await waitFor(() => expect(world.place).toBe(`${list}?q=DD`));
    await waitFor(() => expect(world.asked.at(-1)?.filter.waitingFor).toBe(''));
  });

  it('has no waiting packages for a reader', async () => {
    const world = new PortalWorld();
    world.who = { ...zhou, role: director, candidateRoles: [director] };
    world.packages = [evidence()];
    world.open(list);
    await rowOf('DD20261119-0031');
    expect(screen.queryByRole('button', { name: /待我处理/ })).toBeNull();
  });

  it('keeps order, page and page size', async () => {
    const world = new PortalWorld();
    world.packages = [evidence()];
    world.open(`${list}?sort=-totalAmount&pageSize=50`);
    await rowOf('DD20261119-0031');
    expect(screen.getByRole('columnheader', { name: '业务总金额' }).getAttribute('aria-sort')).toBe('descending');
    expect(world.asked.at(-1)).toMatchObject({ sortBy: 'totalAmount', descending: true, page: 1, pageSize: 50 });
    await userEvent.click(screen.getByRole('button', { name: '业务总金额' }));
    await waitFor(() => expect(world.place).toBe(`${list}?sort=totalAmount&pageSize=50`));
  });

  it('leads from a page beyond the last to the last', async () => {
    const world = new PortalWorld();
    world.open(`${list}?page=9`);
    await waitFor(() => expect(world.place).toBe(list), patience);
  });
});

describe('account numbers in the list', () => {
  it('are masked, each with its own button, and shown after the viewing is recorded', async () => {
    const world = new PortalWorld();
    world.packages = [evidence(), evidence({ packageId: 'DD2' }), evidence({ packageId: 'DD3', accountNumber: '' })];
    world.preferences.set('columns:packages:U1', 'account,amount');
    world.open(list);
    const first = await rowOf('DD20261119-0031');
    expect(first.textContent).toContain('3305 01** **** **** 0871');
    world.viewingFault = new PortFault('offline');
    await userEvent.click(within(first).getByRole('button', { name: '显示资料包 DD20261119-0031 的账号' }));
    expect((await within(first).findByRole('alert')).textContent).toContain('查看未能记录');
    expect(first.textContent).not.toContain('3305 0161');
    world.viewingFault = undefined;
    await userEvent.click(within(first).getByRole('button', { name: '显示资料包 DD20261119-0031 的账号' }));
    await within(first).findByText('3305 0161 0000 0000 0871');
    expect(world.viewings).toBe(1);
    expect((await rowOf('DD2')).textContent).toContain('3305 01** **** **** 0871');
    expect(within(await rowOf('DD3')).queryByRole('button', { name: /账号/ })).toBeNull();
  });
});

describe('the columns', () => {
  it('are those chosen in this browser, until a reset', async () => {
    const world = new PortalWorld();
    world.packages = [evidence()];
    world.preferences.set('columns:packages:U1', 'account,amount');
    world.open(list);
    const row = await rowOf('DD20261119-0031');
    expect(row.textContent).toContain('3305 01** **** **** 0871');
    expect(screen.queryByRole('columnheader', { name: '付款方' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: '列设置' }));
    await userEvent.click(await screen.findByRole('checkbox', { name: '供应商' }));
    expect(await screen.findByRole('columnheader', { name: '供应商' })).toBeTruthy();
    expect(world.preferences.get('columns:packages:U1')).toBe('supplier,account,amount');
    await userEvent.click(screen.getByRole('button', { name: '恢复默认' }));
    expect(await screen.findByRole('columnheader', { name: '付款方' })).toBeTruthy();
  });
});
