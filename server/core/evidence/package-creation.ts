import { checkRestrictions } from './business-restrictions.ts';
import { policyOf, type OpenBook } from '../../../src/domain/evidence/shared/book-policies.ts';
import type { Shelf } from '../../../src/domain/evidence/shared/shelf.ts';
import { sumMoney } from '../../../src/domain/money/money.ts';
import { shanghaiDate } from '../../../src/domain/calendar/plain-date.ts';
import { invoiceNeedOf, isRequired, type InvoiceNeed } from '../../../src/domain/evidence/selection/invoice-need.ts';
import type { RefusalCode } from '../../../src/contract/codes.ts';
import type { NotFinancedReason } from '../../../src/domain/evidence/standards/financing-offer.ts';
import { selectionVerdict, type SelectionRefusal } from '../../../src/domain/evidence/selection/selection.ts';
import type { Caller } from '../context.ts';
import { standardFor } from './candidates-desk.ts';
import { availableCandidates } from './available-candidates.ts';
import { logAction } from './log.ts';
import { notOfferedIn } from './standard-terms.ts';
import type { CandidateRecord, PackageRecord, StandardCategory, StandardRecord } from '../records/evidence.ts';
import type { Transaction } from '../store.ts';
import { Refusal } from '../refusal.ts';
import { handlerOf } from '../identity/people-in-role.ts';
import { randomDigits, randomToken } from '../secrets.ts';
import { ownerByPkCorp } from '../table.ts';

/** Refusal code of each reason for which no funder takes a business. */
export const notOfferedCodes: Readonly<Record<NotFinancedReason, RefusalCode>> = {
  'switched-off': 'FINANCING_SWITCHED_OFF',
  'funder-not-open': 'FUNDER_NOT_OPEN',
  'product-not-open': 'ROOT_PRODUCT_NOT_OPEN',
  'no-limit': 'NO_FINANCE_LIMIT',
  'limit-used-up': 'FINANCE_LIMIT_USED_UP',
};

function refusalOf(refusal: SelectionRefusal, candidate: CandidateRecord): Refusal {
  if (refusal.because === 'too-many-applicants') return new Refusal('TOO_MANY_APPLICANTS', { most: refusal.most });
  if (refusal.because === 'no-fundable-party') return new Refusal('NO_FUNDABLE_PARTY', { number: candidate.number });
  if (refusal.because === 'already-packaged')
    return new Refusal('ALREADY_PACKAGED', { number: candidate.number, docDatumId: refusal.packageId });
  if (refusal.because === 'not-offered')
    return new Refusal(notOfferedCodes[refusal.reason], { number: candidate.number });
  return new Refusal('SELECTION_REFUSED', { number: candidate.number });
}

async function ownCandidates(
  transaction: Transaction,
  caller: Caller,
  { book, side }: Shelf,
  ids: readonly string[],
): Promise<readonly CandidateRecord[]> {
  const candidates: CandidateRecord[] = [];
  // Always locked in the same order, so that two operators who choose the same cause no deadlock.
  for (const id of [...new Set(ids)].toSorted()) {
    const candidate = await transaction.candidates.lock(id, ownerByPkCorp(caller.user.pkCorp));
    if (!candidate || candidate.book !== book || candidate.side !== side) throw new Refusal('NOT_FOUND');
    candidates.push(candidate);
  }
  const { choosableState, blankState, spentStates } = policyOf(book);
  const spent = candidates.find(({ state }) => spentStates.includes(state));
  if (spent) throw new Refusal('ALREADY_FINANCED', { number: spent.number });
  // Candidates that owe only invoices are packaged separately from the others.
  const wanted = candidates.some(({ state }) => state !== blankState) ? choosableState : blankState;
  const unfit = candidates.find(({ state }) => state !== wanted);
  if (unfit) throw new Refusal('SELECTION_REFUSED', { number: unfit.number });
  return availableCandidates(transaction, candidates);
}

/** A category of a standard in packages of its book. Its file limits are the standard's, else the book's. */
export function categoryIn(book: OpenBook, category: StandardCategory): StandardCategory {
  return { ...category, limits: category.limits ?? policyOf(book).limits[category.docFileType] };
}

async function saveMaterials(
  transaction: Transaction,
  docDatumId: string,
  standard: StandardRecord,
  need: InvoiceNeed | undefined,
): Promise<void> {
  for (const [position, category] of standard.categories.entries()) {
    const required = isRequired({ required: category.required, documentType: category.docFileType }, need);
    await transaction.materials.save({
      docMaterialId: `DM${randomToken(9)}`,
      docDatumId,
      position,
      category: { ...categoryIn(standard.book, category), required },
      result: 'UNKNOWN',
      reason: '',
      reopened: false,
    });
  }
}

