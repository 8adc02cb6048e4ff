import type { PlainDate } from '../../calendar/plain-date.ts';
import type { Money } from '../../money/money.ts';
import type { InvoiceType } from './invoice-type.ts';
import { invoiceRules } from './invoice-rules.ts';

/**
 * An invoice as an operator enters it. In a draft, texts may be empty and amounts undefined (document 2, section 3).
 */
export interface Invoice {
  readonly type: InvoiceType | undefined;
  readonly code: string;
  readonly number: string;
  readonly checkCode: string;
  /** Date of issue; empty for none. */
  readonly date: PlainDate;
  readonly amountExcludingTax: Money | undefined;
  readonly tax: Money | undefined;
  /** Including tax. */
  readonly total: Money | undefined;
}

export type InvoiceField = keyof Invoice;

export const emptyInvoice: Invoice = {
  type: undefined,
  code: '',
  number: '',
  checkCode: '',
  date: '',
  amountExcludingTax: undefined,
  tax: undefined,
  total: undefined,
};

/**
 * Fields of an invoice of this type. Types without invoice code or check code do not have those fields; without
 * a type, all fields are offered.
 */
export function invoiceFieldsOf(type: InvoiceType | undefined): readonly InvoiceField[] {
  const rule = type === undefined ? undefined : invoiceRules[type];
  return invoiceFields.filter(
    (field) =>
      !(field === 'code' && rule?.codeLengths.length === 0) &&
      !(field === 'checkCode' && rule?.checkCode === 'cleared'),
  );
}

/** Fields without which an invoice of the type cannot be verified or compared with the financing amount. */
export function requiredInvoiceFields(type: InvoiceType | undefined): readonly InvoiceField[] {
  const rule = type === undefined ? undefined : invoiceRules[type];
  return invoiceFieldsOf(type).filter((field) => {
    // Without a type it is unknown whether a code exists.
    if (field === 'code') return rule !== undefined;
    if (field === 'checkCode') return rule?.checkCode === 'required';
    if (field === 'amountExcludingTax') return rule?.verifiedBy === 'amount-excluding-tax';
    return field !== 'tax';
  });
}

/**
 * Empties the fields that the invoice's type does not have, such as the check code of special types (document 2,
 * section 5).
 */
export function clearUnusedFields(invoice: Invoice): Invoice {
  const offered = invoiceFieldsOf(invoice.type);
  return {
    ...invoice,
    code: offered.includes('code') ? invoice.code : '',
    checkCode: offered.includes('checkCode') ? invoice.checkCode : '',
  };
}

const invoiceFields: readonly InvoiceField[] = [
  'type',
  'code',
  'number',
  'checkCode',
  'date',
  'amountExcludingTax',
  'tax',
  'total',
];
