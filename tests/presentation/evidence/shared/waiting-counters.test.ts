import { beforeEach, describe, expect, it } from 'vitest';
import { ManualClock } from '../../../../features/support/manual-clock.ts';
import type { PackageList } from '../../../../src/application/ports/evidence/package-list.ts';
import type { WindowSignals } from '../../../../src/application/ports/window-signals.ts';
import { PortFault } from '../../../../src/application/ports/port-fault.ts';
import type { OpenBook } from '../../../../src/domain/evidence/shared/book-policies.ts';
import type { SignedIn } from '../../../../src/domain/identity/signed-in.ts';
import { WaitingCounters } from '../../../../src/presentation/evidence/shared/waiting-counters.ts';
import { RefreshPoller, refreshInterval } from '../../../../src/presentation/shared/refresh-poller.ts';
import { SessionStore } from '../../../../src/presentation/identity/session-store.ts';
import { until } from '../../../builders/office.ts';

const role = (code: string) => ({ code, name: code });
const operator: SignedIn = {
  userId: 'U1',
  userName: 'zhousiyuan',
  personName: '周思远',
  companyName: '宁波砚舟精密铸造',
  role: role('ROLE_CORP_OPERATOR'),
  candidateRoles: [role('ROLE_CORP_OPERATOR')],
  menus: [],
  home: '',
};
const never = async (): Promise<never> => {
  throw new PortFault('unexpected-answer');
};

let clock: ManualClock;
let waits: ReadonlyMap<OpenBook, number> | PortFault;
let sides: string[];
let people: string[];
let windows: { moved: () => void; listener: (() => void) | undefined }[];

/** A window of one browser. */
async function opened(
  who: SignedIn = operator,
): Promise<{ counters: WaitingCounters; session: SessionStore; told: () => number }> {
  let told = 0;
  const own: (typeof windows)[number] = { listener: undefined, moved: () => undefined };
  windows.push(own);
  const signals: WindowSignals = {
    notifyChange: () => {
      told += 1;
      for (const each of windows) if (each !== own) each.listener?.();
    },
    onChange: (listener) => {
      own.listener = listener;
      return () => (own.listener = undefined);
    },
  };
  const list: PackageList = {
    offersGathering: false,
    findsOverdue: true,
    page: never,
    totals: never,
    waitingByBook: async (side, waitingFor) => {
      sides.push(side);
      people.push(waitingFor);
      if (waits instanceof PortFault) throw waits;
      return waits;
    },
  };
  const session = new SessionStore(
    { pageConfig: never },
    {
      current: async () => who,
      switchRole: async (code) => ({ ...who, role: role(code) }),
      stay: never,
      signOut: never,
    },
  );
  await session.load();
  return {
    session,
    told: () => told,
    counters: new WaitingCounters(
      list,
      session,
      signals,
      new RefreshPoller(clock, { isThere: () => true, onChange: () => () => undefined }),
    ),
  };
}

const credits = ['/credit/finance-data/index/finance'];
const all = ['/common/finance-data/index/finance'];

beforeEach(() => {
  clock = new ManualClock(Date.parse('2026-11-21T02:00:00Z'));
  waits = new Map([
    ['credit', 3],
    ['pond', 2],
  ]);
  sides = [];
  people = [];
  windows = [];
});

describe('the number of packages waiting for the user', () => {
  it('is shown for each list, and for all together, each requested once', async () => {
    const { counters } = await opened();
    expect([counters.at(credits), counters.at(all)]).toEqual([0, 0]);
    await counters.refresh();
    expect([
      counters.at(credits),
      counters.at(all),
      counters.at([...credits, ...all]),
      counters.at(['/est/finance-data/index/finance']),
    ]).toEqual([3, 5, 5, 0]);
    expect([sides, people]).toEqual([['finance'], ['U1']]);
  });

  it('is requested for the side of the role', async () => {
    const { counters } = await opened({ ...operator, role: role('ROLE_CORE_OPERATOR') });
    await counters.refresh();
    expect(sides).toEqual(['issue']);
  });

  it('is empty for a reader, who does not see another role’s number', async () => {
    const { counters, session } = await opened();
    await counters.refresh();
    await session.chooseRole('ROLE_CORP_DIRECTOR');
    await counters.refresh();
    expect([counters.byBook, counters.at(all), sides]).toEqual([undefined, 0, ['finance']]);
  });

  it('is not requested for the people of an inner organisation', async () => {
    const { counters } = await opened({ ...operator, isConfined: true });
    await counters.refresh();
    expect(sides).toEqual([]);
  });

  it('is requested again for another account, without the former number meanwhile', async () => {
    const { counters, session } = await opened();
    await counters.refresh();
    const unfollow = counters.follow();
    waits = new Map([['credit', 1]]);
    session.state = { kind: 'signed-in', who: { ...operator, userId: 'U2' } };
    expect(counters.byBook).toBeUndefined();
    await until(() => counters.at(credits) === 1);
    unfollow();
    session.state = { kind: 'signed-in', who: operator };
    expect([counters.at(credits), sides.length]).toEqual([1, 2]);
  });

  it('stays as known when the request fails', async () => {
    const { counters } = await opened();
    await counters.refresh();
    waits = new PortFault('offline');
    await counters.refresh();
    expect(counters.at(credits)).toBe(3);
  });

  it('is updated in every window when one finds a change, and only then', async () => {
    const [one, other] = [await opened(), await opened()];
    const unfollow = other.counters.follow();
    await one.counters.refresh();
    await other.counters.refresh();
    await one.counters.refresh();
    expect([one.told(), other.told()]).toEqual([0, 0]);
    waits = new Map([['credit', 2]]);
    await one.counters.refresh();
    await until(() => other.counters.at(credits) === 2);
    expect([one.told(), other.told()]).toEqual([1, 0]);
    unfollow();
    waits = new Map([['credit', 1]]);
    await one.counters.refresh();
    expect([one.counters.at(credits), other.counters.at(credits), sides.length]).toEqual([1, 2, 6]);
  });

  it('is announced when another book is counted', async () => {
    const { counters, told } = await opened();
    await counters.refresh();
    waits = new Map([
      ['credit', 3],
      ['est', 2],
    ]);
    await counters.refresh();
    expect(told()).toBe(1);
  });

  it('is requested regularly while it is observed, and not afterwards', async () => {
    const { counters } = await opened();
    const unfollow = counters.follow();
    clock.advance(refreshInterval - 1);
    expect(sides).toHaveLength(0);
    clock.advance(1);
    await until(() => counters.at(credits) === 3);
    unfollow();
    clock.advance(2 * refreshInterval);
    expect(sides).toHaveLength(1);
  });
});
