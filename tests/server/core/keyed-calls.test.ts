import type { Call } from '../../../src/contract/call.ts';
import { calls as table } from '../../../server/core/desks.ts';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ManualClock } from '../../../features/support/manual-clock.ts';
import type { CallContext, Caller } from '../../../server/core/context.ts';
import { saveResponse } from '../../../server/core/save-response.ts';
import { KeyedCalls } from '../../../server/core/keyed-calls.ts';
import { ObjectStoreFault } from '../../../server/core/ports.ts';
import { Refusal } from '../../../server/core/refusal.ts';
import { unsealBytes } from '../../../server/core/seal-bytes.ts';
import { sha256Hex } from '../../../server/core/secrets.ts';
import type { Store } from '../../../server/core/store.ts';
import { AsyncCallScope } from '../../../server/ground/async-call-scope.ts';
import { InProcessJobs } from '../../../server/jobs/in-process-jobs.ts';
import { MemoryStore } from '../../../server/storage/memory/memory-store.ts';
import { Asker } from '../../builders/asker.ts';
import { demoBackEnd } from '../../builders/desks.ts';
import { idempotencyLife } from '../../../src/contract/idempotency.ts';

/** A queue that accepts no work for a while. */
class AwayJobs extends InProcessJobs {
  isAway = true;

  override async put(...order: Parameters<InProcessJobs['put']>): Promise<void> {
    if (this.isAway) throw new ObjectStoreFault('away', 'The queue is away');
    await super.put(...order);
  }
}

