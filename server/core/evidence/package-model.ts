import type { PackageWire } from '../../../src/contract/documented/evidence/package-list.ts';
import type { PlainDate } from '../../../src/domain/calendar/plain-date.ts';
import type { EvidencePackage, PackagedBusiness } from '../../../src/domain/evidence/materials/evidence-package.ts';
import type { OverdueMaterials } from '../../../src/domain/evidence/materials/overdue.ts';
import { toSimplifiedState } from '../../../src/domain/evidence/materials/package-state.ts';
import { policyOf } from '../../../src/domain/evidence/shared/book-policies.ts';
import { expectedAnswerOf } from './expected-answer.ts';
import type { ItemRecord, MaterialRecord, PackageRecord } from '../records/evidence.ts';
import type { GivenMaterials } from '../tables/evidence.ts';

/** Facts about a package beyond its record. */
export interface PackageAbout {
  readonly given: GivenMaterials | undefined;
  /** The last day of a draft that nobody works on. */
  readonly lapsesOn: PlainDate | undefined;
  /** Letter that an overdue business needs. */
  readonly overdue: OverdueMaterials | undefined;
  /** The portal's time, in milliseconds. */
  readonly now: number;
  /** Only for a single package. */
  readonly withdrawable?: boolean;
  readonly asksOriginals?: boolean;
  /** Not loaded for a list. */
  readonly businesses?: readonly PackagedBusiness[];
}

/** State of a package as it is shown to its company. */
export function stateForCompany({ book, state }: Pick<PackageRecord, 'book' | 'state'>): PackageRecord['state'] {
  return policyOf(book).simplified ? toSimplifiedState(state) : state;
}

/** A package as its company sees it. */
export function packageModel(
  record: PackageRecord,
  { given, lapsesOn, overdue, now, withdrawable = false, asksOriginals = false, businesses = [] }: PackageAbout,
): EvidencePackage {
  return {
    packageId: record.docDatumId,
    book: record.book,
    state: stateForCompany(record),
    dataVersion: record.dataVersion,
    totalAmount: record.totalAmount,
    payerName: record.payerName,
    creditSourceName: record.creditSourceName,
    supplierName: record.supplierName,
    funderName: record.financeName,
    accountNumber: record.accountNo,
    expectedPaymentAmount: record.expectPayAmount,
    expectedDueDate: record.expectDueDate === '' ? undefined : record.expectDueDate,
    createdAt: record.createdAt,
    createdBy: record.createdByName,
    submittedAt: record.submittedAt,
    submittedBy: record.submittedByName,
    since: record.stateSince,
    expected: expectedAnswerOf(record, now),
    fundedAt: record.fundedAt,
    repaidAt: record.repaidAt,
    overdue,
    lapsesOn,
    withdrawable,
    changeGranted: record.changeGranted,
    given,
    handlerId: record.handlerId,
    handlerName: record.handlerName,
    returnedItems: record.returnedItems,
    invoiceNeed: record.invoiceNeed,
    standardVersion: record.standardVersion,
    submittedTotals: record.submittedTotals,
    businesses,
    ...(asksOriginals ? { asksOriginals } : {}),
  };
}

/** The reviewer's results on whole categories and on single documents. */
export function auditsToWire(
  materials: readonly MaterialRecord[],
  items: readonly ItemRecord[],
): NonNullable<PackageWire['audits']> {
  return [
    ...materials
      .filter((material) => material.result !== 'UNKNOWN')
      .map((material) => ({
        docMaterialId: material.docMaterialId,
        approveResult: material.result,
        approveReason: material.reason,
      })),
    ...items
      .filter((item) => item.result !== 'UNKNOWN')
      .map((item) => ({
        docFileId: item.docFileId,
        docMaterialId: item.docMaterialId,
        approveResult: item.result,
        approveReason: item.reason,
      })),
  ];
}
