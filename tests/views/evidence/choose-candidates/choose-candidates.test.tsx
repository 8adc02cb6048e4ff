import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';

import { PortFault } from '../../../../src/application/ports/port-fault.ts';
import { money } from '../../../../src/domain/money/money.ts';
import { candidate } from '../../../builders/candidates.ts';
import { PortalWorld } from '../../shell/portal-world.tsx';
import { wipe } from '../../shell/without-act.ts';

const choose = '/credit/finance-data/create/finance';
const patience = { timeout: 60_000 };

afterEach(wipe);

async function opened(world: PortalWorld): Promise<void> {
  world.open(choose);
  await screen.findAllByRole('checkbox', { name: /^选择 / }, patience);
}

const box = (number: string): HTMLElement => screen.getByRole('checkbox', { name: `选择 ${number}` });
const rowOf = (number: string): HTMLElement => {
  const row = box(number).closest<HTMLElement>('[role=row]');
  if (!row) throw new Error(`${number} stands in no row`);
  return row;
};
const order = (): readonly (string | null)[] =>
  screen.getAllByRole('checkbox', { name: /^选择 / }).map((each) => each.getAttribute('aria-label'));
const summary = (): HTMLElement => screen.getByRole('region', { name: /^已选/ });
const next = (): HTMLElement => screen.getByRole('button', { name: '下一步：上传资料' });

function worldWith(...candidates: Parameters<typeof candidate>[0][]): PortalWorld {
  const world = new PortalWorld();
  world.candidates = candidates.map((wish) => candidate(wish));
  return world;
}

describe('a company that may not begin new business', () => {
  it('sees the reason and who may object before choosing, and cannot continue', async () => {
    const world = worldWith({ id: 'K-1', number: 'RX1' });
    world.businessTerms = { ...world.businessTerms, violatingFrom: '2026-01-01', objectors: ['周思远'] };
    await opened(world);
    expect(await screen.findByText('暂不能新建资料包', {}, patience)).toBeTruthy();
    expect(
      screen.getByText(
        '贵公司为违规会员，自 2026-01-01 起不能以凭证申请融资，包括新建和提交凭证资料包。已提交的资料包照常办理。',
      ),
    ).toBeTruthy();
    await userEvent.click(box('RX1'));
    await userEvent.click(next());
    expect(world.created).toEqual([]);
    expect(screen.queryByRole('button', { name: '关联到已提交的资料包' })).toBeNull();
    expect(screen.queryByText('资料都已保存，限制解除、资料齐全之后即可提交。')).toBeNull();
  });
});

