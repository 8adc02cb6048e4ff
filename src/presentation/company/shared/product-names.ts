import type { ProductCode } from '../../../domain/catalogue/product-code.ts';
import type { ProductTexts } from '../../../domain/catalogue/product-texts.ts';
import type { PageConfig } from '../../../domain/platform/page-config.ts';
import type { Locale } from '../../../words/locale.ts';

/** Fetches what is written of the products in one language. */
export type TextsOfProducts = (locale: Locale) => Promise<Readonly<Record<ProductCode, Pick<ProductTexts, 'title'>>>>;

/** What products are called: as the host calls them, and else as they are called everywhere. */
export async function productNames(
  texts: TextsOfProducts,
  { productTitles }: Pick<PageConfig, 'productTitles'>,
  locale: Locale,
): Promise<(products: readonly ProductCode[]) => readonly string[]> {
  const usual = await texts(locale);
  return (products) =>
    products.map((each) => {
      const named = productTitles.find(({ product }) => product === each);
      return (locale === 'en' ? named?.titleEn : named?.title) || usual[each].title;
    });
}
