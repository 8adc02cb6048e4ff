import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { PackageListPresenter } from '../../../../src/presentation/evidence/package-list/package-list-presenter.ts';
import { openOffice, until, type Office, type Seat } from '../../../builders/office.ts';

const listPath = '/credit/finance-data/index/finance';
const large = '?states=passed&sort=-totalAmount';

let office: Office;
let zhou: Seat;
let list: PackageListPresenter;

const numbers = (of = list): readonly string[] =>
  of.rows.kind === 'ready' ? of.rows.value.map(({ packageId }) => packageId) : [];
async function opened(search = '', of = list): Promise<PackageListPresenter> {
  of.opened(search);
  await until(() => of.rows.kind === 'ready' && !of.refreshing && of.totals !== undefined);
  return of;
}
/** Opens the list at its present address. */
const follows = async (): Promise<unknown> => opened(zhou.place().slice(listPath.length));

beforeEach(async () => {
  office = await openOffice();
  zhou = await office.seat('zhousiyuan');
  list = await opened('', zhou.presenters.packageList('credit'));
});
afterEach(() => {
  list.left();
  office.close();
});

describe('the selection when another view is chosen', () => {
  beforeEach(async () => {
    await opened(large);
    list.views.namingPressed(undefined);
    list.views.nameTyped('Large');
    list.views.nameGiven();
    await opened('');
  });

  it('stays selected, is shown in the view, and keeps its count', async () => {
    const picking = await list.picker();
    const [first = ''] = numbers();
    picking.rowTicked(first, true);
    await until(() => picking.facts !== undefined);
    list.views.viewChosen('Large');
    await follows();
    await until(() => picking.facts !== undefined);
    expect([list.viewModel.saved.chosen, picking.view.count, [...picking.shownPicked]]).toEqual([
      'Large',
      1,
      numbers().filter((each) => each === first),
    ]);
    list.filtersCleared();
    await follows();
    expect([list.picking === picking, picking.isPicked(first), [...picking.shownPicked]]).toEqual([
      true,
      true,
      [first],
    ]);
  });

  it('stays the result of its filter, whatever the view shows', async () => {
    const picking = await list.picker();
    picking.allTicked(true);
    await until(() => picking.facts !== undefined);
    const { count } = picking.view;
    list.views.viewChosen('Large');
    await follows();
    await until(() => picking.facts !== undefined && picking.shownPicked.size === numbers().length);
    expect([picking.view.count, picking.head]).toEqual([count, true]);
    picking.rowTicked(numbers()[0] ?? '', false);
    await until(() => picking.view.count === (count ?? 0) - 1);
    list.viewChosen(true);
    await follows();
    expect(picking.view.all).toMatchObject({ values: { count, except: 1 } });
  });

  it('keeps the list in place when another default view is chosen elsewhere', async () => {
    list.views.openWith('Large');
    const id = `${zhou.presenters.session.who?.userId} credit finance`;
    await expect
      .poll(async () => (await office.store.transaction(async ({ views }) => views.find(id)))?.usual)
      .toBe('Large');
    const elsewhere = await office.seat('zhousiyuan');
    const there = await opened('', elsewhere.presenters.packageList('credit'));
    await there.picker();
    const before = elsewhere.place();
    office.clock.advance(250);
    await until(() => there.viewModel.saved.usual === 'Large');
    await there.retryPressed();
    expect([elsewhere.place(), there.picking?.isEmpty]).toEqual([before, true]);
    there.left();
  });

  it('stays when a view name is unknown, and a cancelled name is dropped', () => {
    const before = zhou.place();
    list.views.viewChosen('Nobody knows it');
    expect(zhou.place()).toBe(before);
    list.views.nameTyped('without a name being given');
    list.views.nameGiven();
    expect(list.viewModel.saved).toMatchObject({ names: ['Large'], naming: undefined });
    list.views.namingPressed('Large');
    list.views.namingDropped();
    list.views.nameGiven();
    expect(list.viewModel.saved.names).toEqual(['Large']);
  });

  it('stays while a view is renamed, removed, or refused its name', async () => {
    const picking = await list.picker();
    picking.rowTicked(numbers()[0] ?? '', true);
    list.views.namingPressed('Large');
    list.views.nameTyped('Larger');
    list.views.nameGiven();
    expect(list.viewModel.saved.names).toEqual(['Larger']);
    list.views.namingPressed(undefined);
    list.views.nameTyped('Larger');
    list.views.nameGiven();
    expect(list.viewModel.saved).toMatchObject({
      names: ['Larger'],
      naming: { own: undefined, name: 'Larger', refusal: 'taken' },
    });
    list.views.namingDropped();
    list.views.remove('Larger');
    expect([list.viewModel.saved.names, picking.view.count]).toEqual([[], 1]);
  });
});

