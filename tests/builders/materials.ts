import { emptyInvoice, type Invoice } from '../../src/domain/evidence/invoice/invoice.ts';
import {
  emptyContentOf,
  invoiceOf,
  type DocumentContent,
} from '../../src/domain/evidence/materials/document-content.ts';
import type { Material, MaterialItem } from '../../src/domain/evidence/materials/material.ts';
import { money } from '../../src/domain/money/money.ts';
import { limitsOf } from '../../src/domain/evidence/upload/document-limits.ts';

/** A digital special invoice for an amount in yuan, with every field right. */
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
    docFileId: 'I1',
    docFileType: 'OTHER',
    revision: 1,
    files: [{ pkFile: 'P1', name: 'a.pdf', size: 10, mimeType: 'application/pdf' }],
    content: emptyContentOf(wish.docFileType ?? 'OTHER'),
    result: 'UNKNOWN',
    reason: '',
    reviewedAt: undefined,
    reviewedBy: undefined,
    changedSinceReturn: false,
    replaced: undefined,
    ...wish,
  };
}

export function invoiceItem(docFileId: string, total: string, wish: Partial<MaterialItem> = {}): MaterialItem {
  return item({
    docFileId,
    docFileType: 'BUSI_INVOICE',
    content: {
      kind: 'invoice',
      invoice: invoice(total, `2699200000000000${docFileId.replace(/\D/g, '').padStart(4, '0')}`),
    },
    ...wish,
  });
}

/** The same invoice with some of its fields otherwise. */
export function invoiceWith(given: MaterialItem, wish: Partial<Invoice>): MaterialItem {
  return { ...given, content: invoiceContent({ ...(invoiceOf(given.content) ?? emptyInvoice), ...wish }) };
}

export function contractItem(docFileId: string, amount: string, wish: Partial<MaterialItem> = {}): MaterialItem {
  return item({ docFileId, docFileType: 'BUSI_CONTRACT', content: contractContent('QH2026A0917', amount), ...wish });
}

export function material(wish: Partial<Material> = {}): Material {
  const docFileType = wish.docFileType ?? 'OTHER';
  return {
    docMaterialId: 'M1',
    docStdCategoryId: 'S1',
    name: '资料',
    stage: 'FINANCE_OTHER',
    docFileType,
    required: true,
    maxItems: undefined,
    limits: limitsOf[docFileType],
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
    docMaterialId: 'MI',
    name: '发票',
    stage: 'BUSI_INVOICE',
    docFileType: 'BUSI_INVOICE',
    items,
    ...wish,
  });
}

export function contracts(items: readonly MaterialItem[], wish: Partial<Material> = {}): Material {
  return material({
    docMaterialId: 'MC',
    name: '贸易合同',
    stage: 'BUSI_CONTRACT',
    docFileType: 'BUSI_CONTRACT',
    items,
    ...wish,
  });
}
