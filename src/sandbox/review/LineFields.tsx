import type { InvoiceType } from '../../domain/invoice/invoice-type.ts';
import { invoiceTypeOf } from '../../domain/invoice/invoice-type.ts';
import { KeyValueFacts } from '../../views/design/KeyValueFacts.tsx';
import type { PlainKey } from '../../words/catalogue.ts';
import { money } from '../../words/format.ts';
import { useWords } from '../../words/use-words.ts';
import type { QueuedItem } from '../api/sandbox-answers.ts';

interface Field {
  readonly name: string;
  readonly label: PlainKey;
  readonly amount?: boolean;
}

/** In the order in which they stand on paper. */
const fields: readonly Field[] = [
  { name: 'invoiceType', label: 'materials.invoice-type' },
  { name: 'invoiceCode', label: 'materials.invoice-code' },
  { name: 'checkCode', label: 'materials.invoice-check-code' },
  { name: 'invoiceDate', label: 'materials.invoice-date' },
  { name: 'amountExcludingTax', label: 'materials.invoice-amount', amount: true },
  { name: 'taxAmount', label: 'materials.invoice-tax', amount: true },
  { name: 'taxIncludedAmount', label: 'materials.invoice-total', amount: true },
  { name: 'contractNoAsWritten', label: 'materials.contract-number-on-paper' },
  { name: 'contractAmount', label: 'materials.contract-amount', amount: true },
];

const typeWords: Readonly<Record<InvoiceType, PlainKey>> = {
  GENERAL_VAT: 'materials.type-general-vat', GENERAL_VAT_ELEC: 'materials.type-general-vat-elec', SPECIAL_VAT: 'materials.type-special-vat', SPECIAL_VAT_ELEC: 'materials.type-special-vat-elec',
  VEHICLE_VAT: 'materials.type-vehicle', USED_VEHICLE_VAT: 'materials.type-used-vehicle', E_SPECIAL_VAT_ELEC: 'materials.type-digital-special', E_GENERAL_VAT_ELEC: 'materials.type-digital-general',
};

/** What the clerk entered, to be held against the file. The number stands in the heading; what the type does not carry is left out. */
export function LineFields({ fields: entered }: Pick<QueuedItem, 'fields'>) {
  const { say } = useWords();
  const shownValue = ({ name, amount }: Field, text: string): string => {
    const type = name === 'invoiceType' ? invoiceTypeOf(text) : undefined;
    if (type) return say(typeWords[type]);
    return amount ? money(text) : text;
  };
  const facts = fields.flatMap((field) => {
    const text = entered[field.name] ?? '';
    return text === '' ? [] : [{ label: say(field.label), value: shownValue(field, text), ...(field.amount ? { amount: true } : {}) }];
  });
  return facts.length === 0 ? null : <KeyValueFacts facts={facts} />;
}
