import type { ProfileField } from '../../../domain/invoicing/shared/invoicing-profile.ts';
import { accountNumber, emptyValue } from '../../../words/format.ts';
import { useWords } from '../../../words/use-words.ts';

export interface FieldWords {
  /** The name of a field in a list of missing fields. */
  readonly missingOf: (field: ProfileField) => string;
  readonly nameOf: (field: ProfileField) => string;
  /** The text of a value; two dashes for none. */
  readonly valueOf: (field: ProfileField, value: string) => string;
}

/** The DOM id of a field's input. */
export const fieldId = (field: ProfileField): string => `invoicing-${field}`;

/** The names of the fields, and their values as text. */
export function useFieldWords(): FieldWords {
  const { say } = useWords();
  const nameOf = (field: ProfileField): string => say(field === 'title' ? 'invoicing.title-of' : `invoicing.${field}`);
  return {
    nameOf,
    missingOf: (field) => (field === 'email' ? say('invoicing.delivery') : nameOf(field)),
    valueOf: (field, value) => {
      if (value === '') return emptyValue;
      if (field === 'bankAccount') return accountNumber(value);
      if (field === 'taxpayerType')
        return value === 'GENERAL' || value === 'SMALL_SCALE' ? say(`invoicing.taxpayer-${value}`) : value;
      if (field === 'invoiceType')
        return value === 'QD_SPECIAL' || value === 'QD_GENERAL' ? say(`invoicing.type-${value}`) : value;
      return value;
    },
  };
}
