import { describe, expect, it } from 'vitest';
import { ManualClock } from '../../features/support/manual-clock.ts';
import { ScenarioToken } from '../../features/support/scenario-token.ts';
import { testSecret } from '../../features/support/password-key.ts';
import { x509Authority } from '../../server/certificates/x509-authority.ts';
import type { Parts } from '../../server/core/parts.ts';
import { sandboxKeys, type SandboxKeys } from '../../server/core/sandbox/sandbox-keys.ts';
import { SandboxPhone } from '../../server/core/sandbox/sandbox-phone.ts';
import type { Store } from '../../server/core/store.ts';
import type { HardKey, HardKeyOutcome } from '../../src/application/ports/certificates/hard-key-desk.ts';
import { demoPassword } from '../../server/seed/parties/people.ts';
import { MemoryStore } from '../../server/storage/memory/memory-store.ts';
import { signIn, type Desks } from '../builders/desks.ts';
import { kindOf } from './fault-kind.ts';

const place = { recipient: '沐清扬', mobile: '138 0000 0001', address: '西安市高新区科技路 18 号' };

/**
 * Contract of the desk for applications for certificates in tokens, for every transport. Each test has its own back
 * end.
 */
export function hardKeyDeskContract(
  name: string,
  open: (
    store: Store,
    parts: Partial<Parts>,
  ) => Promise<{ readonly device: () => Desks; readonly close: () => Promise<void> }>,
): void {
  async function given(
    work: (desks: Desks, played: SandboxKeys, another: (userName: string) => Promise<Desks>) => Promise<void>,
  ): Promise<void> {
    const [store, clock] = [new MemoryStore(), new ManualClock(Date.parse('2026-11-23T02:00:00Z'))];
    const cloudSigning = new SandboxPhone({ store, clock, secret: testSecret }, x509Authority);
    const { device, close } = await open(store, { clock, certificates: x509Authority, cloudSigning });
    try {
      const desks = device();
      await signIn(desks, 'muqingyang');
      await work(
        desks,
        sandboxKeys({ store, clock, secret: testSecret }, x509Authority, cloudSigning),
        async (userName) => {
          const other = device();
          await signIn(other, userName);
          return other;
        },
      );
    } finally {
      await close();
    }
  }

  const applied = async ({ hardKeys }: Desks): Promise<HardKeyOutcome> =>
    hardKeys.apply(
      { ...place, userId: (await hardKeys.keys()).holders[0]?.userId ?? '', purpose: 'first', replaces: '' },
      demoPassword,
    );
  const newest = async ({ hardKeys }: Desks): Promise<HardKey | undefined> => (await hardKeys.keys()).keys[0];

  describe(name, () => {
    it('leads a token from the application to its activation', async () =>
      given(async (desks, played) => {
        const { hardKeys } = desks;
        expect([hardKeys.isOffered, (await hardKeys.keys()).company]).toEqual([true, 'UNAUTH']);
        expect(await applied(desks)).toMatchObject({ done: true, now: { company: 'VERIFYING' } });
        const number = (await newest(desks))?.number ?? '';
        expect(await newest(desks)).toMatchObject({
          state: 'applied',
          isOwn: true,
          mayChange: true,
          recipient: '沐清扬',
          mobile: '13800000001',
          serial: '',
          expected: { day: '2026-11-26', about: false },
        });
        await played.hard.applyAction({ number, action: 'post', words: 'SF 1' });
        const token = new ScenarioToken();
        await token.plugIn(async (publicKey) => played.hard.writeCertificate(number, publicKey, 365));
        const asked = await hardKeys.challenge(number);
        if (!asked.asked) throw new Error(asked.because);
        const signed = await token.sign({ holder: '', text: asked.text });
        if (!signed.signed) throw new Error('not signed');
        expect(await hardKeys.activate(number, { text: asked.text, ...signed })).toMatchObject({
          done: true,
          now: { company: 'AUTH', keys: [{ state: 'activated' }] },
        });
        expect(await hardKeys.activate(number, { text: asked.text, ...signed })).toEqual({
          done: false,
          because: 'not-now',
          reason: 'activated',
        });
        expect((await desks.certificates.certificates())[0]).toMatchObject({
          kind: 'hard',
          isOwn: true,
          revokedAt: undefined,
        });
        expect(
          await desks.hardKeys.apply(
            { ...place, userId: (await newest(desks))?.holderId ?? '', purpose: 'first', replaces: '' },
            demoPassword,
          ),
        ).toEqual({ done: false, because: 'not-now', reason: 'have-one' });
      }));

    it('refuses another person’s token, and a repeated request', async () =>
      given(async (desks, played) => {
        const { hardKeys } = desks;
        await applied(desks);
        expect(await applied(desks)).toEqual({
          done: false,
          because: 'applied',
          by: '沐清扬',
          since: (await newest(desks))?.appliedAt,
        });
        const number = (await newest(desks))?.number ?? '';
        await played.hard.applyAction({ number, action: 'post', words: '' });
        await new ScenarioToken().plugIn(async (publicKey) => played.hard.writeCertificate(number, publicKey, 365));
        const other = new ScenarioToken();
        await other.plugIn(async (publicKey) =>
          played.issue({ userName: 'muqingyang', kind: 'HARD', publicKey, days: 365 }),
        );
        const asked = await hardKeys.challenge(number);
        if (!asked.asked) throw new Error(asked.because);
        const signed = await other.sign({ holder: '', text: asked.text });
        if (!signed.signed) throw new Error('not signed');
        expect(await hardKeys.activate(number, { text: asked.text, ...signed })).toEqual({
          done: false,
          because: 'other-key',
        });
        expect(await hardKeys.activate(number, { text: asked.text, ...signed })).toEqual({
          done: false,
          because: 'expired',
        });
        expect(await hardKeys.miss(number)).toMatchObject({ done: true, now: { company: 'UNAUTH' } });
      }));

    it('names the invalid field, and accepts a returned application again', async () =>
      given(async (desks, played) => {
        const { hardKeys } = desks;
        const userId = (await hardKeys.keys()).holders[0]?.userId ?? '';
        expect(
          await hardKeys.apply({ ...place, mobile: '12', userId, purpose: 'first', replaces: '' }, demoPassword),
        ).toEqual({ done: false, because: 'field', field: 'mobile' });
        expect(await hardKeys.apply({ ...place, userId, purpose: 'first', replaces: '' }, 'not the one')).toEqual({
          done: false,
          because: 'wrong',
        });
        expect(await hardKeys.apply({ ...place, userId, purpose: 'renew', replaces: '1a' }, demoPassword)).toEqual({
          done: false,
          because: 'gone',
        });
        await applied(desks);
        const number = (await newest(desks))?.number ?? '';
        expect(await hardKeys.correct(number, place, demoPassword)).toEqual({
          done: false,
          because: 'not-now',
          reason: 'applied',
        });
        await played.hard.applyAction({ number, action: 'return', words: '地址不完整' });
        expect(await newest(desks)).toMatchObject({ state: 'returned', reason: '地址不完整' });
        expect(
          await hardKeys.correct(number, { ...place, address: '西安市高新区科技路 18 号 3 楼' }, demoPassword),
        ).toMatchObject({ done: true, now: { keys: [{ state: 'applied', reason: '' }] } });
        expect(await hardKeys.withdraw(number)).toMatchObject({
          done: true,
          now: { company: 'UNAUTH', keys: [{ state: 'withdrawn' }] },
        });
        expect(await hardKeys.challenge(number)).toEqual({ asked: false, because: 'not-now', reason: 'withdrawn' });
      }));

    it('shows nothing to another company, or without a session', async () =>
      given(async (desks, _played, another) => {
        await applied(desks);
        const number = (await newest(desks))?.number ?? '';
        const { hardKeys, sessions } = await another('limin');
        expect([(await hardKeys.keys()).keys, await hardKeys.withdraw(number)]).toEqual([
          [],
          { done: false, because: 'gone' },
        ]);
        await sessions.signOut();
        expect(await kindOf(hardKeys.keys())).toBe('not-signed-in');
      }));
  });
}
