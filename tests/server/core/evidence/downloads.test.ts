import { strFromU8, unzipSync } from 'fflate';
import { beforeEach, describe, expect, it } from 'vitest';
import { ManualClock } from '../../../../features/support/manual-clock.ts';
import { forgetDownloads } from '../../../../server/core/evidence/forgotten-downloads.ts';
import { safePart, uniquePaths } from '../../../../server/core/evidence/archive-download.ts';
import type { Store } from '../../../../server/core/store.ts';
import { InProcessJobs } from '../../../../server/jobs/in-process-jobs.ts';
import { MemoryStore } from '../../../../server/storage/memory/memory-store.ts';
import { MemoryObjectStore } from '../../../../server/storage/objects/memory-object-store.ts';
import { Asker } from '../../../builders/asker.ts';
import { demoBackEnd } from '../../../builders/desks.ts';
import { bytesAt, sheetRows } from '../../../../features/support/gathered-files.ts';

interface Task {
  readonly id: string;
  readonly name: string;
  readonly state: string;
  readonly done: number;
  readonly total: number;
  readonly failure: string | null;
}

const credit = { docType: 'CREDIT' };
/** The states in which the company has the package. */
const companys = ['PREPARE', 'MODIFY', 'AUDIT_REJECT'];
const week = 7 * 86_400_000;
let clerk: Asker;
let jobs: InProcessJobs;
let store: Store;
let objects: MemoryObjectStore;
let clock: ManualClock;

const tasks = async (asker = clerk) => asker.given<readonly Task[]>('downloadTasks');
const asked = async (wish: object, asker = clerk) =>
  asker.given<Task>('requestDownload', {
    kind: 'EXPORT',
    picked: { ...credit, all: {} },
    columns: ['payer', 'amount', 'state', 'created'],
    ...wish,
  });
async function gathered(wish: object, asker = clerk): Promise<Task | undefined> {
  const { id } = await asked(wish, asker);
  await jobs.quiet();
  return (await tasks(asker)).find((task) => task.id === id);
}
const bytesOf = async (task: Task | undefined) =>
  bytesAt((await clerk.given<{ url: string }>('downloadAddress', { id: task?.id })).url);
const signedIn = async (name: string, source: string): Promise<Asker> => {
  const asker = new Asker(clerk.backEnd, source);
  await asker.signIn(name);
  return asker;
};

beforeEach(async () => {
  clock = new ManualClock(Date.parse('2026-11-21T02:00:00Z'));
  [jobs, store, objects] = [
    new InProcessJobs((fault) => {
      throw fault;
    }),
    new MemoryStore(),
    new MemoryObjectStore(),
  ];
  clerk = new Asker(await demoBackEnd(store, undefined, { jobs, objects, clock }));
  await clerk.signIn('zhousiyuan');
});

describe('an exported list', () => {
  it('has the requested columns and order, in the words of the list', async () => {
    const { records } = await clerk.given<{
      records: readonly { docDatumId: string; payerName: string; totalAmount: string }[];
    }>('packagePage', { ...credit, page: 1, pageSize: 200, orderBy: 'totalAmount', orderType: 'asc' });
    const task = await gathered({ orderBy: 'totalAmount', orderType: 'asc' });
    expect(task).toMatchObject({ state: 'COMPLETE', done: records.length, total: records.length });
    expect(task?.name).toMatch(/^Digital receivables.* 2026-11-21 1000\.xlsx$/u);
    const [head, ...rows] = sheetRows(await bytesOf(task));
    expect(head).toEqual(['Package no.', 'Payer', 'Total amount', 'Status', 'Created']);
    expect(rows.map(([number, payer, amount]) => [number, payer, amount])).toEqual(
      records.map(({ docDatumId, payerName, totalAmount }) => [docDatumId, payerName, totalAmount]),
    );
  });

  it('contains only the picked packages', async () => {
    const { records } = await clerk.given<{ records: readonly { docDatumId: string }[] }>('packagePage', {
      ...credit,
      page: 1,
      pageSize: 200,
      docDatumStates: companys,
    });
    const [first, ...others] = records.map(({ docDatumId }) => docDatumId);
    const task = await gathered({ picked: { ...credit, all: { docDatumStates: companys }, except: [first] } });
    expect(
      sheetRows(await bytesOf(task))
        .slice(1)
        .map(([number]) => number),
    ).toEqual(others);
  });

  it('never shows a whole account number', async () => {
    const task = await gathered({ columns: ['account'] });
    const accounts = sheetRows(await bytesOf(task))
      .slice(1)
      .map(([, account = '']) => account);
    expect(accounts.some((each) => each.includes('*'))).toBe(true);
    for (const account of accounts.filter((each) => each !== ''))
      expect(account.replaceAll(/[^*]/gu, '').length).toBeGreaterThan(3);
  });

  it('names the product when it covers all books', async () => {
    const [head] = sheetRows(await bytesOf(await gathered({ picked: { all: {} }, columns: ['payer'] })));
    expect(head).toEqual(['Package no.', 'Product', 'Payer']);
  });

  it('fails with that reason when it would be empty', async () => {
    expect(await gathered({ picked: { ...credit, also: ['DD-NONE'] } })).toMatchObject({
      state: 'FAILED',
      failure: 'NOTHING',
    });
  });
});

