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
  /** Milliseconds before the list asks the server, and until which it may still change. */
  const [rest, patience] = [250, 3000];
  const large = '?states=passed&sort=-totalAmount';

  /** The list of a user with a default view from another browser, in a browser that does not know it. */
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

  it('opens with the default view chosen elsewhere, as soon as it is loaded', async () => {
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
  ])('stays unchanged for a user who %s', async (_what, touch) => {
    const { elsewhere, there } = await openedAnew();
    touch(there);
    const before = elsewhere.place();
    office.clock.advance(rest);
    await told(there);
    await there.retryPressed();
    expect(elsewhere.place()).toBe(before);
  });

  it('opens with that view within three seconds', async () => {
    const { elsewhere, there } = await openedAnew();
    office.clock.advance(patience);
    await told(there);
    await vi.waitFor(() => expect(elsewhere.place()).toBe(`${listPath}${large}`));
  });

  it('stays when no view was chosen, and requests nothing after it is left', async () => {
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

  it('stays unchanged when its address has parameters', async () => {
    const { elsewhere, there } = await openedAnew('?states=returned');
    const before = elsewhere.place();
    office.clock.advance(rest);
    await told(there);
    await there.retryPressed();
    expect(elsewhere.place()).toBe(before);
  });

  it('stays unchanged when the view arrives too late', async () => {
    const { elsewhere, there } = await openedAnew();
    const before = elsewhere.place();
    office.clock.advance(patience + 1);
    await told(there);
    await there.retryPressed();
    expect(elsewhere.place()).toBe(before);
  });
});

