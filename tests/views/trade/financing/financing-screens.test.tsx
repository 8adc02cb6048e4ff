import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Presenters } from '../../../../src/presentation/presenters.ts';
import { LinksContext } from '../../../../src/views/design/actions/links-context.ts';
import { PresentersContext } from '../../../../src/views/pages/presenters-context.ts';
import { FinanceScreen } from '../../../../src/views/trade/financing/FinanceScreen.tsx';
import { ContractsScreen, FinancingsScreen } from '../../../../src/views/trade/financing/FinancingsScreen.tsx';
import { TradeToDoScreen } from '../../../../src/views/trade/to-do/TradeToDoScreen.tsx';
import { ApplicationScreen } from '../../../../src/views/trade/application/ApplicationScreen.tsx';
import { money } from '../../../../src/words/format.ts';
import { KindProvider } from '../../../../src/views/trade/shared/kind-context.ts';
import { FinancingWorld } from '../../../builders/financing.ts';
import { openOffice, type Office, type Seat } from '../../../builders/office.ts';
import { show } from '../../design/show.tsx';

const dueOn = '2027-03-31';

let office: Office;
let world: FinancingWorld;
beforeEach(async () => {
  // jsdom does not scroll.
  Element.prototype.scrollIntoView = () => undefined;
  office = await openOffice();
  world = new FinancingWorld(office.store, office.clock);
});
afterEach(() => {
  cleanup();
  office.close();
});

/** A screen of the trade for the credits of an account, at an address. */
async function shownTo(account: string, Screen: typeof FinanceScreen, search = ''): Promise<Seat> {
  const seat = await office.seat(account);
  const { presenters } = seat;
  show(
    <MemoryRouter initialEntries={[`/page${search}`]}>
      <PresentersContext value={{ session: presenters.session, of: () => presenters } as unknown as Presenters}>
        <LinksContext value={{ addressOf: (to) => `/cv3${to}`, follow: () => undefined }}>
          <KindProvider value="credit">
            <Screen />
          </KindProvider>
        </LinksContext>
      </PresentersContext>
    </MemoryRouter>,
  );
  await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());
  return seat;
}

const press = async (name: string | RegExp, where: Pick<typeof screen, 'getByRole'> = screen): Promise<void> =>
  act(async () => void fireEvent.click(where.getByRole('button', { name })));
const type = async (label: string, value: string): Promise<void> => {
  fireEvent.change(await screen.findByLabelText(label), { target: { value } });
};

/** Waits for the pause after typing, and until the offers are shown. */
async function openOffers(): Promise<void> {
  await act(async () => office.clock.advance(400));
  await waitFor(() => expect(screen.getByText(/个报价$/)).toBeTruthy());
}

const numbersOf = async (...holdings: readonly { readonly instrumentId: string }[]): Promise<readonly string[]> =>
  office.store.transaction(async ({ instruments }) => {
    const found = await instruments.findAll(holdings.map(({ instrumentId }) => instrumentId));
    return found.map(({ number }) => number);
  });

const approveFinancing = async (hasEvidence = true) => {
  const holding = await world.held('100000.00', dueOn);
  if (hasEvidence) await world.withEvidence([holding.id], 'F-CHANGYU', 'AUDITED');
  return world.approve([{ holdingId: holding.id, amount: '60000.00' }], 'FP-CHANGYU-1');
};

describe('the to-do page of a supplier', () => {
  it('lists the financings that wait, each with its page', async () => {
    const financing = await approveFinancing(false);
    await shownTo('zhousiyuan', TradeToDoScreen);
    const row = within(await screen.findByRole('region', { name: /^融资/u }));
    expect(row.getByRole('link', { name: new RegExp(financing.number, 'u') }).getAttribute('href')).toContain(
      financing.id,
    );
  });

  it('lists what came and is not accepted', async () => {
    await world.held('100000.00', dueOn);
    await office.store.transaction(async (transaction) => {
      const query = {
        companyId: 'C-YANZHOU',
        place: 'held',
        keyword: '',
        orderBy: 'openedAt',
        descending: true,
      } as const;
      const [held] = await transaction.holdings.page(query, { offset: 0, limit: 1 });
      if (held) await transaction.holdings.save({ ...held, place: 'transit', acceptBy: '2026-12-04' });
    });
    await shownTo('zhousiyuan', TradeToDoScreen);
    expect(within(await screen.findByRole('region', { name: /签收/u })).getByText('¥100,000.00')).toBeTruthy();
  });
});

