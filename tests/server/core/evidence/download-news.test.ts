import { beforeEach, describe, expect, it } from 'vitest';
import type { JobOrder, Jobs } from '../../../../server/core/ports.ts';
import { MemoryStore } from '../../../../server/storage/memory/memory-store.ts';
import { Asker } from '../../../builders/asker.ts';
import { demoBackEnd } from '../../../builders/desks.ts';

/** Work that the test starts, so that messages about the request and about the work can be distinguished. */
class HeldJobs implements Jobs {
  readonly #works = new Map<string, (key: string) => Promise<void>>();
  #waiting: { readonly work: string; readonly key: string }[] = [];

  handle(work: string, how: (key: string) => Promise<void>): void {
    this.#works.set(work, how);
  }

  async put(work: string, orders: readonly JobOrder[]): Promise<void> {
    this.#waiting.push(...orders.map(({ key }) => ({ work, key })));
  }

  async counts(): Promise<readonly []> {
    return [];
  }

  async quiet(): Promise<void> {
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const { work, key } of waiting) await this.#works.get(work)?.(key);
  }
}

let store: MemoryStore;
let jobs: HeldJobs;
let zhou: Asker;
let heard: string[];

const quiet = async (): Promise<void> => jobs.quiet();
const asked = async (): Promise<string> =>
  (
    await zhou.given<{ id: string }>('requestDownload', {
      kind: 'EXPORT',
      picked: { docType: 'CREDIT', all: {} },
      columns: ['payer'],
    })
  ).id;
/** A task of Zhou Siyuan's in a state, without messages about earlier states. */
async function task(state: 'COMPLETE' | 'FAILED'): Promise<string> {
  const id = await asked();
  await quiet();
  await store.transaction(async ({ downloads }) => {
    const found = await downloads.find(id);
    if (found) await downloads.save({ ...found, state });
  });
  heard.length = 0;
  return id;
}

beforeEach(async () => {
  [store, heard] = [new MemoryStore(), []];
  jobs = new HeldJobs();
  const backEnd = await demoBackEnd(store, undefined, { jobs });
  zhou = new Asker(backEnd);
  await zhou.signIn('zhousiyuan');
  store.onAnnounced((announcement) => void (announcement?.topic === 'downloads' && heard.push(announcement.userId)));
});

describe('a signal about a download task', () => {
  it.each<readonly [string, () => Promise<unknown>]>([
    ['asked for', asked],
    ['asked for of agreements', async () => zhou.ask('exportProtocols')],
    [
      'begun and done',
      async () => {
        await asked();
        heard.length = 0;
        await quiet();
      },
    ],
    ['tried again', async () => zhou.ask('retryDownload', { id: await task('FAILED') })],
    ['gathered afresh', async () => zhou.ask('repeatDownload', { id: await task('COMPLETE') })],
    ['taken away', async () => zhou.ask('removeDownload', { id: await task('COMPLETE') })],
    ['looked at', async () => zhou.ask('markProtocolExportsSeen')],
  ])('goes only to its owner when the task is %s', async (_what, happens) => {
    await happens();
    expect([heard.length > 0, new Set(heard)]).toEqual([true, new Set(['U-zhousiyuan'])]);
    await quiet();
    expect(new Set(heard)).toEqual(new Set(['U-zhousiyuan']));
  });

  it('is sent at the beginning, at the count and at the end of the task', async () => {
    await asked();
    heard.length = 0;
    await quiet();
    expect(heard).toEqual(['U-zhousiyuan', 'U-zhousiyuan', 'U-zhousiyuan']);
  });

  it.each<readonly [string, (id: string) => Promise<unknown>]>([
    ['looked', async () => zhou.ask('downloadTasks')],
    ['tried what had not failed again', async (id) => zhou.ask('retryDownload', { id })],
  ])('is not sent when its owner only %s', async (_what, happens) => {
    const id = await task('COMPLETE');
    await happens(id);
    expect(heard).toEqual([]);
  });

  it('is not sent when a colleague calls the task', async () => {
    const id = await task('COMPLETE');
    const limin = new Asker(zhou.backEnd);
    await limin.signIn('limin');
    heard.length = 0;
    expect((await limin.ask('removeDownload', { id })).code).toBe('NOT_FOUND');
    expect((await limin.ask('retryDownload', { id })).code).toBe('NOT_FOUND');
    expect(heard).toEqual([]);
  });
});
