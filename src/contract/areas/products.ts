import { productCalls } from '../documented/products/products.ts';
import { agreementSignatureExtensions } from '../extensions/products/agreement-signature-extensions.ts';
import { applicationExtensions } from '../extensions/products/application-extensions.ts';
import type { CallGroups } from '../call-group.ts';

export const productsAreaCalls = { ...productCalls, ...agreementSignatureExtensions, ...applicationExtensions };

type Own = typeof productsAreaCalls;

declare module '../calls.ts' {
  interface Calls extends Own {}
}

/** Calls of the documents, in the groups of the API's description. */
export const productsGroups = {
  products: { description: 'Products of a company, and opening them', calls: productCalls },
} satisfies CallGroups;