describe('the list in a browser with a stored default view', () => {
  const [rest, patience] = [250, 800];
  const [large, returned] = ['?states=passed&sort=-totalAmount', '?states=returned'];

  /** Opens the list at its plain address, and follows the redirection. */
  function comes(presenter: PackageListPresenter, seat: Seat): void {
    presenter.opened('');
    const to = seat.place().slice(listPath.length);
    if (to !== '') presenter.opened(to);
  }
  /**
   * The list opens with passed packages; the default was then changed elsewhere, to another view or to all packages.
   */
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
  ] as const)('switches to %s when that was chosen elsewhere, during the same visit', async (_what, to, address) => {
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
  ])('stays unchanged when %s', async (_what, happens) => {
    const { elsewhere, there, told } = await changedElsewhere('Returned');
    comes(there, elsewhere);
    happens(there);
    const before = elsewhere.place();
    office.clock.advance(rest);
    await told();
    await there.retryPressed();
    expect(elsewhere.place().replace(/[?&]q=0031/u, '')).toBe(before.replace(/[?&]q=0031/u, ''));
  });

  it('keeps an address opened on purpose, even that of the former default view', async () => {
    const { elsewhere, there, told } = await changedElsewhere('Returned');
    comes(there, elsewhere);
    for (const each of [list, there]) each.left();
    there.opened(large);
    // Its rows come first: the settings of other browsers are requested later than by a list that was opened without a
    // view.
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

  it('counts the packages waiting for the user, and filters by them', async () => {
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
    expect(list.rows.kind === 'ready' && list.rows.value.every((row) => row.isMine)).toBe(true);
  });

  it('updates the menu counter when its own count differs', async () => {
    await until(() => list.viewModel.waiting?.count !== undefined);
    const count = list.viewModel.waiting?.count ?? 0;
    const counters = await zhou.presenters.waiting();
    await counters.refresh();
    await office.store.transaction(async ({ packages }) => {
      const found = await packages.find(
        numbers().find(
          (each) => list.rows.kind === 'ready' && list.rows.value.some((row) => row.packageId === each && row.isMine),
        ) ?? '',
      );
      if (found) await packages.save({ ...found, state: 'INVALID' });
    });
    office.clock.advance(refreshInterval);
    await until(() => list.viewModel.waiting?.count === count - 1 && counters.at([listPath]) === count - 1);
    expect(counters.at([listPath])).toBe(count - 1);
  });

  it('shows a reader nothing waiting and nothing to make', async () => {
    const director = await looksAt('?view=waiting', await office.seat('guyunzhou'));
    expect([director.viewModel.waiting, director.viewModel.mayCreate, numbers(director).length]).toEqual([
      undefined,
      false,
      numbers().length,
    ]);
  });

  it('follows a chosen filter at once, and keeps the others; clearing shows all again', async () => {
    list.filterChanged({ states: ['returned'] });
    expect([list.filter.states, zhou.place()]).toEqual([['returned'], `${listPath}?states=returned`]);
    await follow(list);
    list.filterChanged({ createdFrom: '2026-11-01' });
    expect([zhou.place(), list.viewModel.isFiltered]).toEqual([`${listPath}?states=returned&from=2026-11-01`, true]);
    list.filtersCleared();
    expect([zhou.place(), list.viewModel.isFiltered]).toEqual([listPath, false]);
  });

  it('follows typing after a pause, without a history entry for each letter', async () => {
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

  it('keeps typed text during a reload, and drops it when the page is left', () => {
    list.filterTyped({ keyword: '0031' });
    list.opened('?states=returned');
    expect(list.filter).toMatchObject({ keyword: '0031', states: ['returned'] });
    list.left();
    office.clock.advance(1000);
    expect(zhou.place()).toBe('/');
    list.opened('?states=returned');
    expect(list.filter.keyword).toBe('');
  });

  it('applies typed text together with a chosen filter, once', () => {
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

  it('opens a row at its next step', () => {
    const [row] = list.rows.kind === 'ready' ? list.rows.value : [];
    if (row) list.rowOpened(row);
    expect([row === undefined, zhou.place()]).toEqual([false, row?.action.path]);
  });

  it('requests count and sum again only after a change of the filter', async () => {
    const asked = sent(paths.totals);
    await until(() => list.viewModel.waiting?.count !== undefined);
    list.opened('?page=1&sort=state');
    await settled(list);
    const again = sent(paths.totals);
    list.opened('?states=returned');
    await settled(list);
    // Waiting packages are counted each time, by the same call.
    expect([again - asked, sent(paths.totals) - again]).toEqual([1, 2]);
  });
});

describe('the columns of the list', () => {
  it('are added to and removed from the usual ones, and stored for this user until a reset', async () => {
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

describe('returning to a list', () => {
  /** The list as its page opens it again, before the back end has answered. */
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

  it('shows the former rows at once, marked as refreshing, and then the present ones', async () => {
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

  it('shows the former rows before the first request, and keeps them as the page opens', async () => {
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

  it('opens the place of the address, whatever was kept', async () => {
    list.left();
    zhou.weather.hold();
    const again = zhou.presenters.packageList('credit').recall('');
    again.opened('?states=returned');
    expect([again.place.filter.states, again.refreshing]).toEqual([['returned'], true]);
    await over(again);
    expect(numbers(again)).not.toEqual([]);
  });

  it('shows the kept rows once: a later return loads the address', async () => {
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

  it('does not reuse the rows of another filter', async () => {
    const again = backAt('?states=returned');
    expect(again.packages.kind).toBe('loading');
    await over(again);
  });

  it('reuses no rows after a change from this window', async () => {
    await newPackage(zhou);
    const again = backAt('');
    expect(again.packages.kind).toBe('loading');
    await over(again);
  });

  it('keeps no rows that were still loading', async () => {
    zhou.weather.hold();
    list.opened('?states=returned');
    list.left();
    const again = zhou.presenters.packageList('credit');
    again.opened('?states=returned');
    expect(again.packages.kind).toBe('loading');
    await over(again);
  });

  it('does not affect a list that stays open', async () => {
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

describe('a list that cannot be loaded', () => {
  it('shows why, and can be loaded again', async () => {
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

  it('fails instead of showing the former rows', async () => {
    zhou.weather.refuse(paths.page, '系统维护中');
    list.opened('?states=returned');
    expect(list.refreshing).toBe(true);
    await until(() => list.packages.kind === 'failed');
    expect(list.refreshing).toBe(false);
  });

  it('without count and sum is shown, and requests only these again', async () => {
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

  it('reports nothing after it was left', async () => {
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

describe('an open list', () => {
  it('shows changes of its packages, with their count and sum', async () => {
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

  it('is not redrawn when nothing has changed', async () => {
    const shown = list.packages;
    const asked = sent(paths.page);
    list.opened('');
    await settled(list);
    expect([list.packages === shown, sent(paths.page) - asked]).toEqual([true, 1]);
  });
});
