import type { PlainDate } from '../../../src/domain/calendar/plain-date.ts';
import type { OpenBook } from '../../../src/domain/evidence/shared/book-policies.ts';

/** How the businesses of a book are numbered in the demo world. */
export interface BusinessNumbers {
  /** Two digits that identify the book in numbers without letters. */
  readonly code: number;
  /** Prefix of the numbers; empty for bills. */
  readonly prefix: string;
  /** Product types that occur; for bills, the actions on them. */
  readonly productTypes: readonly string[];
}

const billActions = ['FINANCE', 'BACK', 'ISSUE'];

export const businessNumbers: Readonly<Record<OpenBook, BusinessNumbers>> = {
  credit: { code: 10, prefix: 'RX', productTypes: ['ORDINARY'] },
  'first-trade': { code: 11, prefix: 'MB', productTypes: [''] },
  labourer: { code: 12, prefix: 'DF', productTypes: [''] },
  est: { code: 13, prefix: 'YS', productTypes: [''] },
  estp: { code: 14, prefix: 'CH', productTypes: [''] },
  extoc: { code: 15, prefix: 'SO', productTypes: [''] },
  receivable: { code: 16, prefix: 'YK', productTypes: [''] },
  sccp: { code: 17, prefix: '', productTypes: billActions },
  edt: { code: 18, prefix: 'PO', productTypes: [''] },
  ejt: { code: 19, prefix: 'MT', productTypes: [''] },
  abs: { code: 20, prefix: 'ZC', productTypes: ['ABS_POOL', 'ABS_SINGLE', 'ABS_POOL', 'ABS_POOL'] },
  pond: { code: 21, prefix: 'PC', productTypes: [''] },
  guarantee: { code: 22, prefix: 'BH', productTypes: [''] },
  bab: { code: 23, prefix: '', productTypes: billActions },
};

/** A bill number of thirty digits: kind, bank, day of registration, and nine of the serial with its check digit. */
export function billNumber(book: OpenBook, bank: string, day: PlainDate, serial: string): string {
  return `${book === 'bab' ? 6 : 5}${bank}${day.replaceAll('-', '')}${serial}`;
}
