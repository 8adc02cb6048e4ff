import { beforeEach, describe, expect, it } from 'vitest';
import { ManualClock } from '../../../../features/support/manual-clock.ts';
import { failureKeys } from '../../../../server/core/entry/sign-in-failures.ts';
import type { CompanyRecord, UserRecord } from '../../../../server/core/records/company.ts';
import { sha256Hex } from '../../../../server/core/secrets.ts';
import type { SecurityEvent } from '../../../../server/core/identity/security-events.ts';
import { demoPassword } from '../../../../server/seed/parties/people.ts';
import { MemoryStore } from '../../../../server/storage/memory/memory-store.ts';
import { Asker } from '../../../builders/asker.ts';
import { demoBackEnd } from '../../../builders/desks.ts';
import { testSecret } from '../../../../features/support/password-key.ts';
import type { Envelope } from '../../../../src/contract/envelope.ts';

const minute = 60_000;
const source = '192.0.2.1';

let clock: ManualClock;
let store: MemoryStore;
let clerk: Asker;
let events: SecurityEvent[];

beforeEach(async () => {
  [clock, store, events] = [new ManualClock(Date.parse('2026-11-21T02:00:00Z')), new MemoryStore(), []];
  clerk = new Asker(
    await demoBackEnd(store, testSecret, { clock, security: (event) => void events.push(event) }),
    source,
  );
});

const told = () => events.map(({ what, account }) => `${what} ${account}`);
const failed = async (failures: number): Promise<void> => {
  const { pair } = await failureKeys('limin', source);
  await store.transaction(async (transaction) =>
    transaction.attempts.save({ key: pair, failures, lastFailureAt: clock.realTime() }),
  );
};
/** Requests a picture, and reads its text from the server's store. */
async function picture(): Promise<string> {
  const { picAuthToken } = await clerk.given<{ picAuthToken: string }>('loginSession');
  expect(await clerk.given('captchaImage', { picAuthToken })).toMatchObject({
    mimeType: 'image/png',
    base64: expect.stringMatching(/^iVBOR/u) as unknown,
  });
  return kept();
}
const kept = async (): Promise<string> =>
  store.transaction(
    async (transaction) => (await transaction.sessions.find(await sha256Hex(clerk.token ?? '')))?.captcha ?? '',
  );
const user = async (userName: string, wish: Partial<UserRecord>): Promise<void> =>
  store.transaction(async (transaction) => {
    const found = await transaction.users.byName(userName);
    if (found) await transaction.users.save({ ...found, ...wish });
  });
const company = async (pkCorp: string, wish: Partial<CompanyRecord>): Promise<void> =>
  store.transaction(async (transaction) => {
    const found = await transaction.companies.find(pkCorp);
    if (found) await transaction.companies.save({ ...found, ...wish });
  });

describe('a captcha picture', () => {
  it('is required after three failures, and read regardless of case and surrounding blanks', async () => {
    await failed(3);
    expect(await clerk.tryPassword('limin')).toMatchObject({ code: 'CAPTCHA_REQUIRED', data: { proofOnly: 'no' } });
    const letters = await picture();
    expect(letters).toMatch(/^[A-Z0-9]{4}$/u);
    expect(await clerk.tryPassword('limin', demoPassword, { captcha: ` ${letters.toLowerCase()} ` })).toMatchObject({
      code: '0',
    });
    expect(await kept()).toBe('');
  });

  it('is valid for one answer, right or wrong, and no answer is right without one', async () => {
    await failed(3);
    const letters = await picture();
    expect(await clerk.tryPassword('limin', demoPassword, { captcha: 'WRONG' })).toMatchObject({
      code: 'CAPTCHA_WRONG',
      data: { proofOnly: 'no' },
    });
    expect(await clerk.tryPassword('limin', demoPassword, { captcha: letters })).toMatchObject({
      code: 'CAPTCHA_WRONG',
    });
    expect(await clerk.tryPassword('limin', demoPassword, { captcha: '  ' })).toMatchObject({
      code: 'CAPTCHA_REQUIRED',
    });
    const again = await picture();
    expect(await clerk.tryPassword('limin', 'guessed', { captcha: again })).toMatchObject({
      code: 'SIGN_IN_REFUSED',
      data: { captchaRequired: 'yes', proofOnly: 'no' },
    });
    expect(await clerk.tryPassword('limin', demoPassword, { captcha: again })).toMatchObject({ code: 'CAPTCHA_WRONG' });
    expect(told()).toEqual([
      'proof-wrong limin',
      'proof-wrong limin',
      'proof-required limin',
      'sign-in-refused limin',
      'proof-wrong limin',
    ]);
  });

  it('belongs to the visit that asked for it', async () => {
    const { picAuthToken } = await clerk.given<{ picAuthToken: string }>('loginSession');
    await store.transaction(async (transaction) => transaction.sessions.remove(await sha256Hex(clerk.token ?? '')));
    expect(await clerk.ask('captchaImage', { picAuthToken })).toMatchObject({ code: 'SIGN_IN_EXPIRED' });
  });
});

