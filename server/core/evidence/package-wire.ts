import type { PlainDate } from '../../../src/domain/calendar/plain-date.ts';
import { docTypeOf } from '../../../src/domain/evidence/shared/book-policies.ts';
import { moneyToText, type Money } from '../../../src/domain/money/money.ts';
import type { PackageWire } from '../../../src/contract/documented/evidence/packages.ts';
import { expectedAnswerOf } from './expected-answer.ts';
import type { CandidateRecord, ItemRecord, MaterialRecord, PackageRecord } from '../records.ts';
import type { GivenMaterials } from '../store.ts';

const optional = (amount: Money | undefined): string | undefined => amount && moneyToText(amount);

/** What is told of a package beyond its record. */
export interface PackageAbout {
  readonly given: GivenMaterials | undefined;
  /** The last day of a draft that nobody works on. */
  readonly lapsesOn: PlainDate | undefined;
  /** The portal's time, in milliseconds. */
  readonly now: number;
}

export function packageToWire(record: PackageRecord, { given, lapsesOn, now }: PackageAbout): PackageWire {
  const expected = expectedAnswerOf(record, now);
  return {
    docDatumId: record.docDatumId, dataVersion: record.dataVersion, docType: docTypeOf(record.book), state: record.state,
    totalAmount: moneyToText(record.totalAmount), payerName: record.payerName, creditSourceName: record.creditSourceName, supplierName: record.supplierName,
    financeName: record.financeName, accountNo: record.accountNo, expectPayAmount: optional(record.expectPayAmount), expectDueDate: record.expectDueDate,
    createTime: record.createdAt, createPersonName: record.createdByName, submitTime: record.submittedAt, submitPersonName: record.submittedByName,
    stateTime: record.stateSince, fkPersonHandle: record.handlerId, handlePersonName: record.handlerName,
    fkStdSnapshotVersionEffect: record.standardVersion,
    extBusiParams: JSON.stringify({
      returnedItems: record.returnedItems, requiredMaterials: given?.required, givenMaterials: given?.there, expectedDate: expected?.day, expectedAbout: expected?.about, fundedAt: record.fundedAt, lapsesOn,
      submittedInvoiceTotal: optional(record.submittedTotals?.invoices), submittedContractTotal: optional(record.submittedTotals?.contracts),
    }),
  };
}

/** The package with its businesses and what the reviewer said of each item. */
export function packageDetailToWire(record: PackageRecord, about: PackageAbout, businesses: readonly CandidateRecord[], materials: readonly MaterialRecord[], items: readonly ItemRecord[]): PackageWire {
  return {
    ...packageToWire(record, about),
    credits: businesses.map((business) => ({ fkCredit: business.id, creditNo: business.number, amount: moneyToText(business.amount), dueDate: business.dueDate })),
    audits: [
      ...materials.filter((material) => material.result !== 'UNKNOWN').map((material) => ({ docMaterialId: material.docMaterialId, approveResult: material.result, approveReason: material.reason })),
      ...items.filter((item) => item.result !== 'UNKNOWN').map((item) => ({ docFileId: item.docFileId, docMaterialId: item.docMaterialId, approveResult: item.result, approveReason: item.reason })),
    ],
  };
}
