import { beforeEach, describe, expect, it } from 'vitest';
import type { BackEnd } from '../../../server/core/back-end.ts';
import { CallTurns } from '../../../server/core/call-turns.ts';
import type { CallerFacts } from '../../../server/core/context.ts';
import type { Store, Transaction } from '../../../server/core/store.ts';
import { MemoryObjectStore } from '../../../server/storage/objects/memory-object-store.ts';
import { asked, heldBack, good, policyFor, sent, uploadingWorld, type World } from './evidence/uploading.ts';

/** Starts its work at once, and ends it when it is released. */
class HeldStore implements Store {
  begun = 0;
  readonly #inner: Store;
  readonly #gate = Promise.withResolvers<void>();

  constructor(inner: Store) {
    this.#inner = inner;
  }

  async transaction<Result>(work: (transaction: Transaction) => Promise<Result>): Promise<Result> {
    this.begun += 1;
    await this.#gate.promise;
    return this.#inner.transaction(work);
  }

  letGo(): void {
    this.#gate.resolve();
  }

  async isReady(): Promise<boolean> {
    return this.#inner.isReady();
  }

  async clear(): Promise<void> {
    await this.#inner.clear();
  }
}

let world: World;
let store: HeldStore;
let backEnd: BackEnd;
let clerk: CallerFacts;
let stranger: CallerFacts;

beforeEach(async () => {
  world = await uploadingWorld(new MemoryObjectStore());
  store = new HeldStore(world.store);
  backEnd = world.beside({ store });
  [clerk, stranger] = [await world.asking('zhousiyuan'), await world.asking('heqinghe')];
});

const look = async (asking: CallerFacts) =>
  (await asked({ backEnd }, 'security', { user3Required: true }, asking)).code;
const looks = (asking: CallerFacts, times: number) => Array.from({ length: times }, async () => look(asking));

describe('the simultaneous calls of one user', () => {
  it('use three connections, and leave other users theirs', async () => {
    const own = looks(clerk, 60);
    expect(store.begun).toBe(3);
    const other = look(stranger);
    expect(store.begun).toBe(4);
    store.letGo();
    expect(new Set(await Promise.all([...own, other]))).toEqual(new Set(['0']));
  });

  it('wait in a queue of sixty-four, and are refused beyond it', async () => {
    const own = looks(clerk, 3 + 64);
    expect(await look(clerk)).toBe('TOO_MANY_REQUESTS');
    const other = look(stranger);
    store.letGo();
    expect(new Set(await Promise.all([...own, other]))).toEqual(new Set(['0']));
    expect(await look(clerk)).toBe('0');
  });

  it('free their place when they are refused', async () => {
    store.letGo();
    const lost = Array.from(
      { length: 9 },
      async () => (await asked({ backEnd }, 'packageFind', { docDatumId: 'never' }, clerk)).code,
    );
    expect(new Set(await Promise.all(lost))).toEqual(new Set(['NOT_FOUND']));
    expect(await look(clerk)).toBe('0');
  });

  it('are still limited after one of them has ended', async () => {
    const turns = new CallTurns();
    const [first, rest] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    let begun = 0;
    const working = async (until: Promise<void>) =>
      turns.take('owner', async () => {
        begun += 1;
        await until;
      });
    const own = [working(first.promise), working(rest.promise), working(rest.promise)];
    first.resolve();
    await own[0];
    own.push(working(rest.promise), working(rest.promise));
    expect(begun).toBe(4);
    rest.resolve();
    await Promise.all(own);
    expect(begun).toBe(5);
  });

  it('start in the order in which they arrived', async () => {
    const turns = new CallTurns(1);
    const begun: string[] = [];
    const ends = new Map<string, () => void>();
    const working = async (who: string) =>
      turns.take('owner', async () => {
        begun.push(who);
        await new Promise<void>((resolve) => ends.set(who, resolve));
      });
    const first = working('first');
    const later = ['second', 'third'].map(working);
    ends.get('first')?.();
    await first;
    later.push(working('last'));
    expect(begun).toEqual(['first', 'second']);
    for (const [index, who] of ['second', 'third', 'last'].entries()) {
      ends.get(who)?.();
      await later[index];
    }
    expect(begun).toEqual(['first', 'second', 'third', 'last']);
  });

  it('leave the queue when their caller hangs up', async () => {
    const turns = new CallTurns(1, 2);
    const begun: string[] = [];
    const end = Promise.withResolvers<void>();
    const gone = new AbortController();
    const working = async (who: string, signal?: AbortSignal) =>
      turns.take(
        'owner',
        async () => {
          begun.push(who);
          await end.promise;
        },
        signal,
      );
    const [first, left, stays] = [working('first'), working('left', gone.signal), working('stays')];
    await expect(working('beyond')).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    gone.abort();
    await expect(left).rejects.toMatchObject({ code: 'SERVER_BUSY' });
    await expect(working('late', gone.signal)).rejects.toMatchObject({ code: 'SERVER_BUSY' });
    const last = working('last');
    end.resolve();
    await Promise.all([first, stays, last]);
    expect(begun).toEqual(['first', 'stays', 'last']);
  });

  it('are completed when their caller hangs up after the start', async () => {
    const turns = new CallTurns(1);
    const [gone, end] = [new AbortController(), Promise.withResolvers<void>()];
    const [first, second] = [
      turns.take('owner', async () => end.promise),
      turns.take('owner', async () => 'done', gone.signal),
    ];
    end.resolve();
    await Promise.all([first, second]);
    gone.abort();
    expect(await second).toBe('done');
    expect(await turns.take('owner', async () => 'next')).toBe('next');
  });

  it('are not queued for people who are not signed in', async () => {
    const strangers = looks({ ...clerk, sessionToken: undefined }, 5);
    expect(store.begun).toBe(5);
    store.letGo();
    expect(new Set(await Promise.all(strangers))).toEqual(new Set(['SESSION_REQUIRED']));
  });

  it('do not wait for slow uploads', async () => {
    store.letGo();
    const held = await Promise.all(
      ['a', 'b', 'c'].map(async (uploadId) => {
        const { form } = await policyFor(world, clerk, uploadId);
        const slow = heldBack(good);
        return { slow, coming: sent({ backEnd }, clerk, form.fileName, slow.stream) };
      }),
    );
    await Promise.all(held.map(async ({ slow }) => slow.begun));
    expect(await look(clerk)).toBe('0');
    for (const { slow } of held) slow.release();
    expect((await Promise.all(held.map(async ({ coming }) => coming))).map(({ code }) => code)).toEqual([
      '0',
      '0',
      '0',
    ]);
  });
});
