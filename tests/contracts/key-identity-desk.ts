import { describe, expect, it } from 'vitest';
import { ManualClock } from '../../features/support/manual-clock.ts';
import { ScenarioToken } from '../../features/support/scenario-token.ts';
import { testSecret } from '../../features/support/password-key.ts';
import { x509Authority } from '../../server/certificates/x509-authority.ts';
import type { Parts } from '../../server/core/parts.ts';
import { sandboxKeys, type SandboxKeys } from '../../server/core/sandbox/sandbox-keys.ts';
import { SandboxPhone } from '../../server/core/sandbox/sandbox-phone.ts';
import type { Store } from '../../server/core/store.ts';
import type { SignedText } from '../../src/application/ports/keys/key-agent.ts';
import { MemoryStore } from '../../server/storage/memory/memory-store.ts';
import { signIn, type Desks } from '../builders/desks.ts';

const day = 86_400_000;

/**
 * Contract of the desk that identifies companies by the tokens of their people, for every transport. Each test has its
 * own back end.
 */
export function keyIdentityDeskContract(
  name: string,
  open: (
    store: Store,
    parts: Partial<Parts>,
  ) => Promise<{ readonly device: () => Desks; readonly close: () => Promise<void> }>,
): void {
  async function given(
    userName: string,
    work: (
      desks: Desks,
      played: SandboxKeys,
      tools: {
        readonly clock: ManualClock;
        readonly another: (userName: string) => Promise<Desks>;
        readonly leaves: (userName: string, successor: string, goesTo?: string) => Promise<void>;
      },
    ) => Promise<void>,
  ): Promise<void> {
    const [store, clock] = [new MemoryStore(), new ManualClock(Date.parse('2026-11-23T02:00:00Z'))];
    const cloudSigning = new SandboxPhone({ store, clock, secret: testSecret }, x509Authority);
    const { device, close } = await open(store, { clock, certificates: x509Authority, cloudSigning });
    try {
      const desks = device();
      await signIn(desks, userName);
      await work(desks, sandboxKeys({ store, clock, secret: testSecret }, x509Authority, cloudSigning), {
        clock,
        leaves: async (leaver, successor, goesTo) =>
          store.transaction(async ({ users }) => {
            const found = await users.byName(leaver);
            if (found)
              await users.saveAll([
                goesTo === undefined
                  ? { ...found, roles: [], isMain: false }
                  : { ...found, pkCorp: goesTo, isMain: false },
                { ...found, userId: `U-${successor}`, personId: `P-${successor}`, userName: successor },
              ]);
          }),
        another: async (other) => {
          const their = device();
          await signIn(their, other);
          return their;
        },
      });
    } finally {
      await close();
    }
  }

  async function tokenOf(
    played: SandboxKeys,
    userName: string,
    more: { readonly kind?: 'HARD' | 'CLOUD'; readonly days?: number } = {},
  ): Promise<ScenarioToken> {
    const token = new ScenarioToken();
    await token.plugIn(async (publicKey) =>
      played.issue({ userName, kind: more.kind ?? 'HARD', publicKey, days: more.days ?? 365 }),
    );
    return token;
  }

  async function signed({ keyIdentity }: Desks, token: ScenarioToken): Promise<SignedText> {
    const asked = await keyIdentity.challenge();
    if (!asked.asked) throw new Error(asked.because);
    const outcome = await token.sign({ holder: '', text: asked.text });
    if (!outcome.signed) throw new Error(outcome.because);
    return { text: asked.text, certificate: outcome.certificate, signature: outcome.signature };
  }

  describe(name, () => {
    it('identifies a company by its own token while the certificate is valid, without certifying it', async () =>
      given('yezhiqiu', async (desks, played, { clock }) => {
        const { keyIdentity } = desks;
        expect(keyIdentity.isOffered).toBe(true);
        expect(await keyIdentity.current()).toMatchObject({
          ukey: 'UNAUTH',
          realName: 'UNAUTH',
          signing: { companyName: '昆明云亭茶业有限公司', because: undefined, identified: undefined },
        });
        const answer = await signed(desks, await tokenOf(played, 'yezhiqiu'));
        expect(await keyIdentity.prove(answer)).toEqual({ done: true });
        expect(await keyIdentity.current()).toMatchObject({
          ukey: 'AUTH',
          realName: 'UNAUTH',
          signing: { identified: { by: '叶知秋', at: clock.now() } },
        });
        // A signed text can be used once.
        expect(await keyIdentity.prove(answer)).toEqual({ done: false, because: 'gone' });
        clock.advance(366 * day);
        await signIn(desks, 'yezhiqiu');
        expect(await keyIdentity.current()).toMatchObject({ ukey: 'UNAUTH', signing: { identified: undefined } });
      }));

    it.each([
      ['of another company', 'limin', {}, { because: 'other-company' }],
      ['that lies in no token', 'yezhiqiu', { kind: 'CLOUD' }, { because: 'not-a-token' }],
      ['that has expired', 'yezhiqiu', { days: -1 }, { because: 'expired', on: '2026-11-22' }],
    ] as const)('refuses a certificate %s', async (_what, owner, more, because) =>
      given('yezhiqiu', async (desks, played) => {
        expect(await desks.keyIdentity.prove(await signed(desks, await tokenOf(played, owner, more)))).toEqual({
          done: false,
          ...because,
        });
        expect(await desks.keyIdentity.current()).toMatchObject({ ukey: 'UNAUTH', signing: { identified: undefined } });
      }),
    );

    it('refuses a revoked certificate, a wrong signature, and another purpose', async () =>
      given('yezhiqiu', async (desks, played, { another }) => {
        const token = await tokenOf(played, 'yezhiqiu');
        const answer = await signed(desks, token);
        expect(await desks.keyIdentity.prove({ ...answer, signature: (await signed(desks, token)).signature })).toEqual(
          { done: false, because: 'unproven' },
        );
        expect(await desks.keyIdentity.prove({ ...answer, text: `${answer.text} ` })).toEqual({
          done: false,
          because: 'gone',
        });
        // In another session, the text is not one that may be signed.
        expect(await (await another('chuyunshen')).keyIdentity.prove(await signed(desks, token))).toEqual({
          done: false,
          because: 'gone',
        });
        for (const { serial } of await played.certificates('yezhiqiu')) await played.revoke(serial);
        // The person whose certificate is revoked signs in again.
        await signIn(desks, 'yezhiqiu');
        expect(await desks.keyIdentity.prove(await signed(desks, token))).toEqual({ done: false, because: 'revoked' });
      }));

    it('does not count the token of a person who has left', async () =>
      given('yezhiqiu', async (desks, played, { leaves }) => {
        expect(await desks.keyIdentity.prove(await signed(desks, await tokenOf(played, 'yezhiqiu')))).toEqual({
          done: true,
        });
        await leaves('yezhiqiu', 'tangyuchu');
        await signIn(desks, 'tangyuchu');
        expect(await desks.keyIdentity.current()).toMatchObject({ ukey: 'UNAUTH', signing: { identified: undefined } });
      }));

    it('does not name a holder who works for another company now', async () =>
      given('yezhiqiu', async (desks, played, { leaves }) => {
        const token = await tokenOf(played, 'yezhiqiu');
        await leaves('yezhiqiu', 'tangyuchu', 'C-CHENSHI');
        await signIn(desks, 'tangyuchu');
        expect(await desks.keyIdentity.prove(await signed(desks, token))).toEqual({
          done: false,
          because: 'other-person',
          by: '',
        });
        expect(await desks.keyIdentity.current()).toMatchObject({ ukey: 'UNAUTH', signing: { identified: undefined } });
      }));

    it('gives no challenge to a certified company, or to a person who may not certify', async () => {
      await given('zhousiyuan', async ({ keyIdentity }) => {
        expect(await keyIdentity.current()).toMatchObject({ realName: 'AUTH', signing: { because: 'certified' } });
        expect(await keyIdentity.challenge()).toEqual({ asked: false, because: 'certified' });
        expect(await keyIdentity.prove({ text: 'a', certificate: 'b', signature: 'c' })).toEqual({
          done: false,
          because: 'certified',
        });
      });
    });
  });
}
