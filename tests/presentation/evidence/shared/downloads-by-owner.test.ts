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
/** What the back end has for whoever asks. */
let gathered: readonly DownloadTask[];
let desk: Partial<DownloadDesk>;
/** Whoever is told what the back end tells; undefined where that did not arrive. */
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

describe('what was gathered, when somebody else is there', () => {
  it('is gone at once, and is what the other role has then', async () => {
    const tasks = await opened();
    const { promise, resolve } = Promise.withResolvers<readonly DownloadTask[]>();
    desk.tasks = async () => promise;
    await session.chooseRole(director);
    expect(tasks.tasks).toBeUndefined();
    resolve([task('2', 'complete')]);
    await quiet();
    expect(tasks.tasks?.map(({ id }) => id)).toEqual(['2']);
  });

  it('is not asked for of nobody, and not by what was to be asked again', async () => {
    gathered = [task('1', 'running')];
    const tasks = await opened();
    expect(clock.isAwaited(askInterval)).toBe(true);
    await session.signOut();
    const before = asked;
    clock.advance(10 * askInterval);
    await quiet();
    expect([tasks.tasks, asked - before, clock.isAwaited(60_000)]).toEqual([undefined, 0, false]);
  });

  it('is not taken from an answer to whoever was there before, be it an answer or a failure', async () => {
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

  it('is not taken from an answer that comes once nobody is there', async () => {
    const { promise, resolve } = Promise.withResolvers<readonly DownloadTask[]>();
    const tasks = await opened();
    desk.tasks = async () => promise;
    const looking = tasks.reloadPressed();
    await session.signOut();
    resolve([task('mine', 'running')]);
    await looking;
    expect([tasks.tasks, clock.isAwaited(60_000)]).toEqual([undefined, false]);
  });

  it('comes to its end for nobody but who waited for it', async () => {
    gathered = [task('1', 'running')];
    const tasks = await opened();
    gathered = [task('1', 'complete')];
    await session.chooseRole(director);
    await quiet();
    expect([tasks.lastEnded, tasks.unseenCount]).toEqual([undefined, 1]);
  });

  it('leaves no failure and no news behind', async () => {
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

  it('is new by what each has seen', async () => {
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
  ])('is seen until what was kept says, where it says anything: %s', async (kept, until) => {
    choices.set(own, kept);
    expect((await opened()).seenAt).toBe(until);
  });
});

describe('another window', () => {
  it('is listened to of one’s own tasks alone, and only while somebody is there', async () => {
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

  it('is told of what one has seen only where that is more than before', async () => {
    const tasks = await opened();
    tasks.opened();
    const said = choices.get(own);
    expect(said).toBe(`${clock.now()} ${clock.now()}`);
    clock.advance(5);
    tasks.opened();
    expect(choices.get(own)).toBe(said);
  });

  it('is told nothing by nobody', async () => {
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

describe('what is gathered', () => {
  const askedLater = async (): Promise<number> => {
    const before = asked;
    clock.advance(askInterval);
    await quiet();
    return asked - before;
  };

  it('is asked for once in each interval while something is under way, however often one looks meanwhile', async () => {
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

  it('is asked for no more once nobody is there, however late an answer to an earlier question came', async () => {
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

  it('is heard of when it has come to its end, not before, and stays heard', async () => {
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

  it('is said not to be known only for as long as it is not, and not where the question was given up', async () => {
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

  it('was seen as far as it was before, when what was seen last is there no more', async () => {
    const tasks = await opened();
    tasks.opened();
    const [seen, said] = [tasks.seenAt, choices.get(own)];
    gathered = [];
    await tasks.reloadPressed();
    tasks.opened();
    expect([tasks.seenAt, choices.get(own)]).toEqual([seen, said]);
  });
});

describe('what is being done with a task', () => {
  it('is done once, however often it is pressed, and its neighbours are not held up', async () => {
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

  it('says why it failed, and may be pressed again', async () => {
    desk.repeat = async () => Promise.reject(new PortFault('offline'));
    const tasks = await opened();
    await tasks.repeatPressed('1');
    expect([toasts.notes.map(({ tone }) => tone), tasks.busy.size]).toEqual([['bad'], 0]);
    desk.repeat = async () => ({ ...task('2', 'running'), kind: 'archive' });
    await tasks.repeatPressed('1');
    expect(toasts.notes.map((note) => note.message.key)).toContain('lists.asked-archive');
  });

  it('notices a session that ended', async () => {
    desk.address = async () => Promise.reject(new PortFault('not-signed-in'));
    const tasks = await opened();
    await tasks.downloadPressed('1');
    expect(session.state.kind).toBe('signed-out');
  });
});

describe('what moves with a task', () => {
  it('is asked for when one is told, and else but seldom', async () => {
    heard = true;
    gathered = [task('1', 'running')];
    const tasks = await opened();
    // The first answer came before it was known that one is told.
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

  it('is asked for by and by in case that something was not told', async () => {
    heard = true;
    gathered = [task('1', 'running')];
    await opened();
    clock.advance(askInterval);
    await quiet();
    clock.advance(announcedAskInterval);
    await quiet();
    expect(asked).toBe(3);
  });

  it('is asked for once more after what was told meanwhile, and no answer is given up for it', async () => {
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

  it('is asked for often where it cannot be heard, and is looked for again with the next person', async () => {
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
