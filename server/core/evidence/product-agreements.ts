import { holdsUpPackages } from '../../../src/domain/products/shared/agreement-standing.ts';
import { productOf } from '../../../src/domain/products/shared/product-code.ts';
import { shanghaiDate } from '../../../src/domain/calendar/plain-date.ts';
import { books } from '../../../src/domain/evidence/shared/books.ts';
import { dateTime } from '../../../src/words/format.ts';
import { agreementStandingOf } from '../products/shared/agreement-recalls.ts';
import type { PackageRecord } from '../records.ts';
import { Refusal } from '../refusal.ts';
import type { Transaction } from '../store.ts';

/** How the agreement of a package's product stands for its company, where it lets in nothing new at an instant; undefined where it does. */
async function holdingUp(transaction: Transaction, { book, pkCorp }: Pick<PackageRecord, 'book' | 'pkCorp'>, now: number) {
  const product = productOf(books[book].docType);
  const standing = await agreementStandingOf(transaction, pkCorp, product);
  return standing && holdsUpPackages(standing, now) ? { product, standing } : undefined;
}

/** Whether further businesses may join a package: they were never handed in, though it was. */
export const takesNew = async (transaction: Transaction, record: Pick<PackageRecord, 'book' | 'pkCorp'>, now: number): Promise<boolean> => (await holdingUp(transaction, record, now)) === undefined;

/** Refuses with AGREEMENT_WITHDRAWN or AGREEMENT_TO_SIGN, naming the product, a package that was never handed in, where the company's agreement of its product holds no more. What was handed in before is mended and finished all the same. */
export async function checkAgreement(transaction: Transaction, { book, pkCorp, submittedAt }: Pick<PackageRecord, 'book' | 'pkCorp' | 'submittedAt'>, now: number): Promise<void> {
  if (submittedAt !== undefined) return;
  const held = await holdingUp(transaction, { book, pkCorp }, now);
  if (!held) return;
  const { product, standing } = held;
  if (standing.kind === 'withdrawn') throw new Refusal('AGREEMENT_WITHDRAWN', { product, on: shanghaiDate(standing.at) });
  throw new Refusal('AGREEMENT_TO_SIGN', { product, deadline: dateTime(standing.deadline) });
}
