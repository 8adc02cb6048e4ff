import { productAgreementName, productAgreements } from '../../../domain/agreements/product-agreement.ts';
import { isProduct, type ProductCode } from '../../../domain/catalogue/product-code.ts';
import type { Locale } from '../../../words/locale.ts';
import type { AgreementReader, ShownAgreement } from '../../agreements/agreement-presenter.ts';

/** Reads the agreement of a product; nothing for any other name. */
export function productAgreementReader(
  texts: (product: ProductCode, locale: Locale) => Promise<ShownAgreement['text']>,
): AgreementReader {
  return async (product = '', locale) =>
    isProduct(product)
      ? [{ name: productAgreementName(product), ...productAgreements[product], text: await texts(product, locale) }]
      : [];
}
