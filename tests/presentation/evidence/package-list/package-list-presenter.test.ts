import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { refusal } from '../../../../features/support/weather.ts';
import type { PackageListPresenter } from '../../../../src/presentation/evidence/package-list/package-list-presenter.ts';
import { refreshInterval } from '../../../../src/presentation/shared/refresh-poller.ts';
import { newPackage, openOffice, until, type Office, type Seat } from '../../../builders/office.ts';

const listPath = '/credit/finance-data/index/finance';
const paths = {
  page: '/corp/mps/v1/certificate/doc/datum/page-by-condition',
  totals: '/corp/v1/extensions/packages/totals',
};

let office: Office;
let zhou: Seat;
let list: PackageListPresenter;

async function settled(presenter: PackageListPresenter): Promise<void> {
  await until(
    () =>
      presenter.packages.kind !== 'loading' &&
      !presenter.refreshing &&
      (presenter.totals !== undefined || presenter.totalsMissing),
  );
}
async function looksAt(search: string, seat: Seat = zhou): Promise<PackageListPresenter> {
  const presenter = seat.presenters.packageList('credit');
  presenter.opened(search);
  await settled(presenter);
  return presenter;
}
async function follow(presenter: PackageListPresenter): Promise<void> {
  presenter.opened(zhou.place().slice(listPath.length));
  await settled(presenter);
}
const numbers = (presenter = list): readonly string[] =>
  presenter.rows.kind === 'ready' ? presenter.rows.value.map((row) => row.packageId) : [];
const answered = (data: unknown) => ({
  status: 200,
  body: { code: '0', message: '', data, traceId: 't' },
  traceId: undefined,
});
const sent = (path: string): number => zhou.weather.sent.get(path) ?? 0;

beforeEach(async () => {
  office = await openOffice();
  zhou = await office.seat('zhousiyuan');
  list = await looksAt('');
});
afterEach(() => {
  list.left();
  office.close();
});

describe('the list on a new machine', () => {
  /** How long the list rests before it asks there, and until when it may still change, in milliseconds. */
  const [rest, patience] = [250, 3000];
  const large = '?states=passed&sort=-totalAmount';

  /** The list of somebody who had it open with a view elsewhere, in a browser that knows of none. */
  async function openedAnew(search = ''): Promise<{ elsewhere: Seat; there: PackageListPresenter }> {
    const here = await looksAt(large);
    here.views.namingPressed(undefined);
    here.views.nameTyped('Passed');
    here.views.nameGiven();
    here.views.openWith('Passed');
    const known = '/corp/v1/extensions/views';
    await vi.waitFor(() => expect(sent(known)).toBeGreaterThanOrEqual(3));
    const elsewhere = await office.seat('zhousiyuan');
    return { elsewhere, there: await looksAt(search, elsewhere) };
  }
  const told = async (there: PackageListPresenter): Promise<void> =>
    until(() => there.viewModel.saved.usual === 'Passed');

  it('opens with the view that was chosen elsewhere, as soon as it is told of it', async () => {
    const { elsewhere, there } = await openedAnew();
    const before = elsewhere.place();
    office.clock.advance(rest);
    await told(there);
    await vi.waitFor(() => expect(elsewhere.place()).toBe(`${listPath}${large}`));
    expect(before).not.toContain('states');
  });

  it.each([
    ['has begun to type', (there: PackageListPresenter) => there.filterTyped({ keyword: '0031' })],
    ['has chosen all packages', (there: PackageListPresenter) => there.viewChosen(false)],
    ['gives a name', (there: PackageListPresenter) => there.views.namingPressed(undefined)],
    ['has gone on in it', (there: PackageListPresenter) => there.opened('?view=all')],
    [
      'has gone on in it and come back',
      (there: PackageListPresenter) => {
        there.opened('?states=returned');
        there.opened('');
      },
    ],
  ])('stays as it is for whoever %s', async (_what, touch) => {
    const { elsewhere, there } = await openedAnew();
    touch(there);
    const before = elsewhere.place();
    office.clock.advance(rest);
    await told(there);
    await there.retryPressed();
    expect(elsewhere.place()).toBe(before);
  });

  it('opens with it as long as three seconds have not passed', async () => {
    const { elsewhere, there } = await openedAnew();
    office.clock.advance(patience);
    await told(there);
    await vi.waitFor(() => expect(elsewhere.place()).toBe(`${listPath}${large}`));
  });

  it('goes nowhere where nothing else was chosen, and asks nothing once it was left', async () => {
    const known = '/corp/v1/extensions/views';
    office.clock.advance(rest);
    await vi.waitFor(() => expect(sent(known)).toBe(1));
    await list.retryPressed();
    expect(zhou.place()).toBe('/');
    list.left();
    list.opened('');
    list.left();
    office.clock.advance(2 * patience);
    await looksAt('');
    expect(sent(known)).toBe(1);
  });

  it('stays as it is where its address names something', async () => {
    const { elsewhere, there } = await openedAnew('?states=returned');
    const before = elsewhere.place();
    office.clock.advance(rest);
    await told(there);
    await there.retryPressed();
    expect(elsewhere.place()).toBe(before);
  });

  it('stays as it is where it is told too late', async () => {
    const { elsewhere, there } = await openedAnew();
    const before = elsewhere.place();
    office.clock.advance(patience + 1);
    await told(there);
    await there.retryPressed();
    expect(elsewhere.place()).toBe(before);
  });
});

