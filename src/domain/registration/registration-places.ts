import { productCodes, type ProductCode } from '../catalogue/product-code.ts';

/** Registration page of a company (document 1, section 2). */
export const registerPath = '/register/register';
/** Page with the result of the registration. */
export const registeredPath = '/register/register-success';
/** Registration page for guarantees; its address names a project by its serial. */
export const guaranteeRegisterPath = '/guarantee/register/register';
export const absRegisterPath = '/register/abs/register';

/**
 * Registration page of a company that comes for a product; its path contains the product's code in lower case with
 * hyphens.
 */
export function productRegisterPath(product: ProductCode): string {
  return `/register/${product.toLowerCase().replaceAll('_', '-')}`;
}

/** The product of a registration page; undefined where it has none. */
export function productAt(path: string): ProductCode | undefined {
  if (path === absRegisterPath) return 'ABS';
  if (path === guaranteeRegisterPath) return undefined;
  return productCodes.find((product) => productRegisterPath(product) === path);
}

/** All addresses of registration pages. */
export const registerPaths: readonly string[] = [
  registerPath,
  absRegisterPath,
  guaranteeRegisterPath,
  ...productCodes.map(productRegisterPath),
];

/** Parses the serial of a guarantee project from an address; undefined for an invalid serial. */
export function serialIn(named: string | null | undefined): string | undefined {
  const serial = named?.trim() ?? '';
  return /^[\w-]{1,64}$/.test(serial) ? serial : undefined;
}
