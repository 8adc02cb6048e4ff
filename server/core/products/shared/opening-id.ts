import type { ProductCode } from '../../../../src/domain/catalogue/product-code.ts';

/** Key of a company's opening of a product. */
export const openingId = (pkCorp: string, product: ProductCode): string => `${pkCorp} ${product}`;
