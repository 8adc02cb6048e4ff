import type { Invoice } from './invoice.ts';

/** The invoice that a red one takes back, or in whose place another stands (document 2, section 9). */
export interface OriginalInvoice {
  readonly number: string;
  /** Empty of a number of 20 digits, which needs none. */
  readonly code: string;
}

export type OriginalProblem = 'missing' | 'number-format' | 'code-format' | 'own-number';

/**
 * What is wrong with an original invoice as it is named: 20 digits alone, or 8 with a code of 10 or 12, and never the
 * invoice itself.
 */
export function originalProblem(
  { number, code }: OriginalInvoice,
  own: Pick<Invoice, 'number' | 'code'>,
): OriginalProblem | undefined {
  if (number === '' && code === '') return 'missing';
  if (!/^(?:\d{8}|\d{20})$/u.test(number)) return 'number-format';
  if (!(number.length === 20 ? code === '' : /^(?:\d{10}|\d{12})$/u.test(code))) return 'code-format';
  return number === own.number && code === own.code ? 'own-number' : undefined;
}

/** An original invoice as it is kept: only where nothing is wrong with it. */
export function originalOf(
  original: OriginalInvoice,
  own: Pick<Invoice, 'number' | 'code'>,
): OriginalInvoice | undefined {
  return originalProblem(original, own) === undefined ? original : undefined;
}
