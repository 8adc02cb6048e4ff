import { describe, expect, it, vi } from 'vitest';
import { ManualClock } from '../../../../features/support/manual-clock.ts';
import type { Announcements } from '../../../../src/application/ports/identity/announcements.ts';
import type { PackageList } from '../../../../src/application/ports/evidence/package-list.ts';
import type { ToDoCounts } from '../../../../src/application/ports/trade/to-do-desk.ts';
import { PortFault } from '../../../../src/application/ports/port-fault.ts';
import type { AnnouncementTopic } from '../../../../src/domain/identity/announcement-topic.ts';
import type { MenuEntry } from '../../../../src/domain/identity/signed-in.ts';
import type { ToDoCount } from '../../../../src/domain/trade/shared/to-do.ts';
import { WaitingCounters } from '../../../../src/presentation/evidence/shared/waiting-counters.ts';
import { WaitingNumbers } from '../../../../src/presentation/home/shared/waiting-numbers.ts';
import type { SessionStore } from '../../../../src/presentation/identity/session-store.ts';
import { RefreshPoller } from '../../../../src/presentation/shared/refresh-poller.ts';
import { ToDoCounters } from '../../../../src/presentation/trade/shared/to-do-counters.ts';
import { until } from '../../../builders/office.ts';

const entry = (path: string): MenuEntry => ({ code: path, name: path, path, listed: true, children: [] });
const operatorPage = '/credit/chain/todo/operator';
const count: ToDoCount = { kind: 'credit', toDecide: 1, returned: 2, toAccept: 3, toFinance: 0, toConfirm: 0 };

interface Given {
  readonly role?: string;
  readonly menus?: readonly string[];
  readonly isOffered?: boolean;
  readonly packages?: number | PortFault;
  readonly trade?: readonly ToDoCount[] | PortFault;
}

/** The waiting tasks of one user, in one window. `other` is the signal of another window. */
function numbersOf({ role = 'ROLE_CORP_OPERATOR', menus = [operatorPage], isOffered = true, ...given }: Given = {}) {
  const answers = { packages: given.packages ?? 4, trade: given.trade ?? [count] };
  const asked = { packages: 0, trade: 0 };
  const listeners = new Set<(topic: AnnouncementTopic) => void>();
  const windows = new Set<() => void>();
  const clock = new ManualClock(0);
  const session = {
    who: { userId: 'U-1', role: { code: role }, menus: menus.map(entry) },
    faultSeen: () => undefined,
  } as unknown as SessionStore;
  const signals = {
    notifyChange: () => undefined,
    onChange: (listener: () => void) => {
      windows.add(listener);
      return () => windows.delete(listener);
    },
  };
  const poller = () => new RefreshPoller(clock, { isThere: () => true, onChange: () => () => undefined });
  const list = {
    waitingByBook: async () => {
      asked.packages += 1;
      if (answers.packages instanceof PortFault) throw answers.packages;
      return new Map([['credit', answers.packages]]);
    },
  } as unknown as PackageList;
  const desk: ToDoCounts = {
    isOffered,
    counts: async () => {
      asked.trade += 1;
      if (answers.trade instanceof PortFault) throw answers.trade;
      return answers.trade;
    },
  };
  const announcements: Announcements = {
    isConnected: true,
    reconnect: () => undefined,
    on: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  const numbers = new WaitingNumbers({
    packages: new WaitingCounters(list, session, signals, poller()),
    trade: new ToDoCounters({ desk, session, signals, poller: poller() }),
    announcements: async () => announcements,
  });
  const announce = (topic: AnnouncementTopic): void => listeners.forEach((listener) => listener(topic));
  return { numbers, answers, asked, listeners, announce, other: () => windows.forEach((listener) => listener()) };
}

describe('the number of all that waits', () => {
  it('is the sum of both parts, and each menu entry has its own part', async () => {
    const { numbers } = numbersOf();
    expect([numbers.total, numbers.at([operatorPage])]).toEqual([undefined, 0]);
    await numbers.refresh();
    expect([numbers.total, numbers.at([operatorPage]), numbers.at(['/credit/finance-data/index/finance'])]).toEqual([
      10, 6, 4,
    ]);
    expect([numbers.at(['/credit/chain/holdings']), numbers.at(['/todo'])]).toEqual([0, 10]);
    expect([numbers.trade.totalOf('toDecide'), numbers.trade.totalOf('returned'), numbers.trade.path]).toEqual([
      1,
      2,
      operatorPage,
    ]);
  });

  it.each([
    [{ menus: [] }, 4, [1, 0]],
    [{ isOffered: false }, 4, [1, 0]],
    [{ role: 'ROLE_CORP_DIRECTOR', menus: ['/credit/chain/todo/director'] }, 6, [0, 1]],
    [{ role: 'CORP_QUERY', menus: ['/credit/chain/holdings'] }, 0, [0, 0]],
  ] as const)('asks for the parts alone that can wait for %j', async (given, total, asks) => {
    const { numbers, asked } = numbersOf(given);
    await numbers.refresh();
    expect([numbers.total, [asked.packages, asked.trade]]).toEqual([total, asks]);
    expect(numbers.isForUser).toBe(total > 0);
  });

  it('is not known while a part is missing, and the other part still is', async () => {
    const { numbers, answers } = numbersOf({ trade: new PortFault('offline') });
    await numbers.refresh();
    expect([numbers.total, numbers.packages.total, numbers.isPartMissing]).toEqual([undefined, 4, true]);
    expect(numbers.at(['/todo'])).toBe(4);
    answers.trade = [];
    await numbers.refresh();
    expect([numbers.total, numbers.isPartMissing]).toEqual([4, false]);
    answers.trade = new PortFault('offline');
    await numbers.refresh();
    // The known number remains.
    expect([numbers.total, numbers.isPartMissing]).toEqual([4, false]);
  });

  it('follows announcements and other windows, until it is left', async () => {
    const { numbers, answers, listeners, announce, other } = numbersOf();
    const end = numbers.follow();
    await vi.waitFor(() => expect(listeners.size).toBe(1));
    answers.trade = [];
    announce('messages');
    await until(() => numbers.total === 4);
    answers.packages = 7;
    other();
    await until(() => numbers.total === 7);
    end();
    expect(listeners.size).toBe(0);
  });
});
