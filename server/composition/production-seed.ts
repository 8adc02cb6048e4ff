import { neutralPageConfig } from '../../src/domain/platform/page-config.ts';
import type { Store } from '../core/store.ts';

/**
 * What a portal needs before anybody has configured anything: a face without a brand, for every host. No accounts and
 * no companies.
 */
export async function seedProduction(store: Store): Promise<void> {
  const { topBarColor, topBarWordColor, tailBarColor, tailBarWordColor, hotline } = neutralPageConfig;
  await store.transaction(async (transaction) => {
    if (await transaction.platforms.find('*')) return;
    await transaction.platforms.save({
      host: '*',
      config: {
        platformType: 'main',
        topBarColor,
        topBarWordColor,
        tailBarColor,
        tailBarWordColor,
        hotline,
        avalableProduct: ['CREDIT', 'EST'],
      },
    });
  });
}
