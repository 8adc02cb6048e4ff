import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ManualClock } from '../../features/support/manual-clock.ts';
import type { BackEnd } from '../../server/core/back-end.ts';
import type { Parts } from '../../server/core/parts.ts';
import { Refusal } from '../../server/core/refusal.ts';
import { sha256Hex } from '../../server/core/secrets.ts';
import { StoreUnavailable, type Store } from '../../server/core/store.ts';
import type { Call } from '../../src/contract/call.ts';
import { calls } from '../../server/core/desks.ts';
import type { CallName } from '../../src/contract/calls.ts';
import { idempotencyLife, isIdempotent } from '../../src/contract/idempotency.ts';
import { Asker } from '../builders/asker.ts';
import { sampledCalls } from '../builders/call-areas.ts';
import { demoBackEnd } from '../builders/desks.ts';
import { validRequest } from '../builders/valid-request.ts';
import type { StoreUnderContract } from './store/store-suite.ts';

const start = Date.parse('2026-11-21T02:00:00Z');
const names = Object.keys(calls) as CallName[];
const writes = names.filter((name) => calls[name].changes);
/**
 * A registration recognises a repeated request by its content, not by its encrypted bytes; its own tests check that.
 */
const walked = writes.filter((name) => isIdempotent(calls[name]) && name !== 'register');
/** A call that these tests do not count. */
const plain: CallName = 'markMessagesRead';

/**
 * Contract of every call for a request that arrives twice with one Idempotency-Key, on several servers with one store.
 * Outside the audit some calls may represent all, because they differ little between stores.
 */