describe('the list in a browser that knows with which view it opens', () => {
  const [rest, patience] = [250, 800];
  const [large, returned] = ['?states=passed&sort=-totalAmount', '?states=returned'];

  /** Comes to the list by its own address, and follows where that leads. */
  function comes(presenter: PackageListPresenter, seat: Seat): void {
    presenter.opened('');
    const to = seat.place().slice(listPath.length);
    if (to !== '') presenter.opened(to);
  }
  /** It opens with what was passed; elsewhere that has been changed since: to something else, or to all packages. */
  async function changedElsewhere(to: 'Returned' | undefined) {
    const before = await looksAt(large);
    before.views.namingPressed(undefined);
    before.views.nameTyped('Passed');
    before.views.nameGiven();
    before.views.openWith('Passed');
    const id = `${zhou.presenters.session.who?.userId} credit finance`;
    const kept = async () => office.store.transaction(async (transaction) => transaction.views.find(id));
    await vi.waitFor(async () => expect((await kept())?.usual).toBe('Passed'));
    before.left();
    await office.store.transaction(async (transaction) =>
      transaction.views.save({
        id,
        userId: zhou.presenters.session.who?.userId ?? '',
        revision: 9,
        views: [
          { name: 'Passed', address: large },
          { name: 'Returned', address: returned },
        ],
        usual: to,
      }),
    );
    const elsewhere = await zhou.again();
    const there = elsewhere.presenters.packageList('credit');
    return { elsewhere, there, told: async () => until(() => there.viewModel.saved.usual === to) };
  }

  it.each([
    ['another view', 'Returned', returned],
    ['all packages', undefined, ''],
  ] as const)('goes over to %s where that was chosen elsewhere, at the same visit', async (_what, to, address) => {
    const { elsewhere, there, told } = await changedElsewhere(to);
    comes(there, elsewhere);
    expect(elsewhere.place()).toBe(`${listPath}${large}`);
    office.clock.advance(rest);
    await told();
    await vi.waitFor(() => expect(elsewhere.place()).toBe(`${listPath}${address}`));
  });

  it.each([
    ['it is told too late', (_there: PackageListPresenter) => office.clock.advance(patience + 1)],
    ['somebody has begun to type', (there: PackageListPresenter) => there.filterTyped({ keyword: '0031' })],
  ])('stays as it is where %s', async (_what, happens) => {
    const { elsewhere, there, told } = await changedElsewhere('Returned');
    comes(there, elsewhere);
    happens(there);
    const before = elsewhere.place();
    office.clock.advance(rest);
    await told();
    await there.retryPressed();
    expect(elsewhere.place().replace(/[?&]q=0031/u, '')).toBe(before.replace(/[?&]q=0031/u, ''));
  });

  it('stays with an address that somebody asks for, be it the one with which it opened before', async () => {
    const { elsewhere, there, told } = await changedElsewhere('Returned');
    comes(there, elsewhere);
    for (const each of [list, there]) each.left();
    there.opened(large);
    // Its rows come first: what other machines keep is asked for later than by a list that opened by itself.
    expect(office.clock.isAwaited(rest)).toBe(false);
    office.clock.advance(1500);
    await told();
    await there.retryPressed();
    expect(elsewhere.place()).toBe(`${listPath}${large}`);
  });
});

