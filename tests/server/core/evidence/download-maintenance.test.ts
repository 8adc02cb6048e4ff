import { beforeEach, describe, expect, it } from 'vitest';
import { ManualClock } from '../../../../features/support/manual-clock.ts';
import { ObjectStoreFault, type JobOrder, type Jobs } from '../../../../server/core/ports.ts';
import type { DownloadRecord } from '../../../../server/core/records/evidence.ts';
import { MemoryStore } from '../../../../server/storage/memory/memory-store.ts';
import { MemoryObjectStore } from '../../../../server/storage/objects/memory-object-store.ts';
import { Asker } from '../../../builders/asker.ts';
import { demoBackEnd } from '../../../builders/desks.ts';

const [second, day] = [1000, 86_400_000];

/** Jobs that are lost, unless the test runs them. */
class LostJobs implements Jobs {
  readonly put = async (name: string, orders: readonly JobOrder[]): Promise<void> =>
    void (name === 'gathering' && this.orders.push(...orders.map(({ key }) => key)));
  readonly orders: string[] = [];
  gather: (id: string) => Promise<void> = async () => undefined;

  handle(name: string, work: (key: string) => Promise<void>): void {
    if (name === 'gathering') this.gather = work;
  }

  async counts(): Promise<readonly []> {
    return [];
  }
}

/** An object store with a callback during each upload. */
class WatchedObjects extends MemoryObjectStore {
  readonly keys: string[] = [];
  readonly addresses: { readonly expiresAt: number; readonly downloadName?: string }[] = [];
  meanwhile: () => Promise<void> = async () => undefined;

  override async put(...content: Parameters<MemoryObjectStore['put']>): ReturnType<MemoryObjectStore['put']> {
    const [{ meanwhile }] = [this];
    this.meanwhile = async () => undefined;
    this.keys.push(content[0]);
    await meanwhile();
    return super.put(...content);
  }

  override async signedAddress(...asked: Parameters<MemoryObjectStore['signedAddress']>): Promise<string> {
    this.addresses.push(asked[1]);
    return super.signedAddress(...asked);
  }

  /** Number of files in the store. */
  async lying(): Promise<number> {
    return (await Promise.all(this.keys.map(async (key) => this.head(key)))).filter((facts) => facts !== undefined)
      .length;
  }
}

let clock: ManualClock;
let store: MemoryStore;
let jobs: LostJobs;
let objects: WatchedObjects;
let reported: unknown[];
let zhou: Asker;

const everything = { kind: 'EXPORT', picked: { docType: 'CREDIT', all: {} }, columns: ['payer'] };
const asked = async (asker = zhou): Promise<string> =>
  (await asker.given<{ id: string }>('requestDownload', everything)).id;
const kept = async (id: string): Promise<DownloadRecord | undefined> =>
  store.transaction(async ({ downloads }) => downloads.find(id));
const put = async (id: string, wish: Partial<DownloadRecord>): Promise<void> => {
  const found = await kept(id);
  if (found) await store.transaction(async ({ downloads }) => downloads.save({ ...found, ...wish }));
};

beforeEach(async () => {
  [clock, store, jobs, objects, reported] = [
    new ManualClock(Date.parse('2026-11-21T02:00:00Z')),
    new MemoryStore(),
    new LostJobs(),
    new WatchedObjects(),
    [],
  ];
  zhou = new Asker(
    await demoBackEnd(store, undefined, { jobs, objects, clock, report: (fault) => void reported.push(fault) }),
  );
  await zhou.signIn('zhousiyuan');
});

