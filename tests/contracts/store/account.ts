import { it, expect } from 'vitest';
import * as records from './records/account.ts';
import type { StoreSuite } from './store-suite.ts';

export function accountStoreContract({ doing, keeps }: StoreSuite): void {
  it('finds when each of several accounts was last active', async () => {
    const happened = (
      id: string,
      userId: string,
      what: 'signed-in' | 'signed-out' | 'sandbox-signed-in',
      at: number,
    ) => ({ id, userId, what, at, times: 1, source: '', agent: '' });
    await doing(async ({ securityEvents }) =>
      securityEvents.saveAll([
        happened('e1', 'U-5', 'signed-in', 10),
        happened('e2', 'U-5', 'signed-in', 30),
        happened('e3', 'U-5', 'signed-out', 40),
        happened('e4', 'U-6', 'sandbox-signed-in', 5),
        happened('e5', 'U-7', 'signed-in', 50),
      ]),
    );
    const last = async (userIds: readonly string[]) =>
      Object.fromEntries(
        await doing(async ({ securityEvents }) => securityEvents.lastOf(userIds, ['signed-in', 'sandbox-signed-in'])),
      );
    expect(await last(['U-5', 'U-6', 'U-8'])).toEqual({ 'U-5': 30, 'U-6': 5 });
    expect(await last([])).toEqual({});
  });

  keeps(
    'securityEvents',
    (all) => all.securityEvents,
    (each) => each.id,
    [records.securityEvent, { ...records.securityEvent, id: 'E-2', userId: '', source: '', agent: '' }],
    { at: 1_700_000_000_011, times: 12 },
  );

  keeps(
    'which mailboxes are whose',
    (all) => all.mailAddresses,
    (each) => each.userId,
    [{ userId: 'U-1', address: 'a@b.example', confirmedAt: 1_700_000_000_005 }],
    { address: 'c@d.example', confirmedAt: 1_700_000_000_006 },
  );

  keeps(
    'in which language accounts were last used',
    (all) => all.accountLanguages,
    (each) => each.userId,
    [{ userId: 'U-1', locale: 'en' }],
    { locale: 'zh-CN' },
  );

  it('pages the security events of an account, the newest first, and removes old ones', async () => {
    const event = (id: string, at: number, userId = 'U-1') => ({ ...records.securityEvent, id, at, userId });
    await doing(async ({ securityEvents }) =>
      securityEvents.saveAll([event('E-1', 10), event('E-2', 30), event('E-3', 20), event('E-4', 40, 'U-2')]),
    );
    const read = async (since: number, offset: number, limit: number) =>
      doing(async ({ securityEvents }) => {
        const { total, records: found } = await securityEvents.of('U-1', since, { offset, limit });
        return [total, ...found.map(({ id }) => id)];
      });
    expect(await read(0, 0, 10)).toEqual([3, 'E-2', 'E-3', 'E-1']);
    expect(await read(0, 1, 1)).toEqual([3, 'E-3']);
    expect(await read(20, 0, 10)).toEqual([2, 'E-2', 'E-3']);
    await doing(async ({ securityEvents }) => securityEvents.removeBefore(20));
    expect(await read(0, 0, 10)).toEqual([2, 'E-2', 'E-3']);
  });
}
