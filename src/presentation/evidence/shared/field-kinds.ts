import type { ContentField } from '../../../application/ports/evidence/material-desk.ts';
import { invoiceFieldsOf, requiredInvoiceFields, type InvoiceField } from '../../../domain/evidence/invoice/invoice.ts';
import { invoiceTypeOf } from '../../../domain/evidence/invoice/invoice-type.ts';
import type { ItemProblem } from '../../../domain/evidence/materials/item-problems.ts';
import type { CorrectedField } from '../../../domain/evidence/materials/progress.ts';
import type { MaterialItem } from '../../../domain/evidence/materials/material.ts';
import type { PlainKey } from '../../../words/catalogue.ts';
import { invoiceFieldLabels } from './problem-words.ts';
import type { ItemFields } from './item-fields.ts';

export type FieldKind = 'invoice-type' | 'digits' | 'date' | 'amount' | 'contract-number';

/** One field that an item has. */
export interface ItemField {
  readonly id: keyof ItemFields;
  readonly kind: FieldKind;
  readonly label: PlainKey;
  readonly required: boolean;
  /** The domain's name of the field in problems. */
  readonly problemField: ItemProblem['field'];
}

const invoiceKinds: Readonly<Record<InvoiceField, FieldKind>> = {
  type: 'invoice-type',
  code: 'digits',
  number: 'digits',
  checkCode: 'digits',
  date: 'date',
  amountExcludingTax: 'amount',
  tax: 'amount',
  total: 'amount',
};

const contractFields: Readonly<Record<'contractNumber' | 'contractAmount', ItemField>> = {
  contractNumber: {
    id: 'contractNumber',
    kind: 'contract-number',
    label: 'materials.contract-number',
    required: true,
    problemField: 'contract-number',
  },
  contractAmount: {
    id: 'contractAmount',
    kind: 'amount',
    label: 'materials.contract-amount',
    required: true,
    problemField: 'contract-amount',
  },
};

/** A field without its item, as histories name it. */
export function describeField(id: CorrectedField): Pick<ItemField, 'id' | 'kind' | 'label'> {
  if (id === 'contractNumber' || id === 'contractAmount') return contractFields[id];
  return { id, kind: invoiceKinds[id], label: invoiceFieldLabels[id] };
}

/** The fields of an item. An invoice has those of its type. */
export function itemFieldsOf(
  { content: { kind } }: Pick<MaterialItem, 'content'>,
  fields: ItemFields,
): readonly ItemField[] {
  if (kind === 'contract') return [contractFields.contractNumber, contractFields.contractAmount];
  if (kind === 'other') return [];
  const type = invoiceTypeOf(fields.type);
  const required = requiredInvoiceFields(type);
  return invoiceFieldsOf(type).map((field) => ({
    id: field,
    kind: invoiceKinds[field],
    label: invoiceFieldLabels[field],
    required: required.includes(field),
    problemField: field,
  }));
}

/** The form field in which a problem is corrected; undefined for a problem of the file itself. */
export function fieldIdOf(problem: { readonly field: ContentField }): keyof ItemFields;
export function fieldIdOf(problem: Pick<ItemProblem, 'field'>): keyof ItemFields | undefined;
export function fieldIdOf({ field }: Pick<ItemProblem, 'field'>): keyof ItemFields | undefined {
  if (field === 'files') return undefined;
  if (field === 'contract-number') return 'contractNumber';
  return field === 'contract-amount' ? 'contractAmount' : field;
}
