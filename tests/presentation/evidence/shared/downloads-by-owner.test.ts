import { beforeEach, describe, expect, it } from 'vitest';
import { ManualClock } from '../../../../features/support/manual-clock.ts';
import type { DownloadDesk, DownloadTask } from '../../../../src/application/ports/evidence/download-desk.ts';
import { PortFault } from '../../../../src/application/ports/port-fault.ts';
import type { AnnouncementTopic } from '../../../../src/domain/identity/announcement-topic.ts';
import {
  askInterval,
  announcedAskInterval,
  DownloadTasks,
} from '../../../../src/presentation/evidence/shared/download-tasks.ts';
import { SessionStore } from '../../../../src/presentation/identity/session-store.ts';
import { Toasts } from '../../../../src/presentation/shared/toasts.ts';
import { never, zhou } from '../../../builders/message-boxes.ts';

const director = 'ROLE_CORP_DIRECTOR';
const own = `downloads:${zhou.userId}:${zhou.role.code}` as const;

let clock: ManualClock;
let session: SessionStore;
let toasts: Toasts;
let asked: number;
/** The tasks that the back end returns. */
let gathered: readonly DownloadTask[];
let desk: Partial<DownloadDesk>;
/** The listener to announcements of the back end; undefined where the connection failed. */
let told: ((topic: AnnouncementTopic) => void) | undefined;
let heard: boolean;
let choices: Map<string, string>;
let elsewhere: (name: string, value: string) => void;

