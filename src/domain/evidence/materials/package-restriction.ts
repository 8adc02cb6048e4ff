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

/** Why a package waits, of which product it is, and who may object. */
export interface PackageRestriction {
  readonly product: ProductCode;
  readonly because: BusinessRestriction;
  readonly objectors: readonly string[];
}

/**
 * What keeps a package from being made, added to or handed in for the first time at an instant; undefined where nothing
 * does. What was handed in before is finished whatever becomes of the company's standing. Only a supplier's packages
 * ask for money, and not those that hand in the invoices of what was financed already.
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
