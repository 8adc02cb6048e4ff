import type { ProductCode } from './product-code.ts';

/** The catalogue, and with `productType` one product's page (document 1, section 2). */
export const productsPath = '/my/product/overview';

export function productPath(product: ProductCode): string {
  return `${productsPath}?productType=${product}`;
}

/** Where a company's real-name form is filled in, mended and followed (document 1, section 2). */
export const realNamePath = '/my/enterprise-info/realname';

/** Where a company of the ABS sub-platform chooses how it is certified (document 1, section 2). */
export const absIdentifyPath = '/register/abs/identify/index';

/** Where whoever may open no product is sent (document 1, section 5). */
export const contactManagerPath = '/error-page/contact-manager-open-product';

/**
 * Where one applies for a product that is opened on application alone (document 1, section 2); `productType` names it.
 */
export const applicationPath = '/my/signup/apply';

export function applyPath(product: ProductCode): string {
  return `${applicationPath}?productType=${product}`;
}