describe('the application that signs a contract', () => {
  it('names all instruments, the terms and what arrives, and leads to the contract', async () => {
    const [one, other] = [await world.held('60000.00', dueOn), await world.held('50000.00', dueOn)];
    await world.withEvidence([one.id], 'F-CHANGYU', 'AUDITED');
    await world.withEvidence([other.id], 'F-CHANGYU', 'AUDITED');
    const lines = [one, other].map(({ id }) => ({ holdingId: id, amount: '50000.00' }));
    const financing = await world.approve(lines, 'FP-CHANGYU-1');
    for (const action of ['search', 'approve'] as const) await world.decideAsFunder(financing.id, action);
    const asked = await world.save(await world.caller('zhousiyuan', 'operator'), 'contract', {
      financingId: financing.id,
    });
    await shownTo('guyunzhou', ApplicationScreen, `?id=${asked.id}`);
    const drawn = await world.financingOf({ id: financing.applicationId });
    for (const number of await numbersOf(one, other))
      expect(await screen.findByText(new RegExp(`^${number}\\s¥50,000.00$`, 'u'))).toBeTruthy();
    const net = money(drawn.contract?.figures.net ?? '');
    expect(screen.getByText(net)).toBeTruthy();
    expect(screen.getByText(drawn.contract?.number ?? '')).toBeTruthy();
    expect(screen.getByRole('link', { name: '看融资和合同' }).getAttribute('href')).toContain(financing.id);
  });
});

