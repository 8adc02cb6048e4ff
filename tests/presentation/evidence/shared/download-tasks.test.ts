import { beforeEach, describe, expect, it } from 'vitest';
import { ManualClock } from '../../../../features/support/manual-clock.ts';
import { nothingPicked } from '../../../../src/domain/evidence/shared/picked-packages.ts';
import { noAnnouncements } from '../../../../src/application/ports/identity/announcements.ts';
import type { DownloadTask, DownloadRequest } from '../../../../src/application/ports/evidence/download-desk.ts';
import { askInterval, DownloadTasks } from '../../../../src/presentation/evidence/shared/download-tasks.ts';
import { SessionStore } from '../../../../src/presentation/identity/session-store.ts';
import { Toasts } from '../../../../src/presentation/shared/toasts.ts';
import { until } from '../../../builders/office.ts';
import { zhou } from '../../../builders/message-boxes.ts';

let clock: ManualClock;
let kept: DownloadTask[];
let choices: Map<string, string>;
let told: Toasts;
let windows: ((name: string, value: string) => void)[];

const complete = (id: string): DownloadTask => ({
  id,
  kind: 'export',
  name: `${id}.xlsx`,
  requestedAt: clock.now(),
  state: { kind: 'complete', size: 1, completedAt: clock.now(), expiresAt: clock.now() + 1 },
});
const order: DownloadRequest = {
  kind: 'export',
  scope: { book: 'credit', side: 'finance' },
  picked: { ...nothingPicked, also: new Set(['DD-1']) },
  sortBy: 'createdAt',
  descending: true,
  columns: [],
};
const never = async (): Promise<never> => Promise.reject(new Error('Nobody asks for this'));

/** A window of one browser. */
async function opened(who = zhou): Promise<DownloadTasks> {
  const session = new SessionStore(
    { pageConfig: never },
    { current: async () => who, switchRole: never, stay: never, signOut: never },
  );
  await session.load();
  let own: (name: string, value: string) => void = () => undefined;
  const tasks = new DownloadTasks({
    session,
    clock,
    toasts: told,
    announcements: async () => noAnnouncements,
    desk: {
      tasks: async () => kept,
      address: never,
      retry: never,
      repeat: never,
      ask: async () => {
        kept = [{ ...complete('asked'), state: { kind: 'waiting' } }, ...kept];
        return complete('asked');
      },
      remove: async (id) => void (kept = kept.filter((each) => each.id !== id)),
    },
    preferences: {
      read: (name) => choices.get(name),
      write: (name, value) => {
        const before = choices.get(name);
        choices.set(name, value);
        if (before !== value) for (const each of windows) if (each !== own) each(name, value);
      },
      onChosenElsewhere: (listener) => {
        own = listener;
        windows.push(listener);
        return () => undefined;
      },
    },
  });
  await until(() => tasks.tasks !== undefined);
  return tasks;
}

beforeEach(() => {
  clock = new ManualClock(Date.parse('2026-11-21T09:00:00+08:00'));
  [kept, choices, windows, told] = [[complete('1')], new Map(), [], new Toasts(clock)];
});

describe('a finished download', () => {
  it('is new also when it failed, and failures are reported one by one until read', async () => {
    const running = (id: string): DownloadTask => ({ ...complete(id), state: { kind: 'running', done: 0, total: 1 } });
    kept = [running('a'), running('b'), running('c')];
    const here = await opened();
    kept = [
      complete('a'),
      { ...complete('b'), state: { kind: 'failed', because: 'FAULT', failedAt: clock.now() } },
      { ...complete('c'), state: { kind: 'failed', because: 'NOTHING', failedAt: clock.now() } },
    ];
    clock.advance(askInterval);
    await until(() => here.lastEnded !== undefined);
    expect([here.unseenCount, told.notes.map(({ tone, message: { key } }) => `${tone} ${key}`)]).toEqual([
      3,
      ['ok lists.downloads-done', 'bad lists.downloads-failed-FAULT', 'bad lists.downloads-failed-NOTHING'],
    ]);
    here.opened();
    await until(() => here.unseenCount === 0);
    clock.advance(60_000);
    expect(told.notes.map(({ tone }) => tone)).toEqual(['bad', 'bad']);
  });

  it('is new until it was seen in any window, then seen in all', async () => {
    const [here, there] = [await opened(), await opened()];
    expect([here.unseenCount, there.unseenCount]).toEqual([1, 1]);
    here.opened();
    expect([here.unseenCount, there.unseenCount, (await opened()).unseenCount]).toEqual([0, 0, 0]);
  });

  it('stays new for another person in the same browser', async () => {
    const [here, there] = [await opened(), await opened({ ...zhou, userId: 'U-other' })];
    here.opened();
    expect([here.unseenCount, there.unseenCount]).toEqual([0, 1]);
  });

  it('stays new for another role of the same person', async () => {
    const [here, there] = [await opened(), await opened({ ...zhou, role: { code: 'ROLE_CORP_DIRECTOR', name: '' } })];
    here.opened();
    expect([here.unseenCount, there.unseenCount]).toEqual([0, 1]);
  });

  it('is not new again when a window reports an older time', async () => {
    const here = await opened();
    here.opened();
    for (const each of windows) each(`downloads:${zhou.userId}:${zhou.role.code}`, '1 2');
    expect(here.unseenCount).toBe(0);
  });

  it('appears in every window once ordered in one, and disappears once removed in one', async () => {
    const [here, there] = [await opened(), await opened()];
    await here.gather(order);
    await until(() => there.tasks?.length === 2);
    clock.advance(1_000);
    await there.removePressed(complete('1'));
    await there.removalConfirmed();
    await until(() => here.tasks?.length === 1);
    expect([here.tasks, there.tasks].map((tasks) => tasks?.map(({ id }) => id))).toEqual([['asked'], ['asked']]);
  });

  it('is removed after a confirmation; an unfinished one at once', async () => {
    const here = await opened();
    await here.removePressed(complete('1'));
    expect([here.removalAsked, kept.length]).toEqual(['1', 1]);
    here.removalDropped();
    await here.removalConfirmed();
    expect([here.removalAsked, kept.length]).toEqual([undefined, 1]);
    const waiting: DownloadTask = { ...complete('1'), state: { kind: 'waiting' } };
    await here.removePressed(waiting);
    expect([here.removalAsked, kept]).toEqual([undefined, []]);
  });
});