describe('a password for signing in', () => {
  it('that is wrong for the fifth time locks the account for this source for fifteen minutes', async () => {
    await failed(4);
    expect(await clerk.tryPassword('limin', 'guessed', { captcha: await picture() })).toMatchObject({
      code: 'SIGN_IN_LOCKED',
      data: { minutes: 15 },
    });
    clock.advance(9.5 * minute);
    expect(await clerk.tryPassword('limin', demoPassword, { captcha: await picture() })).toMatchObject({
      code: 'SIGN_IN_LOCKED',
      data: { minutes: 6 },
    });
    clock.advance(5.5 * minute);
    expect(await clerk.tryPassword('limin')).toMatchObject({ code: '0' });
    expect(told()).toEqual(['sign-in-locked limin', 'sign-in-locked limin']);
  });

  it('that is wrong once needs no captcha, with the same answer for an unknown name', async () => {
    const refused = { code: 'SIGN_IN_REFUSED', data: { captchaRequired: 'no', proofOnly: 'no' } };
    expect(await clerk.tryPassword('limin', 'guessed')).toMatchObject(refused);
    expect(await clerk.tryPassword('nobody', 'guessed')).toMatchObject(refused);
    expect(told()).toEqual(['sign-in-refused limin', 'sign-in-refused n***']);
  });

  it('that is right resets the earlier failures of this source', async () => {
    await failed(2);
    expect(await clerk.tryPassword('limin')).toMatchObject({ code: '0' });
    expect(await clerk.tryPassword('limin', 'guessed')).toMatchObject({
      code: 'SIGN_IN_REFUSED',
      data: { captchaRequired: 'no' },
    });
  });

  it('that is right is refused for a deregistered company or an account without a role', async () => {
    await user('heqinghe', { roles: [] });
    expect(await clerk.tryPassword('heqinghe')).toMatchObject({ code: 'NO_ROLE' });
    await company('C-YANZHOU', { deregistered: true });
    expect(await clerk.tryPassword('limin')).toMatchObject({ code: 'COMPANY_DEREGISTERED' });
    expect(told()).toEqual(['sign-in-refused heqinghe', 'company-deregistered limin']);
  });

  it('that is encrypted under another key has the answer of an expired form', async () => {
    const { picAuthToken } = await clerk.given<{ picAuthToken: string }>('loginSession');
    expect(
      await clerk.ask('loginPassword', { userName: 'limin', password: 'AAAA', keyId: 'another', picAuthToken }),
    ).toMatchObject({ code: 'SIGN_IN_EXPIRED' });
    expect(await clerk.tryPassword('limin', demoPassword, { keyId: 'another' })).toMatchObject({
      code: 'SIGN_IN_EXPIRED',
    });
  });
});

describe('signing in and out', () => {
  it('is recorded, and leads home', async () => {
    expect(await clerk.signIn('limin')).toMatchObject({ code: '0', data: { homeUrl: '/index' } });
    expect(await clerk.ask('security')).toMatchObject({ code: '0' });
    const token = clerk.token;
    expect(await clerk.ask('logout')).toMatchObject({ code: '0' });
    expect(clerk.token).toBeUndefined();
    clerk.token = token;
    expect(await clerk.ask('security')).toMatchObject({ code: 'SESSION_REQUIRED' });
    expect(told()).toEqual(['signed-in limin', 'signed-out limin']);
  });

  it('on another device replaces the session on this one, which is notified', async () => {
    await clerk.signIn('limin');
    const other = new Asker(clerk.backEnd, '198.51.100.1');
    await other.signIn('limin');
    expect([(await clerk.ask('security')).code, (await other.ask('security')).code]).toEqual(['SESSION_REPLACED', '0']);
    expect(told()).toEqual(['signed-in limin', 'signed-in limin', 'sessions-replaced limin']);
    await clerk.ask('logout');
    expect((await other.ask('security')).code).toBe('0');
  });

  it('without an account records nothing', async () => {
    expect(await clerk.ask('logout')).toMatchObject({ code: '0' });
    await clerk.given('loginSession');
    const visit = clerk.token;
    expect(await clerk.ask('logout')).toMatchObject({ code: '0' });
    clerk.token = visit;
    expect(await clerk.ask('loginSuccess', { token: 'any' })).toMatchObject({ code: 'SIGN_IN_EXPIRED' });
    expect(told()).toEqual([]);
  });
});

describe('a hand-over to a new session', () => {
  const second = async (): Promise<() => Promise<Envelope>> => {
    await clerk.signIn('limin');
    const other = new Asker(clerk.backEnd, '198.51.100.1');
    const { data } = await other.tryPassword('limin');
    return async () => other.ask('loginSuccess', data);
  };

  it('checks the company and the roles again, and ends no session when it is refused', async () => {
    const handOver = await second();
    await user('limin', { roles: [] });
    expect(await handOver()).toMatchObject({ code: 'NO_ROLE' });
    await company('C-YANZHOU', { deregistered: true });
    expect(await handOver()).toMatchObject({ code: 'COMPANY_DEREGISTERED' });
    expect(told()).toEqual(['signed-in limin', 'sign-in-refused limin', 'company-deregistered limin']);
    await company('C-YANZHOU', { deregistered: false });
    await user('limin', { roles: ['ROLE_CORP_OPERATOR'] });
    expect((await clerk.ask('security')).code).toBe('0');
  });

  it('is invalid once the account’s password has changed', async () => {
    const handOver = await second();
    await user('limin', { passwordHash: 'another' });
    expect(await handOver()).toMatchObject({ code: 'SIGN_IN_EXPIRED' });
    expect((await clerk.ask('security')).code).toBe('0');
  });
});
