import { dateTime } from '../../../src/words/format.ts';
import {
  packageRestriction,
  type PackageRestriction,
} from '../../../src/domain/evidence/materials/package-restriction.ts';
import { books } from '../../../src/domain/catalogue/books.ts';
import { shanghaiDate } from '../../../src/domain/calendar/plain-date.ts';
import { productOf } from '../../../src/domain/catalogue/product-code.ts';
import { agreementStatusOf } from '../agreements/agreement-recalls.ts';
import { memberTerms, objectorsOf } from '../parties/business-terms.ts';
import type { PackageRecord } from '../records/evidence.ts';
import { Refusal } from '../refusal.ts';
import type { Transaction } from '../store.ts';

/** Fields of a package that decide whether it is restricted. */
export type RestrictedPackage = Pick<PackageRecord, 'book' | 'side' | 'pkCorp' | 'invoiceNeed' | 'submittedAt'>;

async function restrictionOf(
  transaction: Transaction,
  record: RestrictedPackage,
  now: number,
): Promise<PackageRestriction | undefined> {
  const { pkCorp } = record;
  const product = productOf(books[record.book].packageType);
  const agreement = await agreementStatusOf(transaction, pkCorp, product);
  const terms = {
    ...(await memberTerms(transaction, pkCorp)),
    recalled: new Map(agreement ? [[product, agreement] as const] : []),
    objectors: [],
  };
  return packageRestriction(record, terms, now);
}

/** Whether further businesses may join a package. They count as not submitted, although the package was. */
export const takesNewBusinesses = async (
  transaction: Transaction,
  record: Omit<RestrictedPackage, 'submittedAt'>,
  now: number,
): Promise<boolean> => (await restrictionOf(transaction, { ...record, submittedAt: undefined }, now)) === undefined;

/**
 * Checks whether the company's standing, a bar of the platform or a recalled agreement forbids to create, extend or
 * first submit a package (F-091, F-244). Refuses with MEMBER_VIOLATING, BUSINESS_BARRED, AGREEMENT_WITHDRAWN or
 * AGREEMENT_TO_SIGN. Packages that were submitted before may still be corrected and finished.
 */
export async function checkRestrictions(
  transaction: Transaction,
  record: RestrictedPackage,
  now: number,
): Promise<void> {
  const restricted = await restrictionOf(transaction, record, now);
  if (!restricted) return;
  const { product, because } = restricted;
  switch (because.kind) {
    case 'violating':
      throw new Refusal('MEMBER_VIOLATING', {
        from: because.from === '' ? shanghaiDate(now) : because.from,
        objectors: await objectorsOf(transaction, record.pkCorp),
      });
    case 'barred':
      throw new Refusal('BUSINESS_BARRED', { action: because.action });
    case 'withdrawn':
      throw new Refusal('AGREEMENT_WITHDRAWN', { product, on: shanghaiDate(because.at) });
    case 'to-sign':
      throw new Refusal('AGREEMENT_TO_SIGN', { product, deadline: dateTime(because.deadline) });
  }
}
