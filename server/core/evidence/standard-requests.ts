import { shanghaiDate } from '../../../src/domain/calendar/plain-date.ts';
import type { Caller } from '../context.ts';
import type { PackageRecord, StandardRecord } from '../records/evidence.ts';
import { Refusal } from '../refusal.ts';
import { termsFor } from '../platform/platform-config.ts';
import type { Transaction } from '../store.ts';
import { parseBook } from './asked-book.ts';
import { standardFor } from './candidates-desk.ts';
import { checkOffered } from './offered-books.ts';
import { ownShelf } from './ownership.ts';
import { isPublished, offerOf, type StandardRequest } from './standard-terms.ts';

/** A request that names a funder and a core enterprise. */
export interface DimensionRequest {
  readonly docType: string;
  readonly docScene?: string | undefined;
  readonly dimensions: { readonly fkCorpCore: string; readonly fkFinance: string };
  readonly productType?: string | undefined;
}

/** Refusal of a standard that is not given out. Names the hotline. */
export async function notProvidedRefusal(transaction: Transaction, caller: Caller): Promise<Refusal> {
  return new Refusal('STANDARD_NOT_PROVIDED', { hotline: (await termsFor(transaction, caller.session)).hotline });
}

/** Name of a company; empty where it is unknown. */
export async function companyName(transaction: Transaction, pkCorp: string): Promise<string> {
  return (await transaction.companies.find(pkCorp))?.name ?? '';
}

/**
 * The published standard of a funder and core enterprise. Refuses with STANDARD_NOT_PROVIDED where it is not given out.
 */
export async function publishedStandard(
  transaction: Transaction,
  caller: Caller,
  request: DimensionRequest,
): Promise<{ readonly asked: StandardRequest; readonly standard: StandardRecord }> {
  const asked = { book: parseBook(request), ...request.dimensions, productType: request.productType ?? '' };
  ownShelf(caller, asked.book);
  await checkOffered(transaction, caller, asked.book);
  const standard = await standardFor(transaction, asked.book, asked.fkCorpCore, asked.fkFinance);
  if (!isPublished(standard) || !(await offerOf(transaction, asked, standard)).offered)
    throw await notProvidedRefusal(transaction, caller);
  return { asked, standard };
}

/** The request that corresponds to a package, and the standard from which it was made. */
export async function standardOfPackage(
  transaction: Transaction,
  record: PackageRecord,
): Promise<{ readonly asked: StandardRequest; readonly standard: StandardRecord | undefined }> {
  const [first] = await transaction.candidates.inPackage(record.docDatumId);
  const asked = {
    book: record.book,
    fkCorpCore: first?.coreEnterpriseId ?? '',
    fkFinance: record.fkFinance,
    productType: record.productType,
  };
  return { asked, standard: await transaction.standards.find(record.standardVersion) };
}

/** Refuses with STANDARD_NOT_PROVIDED where the standard of a package is not given out. */
export async function checkPackageOffer(
  transaction: Transaction,
  caller: Caller,
  record: PackageRecord,
): Promise<void> {
  const { asked, standard } = await standardOfPackage(transaction, record);
  if (!(await offerOf(transaction, asked, standard)).offered) throw await notProvidedRefusal(transaction, caller);
}

/** Heading of a list of documents. */
export async function listAbout(
  transaction: Transaction,
  caller: Caller,
  { fkCorpCore, fkFinance }: StandardRequest,
  now: number,
) {
  const { hotline } = await termsFor(transaction, caller.session);
  return {
    coreName: await companyName(transaction, fkCorpCore),
    funderName: await companyName(transaction, fkFinance),
    docDatumId: '',
    day: shanghaiDate(now),
    hotline,
  };
}