describe('an answer that commits together with its work', () => {
  const sources = readdirSync('server/core', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('-desk.ts'))
    .map((file) => readFileSync(join('server/core', file), 'utf8'));

  const kept = Object.entries<Call>({ ...table }).flatMap(([name, call]) => (call.keepsAnswer ? [name] : []));

  it.each(kept)('is saved by %s', (name) => {
    const [handler] = sources.flatMap(
      (source) => new RegExp(`\\n    ${name}: async [^]*?\\n    \\},`, 'u').exec(source)?.[0] ?? [],
    );
    expect(handler).toContain('saveResponse(transaction, context, ');
  });

  it('is saved by no other call', () => {
    expect(sources.flatMap((source) => [...source.matchAll(/saveResponse\(transaction, context, /gu)])).toHaveLength(
      kept.length,
    );
  });

  it('is returned to a retry after the rest of the call has failed', async () => {
    const store = new MemoryStore();
    const jobs = new AwayJobs(() => undefined);
    const ticketMail = { gateway: { send: async () => undefined }, to: ['desk@platform.example'] };
    const asker = new Asker(await demoBackEnd(store, undefined, { jobs, ticketMail, report: () => undefined }));
    await asker.signIn('zhousiyuan');
    const said = { opinionContent: '页面很慢', personName: '周思远', mobilePhone: '13800001234' };
    expect(await asker.ask('feedback', said, 'ticket')).toMatchObject({ code: 'STORE_AWAY' });
    jobs.isAway = false;
    expect(await asker.ask('feedback', said, 'ticket')).toMatchObject({
      code: '0',
      data: { ticketNumber: expect.stringMatching(/^FB\d+-0001$/) as string },
    });
    expect(await store.transaction(async ({ feedback }) => feedback.latest(9))).toHaveLength(1);
  });
});

describe('a call with an idempotency key', () => {
  const own = { userId: 'U-1', personId: 'P-1' };
  let store: MemoryStore;
  let clock: ManualClock;
  let scope: AsyncCallScope;
  let calls: KeyedCalls;
  let works: number;
  /** The effects of an answer on the browser. */
  let done: unknown[];

  beforeEach(() => {
    [store, clock, scope, works, done] = [new MemoryStore(), new ManualClock(0), new AsyncCallScope(), 0, []];
    calls = server();
  });
  afterEach(() => void vi.useRealTimers());

  const server = (secret = 'secret'): KeyedCalls => new KeyedCalls({ store, clock, scope, secret });
  const nobody = new Refusal('SESSION_REQUIRED');
  const somebody = (user: Partial<typeof own> = {}, delegationId?: string): Caller => {
    const actsFor = delegationId === undefined ? undefined : { delegationId };
    return { user: { ...own, ...user }, role: 'ROLE_CORP_OPERATOR', actsFor } as unknown as Caller;
  };
  const from = (caller: Caller | Refusal): CallContext => ({
    sessionToken: undefined,
    locale: 'en',
    source: '192.0.2.1',
    host: '',
    traceId: 'T',
    idempotencyKey: 'K',
    caller,
    session: undefined,
    setSession: (token) => done.push(['session', token]),
    setDevice: (token) => done.push(['device', token]),
  });
  const work = async (): Promise<number> => (works += 1);
  const written = async ({ claim }: Pick<CallContext, 'claim'>): Promise<void> =>
    store.transaction(async (transaction) => {
      await transaction.nextNumber('work done');
      await claim?.recordWrite(transaction);
    });
  const ask = async (request: unknown = {}, caller: Caller | Refusal = somebody()): Promise<unknown> =>
    calls.answer('markMessagesRead', 'K', request, from(caller), work);
  const kept = async () => {
    const id = await sha256Hex('person P-1\nK');
    return store.transaction(async ({ keyedCalls }) => keyedCalls.find(id));
  };

  it('is refused as a reuse when an amount or the call differs', async () => {
    expect([await ask({ amount: 5n }), await ask({ amount: 5n }), works]).toEqual([1, 1, 1]);
    await expect(ask({ amount: 6n })).rejects.toMatchObject({ code: 'IDEMPOTENCY_REUSED' });
    const other = calls.answer('requestDownload', 'K', { amount: 5n }, from(somebody()), work);
    await expect(other).rejects.toMatchObject({ code: 'IDEMPOTENCY_REUSED' });
    expect(works).toBe(1);
  });

  it.each<[string, Caller]>([
    ['from another account of the same person', somebody({ userId: 'U-2' })],
    ['in the name of a colleague', somebody({}, 'D-1')],
  ])('is refused as a reuse %s', async (_how, caller) => {
    await ask();
    await expect(ask({}, caller)).rejects.toMatchObject({ code: 'IDEMPOTENCY_REUSED' });
    expect(works).toBe(1);
  });

  it.each(['enterCompany', 'endDelegation'] as const)(
    'of the same person is answered as before after %s changed the account',
    async (name) => {
      const first = await calls.answer(name, 'K', {}, from(somebody({}, 'D-1')), work);
      expect(await calls.answer(name, 'K', {}, from(somebody({ userId: 'U-2' })), work)).toBe(first);
      expect(works).toBe(1);
    },
  );

  it('that needs no session is answered as before after its visitor has signed in', async () => {
    const first = await calls.answer('loginSuccess', 'K', {}, from(nobody), work);
    expect(await calls.answer('loginSuccess', 'K', {}, from(somebody()), work)).toBe(first);
  });

  it('stores its answer encrypted with both the key and the secret, for that call only', async () => {
    await ask();
    const [answer, callId] = [(await kept())?.answer ?? '', (await kept())?.id ?? ''];
    const opened = async (secret: string, next = callId): Promise<boolean> =>
      (await unsealBytes(answer, { secret, purpose: 'keyed call', additionalData: next })) !== undefined;
    const wrongly = [await opened('K'), await opened('secret'), await opened('secret\nK', 'another')];
    expect(wrongly).toEqual([false, false, false]);
    expect(await opened('secret\nK')).toBe(true);
  });

  it('is not repeated when its answer was encrypted with another secret', async () => {
    await ask();
    calls = server('another secret');
    await expect(ask()).rejects.toMatchObject({ code: 'IDEMPOTENCY_UNKNOWN' });
    expect(works).toBe(1);
  });

  it.each([
    'SERVER_BUSY',
    'SERVER_FAULT',
    'TOO_MANY_REQUESTS',
    'FILE_BEING_CHECKED',
    'STORE_AWAY',
    'STORE_FULL',
    'STORE_READ_ONLY',
    'STORE_REFUSED',
    'STORE_NONSENSE',
  ] as const)('that wrote something before %s is not repeated for a day', async (code) => {
    const refused = calls.answer('markMessagesRead', 'K', {}, from(somebody()), async (context) => {
      await written(context);
      throw new Refusal(code);
    });
    await expect(refused).rejects.toMatchObject({ code });
    await expect(ask()).rejects.toMatchObject({ code: 'IDEMPOTENCY_UNKNOWN' });
    clock.advance(idempotencyLife - 1);
    await expect(ask()).rejects.toMatchObject({ code: 'IDEMPOTENCY_UNKNOWN' });
    clock.advance(1);
    expect(await ask()).toBe(1);
  });

  it.each([
    ['answered', undefined],
    ['refused', 'PASSWORD_WRONG'],
  ] as const)('repeats its effects on the browser after it was %s', async (_how, code) => {
    const changed = async (context: CallContext): Promise<void> => {
      await written(context);
      context.setSession(undefined);
      context.setDevice('trusted');
      if (code) throw new Refusal(code, { left: 4 });
    };
    const asked = async (): Promise<unknown> => {
      const answer = calls.answer('changePassword', 'K', {}, from(somebody()), changed);
      return answer.catch((fault: unknown) => (fault instanceof Refusal ? fault.code : fault));
    };
    const effects = [
      ['session', undefined],
      ['device', 'trusted'],
    ];
    expect([await asked(), done.splice(0)]).toEqual([code, effects]);
    expect([await asked(), done.splice(0)]).toEqual([code, effects]);
  });

  it('keeps the answer committed with its work when the rest of the call is refused', async () => {
    const refused = calls.answer('feedback', 'K', {}, from(somebody()), async (context) => {
      await store.transaction(async (transaction) => saveResponse(transaction, context, work));
      throw new Refusal('NOT_IN_THIS_STATE');
    });
    await expect(refused).rejects.toMatchObject({ code: 'NOT_IN_THIS_STATE' });
    expect(await calls.answer('feedback', 'K', {}, from(somebody()), work)).toBe(1);
  });

  it.each([
    ['feedback', 'done when it comes again', 1],
    ['markMessagesRead', 'not done again', 'IDEMPOTENCY_UNKNOWN'],
  ] as const)('%s that failed after a write but before its answer is %s', async (name, _how, expected) => {
    const failing = calls.answer(name, 'K', {}, from(somebody()), async (context) => {
      await written(context);
      throw new Refusal('SERVER_BUSY');
    });
    await expect(failing).rejects.toMatchObject({ code: 'SERVER_BUSY' });
    const again = calls.answer(name, 'K', {}, from(somebody()), work);
    expect(await again.catch((fault: unknown) => (fault instanceof Refusal ? fault.code : fault))).toBe(expected);
  });

  it('keeps the answer of the server that took it over when the first server returns late', async () => {
    const [begun, revived] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const first = server().answer('markMessagesRead', 'K', {}, from(somebody()), async () => {
      begun.resolve();
      await revived.promise;
      return 'late';
    });
    await begun.promise;
    await store.transaction(async ({ leases }) => leases.removeEndedBefore(Number.MAX_SAFE_INTEGER));
    expect(await ask()).toBe(1);
    revived.resolve();
    await first;
    expect(await ask()).toBe(1);
  });

  it('makes a retry wait for at most thirty seconds', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
    const [begun, ends] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const first = calls.answer('markMessagesRead', 'K', {}, from(somebody()), async () => {
      begun.resolve();
      await ends.promise;
      return work();
    });
    await begun.promise;
    let heard = 'nothing';
    const second = ask().catch((fault: unknown) => (heard = fault instanceof Refusal ? fault.code : 'a fault'));
    // The first request extends its lease, and the second one polls.
    while (vi.getTimerCount() < 2) await new Promise((resolve) => setImmediate(resolve));
    for (let passed = 0; passed < 29; passed += 1) {
      clock.advance(1_000);
      await vi.advanceTimersByTimeAsync(1_000);
    }
    clock.advance(999);
    await vi.advanceTimersByTimeAsync(999);
    expect(heard).toBe('nothing');
    clock.advance(1);
    await vi.advanceTimersByTimeAsync(101);
    await second;
    expect(heard).toBe('IDEMPOTENCY_IN_WORK');
    ends.resolve();
    await first;
    expect(await ask()).toBe(1);
  });
});

describe('an idempotency key', () => {
  it('does not give two visitors the same visit', async () => {
    const backEnd = await demoBackEnd(new MemoryStore());
    const visit = async () => (await new Asker(backEnd).ask('loginSession', {}, 'K')).data;
    expect(await visit()).not.toEqual(await visit());
  });

  it('stores nothing for a call that lacks its session', async () => {
    const inner = new MemoryStore();
    let writes = 0;
    const store: Store = {
      isReady: async () => inner.isReady(),
      clear: async () => inner.clear(),
      transaction: async (doing) =>
        inner.transaction(async (transaction) => {
          const answer = await doing(transaction);
          if (await transaction.hasWritten()) writes += 1;
          return answer;
        }),
    };
    const asker = new Asker(await demoBackEnd(store));
    writes = 0;
    expect(await asker.ask('markMessagesRead', { ids: ['M-1'] }, 'K')).toMatchObject({ code: 'SESSION_REQUIRED' });
    expect(writes).toBe(0);
  });
});
