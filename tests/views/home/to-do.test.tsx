import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { addMonths } from '../../../src/domain/trade/shared/term.ts';
import { shanghaiDate } from '../../../src/domain/calendar/plain-date.ts';
import type { Presenters } from '../../../src/presentation/presenters.ts';
import { LinksContext } from '../../../src/views/design/actions/links-context.ts';
import { ToDoLine } from '../../../src/views/home/home/ToDoLine.tsx';
import { ToDoScreen } from '../../../src/views/home/to-do/ToDoScreen.tsx';
import { PresentersContext } from '../../../src/views/pages/presenters-context.ts';
import type { Locale } from '../../../src/words/locale.ts';
import { recommendSupplier } from '../../../server/core/trade/suppliers/recommendations.ts';
import { openOffice, type Office, type Seat } from '../../builders/office.ts';
import { Trading } from '../../builders/trading.ts';
import { show } from '../design/show.tsx';

let office: Office;
beforeEach(async () => {
  office = await openOffice();
});
afterEach(() => {
  cleanup();
  office.close();
});

/** Issues a credit that arrives at 宁波砚舟. */
async function sendCredit(): Promise<void> {
  const trading = new Trading(office.store, office.clock);
  const made = await trading.save(await trading.caller('luoqiubai', 'operator'), 'issue', {
    payeeId: 'C-YANZHOU',
    amount: '5000.00',
    dueOn: addMonths(shanghaiDate(office.clock.now()), 3),
  });
  const checked = await trading.decide(await trading.caller('shennanzhi', 'operator'), made);
  await trading.decide(await trading.caller('songbeichen', 'director'), checked);
}

async function queueOf(
  account: string,
  { search = '', locale = 'zh-CN', before }: { search?: string; locale?: Locale; before?: (seat: Seat) => void } = {},
): Promise<void> {
  const seat = await office.seat(account);
  before?.(seat);
  const { session, toDo } = seat.presenters;
  show(
    <MemoryRouter initialEntries={[`/todo${search}`]}>
      <PresentersContext value={{ session, of: () => ({ toDo }) } as unknown as Presenters}>
        <LinksContext value={{ addressOf: (to) => `/cv3${to}`, follow: () => undefined }}>
          <ToDoScreen />
        </LinksContext>
      </PresentersContext>
    </MemoryRouter>,
    locale,
  );
  await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());
}

