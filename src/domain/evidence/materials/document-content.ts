import { emptyInvoice, type Invoice } from '../invoice/invoice.ts';
import type { Money } from '../../money/money.ts';
import { emptyContract, type TradeContract } from '../trade-contract/trade-contract.ts';
import type { OriginalInvoice } from '../invoice/original-invoice.ts';
import type { DocumentType } from './stage.ts';

/**
 * Data of a document beside its files: the fields of an invoice, those of a contract, or none (document 2, section 3).
 */
export type DocumentContent =
  | {
      readonly kind: 'invoice';
      readonly invoice: Invoice;
      /** Present where its funder requires it. */ readonly original?: OriginalInvoice | undefined;
    }
  | { readonly kind: 'contract'; readonly contract: TradeContract }
  | { readonly kind: 'other' };

const nothing: DocumentContent = { kind: 'other' };

const emptyContents: Readonly<Record<DocumentType, DocumentContent>> = {
  BUSI_INVOICE: { kind: 'invoice', invoice: emptyInvoice },
  BUSI_CONTRACT: { kind: 'contract', contract: emptyContract },
  ORDER: nothing,
  CHANGE_LETTER_FOR_COLLECTION_ACCOUNT: nothing,
  OTHER: nothing,
};

/** Empty content of a document of this type. */
export function emptyContentOf(documentType: DocumentType): DocumentContent {
  return emptyContents[documentType];
}

/** Builds the content from the fields of each kind that are present. */
export function contentOf(
  invoice: Invoice | undefined,
  contract: TradeContract | undefined,
  original?: OriginalInvoice,
): DocumentContent {
  if (invoice) return { kind: 'invoice', invoice, ...(original ? { original } : {}) };
  return contract ? { kind: 'contract', contract } : nothing;
}

export function invoiceOf(content: DocumentContent): Invoice | undefined {
  return content.kind === 'invoice' ? content.invoice : undefined;
}

/** The original invoice of a document, where a user has entered one. */
export function originalInvoiceOf(content: DocumentContent): OriginalInvoice | undefined {
  return content.kind === 'invoice' ? content.original : undefined;
}

export function contractOf(content: DocumentContent): TradeContract | undefined {
  return content.kind === 'contract' ? content.contract : undefined;
}

/** Number of the invoice or contract; empty where there is none. */
export function documentNumber(content: DocumentContent): string {
  return invoiceOf(content)?.number ?? contractOf(content)?.number ?? '';
}

/** Amount of an invoice including tax, or of a contract; undefined where there is none, or it is unreadable. */
export function documentAmount(content: DocumentContent): Money | undefined {
  return content.kind === 'invoice' ? content.invoice.total : contractOf(content)?.amount;
}
