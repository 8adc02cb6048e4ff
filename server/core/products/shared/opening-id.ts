import type { ProductCode } from '../../../../src/domain/products/shared/product-code.ts';

/** By which a company's opening of a product is found. */
export const openingId = (pkCorp: string, product: ProductCode): string => `${pkCorp} ${product}`;
