import { beforeEach, describe, expect, it } from 'vitest';
import { changeLook, platformLooks, type HostLook } from '../../../../server/core/sandbox/platform-looks.ts';
import type { PlatformConfig } from '../../../../server/core/records/shell.ts';
import { MemoryStore } from '../../../../server/storage/memory/memory-store.ts';

const host = 'brand.example';
let store: MemoryStore;
beforeEach(() => {
  store = new MemoryStore();
});
const configured = async (config: PlatformConfig): Promise<HostLook> => {
  await store.transaction(async ({ platforms }) => platforms.save({ host, config }));
  const [found] = await store.transaction(platformLooks);
  if (!found) throw new Error('A host that was saved is told of');
  return found;
};
const kept = async (): Promise<PlatformConfig | undefined> =>
  (await store.transaction(async ({ platforms }) => platforms.find(host)))?.config;

describe('a changed look of a host', () => {
  it('keeps the host’s other configuration', async () => {
    const more = {
      avalableProduct: ['CREDIT'],
      originalInvoiceFunders: ['F-1'],
      signInMethods: ['PASSWORD'],
      oldVersionUrl: 'https://old.brand.example/',
    };
    const { look } = await configured({ platformName: 'One', ...more });
    await store.transaction(async (transaction) =>
      changeLook(transaction, { host, look: { ...look, platformName: 'Other' } }),
    );
    expect(await kept()).toMatchObject({ platformName: 'Other', ...more });
  });

  it('keeps emptied fields empty, under whichever name they were configured', async () => {
    const { look } = await configured({
      platformName: 'One',
      slogan: 'Said before',
      logoUrl: 'data:image/png;base64,AAAA',
    });
    expect(look).toMatchObject({ topSlogan: 'Said before', platformLogo: 'data:image/png;base64,AAAA' });
    const changed = await store.transaction(async (transaction) =>
      changeLook(transaction, { host, look: { ...look, topSlogan: '', platformLogo: '' } }),
    );
    expect([changed.look, await store.transaction(platformLooks)]).toMatchObject([
      { topSlogan: '', platformLogo: '' },
      [{ look: { topSlogan: '', platformLogo: '' } }],
    ]);
  });

  it('replaces an invalid configuration', async () => {
    const { look } = await configured({ platformName: 404, avalableProduct: 'everything' } as never);
    expect(look.platformName).toBe('');
    await store.transaction(async (transaction) =>
      changeLook(transaction, { host, look: { ...look, platformName: 'Mended' } }),
    );
    expect(await kept()).not.toHaveProperty('avalableProduct');
    expect(await kept()).toMatchObject({ platformName: 'Mended' });
  });
});
