import { expect, it } from 'vitest';
import type { MaterialItem } from '../../../../src/domain/evidence/materials/material.ts';
import { materialTotals } from '../../../../src/domain/evidence/materials/totals.ts';
import { moneyToText } from '../../../../src/domain/money/money.ts';
import { contractItem, invoice, invoiceContent, invoiceItem, invoiceWith, item } from '../../../builders/materials.ts';

const numbered = (documentId: string, number: string, total: string) =>
  item({ documentId, content: invoiceContent(invoice(total, number)) });
const invoicesOf = (...items: readonly MaterialItem[]) => moneyToText(materialTotals(items).invoices);

it('counts an invoice once that was given twice', () => {
  expect(
    invoicesOf(invoiceItem('I1', '96300.00'), invoiceItem('I2', '100.00'), {
      ...invoiceItem('I1', '96300.00'),
      documentId: 'I3',
    }),
  ).toBe('96400.00');
});

it('counts the one of two that says an amount', () => {
  const silent = invoiceItem('I1', '1.00');
  expect(invoicesOf(invoiceWith(silent, { total: undefined }), invoiceItem('I1', '96300.00'))).toBe('96300.00');
});

it('counts all that have no number yet, and contracts each by itself', () => {
  expect(invoicesOf(numbered('I1', '', '10.00'), numbered('I2', '', '10.00'))).toBe('20.00');
  expect(moneyToText(materialTotals([contractItem('C1', '10.00'), contractItem('C2', '10.00')]).contracts)).toBe(
    '20.00',
  );
});
