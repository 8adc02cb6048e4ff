import { beforeEach, describe, expect, it } from 'vitest';
import type { BackEnd } from '../../../../server/core/back-end.ts';
import { sentTexts } from '../../../../server/core/sandbox/sandbox-texts.ts';
import { MemoryStore } from '../../../../server/storage/memory/memory-store.ts';
import { encryptPassword } from '../../../../src/adapters/wire/entry/password-cipher.ts';
import { agreedTexts, platformAgreementNames } from '../../../../src/domain/agreements/platform-agreements.ts';
import { maxWrongIds } from '../../../../src/domain/people/shared/invitation.ts';
import { Asker } from '../../../builders/asker.ts';
import { demoBackEnd } from '../../../builders/desks.ts';

const wen = {
  personName: '闻人语',
  mobile: '14000008811',
  idNumber: '330299199003071235',
  roles: ['operator'],
  institution: '',
};
let store: MemoryStore;
let backEnd: BackEnd;
let now: number;
let code: string;

beforeEach(async () => {
  [store, now] = [new MemoryStore(), Date.parse('2026-11-21T02:00:00Z')];
  backEnd = await demoBackEnd(store, undefined, { clock: { now: () => now, realTime: () => now } });
  const zhou = new Asker(backEnd);
  await zhou.signIn('zhousiyuan');
  expect(await zhou.ask('invitePerson', wen)).toMatchObject({ code: '0' });
  await expect.poll(async () => (await sentTexts(store)).length).toBe(1);
  code = /[a-z0-9]{4}(?:-[a-z0-9]{4}){2}/.exec((await sentTexts(store))[0]?.text ?? '')?.[0] ?? '';
});

const stranger = (source = '192.0.2.9'): Asker => new Asker(backEnd, source);
const read = async (asker: Asker, typed = code) => asker.ask('readInvitation', { code: typed });
async function accept(asker: Asker, more: object = {}, visit?: string) {
  const { picAuthToken = '' } =
    visit === undefined ? await asker.given<{ picAuthToken: string }>('loginSession') : { picAuthToken: visit };
  const { keyId, publicKey } = await asker.given<{ keyId: string; publicKey: string }>('passwordKey');
  return asker.ask('acceptInvitation', {
    code,
    idNumber: wen.idNumber,
    userName: 'wenrenyu',
    agreements: [],
    password: await encryptPassword('river lamp 42', publicKey, picAuthToken),
    keyId,
    picAuthToken,
    ...more,
  });
}
const because = (why: string) => ({ code: 'INVITATION_REFUSED', data: { because: why } });

describe('an invitation code', () => {
  it('is blocked for an address after too many guesses, even if the right code follows', async () => {
    const guesser = stranger();
    let tries = 0;
    for (; tries < 1000 && (await read(guesser, 'aaaa-bbbb-cccc')).code !== 'TOO_MANY_REQUESTS'; tries += 1);
    expect([tries > 0, tries < 1000, (await read(guesser)).code, (await read(stranger('198.51.100.7'))).code]).toEqual([
      true,
      true,
      'TOO_MANY_REQUESTS',
      '0',
    ]);
  });

  it('is refused for a deregistered company, and after seven days', async () => {
    await store.transaction(async ({ companies }) => {
      const company = await companies.find('C-YANZHOU');
      if (company) await companies.save({ ...company, deregistered: true });
    });
    expect(await read(stranger())).toMatchObject({ code: 'COMPANY_DEREGISTERED' });
    await store.transaction(async ({ companies }) => {
      const company = await companies.find('C-YANZHOU');
      if (company) await companies.save({ ...company, deregistered: false });
    });
    now += 7 * 86_400_000;
    expect(await read(stranger())).toMatchObject(because('expired'));
  });

  it('closes after too many wrong identity numbers, and then refuses the right one', async () => {
    const other = { idNumber: '330299198511171035' };
    for (let left = maxWrongIds - 1; left > 0; left -= 1)
      expect(await accept(stranger(), other)).toMatchObject({
        code: 'INVITATION_REFUSED',
        data: { because: 'other-person', left },
      });
    expect(await accept(stranger(), other)).toMatchObject(because('closed'));
    expect(await accept(stranger())).toMatchObject(because('closed'));
  });

  it('is refused with a made-up visit token', async () => {
    expect(await accept(stranger(), {}, 'made-up')).toMatchObject({ code: 'SIGN_IN_EXPIRED' });
  });

  it('cannot be found by another company that sends or withdraws it', async () => {
    const he = stranger('192.0.2.3');
    await he.signIn('heqinghe');
    const invitation = await store.transaction(
      async ({ invitations }) => (await invitations.ofCompany('C-YANZHOU'))[0],
    );
    for (const call of ['sendInvitation', 'withdrawInvitation'] as const)
      expect(await he.ask(call, { invitationId: invitation?.id })).toMatchObject({ code: 'NOT_FOUND' });
    expect(await read(stranger())).toMatchObject({ code: '0' });
  });

  it('is refused to a person with an account in the company, and with a user name in use', async () => {
    await store.transaction(async ({ users }) => {
      const li = await users.byName('limin');
      if (li) await users.save({ ...li, idNumber: wen.idNumber });
    });
    expect(await accept(stranger(), { agreements: agreedTexts })).toMatchObject(because('here'));
    await store.transaction(async ({ users }) => {
      const li = await users.byName('limin');
      if (li) await users.save({ ...li, idNumber: '', userName: 'wenrenyu' });
    });
    expect(await accept(stranger(), { agreements: agreedTexts })).toMatchObject({
      code: 'INVITATION_REFUSED',
      data: { fields: ['userName taken'] },
    });
  });

  it('records the signature of each platform agreement for the company', async () => {
    expect(await accept(stranger(), { agreements: agreedTexts })).toMatchObject({ code: '0' });
    const signed = await store.transaction(async ({ signatures, users }) =>
      signatures.of((await users.byName('wenrenyu'))?.userId ?? ''),
    );
    expect(new Set(signed.map(({ agreement, pkCorp }) => `${agreement} for ${pkCorp}`))).toEqual(
      new Set(platformAgreementNames.map((name) => `${name} for C-YANZHOU`)),
    );
  });
});
