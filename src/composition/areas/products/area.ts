import { applicationPath, productsPath } from '../../../domain/catalogue/product-paths.ts';
import { productsArea, type ProductsPresenters } from '../../../presentation/products/products-presenters.ts';
import { lazyScreen } from '../../../views/lazy/lazy-screen.ts';
import type { Area } from '../area.ts';
import { productAgreement, productApplication, productOverview } from './tokens.ts';

const pages = async () => import('./pages.ts');

/** What the company may use. */
export const products: Area<ProductsPresenters> = {
  key: productsArea,
  offered: (container) => ({
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
      words: ['products', 'held', 'member', 'signing', 'signing-turn', 'ways-in'],
      parts: async () => (await pages()).bindProducts,
      Screen: lazyScreen(async () => (await pages()).ProductOverviewScreen),
    },
    {
      path: applicationPath,
      forEverybody: true,
      title: 'applying.page',
      skeleton: 'form',
      words: ['products', 'applying'],
      parts: async () => (await pages()).bindProducts,
      Screen: lazyScreen(async () => (await pages()).ApplicationScreen),
    },
  ],
};
