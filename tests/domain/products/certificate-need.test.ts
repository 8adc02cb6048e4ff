import { expect, it } from 'vitest';
import { certificateNeedOf } from '../../../src/domain/agreements/opening-policy.ts';
import { productCodes, type ProductCode } from '../../../src/domain/catalogue/product-code.ts';

const needs: Readonly<Partial<Record<ProductCode, string>>> = {
  EST: 'token',
  EXTOC: 'token',
  EDT: 'token-applied',
  SCCP: 'token-and-digital',
};

it.each(productCodes)('the certificates that %s needs are those of document 1, section 5', (product) => {
  expect(certificateNeedOf(product)).toBe(needs[product] ?? 'none');
});