describe('the form for financing', () => {
  it('leads from the credits over the offers and the account to the submission', async () => {
    const [one, other] = [await world.held('650000.00', dueOn), await world.held('750000.00', dueOn)];
    const { place } = await shownTo('zhousiyuan', FinanceScreen);
    for (const number of await numbersOf(one, other))
      fireEvent.click(screen.getByRole('checkbox', { name: `选择凭证 ${number}` }));
    expect(screen.getByText('已选 2 张，可融资 ¥1,400,000.00')).toBeTruthy();
    await press('下一步');
    await type('融资金额', '1200000');
    await openOffers();
    expect(screen.getByText(`¥650,000.00（可融资 ¥650,000.00）`, { exact: false })).toBeTruthy();
    expect(screen.getByText(`¥550,000.00（可融资 ¥750,000.00）`, { exact: false })).toBeTruthy();
    expect(screen.getAllByText('还没有选资金方').length).toBeGreaterThan(0);
    const [choice] = screen.getAllByRole('button', { name: /^选.+追索）$/u });
    if (!choice) throw new Error('No offer can be chosen');
    await act(async () => void fireEvent.click(choice));
    expect(choice.getAttribute('aria-pressed')).toBe('true');
    await press('下一步');
    await waitFor(() => expect(screen.getByText('资料与收款账户')).toBeTruthy());
    expect(screen.getByRole('link', { name: '去备资料' })).toBeTruthy();
    await type('资金用途（选填）', '采购原材料');
    await press('下一步');
    await waitFor(() => expect(screen.getByText('核对融资申请')).toBeTruthy());
    // The missing parts are named again before the submission.
    expect(screen.getByText(/所选凭证还没有资料包/u)).toBeTruthy();
    expect(screen.getByText('采购原材料')).toBeTruthy();
    expect(screen.getByText('提交后占用 ¥1,200,000.00，等顾云舟、林知夏审批')).toBeTruthy();
    await press('提交');
    await waitFor(async () => {
      const submitted = await office.store.transaction(async ({ holdings }) => holdings.find(one.id));
      expect(submitted?.reserved.fen).toBe(65_000_000n);
    });
    await waitFor(() => expect(place()).toMatch(/id=TA-/));
  });

  it('opens at the step of its address, and announces it', async () => {
    const holding = await world.held('100000.00', dueOn);
    const kept = await world.save(
      await world.caller('zhousiyuan', 'operator'),
      'finance',
      { holdings: [{ holdingId: holding.id, amount: '60000.00' }] },
      undefined,
      false,
    );
    await shownTo('zhousiyuan', FinanceScreen, `?id=${kept.id}&step=check`);
    await waitFor(() => expect(screen.getByLabelText('融资金额')).toHaveProperty('value', '60,000.00'));
    const steps = within(screen.getByRole('list', { name: '申请步骤' }));
    expect(
      steps
        .getByText(/^金额与资金方/u)
        .closest('li')
        ?.getAttribute('aria-current'),
    ).toBe('step');
  });

  it('says that credits do not go together, and keeps one group', async () => {
    const one = await world.held('100000.00', dueOn);
    const other = await world.held('200000.00', '2027-04-30');
    await shownTo('zhousiyuan', FinanceScreen);
    for (const number of await numbersOf(one, other))
      fireEvent.click(screen.getByRole('checkbox', { name: `选择凭证 ${number}` }));
    expect(screen.getByText('到期日不同。请只保留其中一组，其余另行申请。')).toBeTruthy();
    const why = '已选 2 张，到期日不同，不能放在一笔融资里';
    expect(screen.getAllByText(why).length).toBeGreaterThan(0);
    expect(screen.getByRole('button', { name: '下一步' }).title).toBe(why);
    screen.getByRole('button', { name: /^只保留.+2027-03-31 到期的 1 张$/u }).focus();
    await press(/^只保留.+2027-03-31 到期的 1 张$/u);
    // The button has disappeared, and the list has the focus.
    expect(document.activeElement?.querySelector('ul')).toBeTruthy();
    expect(document.activeElement).not.toBe(document.body);
    expect(screen.queryByText('这些凭证不能放在一笔融资里')).toBeNull();
    expect(screen.getByText('已选 1 张，可融资 ¥100,000.00')).toBeTruthy();
  });

  it('names the payment day of a credit that is due on a day off', async () => {
    const one = await world.held('100000.00', '2027-01-01');
    await shownTo('zhousiyuan', FinanceScreen);
    const [number] = await numbersOf(one);
    const row = screen.getByRole('checkbox', { name: `选择凭证 ${number}` }).closest('li');
    expect(row?.textContent).toContain('2027-01-01（周五）到期，约 2027-01-04（周一）付款');
  });

  it('names the part in an evidence package, and does not let a closed credit be chosen', async () => {
    const packaged = await world.held('100000.00', dueOn);
    await world.withEvidence([packaged.id], 'F-CHANGYU', 'AUDITED');
    const late = await world.held('200000.00', dueOn);
    await office.store.transaction(async ({ holdings }) => holdings.save({ ...late, dueOn: '2026-11-02' }));
    await shownTo('zhousiyuan', FinanceScreen);
    const [one, other] = await numbersOf(packaged, late);
    const rowOf = (number: string | undefined) => screen.getByRole('checkbox', { name: `选择凭证 ${number}` });
    expect(rowOf(one).closest('li')?.textContent).toContain('可融资 ¥100,000.00其中在资料包 ¥100,000.00');
    expect(rowOf(other).closest('li')?.textContent).toContain('已到期，不能融资');
    fireEvent.click(rowOf(other));
    expect(rowOf(other).getAttribute('aria-disabled')).toBe('true');
    expect(screen.getAllByText('还没有选凭证').length).toBeGreaterThan(0);
  });

  it('shows what is above the available amount at its field', async () => {
    const { id } = await world.held('100000.00', dueOn);
    await shownTo('zhousiyuan', FinanceScreen, `?holding=${id}`);
    await press('下一步');
    await type('融资金额', '100000.01');
    expect(screen.getByText('超过可融资金额 ¥0.01，请减少金额或增加凭证')).toBeTruthy();
    fireEvent.blur(screen.getByLabelText('融资金额'));
    await press('全部');
    expect(screen.queryByText(/超过可融资金额/)).toBeNull();
    expect(screen.getByLabelText<HTMLInputElement>('融资金额').value).toBe('100,000.00');
  });
});

