import { describe, expect, it } from 'vitest';
import { ManualClock } from '../../features/support/manual-clock.ts';
import { eventually } from '../../features/support/until.ts';
import { testSecret } from '../../features/support/password-key.ts';
import { x509Authority } from '../../server/certificates/x509-authority.ts';
import { sandboxKeys, type SandboxKeys } from '../../server/core/sandbox/sandbox-keys.ts';
import { SandboxPhone } from '../../server/core/sandbox/sandbox-phone.ts';
import { sentTexts } from '../../server/core/sandbox/sandbox-texts.ts';
import type { Parts } from '../../server/core/parts.ts';
import type { Store } from '../../server/core/store.ts';
import { MemoryStore } from '../../server/storage/memory/memory-store.ts';
import type { CodeOutcome } from '../../src/application/ports/entry/sms-sign-in.ts';
import { shanghaiDate } from '../../src/domain/calendar/plain-date.ts';
import { testKey } from '../builders/key-pair.ts';
import type { Desks } from '../builders/desks.ts';

interface Opened {
  readonly device: () => Desks;
  readonly close: () => Promise<void>;
}

const day = 86_400_000;

/** Contract of signing in by a code and by a key, for every transport. Each test has its own back end. */
export function signInWaysContract(
  name: string,
  open: (store: Store, parts: Pick<Parts, 'clock' | 'certificates'>) => Promise<Opened>,
): void {
  const clock = new ManualClock(Date.parse('2026-11-21T02:00:00Z'));

  interface Given {
    readonly desks: Desks;
    readonly other: Desks;
    readonly store: Store;
  }

  async function given(work: (at: Given) => Promise<void>): Promise<void> {
    const store = new MemoryStore();
    const { device, close } = await open(store, { clock, certificates: x509Authority });
    try {
      await work({ desks: device(), other: device(), store });
    } finally {
      await close();
    }
  }

  const human = async ({ signIn }: Desks): Promise<string> => {
    await signIn.open();
    return signIn.prove(() => undefined, new AbortController().signal);
  };
  const mobileOf = async (store: Store, userName: string): Promise<string> =>
    (await store.transaction(async ({ users }) => users.byName(userName)))?.mobile ?? '';
  const codeIn = async (store: Store): Promise<string> => {
    await eventually('the message is sent', async () => (await sentTexts(store)).length > 0);
    return /\d{6}/.exec((await sentTexts(store))[0]?.text ?? '')?.[0] ?? '';
  };

  describe(`${name}: by a code`, () => {
    it('sends a code, makes the next one wait, and signs its owner in', async () =>
      given(async ({ desks, store }) => {
        const mobile = await mobileOf(store, 'limin');
        expect(await desks.sms.ask({ mobile, captcha: undefined, proof: undefined })).toEqual({
          sent: true,
          resendAfter: 60,
        });
        expect(await desks.sms.ask({ mobile, captcha: undefined, proof: undefined })).toMatchObject({
          sent: false,
          because: 'too-soon',
        });
        const code = await codeIn(store);
        expect(
          await desks.sms.enter({ mobile, code: code === '000000' ? '000001' : '000000', userName: undefined }),
        ).toEqual({ signedIn: false, because: 'refused' });
        expect(await desks.sms.enter({ mobile, code, userName: undefined })).toEqual({ signedIn: true });
        expect((await desks.sessions.current()).userName).toBe('limin');
      }));

    it('needs a captcha after many codes', async () =>
      given(async ({ desks }) => {
        let said: CodeOutcome = { sent: true, resendAfter: 60 };
        for (let number = 0; said.sent && number < 50; number += 1)
          said = await desks.sms.ask({
            mobile: `199000000${String(number).padStart(2, '0')}`,
            captcha: undefined,
            proof: undefined,
          });
        expect(said).toEqual({ sent: false, because: 'captcha-required', proofOnly: false });
        expect(await desks.sms.ask({ mobile: '19900000099', captcha: 'NONE', proof: undefined })).toEqual({
          sent: false,
          because: 'captcha-wrong',
          proofOnly: false,
        });
        expect(await desks.sms.ask({ mobile: '19900000099', captcha: undefined, proof: await human(desks) })).toEqual({
          sent: true,
          resendAfter: 60,
        });
      }));

    it('does not reveal an unknown number, and refuses a code of another visit', async () =>
      given(async ({ desks, other, store }) => {
        expect(await desks.sms.ask({ mobile: '19900000000', captcha: undefined, proof: await human(desks) })).toEqual({
          sent: true,
          resendAfter: 60,
        });
        const mobile = await mobileOf(store, 'limin');
        expect(await desks.sms.ask({ mobile, captcha: undefined, proof: await human(desks) })).toEqual({
          sent: true,
          resendAfter: 60,
        });
        expect(await other.sms.enter({ mobile, code: await codeIn(store), userName: undefined })).toEqual({
          signedIn: false,
          because: 'refused',
        });
      }));
  });

  describe(`${name}: by a key`, () => {
    const keysOf = (store: Store): SandboxKeys => {
      const parts = { store, clock, secret: testSecret };
      return sandboxKeys(parts, x509Authority, new SandboxPhone(parts, x509Authority));
    };

    it('accepts a signed challenge once', async () =>
      given(async ({ desks, store }) => {
        const key = await testKey();
        const { certificate } = await keysOf(store).issue({
          userName: 'limin',
          kind: 'HARD',
          publicKey: key.publicKey,
          days: 365,
        });
        const { text, validFor } = await desks.keySignIn.challenge();
        expect(validFor).toBe(120);
        const signed = { text, certificate, signature: await key.sign(text) };
        expect(await desks.keySignIn.enter(signed)).toEqual({ signedIn: true });
        expect((await desks.sessions.current()).userName).toBe('limin');
        expect(await desks.keySignIn.enter(signed)).toEqual({ signedIn: false, because: 'form-expired' });
      }));

    it('tells only the holder of a key why it is refused', async () =>
      given(async ({ desks, store }) => {
        const [key, played] = [await testKey(), keysOf(store)];
        const tried = async (certificate: string, signer = key) => {
          const { text } = await desks.keySignIn.challenge();
          return desks.keySignIn.enter({ text, certificate, signature: await signer.sign(text) });
        };
        const old = await played.issue({ userName: 'limin', kind: 'HARD', publicKey: key.publicKey, days: -1 });
        expect(await tried(old.certificate)).toEqual({
          signedIn: false,
          because: 'expired',
          on: shanghaiDate(old.validTo),
        });
        const good = await played.issue({ userName: 'limin', kind: 'HARD', publicKey: key.publicKey, days: 1 });
        expect(shanghaiDate(good.validTo)).toBe(shanghaiDate(good.validFrom + day));
        expect(await tried(good.certificate, await testKey())).toEqual({ signedIn: false, because: 'refused' });
        expect(await tried('AAAA')).toEqual({ signedIn: false, because: 'refused' });
        await played.revoke(good.serial);
        expect(await tried(good.certificate)).toEqual({ signedIn: false, because: 'revoked' });
      }));
  });
}