describe('the page of all that waits', () => {
  it('has a card for each task with its number, each row with one press', async () => {
    await sendCredit();
    await queueOf('zhousiyuan');
    const accept = within(screen.getByRole('region', { name: '等您签收' }));
    expect(accept.getByText('1 件')).toBeTruthy();
    const row = accept.getAllByRole('row').at(-1);
    expect(row?.textContent).toMatch(/签收.*启衡重工.*¥5,000\.00.*截止 .*（含当日）/u);
    expect(accept.getByRole('link', { name: /^签收 / }).getAttribute('href')).toMatch(
      /^\/cv3\/credit\/chain\/accept\?accept=H-[^&]+&q=RX[^&]+$/u,
    );
    const returned = within(screen.getByRole('region', { name: '资料包退回，等您补正' }));
    expect(returned.getByRole('link', { name: /：全部/ }).getAttribute('href')).toContain('view=waiting');
    const total = screen.getAllByRole('region').reduce((sum, region) => {
      const [, count = '0'] = /(\d+) 件/u.exec(region.textContent ?? '') ?? [];
      return sum + Number(count);
    }, 0);
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe(`还有 ${total} 件等您办理`));
  });

  it('shows a director whom a colleague recommends, and leads to the page of suppliers', async () => {
    const caller = await new Trading(office.store, office.clock).caller('luoqiubai', 'operator');
    const typed = { name: '绍兴青禾包装有限公司', uscc: '91330602MA2D9K4T77', contactName: '叶青禾', reason: '' };
    await office.store.transaction(async (transaction) =>
      recommendSupplier(transaction, caller, { ...typed, kind: 'credit', mobile: '13800001299' }, office.clock.now()),
    );
    await queueOf('songbeichen');
    const proposals = within(screen.getByRole('region', { name: '同事提议，等您确认' }));
    const row = proposals.getAllByRole('row').at(-1);
    expect(row?.textContent).toMatch(/推荐供应商.*绍兴青禾包装有限公司.*骆秋白提议，等您确认/u);
    expect(
      within(row ?? document.body)
        .getByRole('link')
        .getAttribute('href'),
    ).toBe('/cv3/credit/core/supplier');
  });

  it('gives the focus to the queue once what was accepted beside it is closed', async () => {
    const media = { matches: true, addEventListener: () => undefined, removeEventListener: () => undefined };
    vi.stubGlobal('matchMedia', (query: string) => ({ ...media, matches: query.startsWith('(min-width') }));
    await sendCredit();
    const sent = await office.store.transaction(async ({ holdings }) =>
      holdings.page(
        { companyId: 'C-YANZHOU', place: 'transit', keyword: '', orderBy: 'openedAt', descending: true },
        { offset: 0, limit: 1 },
      ),
    );
    await queueOf('zhousiyuan', { search: `?accept=${sent[0]?.id}` });
    const pane = await screen.findByRole('region', { name: /^签收 /u });
    const press = within(pane).getByRole('button', { name: '提交签收' });
    press.focus();
    await act(async () => void fireEvent.click(press));
    await waitFor(() => expect(screen.queryByRole('region', { name: /^签收 /u })).toBeNull());
    expect(document.activeElement?.contains(screen.getByRole('region', { name: '等您签收' }))).toBe(true);
    expect(document.activeElement).not.toBe(document.body);
    vi.unstubAllGlobals();
  });

  it('says which part is missing, and shows the other', async () => {
    await queueOf('zhousiyuan', {
      before: (seat) => seat.weather.refuse('/corp/v1/extensions/trade/to-do', '暂时无法读取'),
    });
    const told = (await screen.findByText('签发、签收、转让的待办没有读到')).closest('[role=status]');
    expect(told?.textContent).toContain('暂时无法读取');
    expect(screen.getByRole('region', { name: '资料包退回，等您补正' })).toBeTruthy();
    expect(screen.getByText(/还有一部分没有读到/u)).toBeTruthy();
  });

  it.each([
    ['songbeichen', '', '目前没有等您办理的事项'],
    ['shenruogu', '', '您的角色没有要办理的事项'],
    ['zhousiyuan', '?do=decide', '没有符合条件的待办'],
  ])('tells %s at %s why nothing is listed', async (account, search, words) => {
    await queueOf(account, { search });
    expect((await screen.findAllByText(words)).length).toBeGreaterThan(0);
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('speaks English', async () => {
    await sendCredit();
    await queueOf('zhousiyuan', { locale: 'en' });
    expect(screen.getByRole('heading', { level: 1, name: 'To do' })).toBeTruthy();
    expect(screen.getByRole('region', { name: 'To accept' })).toBeTruthy();
  });
});

describe('the line of waiting tasks on the home page', () => {
  async function lineOf(account: string, before?: (seat: Seat) => void): Promise<HTMLElement> {
    const seat = await office.seat(account);
    before?.(seat);
    const numbers = await seat.presenters.waiting();
    await numbers.refresh();
    show(
      <LinksContext value={{ addressOf: (to) => `/cv3${to}`, follow: () => undefined }}>
        <ToDoLine numbers={numbers} />
      </LinksContext>,
    );
    return screen.getByRole('region', { name: '等您办理' });
  }

  it('adds up, and leads from each number to its list', async () => {
    await sendCredit();
    const links = within(await lineOf('zhousiyuan')).getAllByRole('link');
    const numbers = links.map((link) => Number(/\d+/u.exec(link.textContent ?? '')?.[0]));
    expect(links.map((link) => (link.getAttribute('href') ?? '').split('?')[0])).toEqual([
      '/cv3/credit/chain/todo/operator',
      '/cv3/common/finance-data/index/finance',
      '/cv3/todo',
    ]);
    expect(numbers[0]).toBe(1);
    expect((numbers[0] ?? 0) + (numbers[1] ?? 0)).toBe(numbers[2]);
  });

  it('says that nothing waits, and that a part is missing', async () => {
    expect((await lineOf('songbeichen')).textContent).toContain('没有等您办理的事项');
    cleanup();
    const line = await lineOf('zhousiyuan', (seat) =>
      seat.weather.refuse('/corp/v1/extensions/trade/to-do/count', '否'),
    );
    expect(line.textContent).toContain('有一部分没有读到');
    expect(line.textContent).toMatch(/资料包 \d+ 件/u);
  });
});
