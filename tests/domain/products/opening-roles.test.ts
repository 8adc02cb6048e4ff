import { expect, it } from 'vitest';
import { mayOpenProducts } from '../../../src/domain/identity/opening-roles.ts';

it.each([
  ['ROLE_CORP_OPERATOR', true],
  ['ROLE_CORP_DIRECTOR', true],
  ['ROLE_CORE_OPERATOR', true],
  ['ROLE_CORE_DIRECTOR', true],
  ['ROLE_CORP_QUERY', false],
  ['CORP_MANAGER', false],
  ['FINANCE_PRODUCT_MANAGER', false],
  ['ROLE_CORE_PURCHASE', false],
  ['ROLE_FINAL_AUDIT', false],
  ['', false],
])('%s may open products: %s', (role, may) => {
  expect(mayOpenProducts(role)).toBe(may);
});
