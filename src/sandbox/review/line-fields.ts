import { useCallback } from 'react';
import { invoiceTypeOf, type InvoiceType } from '../../domain/evidence/invoice/invoice-type.ts';
import type { PlainKey } from '../../words/catalogue.ts';
import { money } from '../../words/format.ts';
import { useWords } from '../../words/use-words.ts';
import type { QueuedItem } from '../api/sandbox-answers.ts';

export interface LineField {
  readonly name: string;
  readonly label: PlainKey;
  readonly kind?: 'amount' | 'date' | 'type';
  /** Whether the document's heading shows it. */
  readonly inHeading?: boolean;
  /** False if it follows from another field and cannot be entered. */
  readonly isWritten?: boolean;
}

/** In their order on paper. */
const fields: readonly LineField[] = [
  { name: 'invoiceType', label: 'materials.invoice-type', kind: 'type' },
  { name: 'invoiceCode', label: 'materials.invoice-code' },
  { name: 'invoiceNum', label: 'materials.invoice-number', inHeading: true },
  { name: 'checkCode', label: 'materials.invoice-check-code' },
  { name: 'invoiceDate', label: 'materials.invoice-date', kind: 'date' },
  { name: 'amountExcludingTax', label: 'materials.invoice-amount', kind: 'amount' },
  { name: 'taxAmount', label: 'materials.invoice-tax', kind: 'amount' },
  { name: 'taxIncludedAmount', label: 'materials.invoice-total', kind: 'amount' },
  { name: 'originalInvoiceNum', label: 'materials.original-number', isWritten: false },
  { name: 'originalInvoiceCode', label: 'materials.original-code', isWritten: false },
  { name: 'contractNo', label: 'materials.contract-number', inHeading: true },
  { name: 'contractNoAsWritten', label: 'materials.contract-number-on-paper', isWritten: false },
  { name: 'contractAmount', label: 'materials.contract-amount', kind: 'amount' },
];

/** The fields that are filled in at least one of the entries. */
export function fieldsIn(...entries: readonly QueuedItem['fields'][]): readonly LineField[] {
  return fields.filter(({ name }) => entries.some((entry) => (entry[name] ?? '') !== ''));
}

/** The fields that a document has and that can be entered, filled or not. */
export function fieldsOf(entry: QueuedItem['fields']): readonly LineField[] {
  return fields.filter(({ name, isWritten = true }) => isWritten && Object.hasOwn(entry, name));
}

export const typeWords: Readonly<Record<InvoiceType, PlainKey>> = {
  GENERAL_VAT: 'materials.type-general-vat',
  GENERAL_VAT_ELEC: 'materials.type-general-vat-elec',
  SPECIAL_VAT: 'materials.type-special-vat',
  SPECIAL_VAT_ELEC: 'materials.type-special-vat-elec',
  VEHICLE_VAT: 'materials.type-vehicle',
  USED_VEHICLE_VAT: 'materials.type-used-vehicle',
  E_SPECIAL_VAT_ELEC: 'materials.type-digital-special',
  E_GENERAL_VAT_ELEC: 'materials.type-digital-general',
};

/** The text of a field in the user's language. */
export function useFieldText(): (field: LineField, text: string) => string {
  const { say } = useWords();
  return useCallback(
    ({ kind }, text) => {
      const type = kind === 'type' ? invoiceTypeOf(text) : undefined;
      if (type) return say(typeWords[type]);
      if (kind === 'date' && text !== '') return say('formats.day', { day: text });
      return kind === 'amount' && text !== '' ? money(text) : text;
    },
    [say],
  );
}
