import { moneyToText, type Money } from '../../src/domain/money/money.ts';
import type { PackageWire } from '../../src/contract/documented/packages.ts';
import type { CreditRecord, ItemRecord, MaterialRecord, PackageRecord } from './records.ts';

const optional = (amount: Money | undefined): string | undefined => amount && moneyToText(amount);

export function packageToWire(record: PackageRecord): PackageWire {
  return {
    docDatumId: record.docDatumId, dataVersion: record.dataVersion, docType: record.docType, state: record.state,
    totalAmount: moneyToText(record.totalAmount), payerName: record.payerName, creditSourceName: record.creditSourceName, supplierName: record.supplierName,
    financeName: record.financeName, accountNo: record.accountNo, expectPayAmount: optional(record.expectPayAmount), expectDueDate: record.expectDueDate,
    createTime: record.createdAt, createPersonName: record.createdByName, submitTime: record.submittedAt, submitPersonName: record.submittedByName,
    stateTime: record.stateSince, fkPersonHandle: record.handlerId, handlePersonName: record.handlerName,
    fkStdSnapshotVersionEffect: record.standardVersion,
    extBusiParams: JSON.stringify({
      returnedItems: record.returnedItems,
      submittedInvoiceTotal: optional(record.submittedTotals?.invoices), submittedContractTotal: optional(record.submittedTotals?.contracts),
    }),
  };
}

/** The package with its credits and what the reviewer said of each item. */
export function packageDetailToWire(record: PackageRecord, credits: readonly CreditRecord[], materials: readonly MaterialRecord[], items: readonly ItemRecord[]): PackageWire {
  return {
    ...packageToWire(record),
    credits: credits.map((credit) => ({ fkCredit: credit.fkCredit, creditNo: credit.number, amount: moneyToText(credit.amount), dueDate: credit.dueDate })),
    audits: [
      ...materials.filter((material) => material.result !== 'UNKNOWN').map((material) => ({ docMaterialId: material.docMaterialId, approveResult: material.result, approveReason: material.reason })),
      ...items.filter((item) => item.result !== 'UNKNOWN').map((item) => ({ docFileId: item.docFileId, docMaterialId: item.docMaterialId, approveResult: item.result, approveReason: item.reason })),
    ],
  };
}
