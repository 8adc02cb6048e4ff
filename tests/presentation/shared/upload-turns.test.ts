import { when } from 'mobx';
import { beforeEach, describe, expect, it } from 'vitest';
import { ManualClock } from '../../../features/support/manual-clock.ts';
import type { UploadOutcome } from '../../../src/application/ports/uploads/document-vault.ts';
import { PortFault } from '../../../src/application/ports/port-fault.ts';
import type { PlaceFile } from '../../../src/application/usecases/evidence/place-file.ts';
import { SessionStore } from '../../../src/presentation/identity/session-store.ts';
import { UnarrivedFiles } from '../../../src/presentation/evidence/shared/unarrived-files.ts';
import { UploadQueue } from '../../../src/presentation/evidence/shared/upload-queue.ts';
import { item, material } from '../../builders/materials.ts';

interface Sent {
  readonly uploadId: string;
  readonly signal: AbortSignal;
  readonly onProgress: (bytes: number) => void;
  readonly answer: PromiseWithResolvers<UploadOutcome>;
}
const arrived: UploadOutcome = { arrived: true, fileId: 'P1' };
const never = async (): Promise<never> => {
  throw new PortFault('unexpected-answer');
};

let queue: UploadQueue;
let session: SessionStore;
let clock: ManualClock;
let unarrived: UnarrivedFiles;
let sent: Sent[];
let placed: Awaited<ReturnType<PlaceFile>>;
let places: string[];
let online: boolean;
let connection: (online: boolean) => void;

beforeEach(() => {
  const drafts = new Map<string, unknown>();
  let serial = 0;
  [clock, sent, placed, places, online] = [new ManualClock(0), [], { saved: true, item: item() }, [], true];
  unarrived = new UnarrivedFiles({
    read: (name) => drafts.get(name),
    write: (name, value) => void drafts.set(name, value),
    remove: (name) => void drafts.delete(name),
    removeAllOf: () => drafts.clear(),
  });
  session = new SessionStore({ pageConfig: never }, { current: never, switchRole: never, stay: never, signOut: never });
  queue = new UploadQueue({
    clock,
    session,
    unarrived,
    vault: {
      upload: async ({ uploadId, signal, onProgress }) => {
        const answer = Promise.withResolvers<UploadOutcome>();
        sent.push({ uploadId, signal, onProgress, answer });
        return answer.promise;
      },
    },
    place: async (packageId, _placement, fileId, key) => {
      places.push([packageId, fileId, key].join(' '));
      return placed;
    },
    identifiers: { next: () => `U${(serial += 1)}` },
    connectivity: {
      isOnline: () => online,
      onChange: (listener) => {
        connection = listener;
        return () => undefined;
      },
    },
  });
});

const give = (name: string, packageId = 'DD1', size = 10) =>
  queue.add(
    { packageId, book: 'credit' },
    { name, size, bytes: async () => new Uint8Array(size) },
    { kind: 'add', material: material({ name: '其他资料' }) },
  );
const kinds = () => queue.tasks.map(({ state }) => state.kind);
const settles = async (index: number, kind: string) =>
  when(() => queue.tasks[index]?.state.kind === kind, { timeout: 30_000 });
const lost = new PortFault('offline');

