import { beforeEach, describe, expect, it } from 'vitest';
import { runInAction, observable } from 'mobx';
import { PortFault } from '../../../../src/application/ports/port-fault.ts';
import { asOnlooker, tourNames, tourSteps, type TourName } from '../../../../src/domain/help/shared/tour.ts';
import { Tour, type TourPage } from '../../../../src/presentation/help/shared/tour.ts';
import type { SessionStore } from '../../../../src/presentation/identity/session-store.ts';

let kept: Map<string, string>;
let session: SessionStore;
let faults: unknown[];
let told: TourName[];
let arrivals: { isThrough: boolean };
let isCalm: () => Promise<boolean>;
let elsewhere: () => Promise<readonly TourName[]>;
let isOffered: boolean;
beforeEach(() => {
  [kept, faults, told, isOffered] = [new Map(), [], [], true];
  session = observable({
    who: { userId: 'U-1' },
    faultSeen: (thrown: unknown) => void faults.push(thrown),
  }) as unknown as SessionStore;
  arrivals = observable({ isThrough: true });
  isCalm = async () => true;
  elsewhere = async () => [];
});
const tour = (): Tour =>
  new Tour({
    session,
    preferences: { read: (name) => kept.get(name), write: (name, value) => void kept.set(name, value) },
    arrivals,
    calm: { whenIdleAndVisible: async () => isCalm() },
    memory: {
      get isOffered() {
        return isOffered;
      },
      seenTours: async () => elsewhere(),
      markSeen: async (name) => void told.push(name),
    },
  });
const page: TourPage = { isThere: () => true, isFree: () => true };
/** Waits until all pending work is done. */
const rest = async (): Promise<void> => new Promise((done) => setImmediate(done));

describe('a tour', () => {
  it('is offered on pages that have one, to a signed-in user', () => {
    expect([tour().isOffered('/index'), tour().isOffered('/my/account/info')]).toEqual([true, false]);
    session = {} as SessionStore;
    expect(tour().isOffered('/index')).toBe(false);
  });

  it.each([
    ['ROLE_CORP_OPERATOR', false],
    ['ROLE_CORE_OPERATOR', false],
    ['ROLE_CORP_DIRECTOR', true],
    ['CORP_QUERY', true],
  ] as const)('is the tour of a viewer, not of an operator: %s', (code, onlooks) => {
    session = { who: { userId: 'U-1', role: { code, name: code } } } as unknown as SessionStore;
    expect(tour().isViewer).toBe(onlooks);
    session = {} as SessionStore;
    expect(tour().isViewer).toBe(false);
  });

  it('shows the parts that the page has, in order, and goes back no further than its start', () => {
    const one = tour();
    one.begin('/index', { isThere: (step) => step !== 'due' });
    expect(one.steps).toEqual(['figures', 'under-way', 'help']);
    one.nextPressed();
    one.backPressed();
    one.backPressed();
    expect(one.step).toBe('figures');
  });

  it.each([
    ['ROLE_CORP_OPERATOR', false],
    ['ROLE_CORE_OPERATOR', false],
    ['ROLE_CORP_DIRECTOR', true],
    ['ROLE_CORP_QUERY', true],
  ])('knows that %s only views: %s', (code, onlooks) => {
    session = { who: { userId: 'U-1', role: { code, name: '' } } } as unknown as SessionStore;
    expect([tour().isViewer, asOnlooker('figures'), asOnlooker('filters')]).toEqual([onlooks, 'figures', undefined]);
  });

  it('starts on no other page, and on none without its parts', () => {
    const one = tour();
    one.begin('/my/account/info', page);
    expect(one.step).toBeUndefined();
    one.begin('/index', { isThere: () => false });
    one.left();
    expect([one.step, kept.size]).toEqual([undefined, 0]);
  });

  it('is remembered once for each person and page, however it is left', () => {
    const one = tour();
    for (const path of ['/index', '/credit/finance-data/index/finance', '/index']) {
      one.begin(path, page);
      one.left();
    }
    expect([
      kept.get('tour:U-1')?.trim(),
      one.wasSeen('/index'),
      one.wasSeen('/est/finance-data/index/finance'),
      one.wasSeen('/my/account/info'),
    ]).toEqual(['home list', true, true, false]);
    session = { who: { userId: 'U-2' } } as unknown as SessionStore;
    expect(tour().wasSeen('/index')).toBe(false);
  });

  it('ends after its last step', () => {
    const one = tour();
    one.begin('/index', { isThere: (step) => step === 'help' });
    one.nextPressed();
    expect([one.step, kept.get('tour:U-1')?.trim()]).toEqual([undefined, 'home']);
  });
});

