import type { Invoice } from './invoice.ts';

/** The invoice that a red invoice cancels, or that another invoice replaces (document 2, section 9). */
export interface OriginalInvoice {
  readonly number: string;
  /** Empty for a number of 20 digits. */
  readonly code: string;
}

export type OriginalProblem = 'missing' | 'number-format' | 'code-format' | 'own-number';

/**
 * Problem of an original invoice. A valid one has 20 digits and no code, or 8 digits with a code of 10 or 12, and is
 * not the invoice itself.
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

/** An original invoice if it is valid; otherwise undefined. */
export function originalOf(
  original: OriginalInvoice,
  own: Pick<Invoice, 'number' | 'code'>,
): OriginalInvoice | undefined {
  return originalProblem(original, own) === undefined ? original : undefined;
}
