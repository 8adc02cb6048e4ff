import type { ProductCode } from './product-code.ts';

/** Page of the product catalogue; with `productType` the page of one product (document 1, section 2). */
export const productsPath = '/my/product/overview';

export function productPath(product: ProductCode): string {
  return `${productsPath}?productType=${product}`;
}

/** Page on which a company fills in, corrects and follows its real-name form (document 1, section 2). */
export const realNamePath = '/my/enterprise-info/realname';

/** Page on which a company of the ABS sub-platform chooses its way of certification (document 1, section 2). */
export const absIdentifyPath = '/register/abs/identify/index';

/** Page for users who may not open products (document 1, section 5). */
export const contactManagerPath = '/error-page/contact-manager-open-product';

/** Page for applying for a product that needs an application (document 1, section 2); `productType` names it. */
export const applicationPath = '/my/signup/apply';

export function applyPath(product: ProductCode): string {
  return `${applicationPath}?productType=${product}`;
}
