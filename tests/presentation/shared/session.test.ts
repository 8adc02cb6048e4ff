import { observable, reaction } from 'mobx';
import { beforeEach, describe, expect, it } from 'vitest';
import { browserWindows } from '../../../features/support/browser-windows.ts';
import { PortFault } from '../../../src/application/ports/port-fault.ts';
import { neutralPageConfig } from '../../../src/domain/platform/page-config.ts';
import type { MenuEntry, SignedIn } from '../../../src/domain/identity/signed-in.ts';
import type { SessionSignals } from '../../../src/application/ports/identity/session-signals.ts';
import { returnPlace, signInPath } from '../../../src/presentation/pages/return-place.ts';
import { menusOfGroup } from '../../../src/presentation/pages/group-menus.ts';
import { SessionStore } from '../../../src/presentation/identity/session-store.ts';
import { SessionWatch } from '../../../src/presentation/identity/session-watch.ts';
import { HandClock } from '../../views/shell/hand-clock.ts';

const minute = 60_000;
const operator = { code: 'ROLE_CORP_OPERATOR', name: '经办人' };
const page = (path: string, listed = true): MenuEntry => ({ code: path, name: path, path, listed, children: [] });
const zhou: SignedIn = {
  userId: 'U1',
  userName: 'zhousiyuan',
  personName: '周思远',
  companyName: '砚舟',
  role: operator,
  candidateRoles: [operator],
  menus: [page('/hidden', false), page('/list')],
  home: '/list',
};
const huiyu = { ...neutralPageConfig, name: '汇屿' };

/** A back end that the test controls: its present answers, and its requests. */
class Desk {
  asked: string[] = [];
  fault: PortFault | undefined;
  who = zhou;
  current: (tab?: 'begins' | 'goes-on') => Promise<SignedIn> = async () => this.#answer('who', { ...this.who });
  switchRole = async (code: string): Promise<SignedIn> => this.#answer('role', { ...zhou, role: { code, name: code } });
  stay = async (): Promise<void> => this.#answer('stay', undefined);
  signOut = async (): Promise<void> => this.#answer('out', undefined);
  pageConfig = async () => this.#answer('look', huiyu);

  async #answer<Value>(what: string, value: Value): Promise<Value> {
    this.asked.push(what);
    if (this.fault) throw this.fault;
    return value;
  }
}

let desk: Desk;
let session: SessionStore;
beforeEach(() => {
  desk = new Desk();
  session = new SessionStore(desk, desk);
});

describe('an announced change of the session', () => {
  it('is followed by each signed-in user', async () => {
    await session.load();
    await session.sessionAnnounced();
    expect(desk.asked).toEqual(['who', 'who']);
  });

  it('sends no request while and after the user signs out, so that no refusal is shown', async () => {
    await session.load();
    const answer = Promise.withResolvers<void>();
    desk.signOut = async () => answer.promise;
    const leaving = session.signOut();
    await session.sessionAnnounced();
    answer.resolve();
    await leaving;
    await session.sessionAnnounced();
    expect([desk.asked, session.state.kind]).toEqual([['who'], 'signed-out']);
  });

  it('is followed again after signing out has failed', async () => {
    await session.load();
    desk.signOut = async () => Promise.reject(new PortFault('offline'));
    await expect(session.signOut()).rejects.toThrow(PortFault);
    await session.sessionAnnounced();
    expect(desk.asked).toEqual(['who', 'who']);
  });
});