describe('a download task', () => {
  it('is queued again by its owner’s next look after twenty seconds without a start', async () => {
    const id = await asked();
    clock.advance(20 * second - 1);
    await zhou.ask('downloadTasks');
    expect(jobs.orders).toEqual([id]);
    clock.advance(1);
    await zhou.ask('downloadTasks');
    await zhou.ask('downloadTasks');
    expect(jobs.orders).toEqual([id, id]);
    await jobs.gather(id);
    clock.advance(60 * second);
    await zhou.ask('downloadTasks');
    expect([jobs.orders.length, (await kept(id))?.state]).toEqual([2, 'COMPLETE']);
  });

  it('is done once, however often it is queued', async () => {
    const id = await asked();
    await jobs.gather(id);
    const done = await kept(id);
    await jobs.gather(id);
    await jobs.gather('DT-NONE');
    expect([await kept(id), objects.keys.length, done?.state]).toEqual([done, 1, 'COMPLETE']);
  });

  it('is begun again after a worker died, three times at most', async () => {
    const [last, over] = [await asked(), await asked()];
    await put(last, { state: 'RUNNING', attempts: 2 });
    await put(over, { state: 'RUNNING', attempts: 3 });
    await jobs.gather(last);
    await jobs.gather(over);
    expect([await kept(last), await kept(over)]).toMatchObject([
      { state: 'COMPLETE' },
      { state: 'FAILED', failure: 'FAULT' },
    ]);
  });

  it('that is removed during the work leaves no file, and reports no fault', async () => {
    const id = await asked();
    objects.meanwhile = async () => void (await zhou.ask('removeDownload', { id }));
    await jobs.gather(id);
    expect([await kept(id), await objects.lying(), reported]).toEqual([undefined, 0, []]);
  });

  it('belongs to the worker who took over, and not to the one presumed dead', async () => {
    const id = await asked();
    objects.meanwhile = async () => jobs.gather(id);
    await jobs.gather(id);
    expect([(await kept(id))?.objectKey, await objects.lying(), reported]).toEqual([objects.keys[1], 1, []]);
  });

  it('is not ended by the worker presumed dead while another works on it', async () => {
    const [id, comesUp, goesOn] = [await asked(), Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    let taken: Promise<void> | undefined;
    objects.meanwhile = async () => {
      objects.meanwhile = async () => {
        comesUp.resolve();
        await goesOn.promise;
      };
      taken = jobs.gather(id);
      await comesUp.promise;
    };
    await jobs.gather(id);
    expect([(await kept(id))?.state, await objects.lying()]).toEqual(['RUNNING', 0]);
    goesOn.resolve();
    await taken;
    expect([await kept(id), await objects.lying()]).toMatchObject([
      { state: 'COMPLETE', objectKey: objects.keys[1] },
      1,
    ]);
  });

  it.each([
    ['that the store is away is no surprise', new ObjectStoreFault('away', 'away'), 0],
    ['anything else is told', new Error('odd'), 1],
  ])('fails when its file cannot be kept: %s', async (_what, fault, told) => {
    const id = await asked();
    objects.meanwhile = async () => Promise.reject(fault);
    await jobs.gather(id);
    expect([(await kept(id))?.failure, reported.length]).toEqual(['FAULT', told]);
  });

  it.each<readonly [string, () => Promise<void>]>([
    [
      'the company was struck off',
      async () =>
        store.transaction(async ({ companies }) => {
          const company = await companies.find('C-YANZHOU');
          if (company) await companies.save({ ...company, deregistered: true });
        }),
    ],
    [
      'they work for another company',
      async () =>
        store.transaction(async ({ users }) => {
          const user = await users.byName('zhousiyuan');
          if (user) await users.save({ ...user, pkCorp: 'C-CHENGYE' });
        }),
    ],
    [
      'they work for an inner organisation',
      async () =>
        store.transaction(async ({ users }) => {
          const user = await users.byName('zhousiyuan');
          if (user) await users.save({ ...user, institution: '象山仓储部', innerOrganisationId: 'IO-1' });
        }),
    ],
  ])('fails as not permitted when %s', async (_what, happens) => {
    const id = await asked();
    await happens();
    await jobs.gather(id);
    expect([await kept(id), objects.keys]).toMatchObject([{ state: 'FAILED', failure: 'NOT_PERMITTED' }, []]);
  });

  it('is kept for seven days from its completion or its retry', async () => {
    const [done, failed] = [await asked(), await asked()];
    await put(failed, { state: 'FAILED', failure: 'FAULT', attempts: 3 });
    clock.advance(60 * second);
    await jobs.gather(done);
    await zhou.ask('retryDownload', { id: failed });
    expect([(await kept(done))?.expiresAt, await kept(failed)]).toMatchObject([
      clock.now() + 7 * day,
      { expiresAt: clock.now() + 7 * day, failure: undefined, state: 'WAITING' },
    ]);
    await jobs.gather(failed);
    expect((await kept(failed))?.state).toBe('COMPLETE');
  });

  it('has an address once it is complete, for five minutes and with its file name', async () => {
    const id = await asked();
    expect(await zhou.ask('downloadAddress', { id })).toMatchObject({ code: 'NOT_FOUND' });
    await jobs.gather(id);
    expect(await zhou.ask('downloadAddress', { id })).toMatchObject({ code: '0' });
    expect(objects.addresses).toEqual([
      { expiresAt: clock.realTime() + 300 * second, downloadName: (await kept(id))?.name },
    ]);
  });

  it('belongs to the role in which it was requested', async () => {
    const lin = new Asker(zhou.backEnd, '192.0.2.7');
    await lin.signIn('linzhixia');
    const id = await asked(lin);
    expect(await lin.ask('refreshSession', { currentRole3: 'ROLE_CORP_DIRECTOR' })).toMatchObject({ code: '0' });
    expect(await lin.given('downloadTasks')).toEqual([]);
    expect(await lin.ask('removeDownload', { id })).toMatchObject({ code: 'NOT_FOUND' });
  });

  it('with an invalid selection is refused at once, and no task is created', async () => {
    expect(await zhou.ask('requestDownload', { ...everything, picked: { docType: 'NONE', all: {} } })).toMatchObject({
      code: 'REQUEST_INVALID',
    });
    expect(await zhou.given('downloadTasks')).toEqual([]);
  });

  it('counts towards the limit only as long as it is kept', async () => {
    for (let made = 0; made < 20; made += 1) await asked();
    expect(await zhou.ask('requestDownload', everything)).toMatchObject({ code: 'TOO_MANY_DOWNLOADS' });
    clock.advance(7 * day);
    await zhou.signIn('zhousiyuan');
    expect(await zhou.ask('requestDownload', everything)).toMatchObject({ code: '0' });
  });
});
