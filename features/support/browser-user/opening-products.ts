import { en } from '../every-word.ts';
import { productsPath } from '../../../src/domain/catalogue/product-paths.ts';
import type { OpeningProducts } from '../abilities/opening-products.ts';
import type { BrowserTab } from './browser-tab.ts';

export function openingProducts(
  tab: BrowserTab,
): Pick<OpeningProducts, 'lookAtProduct' | 'openAgreeing' | 'productLeadsTo'> {
  const { page, device, words } = tab;
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  let title = '';
  return {
    lookAtProduct: async (wanted) => {
      title = tab.language.onPage(wanted);
      await tab.open(productsPath);
      await device.press(page.getByRole('link', { name: title, exact: true }));
      await tab.heading(title);
    },
    openAgreeing: async () => {
      await device.press(button(words['products.open-signing']));
      await tab.readAgreement();
      await device.press(button(words['products.agreement-agree']));
      await page.getByText(words['products.opened']({ title }), { exact: true }).first().waitFor();
      return en['products.opened']({ title: tab.language.inScenario(title) });
    },
    productLeadsTo: async () => {
      const address = await page
        .getByRole('link', { name: words['products.enter-of']({ title }), exact: true })
        .getAttribute('href');
      return address?.replace(/^\/cv3/, '') ?? '';
    },
  };
}