describe('an archive of packages’ files', () => {
  it('has a folder for each package, and a list of missing files', async () => {
    const { records } = await clerk.given<{ records: readonly { docDatumId: string }[] }>('packagePage', {
      ...credit,
      page: 1,
      pageSize: 200,
    });
    const [first] = records;
    await store.transaction(async ({ items }) => {
      for (const { docFileId } of await items.ofPackage(first?.docDatumId ?? '')) await items.remove(docFileId);
    });
    const task = await gathered({ kind: 'ARCHIVE' });
    expect(task).toMatchObject({ state: 'COMPLETE' });
    const entries = unzipSync(await bytesOf(task));
    const names = Object.keys(entries);
    const numbers = new Set(records.map(({ docDatumId }) => docDatumId));
    const files = names.filter((name) => name.includes('/'));
    expect(files.length).toBeGreaterThan(10);
    for (const name of files) expect(numbers.has(name.split('/')[0] ?? '')).toBe(true);
    expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(names.length);
    expect(files.some((name) => name.startsWith(first?.docDatumId ?? '-'))).toBe(false);
    expect(strFromU8(entries['Missing files.txt'] ?? new Uint8Array())).toContain(`${first?.docDatumId}\t`);
  });

  it('has file names that are unique and valid on every system', () => {
    expect(['../../etc/passwd', 'a:b?.pdf', ' .hidden ', 'CON.pdf', '发票\u202Egpj.pdf', ''].map(safePart)).toEqual([
      '_.._etc_passwd',
      'a_b_.pdf',
      '_.hidden',
      '_CON.pdf',
      '发票_gpj.pdf',
      '_',
    ]);
    expect(['..pdf', '.pdf', ' . . .pdf', '.', '...', '.a.pdf', '..a b'].map(safePart)).toEqual([
      '_.pdf',
      '_.pdf',
      '_.pdf',
      '_',
      '_',
      'a.pdf',
      'a b',
    ]);
    expect(safePart(`${'长'.repeat(200)}.pdf`)).toHaveLength(100);
    const unique = uniquePaths();
    expect(['a/b.pdf', 'A/B.pdf', 'a/b.pdf', 'a/b', 'a.c/b', 'a.c/b'].map(unique)).toEqual([
      'a/b.pdf',
      'A/B (2).pdf',
      'a/b (3).pdf',
      'a/b',
      'a.c/b',
      'a.c/b (2)',
    ]);
  });
});

