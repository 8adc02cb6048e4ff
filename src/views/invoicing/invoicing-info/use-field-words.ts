import type { ProfileField } from '../../../domain/invoicing/shared/invoicing-profile.ts';
import { accountNumber, emptyValue } from '../../../words/format.ts';
import { useWords } from '../../../words/use-words.ts';

export interface FieldWords {
  /** What is missing, where an empty field of it is named. */
  readonly missingOf: (field: ProfileField) => string;
  readonly nameOf: (field: ProfileField) => string;
  /** A value as one reads it; two dashes for none. */
  readonly valueOf: (field: ProfileField, value: string) => string;
}

/** Where the input of a field is found. */
export const fieldId = (field: ProfileField): string => `invoicing-${field}`;

/** What fields are called, and how their values are read. */
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
