import { observable, runInAction } from 'mobx';
import { describe, expect, it } from 'vitest';
import { ManualClock } from '../../../../features/support/manual-clock.ts';
import { headTimeoutMs, HomePresenter, type HomeParts } from '../../../../src/presentation/home/home/home-presenter.ts';

interface Who {
  readonly role?: string;
  readonly actsFor?: object;
}

/** The home page of a user, with these facts about the company. */
function home(
  { role = 'ROLE_CORP_OPERATOR', actsFor }: Who,
  company: object = {},
  others: Partial<Record<keyof HomeParts, object>> = {},
): HomePresenter {
  const session = { who: { userId: 'U-1', companyName: '', role: { code: role, name: '' }, menus: [], actsFor } };
  return new HomePresenter({
    session,
    company,
    guidance: { products: ['a way'] },
    packages: {},
    maturities: {},
    ...others,
  } as unknown as HomeParts);
}

describe('the request to renew the company’s signing certificate', () => {
  it.each<[string, Who, object | undefined, boolean, string]>([
    ['goes to its holder', {}, { name: '李敏', isOwn: true }, true, '李敏'],
    ['does not go to other people', {}, { name: '李敏', isOwn: false }, false, '李敏'],
    ['goes to users who may open one, when the holder is unknown', {}, undefined, true, ''],
    ['does not go to users who may not open one', { role: 'ROLE_CORP_QUERY' }, undefined, false, ''],
    ['does not go to a delegate', { actsFor: { userId: 'U-2' } }, undefined, false, ''],
  ])('%s', (_what, who, certificateHolder, mends, holder) => {
    expect(home(who, { certificateHolder }).certificateRenewal).toEqual({ mends, holder });
  });
});

it.each([
  ['no-business', true],
  ['nothing-issued', true],
  ['agreement-unsigned', false],
  [undefined, false],
])('nothing can be packaged with the obstacle %s: %s', (obstacle, nothing) => {
  expect(home({}, { firstSteps: [{ step: 'package', obstacle }] }).hasNothingToPackage).toBe(nothing);
});

it.each([
  [true, false, 1],
  [false, false, 0],
  [true, true, 0],
])(
  'ways into products are shown once the company’s state is known (%s), unless the start list was hidden (%s)',
  (isKnown, isHidden, count) => {
    expect(home({}, { isKnown, isHidden }).productGuidance).toHaveLength(count);
  },
);

describe('the parts of the home page below the greeting', () => {
  const waiting = () => {
    const closable = { left: () => undefined, stop: () => undefined };
    const company = observable({ isKnown: false, ...closable });
    const clock = new ManualClock(0);
    const presenter = home({}, company, {
      clock,
      guidance: closable,
      packages: closable,
      maturities: closable,
      poller: closable,
    });
    presenter.opened();
    return { company, clock, presenter };
  };

  it('wait until the company’s warnings and first steps are known', () => {
    const { company, presenter } = waiting();
    expect(presenter.isArranged).toBe(false);
    runInAction(() => (company.isKnown = true));
    expect(presenter.isArranged).toBe(true);
  });

  it('wait for at most a second', () => {
    const { clock, presenter } = waiting();
    clock.advance(headTimeoutMs - 1);
    expect(presenter.isArranged).toBe(false);
    clock.advance(1);
    expect(presenter.isArranged).toBe(true);
  });

  it('do not come when the page was left', () => {
    const { clock, presenter } = waiting();
    presenter.left();
    clock.advance(headTimeoutMs);
    expect(presenter.isArranged).toBe(false);
  });
});

it.each([
  ['ROLE_CORP_OPERATOR', 6],
  ['CORP_MANAGER', 2],
])('the home page loads packages only for roles with access to them: %s', (role, count) => {
  expect(home({ role }).requests()).toHaveLength(count);
});

it('the home page refreshes its parts while it is open, and closes all of them when it is left', async () => {
  const seen: string[] = [];
  let look: (() => Promise<void>) | undefined;
  const part = (name: string) => ({
    opened: async () => undefined,
    refresh: async () => void seen.push(`${name} again`),
    left: () => void seen.push(`${name} left`),
  });
  const poller = {
    start: (again: () => Promise<void>) => (look = again),
    stop: () => void seen.push('poller left'),
  };
  const page = new HomePresenter({
    session: { who: { userId: 'U-1', role: { code: 'ROLE_CORP_OPERATOR', name: '' }, menus: [] } },
    company: part('company'),
    guidance: part('guidance'),
    packages: part('packages'),
    maturities: part('maturities'),
    poller,
    announcements: async () => Promise.reject(new Error('away')),
  } as unknown as HomeParts);
  for (const errand of page.requests()) errand();
  await look?.();
  expect(seen.toSorted()).toEqual(['company again', 'maturities again', 'packages again']);
  seen.length = 0;
  page.left();
  expect(seen.toSorted()).toEqual(['company left', 'guidance left', 'maturities left', 'packages left', 'poller left']);
});