describe('the list of packages', () => {
  it('shows a page, newest first, with the count and the sum of all', () => {
    const { viewModel } = list;
    expect(numbers()).toHaveLength(viewModel.totals?.count ?? 0);
    expect(viewModel).toMatchObject({
      pages: 1,
      isFiltered: false,
      refreshing: false,
      mayCreate: true,
      today: '2026-11-21',
      columns: undefined,
      totals: { amount: expect.stringMatching(/^\d+\.\d\d$/u) as unknown },
    });
    const created = list.packages.kind === 'ready' ? list.packages.value.map((each) => each.createdAt) : [];
    expect(created).toEqual(created.toSorted((a, b) => b - a));
  });

  it('counts what waits for whoever looks, and narrows to that', async () => {
    await until(() => list.viewModel.waiting?.count !== undefined);
    const count = list.viewModel.waiting?.count;
    list.viewChosen(true);
    expect(zhou.place()).toBe(`${listPath}?view=waiting`);
    await follow(list);
    expect([list.viewModel.waiting, numbers().length, list.totals?.count]).toEqual([
      { count, chosen: true, withoutOverdue: false },
      count,
      count,
    ]);
    expect(list.rows.kind === 'ready' && list.rows.value.every((row) => row.urgency === 'mine')).toBe(true);
  });

  it('has the menu count again once its own count is another', async () => {
    await until(() => list.viewModel.waiting?.count !== undefined);
    const count = list.viewModel.waiting?.count ?? 0;
    const counters = await zhou.presenters.waiting();
    await counters.refresh();
    await office.store.transaction(async ({ packages }) => {
      const found = await packages.find(
        numbers().find(
          (each) =>
            list.rows.kind === 'ready' &&
            list.rows.value.some((row) => row.packageId === each && row.urgency === 'mine'),
        ) ?? '',
      );
      if (found) await packages.save({ ...found, state: 'INVALID' });
    });
    office.clock.advance(refreshInterval);
    await until(() => list.viewModel.waiting?.count === count - 1 && counters.at([listPath]) === count - 1);
    expect(counters.at([listPath])).toBe(count - 1);
  });

  it('has nothing waiting for whoever only looks, and nothing to make', async () => {
    const director = await looksAt('?view=waiting', await office.seat('guyunzhou'));
    expect([director.viewModel.waiting, director.viewModel.mayCreate, numbers(director).length]).toEqual([
      undefined,
      false,
      numbers().length,
    ]);
  });

  it('follows what is chosen at once, and keeps what else narrows it; clearing shows all again', async () => {
    list.filterChanged({ states: ['returned'] });
    expect([list.filter.states, zhou.place()]).toEqual([['returned'], `${listPath}?states=returned`]);
    await follow(list);
    list.filterChanged({ createdFrom: '2026-11-01' });
    expect([zhou.place(), list.viewModel.isFiltered]).toEqual([`${listPath}?states=returned&from=2026-11-01`, true]);
    list.filtersCleared();
    expect([zhou.place(), list.viewModel.isFiltered]).toEqual([listPath, false]);
  });

  it('follows typing once it rests, and leaves no place behind for each letter', async () => {
    list.filterTyped({ keyword: '0' });
    office.clock.advance(200);
    list.filterTyped({ keyword: '0031' });
    office.clock.advance(200);
    expect([list.filter.keyword, zhou.place()]).toEqual(['0031', '/']);
    office.clock.advance(100);
    expect(zhou.place()).toBe(`${listPath}?q=0031`);
    await follow(list);
    expect(numbers()).toEqual(['DD20261119-0031']);
  });

  it('keeps what is being typed when the list is looked at anew meanwhile, and drops it with the page', () => {
    list.filterTyped({ keyword: '0031' });
    list.opened('?states=returned');
    expect(list.filter).toMatchObject({ keyword: '0031', states: ['returned'] });
    list.left();
    office.clock.advance(1000);
    expect(zhou.place()).toBe('/');
    list.opened('?states=returned');
    expect(list.filter.keyword).toBe('');
  });

  it('takes what was typed along with what is chosen, and says it once', () => {
    list.filterTyped({ keyword: '0031' });
    list.filterChanged({ states: ['returned'] });
    expect(zhou.place()).toBe(`${listPath}?q=0031&states=returned`);
    list.filtersCleared();
    office.clock.advance(1000);
    expect(zhou.place()).toBe(listPath);
  });

  it.each<[string, () => void, string]>([
    ['another page', () => list.pageChosen(2), '?page=2'],
    ['another size of pages, from the first', () => list.pageSizeChosen(50), '?pageSize=50'],
    ['another order, from the first page', () => list.sorted('totalAmount', true), '?sort=-totalAmount'],
  ])('goes to %s', (_what, go, address) => {
    go();
    expect(zhou.place()).toBe(listPath + address);
  });

  it('begins at the first page when anything else changes', async () => {
    list = await looksAt('?page=1&pageSize=20');
    list.place = { ...list.place, page: 3 };
    for (const go of [
      () => list.viewChosen(true),
      () => list.filterChanged({ productType: 'AGENT' }),
      () => list.pageSizeChosen(50),
      () => list.sorted('state', false),
      () => list.filtersCleared(),
    ]) {
      go();
      expect(zhou.place()).not.toContain('page=');
    }
  });

  it('leads from a page beyond the last to the last', async () => {
    await looksAt('?page=7');
    await until(() => zhou.place() !== '/');
    expect(zhou.place()).toBe(listPath);
  });

  it('opens a row where its next step is', () => {
    const [row] = list.rows.kind === 'ready' ? list.rows.value : [];
    if (row) list.rowOpened(row);
    expect([row === undefined, zhou.place()]).toEqual([false, row?.action.path]);
  });

  it('asks for count and sum again only where the filter changed', async () => {
    const asked = sent(paths.totals);
    await until(() => list.viewModel.waiting?.count !== undefined);
    list.opened('?page=1&sort=state');
    await settled(list);
    const again = sent(paths.totals);
    list.opened('?states=returned');
    await settled(list);
    // What waits is counted each time, by the same call.
    expect([again - asked, sent(paths.totals) - again]).toEqual([1, 2]);
  });
});

