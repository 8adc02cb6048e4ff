import { neutralPageConfig } from '../../src/domain/platform/page-config.ts';
import type { Store } from '../core/store.ts';

/**
 * Creates the data that a portal needs before it is configured: a neutral page configuration for all hosts. Creates no
 * accounts and no companies.
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
