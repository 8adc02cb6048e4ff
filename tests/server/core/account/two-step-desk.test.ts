import { beforeEach, describe, expect, it } from 'vitest';
import { testSecret } from '../../../../features/support/password-key.ts';
import type { BackEnd } from '../../../../server/core/back-end.ts';
import { demoPassword } from '../../../../server/seed/parties/people.ts';
import { trustKeyOf } from '../../../../server/core/identity/trust-keys.ts';
import { MemoryStore } from '../../../../server/storage/memory/memory-store.ts';
import { encryptPassword } from '../../../../src/adapters/wire/entry/password-cipher.ts';
import type { Envelope } from '../../../../src/contract/envelope.ts';
import { Asker } from '../../../builders/asker.ts';
import { demoBackEnd } from '../../../builders/desks.ts';

const userId = 'U-zhousiyuan';
let store: MemoryStore;
let backEnd: BackEnd;
let zhou: Asker;

beforeEach(async () => {
  store = new MemoryStore();
  backEnd = await demoBackEnd(store);
  zhou = new Asker(backEnd, '203.0.113.7');
  await zhou.signIn('zhousiyuan');
});

interface Standing {
  readonly isOn: boolean;
  readonly mobile: string;
  readonly twoProofs: boolean;
  readonly since?: number;
  readonly demandedFrom?: number;
  readonly devices: readonly { readonly deviceId: string; readonly isThis: boolean }[];
}
const standing = async (asker = zhou): Promise<Standing> => asker.given<Standing>('twoStep');
async function choose(
  isOn: boolean,
  {
    password = demoPassword,
    boundTo,
    asker = zhou,
  }: { readonly password?: string; readonly boundTo?: string; readonly asker?: Asker } = {},
): Promise<Envelope> {
  const { picAuthToken } = await asker.given<{ picAuthToken: string }>('loginSession');
  const { keyId, publicKey } = await asker.given<{ keyId: string; publicKey: string }>('passwordKey');
  return asker.ask('chooseTwoStep', {
    isOn,
    current: await encryptPassword(password, publicKey, boundTo ?? picAuthToken),
    keyId,
  });
}
const history = async (): Promise<readonly string[]> =>
  (await zhou.given<{ events: readonly { what: string }[] }>('signInHistory', { page: 1, pageSize: 50 })).events
    .map(({ what }) => what)
    .toSorted();
/** Changes the present session as if it had been opened with two proofs. */
const byTwo = async (): Promise<void> =>
  store.transaction(async ({ sessions }) => {
    for (const each of await sessions.openOf(userId)) await sessions.save({ ...each, twoProofs: true });
  });
const trust = async (key: string, owner = userId, at = Date.now()): Promise<void> =>
  store.transaction(async ({ trustedDevices }) =>
    trustedDevices.save({ key, userId: owner, trustedAt: at, lastUsedAt: at, source: '203.0.113.7', agent: '' }),
  );

