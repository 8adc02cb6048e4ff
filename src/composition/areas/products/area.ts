import { applicationPath, productsPath } from '../../../domain/catalogue/product-paths.ts';
import { productsArea, type ProductsPresenters } from '../../../presentation/products/products-presenters.ts';
import { lazyScreen } from '../../../views/lazy/lazy-screen.ts';
import type { Area } from '../area.ts';
import { productAgreement, productApplication, productOverview } from './tokens.ts';
import { signingWords } from '../../../words/areas/agreements.ts';
import { productsWords, signingTurnWords, applyingWords } from '../../../words/areas/products.ts';
import { heldWords } from '../../../words/areas/evidence.ts';
import { memberWords } from '../../../words/areas/notices.ts';
import { waysInWords } from '../../../words/areas/entry.ts';

const pages = async () => import('./pages.ts');

/** Products of the company. */
export const products: Area<ProductsPresenters> = {
  key: productsArea,
  services: (container) => ({
    productOverview: () => container.get(productOverview),
    productAgreement: () => container.get(productAgreement),
    application: () => container.get(productApplication),
  }),
  pages: [
    {
      path: productsPath,
      forEverybody: true,
      title: 'products.title',
      skeleton: 'detail',
      words: [productsWords, heldWords, memberWords, signingWords, signingTurnWords, waysInWords],
      parts: async () => (await pages()).bindProducts,
      Screen: lazyScreen(async () => (await pages()).ProductOverviewScreen),
    },
    {
      path: applicationPath,
      forEverybody: true,
      title: 'applying.page',
      skeleton: 'form',
      words: [productsWords, applyingWords],
      parts: async () => (await pages()).bindProducts,
      Screen: lazyScreen(async () => (await pages()).ApplicationScreen),
    },
  ],
};
