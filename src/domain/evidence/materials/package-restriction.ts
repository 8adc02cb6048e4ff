import { shanghaiDate } from '../../calendar/plain-date.ts';
import {
  businessRestriction,
  unrestrictedMember,
  type BusinessRestriction,
  type BusinessTerms,
} from '../../parties/business-restriction.ts';
import { productOf, type ProductCode } from '../../catalogue/product-code.ts';
import { books } from '../../catalogue/books.ts';
import type { Shelf } from '../shared/shelf.ts';
import type { EvidencePackage } from './evidence-package.ts';

/** Restriction of a package, with its product and the users who may object. */
export interface PackageRestriction {
  readonly product: ProductCode;
  readonly because: BusinessRestriction;
  readonly objectors: readonly string[];
}

/**
 * Restriction that blocks creating a package, adding to it or submitting it for the first time; undefined where there
 * is none. A package that was submitted before is finished regardless of the company's standing. A restriction of the
 * member applies only to packages that request financing: those of suppliers, except packages that deliver owed
 * invoices.
 */
export function packageRestriction(
  { book, side, invoiceNeed, submittedAt }: Shelf & Pick<EvidencePackage, 'invoiceNeed' | 'submittedAt'>,
  terms: BusinessTerms,
  now: number,
): PackageRestriction | undefined {
  if (submittedAt !== undefined) return undefined;
  const product = productOf(books[book].packageType);
  const member = side === 'finance' && invoiceNeed !== 'owed' ? terms : unrestrictedMember;
  const because = businessRestriction({ action: 'finance', product }, member, terms.recalled.get(product), {
    today: shanghaiDate(now),
    now,
  });
  return because && { product, because, objectors: terms.objectors };
}