describe('uploads', () => {
  it('run five at a time, the others in order', async () => {
    for (const name of ['a', 'b', 'c', 'd', 'e', 'f', 'g']) give(`${name}.pdf`);
    expect([sent.length, kinds(), queue.isBusy]).toEqual([
      5,
      [...Array.from({ length: 5 }, () => 'uploading'), 'waiting', 'waiting'],
      true,
    ]);
    sent[0]?.answer.resolve(arrived);
    await settles(5, 'uploading');
    expect(sent.length).toBe(6);
  });

  it.each([
    [2, 2],
    [0, 7],
    [-1, 7],
  ])('run as many at a time as configured, or all: %i', (parallel, together) => {
    queue.parallel = parallel;
    for (const name of ['a', 'b', 'c', 'd', 'e', 'f', 'g']) give(`${name}.pdf`);
    expect(sent.length).toBe(together);
  });

  it('make room for the next when all bytes are sent, before the answer', () => {
    queue.parallel = 2;
    for (const name of ['a', 'b', 'c', 'd']) give(`${name}.pdf`);
    sent[0]?.onProgress(9);
    expect(sent.length).toBe(2);
    sent[0]?.onProgress(10);
    expect([sent.length, kinds()]).toEqual([3, ['uploading', 'uploading', 'uploading', 'waiting']]);
  });

  it('make room for at most as many again while answers are missing', () => {
    queue.parallel = 2;
    for (const name of ['a', 'b', 'c', 'd', 'e', 'f']) give(`${name}.pdf`);
    for (const index of [0, 1, 2, 3]) sent[index]?.onProgress(10);
    expect(sent.length).toBe(4);
    sent[1]?.answer.resolve({ arrived: false, because: 'callback-failed' });
    return settles(4, 'uploading');
  });

  it('show their progress, are placed when they arrive, and are remembered until then', async () => {
    give('a.pdf');
    expect(unarrived.of('DD1')).toEqual([
      { id: 'U1', name: 'a.pdf', size: 10, materialId: material().materialId, documentId: undefined, kind: 'add' },
    ]);
    sent[0]?.onProgress(4);
    expect(queue.tasks[0]).toMatchObject({ sent: 4, state: { kind: 'uploading' } });
    sent[0]?.answer.resolve(arrived);
    await settles(0, 'arrived');
    expect([queue.tasks[0]?.sent, places, unarrived.of('DD1'), queue.isBusy]).toEqual([
      10,
      ['DD1 P1 U1-place'],
      [],
      false,
    ]);
  });

  it('refused by the limits fail at once, are never sent, and are not remembered', () => {
    give('a.exe');
    expect([queue.tasks[0]?.state, sent, unarrived.of('DD1'), queue.isBusy]).toEqual([
      {
        kind: 'failed',
        trouble: { because: 'extension-not-allowed', allowed: ['jpg', 'jpeg', 'png', 'pdf'] },
        canRetry: false,
        atOnce: true,
      },
      [],
      [],
      false,
    ]);
  });

  it('belong to one package each', () => {
    give('a.pdf');
    give('b.pdf', 'DD2');
    expect([queue.of('DD1').map(({ id }) => id), queue.of('DD2').map(({ id }) => id)]).toEqual([['U1'], ['U2']]);
  });

  it('can be cancelled, and give their turn to the next', () => {
    queue.parallel = 1;
    for (const name of ['a', 'b', 'c']) give(`${name}.pdf`);
    queue.cancelPressed('U2');
    queue.cancelPressed('U1');
    expect([
      sent[0]?.signal.aborted,
      queue.tasks.map(({ id }) => id),
      sent.map(({ uploadId }) => uploadId),
      unarrived.of('DD1').map(({ id }) => id),
    ]).toEqual([true, ['U3'], ['U1', 'U3'], ['U3']]);
  });

  it('of a user who has left are cancelled', () => {
    give('a.pdf');
    queue.clear();
    expect([sent[0]?.signal.aborted, queue.tasks]).toEqual([true, []]);
  });

  it('of a user who left during a pause do not block those of the next', async () => {
    give('a.pdf');
    sent[0]?.answer.reject(lost);
    await settles(0, 'paused');
    queue.clear();
    give('b.pdf');
    expect([queue.pause, kinds(), sent.length]).toEqual([undefined, ['uploading'], 2]);
  });

  it('that were cancelled report nothing', async () => {
    give('a.pdf');
    sent[0]?.answer.reject(new PortFault('cancelled'));
    await new Promise((resolve) => setImmediate(resolve));
    expect([kinds(), queue.pause]).toEqual([['uploading'], undefined]);
  });
});

it.each([
  ['waiting', true],
  ['uploading', true],
  ['paused', true],
  ['arrived', false],
  ['failed', false],
] as const)('that are %s are running: %s', (kind, underWay) => {
  const states = {
    waiting: { kind: 'waiting' },
    uploading: { kind: 'uploading' },
    paused: { kind: 'paused', because: 'offline' },
    arrived: { kind: 'arrived' },
    failed: { kind: 'failed', trouble: { because: 'empty-file' }, canRetry: false },
  } as const;
  queue.parallel = 1;
  give('a.pdf');
  queue.tasks = queue.tasks.map((task) => ({ ...task, state: states[kind] }));
  expect(queue.isBusy).toBe(underWay);
});

describe('a failed upload', () => {
  it.each<[string, UploadOutcome, boolean]>([
    ['for good', { arrived: false, because: 'infected' }, false],
    ['for now', { arrived: false, because: 'callback-failed' }, true],
  ])('%s may be repeated or not, and is remembered while it may', async (_what, outcome, canRetry) => {
    give('a.pdf');
    sent[0]?.answer.resolve(outcome);
    await settles(0, 'failed');
    expect([queue.tasks[0]?.state, unarrived.of('DD1').length]).toEqual([
      { kind: 'failed', trouble: outcome, canRetry },
      canRetry ? 1 : 0,
    ]);
  });

  it('with an unknown reason may be repeated, and an ended session is noticed', async () => {
    give('a.pdf');
    sent[0]?.answer.reject(new PortFault('refused', { code: 'E7' }));
    await settles(0, 'failed');
    expect(queue.tasks[0]?.state).toMatchObject({
      trouble: { because: 'failed', failure: { code: 'E7' } },
      canRetry: true,
    });
    give('b.pdf');
    sent[1]?.answer.reject(new PortFault('not-signed-in'));
    await settles(1, 'paused');
    expect(session.state.kind).toBe('signed-out');
  });

  it('whose place was taken may not be repeated', async () => {
    placed = { saved: false, because: 'material-full' };
    give('a.pdf');
    sent[0]?.answer.resolve(arrived);
    await settles(0, 'failed');
    expect(queue.tasks[0]?.state).toEqual({ kind: 'failed', trouble: placed, canRetry: false });
  });
});

