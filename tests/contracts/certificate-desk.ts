import { describe, expect, it } from 'vitest';
import { ManualClock } from '../../features/support/manual-clock.ts';
import { testSecret } from '../../features/support/password-key.ts';
import { x509Authority } from '../../server/certificates/x509-authority.ts';
import type { Parts } from '../../server/core/parts.ts';
import { sandboxKeys, type SandboxKeys } from '../../server/core/sandbox/sandbox-keys.ts';
import { SandboxPhone } from '../../server/core/sandbox/sandbox-phone.ts';
import type { Store } from '../../server/core/store.ts';
import { demoPassword } from '../../server/seed/parties/people.ts';
import { MemoryStore } from '../../server/storage/memory/memory-store.ts';
import { signIn, type Desks } from '../builders/desks.ts';
import { testKey } from '../builders/key-pair.ts';
import { kindOf } from './fault-kind.ts';

/** Contract of the certificate desk, for every transport. Each test has its own back end. */
export function certificateDeskContract(
  name: string,
  open: (
    store: Store,
    parts: Partial<Parts>,
  ) => Promise<{ readonly device: () => Desks; readonly close: () => Promise<void> }>,
): void {
  async function given(
    work: (desks: Desks, played: SandboxKeys, colleague: () => Promise<Desks>) => Promise<void>,
  ): Promise<void> {
    const [store, clock] = [new MemoryStore(), new ManualClock(Date.parse('2026-11-21T02:00:00Z'))];
    const cloudSigning = new SandboxPhone({ store, clock, secret: testSecret }, x509Authority);
    const { device, close } = await open(store, { clock, certificates: x509Authority, cloudSigning });
    try {
      const desks = device();
      await signIn(desks, 'taoyanran');
      await work(desks, sandboxKeys({ store, clock, secret: testSecret }, x509Authority, cloudSigning), async () => {
        const other = device();
        await signIn(other, 'limin');
        return other;
      });
    } finally {
      await close();
    }
  }

  const agreed = async (played: SandboxKeys): Promise<void> =>
    played.answer((await played.questions())[0]?.key ?? '', true);

  describe(name, () => {
    it('opens a certificate that is confirmed on the telephone, and shows it', async () =>
      given(async ({ certificates }, played) => {
        expect(certificates.isOffered).toBe(true);
        expect(await certificates.certificates()).toEqual([]);
        expect(await certificates.companyKeys()).toEqual({ ukey: 'AUTH', holdsSoftKey: false });
        expect(await certificates.status()).toMatchObject({
          realName: 'AUTH',
          node: '',
          companyHas: false,
          question: undefined,
          events: [],
        });
        expect(await certificates.ask('open', '', 'not the one')).toEqual({ asked: false, because: 'wrong' });
        const asked = await certificates.ask('open', '', demoPassword);
        expect(asked).toEqual({ asked: true, number: (await played.questions())[0]?.number, validFor: 120 });
        expect(await certificates.answer()).toBe('waiting');
        expect((await certificates.status()).question).toMatchObject({ action: 'open', serial: '', validFor: 120 });
        await agreed(played);
        expect(await certificates.answer()).toBe('done');
        const [own] = await certificates.certificates();
        expect(await certificates.companyKeys()).toEqual({ ukey: 'AUTH', holdsSoftKey: true });
        expect(own).toMatchObject({
          kind: 'cloud',
          isOwn: true,
          holder: '陶嫣然',
          revokedAt: undefined,
          endedAs: undefined,
        });
        expect((await certificates.status()).events).toEqual([
          { serial: own?.serial, what: 'opened', at: expect.any(Number) as unknown, detail: '' },
        ]);
        expect(await certificates.ask('open', '', demoPassword)).toEqual({
          asked: false,
          because: 'not-now',
          reason: 'have-one',
        });
        expect(await certificates.ask('renew', own?.serial ?? '', demoPassword)).toEqual({
          asked: false,
          because: 'not-now',
          reason: 'too-early',
        });
        expect(await certificates.ask('reissue', own?.serial ?? '', demoPassword)).toMatchObject({ asked: true });
        expect(await certificates.reportLoss(own?.serial ?? '', 'damaged', demoPassword)).toEqual({
          done: true,
          ended: 0,
        });
        expect((await certificates.certificates())[0]).toMatchObject({
          endedAs: 'lost',
          revokedAt: expect.any(Number) as unknown,
        });
      }));

    it('accepts one request at a time', async () =>
      given(async ({ certificates }, played) => {
        const { serial } = await played.issue({
          userName: 'taoyanran',
          kind: 'CLOUD',
          publicKey: (await testKey()).publicKey,
          days: 20,
        });
        expect(await certificates.ask('open', '', demoPassword)).toMatchObject({ asked: true });
        expect(await certificates.ask('renew', serial, demoPassword)).toEqual({ asked: false, because: 'busy' });
      }));

    it('refuses another person’s certificate, and locks after wrong passwords', async () =>
      given(async ({ certificates }, played, colleague) => {
        const { serial } = await played.issue({
          userName: 'limin',
          kind: 'HARD',
          publicKey: (await testKey()).publicKey,
          days: 20,
        });
        expect(await certificates.reportLoss(serial, 'lost', demoPassword)).toEqual({ done: false, because: 'gone' });
        expect(await certificates.ask('renew', serial, demoPassword)).toEqual({ asked: false, because: 'gone' });
        const desks = await colleague();
        expect(await desks.certificates.ask('renew', serial, demoPassword)).toEqual({
          asked: false,
          because: 'not-now',
          reason: 'in-token',
        });
        for (let time = 0; time < 5; time += 1) await desks.certificates.reportLoss(serial, 'lost', 'not the one');
        expect(await desks.certificates.reportLoss(serial, 'lost', demoPassword)).toEqual({
          done: false,
          because: 'locked',
          minutes: 15,
        });
      }));

    it('has no answer without a request, and knows the address of the helper', async () =>
      given(async ({ certificates }) => {
        expect(await certificates.answer()).toBe('over');
        expect(typeof (await certificates.helperAddress())).toBe('string');
      }));

    it('refuses calls without a session', async () =>
      given(async ({ certificates, sessions }) => {
        await sessions.signOut();
        expect(await kindOf(certificates.certificates())).toBe('not-signed-in');
        expect(await kindOf(certificates.status())).toBe('not-signed-in');
      }));
  });
}
