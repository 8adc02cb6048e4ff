import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BackEnd } from '../../server/core/back-end.ts';
import type { UserRecord } from '../../server/core/records/company.ts';
import type { Store } from '../../server/core/store.ts';
import { Asker } from '../builders/asker.ts';
import { demoBackEnd } from '../builders/desks.ts';
import { GatedStore } from '../builders/gated-store.ts';

/** Contract of the sessions of an account, for every store. */
export function liveSessionsContract(
  name: string,
  makeStore: () => Promise<{ readonly store: Store; close(): Promise<void> }>,
): void {
  describe(`sessions in ${name}`, () => {
    let under: Awaited<ReturnType<typeof makeStore>>;
    let backEnd: BackEnd;
    const devices = (count: number): readonly Asker[] => Array.from({ length: count }, () => new Asker(backEnd));
    const live = async (askers: readonly Asker[]): Promise<number> => {
      const codes = await Promise.all(askers.map(async (asker) => (await asker.ask('security')).code));
      return codes.filter((code) => code === '0').length;
    };
    const change = async (userName: string, changed: Partial<UserRecord>): Promise<void> =>
      under.store.transaction(async (transaction) => {
        const user = await transaction.users.byName(userName);
        if (user) await transaction.users.save({ ...user, ...changed });
      });

    beforeAll(async () => {
      under = await makeStore();
      backEnd = await demoBackEnd(under.store);
    });
    afterAll(async () => under.close());

    it('are limited to one for an account, even with four simultaneous sign-ins', async () => {
      for (let round = 0; round < 5; round += 1) {
        const askers = devices(4);
        const passed = await Promise.all(askers.map(async (asker) => asker.tryPassword('linzhixia')));
        const codes = await Promise.all(
          askers.map(async (asker, at) => (await asker.ask('loginSuccess', passed[at]?.data)).code),
        );
        expect(codes).toEqual(['0', '0', '0', '0']);
        expect(await live(askers)).toBe(1);
      }
    });

    it('are limited to one for an account, even with a role switch during a sign-in', async () => {
      for (let round = 0; round < 5; round += 1) {
        const [here, there] = [new Asker(backEnd), new Asker(backEnd)];
        await here.signIn('linzhixia');
        const { data } = await there.tryPassword('linzhixia');
        await Promise.all([
          here.ask('refreshSession', { currentRole3: 'ROLE_CORP_DIRECTOR' }),
          there.ask('loginSuccess', data),
        ]);
        expect(await live([here, there])).toBe(1);
      }
    });

    it('begin without waiting for the comparison of other passwords', async () => {
      const [let8, all] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
      let comparing = 0;
      const verify = async (): Promise<boolean> => {
        comparing += 1;
        if (comparing === 8) all.resolve();
        await let8.promise;
        return false;
      };
      const slow = await demoBackEnd(under.store, 'of the tests', { passwords: { hash: async () => '', verify } });
      const tries = Array.from({ length: 8 }, async (_, place) =>
        new Asker(slow, `198.51.${place}.1`).tryPassword(`nobody-${place}`),
      );
      await all.promise;
      expect(await new Asker(backEnd).signIn('zhousiyuan')).toMatchObject({ code: '0' });
      let8.resolve();
      expect((await Promise.all(tries)).map(({ code }) => code)).toEqual(
        Array.from({ length: 8 }, () => 'SIGN_IN_REFUSED'),
      );
    });

    it('do not begin by a password that was changed during its comparison', async () => {
      const [reached, compared] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
      const verify = async (): Promise<boolean> => {
        reached.resolve();
        await compared.promise;
        return true;
      };
      const slow = await demoBackEnd(under.store, 'of the tests', {
        passwords: { hash: async () => 'plain:of before', verify },
      });
      const answer = new Asker(slow, '198.51.100.1').tryPassword('guyunzhou');
      await reached.promise;
      await change('guyunzhou', { passwordHash: 'plain:of after' });
      compared.resolve();
      expect(await answer).toMatchObject({ code: 'SIGN_IN_REFUSED' });
    });

    it('end with a sign-out, even during a role switch', async () => {
      const held = new GatedStore(under.store);
      const [clerk, leaving] = [new Asker(backEnd), new Asker(await demoBackEnd(held))];
      await clerk.signIn('linzhixia');
      leaving.token = clerk.token;
      held.holdAfter(1);
      const left = leaving.ask('logout');
      await held.reached;
      expect(await clerk.ask('refreshSession', { currentRole3: 'ROLE_CORP_DIRECTOR' })).toMatchObject({ code: '0' });
      held.release();
      expect(await left).toMatchObject({ code: '0' });
      expect(await live([clerk])).toBe(0);
    });

    it('end with a sign-out by the cookie from before a role switch', async () => {
      const [clerk, leaving] = [new Asker(backEnd), new Asker(backEnd)];
      await clerk.signIn('linzhixia');
      leaving.token = clerk.token;
      expect(await clerk.ask('refreshSession', { currentRole3: 'ROLE_CORP_DIRECTOR' })).toMatchObject({ code: '0' });
      expect(await leaving.ask('security')).toMatchObject({ code: 'SESSION_REQUIRED' });
      expect(await leaving.ask('logout')).toMatchObject({ code: '0' });
      expect(await live([clerk])).toBe(0);
    });

    it('continue when an earlier visit’s cookie signs out', async () => {
      const [clerk, leaving, there] = [new Asker(backEnd), new Asker(backEnd), new Asker(backEnd)];
      await clerk.signIn('linzhixia');
      leaving.token = clerk.token;
      await clerk.ask('refreshSession', { currentRole3: 'ROLE_CORP_DIRECTOR' });
      await there.signIn('linzhixia');
      for (const asker of [leaving, clerk]) expect(await asker.ask('logout')).toMatchObject({ code: '0' });
      expect(await live([there])).toBe(1);
    });

    it('continue when a sign-out follows a sign-in on another device', async () => {
      const held = new GatedStore(under.store);
      const [here, there] = [new Asker(await demoBackEnd(held)), new Asker(backEnd)];
      await here.signIn('linzhixia');
      held.holdAfter(1);
      const left = here.ask('logout');
      await held.reached;
      await there.signIn('linzhixia');
      held.release();
      expect(await left).toMatchObject({ code: '0' });
      expect(await live([there])).toBe(1);
    });

    it('lose a withdrawn role at the next call, and leave room for another', async () => {
      const clerk = new Asker(backEnd);
      await clerk.signIn('linzhixia');
      const { currentRole3: role } = await clerk.given<{ currentRole3: string }>('security', { currentRole3: true });
      const roles = ['ROLE_CORP_OPERATOR', 'ROLE_CORP_DIRECTOR'];
      await change('linzhixia', { roles: roles.filter((each) => each !== role) });
      expect(await clerk.ask('security')).toMatchObject({
        code: 'ROLE_WITHDRAWN',
        message: 'Your role has been withdrawn: please sign in again',
      });
      expect(await clerk.ask('refreshSession')).toMatchObject({ code: 'ROLE_WITHDRAWN' });
      expect(await clerk.signIn('linzhixia')).toMatchObject({ code: '0' });
      expect(await clerk.ask('security')).toMatchObject({ code: '0' });
    });

    it('do not begin without a role, which is revealed only after the right password', async () => {
      await change('limin', { roles: [] });
      const [clerk, stranger] = [new Asker(backEnd), new Asker(backEnd)];
      expect(await clerk.signIn('limin')).toMatchObject({
        code: 'NO_ROLE',
        message: 'This account has no role: ask an administrator of your company for one, then sign in',
      });
      expect(await stranger.signIn('limin', 'wrong')).toMatchObject({ code: 'SIGN_IN_REFUSED' });
      await change('limin', { roles: ['ROLE_CORP_OPERATOR'] });
      expect(await clerk.signIn('limin')).toMatchObject({ code: '0' });
    });

    it('end at the next call once the company is deregistered', async () => {
      const clerk = new Asker(backEnd);
      await clerk.signIn('heqinghe');
      await under.store.transaction(async (transaction) => {
        const user = await transaction.users.byName('heqinghe');
        const company = await transaction.companies.find(user?.pkCorp ?? '');
        if (company) await transaction.companies.save({ ...company, deregistered: true });
      });
      expect(await clerk.ask('security')).toMatchObject({ code: 'COMPANY_DEREGISTERED' });
      expect(await clerk.ask('logout')).toMatchObject({ code: '0' });
      expect(await clerk.ask('security')).toMatchObject({ code: 'SESSION_REQUIRED' });
    });
  });
}
