import { beforeEach, describe, expect, it } from 'vitest';
import { ManualClock } from '../../../../features/support/manual-clock.ts';
import { testSecret } from '../../../../features/support/password-key.ts';
import { x509Authority } from '../../../../server/certificates/x509-authority.ts';
import { logCertificateEvent } from '../../../../server/core/keys/certificate-log.ts';
import { sandboxKeys, type SandboxKeys } from '../../../../server/core/sandbox/sandbox-keys.ts';
import { SandboxPhone } from '../../../../server/core/sandbox/sandbox-phone.ts';
import { MemoryStore } from '../../../../server/storage/memory/memory-store.ts';
import { Asker } from '../../../builders/asker.ts';
import { demoBackEnd } from '../../../builders/desks.ts';
import { testKey } from '../../../builders/key-pair.ts';

const minute = 60_000;
let clock: ManualClock;
let store: MemoryStore;
let played: SandboxKeys;
let clerk: Asker;

beforeEach(async () => {
  [clock, store] = [new ManualClock(Date.parse('2026-11-21T02:00:00Z')), new MemoryStore()];
  const parts = { store, clock, secret: testSecret };
  played = sandboxKeys(parts, x509Authority, new SandboxPhone(parts, x509Authority));
  clerk = new Asker(await demoBackEnd(store, testSecret, { clock, certificates: x509Authority }));
  await clerk.signIn('limin');
});

const issued = async (): Promise<string> => {
  clock.advance(minute);
  return (await played.issue({ userName: 'limin', kind: 'HARD', publicKey: (await testKey()).publicKey, days: 10 }))
    .serial;
};
async function listed(more: object = {}): Promise<readonly string[]> {
  const user = await store.transaction(async ({ users }) => users.byName('limin'));
  return (
    await clerk.given<readonly { certNumber: string }[]>('usableKeys', {
      userId: user?.userId,
      personId: user?.personId,
      raTypes: ['RA_CCB'],
      ...more,
    })
  ).map(({ certNumber }) => certNumber);
}

describe('the keys that a person may sign by', () => {
  it('begin with the newest, or with the last used one', async () => {
    const [older, newer] = [await issued(), await issued()];
    expect(await listed()).toEqual([newer, older]);
    const user = await store.transaction(async ({ users }) => users.byName('limin'));
    await store.transaction(async (transaction) =>
      logCertificateEvent(transaction, { serial: older, userId: user?.userId ?? '' }, 'used', clock.now()),
    );
    expect([await listed({ frequent: true }), await listed({ frequent: false })]).toEqual([
      [older, newer],
      [newer, older],
    ]);
  });

  it('are those of the requested registrars, without revoked ones', async () => {
    const serial = await issued();
    expect([await listed({ raTypes: ['RA_RYL'] }), await listed({ raTypes: ['RA_RYL', 'RA_CCB'] })]).toEqual([
      [],
      [serial],
    ]);
    await issued();
    await store.transaction(async ({ certificates }) => {
      const record = await certificates.lock(serial);
      if (record) await certificates.save({ ...record, revokedAt: clock.now() });
    });
    expect(await listed()).toHaveLength(1);
  });

  it.each([{ userId: 'U-zhousiyuan' }, { personId: 'P-of-somebody-else' }])(
    'require the caller’s own account and person: %j',
    async (other) => {
      const user = await store.transaction(async ({ users }) => users.byName('limin'));
      expect(
        (
          await clerk.ask('usableKeys', {
            userId: user?.userId,
            personId: user?.personId,
            raTypes: ['RA_CCB'],
            ...other,
          })
        ).code,
      ).toBe('NOT_PERMITTED');
    },
  );

  it('are not given to other accounts', async () => {
    expect((await clerk.ask('usableKeys', { userId: 'U-zhousiyuan', personId: 'P', raTypes: [] })).code).toBe(
      'NOT_PERMITTED',
    );
  });
});

describe('the list of companies whose keys the platform registers', () => {
  it('contains core enterprises, and other lists are empty', async () => {
    const core = new Asker(clerk.backEnd);
    await core.signIn('luoqiubai');
    const asked = async (asker: Asker, listCode: string) => asker.given('isWhiteListed', { listCode });
    expect([
      await asked(core, 'UKEY_WHITE_LIST'),
      await asked(clerk, 'UKEY_WHITE_LIST'),
      await asked(core, 'ANOTHER'),
    ]).toEqual([true, false, false]);
  });
});
