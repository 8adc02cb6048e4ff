import { emptyInvoice, clearUnusedFields, type Invoice } from '../../../domain/evidence/invoice/invoice.ts';
import { invoiceTypeOf } from '../../../domain/evidence/invoice/invoice-type.ts';
import {
  contractOf,
  invoiceOf,
  originalInvoiceOf,
  type DocumentContent,
} from '../../../domain/evidence/materials/document-content.ts';
import type { MaterialItem } from '../../../domain/evidence/materials/material.ts';
import { originalOf } from '../../../domain/evidence/invoice/original-invoice.ts';
import { moneyToText, parseMoney, type Money } from '../../../domain/money/money.ts';
import { printedContractNumber } from '../../../domain/evidence/trade-contract/contract-number.ts';
import type { TradeContract } from '../../../domain/evidence/trade-contract/trade-contract.ts';

/** An item's fields as typed texts. */
export interface ItemFields {
  readonly type: string;
  readonly code: string;
  readonly number: string;
  readonly checkCode: string;
  readonly date: string;
  readonly amountExcludingTax: string;
  readonly tax: string;
  readonly total: string;
  readonly contractNumber: string;
  readonly contractAmount: string;
  /** The contract's number with its separators, if these were removed. */
  readonly contractAsWritten: string;
  /** The number and code of the invoice that this one reverses or replaces. */
  readonly originalNumber: string;
  readonly originalCode: string;
}

type Described = Pick<MaterialItem, 'content'>;

const text = (amount: Money | undefined): string => (amount ? moneyToText(amount) : '');

export function fieldsOf({ content }: Described): ItemFields {
  const [invoice, contract, original] = [
    invoiceOf(content) ?? emptyInvoice,
    contractOf(content),
    originalInvoiceOf(content),
  ];
  return {
    type: invoice.type ?? '',
    code: invoice.code,
    number: invoice.number,
    checkCode: invoice.checkCode,
    date: invoice.date,
    amountExcludingTax: text(invoice.amountExcludingTax),
    tax: text(invoice.tax),
    total: text(invoice.total),
    contractNumber: contract?.number ?? '',
    contractAmount: text(contract?.amount),
    contractAsWritten: contract?.asWritten ?? '',
    originalNumber: original?.number ?? '',
    originalCode: original?.code ?? '',
  };
}

/** Parses the texts for an item of its kind. Amounts that cannot be parsed are omitted. */
export function toContent({ content: { kind } }: Described, fields: ItemFields): DocumentContent {
  if (kind === 'invoice') {
    const invoice: Invoice = {
      type: invoiceTypeOf(fields.type),
      code: fields.code.trim(),
      number: fields.number.trim(),
      checkCode: fields.checkCode.trim(),
      date: fields.date,
      amountExcludingTax: parseMoney(fields.amountExcludingTax),
      tax: parseMoney(fields.tax),
      total: parseMoney(fields.total),
    };
    const original = originalOf({ number: fields.originalNumber.trim(), code: fields.originalCode.trim() }, invoice);
    return { kind, invoice, ...(original ? { original } : {}) };
  }
  return kind === 'contract' ? { kind, contract: toContract(fields) } : { kind };
}

function toContract({ contractNumber, contractAmount, contractAsWritten }: ItemFields): TradeContract {
  const number = contractNumber.trim();
  return { number, asWritten: printedContractNumber(number, contractAsWritten), amount: parseMoney(contractAmount) };
}

const amounts = ['amountExcludingTax', 'tax', 'total', 'contractAmount'] as const;

/** The texts as they are after saving. An amount that cannot be parsed is not saved, and stays as it was typed. */
export function savedFields(item: Described, fields: ItemFields): ItemFields {
  const settled = fieldsOf({ content: toContent(item, fields) });
  const unparsed = amounts.filter((field) => settled[field] === '' && fields[field].trim() !== '');
  return { ...settled, ...Object.fromEntries(unparsed.map((field) => [field, fields[field]])) };
}

/** The fields in which two versions differ. */
export function differingFields(a: ItemFields, b: ItemFields): readonly (keyof ItemFields)[] {
  return (Object.keys(a) as (keyof ItemFields)[]).filter((field) => a[field] !== b[field]);
}

export function sameFields(a: ItemFields, b: ItemFields): boolean {
  return differingFields(a, b).length === 0;
}

/**
 * The texts after an edit. Fields that the invoice's type does not have are emptied, above all the check code of
 * special invoices, and so is the written form of a number that was typed over (document 2, section 5).
 */
export function fieldsAfterEdit(item: Described, fields: ItemFields): ItemFields {
  const content = toContent(item, fields);
  if (content.kind === 'contract') return { ...fields, contractAsWritten: content.contract.asWritten ?? '' };
  if (content.kind === 'other') return fields;
  const { code, checkCode } = clearUnusedFields(content.invoice);
  const { original } = content;
  return { ...fields, code, checkCode, originalNumber: original?.number ?? '', originalCode: original?.code ?? '' };
}