describe('columns', () => {
  it('are added to and taken from the usual ones, and kept for this user until they are reset', async () => {
    list.appearance.columnToggled('account', true, false);
    expect(list.appearance.columns).toEqual(['payer', 'funder', 'account', 'amount', 'state', 'progress', 'created']);
    list.appearance.columnToggled('payer', false, true);
    expect((await looksAt('', zhou)).appearance.columns).toEqual([
      'funder',
      'account',
      'amount',
      'state',
      'progress',
      'created',
    ]);
    list.appearance.columnsReset();
    expect([list.appearance.columns, (await looksAt('', zhou)).appearance.columns]).toEqual([undefined, undefined]);
  });
});

describe('coming back to a list that one left', () => {
  /** The list as its page opens it again, before the back end has said anything. */
  const backAt = (search: string): PackageListPresenter => {
    list.left();
    zhou.weather.hold();
    const again = zhou.presenters.packageList('credit');
    again.opened(search);
    return again;
  };
  const over = async (again: PackageListPresenter): Promise<void> => {
    zhou.weather.release();
    await settled(again);
    again.left();
  };

  it('shows at once what stood there, marked as being asked for anew, and then what stands now', async () => {
    const before = [numbers(), list.totals] as const;
    const again = backAt('');
    expect([numbers(again), again.totals]).toEqual(before);
    expect(again.refreshing).toBe(true);
    zhou.weather.answerInstead(paths.page, () => answered({ records: [] }));
    zhou.weather.answerInstead(paths.totals, () => answered({ count: 0, totalAmount: '0.00' }));
    zhou.weather.release();
    await until(() => numbers(again).length === 0 && again.totals?.count === 0);
    again.left();
  });

  it('stands before the page asks for anything, and stays as the page opens', async () => {
    const before = [numbers(), list.totals] as const;
    list.left();
    zhou.weather.hold();
    const asked = sent(paths.page);
    const again = zhou.presenters.packageList('credit').recall('');
    expect([numbers(again), again.totals, sent(paths.page)]).toEqual([...before, asked]);
    const [rows, place] = [again.packages, again.place];
    again.opened('');
    expect([again.packages === rows, again.place === place, again.refreshing]).toEqual([true, true, true]);
    await over(again);
    expect(sent(paths.totals)).toBeGreaterThan(1);
  });

  it('opens where the page is opened, whatever stood there before', async () => {
    list.left();
    zhou.weather.hold();
    const again = zhou.presenters.packageList('credit').recall('');
    again.opened('?states=returned');
    expect([again.place.filter.states, again.refreshing]).toEqual([['returned'], true]);
    await over(again);
    expect(numbers(again)).not.toEqual([]);
  });

  it('stands once: whoever comes back to that address later finds what it says', async () => {
    list.left();
    const again = zhou.presenters.packageList('credit').recall('');
    again.opened('');
    await over(again);
    again.opened('?states=returned');
    expect(again.place.filter.states).toEqual(['returned']);
    again.opened('');
    expect(again.place.filter.states ?? []).toEqual([]);
    await over(again);
  });

  it('does not count as what another filter shows', async () => {
    const again = backAt('?states=returned');
    expect(again.packages.kind).toBe('loading');
    await over(again);
  });

  it('shows nothing of it once something was changed from this window', async () => {
    await newPackage(zhou);
    const again = backAt('');
    expect(again.packages.kind).toBe('loading');
    await over(again);
  });

  it('keeps nothing that was still being asked for', async () => {
    zhou.weather.hold();
    list.opened('?states=returned');
    list.left();
    const again = zhou.presenters.packageList('credit');
    again.opened('?states=returned');
    expect(again.packages.kind).toBe('loading');
    await over(again);
  });

  it('does not count for who only goes on in a list that is open', async () => {
    list.opened('?states=returned');
    await settled(list);
    list.left();
    const again = zhou.presenters.packageList('credit');
    again.opened('');
    await settled(again);
    const shown = numbers(again);
    zhou.weather.hold();
    again.opened('?states=returned');
    expect([numbers(again), again.refreshing]).toEqual([shown, true]);
    await over(again);
    expect(numbers(again)).not.toEqual(shown);
  });
});

