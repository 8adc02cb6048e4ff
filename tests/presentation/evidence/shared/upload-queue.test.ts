import { when } from 'mobx';
import { beforeEach, describe, expect, it } from 'vitest';
import { ManualClock } from '../../../../features/support/manual-clock.ts';
import type { UploadOutcome } from '../../../../src/application/ports/uploads/document-vault.ts';
import { PortFault } from '../../../../src/application/ports/port-fault.ts';
import { SessionStore } from '../../../../src/presentation/identity/session-store.ts';
import { UnarrivedFiles } from '../../../../src/presentation/evidence/shared/unarrived-files.ts';
import { UploadQueue } from '../../../../src/presentation/evidence/shared/upload-queue.ts';
import { item, material } from '../../../builders/materials.ts';

const away: UploadOutcome = { arrived: false, because: 'store-away' };
const arrived: UploadOutcome = { arrived: true, fileId: 'P1' };
const never = async (): Promise<never> => {
  throw new PortFault('unexpected-answer');
};

let clock: ManualClock;
let queue: UploadQueue;
let sent: number;
let answer: () => UploadOutcome;
let kept: Map<string, unknown>;
let places: string[];

const states = () => queue.tasks.map((task) => task.state);
const give = (name: string) =>
  queue.add(
    { packageId: 'DD1', book: 'credit' },
    { name, size: 10, bytes: async () => new Uint8Array(10) },
    { kind: 'add', material: material() },
  );
const settled = async () =>
  when(() => !queue.tasks.some(({ state }) => state.kind === 'uploading'), { timeout: 30_000 });

beforeEach(() => {
  clock = new ManualClock(0);
  [sent, answer, kept, places] = [0, () => away, new Map(), []];
  let next = 0;
  queue = new UploadQueue({
    clock,
    vault: {
      upload: async () => {
        sent += 1;
        return answer();
      },
    },
    place: async () => ({ saved: true, item: item() }),
    identifiers: { next: () => `U${(next += 1)}` },
    connectivity: { isOnline: () => true, onChange: () => () => undefined },
    session: new SessionStore(
      { pageConfig: never },
      { current: never, switchRole: never, stay: never, signOut: never },
    ),
    unarrived: new UnarrivedFiles(
      {
        read: (name) => kept.get(name),
        write: (name, value) => void kept.set(name, value),
        remove: (name) => void kept.delete(name),
        removeAllOf: () => kept.clear(),
      },
      {
        keep: (id, file) => void places.push(`${file.name} as ${id}`),
        forget: (id) => void places.push(`not ${id}`),
        removeAllOf: (userId) => void places.push(`none of ${userId}`),
        keptUploads: async () => new Set(),
        find: async () => ({ found: false, because: 'gone' }),
      },
    ),
  });
});

it('the location of a file is kept during its upload, and forgotten afterwards', async () => {
  answer = () => arrived;
  give('a.pdf');
  expect(places).toEqual(['a.pdf as U1']);
  await when(() => queue.tasks.every(({ state }) => state.kind === 'arrived'), { timeout: 30_000 });
  expect(places).toEqual(['a.pdf as U1', 'not U1']);
  queue.forgetPlacesOf('U-zhousiyuan');
  expect(places.at(-1)).toBe('none of U-zhousiyuan');
});

it('a resumed upload shows the received bytes from the start', () => {
  queue.add(
    { packageId: 'DD1', book: 'credit' },
    { name: 'a.pdf', size: 10, bytes: async () => new Uint8Array(10) },
    { kind: 'add', material: material() },
    { id: 'begun', kept: 6 },
  );
  expect(queue.tasks.map(({ id, sent: bytes, kept: there, state }) => [id, bytes, there, state.kind])).toEqual([
    ['begun', 6, 6, 'uploading'],
  ]);
});

describe('uploads while the file store is unavailable', () => {
  it('wait with a message, and continue automatically', async () => {
    give('a.pdf');
    await settled();
    expect(states()).toEqual([{ kind: 'paused', because: 'store-away' }]);
    expect(queue.pause).toBe('store-away');
    give('b.pdf');
    expect(sent).toBe(1);
    answer = () => arrived;
    clock.advance(2_000);
    await when(() => queue.tasks.every(({ state }) => state.kind === 'arrived'), { timeout: 30_000 });
    expect(sent).toBe(3);
    expect(queue.pause).toBeUndefined();
  });

  it('are repeated after growing pauses, from two to thirty seconds', async () => {
    give('a.pdf');
    for (const [index, seconds] of [2, 4, 8, 16, 30, 30].entries()) {
      await settled();
      clock.advance(seconds * 1_000 - 1);
      expect(sent).toBe(index + 1);
      clock.advance(1);
    }
    await settled();
    expect(sent).toBe(7);
  });

  it('fail after nine attempts, and start again on request', async () => {
    give('a.pdf');
    for (let tries = 0; tries < 9; tries += 1) {
      await settled();
      expect(states()).toMatchObject([{ kind: 'paused' }]);
      clock.advance(30_000);
    }
    await settled();
    expect(states()).toEqual([{ kind: 'failed', trouble: away, canRetry: true }]);
    queue.retryPressed('U1');
    await settled();
    expect(states()).toEqual([{ kind: 'paused', because: 'store-away' }]);
  });

  it('have all attempts again after one has arrived', async () => {
    give('a.pdf');
    for (let tries = 0; tries < 9; tries += 1) {
      await settled();
      if (tries === 8) answer = () => arrived;
      clock.advance(30_000);
    }
    await when(() => states()[0]?.kind === 'arrived', { timeout: 30_000 });
    answer = () => away;
    give('b.pdf');
    await settled();
    expect(states()).toEqual([{ kind: 'arrived' }, { kind: 'paused', because: 'store-away' }]);
  });

  it('start their pauses afresh for another user', async () => {
    give('a.pdf');
    for (let tries = 0; tries < 9; tries += 1) {
      await settled();
      clock.advance(30_000);
    }
    await settled();
    queue.clear();
    give('b.pdf');
    await settled();
    expect(states()).toEqual([{ kind: 'paused', because: 'store-away' }]);
    const before = sent;
    clock.advance(2_000);
    expect(sent).toBe(before + 1);
    await settled();
  });

  it('continue at once on request', async () => {
    give('a.pdf');
    await settled();
    answer = () => arrived;
    queue.resume();
    await when(() => states()[0]?.kind === 'arrived', { timeout: 30_000 });
    expect(sent).toBe(2);
  });

  it.each(['store-full', 'store-read-only', 'store-refused', 'store-fault'] as const)(
    'do not wait when the store answers: %s',
    async (because) => {
      answer = () => ({ arrived: false, because });
      give('a.pdf');
      await settled();
      expect(states()).toEqual([{ kind: 'failed', trouble: { arrived: false, because }, canRetry: true }]);
      expect(queue.pause).toBeUndefined();
    },
  );
});

describe('uploads of a signed-out user', () => {
  it('wait for the next sign-in, however long', async () => {
    answer = () => {
      throw new PortFault('not-signed-in');
    };
    give('a.pdf');
    await settled();
    expect(states()).toEqual([{ kind: 'paused', because: 'signed-out' }]);
    clock.advance(3_600_000);
    expect(sent).toBe(1);
    answer = () => arrived;
    queue.resume();
    await when(() => states()[0]?.kind === 'arrived', { timeout: 30_000 });
    expect(sent).toBe(2);
  });
});