describe('choosing receivables', () => {
  it('shows at each row why it does not fit, with every remaining way', async () => {
    const world = worldWith(
      { id: 'K1', number: 'RX-1' },
      {
        id: 'K2',
        number: 'RX-2',
        creditSourceName: '澜川',
        counterpartyName: '澜川',
        funderId: 'F2',
        funderName: '禾泽',
      },
      { id: 'K3', number: 'RX-3', businessType: 'TM02' },
      { id: 'K4', number: 'RX-4', packagedIn: 'DD66' },
    );
    await opened(world);
    expect(rowOf('RX-4').textContent).toContain('已在资料包 DD66 中');
    expect(within(rowOf('RX-4')).getByRole('link', { name: '查看 DD66' }).getAttribute('href')).toContain(
      '/detail?p=DD66',
    );
    expect(rowOf('RX-2').textContent).not.toContain('不能');
    await userEvent.click(box('RX-1'));
    await waitFor(() =>
      expect(rowOf('RX-2').textContent).toContain(
        '和已选的不能放一起：信用来源方要同为 启衡；或者资金方要同为 长屿、交易对手要同为 启衡',
      ),
    );
    expect(rowOf('RX-3').textContent).toContain('业务类型不同，须分开上传');
    expect(within(rowOf('RX-4')).queryByRole('button', { name: /改选/u })).toBeNull();
    expect(box('RX-2').getAttribute('aria-disabled')).toBe('true');
    await userEvent.click(box('RX-2'));
    expect(summary().textContent).toContain('已选 1 笔');
  });

  it('shows at each row that its limit is used up', async () => {
    const world = worldWith({ id: 'K1', number: 'RX-1' }, { id: 'K2', number: 'RX-2', funderId: 'F2' });
    world.limits = [
      { packageType: 'CREDIT', funderId: 'F1', open: false },
      { packageType: 'CREDIT', funderId: 'F2', open: true },
    ];
    await opened(world);
    await waitFor(() => expect(rowOf('RX-1').textContent).toContain('资金方额度已用完'));
    expect(box('RX-1').getAttribute('aria-disabled')).toBe('true');
    expect(box('RX-2').getAttribute('aria-disabled')).not.toBe('true');
    expect(screen.queryByText(/暂停新建资料包/u)).toBeNull();
  });

  it('shows above the list that the product is switched off', async () => {
    const world = worldWith({ id: 'K1', number: 'RX-1' });
    world.switchedOn = false;
    await opened(world);
    expect((await screen.findAllByText(/暂停新建资料包/u)).length).toBeGreaterThan(0);
    expect(rowOf('RX-1').textContent).toContain('该产品暂停新建');
  });

  it('starts over with another receivable', async () => {
    const world = worldWith(
      { id: 'K1', number: 'RX-1' },
      { id: 'K3', number: 'RX-3', businessType: 'TM02', amount: money('88.00') },
    );
    await opened(world);
    await userEvent.click(box('RX-1'));
    await userEvent.click(await screen.findByRole('button', { name: '改选这一笔 RX-3' }));
    await waitFor(() => expect(summary().textContent).toContain('¥88.00'));
    expect(rowOf('RX-1').textContent).toContain('业务类型不同');
  });

  it('lists unusable rows last, moves no row during ticking, and lists fitting rows first after a filter', async () => {
    const world = worldWith(
      { id: 'K4', number: 'RX-4', packagedIn: 'DD66' },
      { id: 'K3', number: 'RX-3', businessType: 'TM02' },
      { id: 'K1', number: 'RX-1' },
    );
    await opened(world);
    expect(order()).toEqual(['选择 RX-1', '选择 RX-3', '选择 RX-4']);
    await userEvent.click(box('RX-3'));
    await screen.findByText('已选 1 笔');
    expect(order()).toEqual(['选择 RX-1', '选择 RX-3', '选择 RX-4']);
    await userEvent.type(screen.getByRole('searchbox'), 'RX');
    await waitFor(() => expect(order()).toEqual(['选择 RX-3', '选择 RX-1', '选择 RX-4']));
  });

  it('reserves the line of a reason, so that no row grows', async () => {
    const world = worldWith({ id: 'K1', number: 'RX-1' }, { id: 'K3', number: 'RX-3', businessType: 'TM02' });
    await opened(world);
    const lines = (): number => [rowOf('RX-1'), rowOf('RX-3')].reduce((sum, row) => sum + row.children.length, 0);
    const before = lines();
    await userEvent.click(box('RX-1'));
    await waitFor(() => expect(rowOf('RX-3').textContent).toContain('业务类型不同'));
    expect(lines()).toBe(before);
  });

  it('lists the choice, and groups the rest by reason', async () => {
    const world = worldWith(
      { id: 'K1', number: 'RX-1' },
      { id: 'K2', number: 'RX-2' },
      {
        id: 'K3',
        number: 'RX-3',
        creditSourceName: '澜川',
        counterpartyName: '澜川',
        funderId: 'F2',
        funderName: '禾泽',
      },
      {
        id: 'K4',
        number: 'RX-4',
        creditSourceName: '北屿',
        counterpartyName: '北屿',
        funderId: 'F2',
        funderName: '禾泽',
      },
      { id: 'K5', number: 'RX-5', packagedIn: 'DD66' },
    );
    await opened(world);
    await userEvent.click(box('RX-1'));
    const others = await screen.findByRole('region', { name: '其余应收账款' });
    expect(others.textContent).toContain('还有 1 笔可一起提交');
    expect(
      within(others)
        .getAllByRole('listitem')
        .map((each) => each.textContent),
    ).toEqual(['付款方不同，请另建资料包2 笔', '已在其他资料包中1 笔']);
    expect(rowOf('RX-3').textContent).toContain('付款方不同，请另建资料包');
    await userEvent.click(within(summary()).getByRole('button', { name: '不选 RX-1' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: '其余应收账款' })).toBeNull());
  });

  it('shows that all must need invoices, or none', async () => {
    const world = worldWith(
      { id: 'K1', number: 'RX-1' },
      { id: 'K2', number: 'RX-2', invoiceTag: 'INVOICE_ABSENT', counterpartyName: '澜川' },
    );
    await opened(world);
    await userEvent.click(box('RX-1'));
    await waitFor(() =>
      expect(rowOf('RX-2').textContent).toContain('是否需要发票要一致（已选的需要）；或者交易对手要同为 启衡'),
    );
  });

  it('sorts by any column, with unusable rows last', async () => {
    const world = worldWith(
      { id: 'K4', number: 'RX-4', packagedIn: 'DD66', amount: money('1.00') },
      { id: 'K1', number: 'RX-10', amount: money('900.00'), dueDate: '2027-01-02' },
      { id: 'K2', number: 'RX-9', amount: money('1000.00'), dueDate: '2027-01-01' },
    );
    await opened(world);
    const sortBy = async (column: string): Promise<void> =>
      userEvent.click(screen.getByRole('button', { name: column }));
    await sortBy('可融资金额');
    await waitFor(() => expect(order()).toEqual(['选择 RX-9', '选择 RX-10', '选择 RX-4']));
    expect(screen.getByRole('columnheader', { name: '可融资金额' }).getAttribute('aria-sort')).toBe('descending');
    await sortBy('可融资金额');
    await waitFor(() => expect(order()).toEqual(['选择 RX-10', '选择 RX-9', '选择 RX-4']));
    await sortBy('凭证号');
    await waitFor(() => expect(order()).toEqual(['选择 RX-10', '选择 RX-9', '选择 RX-4']));
    await sortBy('凭证号');
    await waitFor(() => expect(order()).toEqual(['选择 RX-9', '选择 RX-10', '选择 RX-4']));
  });

  it('selects all that fit together from the top, and deselects them', async () => {
    const world = worldWith(
      { id: 'K1', number: 'RX-1' },
      { id: 'K2', number: 'RX-2', businessType: 'TM02' },
      { id: 'K3', number: 'RX-3' },
      { id: 'K4', number: 'RX-4', packagedIn: 'DD66' },
    );
    await opened(world);
    const all = (): HTMLInputElement =>
      screen.getByRole<HTMLInputElement>('checkbox', { name: '勾选可一起提交的全部' });
    expect([all().checked, all().indeterminate]).toEqual([false, false]);
    await userEvent.click(box('RX-3'));
    await waitFor(() => expect(all().indeterminate).toBe(true));
    await userEvent.click(all());
    await waitFor(() => expect(summary().textContent).toContain('已选 2 笔'));
    expect([all().checked, all().indeterminate]).toEqual([true, false]);
    expect(box('RX-2')).toHaveProperty('checked', false);
    await userEvent.click(all());
    await waitFor(() => expect(summary().textContent).toContain('已选 0 笔'));
  });

  it('limits the selected applicants, names the first ones, and the rest on request', async () => {
    const world = worldWith(
      ...Array.from({ length: 22 }, (_, index) => ({
        id: `K${index + 1}`,
        number: `RX-${index + 1}`,
        supplierName: `第${index + 1}队`,
      })),
    );
    await opened(world);
    await userEvent.click(screen.getByRole('checkbox', { name: '勾选可一起提交的全部' }));
    await waitFor(() => expect(summary().textContent).toContain('已选 20 笔'));
    expect(rowOf('RX-21').textContent).toContain('融资申请人将超过 20 家');
    expect(within(summary()).queryByText('第6队')).toBeNull();
    await userEvent.click(within(summary()).getByRole('button', { name: '显示其余 15 家' }));
    expect(await within(summary()).findByText('第20队')).toBeTruthy();
    await userEvent.click(within(summary()).getByRole('button', { name: '收起' }));
    await waitFor(() => expect(within(summary()).queryByText('第6队')).toBeNull());
  });

  it('selects only shown rows, and leaves hidden ones unchanged', async () => {
    const world = worldWith({ id: 'K1', number: 'RX-1' }, { id: 'K2', number: 'RX-2' }, { id: 'K3', number: 'RX-3' });
    await opened(world);
    await userEvent.click(box('RX-1'));
    await userEvent.type(screen.getByRole('searchbox'), 'RX-2');
    await waitFor(() => expect(order()).toEqual(['选择 RX-2']));
    await userEvent.click(screen.getByRole('checkbox', { name: '勾选可一起提交的全部' }));
    await waitFor(() => expect(summary().textContent).toContain('已选 2 笔'));
    await userEvent.click(screen.getByRole('checkbox', { name: '勾选可一起提交的全部' }));
    await waitFor(() => expect(summary().textContent).toContain('已选 1 笔'));
  });

  it('sums up the choice, asks for the funder when there are several, and shows what follows', async () => {
    const world = worldWith(
      { id: 'K1', number: 'RX-1', amount: money('420000.00') },
      { id: 'K2', number: 'RX-2', amount: money('222300.00'), funderId: 'F2', funderName: '禾泽' },
    );
    world.expected = [
      { name: '贸易合同', stage: 'BUSI_CONTRACT', required: true, templateOf: undefined },
      { name: '其他资料', stage: 'FINANCE_OTHER', required: false, templateOf: undefined },
    ];
    await opened(world);
    expect(next().getAttribute('aria-disabled')).toBe('true');
    await userEvent.click(box('RX-1'));
    await waitFor(() => expect(box('RX-1')).toHaveProperty('checked', true));
    await userEvent.click(box('RX-2'));
    await waitFor(() => expect(summary().textContent).toContain('¥642,300.00'));
    expect(within(summary()).queryByRole('radio', { checked: true })).toBeNull();
    // The only next action is a button that moves to the choice of the funder, wherever that is on the page.
    expect(screen.queryByRole('button', { name: '下一步' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: '请先选择资金方' }));
    expect(document.activeElement).toBe(within(summary()).getAllByRole('radio')[0]);
    await userEvent.click(within(summary()).getByRole('radio', { name: '禾泽' }));
    expect((await screen.findByRole('region', { name: '接下来需要' })).textContent).toContain('其他资料 选填');
    await userEvent.click(next());
    await waitFor(() =>
      expect(world.created).toEqual([
        { shelf: { book: 'credit', side: 'finance' }, ids: ['K1', 'K2'], funderId: 'F2', coreEnterpriseId: 'C1' },
      ]),
    );
  });

  it('lists receivables that owe invoices under their own tab, and keeps the choice', async () => {
    const world = worldWith({ id: 'K1', number: 'RX-1' });
    world.owing = [candidate({ id: 'B1', number: 'RX-9' })];
    await opened(world);
    expect(screen.queryByRole('checkbox', { name: '选择 RX-9' })).toBeNull();
    await userEvent.click(box('RX-1'));
    await userEvent.click(screen.getByRole('button', { name: '待补发票' }));
    expect(await screen.findByRole('checkbox', { name: '选择 RX-9' })).toBeTruthy();
    expect(screen.getByText(/只需补交发票/)).toBeTruthy();
    expect(screen.queryByRole('checkbox', { name: '选择 RX-1' })).toBeNull();
    expect(summary().textContent).toContain('已选 0 笔');
    await userEvent.click(screen.getByRole('button', { name: '新建业务' }));
    expect((await screen.findByRole<HTMLInputElement>('checkbox', { name: '选择 RX-1' }, patience)).checked).toBe(true);
  });

  it('keeps the choice while filters hide it', async () => {
    const world = worldWith({ id: 'K1', number: 'RX-1' }, { id: 'K3', number: 'RX-3', businessType: 'TM02' });
    await opened(world);
    await userEvent.click(box('RX-1'));
    await userEvent.click(screen.getByRole('checkbox', { name: '只看可一起提交的' }));
    await waitFor(() => expect(screen.queryByRole('checkbox', { name: '选择 RX-3' })).toBeNull());
    await userEvent.type(screen.getByRole('searchbox'), '没有这个');
    expect(await screen.findByRole('heading', { name: '没有符合条件的应收账款' })).toBeTruthy();
    expect(summary().textContent).toContain('已选 1 笔');
  });

  it('reports that nothing can be financed', async () => {
    const world = new PortalWorld();
    world.open(choose);
    expect(await screen.findByRole('heading', { name: '暂无可提交资料的应收账款' }, patience)).toBeTruthy();
  });
});

