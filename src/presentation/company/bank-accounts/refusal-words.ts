import type { BankRefusal } from '../../../application/ports/company/bank-account-desk.ts';
import type { PlainKey } from '../../../words/catalogue.ts';

/** Words for each reason why nothing was changed. */
export const refusalWords: Readonly<Record<BankRefusal | 'refused', PlainKey>> = {
  listed: 'company.refused-listed',
  elsewhere: 'company.refused-elsewhere',
  spent: 'company.again-spent',
  'too-many': 'company.refused-too-many',
  'spent-today': 'company.refused-spent-today',
  'not-now': 'company.refused-not-now',
  default: 'company.refused-default',
  financing: 'company.refused-financing',
  'not-permitted': 'company.read-only',
  gone: 'company.refused-gone',
  refused: 'company.field-refused',
};
