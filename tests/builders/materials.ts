import { emptyInvoice, type Invoice } from '../../src/domain/evidence/invoice/invoice.ts';
import {
  emptyContentOf,
  invoiceOf,
  type DocumentContent,
} from '../../src/domain/evidence/materials/document-content.ts';
import type { Material, MaterialItem } from '../../src/domain/evidence/materials/material.ts';
import { money } from '../../src/domain/money/money.ts';
import { limitsOf } from '../../src/domain/evidence/upload/document-limits.ts';

/** A digital special invoice for an amount in yuan, with valid fields. */
export function invoice(total: string, number = '26992000000000000018'): Invoice {
  return {
    ...emptyInvoice,
    type: 'E_SPECIAL_VAT_ELEC',
    number,
    date: '2026-09-18',
    amountExcludingTax: money(total),
    tax: money('0.00'),
    total: money(total),
  };
}

export const invoiceContent = (given: Invoice): DocumentContent => ({ kind: 'invoice', invoice: given });

export const contractContent = (number: string, amount: string | undefined): DocumentContent => ({
  kind: 'contract',
  contract: { number, amount: amount === undefined ? undefined : money(amount) },
});

export function item(wish: Partial<MaterialItem> = {}): MaterialItem {
  return {
    documentId: 'I1',
    documentType: 'OTHER',
    revision: 1,
    files: [{ fileId: 'P1', name: 'a.pdf', size: 10, mimeType: 'application/pdf' }],
    content: emptyContentOf(wish.documentType ?? 'OTHER'),
    result: 'UNKNOWN',
    reason: '',
    reviewedAt: undefined,
    reviewedBy: undefined,
    changedSinceReturn: false,
    replaced: undefined,
    ...wish,
  };
}

export function invoiceItem(documentId: string, total: string, wish: Partial<MaterialItem> = {}): MaterialItem {
  return item({
    documentId,
    documentType: 'BUSI_INVOICE',
    content: {
      kind: 'invoice',
      invoice: invoice(total, `2699200000000000${documentId.replace(/\D/g, '').padStart(4, '0')}`),
    },
    ...wish,
  });
}

/** The same invoice with some changed fields. */
export function invoiceWith(given: MaterialItem, wish: Partial<Invoice>): MaterialItem {
  return { ...given, content: invoiceContent({ ...(invoiceOf(given.content) ?? emptyInvoice), ...wish }) };
}

export function contractItem(documentId: string, amount: string, wish: Partial<MaterialItem> = {}): MaterialItem {
  return item({ documentId, documentType: 'BUSI_CONTRACT', content: contractContent('QH2026A0917', amount), ...wish });
}

export function material(wish: Partial<Material> = {}): Material {
  const documentType = wish.documentType ?? 'OTHER';
  return {
    materialId: 'M1',
    categoryId: 'S1',
    name: '资料',
    stage: 'FINANCE_OTHER',
    documentType,
    required: true,
    maxItems: undefined,
    limits: limitsOf[documentType],
    templates: [],
    examples: [],
    result: 'UNKNOWN',
    reason: '',
    reopened: false,
    items: [],
    ...wish,
  };
}

export function invoices(items: readonly MaterialItem[], wish: Partial<Material> = {}): Material {
  return material({
    materialId: 'MI',
    name: '发票',
    stage: 'BUSI_INVOICE',
    documentType: 'BUSI_INVOICE',
    items,
    ...wish,
  });
}

export function contracts(items: readonly MaterialItem[], wish: Partial<Material> = {}): Material {
  return material({
    materialId: 'MC',
    name: '贸易合同',
    stage: 'BUSI_CONTRACT',
    documentType: 'BUSI_CONTRACT',
    items,
    ...wish,
  });
}
