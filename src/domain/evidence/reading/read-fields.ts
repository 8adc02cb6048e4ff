/** Fields that can be read from an invoice: those of `Invoice`, its parties, and its colour (document 2, section 3). */
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

/** Fields that can be read from a contract. The first party is 甲方, or the buyer; the second is 乙方, or the seller. */
export const contractReadFields = ['number', 'amount', 'date', 'firstParty', 'secondParty'] as const;

export type ContractReadField = (typeof contractReadFields)[number];

export type DocumentKind = 'invoice' | 'contract';

/** Fields of each kind of document. */
export interface ReadFieldsOf {
  readonly invoice: InvoiceReadField;
  readonly contract: ContractReadField;
}

export type ReadFieldName = ReadFieldsOf[DocumentKind];

const allReadFields: ReadonlySet<string> = new Set([...invoiceReadFields, ...contractReadFields]);

export const isReadField = (name: string): name is ReadFieldName => allReadFields.has(name);

/** A blue invoice is an ordinary one. A red one cancels a blue one with negative amounts. */
export type InvoiceColour = 'blue' | 'red';
