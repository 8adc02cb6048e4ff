import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { appCode } from '../../features/support/app-code.ts';
import { ManualClock } from '../../features/support/manual-clock.ts';
import { testSecret } from '../../features/support/password-key.ts';
import { eventually } from '../../features/support/until.ts';
import type { BackEnd } from '../../server/core/back-end.ts';
import { sentTexts } from '../../server/core/sandbox/sandbox-texts.ts';
import type { Store } from '../../server/core/store.ts';
import { Asker } from '../builders/asker.ts';
import { demoBackEnd } from '../builders/desks.ts';
import { Resetting } from '../builders/resetting.ts';

interface OwnStore {
  /** Empty, or with the demo world. */
  readonly store: Store;
  close(): Promise<void>;
}

const userId = 'U-lujinghang';

/** Contract of simultaneous requests about the protection of one account. */
export function accountRacesContract(name: string, makeStore: () => Promise<OwnStore>): void {
  describe(`simultaneous requests about one account on ${name}`, () => {
    let own: OwnStore;
    let backEnd: BackEnd;
    let resetting: Resetting;
    let stranger: Asker;
    let clock: ManualClock;

    beforeEach(async () => {
      own = await makeStore();
      clock = new ManualClock(Date.parse('2026-11-21T02:00:00Z'));
      backEnd = await demoBackEnd(own.store, testSecret, { clock });
      [resetting, stranger] = [new Resetting(backEnd, own.store), new Asker(backEnd)];
    });
    afterEach(async () => own.close());

    const events = async (what: string): Promise<number> =>
      (
        await own.store.transaction(async ({ securityEvents }) =>
          securityEvents.of(userId, 0, { offset: 0, limit: 100 }),
        )
      ).records.filter((each) => each.what === what).length;

    it('have one reset wait, and tell the owner once', async () => {
      const ticket = await resetting.ticket(stranger, 'lujinghang');
      const picAuthToken = await resetting.visit(stranger);
      const answers = await Promise.all(
        Array.from({ length: 4 }, async () => stranger.ask('resetWait', { ticket, picAuthToken })),
      );
      expect(answers.map(({ code }) => code)).toEqual(['0', '0', '0', '0']);
      expect(await events('reset-waits')).toBe(1);
      // In Chinese, because the owner has never signed in.
      const notices = async () =>
        (await sentTexts(own.store)).filter(({ text }) => text.includes('有人申请重置您的登录密码'));
      await eventually('the owner is told', async () => (await notices()).length > 0);
      expect(await notices()).toHaveLength(1);
    });

    it('stop a reset once, and confirm none that was stopped', async () => {
      const ticket = await resetting.ticket(stranger, 'lujinghang');
      await stranger.ask('resetWait', { ticket, picAuthToken: await resetting.visit(stranger) });
      const main = new Asker(backEnd, '203.0.113.5');
      await main.signIn('heqinghe');
      const owner = await resetting.signInByTwoSteps('lujinghang');
      const [confirmed, ...stopped] = await Promise.all([
        resetting.confirm(main, userId),
        owner.ask('stopReset'),
        owner.ask('stopReset'),
      ]);
      expect(stopped.map(({ code }) => String(code)).toSorted()).toEqual(['0', 'NOT_FOUND']);
      // The colleague may be first, and stopping wins over confirming. A refused confirmation leaves no trace.
      expect(await events('reset-confirmed')).toBe(String(confirmed.code) === '0' ? 1 : 0);
      expect(await events('reset-stopped')).toBe(1);
      expect((await resetting.reset(stranger, ticket, 'river lamp 42')).code).toBe('RESET_NEEDS_OTHER');
    });

    it('take a code of the app once, and a recovery code once', async () => {
      const owner = await resetting.signInByTwoSteps('lujinghang');
      const { secret, codes } = await resetting.addApp(owner, clock.now());
      clock.advance(60_000);
      const prove = async (code: string): Promise<readonly string[]> => {
        const visitors = await Promise.all(
          [0, 1, 2].map(async (nth) => {
            const visitor = new Asker(backEnd, `198.51.100.${nth + 20}`);
            await visitor.tryPassword('lujinghang');
            return visitor;
          }),
        );
        const answers = await Promise.all(visitors.map(async (visitor) => resetting.proveByApp(visitor, code)));
        return answers.map((each) => String(each.code)).toSorted();
      };
      const once = ['0', 'APP_CODE_REFUSED', 'APP_CODE_REFUSED'];
      expect(await prove(await appCode(secret, clock.now()))).toEqual(once);
      clock.advance(60_000);
      expect(await prove(codes[0] ?? '')).toEqual(once);
    });

    it('confirm a new app once', async () => {
      const owner = await resetting.signInByTwoSteps('lujinghang');
      const { cipher, keyId } = await resetting.sealed(owner);
      const { secret } = await owner.given<{ secret: string }>('beginAuthenticator', { current: cipher, keyId });
      const code = await appCode(secret, clock.now());
      const answers = await Promise.all([0, 1, 2].map(async () => owner.ask('confirmAuthenticator', { code })));
      expect(answers.map((each) => String(each.code)).toSorted()).toEqual(['0', 'NOT_FOUND', 'NOT_FOUND']);
    });
  });
}