describe('the two-step sign-in of an account', () => {
  it('is off until its owner switches it on, and is then required', async () => {
    expect(await standing()).toMatchObject({ isOn: false, twoProofs: false, mobile: '140****1001', devices: [] });
    expect((await choose(true)).code).toBe('0');
    expect(await standing()).toMatchObject({ isOn: true, since: expect.any(Number) as unknown });
    expect((await new Asker(backEnd).tryPassword('zhousiyuan')).code).toBe('SECOND_PROOF_REQUIRED');
    expect(await history()).toEqual(['second-proof-asked', 'signed-in', 'two-step-on']);
  });

  it('can be switched off only in a session with two proofs', async () => {
    await choose(true);
    expect((await choose(false)).code).toBe('NOT_PERMITTED');
    expect((await standing()).isOn).toBe(true);
    await byTwo();
    expect((await choose(false)).code).toBe('0');
    expect((await standing()).isOn).toBe(false);
    expect((await new Asker(backEnd).tryPassword('zhousiyuan')).code).toBe('0');
  });

  it('needs the password, with five tries, encrypted for the same visit', async () => {
    expect((await choose(true, { boundTo: 'another' })).code).toBe('SIGN_IN_EXPIRED');
    const codes = await Promise.all(Array.from({ length: 8 }, async () => choose(true, { password: 'not the one' })));
    expect(
      ['PASSWORD_WRONG', 'PASSWORD_LOCKED'].map((code) => codes.filter((each) => each.code === code).length),
    ).toEqual([5, 3]);
    expect((await choose(true)).code).toBe('PASSWORD_LOCKED');
    expect((await standing()).isOn).toBe(false);
    expect((await history()).filter((what) => what === 'two-step-refused')).toHaveLength(5);
  });

  it('cannot be switched on where no code can be sent', async () => {
    const silent = new Asker(await demoBackEnd(new MemoryStore(), testSecret, { texts: undefined }));
    await silent.signIn('zhousiyuan');
    expect([(await standing(silent)).mobile, (await choose(true, { asker: silent })).code]).toEqual(['', 'NOT_FOUND']);
    await store.transaction(async ({ users }) => {
      const user = await users.byName('zhousiyuan');
      if (user) await users.save({ ...user, mobile: '' });
    });
    expect((await choose(true)).code).toBe('NOT_FOUND');
  });

  it.each<[string, () => Promise<unknown>]>([
    [
      'the password was changed',
      async () =>
        store.transaction(async ({ users }) => {
          const user = await users.lock(userId);
          if (user) await users.save({ ...user, passwordHash: 'plain:another lamp 42' });
        }),
    ],
    [
      'the session was ended',
      async () => store.transaction(async ({ sessions }) => sessions.endOthers(userId, '', 'signed-out')),
    ],
  ])('is not switched when %s while the password was compared', async (_what, meanwhile) => {
    let during: () => Promise<unknown> = async () => undefined;
    store = new MemoryStore();
    const verify = async (password: string, hash: string): Promise<boolean> => {
      await during();
      return hash === `plain:${password}`;
    };
    const asker = new Asker(
      await demoBackEnd(store, testSecret, { passwords: { hash: async (password) => `plain:${password}`, verify } }),
      '203.0.113.7',
    );
    await asker.signIn('zhousiyuan');
    during = meanwhile;
    expect((await choose(true, { asker })).code).toBe('SESSION_REQUIRED');
    expect(await store.transaction(async ({ secondFactors }) => secondFactors.find(userId))).toBeUndefined();
  });

  it('shows from when the company requires it', async () => {
    await store.transaction(async ({ factorDemands }) =>
      factorDemands.save({ pkCorp: 'C-YANZHOU', from: 4_000_000_000_000, decidedAt: 0, decidedBy: '' }),
    );
    expect(await standing()).toMatchObject({ isOn: false, demandedFrom: 4_000_000_000_000 });
  });

  it('that is switched on again changes nothing, and is recorded once', async () => {
    await choose(true);
    const { since } = await standing();
    await choose(true);
    expect((await standing()).since).toBe(since);
    expect((await history()).filter((what) => what === 'two-step-on')).toHaveLength(1);
  });
});

describe('the trusted browsers', () => {
  it('are those with a valid trust of the account, and their ids do not reveal their tokens', async () => {
    await trust('mine');
    await trust('old', userId, Date.now() - 31 * 86_400_000);
    await trust('theirs', 'U-limin');
    const { devices } = await standing();
    expect(devices).toHaveLength(1);
    expect(devices[0]?.deviceId).toMatch(/^[0-9a-f]{32}$/);
  });

  it('mark the caller’s own, among the tokens of several accounts', async () => {
    const [mine, theirs, nobodys] = ['m', 't', 'n'].map((letter) => letter.repeat(43)) as [string, string, string];
    await trust(await trustKeyOf(userId, mine));
    await trust(await trustKeyOf('U-limin', theirs), 'U-limin');
    await trust('elsewhere');
    zhou.device = [theirs, nobodys, mine].join('.');
    const shown = (await standing()).devices;
    expect([shown.length, shown.filter(({ isThis }) => isThis).length]).toEqual([2, 1]);
    zhou.device = undefined;
    expect((await standing()).devices.some(({ isThis }) => isThis)).toBe(false);
  });

  it('can be removed singly or all at once, without those of other accounts', async () => {
    for (const key of ['one', 'two', 'three']) await trust(key);
    await trust('theirs', 'U-limin');
    const [first] = (await standing()).devices;
    expect((await zhou.ask('endTrust', { deviceId: first?.deviceId })).code).toBe('0');
    expect((await zhou.ask('endTrust', { deviceId: first?.deviceId })).code).toBe('NOT_FOUND');
    expect((await standing()).devices).toHaveLength(2);
    expect((await zhou.ask('endTrust', {})).code).toBe('0');
    expect((await standing()).devices).toEqual([]);
    expect(await store.transaction(async ({ trustedDevices }) => trustedDevices.find('theirs'))).toBeDefined();
    expect((await history()).filter((what) => what === 'trust-ended')).toHaveLength(2);
  });

  it('are removed when two-step sign-in is switched', async () => {
    await choose(true);
    await trust('mine');
    await byTwo();
    await choose(false);
    expect(await store.transaction(async ({ trustedDevices }) => trustedDevices.ofUser(userId))).toEqual([]);
  });
});