describe('a list that cannot be had', () => {
  it('says why, and is had when asked for again', async () => {
    zhou.weather.refuse(paths.page, '系统维护中');
    const failed = await looksAt('');
    expect(failed.viewModel.rows).toMatchObject({
      kind: 'failed',
      failure: { what: { values: { words: '系统维护中' } } },
    });
    zhou.weather.answerItself(paths.page);
    await failed.retryPressed();
    expect(numbers(failed)).toEqual(numbers());
  });

  it('fails anew where it stood already, instead of showing what was asked for before', async () => {
    zhou.weather.refuse(paths.page, '系统维护中');
    list.opened('?states=returned');
    expect(list.refreshing).toBe(true);
    await until(() => list.packages.kind === 'failed');
    expect(list.refreshing).toBe(false);
  });

  it('without its count and sum stands all the same, and asks for these alone', async () => {
    zhou.weather.refuse(paths.totals, '统计暂不可用');
    const bare = await looksAt('');
    expect([bare.packages.kind, bare.viewModel.totals, bare.viewModel.pages, bare.totalsMissing]).toEqual([
      'ready',
      undefined,
      undefined,
      true,
    ]);
    zhou.weather.answerItself(paths.totals);
    const asked = sent(paths.page);
    await bare.totalsRetried();
    expect([bare.viewModel.totals?.count, bare.totalsMissing, sent(paths.page) - asked]).toEqual([
      numbers().length,
      false,
      0,
    ]);
  });

  it('is not told of any more once it was left', async () => {
    for (const answer of [undefined, () => refusal('E7', '不可用')]) {
      if (answer) zhou.weather.answerInstead(paths.page, answer);
      const left = zhou.presenters.packageList('credit');
      left.opened('');
      left.left();
      await looksAt('');
      expect([left.packages.kind, left.totals, left.totalsMissing]).toEqual(['loading', undefined, false]);
    }
  });
});

describe('a list that stands open', () => {
  it('shows what has become of its packages meanwhile, with the count and the sum of that', async () => {
    zhou.weather.answerInstead(paths.page, () =>
      answered({
        records: [
          {
            docDatumId: 'DD9',
            dataVersion: 1,
            docType: 'CREDIT',
            state: 'UN_AUDIT',
            totalAmount: '1.00',
            createTime: 1_763_600_000_000,
          },
        ],
      }),
    );
    zhou.weather.answerInstead(paths.totals, () => answered({ count: 1, totalAmount: '1.00' }));
    office.clock.advance(refreshInterval);
    await until(() => numbers().includes('DD9'));
    expect([numbers(), list.refreshing, list.viewModel.totals]).toEqual([['DD9'], false, { count: 1, amount: '1.00' }]);
  });

  it('does not draw anew what has not changed', async () => {
    const shown = list.packages;
    const asked = sent(paths.page);
    list.opened('');
    await settled(list);
    expect([list.packages === shown, sent(paths.page) - asked]).toEqual([true, 1]);
  });
});
