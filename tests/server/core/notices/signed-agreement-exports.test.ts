import { beforeEach, describe, expect, it } from 'vitest';
import { ManualClock } from '../../../../features/support/manual-clock.ts';
import { testSecret } from '../../../../features/support/password-key.ts';
import type { BackEnd } from '../../../../server/core/back-end.ts';
import type { DownloadRecord } from '../../../../server/core/records/evidence.ts';
import { InProcessJobs } from '../../../../server/jobs/in-process-jobs.ts';
import { MemoryStore } from '../../../../server/storage/memory/memory-store.ts';
import { Asker } from '../../../builders/asker.ts';
import { demoBackEnd } from '../../../builders/desks.ts';

const week = 7 * 86_400_000;
let store: MemoryStore;
let backEnd: BackEnd;
let jobs: InProcessJobs;
let clock: ManualClock;
let zhou: Asker;

const person = async (userName: string): Promise<Asker> => {
  const asker = new Asker(backEnd);
  await asker.signIn(userName);
  return asker;
};
const unread = async (asker = zhou): Promise<number> =>
  (await asker.given<{ count: number }>('unreadProtocolExports')).count;
const tasks = async (asker = zhou) =>
  asker.given<
    readonly {
      readonly id: string;
      readonly kind: string;
      readonly state: string;
      readonly name: string;
      readonly total: number;
    }[]
  >('downloadTasks');

beforeEach(async () => {
  [store, clock] = [new MemoryStore(), new ManualClock(Date.parse('2026-11-21T02:00:00Z'))];
  jobs = new InProcessJobs((fault) => {
    throw fault;
  });
  backEnd = await demoBackEnd(store, testSecret, { jobs, clock });
  zhou = await person('zhousiyuan');
});

describe('an export of agreements', () => {
  it('is a task with all that the person may read, and counts as unread until it is seen', async () => {
    expect(await unread()).toBe(0);
    expect((await zhou.ask('exportProtocols')).code).toBe('0');
    await jobs.quiet();
    const signed = (await zhou.given<readonly unknown[]>('protocols')).length;
    expect(await tasks()).toMatchObject([{ kind: 'ARCHIVE', state: 'COMPLETE', total: signed }]);
    expect(signed).toBeGreaterThan(0);
    expect(await unread()).toBe(1);
    const heard: unknown[] = [];
    store.onAnnounced((each) => void heard.push(each));
    expect((await zhou.ask('markProtocolExportsSeen')).code).toBe('0');
    // The marks in the other windows disappear, too.
    expect(heard).toEqual([{ userId: 'U-zhousiyuan', topic: 'downloads' }]);
    expect(await unread()).toBe(0);
  });

  it('stops being unread once it was downloaded', async () => {
    await zhou.ask('exportProtocols');
    await jobs.quiet();
    await zhou.given('downloadAddress', { id: (await tasks())[0]?.id });
    expect(await unread()).toBe(0);
  });

  it('belongs to the person and the role: others do not see it, and cannot mark it as seen', async () => {
    const lin = await person('linzhixia');
    await lin.ask('exportProtocols');
    await jobs.quiet();
    expect([await unread(lin), await unread()]).toEqual([1, 0]);
    await zhou.ask('markProtocolExportsSeen');
    expect(await unread(lin)).toBe(1);
    await lin.ask('refreshSession', { currentRole3: 'ROLE_CORP_DIRECTOR' });
    expect(await unread(lin)).toBe(0);
  });

  it.each<readonly [string, Partial<DownloadRecord>, number]>([
    ['has come', {}, 1],
    ['waits', { state: 'WAITING' }, 0],
    ['is under way', { state: 'RUNNING' }, 0],
    ['failed', { state: 'FAILED' }, 0],
    ['was looked at', { isSeen: true }, 0],
    ['is over', { expiresAt: Date.parse('2026-11-21T02:00:00Z') }, 0],
    ['is about to be over', { expiresAt: Date.parse('2026-11-21T02:00:00Z') + 1 }, 1],
    [
      'is no agreement',
      {
        order: {
          kind: 'ARCHIVE',
          locale: 'en',
          picked: { all: undefined, ids: [], except: [] },
        } as unknown as DownloadRecord['order'],
      },
      0,
    ],
    ['is a colleague’s', { userId: 'U-limin' }, 0],
    ['is of another company', { pkCorp: 'C-CHENGYE' }, 0],
    ['is of another role', { role: 'ROLE_CORP_DIRECTOR' }, 0],
  ])('has the right unread count when it %s', async (_what, more, expected) => {
    const record: DownloadRecord = {
      id: 'DT-1',
      userId: 'U-zhousiyuan',
      pkCorp: 'C-YANZHOU',
      role: 'ROLE_CORP_OPERATOR',
      order: { kind: 'PROTOCOLS', locale: 'en' },
      name: '协议.zip',
      requestedAt: 0,
      state: 'COMPLETE',
      attempts: 1,
      putAt: 0,
      done: 1,
      total: 1,
      objectKey: 'o',
      size: 1,
      completedAt: 1,
      expiresAt: clock.now() + week,
      failure: undefined,
      isSeen: false,
      ...more,
    };
    await store.transaction(async ({ downloads }) => downloads.save(record));
    expect(await unread()).toBe(expected);
    await zhou.ask('markProtocolExportsSeen');
    expect((await store.transaction(async ({ downloads }) => downloads.find('DT-1')))?.isSeen).toBe(
      expected === 1 || more.isSeen === true,
    );
  });

  it('needs a session', async () => {
    const nobody = new Asker(backEnd);
    expect([
      (await nobody.ask('exportProtocols')).code,
      (await nobody.ask('unreadProtocolExports')).code,
      (await nobody.ask('markProtocolExportsSeen')).code,
    ]).toEqual(['SESSION_REQUIRED', 'SESSION_REQUIRED', 'SESSION_REQUIRED']);
  });
});
