import { describe, expect, it } from 'vitest';
import { productCodes } from '../../../src/domain/catalogue/product-code.ts';
import {
  productAt,
  productRegisterPath,
  registeredPath,
  registerPath,
  registerPaths,
  serialIn,
} from '../../../src/domain/registration/registration-places.ts';

describe('the registration addresses', () => {
  it('are distinct for every product, and differ from other pages', () => {
    expect(new Set(registerPaths).size).toBe(registerPaths.length);
    expect(registerPaths).toHaveLength(productCodes.length + 3);
    for (const other of [registeredPath, '/register', '/register/reset-password', '/register/account-unfreeze'])
      expect(registerPaths).not.toContain(other);
    expect(productCodes.map((product) => productAt(productRegisterPath(product)))).toEqual(productCodes);
  });

  it.each([
    [registerPath, undefined],
    ['/register/abs/register', 'ABS'],
    ['/register/est', 'EST'],
    ['/register/letter-of-guarantee', 'LETTER_OF_GUARANTEE'],
    ['/guarantee/register/register', undefined],
    ['/register/EST', undefined],
    ['/register/__proto__', undefined],
  ] as const)('name the product of %s: %s', (path, product) => {
    expect(productAt(path)).toBe(product);
  });

  it.each([
    ['GP2026-0417', 'GP2026-0417'],
    [' GP1 ', 'GP1'],
    ['', undefined],
    [null, undefined],
    ['a b', undefined],
    ['x'.repeat(65), undefined],
    ['../x', undefined],
  ] as const)('read the serial %j as %s', (named, serial) => {
    expect(serialIn(named)).toBe(serial);
  });
});