describe('a session', () => {
  it.each(['somebody', 'nobody'] as const)(
    'known to have %s is shown together with the effects of that change',
    async (who) => {
      if (who === 'nobody') desk.fault = new PortFault('not-signed-in');
      let done = false;
      const steps = observable.box(0);
      const seen: unknown[] = [];
      const stop = reaction(
        () => [session.state.kind, steps.get()],
        ([kind]) => seen.push([kind, done]),
      );
      await session.configure();
      await session.start(() => {
        steps.set(1);
        done = true;
      });
      stop();
      expect(seen).toEqual([[who === 'nobody' ? 'signed-out' : 'signed-in', true]]);
    },
  );

  it('begins with the platform’s configuration, then the user; the configuration is requested once', async () => {
    await session.start();
    expect([desk.asked, session.pageConfig, session.who, session.state.kind, session.configMissing]).toEqual([
      ['look', 'who'],
      huiyu,
      zhou,
      'signed-in',
      false,
    ]);
    await session.start();
    expect(desk.asked).toEqual(['look', 'who', 'who']);
  });

  it('has the group pages only when the back end enables them, and asks only when menus contain one', async () => {
    const ofGroup = [page('/list'), page('/my/inner-org/index'), page('/my/authorization/index')];
    const asked: string[] = [];
    let answer = async () => ({ innerOrganisations: true, authorisations: false });
    session = new SessionStore(desk, desk, undefined, async (menus) =>
      menusOfGroup({ flags: async () => (asked.push('flags'), answer()) }, menus),
    );
    const shown = () => session.who?.menus.map(({ path }) => path);
    await session.load();
    expect([asked, shown()]).toEqual([[], ['/hidden', '/list']]);
    desk.who = { ...zhou, menus: ofGroup };
    await session.load();
    expect([asked, shown()]).toEqual([['flags'], ['/list', '/my/inner-org/index']]);
    answer = async () => Promise.reject(new PortFault('offline'));
    await session.load();
    expect([shown(), session.state.kind]).toEqual([['/list'], 'signed-in']);
  });

  it('shows no page before it is known whether the group pages are enabled', async () => {
    desk.who = { ...zhou, menus: [page('/my/inner-org/index')] };
    const told = Promise.withResolvers<{ innerOrganisations: boolean; authorisations: boolean }>();
    session = new SessionStore(desk, desk, undefined, async (menus) =>
      menusOfGroup({ flags: async () => told.promise }, menus),
    );
    const loading = session.load();
    await Promise.resolve();
    expect(session.state.kind).toBe('starting');
    told.resolve({ innerOrganisations: false, authorisations: false });
    await loading;
    expect(session.who?.menus).toEqual([]);
  });

  it('switches to the account of another window or of a refused call, and calls as the former one until it is loaded', async () => {
    let moved: () => void = () => undefined;
    const store = new SessionStore(desk, desk, {
      onChange: (listener) => {
        moved = listener;
        return () => undefined;
      },
    });
    moved();
    expect([store.state.kind, store.account]).toEqual(['starting', undefined]);
    await store.load();
    desk.who = { ...zhou, userId: 'U2' };
    moved();
    expect([store.state.kind, store.account]).toEqual(['starting', 'U1']);
    await expect.poll(() => store.account).toBe('U2');
    const refused = (account: string) =>
      store.faultSeen(new PortFault('refused', { code: 'ACCOUNT_SWITCHED', values: { account } }));
    refused('U1');
    expect(store.state.kind).toBe('signed-in');
    desk.who = zhou;
    refused('U2');
    expect(store.state.kind).toBe('starting');
    await expect.poll(() => store.account).toBe('U1');
    store.faultSeen(new PortFault('not-signed-in'));
    // A request that is still running does not use the account that signs in at another window.
    expect(store.account).toBe('U1');
    moved();
    expect(store.state.kind).toBe('signed-out');
    desk.who = { ...zhou, userId: 'U3' };
    await store.load();
    expect(store.account).toBe('U3');
  });

  it('is reloaded when acting for a colleague is refused, and then asks how that ended', async () => {
    const asked: (string | undefined)[] = [];
    const gu = { userId: 'U9', personName: '顾云舟', until: '2026-11-23' };
    desk.who = { ...zhou, actsFor: gu };
    const store = new SessionStore(
      { pageConfig: desk.pageConfig },
      {
        switchRole: desk.switchRole,
        stay: desk.stay,
        signOut: desk.signOut,
        current: async (_tab, actedFor) => (asked.push(actedFor), desk.who),
      },
    );
    await store.load();
    const actingOver = { personName: '顾云舟', by: '顾云舟', at: 1, today: '2026-11-21' };
    desk.who = { ...zhou, actingOver };
    const refused = () => store.faultSeen(new PortFault('refused', { code: 'ACTING_OVER' }));
    refused();
    await expect.poll(() => store.who?.actingOver).toEqual(actingOver);
    refused();
    expect([asked, store.state.kind]).toEqual([[undefined, 'U9'], 'signed-in']);
  });

  it.each([
    ['another window', async (store: SessionStore) => store.restart()],
    ['whoever asks again', async (store: SessionStore) => store.load()],
  ] as const)('requests the group pages as its new account through %s', async (_how, happens) => {
    const asked: unknown[] = [];
    const store = new SessionStore(desk, desk, undefined, async (menus) => {
      asked.push([store.account, store.state.kind]);
      return menus;
    });
    desk.who = { ...zhou, menus: [page('/my/inner-org/index')] };
    await store.load();
    desk.who = { ...desk.who, userId: 'U2' };
    await happens(store);
    expect([asked, store.who?.userId]).toEqual([
      [
        ['U1', 'starting'],
        ['U2', 'starting'],
      ],
      'U2',
    ]);
  });

  it('stays for another refusal that names an account', async () => {
    await session.load();
    session.faultSeen(new PortFault('refused', { code: 'COMPANY_BUSY', values: { account: 'U1' } }));
    expect([session.state.kind, desk.asked]).toEqual(['signed-in', ['who']]);
  });

  it('remembers the account chosen in this window until it is reported, whatever else is asked', () => {
    session.noteChosenAccount('U2');
    expect(['U3', 'U2', 'U2'].map((userId) => session.isOwnChoice(userId))).toEqual([false, true, false]);
    session.noteChosenAccount('U2');
    session.noteChosenAccount(undefined);
    expect(session.isOwnChoice('U2')).toBe(false);
  });

  it.each([
    ['SESSION_REPLACED', { at: 1_000, from: 'Edge · Windows' }, { at: 1_000, from: 'Edge · Windows' }],
    ['SESSION_REPLACED', {}, undefined],
    ['SESSION_ENDED_ELSEWHERE', { at: 1_000, from: 'Edge · Windows' }, undefined],
  ])('ended by %s with %j was opened elsewhere: %j', async (code, values, elsewhere) => {
    await session.load();
    session.faultSeen(new PortFault('not-signed-in', { code, values }));
    expect(session.state.kind === 'signed-out' && session.state.elsewhere).toEqual(elsewhere);
  });

  it('begins with the tab’s role, continues with its own, and begins again after it ended', async () => {
    const tabs: unknown[] = [];
    desk.current = async (tab?: string) => {
      tabs.push(tab);
      return zhou;
    };
    await session.load();
    await session.load();
    await session.restart();
    session.faultSeen(new PortFault('not-signed-in'));
    await session.load();
    expect(tabs).toEqual(['begins', 'goes-on', 'goes-on', 'begins']);
  });

  it('has a neutral configuration while the platform is unreachable, and requests it again', async () => {
    desk.fault = new PortFault('offline');
    await session.start();
    expect([session.pageConfig, session.configMissing, session.state]).toMatchObject([
      neutralPageConfig,
      true,
      { kind: 'failed', failure: { kind: 'offline' } },
    ]);
    desk.fault = undefined;
    await session.start();
    expect([session.pageConfig, session.configMissing, session.who]).toEqual([huiyu, false, zhou]);
  });

  it.each<[string, Partial<SignedIn>, string | undefined]>([
    ['at its own home', {}, '/list'],
    ['at the home page, where that is said', { home: '/index' }, '/index'],
    ['at the home page, where its own is not allowed', { home: '/nowhere' }, '/index'],
    ['at the home page, where it has no menus, whatever is said', { menus: [], home: '/list' }, '/index'],
  ])('starts %s', async (_what, wish, landing) => {
    desk.who = { ...zhou, ...wish };
    expect(session.landing).toBeUndefined();
    await session.load();
    expect(session.landing).toBe(landing);
  });

  it('stays during a failed reload, and fails only when nobody was signed in', async () => {
    await session.load();
    desk.fault = new PortFault('timed-out');
    await session.load();
    expect(session.who).toEqual(zhou);
  });

  it('switches to another role, and can be signed out', async () => {
    await session.load();
    await session.chooseRole('ROLE_CORP_DIRECTOR');
    expect(session.who?.role.code).toBe('ROLE_CORP_DIRECTOR');
    await session.signOut();
    expect(session.state).toEqual({ kind: 'signed-out', because: 'left', userName: '' });
    session.faultSeen(new PortFault('not-signed-in', { code: 'SESSION_REPLACED' }));
    expect(session.state).toMatchObject({ because: 'left' });
  });

  it.each([
    ['SESSION_REQUIRED', 'ended', 'nobody'],
    ['SESSION_REPLACED', 'replaced', 'replaced'],
    ['ROLE_WITHDRAWN', 'role-withdrawn', 'role-withdrawn'],
    ['PASSWORD_CHANGED', 'password-changed', 'password-changed'],
    ['SESSION_ENDED_ELSEWHERE', 'ended-elsewhere', 'ended-elsewhere'],
    ['COMPANY_DEREGISTERED', 'company-deregistered', 'company-deregistered'],
    ['constructor', 'ended', 'nobody'],
  ])('refused with %s is %s, and before it began: %s', async (code, because, before) => {
    const fault = new PortFault('not-signed-in', { code });
    session.faultSeen(fault);
    expect(session.state).toEqual({ kind: 'signed-out', because: before, userName: '' });
    session = new SessionStore(desk, desk);
    await session.load();
    session.faultSeen(fault);
    expect(session.state).toEqual({ kind: 'signed-out', because, userName: 'zhousiyuan' });
  });

  it('does not end by another fault', async () => {
    await session.load();
    session.faultSeen(new PortFault('forbidden', { code: 'SESSION_REPLACED' }));
    expect(session.who).toEqual(zhou);
  });
});