describe('the selection when the list of another book is opened', () => {
  const another = async (book: 'credit' | 'est', search = ''): Promise<PackageListPresenter> =>
    opened(search, zhou.presenters.packageList(book));

  async function pickedAndLeft(search = ''): Promise<readonly string[]> {
    await opened(search);
    const picking = await list.picker();
    const some = numbers().slice(0, 2);
    for (const each of some) picking.rowTicked(each, true);
    list.left();
    return some;
  }

  it('is empty there, and restored on return', async () => {
    const some = await pickedAndLeft();
    const est = await another('est');
    expect([est.picking, (await est.picker()).isEmpty]).toEqual([undefined, true]);
    est.left();
    const back = await another('credit');
    await until(() => back.picking !== undefined);
    expect([...(back.picking?.picked.also ?? [])].toSorted()).toEqual([...some].toSorted());
    await until(() => back.picking?.facts !== undefined);
    expect(back.picking?.view.count).toBe(2);
    back.left();
  });

  it('is restored under the filter under which it was left, and under no other', async () => {
    const some = await pickedAndLeft('?states=passed');
    const all = await another('credit');
    expect([all.picking, (await all.picker()).isEmpty]).toEqual([undefined, true]);
    const passed = await another('credit', '?states=passed&sort=createTime');
    await until(() => passed.picking !== undefined);
    expect([...(passed.picking?.picked.also ?? [])]).toEqual(some);
    for (const each of [all, passed]) each.left();
  });

  it('is not restored when it was cleared before leaving', async () => {
    await pickedAndLeft();
    const back = await another('credit');
    await until(() => back.picking !== undefined);
    back.picking?.clear();
    back.left();
    const again = await another('credit');
    expect([again.picking, (await again.picker()).isEmpty]).toEqual([undefined, true]);
    again.left();
  });

  it('is empty for the same person in another role', async () => {
    const lin = await office.seat('linzhixia');
    const { session } = lin.presenters;
    const here = await opened('', lin.presenters.packageList('credit'));
    const [first = ''] = numbers(here);
    (await here.picker()).rowTicked(first, true);
    here.left();
    const other = session.who?.candidateRoles.find(({ code }) => code !== session.who?.role.code);
    await session.chooseRole(other?.code ?? '');
    const there = await opened('', lin.presenters.packageList('credit'));
    expect([other === undefined, first === '', there.picking]).toEqual([false, false, undefined]);
    there.left();
  });

  it('is counted again on return, and by no list that was left', async () => {
    await opened();
    const picking = await list.picker();
    picking.rowTicked(numbers()[0] ?? '', true);
    await until(() => picking.facts !== undefined);
    list.left();
    const before = picking.facts;
    picking.rowTicked(numbers()[1] ?? '', true);
    await list.retryPressed();
    expect(picking.facts).toBe(before);
    await opened();
    picking.rowTicked(numbers()[2] ?? '', true);
    await until(() => picking.facts?.count === 3);
  });
});
