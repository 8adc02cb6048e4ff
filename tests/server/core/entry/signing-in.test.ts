import { beforeEach, describe, expect, it } from 'vitest';
import { plainPasswords } from '../../../../features/support/demo-world.ts';
import { ManualClock } from '../../../../features/support/manual-clock.ts';
import type { BackEnd } from '../../../../server/core/back-end.ts';
import { demoPassword } from '../../../../server/seed/parties/people.ts';
import { MemoryStore } from '../../../../server/storage/memory/memory-store.ts';
import { encryptPassword } from '../../../../src/adapters/wire/entry/password-cipher.ts';
import { computeProof } from '../../../../src/adapters/wire/entry/proof-of-work.ts';
import { Asker } from '../../../builders/asker.ts';
import { demoBackEnd } from '../../../builders/desks.ts';
import { testSecret } from '../../../../features/support/password-key.ts';

const minutes = 60_000;
let clock: ManualClock;
let backEnd: BackEnd;
let clerk: Asker;

beforeEach(async () => {
  clock = new ManualClock(Date.parse('2026-11-21T02:00:00Z'));
  backEnd = await demoBackEnd(new MemoryStore(), testSecret, { clock });
  clerk = new Asker(backEnd);
});

/** Another browser with a copy of the session id. */
function holding(token: string | undefined): Asker {
  const asker = new Asker(backEnd);
  asker.token = token;
  return asker;
}

describe('the hand-over after the password', () => {
  it('accepts only the token that the password gave', async () => {
    const { data } = await clerk.tryPassword('limin');
    expect(await clerk.ask('loginSuccess', { token: 'another' })).toMatchObject({ code: 'SIGN_IN_EXPIRED' });
    expect(await clerk.ask('security')).toMatchObject({ code: 'SESSION_REQUIRED' });
    expect(await clerk.ask('loginSuccess', data)).toMatchObject({ code: '0' });
  });

  it('is valid for two minutes, and its token cannot be given a later time', async () => {
    const first = await clerk.tryPassword('limin');
    clock.advance(2 * minutes);
    const { token } = first.data as { readonly token: string };
    expect(await clerk.ask('loginSuccess', { token })).toMatchObject({ code: 'SIGN_IN_EXPIRED' });
    expect(
      await clerk.ask('loginSuccess', { token: token.replace(/\.[^.]*$/, `.${clock.realTime().toString(36)}`) }),
    ).toMatchObject({ code: 'SIGN_IN_EXPIRED' });
    expect(await clerk.ask('loginSuccess', { token: token.replace(/\.[^.]*$/, '') })).toMatchObject({
      code: 'SIGN_IN_EXPIRED',
    });
    const second = await clerk.tryPassword('limin');
    clock.advance(2 * minutes - 1);
    expect(await clerk.ask('loginSuccess', second.data)).toMatchObject({ code: '0' });
  });

  it('is accepted once, and ends the visit that led to it', async () => {
    const { data } = await clerk.tryPassword('limin');
    const visit = clerk.token;
    await clerk.ask('loginSuccess', data);
    expect(clerk.token).not.toBe(visit);
    expect(await holding(visit).ask('loginSuccess', data)).toMatchObject({ code: 'SIGN_IN_EXPIRED' });
    expect(await clerk.ask('security')).toMatchObject({ code: '0' });
  });
});

it('a password that is changed while it is compared does not sign in', async () => {
  const store = new MemoryStore();
  let meanwhile = async (): Promise<void> => undefined;
  const passwords = {
    ...plainPasswords,
    verify: async (password: string, hash: string) => {
      await meanwhile();
      return plainPasswords.verify(password, hash);
    },
  };
  clerk = new Asker(await demoBackEnd(store, testSecret, { clock, passwords }));
  expect(await clerk.tryPassword('limin')).toMatchObject({ code: '0' });
  meanwhile = async () =>
    store.transaction(async ({ users }) => {
      const user = await users.byName('limin');
      if (user) await users.save({ ...user, passwordHash: await plainPasswords.hash('Another#2026') });
    });
  expect(await clerk.tryPassword('limin')).toMatchObject({ code: 'SIGN_IN_REFUSED' });
});

describe('a form of another visit', () => {
  it('gets no picture and cannot sign in', async () => {
    const { picAuthToken } = await new Asker(backEnd).given<{ picAuthToken: string }>('loginSession');
    const own = await clerk.given<{ picAuthToken: string }>('loginSession');
    const { keyId, publicKey } = await clerk.given<{ keyId: string; publicKey: string }>('passwordKey');
    const form = async (visit: string) => ({
      userName: 'limin',
      password: await encryptPassword(demoPassword, publicKey, visit),
      keyId,
      picAuthToken: visit,
    });
    expect(await clerk.ask('captchaImage', { picAuthToken })).toMatchObject({ code: 'SIGN_IN_EXPIRED' });
    expect(await clerk.ask('loginPassword', await form(picAuthToken))).toMatchObject({ code: 'SIGN_IN_EXPIRED' });
    expect(await clerk.ask('captchaImage', own)).toMatchObject({ code: '0' });
    expect(await clerk.ask('loginPassword', await form(own.picAuthToken))).toMatchObject({ code: '0' });
  });
});

describe('a session', () => {
  it('ends twelve hours after signing in, even with steady use and a switch of roles', async () => {
    await clerk.signIn('linzhixia');
    for (let stay = 0; stay < 28; stay += 1) {
      clock.advance(25 * minutes);
      expect(await clerk.ask('refreshSession')).toMatchObject({ code: '0' });
    }
    clock.advance(10 * minutes);
    expect(await clerk.ask('refreshSession', { currentRole3: 'ROLE_CORP_DIRECTOR' })).toMatchObject({ code: '0' });
    clock.advance(9 * minutes);
    expect(await clerk.ask('security')).toMatchObject({ code: '0' });
    clock.advance(2 * minutes);
    expect(await clerk.ask('security')).toMatchObject({ code: 'SESSION_REQUIRED' });
  });
});

describe('wrong passwords', () => {
  it('count for one account regardless of the case of its name', async () => {
    const told: unknown[] = [];
    for (const userName of ['Limin', 'LIMIN', 'limin']) told.push((await clerk.tryPassword(userName, 'guessed')).data);
    expect(told).toMatchObject([{ captchaRequired: 'no' }, { captchaRequired: 'no' }, { captchaRequired: 'yes' }]);
  });

  it('are not excused by a proof for a challenge that was used up', async () => {
    for (let turn = 0; turn < 3; turn += 1) await clerk.tryPassword('limin', 'guessed');
    const proof = await computeProof({ challenge: '14:', zeroBits: 14 }, () => undefined, new AbortController().signal);
    expect(await clerk.tryPassword('limin', demoPassword, { proof })).toMatchObject({ code: 'CAPTCHA_WRONG' });
  });
});

it('the number of a mobile phone is shown without its middle digits', async () => {
  await clerk.signIn('limin');
  const { user3 } = await clerk.given<{ user3: { mobile: string } }>('security', { user3Required: true });
  expect(user3.mobile).toBe('140****1002');
});
