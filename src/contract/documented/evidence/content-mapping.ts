import * as v from 'valibot';
import { invoiceTypeOf } from '../../../domain/evidence/invoice/invoice-type.ts';
import type { Invoice } from '../../../domain/evidence/invoice/invoice.ts';
import { emptyContentOf, type DocumentContent } from '../../../domain/evidence/materials/document-content.ts';
import { originalOf, type OriginalInvoice } from '../../../domain/evidence/invoice/original-invoice.ts';
import type { DocumentType } from '../../../domain/evidence/materials/stage.ts';
import { printedContractNumber } from '../../../domain/evidence/trade-contract/contract-number.ts';
import type { TradeContract } from '../../../domain/evidence/trade-contract/trade-contract.ts';
import { moneyToText, parseMoney, type Money } from '../../../domain/money/money.ts';
import { itemParameters, type ContractWire, type InvoiceWire } from './materials.ts';

const amountText = (amount: Money | undefined): string => (amount ? moneyToText(amount) : '');

/** An invoice with the fields that were typed so far (document 2, section 3); the other texts are empty. */
export function invoiceToWire(invoice: Invoice): { readonly [Name in keyof InvoiceWire]-?: string } {
  return {
    invoiceType: invoice.type ?? '',
    invoiceCode: invoice.code,
    invoiceNum: invoice.number,
    checkCode: invoice.checkCode,
    invoiceDate: invoice.date,
    amountExcludingTax: amountText(invoice.amountExcludingTax),
    taxAmount: amountText(invoice.tax),
    taxIncludedAmount: amountText(invoice.total),
  };
}

/** Parses an invoice; an unknown type and an unreadable amount become undefined. */
export function invoiceFromWire(wire: InvoiceWire): Invoice {
  return {
    type: invoiceTypeOf(wire.invoiceType ?? ''),
    code: wire.invoiceCode ?? '',
    number: wire.invoiceNum ?? '',
    checkCode: wire.checkCode ?? '',
    date: wire.invoiceDate ?? '',
    amountExcludingTax: parseMoney(wire.amountExcludingTax ?? ''),
    tax: parseMoney(wire.taxAmount ?? ''),
    total: parseMoney(wire.taxIncludedAmount ?? ''),
  };
}

export function contractToWire(contract: TradeContract): { readonly [Name in keyof ContractWire]-?: string } {
  return { contractNo: contract.number, contractAmount: amountText(contract.amount) };
}

/** Parses a contract. The number as written is kept only where it is the contract's number with separators. */
export function contractFromWire(wire: ContractWire, numberAsWritten: string): TradeContract {
  const number = wire.contractNo ?? '';
  const asWritten = printedContractNumber(number, numberAsWritten);
  return { number, ...(asWritten === undefined ? {} : { asWritten }), amount: parseMoney(wire.contractAmount ?? '') };
}

/** The original invoice as `extBusiParams` carries it. */
export type OriginalWire = Pick<v.InferOutput<typeof itemParameters>, 'originalInvoiceNum' | 'originalInvoiceCode'>;

interface WrittenContent {
  readonly invoice?: ReturnType<typeof invoiceToWire>;
  readonly contract?: ReturnType<typeof contractToWire>;
  readonly extBusiParams?: string;
}

/** A document's fields on the wire; only those of its type are present. */
interface ContentWire {
  readonly invoice?: InvoiceWire | null | undefined;
  readonly contract?: ContractWire | null | undefined;
  readonly extBusiParams?: string | null | undefined;
}

const readParameters = v.fallback(itemParameters, {});

/** An invoice with its original invoice, which is kept only where it is valid. */
export function invoiceContent(
  invoice: Invoice,
  { originalInvoiceNum, originalInvoiceCode }: OriginalWire,
): DocumentContent {
  const original = originalOf({ number: originalInvoiceNum ?? '', code: originalInvoiceCode ?? '' }, invoice);
  return { kind: 'invoice', invoice, ...(original ? { original } : {}) };
}

function originalToWire(original: OriginalInvoice | undefined): Pick<WrittenContent, 'extBusiParams'> {
  return original
    ? { extBusiParams: JSON.stringify({ originalInvoiceNum: original.number, originalInvoiceCode: original.code }) }
    : {};
}

/** Parses the content of a document of this type; fields of other types are left out. */
export function contentFromWire(
  docFileType: DocumentType,
  { invoice, contract, extBusiParams }: ContentWire,
): DocumentContent {
  const { kind } = emptyContentOf(docFileType);
  if (kind === 'other') return { kind };
  const more = v.parse(readParameters, extBusiParams);
  if (kind === 'invoice') return invoiceContent(invoiceFromWire(invoice ?? {}), more);
  return { kind, contract: contractFromWire(contract ?? {}, more.contractNoAsWritten ?? '') };
}

/** The fields that a document has on the wire; none for a document that consists of its files alone. */
export function contentToWire(content: DocumentContent): WrittenContent {
  if (content.kind === 'invoice')
    return { invoice: invoiceToWire(content.invoice), ...originalToWire(content.original) };
  if (content.kind === 'other') return {};
  const { asWritten } = content.contract;
  return {
    contract: contractToWire(content.contract),
    ...(asWritten === undefined ? {} : { extBusiParams: JSON.stringify({ contractNoAsWritten: asWritten }) }),
  };
}
