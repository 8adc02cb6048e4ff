import * as records from './records/shell.ts';
import { it, expect } from 'vitest';
import type { StoreSuite } from './store-suite.ts';

export function shellStoreContract({ doing, keeps }: StoreSuite): void {
  keeps(
    'versionReturns',
    (all) => all.versionReturns,
    (each) => each.id,
    [{ id: 'U-1 CREDIT 2026-11-21', userId: 'U-1', pkCorp: 'C-1', product: 'CREDIT', at: 1_700_000_000_011 }],
    { product: 'EST' },
  );

  keeps(
    'platforms',
    (all) => all.platforms,
    (each) => each.host,
    [records.platform],
    { config: {} },
  );

  keeps(
    'hand-overs',
    (all) => all.handOvers,
    (each) => each.key,
    [{ key: 'h', userId: 'U-1', target: 'https://workbench.example/', expiresAt: 1_700_000_000_011, spent: false }],
    { spent: true },
  );

  it('removes hand-over keys that expired before a time', async () => {
    const handOver = (key: string, expiresAt: number) => ({ key, userId: 'U-1', target: '', expiresAt, spent: false });
    await doing(async ({ handOvers }) => handOvers.saveAll([handOver('old', 10), handOver('new', 20)]));
    await doing(async ({ handOvers }) => handOvers.removeExpiredBefore(20));
    expect((await doing(async ({ handOvers }) => handOvers.findAll(['old', 'new']))).map(({ key }) => key)).toEqual([
      'new',
    ]);
  });

  it('lists the configured platforms by host', async () => {
    for (const host of ['one.localhost', 'another.localhost'])
      await doing(async (transaction) => transaction.platforms.save({ ...records.platform, host }));
    const hosts = (await doing(async (transaction) => transaction.platforms.all())).map(({ host }) => host);
    expect(hosts).toEqual(expect.arrayContaining(['one.localhost', 'another.localhost']));
  });
}