export function keyedCallsContract(
  name: string,
  makeStore: () => Promise<StoreUnderContract>,
  which: 'all' | 'of each kind' = 'all',
): void {
  describe(`requests under an Idempotency-Key on ${name}`, () => {
    let under: StoreUnderContract;
    let clock: ManualClock;
    let servers: readonly [BackEnd, BackEnd];
    let clerk: Asker;
    let lastKey = 0;
    /** Replaces the work of every call's desk. */
    let work: (parts: Parts) => Promise<unknown>;

    const serverOn = async (store: Store): Promise<BackEnd> =>
      demoBackEnd(store, undefined, { clock, report: () => undefined }, (parts) => {
        const standIn = async (): Promise<unknown> => work(parts);
        return Object.fromEntries(walked.map((each) => [each, standIn]));
      });
    const count = async (store: Store): Promise<number> =>
      store.transaction(async (transaction) => transaction.nextNumber('work done'));
    const key = (): string => `key ${(lastKey += 1)}`;
    const done = async (): Promise<number> => (await count(under.store)) - 1;
    const on = (server: BackEnd): Asker => Object.assign(new Asker(server), { token: clerk.token });
    const ask = async (call: CallName, own: string, request: unknown = validRequest(call), server = servers[0]) =>
      on(server).ask(call, request, own);

    beforeAll(async () => {
      under = await makeStore();
      clock = new ManualClock(start);
      const own = new Asker(await demoBackEnd(under.store, undefined, { clock }));
      await own.signIn('zhousiyuan');
      clerk = own;
      servers = [await serverOn(under.store), await serverOn(under.store)];
    });
    afterAll(async () => under.close());
    beforeEach(() => {
      work = async ({ store }) => count(store);
    });

    it('are documented for every write except beginning a visit and signing out', () => {
      expect(writes.filter((each) => !isIdempotent(calls[each])).toSorted()).toEqual([
        'loginSession',
        'logout',
        'workbenchLogout',
      ]);
      expect(names.filter((each) => isIdempotent(calls[each]) && !calls[each].changes)).toEqual([]);
    });

    const repeated = which === 'all' ? walked : sampledCalls(walked);
    it.each(repeated)(
      '%s is done once: another server repeats the answer, and another body is refused',
      async (call) => {
        const [own, before] = [key(), await done()];
        const first = await ask(call, own);
        expect(first).toMatchObject({ code: '0', data: before + 2 });
        expect(await ask(call, own, undefined, servers[1])).toEqual(first);
        const other = { ...validRequest(call, 'B2') };
        const hasOtherBody =
          v.is((calls[call] as Call).request, other) && JSON.stringify(other) !== JSON.stringify(validRequest(call));
        if (hasOtherBody) expect(await ask(call, own, other, servers[1])).toMatchObject({ code: 'IDEMPOTENCY_REUSED' });
        expect(await done()).toBe(before + 2);
      },
    );

    it('are done once when six arrive at the same time on two servers', async () => {
      const [own, before] = [key(), await done()];
      const answers = await Promise.all(
        [0, 1, 0, 1, 0, 1].map(async (index) => ask('giveAuthorisation', own, undefined, servers[index])),
      );
      expect(answers).toEqual(answers.map(() => expect.objectContaining({ code: '0', data: before + 2 }) as unknown));
      expect(await done()).toBe(before + 2);
    });

    it('wait for the first one under way, and are refused with another body', async () => {
      const [begun, goesOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
      work = async ({ store }) => {
        begun.resolve();
        await goesOn.promise;
        return count(store);
      };
      const own = key();
      const first = ask('giveAuthorisation', own);
      await begun.promise;
      const second = ask('giveAuthorisation', own, undefined, servers[1]);
      expect(await ask('giveAuthorisation', own, validRequest('giveAuthorisation', 'B2'), servers[1])).toMatchObject({
        code: 'IDEMPOTENCY_REUSED',
      });
      goesOn.resolve();
      expect((await second).data).toBe((await first).data);
    });

    it('are done each time without a key, and under different keys', async () => {
      const before = await done();
      for (const each of [undefined, undefined, key(), key()])
        await on(servers[0]).ask(plain, validRequest(plain), each);
      expect(await done()).toBe(before + 5);
    });

    it('are repeated for a day, and done again after it', async () => {
      const own = key();
      const first = await ask(plain, own);
      clock.advance(idempotencyLife - 1);
      await refreshed();
      expect(await ask(plain, own)).toEqual(first);
      clock.advance(1);
      expect((await ask(plain, own)).data).not.toBe(first.data);
    });

    /** A session is shorter than the lifetime of a key. */
    async function refreshed(): Promise<void> {
      const again = new Asker(await demoBackEnd(under.store, undefined, { clock }));
      await again.signIn('zhousiyuan');
      clerk.token = again.token;
    }

    it('are removed from the store after a day', async () => {
      const id = 'of a test';
      await under.store.transaction(async ({ keyedCalls }) =>
        keyedCalls.save({ id, fingerprint: 'F', attempt: 'A', state: 'begun', answer: '', at: 1000 }),
      );
      const found = async (before: number) =>
        under.store.transaction(async ({ keyedCalls }) => {
          await keyedCalls.removeBegunBefore(before);
          return keyedCalls.find(id);
        });
      expect(await found(1000)).toMatchObject({ id });
      expect(await found(1001)).toBeUndefined();
    });

    it('are separate for each person, and refused in another role', async () => {
      const own = key();
      const first = await ask(plain, own);
      const other = new Asker(servers[0]);
      other.token = await signedIn('heqinghe');
      expect((await other.ask(plain, validRequest(plain), own)).data).not.toBe(first.data);
      await under.store.transaction(async ({ sessions }) => {
        const [session] = await sessions.openOf('U-zhousiyuan');
        if (session) await sessions.save({ ...session, role: 'ROLE_CORP_DIRECTOR' });
      });
      await under.store.transaction(async ({ users }) => {
        const user = await users.find('U-zhousiyuan');
        if (user) await users.save({ ...user, roles: [...new Set([...user.roles, 'ROLE_CORP_DIRECTOR'] as const)] });
      });
      expect(await ask(plain, own)).toMatchObject({ code: 'IDEMPOTENCY_REUSED' });
      await refreshed();
    });

    async function signedIn(userName: string): Promise<string | undefined> {
      const asker = new Asker(await demoBackEnd(under.store, undefined, { clock }));
      await asker.signIn(userName);
      return asker.token;
    }

    it('can be done after a refusal that wrote nothing, also with another body', async () => {
      const own = key();
      work = async () => {
        throw new Refusal('NOT_IN_THIS_STATE', { state: 'PASS' });
      };
      expect(await ask('requestDownload', own)).toMatchObject({ code: 'NOT_IN_THIS_STATE' });
      work = async ({ store }) => count(store);
      expect(await ask('requestDownload', own, { ...validRequest('requestDownload'), kind: 'EXPORT' })).toMatchObject({
        code: '0',
      });
    });

    it('can be done after a refusal that only read records', async () => {
      const own = key();
      work = async ({ store }) => {
        await store.transaction(async ({ companies }) => companies.find('C-YANZHOU'));
        throw new Refusal('NOT_IN_THIS_STATE', { state: 'PASS' });
      };
      expect(await ask(plain, own)).toMatchObject({ code: 'NOT_IN_THIS_STATE' });
      work = async ({ store }) => count(store);
      expect(await ask(plain, own)).toMatchObject({ code: '0' });
    });

    it('can be done after a refusal that only locked a record', async () => {
      const own = key();
      work = async ({ store }) =>
        store.transaction(async ({ companies }) => {
          await companies.lock('C-YANZHOU');
          throw new Refusal('SMS_TOO_SOON', { seconds: 60 });
        });
      expect(await ask(plain, own)).toMatchObject({ code: 'SMS_TOO_SOON' });
      work = async ({ store }) => {
        await store.transaction(async ({ companies }) => companies.lock('C-YANZHOU'));
        throw new Refusal('SMS_TOO_SOON', { seconds: 60 });
      };
      expect(await ask(plain, own)).toMatchObject({ code: 'SMS_TOO_SOON' });
      work = async ({ store }) => count(store);
      expect(await ask(plain, own)).toMatchObject({ code: '0' });
    });

    it('repeat a refusal that counted something', async () => {
      const [own, before] = [key(), await done()];
      work = async ({ store }) => {
        await count(store);
        throw new Refusal('PASSWORD_WRONG', { left: 4 });
      };
      const first = await ask('changePassword', own);
      expect(first).toMatchObject({ code: 'PASSWORD_WRONG', data: { left: 4 } });
      expect(await ask('changePassword', own, undefined, servers[1])).toEqual(first);
      expect(await done()).toBe(before + 2);
    });

    it.each(['SERVER_BUSY', 'TOO_MANY_REQUESTS', 'STORE_AWAY'] as const)(
      'can be done after %s, when nothing was written',
      async (code) => {
        const own = key();
        work = async () => {
          throw new Refusal(code);
        };
        expect(await ask(plain, own)).toMatchObject({ code });
        work = async ({ store }) => count(store);
        expect(await ask(plain, own)).toMatchObject({ code: '0' });
      },
    );

    it('are not done again after a failure that followed a write', async () => {
      const [own, before] = [key(), await done()];
      work = async ({ store }) => {
        await count(store);
        throw new StoreUnavailable('gone');
      };
      expect(await ask(plain, own)).toMatchObject({ code: 'SERVER_BUSY' });
      work = async ({ store }) => count(store);
      expect(await ask(plain, own, undefined, servers[1])).toMatchObject({ code: 'IDEMPOTENCY_UNKNOWN' });
      expect(await done()).toBe(before + 2);
    });

    /** A server that dies during its work: the request is not answered, and its lease expires. */
    async function dies(
      own: string,
      before: (parts: Parts) => Promise<void>,
    ): Promise<{ readonly answer: Promise<unknown>; readonly goesOn: () => void }> {
      const [dead, revived] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
      work = async (parts) => {
        await before(parts);
        dead.resolve();
        await revived.promise;
        return count(parts.store);
      };
      const answer = ask(plain, own);
      await dead.promise;
      await under.store.transaction(async ({ leases }) => leases.removeEndedBefore(Number.MAX_SAFE_INTEGER / 1000));
      work = async ({ store }) => count(store);
      return { answer, goesOn: revived.resolve };
    }

    it('are done by another server when the first died before a write, and the first then writes nothing', async () => {
      const [own, before] = [key(), await done()];
      const { answer, goesOn } = await dies(own, async () => undefined);
      const second = await ask(plain, own, undefined, servers[1]);
      expect(second).toMatchObject({ code: '0', data: before + 2 });
      goesOn();
      expect(await answer).toMatchObject({ code: 'SERVER_BUSY' });
      expect(await ask(plain, own)).toEqual(second);
      expect(await done()).toBe(before + 2);
    });

    it('are not done again when the first server died after a write', async () => {
      const own = key();
      const { answer, goesOn } = await dies(own, async ({ store }) => void (await count(store)));
      const before = await done();
      expect(await ask(plain, own, undefined, servers[1])).toMatchObject({ code: 'IDEMPOTENCY_UNKNOWN' });
      expect(await done()).toBe(before + 1);
      goesOn();
      await answer;
    });

    it('leave an answer in the store that can be read only with the key', async () => {
      const own = key();
      work = async () => ({ said: 'a word of the answer' });
      await ask(plain, own);
      const user = await under.store.transaction(async ({ users }) => users.find('U-zhousiyuan'));
      const id = await sha256Hex(`person ${user?.personId}\n${own}`);
      const kept = await under.store.transaction(async ({ keyedCalls }) => keyedCalls.find(id));
      expect(kept).toMatchObject({ state: 'answered' });
      expect(JSON.stringify(kept)).not.toMatch(/a word of the answer|"key \d/);
    });

    it('are refused with a key that is too long, before any work', async () => {
      const before = await done();
      expect(await ask(plain, 'k'.repeat(256))).toMatchObject({
        code: 'REQUEST_INVALID',
        data: { field: 'Idempotency-Key' },
      });
      expect(await ask(plain, 'k'.repeat(255))).toMatchObject({ code: '0' });
      expect(await done()).toBe(before + 2);
    });

    it.each(['constructor', '__proto__', 'toString', '1', ' ', '键', '../..'])(
      'accept %j as a key like any other',
      async (own) => {
        const first = await ask(plain, own);
        expect(await ask(plain, own, undefined, servers[1])).toEqual(first);
      },
    );
  });

  describe(`calls of the desks under an Idempotency-Key on ${name}`, () => {
    let under: StoreUnderContract;
    let clock: ManualClock;
    let servers: readonly [BackEnd, BackEnd];

    beforeAll(async () => {
      under = await makeStore();
      clock = new ManualClock(start);
      servers = [
        await demoBackEnd(under.store, undefined, { clock }),
        await demoBackEnd(under.store, undefined, { clock }),
      ];
    });
    afterAll(async () => under.close());

    async function signedIn(userName: string): Promise<readonly [Asker, Asker]> {
      const [here, there] = [new Asker(servers[0]), new Asker(servers[1])];
      expect(await here.signIn(userName)).toMatchObject({ code: '0' });
      there.token = here.token;
      return [here, there];
    }

    it('one authorisation is made by six simultaneous requests', async () => {
      const [here, there] = await signedIn('luoqiubai');
      const given = async () =>
        (await here.given<{ authorisations: readonly unknown[] }>('authorisationChanges')).authorisations.length;
      const before = await given();
      const entry = {
        userId: '',
        personName: '方知雨',
        organisationId: 'IO-3',
        products: ['CREDIT'],
        actions: ['submit'],
        from: '2026-11-21',
        until: '2027-11-20',
      };
      const answers = await Promise.all(
        [here, there, here, there, here, there].map(async (asker) =>
          asker.ask('giveAuthorisation', entry, 'authorise'),
        ),
      );
      expect(answers.map(({ code }) => code)).toEqual(['0', '0', '0', '0', '0', '0']);
      expect(await given()).toBe(before + 1);
    });

    it('one export is made', async () => {
      const [here, there] = await signedIn('zhousiyuan');
      const order = { kind: 'EXPORT', picked: { docType: 'CREDIT', all: {} }, columns: ['payer'] };
      const first = await here.ask('requestDownload', order, 'export');
      expect(first).toMatchObject({ code: '0' });
      expect(await there.ask('requestDownload', order, 'export')).toEqual(first);
      expect((await here.given<readonly unknown[]>('downloadTasks')).length).toBe(1);
    });

    it('a sign-in under one key opens one session, from one address', async () => {
      const asker = new Asker(servers[0]);
      const { data } = await asker.tryPassword('limin');
      const visitor = asker.token;
      const first = await asker.ask('loginSuccess', data, 'sign in');
      const again = Object.assign(new Asker(servers[1]), { token: visitor });
      expect(await again.ask('loginSuccess', data, 'sign in')).toEqual(first);
      expect(again.token).toBe(asker.token);
      expect(await again.ask('security')).toMatchObject({ code: '0' });
      const elsewhere = new Asker(servers[1], '192.0.2.99');
      expect(await elsewhere.ask('loginSuccess', data, 'sign in')).not.toMatchObject({ code: '0' });
    });

    it('a sign-out ends the caller’s session, even if another user used the key before', async () => {
      const [first, second] = [new Asker(servers[0]), new Asker(servers[0])];
      await first.signIn('limin');
      await first.ask('logout', {}, 'sign out');
      await second.signIn('heqinghe');
      const { token } = second;
      await second.ask('logout', {}, 'sign out');
      expect(await Object.assign(new Asker(servers[1]), { token }).ask('security')).toMatchObject({
        code: 'SESSION_REQUIRED',
      });
    });

    it('a session that has ended since is not returned again', async () => {
      const asker = new Asker(servers[0]);
      const { data } = await asker.tryPassword('guyunzhou');
      await asker.ask('loginSuccess', data, 'ended');
      await asker.ask('logout');
      const again = new Asker(servers[1]);
      await again.ask('loginSuccess', data, 'ended');
      expect(again.token).toBeUndefined();
    });
  });
}
