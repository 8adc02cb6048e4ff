import { describe, expect, it } from 'vitest';
import { demoPassword } from '../../server/seed/parties/people.ts';
import { signIn, type Desks } from '../builders/desks.ts';
import { kindOf } from './fault-kind.ts';

/** Contract of the account desk, for every transport. Each test has its own back end. */
export function accountDeskContract(
  name: string,
  open: () => Promise<{ readonly device: () => Desks; readonly close: () => Promise<void> }>,
): void {
  async function asClerk(work: (desks: Desks) => Promise<void>): Promise<void> {
    const { device, close } = await open();
    try {
      const desks = device();
      await signIn(desks, 'zhousiyuan');
      await work(desks);
    } finally {
      await close();
    }
  }

  describe(name, () => {
    it('shows the account with masked identifiers, and reveals a whole one', async () =>
      asClerk(async ({ account }) => {
        expect(account.offersMore).toBe(true);
        expect(await account.account()).toMatchObject({
          userName: 'zhousiyuan',
          personName: '周思远',
          mobile: '140****1001',
          isMain: true,
        });
        expect([await account.reveal('mobile'), (await account.reveal('id-number')).length]).toEqual([
          '14000001001',
          18,
        ]);
        expect((await account.history(1)).events.map(({ what }) => what).toSorted()).toEqual([
          'id-number-revealed',
          'mobile-revealed',
          'signed-in',
        ]);
      }));

    it('changes the password only with the current one', async () =>
      asClerk(async ({ account }) => {
        expect(await account.changePassword('not the one', 'river lamp 42')).toEqual({
          changed: false,
          because: 'wrong',
        });
        expect(await account.changePassword(demoPassword, 'short')).toEqual({
          changed: false,
          because: 'refused',
          problem: 'too-short',
        });
        expect(await account.changePassword(demoPassword, 'river lamp 42')).toEqual({ changed: true });
        for (let time = 0; time < 5; time += 1) await account.changePassword('not the one', 'stone lamp 42');
        expect(await account.changePassword('river lamp 42', 'stone lamp 42')).toEqual({
          changed: false,
          because: 'locked',
          minutes: 15,
        });
      }));

    it('lists the sessions, and cannot end an unknown one', async () =>
      asClerk(async ({ account }) => {
        expect(await account.sessions()).toMatchObject([{ isThis: true }]);
        expect(await kindOf(account.endSession('S-NONE'))).toBe('not-found');
      }));
  });
}
