import { usualAccount } from '../../parties/usual-account.ts';
import type { PlainDate } from '../../../../src/domain/calendar/plain-date.ts';
import { policyOf, type OpenBook } from '../../../../src/domain/evidence/shared/book-policies.ts';
import type { Money } from '../../../../src/domain/money/money.ts';
import type { CandidateRecord } from '../../records/evidence.ts';
import { availableCandidates } from '../available-candidates.ts';
import { recordLogLine } from '../log.ts';
import { standardsInForce } from '../standard-revision.ts';
import type { Transaction } from '../../store.ts';

/** A business that a company holds, as the trade reports it. */
export interface HeldBusiness {
  readonly businessId: string;
  readonly number: string;
  readonly companyId: string;
  readonly companyName: string;
  readonly issuerId: string;
  readonly issuerName: string;
  /** Amount that its holder may still finance. */
  readonly available: Money;
  readonly dueOn: PlainDate;
}

/** Kind of trade of a business whose papers do not say otherwise: goods (document 2, section 9). */
const defaultTradeKind = 'TM01';

/** The funder that usually finances a core enterprise's businesses of a book; undefined where nobody does. */
async function usualFunder(
  transaction: Transaction,
  book: CandidateRecord['book'],
  issuerId: string,
): Promise<{ readonly id: string; readonly name: string } | undefined> {
  const standards = (await standardsInForce(transaction)).filter((each) => each.book === book);
  const own = standards.find(({ fkCorpCore }) => fkCorpCore === issuerId);
  const found = own ?? standards.find(({ fkCorpCore }) => fkCorpCore === '*');
  const funder = found && (await transaction.companies.find(found.fkFinance));
  return funder && { id: funder.pkCorp, name: funder.name };
}

/**
 * The book of a business, and the number of its package, empty for none; undefined for an unknown business. A void
 * package does not count. With `locks` the business is locked, so that no package takes it meanwhile.
 */
export async function placeOfBusiness(
  transaction: Transaction,
  businessId: string,
  locks = false,
): Promise<{ readonly book: OpenBook; readonly packageId: string } | undefined> {
  const found = locks ? await transaction.candidates.lock(businessId) : await transaction.candidates.find(businessId);
  const [free] = found ? await availableCandidates(transaction, [found]) : [];
  return free && { book: free.book, packageId: free.packagedIn ?? '' };
}

/** The book and the package of several businesses, by their ids (`placeOfBusiness`). Unknown ones are left out. */
export async function placesOfBusinesses(
  transaction: Transaction,
  businessIds: readonly string[],
): Promise<ReadonlyMap<string, { readonly book: OpenBook; readonly packageId: string }>> {
  const found = await availableCandidates(transaction, await transaction.candidates.findAll(businessIds));
  return new Map(found.map(({ id, book, packagedIn }) => [id, { book, packageId: packagedIn ?? '' }]));
}

/** Number of the package that contains a business; empty for none (`placeOfBusiness`). */
export const packageOfBusiness = async (
  transaction: Transaction,
  businessId: string,
  locks: boolean,
): Promise<string> => (await placeOfBusiness(transaction, businessId, locks))?.packageId ?? '';

/**
 * The valid packages that contain any of several businesses, each once, with the businesses it contains; by package
 * number.
 */
export async function packagesOfBusinesses(
  transaction: Transaction,
  businessIds: readonly string[],
): Promise<
  readonly {
    readonly packageId: string;
    readonly funderName: string;
    /** State on the wire. */
    readonly state: string;
    readonly book: OpenBook;
    readonly businessIds: readonly string[];
  }[]
> {
  const free = await availableCandidates(transaction, await transaction.candidates.findAll(businessIds));
  const packages = await transaction.packages.findAll([...new Set(free.flatMap(({ packagedIn }) => packagedIn ?? []))]);
  return packages
    .map((each) => ({
      packageId: each.docDatumId,
      funderName: each.financeName,
      state: each.state,
      book: each.book,
      businessIds: free.filter(({ packagedIn }) => packagedIn === each.docDatumId).map(({ id }) => id),
    }))
    .toSorted((one, other) => (one.packageId < other.packageId ? -1 : 1));
}

/** States in which a package is with its company or void. */
const unsubmittedStates: ReadonlySet<string> = new Set(['PREPARE', 'MODIFY', 'AUDIT_REJECT', 'INVALID']);

/** A package with its funder, as the trade needs it. */
export interface FundedPackage {
  readonly packageId: string;
  readonly funderId: string;
  readonly funderName: string;
  /** State on the wire. */
  readonly state: string;
  readonly isSubmitted: boolean;
  readonly isAudited: boolean;
}

/** A package by its number; undefined for none. */
export async function fundedPackage(transaction: Transaction, packageId: string): Promise<FundedPackage | undefined> {
  const found = packageId === '' ? undefined : await transaction.packages.find(packageId);
  return (
    found && {
      packageId,
      funderId: found.fkFinance,
      funderName: found.financeName,
      state: found.state,
      isSubmitted: !unsubmittedStates.has(found.state),
      isAudited: found.state === 'AUDITED',
    }
  );
}