describe('a listener of a package', () => {
  it('hears about its files only, until it stops', async () => {
    const heard: string[] = [];
    const stop = queue.listen('DD1', {
      arrived: (_item, task) => void heard.push(`arrived ${task.id}`),
      failed: ({ id, state }) => void heard.push(`${state.kind} ${id}`),
      foundFull: ({ id }) => void heard.push(`full ${id}`),
    });
    give('a.pdf');
    give('b.pdf', 'DD2');
    for (const { answer } of sent) answer.resolve(arrived);
    await settles(1, 'arrived');
    expect(heard).toEqual(['arrived U1']);
    placed = { saved: false, because: 'material-full' };
    give('c.pdf');
    sent[2]?.answer.resolve(arrived);
    await settles(2, 'failed');
    expect(heard).toEqual(['arrived U1', 'failed U3', 'full U3']);
    stop();
    placed = { saved: false, because: 'not-open' };
    give('d.pdf');
    sent[3]?.answer.resolve(arrived);
    await settles(3, 'failed');
    expect(heard).toHaveLength(3);
  });

  it('is replaced by a later one, and may omit some events', async () => {
    const heard: string[] = [];
    const stop = queue.listen('DD1', { arrived: () => void heard.push('first') });
    queue.listen('DD1', { arrived: () => void heard.push('second') });
    stop();
    give('a.pdf');
    sent[0]?.answer.resolve(arrived);
    await settles(0, 'arrived');
    placed = { saved: false, because: 'material-full' };
    give('b.pdf');
    sent[1]?.answer.resolve(arrived);
    await settles(1, 'failed');
    expect(heard).toEqual(['second']);
  });
});

describe('a lost connection', () => {
  it('pauses running and new uploads until it is back', async () => {
    give('a.pdf');
    give('b.pdf');
    sent[0]?.onProgress(10);
    for (const { answer } of sent) answer.reject(lost);
    await settles(1, 'paused');
    give('c.pdf');
    expect([kinds(), queue.pause, sent.length, queue.isBusy]).toEqual([
      ['paused', 'paused', 'waiting'],
      'offline',
      2,
      true,
    ]);
    connection(false);
    expect(sent.length).toBe(2);
    connection(true);
    expect([queue.pause, sent.length, queue.tasks.map((task) => task.sent)]).toEqual([undefined, 5, [0, 0, 0]]);
  });

  it('is tried once for all files, after a growing pause until one arrives', async () => {
    give('a.pdf');
    give('b.pdf');
    const lose = async (from: number) => {
      for (const { answer } of sent.slice(from)) answer.reject(lost);
      await settles(0, 'paused');
      await settles(1, 'paused');
    };
    const triedAfter = async (wait: number) => {
      const before = sent.length;
      clock.advance(wait - 1);
      expect(sent.length).toBe(before);
      clock.advance(1);
      expect(sent.length).toBe(before + 2);
    };
    await lose(0);
    await triedAfter(2_000);
    await lose(2);
    await triedAfter(4_000);
    for (const { answer } of sent.slice(4)) answer.resolve(arrived);
    await settles(1, 'arrived');
    give('c.pdf');
    sent[6]?.answer.reject(lost);
    await settles(2, 'paused');
    clock.advance(2_000);
    expect(sent.length).toBe(8);
  });

  it('is tried automatically only while the browser is online', async () => {
    online = false;
    give('a.pdf');
    sent[0]?.answer.reject(lost);
    await settles(0, 'paused');
    clock.advance(2_000);
    expect([queue.pause, sent.length]).toEqual(['offline', 1]);
    online = true;
    connection(true);
    sent[1]?.answer.reject(lost);
    await settles(0, 'paused');
    clock.advance(4_000);
    expect(sent.length).toBe(3);
  });

  it('does not repeat failed or finished uploads', async () => {
    give('a.pdf');
    sent[0]?.answer.resolve({ arrived: false, because: 'infected' });
    await settles(0, 'failed');
    connection(true);
    expect([kinds(), sent.length]).toEqual([['failed'], 1]);
    queue.remove('U1');
    queue.remove('nothing');
    expect(queue.tasks).toEqual([]);
  });
});
