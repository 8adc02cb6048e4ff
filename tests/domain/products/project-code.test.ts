import { expect, it } from 'vitest';
import { productAgreements, projectCodeOf } from '../../../src/domain/agreements/product-agreement.ts';
import { productCodes } from '../../../src/domain/catalogue/product-code.ts';

it.each([
  ['EST2026V1.0', 'EST2026'],
  ['RT2023V1.0', 'RT2023'],
  ['LETTER_OF_GUARANTEE2026V2.13', 'LETTER_OF_GUARANTEE2026'],
  ['', ''],
  ['EST2026', ''],
  ['2026V1.0', ''],
  ['EST26V1.0', ''],
  ['est2026V1.0', ''],
  ['EST2026V1', ''],
  ['EST2026V1.0 ', ''],
])('the version %s is kept under the project %s', (version, code) => {
  expect(projectCodeOf(version)).toBe(code);
});

it('every product has a project of its own', () => {
  expect(new Set(productCodes.map((product) => projectCodeOf(productAgreements[product].version))).size).toBe(
    productCodes.length,
  );
});
