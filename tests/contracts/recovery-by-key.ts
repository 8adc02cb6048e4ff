import { describe, expect, it } from 'vitest';
import { ManualClock } from '../../features/support/manual-clock.ts';
import { testSecret } from '../../features/support/password-key.ts';
import { x509Authority } from '../../server/certificates/x509-authority.ts';
import { sandboxFreezes } from '../../server/core/sandbox/sandbox-freezes.ts';
import { sandboxKeys, type SandboxKeys } from '../../server/core/sandbox/sandbox-keys.ts';
import { SandboxPhone } from '../../server/core/sandbox/sandbox-phone.ts';
import type { Parts } from '../../server/core/parts.ts';
import type { Store } from '../../server/core/store.ts';
import { MemoryStore } from '../../server/storage/memory/memory-store.ts';
import type { RecoveryKeyOutcome } from '../../src/application/ports/entry/recovery-by-key.ts';
import { shanghaiDate } from '../../src/domain/calendar/plain-date.ts';
import type { RecoveryPurpose } from '../../src/domain/entry/recovery.ts';
import { testKey } from '../builders/key-pair.ts';
import { signIn, type Desks } from '../builders/desks.ts';

type Opened = { readonly device: () => Desks; readonly close: () => Promise<void> };

/** Contract of proving the owner of an account by a key, for every transport. Each test has its own back end. */
export function recoveryByKeyContract(
  name: string,
  open: (store: Store, parts: Pick<Parts, 'clock' | 'certificates'>) => Promise<Opened>,
): void {
  const clock = new ManualClock(Date.parse('2026-11-21T02:00:00Z'));
  const none = { captcha: undefined, proof: undefined } as const;
  const human = async ({ signIn: desk }: Desks) => {
    await desk.open();
    return { captcha: undefined, proof: await desk.prove(() => undefined, new AbortController().signal) };
  };

  async function given(work: (desks: Desks, played: SandboxKeys, store: Store) => Promise<void>): Promise<void> {
    const store = new MemoryStore();
    const parts = { store, clock, secret: testSecret };
    const { device, close } = await open(store, { clock, certificates: x509Authority });
    try {
      await work(device(), sandboxKeys(parts, x509Authority, new SandboxPhone(parts, x509Authority)), store);
    } finally {
      await close();
    }
  }

  /** Signs for a name with a certificate of any person. */
  async function proved(
    desks: Desks,
    certificate: string,
    key: { sign(text: string): Promise<string> },
    of: { readonly purpose: RecoveryPurpose; readonly userName: string | undefined },
  ): Promise<RecoveryKeyOutcome> {
    let challenge = await desks.recoveryByKey.challenge({ ...of, ...none });
    if (!challenge.asked && challenge.because === 'captcha-required')
      challenge = await desks.recoveryByKey.challenge({ ...of, ...(await human(desks)) });
    if (!challenge.asked) throw new Error(challenge.because);
    return desks.recoveryByKey.prove({
      ...of,
      signed: { text: challenge.text, certificate, signature: await key.sign(challenge.text) },
    });
  }

  describe(name, () => {
    it('needs a captcha once, and accepts a new password from the owner of the key', async () =>
      given(async (desks, played) => {
        const [key, of] = [await testKey(), { purpose: 'reset', userName: 'limin' } as const];
        const { certificate } = await played.issue({
          userName: 'limin',
          kind: 'HARD',
          publicKey: key.publicKey,
          days: 365,
        });
        expect(desks.recoveryByKey.isOffered).toBe(true);
        expect(await desks.recoveryByKey.challenge({ ...of, ...none })).toEqual({
          asked: false,
          because: 'captcha-required',
          proofOnly: false,
        });
        expect(await desks.recoveryByKey.challenge({ ...of, captcha: 'NONE', proof: undefined })).toEqual({
          asked: false,
          because: 'captcha-wrong',
          proofOnly: false,
        });
        expect(await desks.recoveryByKey.challenge({ ...of, ...(await human(desks)) })).toMatchObject({
          asked: true,
          validFor: 120,
        });
        const proof = await proved(desks, certificate, key, of);
        if (!proof.proved) throw new Error(proof.because);
        expect(proof.validFor).toBe(600);
        expect(await desks.recovery.resetPassword({ ticket: proof.ticket, password: 'river lamp 42' })).toEqual({
          reset: true,
          endedSessions: 0,
        });
      }));

    it('unlocks an account, also for its signed-in owner', async () =>
      given(async (desks, played) => {
        const key = await testKey();
        const { certificate } = await played.issue({
          userName: 'limin',
          kind: 'HARD',
          publicKey: key.publicKey,
          days: 365,
        });
        await signIn(desks, 'limin');
        const proof = await proved(desks, certificate, key, { purpose: 'unfreeze', userName: undefined });
        expect(proof.proved && (await desks.recovery.unfreeze({ ticket: proof.ticket, reason: '忘记密码' }))).toEqual({
          outcome: 'nothing',
        });
      }));

    it('tells only the owner why a certificate proves nothing', async () =>
      given(async (desks, played) => {
        const [key, of] = [await testKey(), { purpose: 'reset', userName: 'limin' } as const];
        const issue = async (days: number, userName = 'limin') =>
          played.issue({ userName, kind: 'HARD', publicKey: key.publicKey, days });
        const old = await issue(-1);
        expect(await proved(desks, old.certificate, key, of)).toEqual({
          proved: false,
          because: 'expired',
          on: shanghaiDate(old.validTo),
        });
        const lost = await issue(1);
        await played.revoke(lost.serial);
        expect(await proved(desks, lost.certificate, key, of)).toEqual({ proved: false, because: 'revoked' });
        expect(await proved(desks, (await issue(1, 'heqinghe')).certificate, key, of)).toEqual({
          proved: false,
          because: 'refused',
        });
        expect(await proved(desks, 'AAAA', key, of)).toEqual({ proved: false, because: 'refused' });
        expect(
          await desks.recoveryByKey.prove({
            ...of,
            signed: { text: 'never asked', certificate: lost.certificate, signature: await key.sign('never asked') },
          }),
        ).toEqual({ proved: false, because: 'form-expired' });
      }));

    it('is locked after five failed proofs', async () =>
      given(async (desks) => {
        const [key, of] = [await testKey(), { purpose: 'reset', userName: 'limin' } as const];
        for (let time = 0; time < 5; time += 1)
          expect(await proved(desks, 'AAAA', key, of)).toEqual({ proved: false, because: 'refused' });
        expect(await desks.recoveryByKey.challenge({ ...of, ...none })).toEqual({
          asked: false,
          because: 'locked',
          minutes: 15,
        });
        expect(
          await desks.recoveryByKey.prove({ ...of, signed: { text: 't', certificate: 'c', signature: 's' } }),
        ).toEqual({ proved: false, because: 'locked', minutes: 15 });
      }));

    it('reveals a deregistered company or a frozen account only after the right key', async () =>
      given(async (desks, played, store) => {
        const key = await testKey();
        const issue = async (userName: string) =>
          (await played.issue({ userName, kind: 'HARD', publicKey: key.publicKey, days: 1 })).certificate;
        expect(await proved(desks, await issue('dingmuye'), key, { purpose: 'reset', userName: 'dingmuye' })).toEqual({
          proved: false,
          because: 'company-deregistered',
        });
        await sandboxFreezes(store, { now: () => Date.now(), realTime: () => Date.now() }).put({ freeze: 'limin' });
        expect(await proved(desks, await issue('limin'), key, { purpose: 'reset', userName: 'limin' })).toEqual({
          proved: false,
          because: 'frozen',
        });
      }));
  });
}
