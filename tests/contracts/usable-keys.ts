import { describe, expect, it } from 'vitest';
import { ManualClock } from '../../features/support/manual-clock.ts';
import { testSecret } from '../../features/support/password-key.ts';
import { x509Authority } from '../../server/certificates/x509-authority.ts';
import { sandboxKeys, type SandboxKeys } from '../../server/core/sandbox/sandbox-keys.ts';
import { SandboxPhone } from '../../server/core/sandbox/sandbox-phone.ts';
import type { Parts } from '../../server/core/parts.ts';
import type { Store } from '../../server/core/store.ts';
import { MemoryStore } from '../../server/storage/memory/memory-store.ts';
import { testKey } from '../builders/key-pair.ts';
import { signIn, type Desks } from '../builders/desks.ts';
import { kindOf } from './fault-kind.ts';

type Opened = { readonly device: () => Desks; readonly close: () => Promise<void> };

/** Contract of the keys with which a user may sign, for every transport. Each test has its own back end. */
export function usableKeysContract(
  name: string,
  open: (store: Store, parts: Pick<Parts, 'clock' | 'certificates'>) => Promise<Opened>,
): void {
  const clock = new ManualClock(Date.parse('2026-11-21T02:00:00Z'));

  async function given(userName: string, work: (desks: Desks, played: SandboxKeys) => Promise<void>): Promise<void> {
    const store = new MemoryStore();
    const parts = { store, clock, secret: testSecret };
    const { device, close } = await open(store, { clock, certificates: x509Authority });
    try {
      const desks = device();
      await signIn(desks, userName);
      await work(desks, sandboxKeys(parts, x509Authority, new SandboxPhone(parts, x509Authority)));
    } finally {
      await close();
    }
  }
  const ownerOf = async ({ sessions }: Desks) => {
    const { userId, personId = '' } = await sessions.current();
    return { userId, personId };
  };

  describe(name, () => {
    it('are the person’s own valid ones, and no other person’s', async () =>
      given('limin', async (desks, played) => {
        expect(await desks.usableKeys.usableKeys(await ownerOf(desks))).toEqual([]);
        expect((await desks.sessions.current()).key).toBeUndefined();
        const { publicKey } = await testKey();
        await played.issue({ userName: 'limin', kind: 'HARD', publicKey, days: -1 });
        await played.issue({ userName: 'zhousiyuan', kind: 'HARD', publicKey, days: 10 });
        const good = await played.issue({ userName: 'limin', kind: 'HARD', publicKey, days: 10 });
        const suffix = good.serial.slice(-4).toUpperCase();
        expect(await desks.usableKeys.usableKeys(await ownerOf(desks))).toEqual([
          { serial: good.serial, suffix, registrar: 'RA_CCB', validTo: good.validTo },
        ]);
        expect(await desks.sessions.current()).toMatchObject({
          accountState: 'normal',
          unionId: (await ownerOf(desks)).personId,
          key: { serial: good.serial, suffix, registrar: 'RA_CCB' },
        });
        expect(await kindOf(desks.usableKeys.usableKeys({ userId: 'U-zhousiyuan', personId: 'P' }))).toBe('forbidden');
      }));

    it.each([
      ['limin', true],
      ['qinmuzhi', false],
    ])('tell whether the company of %s can sign: %s', async (userName, signs) =>
      given(userName, async (desks) => expect(await desks.usableKeys.canCompanySign()).toBe(signs)),
    );
  });
}