describe('an automatic tour', () => {
  it('starts once, and is recorded as it starts', async () => {
    const one = tour();
    await one.pageOpened('/index', page);
    expect([one.step, told, kept.get('tour:U-1')]).toEqual(['figures', ['home'], 'home']);
    one.left();
    await one.pageOpened('/index', page);
    expect(one.step).toBeUndefined();
    await one.pageOpened('/credit/finance-data/detail', page);
    expect([one.step, told, kept.get('tour:U-1')]).toEqual(['holder', ['home', 'package'], 'home package']);
  });

  it('does not start for a person who saw it elsewhere, which is requested once and stored here', async () => {
    let asked = 0;
    elsewhere = async () => {
      asked += 1;
      return ['home', 'list'];
    };
    const one = tour();
    await one.pageOpened('/index', page);
    await one.pageOpened('/est/finance-data/index/issue', page);
    expect([one.step, asked, kept.get('tour:U-1'), told]).toEqual([undefined, 1, 'home list', []]);
  });

  it('does not start when that cannot be loaded, and requests it again at the next page', async () => {
    const away = new PortFault('offline', {});
    elsewhere = async () => Promise.reject(away);
    const one = tour();
    await one.pageOpened('/index', page);
    expect([one.step, faults]).toEqual([undefined, [away]]);
    elsewhere = async () => [];
    await one.pageOpened('/index', page);
    expect(one.step).toBe('figures');
  });

  it('does not start again in the session when nothing can be stored', async () => {
    const one = new Tour({
      session,
      preferences: { read: () => undefined, write: () => undefined },
      arrivals,
      calm: { whenIdleAndVisible: async () => true },
      memory: {
        isOffered: true,
        seenTours: async () => [],
        markSeen: async () => Promise.reject(new PortFault('offline', {})),
      },
    });
    await one.pageOpened('/index', page);
    one.left();
    await one.pageOpened('/index', page);
    await Promise.resolve();
    expect([one.step, faults.length]).toEqual([undefined, 1]);
  });

  it('needs no back end that stores it', async () => {
    isOffered = false;
    const one = tour();
    await one.pageOpened('/index', page);
    expect([one.step, told]).toEqual(['figures', []]);
  });

  it('waits for the arrival dialogs, and checks for activity afterwards', async () => {
    arrivals.isThrough = false;
    let calm = 0;
    isCalm = async () => {
      calm += 1;
      return true;
    };
    const one = tour();
    const coming = one.pageOpened('/index', page);
    await Promise.resolve();
    expect([one.step, calm]).toEqual([undefined, 0]);
    runInAction(() => (arrivals.isThrough = true));
    await coming;
    expect([one.step, calm]).toEqual(['figures', 1]);
  });

  it('waits again when another arrival dialog comes in the quiet moment', async () => {
    const one = tour();
    isCalm = async () => {
      runInAction(() => (arrivals.isThrough = false));
      isCalm = async () => true;
      return true;
    };
    const coming = one.pageOpened('/index', page);
    await rest();
    expect(one.step).toBeUndefined();
    runInAction(() => (arrivals.isThrough = true));
    await coming;
    expect(one.step).toBe('figures');
  });

  /** The answers for which a tour waits, held back; each function releases one. */
  const waits = {
    'what they saw elsewhere': () => {
      const { promise, resolve } = Promise.withResolvers<readonly TourName[]>();
      elsewhere = async () => promise;
      return () => resolve([]);
    },
    'what is asked of them': () => {
      arrivals.isThrough = false;
      return () => runInAction(() => (arrivals.isThrough = true));
    },
    'a quiet moment': () => {
      const { promise, resolve } = Promise.withResolvers<boolean>();
      isCalm = async () => promise;
      return () => resolve(true);
    },
  };
  const changes: Readonly<Record<string, (one: Tour) => void>> = {
    'the page was left': (one) => one.left(),
    'another page was come to': (one) =>
      void one.pageOpened('/credit/finance-data/detail', { ...page, isFree: () => false }),
    'somebody else is there': () => runInAction(() => Object.assign(session, { who: { userId: 'U-2' } })),
    'nobody is there any more': () => runInAction(() => Object.assign(session, { who: undefined })),
  };
  it.each(
    Object.entries(waits).flatMap(([wait, held]) =>
      Object.entries(changes).map(([why, happens]) => ({ wait, held, why, happens })),
    ),
  )('having waited for $wait, does not start once $why', async ({ held, happens }) => {
    const comes = held();
    const one = tour();
    const coming = one.pageOpened('/index', page);
    await rest();
    happens(one);
    comes();
    await coming;
    expect([one.step, kept.size, told]).toEqual([undefined, 0, []]);
  });

  it('stops waiting for arrival dialogs when the page is left', async () => {
    arrivals.isThrough = false;
    const one = tour();
    const over = one.pageOpened('/index', page).then(() => 'over');
    await rest();
    one.left();
    expect(await Promise.race([over, rest().then(() => 'waiting')])).toBe('over');
  });

  it('is postponed while the user is busy, something covers the page, or the page has none of its parts', async () => {
    const one = tour();
    isCalm = async () => false;
    await one.pageOpened('/index', page);
    isCalm = async () => true;
    await one.pageOpened('/index', { ...page, isFree: () => false });
    await one.pageOpened('/index', { ...page, isThere: () => false });
    expect([one.step, told]).toEqual([undefined, []]);
    await one.pageOpened('/index', page);
    expect(one.step).toBe('figures');
  });

  it('does not start after a requested one', async () => {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    isCalm = async () => promise;
    const one = tour();
    const coming = one.pageOpened('/index', page);
    one.begin('/index', page);
    one.nextPressed();
    resolve(true);
    await coming;
    expect(one.step).toBe('under-way');
  });
});

it('every tour has a stored name, and unknown stored names are ignored', () => {
  expect(tourNames.toSorted()).toEqual(Object.keys(tourSteps).toSorted());
  kept.set('tour:U-1', '__proto__  nonsense home');
  expect([tour().wasSeen('/index'), tour().wasSeen('/credit/finance-data/detail')]).toEqual([true, false]);
});
