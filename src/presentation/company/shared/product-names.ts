import type { ProductCode } from '../../../domain/catalogue/product-code.ts';
import type { ProductTexts } from '../../../domain/catalogue/product-texts.ts';
import type { PageConfig } from '../../../domain/platform/page-config.ts';
import type { Locale } from '../../../words/locale.ts';

/** Fetches the texts about products in one language. */
export type TextsOfProducts = (locale: Locale) => Promise<Readonly<Record<ProductCode, Pick<ProductTexts, 'title'>>>>;

/** The names of products: the host's, or else the usual ones. */
export async function productNames(
  texts: TextsOfProducts,
  { productTitles }: Pick<PageConfig, 'productTitles'>,
  locale: Locale,
): Promise<(products: readonly ProductCode[]) => readonly string[]> {
  const usualTexts = await texts(locale);
  return (products) =>
    products.map((each) => {
      const hostTitle = productTitles.find(({ product }) => product === each);
      return (locale === 'en' ? hostTitle?.titleEn : hostTitle?.title) || usualTexts[each].title;
    });
}
