import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addMonths } from '../../../../src/domain/trade/shared/term.ts';
import { shanghaiDate } from '../../../../src/domain/calendar/plain-date.ts';
import type { ToDoPresenter } from '../../../../src/presentation/home/to-do/to-do-presenter.ts';
import { OfficersWorld } from '../../../builders/officers.ts';
import { openOffice, until, type Office, type Seat } from '../../../builders/office.ts';
import { Trading, type Part } from '../../../builders/trading.ts';

let office: Office;
let trading: Trading;
beforeEach(async () => {
  office = await openOffice();
  trading = new Trading(office.store, office.clock);
});
afterEach(() => office.close());

const ready = (page: ToDoPresenter): boolean => !page.isLoading && page.numbers.total !== undefined;

/** Opens the queue at an address. */
async function queueOf(seat: Seat, search = ''): Promise<ToDoPresenter> {
  const page = seat.presenters.toDo();
  page.opened();
  page.addressChanged(search);
  await until(() => !page.isLoading && (page.isPartMissing || page.looksOn || ready(page)));
  return page;
}

const sizes = (page: ToDoPresenter) => Object.fromEntries(page.groups.map(({ task, count }) => [task, count]));

async function issue(decisions: readonly (readonly [string, Part])[]): Promise<void> {
  let made = await trading.save(await trading.caller('luoqiubai', 'operator'), 'issue', {
    payeeId: 'C-YANZHOU',
    amount: '5000.00',
    dueOn: addMonths(shanghaiDate(office.clock.now()), 3),
  });
  for (const [who, part] of decisions) made = await trading.decide(await trading.caller(who, part), made);
}
const checked = ['shennanzhi', 'operator'] as const;
const signed = ['songbeichen', 'director'] as const;