/**
 * An unused package number of the day. It is random, because a sequence would disclose to customers how many packages
 * others make.
 */
async function freeNumber(transaction: Transaction, now: number): Promise<string> {
  const docDatumId = `DD${shanghaiDate(now).replaceAll('-', '')}-${randomDigits(6)}`;
  return (await transaction.packages.lock(docDatumId)) ? freeNumber(transaction, now) : docDatumId;
}

export interface CreationOrder {
  readonly shelf: Shelf;
  /** Ids of the candidates that the package is made for. */
  readonly ids: readonly string[];
  readonly fkFinance: string;
  readonly fkStdSnapshotVersionEffect: string | undefined;
  /** Suppliers that one package may have on the platform on which it is made. */
  readonly maxApplicants: number;
}

/**
 * Creates a package for candidates that may go together, with all categories of the standard (document 2, section 4).
 */
export async function createPackage(
  transaction: Transaction,
  caller: Caller,
  order: CreationOrder,
  now: number,
): Promise<PackageRecord> {
  const { book } = order.shelf;
  const candidates = await ownCandidates(transaction, caller, order.shelf, order.ids);
  const [first] = candidates;
  if (!first) throw new Refusal('REQUEST_INVALID', { field: 'fkCredit' });
  await checkRestrictions(
    transaction,
    {
      ...order.shelf,
      pkCorp: caller.user.pkCorp,
      invoiceNeed: invoiceNeedOf(candidates, policyOf(book)),
      submittedAt: undefined,
    },
    now,
  );
  // Candidates that owe invoices were passed on to the funder before, so the present offer does not matter.
  const isNew = candidates.some(({ state }) => state !== policyOf(book).blankState);
  const notOffered = isNew ? await notOfferedIn(transaction, book)(candidates) : undefined;
  const verdict = selectionVerdict(policyOf(book).together, candidates, {
    maxApplicants: order.maxApplicants,
    today: shanghaiDate(now),
    spentStates: policyOf(book).spentStates,
    notOffered,
  });
  if (!verdict.allowed)
    throw refusalOf(verdict, candidates.find((candidate) => candidate.id === verdict.candidate?.id) ?? first);
  const funded = candidates.find((candidate) => candidate.funderId === order.fkFinance);
  if (!funded) throw new Refusal('NO_FUNDABLE_PARTY', { number: first.number });
  const standard = await standardFor(transaction, book, funded.coreEnterpriseId, order.fkFinance);
  if (!standard) throw new Refusal('NOT_FOUND');
  if (order.fkStdSnapshotVersionEffect !== undefined && order.fkStdSnapshotVersionEffect !== standard.snapshotVersion)
    throw new Refusal('STANDARD_CHANGED');

  const docDatumId = await freeNumber(transaction, now);
  const totalAmount = sumMoney(candidates.map((candidate) => candidate.amount));
  const { user } = caller;
  const record: PackageRecord = {
    ...order.shelf,
    docDatumId,
    pkCorp: user.pkCorp,
    state: 'PREPARE',
    dataVersion: 1,
    totalAmount,
    payerName: first.payerName,
    creditSourceName: first.creditSourceName,
    supplierName: first.supplierName,
    counterpartyName: first.counterpartyName,
    fkFinance: order.fkFinance,
    financeName: funded.funderName ?? '',
    accountNo: first.accountNumber,
    expectPayAmount: totalAmount,
    expectDueDate: candidates.map((candidate) => candidate.dueDate).toSorted()[0] ?? first.dueDate,
    businessType: first.businessType,
    creditState: first.state,
    productType: first.productType,
    invoiceNeed: invoiceNeedOf(candidates, policyOf(book)),
    standardVersion: standard.snapshotVersion,
    createdAt: now,
    createdBy: user.userId,
    createdByName: user.personName,
    submittedAt: undefined,
    submittedByName: '',
    stateSince: now,
    ...handlerOf(caller),
    submittedTotals: undefined,
    returnedItems: 0,
    changeGranted: false,
    reviewerId: '',
    firstReviewerId: '',
    fundedAt: undefined,
    repaidAt: undefined,
    letterGiven: false,
    objections: [],
  };
  await transaction.packages.save(record);
  await saveMaterials(transaction, docDatumId, standard, record.invoiceNeed);
  for (const candidate of candidates) await transaction.candidates.save({ ...candidate, packagedIn: docDatumId });
  await logAction(transaction, record, caller, 'created', now, {
    detail: candidates.map((candidate) => candidate.number).join('、'),
  });
  return record;
}
