import { materialsPolicies, type HandledDocType } from '../../../src/domain/evidence/materials/materials-policy.ts';
import { sumMoney } from '../../../src/domain/money/money.ts';
import { shanghaiDate } from '../../../src/domain/calendar/plain-date.ts';
import type { SelectionRefusal } from '../../../src/domain/evidence/selection/credit-selection.ts';
import type { Caller } from '../context.ts';
import { standardFor } from './credits-desk.ts';
import { asChoosable } from './free-credits.ts';
import { logged } from './log.ts';
import type { CreditRecord, PackageRecord, StandardRecord } from '../records.ts';
import { Refusal } from '../refusal.ts';
import { randomDigits, randomToken } from '../secrets.ts';
import type { Transaction } from '../store.ts';

function refusalOf(refusal: SelectionRefusal, credit: CreditRecord): Refusal {
  if (refusal.because === 'too-many-applicants') return new Refusal('TOO_MANY_APPLICANTS', { most: refusal.most });
  if (refusal.because === 'no-fundable-party') return new Refusal('NO_FUNDABLE_PARTY', { number: credit.number });
  if (refusal.because === 'already-packaged') return new Refusal('ALREADY_PACKAGED', { number: credit.number, docDatumId: refusal.docDatumId });
  return new Refusal('SELECTION_REFUSED', { number: credit.number });
}

async function ownCredits(transaction: Transaction, caller: Caller, ids: readonly string[]): Promise<readonly CreditRecord[]> {
  const credits: CreditRecord[] = [];
  // Always in one order, so that two clerks who pick the same credits wait for each other and never for ever.
  for (const id of [...new Set(ids)].toSorted()) {
    const credit = await transaction.credits.lock(id);
    if (!credit || credit.pkCorp !== caller.user.pkCorp) throw new Refusal('NOT_FOUND');
    credits.push(credit);
  }
  return asChoosable(transaction, credits);
}

async function saveMaterials(transaction: Transaction, docDatumId: string, standard: StandardRecord, credits: readonly CreditRecord[]): Promise<void> {
  const invoiceOptional = credits.every((credit) => credit.invoiceTag !== undefined);
  for (const [position, category] of standard.categories.entries()) {
    const required = category.required && !(invoiceOptional && category.docFileType === 'BUSI_INVOICE');
    await transaction.materials.save({
      docMaterialId: `DM${randomToken(9)}`, docDatumId, position, category: { ...category, required }, result: 'UNKNOWN', reason: '', reopened: false,
    });
  }
}

/** A number by its day that nobody has. Drawn, not counted: counted ones would tell each customer how many packages the others make. */
async function freeNumber(transaction: Transaction, now: number): Promise<string> {
  const docDatumId = `DD${shanghaiDate(now).replaceAll('-', '')}-${randomDigits(6)}`;
  return (await transaction.packages.lock(docDatumId)) ? freeNumber(transaction, now) : docDatumId;
}

export interface CreationOrder {
  readonly docType: HandledDocType;
  readonly fkCredit: readonly string[];
  readonly fkFinance: string;
  readonly fkStdSnapshotVersionEffect: string | undefined;
  /** Suppliers that one package may have on the platform on which it is made. */
  readonly mostApplicants: number;
}

/** Makes the package for credits that may go together, with every category that the standard asks for (document 2, section 4). */
export async function createPackage(transaction: Transaction, caller: Caller, order: CreationOrder, now: number): Promise<PackageRecord> {
  const credits = await ownCredits(transaction, caller, order.fkCredit);
  const [first] = credits;
  if (!first) throw new Refusal('SELECTION_REFUSED', { number: '' });
  const verdict = materialsPolicies[order.docType].selectionVerdict(credits, order.mostApplicants);
  if (!verdict.allowed) throw refusalOf(verdict, credits.find((credit) => credit.fkCredit === verdict.candidate?.fkCredit) ?? first);
  const funded = credits.find((credit) => credit.fkFinance === order.fkFinance);
  if (!funded) throw new Refusal('NO_FUNDABLE_PARTY', { number: first.number });
  const standard = await standardFor(transaction, order.docType, funded.fkCorpCore, order.fkFinance);
  if (!standard) throw new Refusal('NOT_FOUND');
  if (order.fkStdSnapshotVersionEffect !== undefined && order.fkStdSnapshotVersionEffect !== standard.snapshotVersion) throw new Refusal('STANDARD_CHANGED');

  const docDatumId = await freeNumber(transaction, now);
  const totalAmount = sumMoney(credits.map((credit) => credit.amount));
  const { user } = caller;
  const record: PackageRecord = {
    docDatumId, pkCorp: user.pkCorp, docType: order.docType, state: 'PREPARE', dataVersion: 1, totalAmount,
    payerName: first.payerName, creditSourceName: first.creditSourceName, supplierName: first.supplierName, counterpartyName: first.counterpartyName,
    fkFinance: order.fkFinance, financeName: funded.funderName ?? '', accountNo: first.accountNumber, expectPayAmount: totalAmount,
    expectDueDate: credits.map((credit) => credit.dueDate).toSorted()[0] ?? first.dueDate,
    businessType: first.businessType, creditState: first.creditState, productType: first.productType, standardVersion: standard.snapshotVersion,
    createdAt: now, createdBy: user.userId, createdByName: user.personName, submittedAt: undefined, submittedByName: '', stateSince: now,
    handlerId: user.userId, handlerName: user.personName, submittedTotals: undefined, returnedItems: 0, reviewerId: '', firstReviewerId: '', fundedAt: undefined, objections: [],
  };
  await transaction.packages.save(record);
  await saveMaterials(transaction, docDatumId, standard, credits);
  for (const credit of credits) await transaction.credits.save({ ...credit, packagedIn: docDatumId });
  await logged(transaction, record, caller, 'created', now, { detail: credits.map((credit) => credit.number).join('、') });
  return record;
}
