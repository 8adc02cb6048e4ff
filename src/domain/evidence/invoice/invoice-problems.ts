import { type PlainDate, isPlainDate } from '../../calendar/plain-date.ts';
import type { Money } from '../../money/money.ts';
import { type Invoice, type InvoiceField, invoiceFieldsOf, requiredInvoiceFields } from './invoice.ts';
import { type InvoiceRule, checkCodeLength, invoiceRules } from './invoice-rules.ts';

/** Problem of one field of an invoice. Lengths are in digits. */
export type InvoiceProblem = { readonly field: InvoiceField } & (
  | {
      readonly because:
        | 'missing'
        | 'not-digits'
        | 'no-such-date'
        | 'in-the-future'
        | 'not-positive'
        | 'negative'
        | 'does-not-add-up';
    }
  | { readonly because: 'wrong-length'; readonly lengths: readonly number[] }
);

/**
 * Problems that make an invoice incomplete or inconsistent, at most one per field, in the order of the fields (document
 * 2, sections 3 and 9). Fields that the type does not have are not checked.
 *
 * @param today where given, later dates of issue are rejected
 */
export function invoiceFieldProblems(invoice: Invoice, today?: PlainDate): readonly InvoiceProblem[] {
  const rule = invoice.type === undefined ? undefined : invoiceRules[invoice.type];
  const required = requiredInvoiceFields(invoice.type);
  return invoiceFieldsOf(invoice.type).flatMap((field) => {
    const value = invoice[field];
    if (value === undefined || value === '')
      return required.includes(field) ? [{ field, because: 'missing' as const }] : [];
    const problem = fieldChecks[field](invoice, rule, today);
    return problem === undefined ? [] : [problem];
  });
}

type FieldCheck = (
  invoice: Invoice,
  rule: InvoiceRule | undefined,
  today: PlainDate | undefined,
) => InvoiceProblem | undefined;

const fieldChecks: Readonly<Record<InvoiceField, FieldCheck>> = {
  type: () => undefined,
  code: ({ code }, rule) => digitsProblem('code', code, rule?.codeLengths),
  number: (invoice, rule) => digitsProblem('number', invoice.number, rule && [rule.numberLength]),
  checkCode: ({ checkCode }) => digitsProblem('checkCode', checkCode, [checkCodeLength]),
  date: ({ date }, _, today) => dateProblem(date, today),
  amountExcludingTax: ({ amountExcludingTax }) =>
    isPositive(amountExcludingTax) ? undefined : { field: 'amountExcludingTax', because: 'not-positive' },
  // Exempt and zero-rated goods have a tax of zero.
  tax: ({ tax }) => ((tax?.fen ?? 0n) < 0n ? { field: 'tax', because: 'negative' } : undefined),
  total: (invoice) => {
    if (!isPositive(invoice.total)) return { field: 'total', because: 'not-positive' };
    return addsUp(invoice) ? undefined : { field: 'total', because: 'does-not-add-up' };
  },
};

function digitsProblem(
  field: InvoiceField,
  text: string,
  lengths: readonly number[] | undefined,
): InvoiceProblem | undefined {
  if (!/^\d+$/u.test(text)) return { field, because: 'not-digits' };
  if (lengths !== undefined && !lengths.includes(text.length)) return { field, because: 'wrong-length', lengths };
  return undefined;
}

function dateProblem(date: string, today: PlainDate | undefined): InvoiceProblem | undefined {
  if (!isPlainDate(date)) return { field: 'date', because: 'no-such-date' };
  return today !== undefined && date > today ? { field: 'date', because: 'in-the-future' } : undefined;
}

function isPositive(amount: Money | undefined): boolean {
  return amount !== undefined && amount.fen > 0n;
}

function addsUp({ amountExcludingTax, tax, total }: Invoice): boolean {
  if (amountExcludingTax === undefined || total === undefined) return true;
  if (tax === undefined) return amountExcludingTax.fen <= total.fen;
  return amountExcludingTax.fen + tax.fen === total.fen;
}
