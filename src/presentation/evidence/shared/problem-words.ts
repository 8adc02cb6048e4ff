import type { InvoiceField } from '../../../domain/evidence/invoice/invoice.ts';
import type { ItemProblem } from '../../../domain/evidence/materials/item-problems.ts';
import { message, type Message, type PlainKey } from '../../../words/catalogue.ts';

export const invoiceFieldLabels: Readonly<Record<InvoiceField, PlainKey>> = {
  type: 'materials.invoice-type',
  code: 'materials.invoice-code',
  number: 'materials.invoice-number',
  checkCode: 'materials.invoice-check-code',
  date: 'materials.invoice-date',
  amountExcludingTax: 'materials.invoice-amount',
  tax: 'materials.invoice-tax',
  total: 'materials.invoice-total',
};

/** Words what is wrong with a field, and what would be right (document 2, section 5). */
export function problemWords(problem: ItemProblem): Message {
  switch (problem.because) {
    case 'file-missing':
      return message('refusals.item-file-missing');
    case 'contract-number-empty':
      return message('refusals.contract-number-empty');
    case 'contract-number-format':
      return message('refusals.contract-number-format');
    case 'contract-amount-missing':
    case 'missing':
      return message('refusals.field-missing');
    case 'not-digits':
      return message('refusals.field-digits');
    case 'wrong-length':
      return message('refusals.field-length', { lengths: problem.lengths });
    case 'no-such-date':
      return message('refusals.field-date');
    case 'in-the-future':
      return message('refusals.field-future');
    case 'not-positive':
    case 'negative':
      return message('refusals.field-amount');
    case 'does-not-add-up':
      return message('refusals.field-sum');
  }
}

/** The label of the field that a problem is about. */
export function fieldLabel(problem: ItemProblem): PlainKey {
  switch (problem.field) {
    case 'files':
      return 'materials.file';
    case 'contract-number':
      return 'materials.contract-number';
    case 'contract-amount':
      return 'materials.contract-amount';
    default:
      return invoiceFieldLabels[problem.field];
  }
}