describe('a download task', () => {
  it('belongs to the person who asked: colleagues and other companies are told that it does not exist', async () => {
    const task = await gathered({});
    for (const [name, source] of [
      ['limin', '192.0.2.2'],
      ['heqinghe', '192.0.2.3'],
    ] as const) {
      const another = await signedIn(name, source);
      expect(await tasks(another)).toEqual([]);
      for (const call of ['downloadAddress', 'retryDownload', 'repeatDownload', 'removeDownload'] as const) {
        const [of, ofNone] = [await another.ask(call, { id: task?.id }), await another.ask(call, { id: 'DT-NONE' })];
        expect([of.code, of.message]).toEqual(['NOT_FOUND', ofNone.message]);
      }
    }
    expect(await tasks()).toHaveLength(1);
  });

  it('fails when its owner may no longer see the packages', async () => {
    const held = Promise.withResolvers<void>();
    const slow = new InProcessJobs(() => undefined);
    const keep = {
      ...slow,
      put: async (...order: Parameters<InProcessJobs['put']>) => void held.promise.then(async () => slow.put(...order)),
      handle: slow.handle.bind(slow),
      counts: slow.counts.bind(slow),
    };
    const backEnd = await demoBackEnd(store, undefined, { jobs: keep, objects, clock });
    const asker = new Asker(backEnd);
    await asker.signIn('zhousiyuan');
    await asked({}, asker);
    await store.transaction(async ({ users }) => {
      const user = await users.byName('zhousiyuan');
      if (user) await users.save({ ...user, roles: user.roles.filter((role) => role === 'none') });
    });
    held.resolve();
    await expect
      .poll(async () =>
        (await store.transaction(async ({ downloads }) => downloads.expiredBy(Infinity))).map(({ failure }) => failure),
      )
      .toEqual(['NOT_PERMITTED']);
  });

  it('is removed with its file after seven days', async () => {
    const task = await gathered({});
    const key = await store.transaction(
      async ({ downloads }) => (await downloads.find(task?.id ?? ''))?.objectKey ?? '',
    );
    expect(await objects.head(key)).toBeDefined();
    clock.advance(week);
    await clerk.signIn('zhousiyuan');
    expect(await tasks()).toEqual([]);
    expect((await clerk.ask('downloadAddress', { id: task?.id })).code).toBe('NOT_FOUND');
    await forgetDownloads(store, objects, clock.now());
    expect(await objects.head(key)).toBeUndefined();
  });

  it('is deleted together with its file', async () => {
    const task = await gathered({});
    const key = await store.transaction(
      async ({ downloads }) => (await downloads.find(task?.id ?? ''))?.objectKey ?? '',
    );
    expect((await clerk.ask('removeDownload', { id: task?.id })).code).toBe('0');
    expect(await objects.head(key)).toBeUndefined();
    expect(await tasks()).toEqual([]);
  });

  it('that failed can be tried again', async () => {
    const task = await gathered({ picked: { ...credit, also: ['DD-NONE'] } });
    expect(task?.state).toBe('FAILED');
    expect((await clerk.given<Task>('retryDownload', { id: task?.id })).state).toBe('WAITING');
    await jobs.quiet();
    expect((await tasks())[0]).toMatchObject({ id: task?.id, state: 'FAILED', failure: 'NOTHING' });
  });

  it('can be repeated as a new task', async () => {
    const first = await gathered({});
    const again = await clerk.given<Task>('repeatDownload', { id: first?.id });
    await jobs.quiet();
    expect(new Map((await tasks()).map(({ id, state }) => [id, state]))).toEqual(
      new Map([
        [again.id, 'COMPLETE'],
        [first?.id, 'COMPLETE'],
      ]),
    );
    const [old, fresh] = await store.transaction(async ({ downloads }) =>
      downloads.findAll([first?.id ?? '', again.id]),
    );
    expect(fresh?.order).toEqual(old?.order);
    expect(await clerk.ask('removeDownload', { id: first?.id })).toMatchObject({ code: '0' });
    expect(await clerk.ask('downloadAddress', { id: again.id })).toMatchObject({ code: '0' });
  });

  it('is refused when there are twenty others', async () => {
    for (let made = 0; made < 20; made += 1) await asked({ picked: { ...credit, also: ['DD-NONE'] } });
    expect(await clerk.ask('requestDownload', { kind: 'EXPORT', picked: credit })).toMatchObject({
      code: 'TOO_MANY_DOWNLOADS',
      data: { most: 20 },
    });
    expect(await clerk.ask('repeatDownload', { id: (await tasks())[0]?.id })).toMatchObject({
      code: 'TOO_MANY_DOWNLOADS',
      data: { most: 20 },
    });
  });
});
