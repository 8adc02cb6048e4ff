import { sheetColumns } from '../../../domain/evidence/invoice-sheet/sheet-columns.ts';
import type { SheetProblem } from '../../../domain/evidence/invoice-sheet/sheet-row.ts';
import type { InvoiceField } from '../../../domain/evidence/invoice/invoice.ts';
import { invoiceTypes, type InvoiceType } from '../../../domain/evidence/invoice/invoice-type.ts';
import { message, type Message } from '../../../words/catalogue.ts';
import { invoiceFieldLabels, problemWords } from './problem-words.ts';
import { invoiceTypeWords } from './invoice-type-words.ts';

/**
 * Words what is wrong with a cell, and what to do about it (checklist F-216). Problems that the form has too are worded
 * as on the form.
 */
export function sheetProblemWords({ field, because, lengths }: SheetProblem): Message {
  switch (because) {
    case 'digits-lost':
    case 'not-an-amount':
    case 'amount-as-day':
    case 'unclear-amount':
    case 'other-unit':
    case 'too-many-decimals':
    case 'too-large':
    case 'unknown-type':
    case 'type-not-taken':
    case 'formula-failed':
      return message(`sheets.${because}`);
    case 'zeros-lost':
      return message('sheets.zeros-lost', { lengths });
    case 'wrong-length':
      return problemWords({ field, because, lengths });
    default:
      return problemWords({ field, because });
  }
}

/** The headings of a sheet in the order of its columns, named as on the form. */
export const sheetHeadings: readonly { readonly field: InvoiceField; readonly label: Message }[] = sheetColumns.map(
  (field) => ({ field, label: message(invoiceFieldLabels[field]) }),
);

/** The names of the invoice types, for a choice in a sheet. */
export const sheetTypeNames: readonly { readonly type: InvoiceType; readonly label: Message }[] = invoiceTypes.map(
  (type) => ({ type, label: invoiceTypeWords[type] }),
);
