import type { AgreementText } from '../../domain/agreements/agreement.ts';
import { productAgreements } from '../../domain/agreements/product-agreement.ts';
import type { ProductCode } from '../../domain/catalogue/product-code.ts';
import type { Locale } from '../locale.ts';
import { loadProductTexts } from '../products/load-product-texts.ts';

const texts = { 'zh-CN': async () => import('./product.zh-CN.ts'), en: async () => import('./product.en.ts') } as const;

/** Loads the text of a product's agreement in one language. Only the Chinese text is binding. */
export async function loadProductAgreement(product: ProductCode, locale: Locale): Promise<AgreementText> {
  const [{ productAgreement }, catalogue] = await Promise.all([texts[locale](), loadProductTexts(locale)]);
  return productAgreement(catalogue[product], productAgreements[product].version);
}
