import { productsPath } from '../../../src/domain/products/shared/product-paths.ts';
import { en } from '../../../src/words/en.ts';
import type { OpeningProducts } from '../abilities/opening-products.ts';
import type { BrowserTab } from './browser-tab.ts';

export function openingProducts(tab: BrowserTab): Pick<OpeningProducts, 'lookAtProduct' | 'openAgreeing' | 'productLeadsTo'> {
  const { page, hands } = tab;
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  let title = '';
  return {
    lookAtProduct: async (wanted) => {
      title = wanted;
      await tab.open(productsPath);
      await hands.press(page.getByRole('link', { name: title, exact: true }));
      await tab.heading(title);
    },
    openAgreeing: async () => {
      await hands.press(button(en['products.open-signing']));
      await tab.readAgreement();
      await hands.press(button(en['products.agreement-agree']));
      return (await page.getByText(en['products.opened']({ title }), { exact: true }).first().textContent()) ?? '';
    },
    productLeadsTo: async () => {
      const address = await page.getByRole('link', { name: en['products.enter-of']({ title }), exact: true }).getAttribute('href');
      return address?.replace(/^\/cv3/, '') ?? '';
    },
  };
}
