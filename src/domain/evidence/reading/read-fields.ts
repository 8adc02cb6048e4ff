/**
 * What can be read off an invoice: the fields of `Invoice`, its parties, and whether it takes another back (document 2,
 * section 3).
 */
export const invoiceReadFields = [
  'type',
  'code',
  'number',
  'checkCode',
  'date',
  'amountExcludingTax',
  'tax',
  'total',
  'sellerName',
  'sellerTaxNumber',
  'buyerName',
  'buyerTaxNumber',
  'colour',
] as const;

export type InvoiceReadField = (typeof invoiceReadFields)[number];

/** What can be read off a contract. The first party is 甲方, or who buys; the second 乙方, or who sells. */
export const contractReadFields = ['number', 'amount', 'date', 'firstParty', 'secondParty'] as const;

export type ContractReadField = (typeof contractReadFields)[number];

export type DocumentKind = 'invoice' | 'contract';

/** The fields of each kind of document. */
export interface ReadFieldsOf {
  readonly invoice: InvoiceReadField;
  readonly contract: ContractReadField;
}

export type ReadFieldName = ReadFieldsOf[DocumentKind];

const allReadFields: ReadonlySet<string> = new Set([...invoiceReadFields, ...contractReadFields]);

export const isReadField = (name: string): name is ReadFieldName => allReadFields.has(name);

/** A blue invoice is an ordinary one, a red one takes a blue one back with amounts below nought. */
export type InvoiceColour = 'blue' | 'red';