/** The package that contains a business, with its funder; undefined for none. A void package does not count. */
export const fundedPackageOf = async (
  transaction: Transaction,
  businessId: string,
): Promise<FundedPackage | undefined> =>
  fundedPackage(transaction, await packageOfBusiness(transaction, businessId, false));

/** What the trade reports about a package: the states of its businesses, and its payments. */
export interface PackageFunding {
  /**
   * Instants in milliseconds; undefined before the payment, and again after a payment was returned. Undefined as a
   * whole where the trade has moved no money for the package: the package then keeps its values.
   */
  readonly money: { readonly fundedAt: number | undefined; readonly repaidAt: number | undefined } | undefined;
  /** New states of businesses by their ids; the others keep their state. */
  readonly states: ReadonlyMap<string, string>;
}

/** Ids of the businesses of a package. */
export const businessesOf = async ({ candidates }: Transaction, packageId: string): Promise<readonly string[]> =>
  (await candidates.inPackage(packageId)).map(({ id }) => id);

/** Saves the state of a business that is in no package, as the trade reports it. */
export async function saveBusinessState(transaction: Transaction, businessId: string, state: string): Promise<void> {
  const found = await transaction.candidates.lock(businessId);
  if (found && found.state !== state) await transaction.candidates.save({ ...found, state });
}

/**
 * Saves the payments of a package as the trade reports them: paid out, repaid, or neither any more. Called by the trade
 * alone, in the transaction that confirms a payment. A step forward is written to the package's log and its people are
 * notified. `now` is in milliseconds. A package that does not exist or is void is left unchanged.
 */
export async function saveFunding(
  transaction: Transaction,
  packageId: string,
  { money, states }: PackageFunding,
  now: number,
): Promise<void> {
  const before = await transaction.packages.lock(packageId);
  if (!before || before.state === 'INVALID') return;
  for (const [id, state] of states) await saveBusinessState(transaction, id, state);
  const { fundedAt, repaidAt } = money ?? before;
  if (before.fundedAt === fundedAt && before.repaidAt === repaidAt) return;
  const changed = { ...before, fundedAt, repaidAt, dataVersion: before.dataVersion + 1 };
  await transaction.packages.save(changed);
  const steps = [
    ...(before.fundedAt === undefined && fundedAt !== undefined ? (['funded'] as const) : []),
    ...(before.repaidAt === undefined && repaidAt !== undefined ? (['repaid'] as const) : []),
  ];
  for (const action of steps)
    await recordLogLine(transaction, changed, {
      docDatumId: packageId,
      at: now,
      action,
      actorId: '',
      actorName: '',
      side: 'PLATFORM',
      detail: '',
      docFileId: undefined,
      returned: [],
      corrected: [],
      dataVersion: changed.dataVersion,
    });
}

/** Sets the funder of a business that is in no package yet: the funder that its holder has chosen. */
export async function assignFunder(transaction: Transaction, businessId: string, funderId: string): Promise<void> {
  if ((await transaction.candidates.find(businessId))?.funderId === funderId) return;
  const funder = await transaction.companies.find(funderId);
  if (!funder) return;
  const found = await transaction.candidates.lock(businessId);
  if (!found || (await packageOfBusiness(transaction, businessId, false)) !== '') return;
  await transaction.candidates.save({ ...found, funderId, funderName: funder.name });
}

/**
 * Saves a held business as a candidate for its holder's evidence packages. Called by the trade alone, in the
 * transaction that changes the holding. A business with no amount left is removed, unless it is in a package. `bookOf`
 * gives the book of a new business; a business without a book is not saved.
 */
export async function saveHeldBusiness(
  transaction: Transaction,
  bookOf: () => Promise<OpenBook | undefined>,
  business: HeldBusiness,
): Promise<void> {
  const before = await transaction.candidates.lock(business.businessId);
  const isPackaged = before !== undefined && (await packageOfBusiness(transaction, business.businessId, false)) !== '';
  if (business.available.fen <= 0n && !isPackaged) {
    if (before) await transaction.candidates.remove(business.businessId);
    return;
  }
  if (before) {
    if (before.amount?.fen === business.available.fen) return;
    await transaction.candidates.save({ ...before, amount: business.available });
    return;
  }
  const book = await bookOf();
  if (book === undefined) return;
  const funder = await usualFunder(transaction, book, business.issuerId);
  await transaction.candidates.save({
    id: business.businessId,
    number: business.number,
    book,
    side: 'finance',
    pkCorp: business.companyId,
    supplierName: business.companyName,
    creditSourceName: business.issuerName,
    payerName: business.issuerName,
    counterpartyName: business.issuerName,
    funderId: funder?.id,
    funderName: funder?.name,
    coreEnterpriseId: business.issuerId,
    businessType: defaultTradeKind,
    state: policyOf(book).choosableState,
    productType: 'ORDINARY',
    amount: business.available,
    dueDate: business.dueOn,
    accountNumber: (await usualAccount(transaction, business.companyId))?.accountNumber ?? '',
    invoiceTag: undefined,
    packagedIn: undefined,
    billSubRange: '',
  });
}