describe('the list of financings', () => {
  it('shows a supplier its financings with state, rate and what is paid out', async () => {
    const { number } = await approveFinancing();
    await shownTo('zhousiyuan', FinancingsScreen);
    expect(screen.getByRole('link', { name: number })).toBeTruthy();
    expect(within(screen.getByRole('table')).getByText('资金方审核中')).toBeTruthy();
    expect(screen.getByText('1 笔，合计 ¥60,000.00')).toBeTruthy();
    expect(screen.getByRole('button', { name: '导出 1 条' })).toBeTruthy();
    expect(screen.getByRole('link', { name: '申请融资' })).toBeTruthy();
    expect(screen.getByRole('columnheader', { name: /到账/ })).toBeTruthy();
  });

  it('shows an issuer the financings of its suppliers without what they cost exactly', async () => {
    const { number } = await approveFinancing();
    await shownTo('luoqiubai', FinancingsScreen);
    expect(screen.getByText(number)).toBeTruthy();
    expect(screen.queryByRole('link', { name: number })).toBeNull();
    expect(screen.getByText(/^\d+% 至 \d+%$/u)).toBeTruthy();
    expect(screen.queryByRole('columnheader', { name: /到账/ })).toBeNull();
    expect(screen.queryByRole('link', { name: '申请融资' })).toBeNull();
  });

  it('offers the parties, the states and the due dates of its financings as filters', async () => {
    await approveFinancing();
    await shownTo('luoqiubai', FinancingsScreen, '?view=outstanding');
    const choicesOf = (name: string) =>
      within(screen.getByRole('combobox', { name }))
        .getAllByRole('option')
        .map(({ textContent }) => textContent);
    expect(choicesOf('状态').slice(1)).toEqual(['已放款', '到期未付']);
    expect(choicesOf('供应商').slice(1)).toEqual(['宁波砚舟精密铸造有限公司']);
    expect(choicesOf('资金方').slice(1)).toEqual(['长屿银行股份有限公司']);
    expect(screen.getByRole('button', { name: /到期日/ })).toBeTruthy();
  });

  it('has another view in its address, and says where nothing fits', async () => {
    await approveFinancing();
    await shownTo('zhousiyuan', FinancingsScreen, '?view=ended');
    expect(screen.getByText('没有符合条件的融资')).toBeTruthy();
    expect(screen.getAllByRole('button', { name: /清/ }).length).toBeGreaterThan(0);
  });
});

describe('the list of contracts', () => {
  it('offers one submission alone, and leads the maker and the director to the application', async () => {
    const financing = await approveFinancing();
    await world.decideAsFunder(financing.id, 'search');
    await world.decideAsFunder(financing.id, 'approve');
    await shownTo('guyunzhou', ContractsScreen);
    expect(screen.getByText('等经办人提交签署')).toBeTruthy();
    cleanup();
    const { id } = await world.save(await world.caller('zhousiyuan', 'operator'), 'contract', {
      financingId: financing.id,
    });
    await shownTo('zhousiyuan', ContractsScreen);
    expect(screen.getByText('等主管签署').closest('a')?.href).toContain(`id=${id}`);
    expect(screen.queryByRole('button', { name: /提交.*签署/u })).toBeNull();
    cleanup();
    await shownTo('guyunzhou', ContractsScreen);
    expect(screen.getByText('去签署').closest('a')?.href).toContain(`id=${id}`);
  });
});

describe('the amounts of a list of financings', () => {
  it('are expected before the disbursement, and name what is still owed after it', async () => {
    const financing = await approveFinancing();
    await shownTo('zhousiyuan', FinancingsScreen);
    expect(screen.getByText(/^预计 ¥/u)).toBeTruthy();
    expect(screen.queryByText(/^未还/u)).toBeNull();
    cleanup();
    await world.disburse(financing, 'BK-1');
    await shownTo('zhousiyuan', FinancingsScreen);
    expect(screen.queryByText(/^预计 ¥/u)).toBeNull();
    expect(screen.getByText('未还 ¥60,000.00')).toBeTruthy();
  });

  it('lead an issuer to the instrument', async () => {
    const financing = await approveFinancing();
    const [number = ''] = financing.lines.map((line) => line.number);
    await shownTo('luoqiubai', FinancingsScreen);
    expect(screen.getByRole('link', { name: number }).getAttribute('href')).toContain(`?q=${number}`);
  });
});

