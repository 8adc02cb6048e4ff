import type { ProductCode } from '../../domain/catalogue/product-code.ts';
import type { ProductTexts } from '../../domain/catalogue/product-texts.ts';
import type { Locale } from '../locale.ts';

const texts: Readonly<Record<Locale, () => Promise<Readonly<Record<ProductCode, ProductTexts>>>>> = {
  'zh-CN': async () => (await import('./product-texts.zh-CN.ts')).productTexts,
  en: async () => (await import('./product-texts.en.ts')).productTexts,
};

/** Loads the texts about the products in one language. */
export async function loadProductTexts(locale: Locale): Promise<Readonly<Record<ProductCode, ProductTexts>>> {
  return texts[locale]();
}
