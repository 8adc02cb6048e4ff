import { holdsUpPackages, type RecalledAgreement } from '../../products/shared/agreement-standing.ts';
import { productOf, type ProductCode } from '../../products/shared/product-code.ts';
import { books } from '../shared/books.ts';
import type { EvidencePackage } from './evidence-package.ts';

/** The agreement for whose sake a package waits. */
export interface HeldAgreement {
  readonly product: ProductCode;
  readonly standing: RecalledAgreement;
}

/** Which agreement keeps a package from being handed in at an instant; undefined where none does. What was handed in before is finished whatever became of it. */
export function heldAgreement({ book, submittedAt }: Pick<EvidencePackage, 'book' | 'submittedAt'>, recalled: ReadonlyMap<ProductCode, RecalledAgreement>, now: number): HeldAgreement | undefined {
  if (submittedAt !== undefined) return undefined;
  const product = productOf(books[book].docType);
  const standing = recalled.get(product);
  return standing && holdsUpPackages(standing, now) ? { product, standing } : undefined;
}