describe('the session watch', () => {
  let clock: HandClock;
  let watch: SessionWatch;
  let window: () => SessionSignals;
  const stays = () => desk.asked.filter((each) => each === 'stay').length;
  /** Advances the time in the intervals of the session watch, and lets its requests be answered. */
  async function pass(minutes: number): Promise<void> {
    for (let step = 0; step < minutes * 4; step += 1) {
      clock.advance(15_000);
      for (let turn = 0; turn < 6; turn += 1) await Promise.resolve();
    }
  }
  beforeEach(async () => {
    clock = new HandClock(1_000_000);
    window = browserWindows();
    watch = new SessionWatch(clock, desk, session, window());
    await session.load();
    watch.start();
  });

  it('reports activity once in five minutes, and nothing without activity', async () => {
    await pass(4);
    watch.userActive();
    await pass(0.75);
    expect(stays()).toBe(0);
    await pass(0.25);
    expect(stays()).toBe(1);
    await pass(10);
    expect(stays()).toBe(1);
  });

  it('warns two minutes before the end, and not after the user has stayed', async () => {
    await pass(27.75);
    expect(watch.endsAt).toBeUndefined();
    await pass(0.25);
    expect(watch.endsAt).toBe(1_000_000 + 30 * minute);
    watch.userActive();
    await pass(0.5);
    expect([watch.endsAt, stays()]).toEqual([1_000_000 + 30 * minute, 0]);
    await watch.stayPressed();
    expect([watch.endsAt, stays()]).toEqual([undefined, 1]);
    await pass(27);
    expect(watch.endsAt).toBeUndefined();
  });

  it('does not warn during activity in another window, and withdraws a warning', async () => {
    const other = window();
    await pass(20);
    other.notifyStay();
    await pass(27.75);
    expect(watch.endsAt).toBeUndefined();
    await pass(0.25);
    expect(watch.left).toBe(2 * minute);
    other.notifyStay();
    expect(watch.endsAt).toBeUndefined();
    watch.stop();
    other.notifyStay();
    expect(stays()).toBe(0);
  });

  it('notifies other windows that the user has stayed', async () => {
    let heard = 0;
    window().onStayed(() => (heard += 1));
    await watch.stayPressed();
    desk.fault = new PortFault('offline');
    await watch.stayPressed();
    expect(heard).toBe(1);
  });

  it('counts down while it warns', async () => {
    await pass(27.75);
    expect(watch.left).toBeUndefined();
    const left: unknown[] = [];
    for (let minutes = 28; minutes < 30; minutes += 0.5) {
      await pass(minutes === 28 ? 0.25 : 0.5);
      left.push(watch.left);
    }
    expect(left).toEqual([120_000, 90_000, 60_000, 30_000]);
  });

  describe('of a session with a fixed end', () => {
    const hour = 60;
    beforeEach(async () => {
      watch.stop();
      desk.who = { ...zhou, sessionLeft: 60 * minute };
      await session.load();
      watch.start();
    });
    const work = async (minutes: number): Promise<void> => {
      for (let each = 0; each < minutes; each += 1) {
        watch.userActive();
        await pass(1);
      }
    };

    it('warns ten minutes before it, once, and then checks whether it is over', async () => {
      await work(hour - 11);
      expect([watch.endsAt, watch.isLast]).toEqual([undefined, false]);
      await work(1);
      expect([watch.left, watch.isLast]).toEqual([10 * minute, true]);
      await watch.stayPressed();
      expect([watch.endsAt, watch.isLast]).toEqual([1_000_000 + 60 * minute, true]);
      watch.lastEndRead();
      await work(9);
      expect([watch.endsAt, watch.isLast]).toEqual([undefined, false]);
      const before = desk.asked.length;
      await pass(1);
      expect(desk.asked.slice(before)).toContain('who');
      desk.fault = new PortFault('not-signed-in');
      await session.load();
      expect(session.state).toMatchObject({ kind: 'signed-out', because: 'ended' });
    });

    it('warns of the nearer end when there is no activity', async () => {
      await work(22);
      await pass(28);
      expect([watch.left, watch.isLast]).toEqual([10 * minute, true]);
      await pass(3);
      expect([watch.left, watch.isLast]).toEqual([2 * minute, false]);
      await watch.stayPressed();
      await pass(0.25);
      expect([watch.left, watch.isLast]).toEqual([6.75 * minute, true]);
    });

    it('shows the fixed end when both ends coincide', async () => {
      await work(31);
      await pass(28);
      expect([watch.left, watch.isLast]).toEqual([minute, true]);
      watch.stop();
      expect([watch.endsAt, watch.isLast]).toEqual([undefined, false]);
    });
  });

  it('checks at the end, and starts again when activity elsewhere has extended the session', async () => {
    await pass(29.75);
    const asked = desk.asked.length;
    await pass(0.25);
    expect([desk.asked.slice(asked), watch.endsAt, session.who]).toEqual([['who'], undefined, zhou]);
    await pass(27);
    expect(watch.endsAt).toBeUndefined();
  });

  it('checks again without an answer, and stops when the session is over', async () => {
    await pass(29.75);
    desk.fault = new PortFault('offline');
    desk.asked = [];
    await pass(0.5);
    expect([desk.asked, session.who]).toEqual([['who', 'who'], zhou]);
    desk.fault = new PortFault('not-signed-in');
    await pass(1);
    expect([desk.asked, session.who]).toEqual([['who', 'who', 'who'], undefined]);
  });

  it('reports a session that turns out to be over when the user stays', async () => {
    desk.fault = new PortFault('not-signed-in', { code: 'SESSION_REPLACED' });
    await watch.stayPressed();
    expect(session.state).toMatchObject({ kind: 'signed-out', because: 'replaced' });
  });

  it('stops on request', async () => {
    await pass(28);
    watch.stop();
    desk.asked = [];
    await pass(5);
    expect([watch.endsAt, desk.asked]).toEqual([undefined, []]);
  });
});

describe('the return place', () => {
  it.each([
    ['from=%2Fcredit%2Fdetail%3Fp%3D1', '/credit/detail?p=1'],
    ['from=%2F', '/'],
    ['', undefined],
    ['from=', undefined],
    ['from=credit', undefined],
    ['from=%2F%2Fevil.example', undefined],
    ['from=%2F%5Cevil.example', undefined],
    ['from=https%3A%2F%2Fevil.example', undefined],
    ['from=%2Fa%0Ab', undefined],
    ['from=%2Flogin%2Flogin', undefined],
    ['other=%2Fa', undefined],
  ])('in %j is %s', (search, place) => {
    expect(returnPlace(search)).toBe(place);
  });

  it.each([
    ['/', '/login/login'],
    ['/login/login?from=%2Fa', '/login/login'],
    ['/zjzcy/login', '/login/login'],
    ['/credit/detail?p=1', '/login/login?from=%2Fcredit%2Fdetail%3Fp%3D1'],
  ])('of %s is kept in %s', (from, path) => {
    expect(signInPath(from)).toBe(path);
  });
});
