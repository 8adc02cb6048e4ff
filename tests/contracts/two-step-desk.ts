import { describe, expect, it } from 'vitest';
import type { Store } from '../../server/core/store.ts';
import { demoPassword } from '../../server/seed/parties/people.ts';
import { MemoryStore } from '../../server/storage/memory/memory-store.ts';
import { signIn, type Desks } from '../builders/desks.ts';
import { kindOf } from './fault-kind.ts';

/**
 * Contract of the desk for the account's two-step verification, for every transport. Each test has its own back end.
 */
export function twoStepDeskContract(
  name: string,
  open: (store: Store) => Promise<{ readonly device: () => Desks; readonly close: () => Promise<void> }>,
): void {
  async function given(work: (desks: Desks, store: Store) => Promise<void>): Promise<void> {
    const store = new MemoryStore();
    const { device, close } = await open(store);
    try {
      await work(device(), store);
    } finally {
      await close();
    }
  }

  describe(name, () => {
    it('shows the two-step sign-in of an account, and switches it with the password', async () =>
      given(async (desks) => {
        const { twoStep } = desks;
        await signIn(desks, 'zhousiyuan');
        expect(twoStep.isOffered).toBe(true);
        expect(await twoStep.twoStep()).toEqual({
          isOn: false,
          since: undefined,
          lastUsedAt: undefined,
          demandedFrom: undefined,
          mobile: '140****1001',
          twoProofs: false,
          devices: [],
        });
        expect(await twoStep.choose(true, 'not the one')).toEqual({ done: false, because: 'wrong' });
        expect(await twoStep.choose(true, demoPassword)).toEqual({ done: true });
        expect(await twoStep.twoStep()).toMatchObject({ isOn: true, since: expect.any(Number) as unknown });
        expect(await twoStep.choose(false, demoPassword)).toEqual({ done: false, because: 'not-here' });
        for (let time = 0; time < 5; time += 1) await twoStep.choose(true, 'not the one');
        expect(await twoStep.choose(true, demoPassword)).toEqual({ done: false, because: 'locked', minutes: 15 });
      }));

    it('lists the trusted browsers, and removes the trust', async () =>
      given(async (desks, store) => {
        const { twoStep } = desks;
        await signIn(desks, 'zhousiyuan');
        // The present time of the reference back end, whose clock does not advance in tests.
        const at = await store.transaction(
          async ({ sessions }) => (await sessions.openOf('U-zhousiyuan'))[0]?.createdAt ?? 0,
        );
        for (const key of ['a', 'b'])
          await store.transaction(async ({ trustedDevices }) =>
            trustedDevices.save({
              key,
              userId: 'U-zhousiyuan',
              trustedAt: at,
              lastUsedAt: at,
              source: '127.0.0.1',
              agent: '',
            }),
          );
        const [first, second] = (await twoStep.twoStep()).devices;
        expect(second).toBeDefined();
        await twoStep.endTrust(first);
        expect(await kindOf(twoStep.endTrust(first))).toBe('not-found');
        await twoStep.endTrust(undefined);
        expect((await twoStep.twoStep()).devices).toEqual([]);
      }));

    it('refuses calls without a session', async () =>
      given(async ({ twoStep }) => {
        expect(await kindOf(twoStep.twoStep())).toBe('not-signed-in');
        expect(await kindOf(twoStep.endTrust(undefined))).toBe('not-signed-in');
      }));
  });
}