async function pressedNext(world: PortalWorld): Promise<HTMLElement> {
  await opened(world);
  await userEvent.click(box('RX-1'));
  await waitFor(() => expect(next().getAttribute('aria-disabled')).toBeNull());
  await userEvent.click(next());
  return screen.findByRole('alertdialog', { hidden: true }, patience);
}

describe('a package that cannot be made', () => {
  it.each([
    ['no-fundable-party', '暂无可融资的资金方'],
    ['too-many-applicants', '融资申请人过多'],
  ] as const)('because of %s shows the hotline', async (because, words) => {
    const world = worldWith({ id: 'K1', number: 'RX-1' });
    world.creation = { created: false, because };
    const told = await pressedNext(world);
    expect(told.textContent).toContain(words);
    expect(told.textContent).toContain('客服热线 40000-95533');
    await userEvent.click(await within(told).findByRole('button', { name: '知道了', hidden: true }, patience));
    await waitFor(() => expect(screen.queryByRole('alertdialog', { hidden: true })).toBeNull());
    expect(world.place).toBe(choose);
  });

  it('for missing steps shows the data error, and the package is in the list', async () => {
    const world = worldWith({ id: 'K1', number: 'RX-1' });
    world.steps = [];
    const told = await pressedNext(world);
    expect(told.textContent).toContain('数据异常');
    expect(told.textContent).toContain('客服热线 40000-95533');
    await userEvent.click(await within(told).findByRole('button', { name: '知道了', hidden: true }, patience));
    await waitFor(() => expect(world.place).toBe('/credit/finance-data/index/finance'));
  });

  it('for a server error shows code and trace id', async () => {
    const world = worldWith({ id: 'K1', number: 'RX-1' });
    world.creation = new PortFault('refused', { code: 'E7', traceId: 'T-7', serverMessage: '额度不足' });
    const told = await pressedNext(world);
    expect(told.textContent).toContain('额度不足');
    expect(told.textContent).toContain('错误代码：E7');
    expect(told.textContent).toContain('T-7');
  });
});