describe('the queue of all that waits', () => {
  it('has amounts to accept and packages in one, with one number', async () => {
    await issue([checked, signed]);
    const seat = await office.seat('zhousiyuan');
    const page = await queueOf(seat);
    expect(sizes(page)['accept']).toBe(1);
    expect(Object.keys(sizes(page))).toEqual(expect.arrayContaining(['accept', 'correct', 'complete']));
    const sum = page.groups.reduce((all, { count }) => all + count, 0);
    expect([page.total, page.numbers.total]).toEqual([sum, sum]);
    const [accept] = page.groups.filter(({ task }) => task === 'accept');
    expect(accept?.path).toBe('/credit/chain/todo/operator');
    expect(accept?.items).toMatchObject([
      {
        act: 'accept',
        party: '启衡重工集团股份有限公司',
        amount: '5000.00',
        path: expect.stringMatching(/^\/credit\/chain\/accept\?accept=H-[^&]+&q=RX[^&]+$/u),
      },
    ]);
    expect(accept?.items[0]?.until).toMatch(/^\d{4}-\d\d-\d\d$/);
    page.left();
  });

  it('names no company as the maker of an application that the platform asks a director to sign', async () => {
    const world = new OfficersWorld(office.store, office.clock);
    const asked = await world.askCorrection(await world.held('100.00', '2027-03-31'));
    const page = await queueOf(await office.seat('guyunzhou'));
    const item = page.groups.flatMap(({ items }) => items).find(({ id }) => id === asked.id);
    expect(item).toMatchObject({ act: 'correction', why: { key: 'to-do.why', values: { task: 'decide', maker: '' } } });
    page.left();
  });

  it('asks about an amount beside the queue, keeps it in the address, and shows its outcome', async () => {
    await issue([checked, signed]);
    const seat = await office.seat('zhousiyuan');
    const page = await queueOf(seat);
    const arrivalOf = (some: ToDoPresenter) =>
      some.groups.flatMap(({ items }) => items.flatMap(({ arrival }) => arrival ?? []))[0];
    const arrival = arrivalOf(page);
    if (!arrival) throw new Error('Nothing has arrived');
    page.arrivalPressed(arrival);
    expect(seat.place()).toBe(`/todo?accept=${arrival.holdingId}`);
    page.addressChanged(`?accept=${arrival.holdingId}`);
    expect(page.acceptance.accepting?.holdingId).toBe(arrival.holdingId);
    await page.acceptance.acceptanceConfirmed();
    expect(page.acceptance.resultOf(arrival)?.act).toBe('accept');
    expect(seat.place()).toBe('/todo');
    expect(page.groups.find(({ task }) => task === 'accept')?.count ?? 0).toBe(0);
    page.left();
  });

  it.each(['H-NONE', 'constructor', '__proto__'])('says of an address with %s that nothing waits there', async (id) => {
    await issue([checked, signed]);
    const page = await queueOf(await office.seat('zhousiyuan'), `?accept=${id}`);
    await until(() => page.acceptance.isMissing);
    expect(page.acceptance.accepting).toBeUndefined();
    page.arrivalLeft();
    expect(page.acceptance.isMissing).toBe(false);
    page.left();
  });

  it('leads from the number of each group of packages to a list of as many', async () => {
    const seat = await office.seat('zhousiyuan');
    const page = await queueOf(seat);
    expect(page.groups.length).toBeGreaterThan(1);
    for (const { count, path = '', items } of page.groups) {
      const list = seat.presenters.packageList(undefined);
      list.opened(path.replace(/^[^?]*/, ''));
      await until(() => list.viewModel.totals !== undefined);
      expect(list.viewModel.totals?.count).toBe(count);
      expect(items.length).toBe(Math.min(20, count));
      list.left();
    }
    page.left();
  });

  it('is narrowed by product and by task, keeps both in the address, and counts every choice', async () => {
    await issue([checked, signed]);
    const seat = await office.seat('zhousiyuan');
    const page = await queueOf(seat);
    const { products, tasks } = page;
    expect(products.reduce((sum, { count }) => sum + count, 0)).toBe(page.total);
    expect(tasks.reduce((sum, { count }) => sum + count, 0)).toBe(page.total);
    page.filterChanged({ book: 'credit' });
    expect(seat.place()).toBe('/todo?product=credit');
    page.addressChanged('?product=credit&do=accept');
    await until(() => !page.isLoading);
    expect(sizes(page)).toEqual({ accept: 1 });
    const ofCredit = products.find(({ book }) => book === 'credit')?.count;
    expect(page.tasks.reduce((sum, { count }) => sum + count, 0)).toBe(ofCredit);
    page.filterChanged({ task: '' });
    expect(seat.place()).toBe('/todo?product=credit');
    page.filterCleared();
    expect(seat.place()).toBe('/todo');
    page.addressChanged('?product=nothing&do=nothing');
    expect(page.isFiltered).toBe(false);
    page.left();
  });

  it('shows a director what to decide, once a colleague has checked it, and not before', async () => {
    const seat = await office.seat('songbeichen');
    await issue([]);
    const page = await queueOf(seat);
    expect([sizes(page), page.total]).toEqual([{}, 0]);
    await issue([checked]);
    await page.numbers.refresh();
    await until(() => page.groups.length > 0);
    expect(sizes(page)).toEqual({ decide: 1 });
    expect(page.groups[0]?.items[0]).toMatchObject({ act: 'issue', isPackage: false, isUrgent: false });
    expect(page.groups[0]?.items[0]?.path).toMatch(/^\/credit\/core\/issue\/director-approve\?id=/);
    page.left();
  });

  it('shows no last day any more for an application that was handled beside it', async () => {
    await issue([]);
    const page = await queueOf(await office.seat('shennanzhi'));
    const itemOf = () => page.groups.find(({ task }) => task === 'decide')?.items[0];
    const before = itemOf();
    expect(before?.until).toMatch(/^\d{4}-\d\d-\d\d$/u);
    page.addressChanged(`?open=${before?.row?.id ?? ''}`);
    page.beside.shown('credit');
    await until(() => page.beside.detail?.canDecide === true);
    await page.beside.detail?.approvePressed();
    await until(() => itemOf()?.result !== undefined);
    expect(itemOf()).toMatchObject({ until: '', isUrgent: false, result: { state: 'WAITING' } });
    page.left();
  });

  it('brings a returned application to its maker, with the form in which it is corrected', async () => {
    const made = await trading.save(await trading.caller('luoqiubai', 'operator'), 'issue', {
      payeeId: 'C-YANZHOU',
      amount: '5000.00',
      dueOn: addMonths(shanghaiDate(office.clock.now()), 3),
    });
    await trading.decide(await trading.caller('shennanzhi', 'operator'), made, 'return');
    const page = await queueOf(await office.seat('luoqiubai'), '?do=mend');
    expect(sizes(page)).toEqual({ mend: 1 });
    expect(page.groups[0]?.items[0]).toMatchObject({ isUrgent: false, path: `/credit/core/issue/issue?id=${made.id}` });
    page.left();
  });

  it.each([
    ['/corp/v1/extensions/trade/to-do', ['correct'], ['accept']],
    ['/corp/v1/extensions/packages/figures', ['accept'], ['correct']],
  ] as const)('shows the other part where %s fails, and says that one is missing', async (path, there, missing) => {
    await issue([checked, signed]);
    const seat = await office.seat('zhousiyuan');
    seat.weather.refuse(path, '暂时无法读取');
    const page = await queueOf(seat);
    expect(page.isPartMissing).toBe(true);
    expect(page.total).toBeUndefined();
    for (const task of there) expect(sizes(page)[task]).toBeGreaterThan(0);
    for (const task of missing) expect(sizes(page)[task]).toBeUndefined();
    page.left();
  });

  it('is none for query staff', async () => {
    const page = await queueOf(await office.seat('shenruogu'));
    expect([page.looksOn, page.groups, page.isAwaited]).toEqual([true, [], false]);
    page.left();
  });
});
