import { invoiceAsEdited, type Invoice } from '../../../src/domain/evidence/invoice/invoice.ts';
import { invoiceTypeOf } from '../../../src/domain/evidence/invoice/invoice-type.ts';
import type { Material, MaterialItem, TradeContract } from '../../../src/domain/evidence/materials/material.ts';
import { asWrittenOf } from '../../../src/domain/evidence/trade-contract/contract-number.ts';
import { moneyToText, parseMoney, type Money } from '../../../src/domain/money/money.ts';
import type { DocFileWire, InvoiceWire, MaterialWire } from '../../../src/contract/documented/evidence/materials.ts';

const amountText = (amount: Money | undefined): string => (amount ? moneyToText(amount) : '');

export function invoiceToWire(invoice: Invoice): InvoiceWire {
  return {
    invoiceType: invoice.type ?? '', invoiceCode: invoice.code, invoiceNum: invoice.number, checkCode: invoice.checkCode, invoiceDate: invoice.date,
    amountExcludingTax: amountText(invoice.amountExcludingTax), taxAmount: amountText(invoice.tax), taxIncludedAmount: amountText(invoice.total),
  };
}

/** An invoice as it comes; a type that nobody knows is as none. What its type does not carry is emptied (document 2, section 5). */
export function invoiceFromWire(wire: InvoiceWire): Invoice {
  return invoiceAsEdited({
    type: invoiceTypeOf(wire.invoiceType ?? ''), code: wire.invoiceCode ?? '', number: wire.invoiceNum ?? '', checkCode: wire.checkCode ?? '', date: wire.invoiceDate ?? '',
    amountExcludingTax: parseMoney(wire.amountExcludingTax ?? ''), tax: parseMoney(wire.taxAmount ?? ''), total: parseMoney(wire.taxIncludedAmount ?? ''),
  });
}

/** An invoice with some of its fields written anew. */
export function invoiceWritten(before: Invoice, written: InvoiceWire): Invoice {
  return invoiceFromWire({ ...invoiceToWire(before), ...written });
}

interface GivenContract {
  readonly contract?: { readonly contractNo?: string | undefined; readonly contractAmount?: string | undefined } | undefined;
  readonly extBusiParams?: { readonly contractNoAsWritten?: string | undefined } | undefined;
}

/** A contract as it comes; a number as written is kept only beside the number that it is without its separators. */
export function contractFromWire({ contract, extBusiParams }: GivenContract): TradeContract {
  const number = contract?.contractNo ?? '';
  return { number, asWritten: asWrittenOf(number, extBusiParams?.contractNoAsWritten ?? ''), amount: parseMoney(contract?.contractAmount ?? '') };
}

export function contractToWire(contract: TradeContract): NonNullable<GivenContract['contract']> {
  return { contractNo: contract.number, contractAmount: amountText(contract.amount) };
}

/** A contract with some of its fields written anew. */
export function contractWritten(before: TradeContract, written: GivenContract['contract']): TradeContract {
  return contractFromWire({ contract: { ...contractToWire(before), ...written }, extBusiParams: { contractNoAsWritten: before.asWritten } });
}

export function itemToWire(item: MaterialItem, docMaterialId: string, withRevision: boolean): DocFileWire {
  return {
    docFileId: item.docFileId, docMaterialId, docFileType: item.docFileType, revision: withRevision ? item.revision : undefined,
    files: item.files.map((file) => ({ ...file })),
    invoice: item.invoice && invoiceToWire(item.invoice),
    contract: item.contract && contractToWire(item.contract),
    extBusiParams: item.contract?.asWritten === undefined ? undefined : JSON.stringify({ contractNoAsWritten: item.contract.asWritten }),
    approveResult: item.result, approveReason: item.reason, approveTime: item.reviewedAt, approveSegment: item.reviewedBy,
    changedSinceReturn: item.changedSinceReturn,
    replaced: item.replaced && { fileName: item.replaced.fileName, number: item.replaced.number, amount: item.replaced.amount && moneyToText(item.replaced.amount), sameFiles: item.replaced.sameFiles },
  };
}

/** A category with its properties: required, how many, limits, templates and examples (document 2, section 3). */
export function materialToWire(material: Material, withItems: boolean, withRevision: boolean): MaterialWire {
  const file = (propertyType: string) => (reference: Material['templates'][number]) => ({
    propertyType, propertyComponent: { fkFile: reference.pkFile, componentName: reference.name, file: { ...reference } },
  });
  const limits = Object.entries(material.limits.maximumKilobytes).map(([extension, kilobytes]) => ({
    propertyType: 'FILE_LIMIT', propertyComponent: { busiKey: extension, value: String(kilobytes) },
  }));
  return {
    docMaterialId: material.docMaterialId, docStdCategoryId: material.docStdCategoryId, categoryName: material.name, docUploadStage: material.stage, docFileType: material.docFileType,
    properties: [
      { propertyType: 'REQUIRED', propertyComponent: { isChecked: material.required } },
      ...(material.maxItems === undefined ? [] : [{ propertyType: 'MAX_ITEMS', propertyComponent: { value: String(material.maxItems) } }]),
      { propertyType: 'MAX_FILES', propertyComponent: { value: String(material.limits.maximumFiles) } },
      ...limits, ...material.templates.map(file('TEMPLATE')), ...material.examples.map(file('EXAMPLE')),
    ],
    approveResult: material.result, approveReason: material.reason, reopened: material.reopened,
    docFiles: withItems ? material.items.map((item) => itemToWire(item, material.docMaterialId, withRevision)) : [],
  };
}