describe('one financing', () => {
  it('takes the answers to what the funder asks', async () => {
    const { id } = await approveFinancing();
    await world.decideAsFunder(id, 'ask', '合同在哪里？\n发票呢？');
    await shownTo('zhousiyuan', FinancingsScreen, `?id=${id}`);
    await type('合同在哪里？', '已上传');
    await press('提交答复');
    expect(screen.getByText('请答复每一个问题')).toBeTruthy();
    await type('发票呢？', '见资料包');
    screen.getByRole('button', { name: '提交答复' }).focus();
    await press('提交答复');
    await waitFor(() => expect(screen.queryByRole('button', { name: '提交答复' })).toBeNull());
    expect(document.activeElement).not.toBe(document.body);
    expect(screen.getByText('见资料包')).toBeTruthy();
    const milestones = within(screen.getByRole('list', { name: '进度' }));
    expect(milestones.getAllByRole('listitem').filter(({ textContent }) => textContent.includes('--'))).toHaveLength(3);
    expect(milestones.getByText('正在办理').closest('li')?.getAttribute('aria-current')).toBe('step');
  });

  it('puts the contract to the director, who signs it elsewhere', async () => {
    const { id } = await approveFinancing();
    await world.decideAsFunder(id, 'search');
    await world.decideAsFunder(id, 'approve');
    const { place } = await shownTo('zhousiyuan', FinancingsScreen, `?id=${id}`);
    await press('提交主管签署');
    await waitFor(() => expect(place()).toMatch(/id=TA-/));
  });

  it('is cancelled after a question, with a reason', async () => {
    const { id } = await approveFinancing(false);
    await shownTo('zhousiyuan', FinancingsScreen, `?id=${id}`);
    expect(screen.getByRole('link', { name: '去备资料' })).toBeTruthy();
    await press('取消融资');
    const dialog = within(await screen.findByRole('alertdialog'));
    fireEvent.change(dialog.getByLabelText('取消原因（选填）'), { target: { value: '改用自有资金' } });
    await press('取消融资', dialog);
    await waitFor(() => expect(screen.getAllByText('已取消').length).toBeGreaterThan(0));
    expect(screen.getByText(/改用自有资金/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: '取消融资' })).toBeNull();
  });

  it('says that a contract waits for the director, once it is put to one', async () => {
    const financing = await approveFinancing();
    await world.decideAsFunder(financing.id, 'search');
    await world.decideAsFunder(financing.id, 'approve');
    await shownTo('zhousiyuan', FinancingsScreen, `?id=${financing.id}`);
    expect(screen.getByText(/请签署合同/)).toBeTruthy();
    cleanup();
    await world.save(await world.caller('zhousiyuan', 'operator'), 'contract', { financingId: financing.id });
    await shownTo('zhousiyuan', FinancingsScreen, `?id=${financing.id}`);
    expect(screen.getByText(/合同等主管签署/)).toBeTruthy();
  });

  it('names the day of the payment once the bank has paid', async () => {
    const financing = await approveFinancing();
    await shownTo('zhousiyuan', FinancingsScreen, `?id=${financing.id}`);
    expect([screen.queryAllByText('最早到账').length, screen.queryAllByText('放款日').length]).toEqual([1, 0]);
    cleanup();
    await world.disburse(financing, 'BK-1');
    await shownTo('zhousiyuan', FinancingsScreen, `?id=${financing.id}`);
    expect([screen.queryAllByText('最早到账').length, screen.queryAllByText('放款日').length]).toEqual([0, 1]);
  });

  it('offers a director nothing to change', async () => {
    const { id } = await approveFinancing();
    await world.decideAsFunder(id, 'ask', '合同在哪里？');
    await shownTo('guyunzhou', FinancingsScreen, `?id=${id}`);
    expect(screen.getByText('合同在哪里？')).toBeTruthy();
    for (const name of ['提交答复', '取消融资']) expect(screen.queryByRole('button', { name })).toBeNull();
  });

  it('that does not exist is said to be gone', async () => {
    await shownTo('zhousiyuan', FinancingsScreen, '?id=FN-NONE');
    expect(screen.getByText('没有找到这笔融资')).toBeTruthy();
  });

  it('says in its history that it is overdue, not that it did not pass', async () => {
    const financing = await world.disburse(await approveFinancing(), 'BK-1');
    const [applied] = financing.events;
    await world.store.transaction(async ({ financings }) => {
      if (applied)
        await financings.save({ ...financing, events: [...financing.events, { ...applied, event: 'fell-overdue' }] });
    });
    await shownTo('zhousiyuan', FinancingsScreen, `?id=${financing.id}`);
    const history = within(screen.getByRole('list', { name: '记录' }));
    expect(history.getByText(/到期未付$/).closest('li')?.textContent).toContain('已逾期');
    expect(history.queryByText('未通过')).toBeNull();
  });
});
