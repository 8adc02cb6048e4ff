import { describe, expect, it } from 'vitest';
import type { Store } from '../../server/core/store.ts';
import { sandboxFreezes } from '../../server/core/sandbox/sandbox-freezes.ts';
import { sentTexts } from '../../server/core/sandbox/sandbox-texts.ts';
import { MemoryStore } from '../../server/storage/memory/memory-store.ts';
import { eventually } from '../../features/support/until.ts';
import { demoPassword } from '../../server/seed/parties/people.ts';
import { signIn, type Desks } from '../builders/desks.ts';

type Opened = { readonly device: () => Desks; readonly close: () => Promise<void> };

/** Contract of the account recovery desk, for every transport. Each test has its own back end. */
export function recoveryDeskContract(name: string, open: (store: Store) => Promise<Opened>): void {
  const order = { purpose: 'reset', captcha: undefined } as const;
  const human = async ({ signIn: desk }: Desks): Promise<string> => {
    await desk.open();
    return desk.prove(() => undefined, new AbortController().signal);
  };

  async function withDesks(
    work: (desks: Desks, code: () => Promise<string>, device: () => Desks, store: Store) => Promise<void>,
  ): Promise<void> {
    const store = new MemoryStore();
    const { device, close } = await open(store);
    const code = async (): Promise<string> => {
      await eventually('the message is sent', async () => (await sentTexts(store)).length > 0);
      return /\d{6}/.exec((await sentTexts(store))[0]?.text ?? '')?.[0] ?? '';
    };
    try {
      await work(device(), code, device, store);
    } finally {
      await close();
    }
  }

  describe(name, () => {
    it('accepts a new password after a proof', async () =>
      withDesks(async (desks, code, device) => {
        const { recovery } = desks;
        expect(await recovery.askCode({ ...order, userName: 'limin', proof: undefined })).toEqual({
          sent: false,
          because: 'captcha-required',
          proofOnly: false,
        });
        expect(await recovery.askCode({ ...order, userName: 'limin', captcha: 'NONE', proof: undefined })).toEqual({
          sent: false,
          because: 'captcha-wrong',
          proofOnly: false,
        });
        expect(await recovery.askCode({ ...order, userName: 'limin', proof: await human(desks) })).toEqual({
          sent: true,
          resendAfter: 60,
          validFor: 300,
        });
        expect(await recovery.askCode({ ...order, userName: 'limin', proof: undefined })).toMatchObject({
          sent: false,
          because: 'too-soon',
        });
        const sent = await code();
        expect(
          await recovery.prove({
            ...order,
            userName: 'limin',
            kind: 'sms',
            code: sent === '000000' ? '000001' : '000000',
          }),
        ).toEqual({ proved: false, because: 'refused' });
        const proof = await recovery.prove({ ...order, userName: 'limin', kind: 'sms', code: sent });
        if (!proof.proved) throw new Error('The right code was refused');
        expect(proof.validFor).toBe(600);
        expect(await recovery.resetPassword({ ticket: proof.ticket, password: 'short' })).toEqual({
          reset: false,
          because: 'refused',
          problem: 'too-short',
        });
        expect(await recovery.resetPassword({ ticket: proof.ticket, password: 'river lamp 42' })).toEqual({
          reset: true,
          endedSessions: 0,
        });
        expect(await recovery.resetPassword({ ticket: proof.ticket, password: 'stone lamp 42' })).toEqual({
          reset: false,
          because: 'proof-over',
        });
        expect(
          await device().signIn.signIn({
            userName: 'limin',
            password: demoPassword,
            captcha: undefined,
            proof: undefined,
          }),
        ).toMatchObject({ signedIn: false, because: 'refused' });
        expect(
          await device().signIn.signIn({
            userName: 'limin',
            password: 'river lamp 42',
            captcha: undefined,
            proof: undefined,
          }),
        ).toEqual({ signedIn: true });
      }));

    it('reveals a deregistered company only after the right code', async () =>
      withDesks(async (desks, code) => {
        const { recovery } = desks;
        expect(await recovery.askCode({ ...order, userName: 'dingmuye', proof: await human(desks) })).toMatchObject({
          sent: true,
        });
        expect(await recovery.prove({ ...order, userName: 'dingmuye', kind: 'sms', code: await code() })).toEqual({
          proved: false,
          because: 'company-deregistered',
        });
      }));

    it('unlocks a locked account, and reports one that is not locked', async () =>
      withDesks(async (desks, code) => {
        const { recovery } = desks;
        const about = { purpose: 'unfreeze', userName: 'limin' } as const;
        const wrong = async (proof: string | undefined) =>
          desks.signIn.signIn({ userName: 'limin', password: 'wrong', captcha: undefined, proof });
        for (let time = 0; time < 3; time += 1) await wrong(undefined);
        for (let time = 0; time < 2; time += 1) await wrong(await human(desks));
        expect(await wrong(await human(desks))).toMatchObject({ signedIn: false, because: 'locked' });
        await recovery.askCode({ ...about, captcha: undefined, proof: await human(desks) });
        const proof = await recovery.prove({ ...about, kind: 'sms', code: await code() });
        if (!proof.proved) throw new Error('The right code was refused');
        expect(await recovery.unfreeze({ ticket: proof.ticket, reason: '忘记密码' })).toEqual({ outcome: 'unlocked' });
        expect(await recovery.unfreeze({ ticket: proof.ticket, reason: '忘记密码' })).toEqual({
          outcome: 'proof-over',
        });
        expect(
          await desks.signIn.signIn({
            userName: 'limin',
            password: demoPassword,
            captcha: undefined,
            proof: await human(desks),
          }),
        ).toEqual({ signedIn: true });
      }));

    it('reveals a frozen account, which a reviewer must open, only after the right code', async () =>
      withDesks(async (desks, code, _device, store) => {
        const { recovery } = desks;
        await sandboxFreezes(store, { now: () => Date.now(), realTime: () => Date.now() }).put({ freeze: 'limin' });
        await recovery.askCode({ ...order, userName: 'limin', proof: await human(desks) });
        expect(await recovery.prove({ ...order, userName: 'limin', kind: 'sms', code: await code() })).toEqual({
          proved: false,
          because: 'frozen',
        });
      }));

    it('needs no user name from a signed-in person', async () =>
      withDesks(async (desks, code) => {
        await signIn(desks, 'limin');
        const { recovery } = desks;
        expect(await recovery.askCode({ ...order, userName: undefined, proof: undefined })).toMatchObject({
          sent: true,
        });
        const proof = await recovery.prove({ ...order, userName: undefined, kind: 'sms', code: await code() });
        expect(
          proof.proved && (await recovery.resetPassword({ ticket: proof.ticket, password: 'river lamp 42' })),
        ).toEqual({ reset: true, endedSessions: 0 });
        expect((await desks.account.account()).userName).toBe('limin');
      }));
  });
}