const task = (id: string, kind: 'complete' | 'running'): DownloadTask => ({
  id,
  kind: 'export',
  name: `${id}.xlsx`,
  requestedAt: clock.now(),
  state:
    kind === 'running'
      ? { kind, done: 0, total: 1 }
      : { kind, size: 1, completedAt: clock.now(), expiresAt: clock.now() + 1 },
});
const quiet = async (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

async function opened(): Promise<DownloadTasks> {
  const tasks = new DownloadTasks({
    session,
    clock,
    toasts,
    announcements: async () =>
      told
        ? {
            isConnected: heard,
            on: (listener) => {
              told = listener;
              return () => undefined;
            },
            reconnect: () => undefined,
          }
        : Promise.reject(new Error('did not arrive')),
    desk: {
      tasks: async (signal) => {
        asked += 1;
        return desk.tasks ? desk.tasks(signal) : gathered;
      },
      ask: async (order) => (desk.ask ?? never)(order),
      address: async (id) => (desk.address ?? never)(id),
      retry: async (id) => (desk.retry ?? never)(id),
      repeat: async (id) => (desk.repeat ?? never)(id),
      remove: async (id) => (desk.remove ?? never)(id),
    },
    preferences: {
      read: (name) => choices.get(name),
      write: (name, value) => void choices.set(name, value),
      onChosenElsewhere: (listener) => {
        elsewhere = listener;
        return () => undefined;
      },
    },
  });
  await quiet();
  return tasks;
}

beforeEach(async () => {
  clock = new ManualClock(Date.parse('2026-11-21T09:00:00+08:00'));
  toasts = new Toasts(clock);
  session = new SessionStore(
    { pageConfig: never },
    {
      current: async () => zhou,
      switchRole: async (code) => ({ ...zhou, role: { code, name: code } }),
      stay: never,
      signOut: async () => undefined,
    },
  );
  await session.load();
  [asked, gathered, desk, choices, heard, told] = [0, [task('1', 'complete')], {}, new Map(), false, () => undefined];
});

describe('downloads after a change of user', () => {
  it('disappear at once, and the other role’s are loaded', async () => {
    const tasks = await opened();
    const { promise, resolve } = Promise.withResolvers<readonly DownloadTask[]>();
    desk.tasks = async () => promise;
    await session.chooseRole(director);
    expect(tasks.tasks).toBeUndefined();
    resolve([task('2', 'complete')]);
    await quiet();
    expect(tasks.tasks?.map(({ id }) => id)).toEqual(['2']);
  });

  it('are not requested without a user, nor by a planned poll', async () => {
    gathered = [task('1', 'running')];
    const tasks = await opened();
    expect(clock.isAwaited(askInterval)).toBe(true);
    await session.signOut();
    const before = asked;
    clock.advance(10 * askInterval);
    await quiet();
    expect([tasks.tasks, asked - before, clock.isAwaited(60_000)]).toEqual([undefined, 0, false]);
  });

  it('are not taken from an answer or failure for the previous user', async () => {
    for (const ends of ['answered', 'failed'] as const) {
      const { promise, resolve, reject } = Promise.withResolvers<readonly DownloadTask[]>();
      const tasks = await opened();
      desk.tasks = async () => promise;
      const looking = tasks.reloadPressed();
      delete desk.tasks;
      gathered = [task('theirs', 'complete')];
      await session.chooseRole(director);
      await quiet();
      if (ends === 'answered') resolve([task('mine', 'running')]);
      else reject(new PortFault('not-signed-in'));
      await looking;
      expect([
        ends,
        tasks.tasks?.map(({ id }) => id),
        tasks.failure,
        session.state.kind,
        clock.isAwaited(60_000),
      ]).toEqual([ends, ['theirs'], undefined, 'signed-in', false]);
      await session.chooseRole(zhou.role.code);
    }
  });

  it('are not taken from an answer that arrives after signing out', async () => {
    const { promise, resolve } = Promise.withResolvers<readonly DownloadTask[]>();
    const tasks = await opened();
    desk.tasks = async () => promise;
    const looking = tasks.reloadPressed();
    await session.signOut();
    resolve([task('mine', 'running')]);
    await looking;
    expect([tasks.tasks, clock.isAwaited(60_000)]).toEqual([undefined, false]);
  });

  it('announce their end only to the user who waited for them', async () => {
    gathered = [task('1', 'running')];
    const tasks = await opened();
    gathered = [task('1', 'complete')];
    await session.chooseRole(director);
    await quiet();
    expect([tasks.lastEnded, tasks.unseenCount]).toEqual([undefined, 1]);
  });

  it('leave no failure and no notice behind', async () => {
    gathered = [task('1', 'running')];
    const tasks = await opened();
    gathered = [task('1', 'complete')];
    clock.advance(askInterval);
    await quiet();
    expect(tasks.lastEnded?.key).toBe('lists.downloads-done');
    desk.tasks = async () => Promise.reject(new PortFault('offline'));
    await tasks.reloadPressed();
    expect(tasks.failure).toBeDefined();
    await session.signOut();
    expect([tasks.failure, tasks.lastEnded, tasks.tasks]).toEqual([undefined, undefined, undefined]);
  });

  it('are new by what each user has seen', async () => {
    choices.set(own, `${clock.now()} 1`);
    const tasks = await opened();
    expect(tasks.unseenCount).toBe(0);
    await session.chooseRole(director);
    await quiet();
    expect([tasks.unseenCount, tasks.seenAt]).toEqual([1, 0]);
    await session.chooseRole(zhou.role.code);
    await quiet();
    expect(tasks.unseenCount).toBe(0);
  });

  it.each([
    ['', 0],
    ['nonsense', 0],
    ['12 13', 12],
  ])('are seen until the stored time, if there is one: %s', async (kept, until) => {
    choices.set(own, kept);
    expect((await opened()).seenAt).toBe(until);
  });
});

describe('another window', () => {
  it('is observed only for the user’s own tasks while signed in', async () => {
    const tasks = await opened();
    const before = asked;
    elsewhere(`downloads:${zhou.userId}:${director}`, '99999999999999 1');
    elsewhere('columns:U1', '99999999999999');
    await quiet();
    expect([asked - before, tasks.seenAt]).toEqual([0, 0]);
    elsewhere(own, `${clock.now()} 1`);
    await quiet();
    expect([asked - before, tasks.unseenCount]).toEqual([1, 0]);
    await session.signOut();
    elsewhere('downloads:', '99999999999999 1');
    await quiet();
    expect([asked - before, tasks.seenAt]).toEqual([1, clock.now()]);
  });

  it('is notified only when more was seen than before', async () => {
    const tasks = await opened();
    tasks.opened();
    const said = choices.get(own);
    expect(said).toBe(`${clock.now()} ${clock.now()}`);
    clock.advance(5);
    tasks.opened();
    expect(choices.get(own)).toBe(said);
  });

  it('is not notified after signing out', async () => {
    const removing = Promise.withResolvers<undefined>();
    desk.remove = async () => removing.promise;
    const tasks = await opened();
    tasks.removalAsked = '1';
    const work = tasks.removalConfirmed();
    await session.signOut();
    removing.resolve(undefined);
    await work;
    expect([...choices.keys()]).toEqual([]);
  });
});

describe('a running download', () => {
  const askedLater = async (): Promise<number> => {
    const before = asked;
    clock.advance(askInterval);
    await quiet();
    return asked - before;
  };

  it('is polled once in each interval, whatever is requested meanwhile', async () => {
    gathered = [task('1', 'running')];
    const tasks = await opened();
    await tasks.reloadPressed();
    tasks.opened();
    await quiet();
    expect(await askedLater()).toBe(1);
    const { promise, resolve } = Promise.withResolvers<readonly DownloadTask[]>();
    desk.tasks = async () => promise;
    const late = tasks.reloadPressed();
    delete desk.tasks;
    await tasks.reloadPressed();
    resolve(gathered);
    await late;
    expect(await askedLater()).toBe(1);
  });

  it('is not polled after signing out, even after a late answer', async () => {
    gathered = [task('1', 'running')];
    const tasks = await opened();
    const { promise, resolve } = Promise.withResolvers<readonly DownloadTask[]>();
    desk.tasks = async () => promise;
    const late = tasks.reloadPressed();
    delete desk.tasks;
    await tasks.reloadPressed();
    resolve(gathered);
    await late;
    await session.signOut();
    expect([await askedLater(), clock.isAwaited(60_000)]).toEqual([0, false]);
  });

  it('is announced once, when it has ended', async () => {
    gathered = [task('1', 'running'), task('2', 'running')];
    const tasks = await opened();
    await askedLater();
    expect([tasks.lastEnded, toasts.notes]).toEqual([undefined, []]);
    gathered = [task('1', 'running'), task('2', 'complete'), task('3', 'complete')];
    await askedLater();
    expect(tasks.lastEnded).toMatchObject({ key: 'lists.downloads-done', values: { name: '2.xlsx' } });
    await askedLater();
    expect([tasks.lastEnded?.key, toasts.notes.length]).toEqual(['lists.downloads-done', 1]);
  });

  it('is reported as unknown only while it is, and not after a cancelled request', async () => {
    const tasks = await opened();
    desk.tasks = async () => Promise.reject(new PortFault('cancelled'));
    await tasks.reloadPressed();
    expect(tasks.failure).toBeUndefined();
    desk.tasks = async () => Promise.reject(new PortFault('offline'));
    await tasks.reloadPressed();
    expect([tasks.failure?.kind, tasks.tasks?.length]).toEqual(['offline', 1]);
    delete desk.tasks;
    await tasks.reloadPressed();
    expect(tasks.failure).toBeUndefined();
  });

  it('stays seen when the last seen one is gone', async () => {
    const tasks = await opened();
    tasks.opened();
    const [seen, said] = [tasks.seenAt, choices.get(own)];
    gathered = [];
    await tasks.reloadPressed();
    tasks.opened();
    expect([tasks.seenAt, choices.get(own)]).toEqual([seen, said]);
  });
});

describe('an action on a download', () => {
  it('happens once when pressed repeatedly, and does not block other tasks', async () => {
    const held = Promise.withResolvers<string>();
    const addresses: string[] = [];
    desk.address = async (id) => {
      addresses.push(id);
      return id === '1' ? held.promise : 'there';
    };
    const tasks = await opened();
    const first = tasks.downloadPressed('1');
    expect([await tasks.downloadPressed('1'), await tasks.downloadPressed('2'), [...tasks.busy]]).toEqual([
      undefined,
      'there',
      ['1'],
    ]);
    held.resolve('here');
    expect([await first, addresses, tasks.busy.size]).toEqual(['here', ['1', '2'], 0]);
  });

  it('shows why it failed, and can be pressed again', async () => {
    desk.repeat = async () => Promise.reject(new PortFault('offline'));
    const tasks = await opened();
    await tasks.repeatPressed('1');
    expect([toasts.notes.map(({ tone }) => tone), tasks.busy.size]).toEqual([['bad'], 0]);
    desk.repeat = async () => ({ ...task('2', 'running'), kind: 'archive' });
    await tasks.repeatPressed('1');
    expect(toasts.notes.map((note) => note.message.key)).toContain('lists.asked-archive');
  });

  it('notices an ended session', async () => {
    desk.address = async () => Promise.reject(new PortFault('not-signed-in'));
    const tasks = await opened();
    await tasks.downloadPressed('1');
    expect(session.state.kind).toBe('signed-out');
  });
});

describe('the progress of a download', () => {
  it('is requested when the server announces it, and otherwise rarely', async () => {
    heard = true;
    gathered = [task('1', 'running')];
    const tasks = await opened();
    // The first answer came before the announcements were connected.
    clock.advance(askInterval);
    await quiet();
    expect(asked).toBe(2);
    clock.advance(announcedAskInterval - 1);
    await quiet();
    expect(asked).toBe(2);
    gathered = [task('1', 'complete')];
    told?.('messages');
    told?.('downloads');
    await quiet();
    expect([asked, tasks.tasks?.[0]?.state.kind, tasks.lastEnded?.key]).toEqual([
      3,
      'complete',
      'lists.downloads-done',
    ]);
    clock.advance(announcedAskInterval);
    await quiet();
    expect(asked).toBe(3);
  });

  it('is requested now and then in case an announcement was missed', async () => {
    heard = true;
    gathered = [task('1', 'running')];
    await opened();
    clock.advance(askInterval);
    await quiet();
    clock.advance(announcedAskInterval);
    await quiet();
    expect(asked).toBe(3);
  });

  it('is requested once more after an announcement during a request, which is not cancelled', async () => {
    heard = true;
    gathered = [];
    const tasks = await opened();
    const answers = [
      Promise.withResolvers<readonly DownloadTask[]>(),
      Promise.withResolvers<readonly DownloadTask[]>(),
    ];
    const signals: (AbortSignal | undefined)[] = [];
    desk.tasks = async (signal) => {
      signals.push(signal);
      return answers[signals.length - 1]?.promise ?? [];
    };
    for (let time = 0; time < 3; time += 1) told?.('downloads');
    expect(signals).toHaveLength(1);
    expect(signals[0]?.aborted).toBe(false);
    answers[0]?.resolve([task('1', 'running')]);
    await quiet();
    expect([signals.length, tasks.tasks?.[0]?.state.kind]).toEqual([2, 'running']);
    answers[1]?.resolve([task('1', 'complete')]);
    await quiet();
    expect([signals.length, tasks.tasks?.[0]?.state.kind]).toEqual([2, 'complete']);
  });

  it('is polled often without announcements, which are tried again for the next user', async () => {
    told = undefined;
    gathered = [task('1', 'running')];
    await opened();
    clock.advance(askInterval);
    await quiet();
    expect(asked).toBe(2);
    [told, heard] = [() => undefined, true];
    await session.chooseRole(director);
    await quiet();
    const before = asked;
    told?.('downloads');
    await quiet();
    expect(asked).toBe(before + 1);
  });
});
