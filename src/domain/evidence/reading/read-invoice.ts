import type { PlainDate } from '../../calendar/plain-date.ts';
import { parseMoney, type Money } from '../../money/money.ts';
import { invoiceFieldProblems } from '../invoice/invoice-problems.ts';
import { invoiceRules } from '../invoice/invoice-rules.ts';
import { invoiceTypeOf } from '../invoice/invoice-type.ts';
import { type Invoice, clearUnusedFields, invoiceFieldsOf } from '../invoice/invoice.ts';
import { typeByCode } from './code-form.ts';
import { mergeFields } from './merge-readings.ts';
import { nameDoubts, taxNumberDoubts, type PackageParties } from './package-parties.ts';
import {
  withDoubts,
  valueOf,
  type Doubt,
  type ReadField,
  type ReadInvoice,
  type FieldReading,
} from './read-document.ts';
import { invoiceReadFields, type InvoiceReadField } from './read-fields.ts';

/** Facts against which a document is checked. */
export interface ReadingCircumstances {
  /** Later dates are doubtful. */
  readonly today: PlainDate;
  readonly parties: PackageParties;
}

type Fields = readonly ReadField<InvoiceReadField>[];

/**
 * Builds an invoice from the values of its sources and checks sums, forms, date, parties and colour. Nothing is
 * rejected; a failed check becomes a doubt. Fields that the type does not have are left out, such as the check code of
 * special invoices (document 2, section 5; X-13).
 */
export function readInvoice(
  fieldReadings: readonly FieldReading<InvoiceReadField>[],
  circumstances: ReadingCircumstances,
): ReadInvoice {
  const merged = mergeFields('invoice', addDerivedReadings(fieldReadings));
  const offered: readonly InvoiceReadField[] = invoiceFieldsOf(invoiceTypeOf(valueOf(merged, 'type') ?? ''));
  const kept = merged.filter(({ field }) => !isInvoiceField(field) || offered.includes(field));
  const invoice = invoiceFrom(kept);
  const doubts = doubtsOf(kept, invoice, circumstances);
  return {
    kind: 'invoice',
    fields: kept.map((field) =>
      withDoubts(
        field,
        doubts.filter((each) => each.field === field.field).map(({ doubt }) => doubt),
      ),
    ),
    missing: invoiceReadFields.filter((field) => missingFrom(invoice).includes(field)),
  };
}

/** The invoice for the user's form, from the read values. */
export function invoiceFrom(fields: Fields): Invoice {
  const text = (field: InvoiceReadField) => valueOf(fields, field) ?? '';
  return clearUnusedFields({
    type: invoiceTypeOf(text('type')),
    code: text('code'),
    number: text('number'),
    checkCode: text('checkCode'),
    date: text('date'),
    amountExcludingTax: parseMoney(text('amountExcludingTax')),
    tax: parseMoney(text('tax')),
    total: parseMoney(text('total')),
  });
}

const valueFields: readonly InvoiceReadField[] = [
  'type',
  'code',
  'number',
  'checkCode',
  'date',
  'amountExcludingTax',
  'tax',
  'total',
];

function isInvoiceField(field: InvoiceReadField): boolean {
  return valueFields.includes(field);
}

/** Adds values that no source gives: the type from the form of the code, the colour from the sign of the total. */
function addDerivedReadings(
  fieldReadings: readonly FieldReading<InvoiceReadField>[],
): readonly FieldReading<InvoiceReadField>[] {
  const deriveReadings = (
    field: InvoiceReadField,
    from: InvoiceReadField,
    read: (value: string) => string | undefined,
  ): readonly FieldReading<InvoiceReadField>[] => {
    if (fieldReadings.some((each) => each.field === field)) return [];
    return fieldReadings
      .filter((each) => each.field === from)
      .flatMap((each) => {
        const value = read(each.value);
        return value === undefined ? [] : [{ ...each, field, value }];
      });
  };
  const signed = fieldReadings.some(({ field }) => field === 'total') ? 'total' : 'amountExcludingTax';
  return [
    ...fieldReadings,
    ...deriveReadings('type', 'code', typeByCode),
    ...deriveReadings('colour', signed, (value) => (value.startsWith('-') ? 'red' : 'blue')),
  ];
}

/** Valid lengths of an invoice number. */
const numberLengths: readonly number[] = Object.values(invoiceRules).map(({ numberLength }) => numberLength);

interface FieldDoubt {
  readonly field: InvoiceReadField;
  readonly doubt: Doubt;
}

function doubtsOf(fields: Fields, invoice: Invoice, { today, parties }: ReadingCircumstances): readonly FieldDoubt[] {
  const about = (field: InvoiceReadField, judge: (value: string) => readonly Doubt[]): readonly FieldDoubt[] => {
    const value = valueOf(fields, field);
    return value === undefined ? [] : judge(value).map((doubt) => ({ field, doubt }));
  };
  return [
    ...problems(isRed(fields) ? toPositiveAmounts(invoice) : invoice, today),
    ...about('code', (code) => {
      const usual = typeByCode(code);
      return usual !== undefined && invoice.type !== undefined && usual !== invoice.type
        ? ['code-of-another-type']
        : [];
    }),
    ...about('number', (number) =>
      invoice.type === undefined && !numberLengths.includes(number.length) ? ['wrong-length'] : [],
    ),
    ...about('sellerName', (name) => nameDoubts(name, 'sellers', parties)),
    ...about('buyerName', (name) => nameDoubts(name, 'buyers', parties)),
    ...about('sellerTaxNumber', (number) => taxNumberDoubts(number, 'sellers', parties)),
    ...about('buyerTaxNumber', (number) => taxNumberDoubts(number, 'buyers', parties)),
    ...about('colour', (colour) =>
      colour === 'red' ? ['red-invoice'] : isBelowNought(invoice) ? ['amounts-say-otherwise'] : [],
    ),
  ];
}

function problems(invoice: Invoice, today: PlainDate): readonly FieldDoubt[] {
  return invoiceFieldProblems(invoice, today).flatMap(({ field, because }) =>
    because === 'missing' ? [] : [{ field, doubt: because }],
  );
}

function missingFrom(invoice: Invoice): readonly InvoiceReadField[] {
  return invoiceFieldProblems(invoice).flatMap(({ field, because }) => (because === 'missing' ? [field] : []));
}

function isRed(fields: Fields): boolean {
  return valueOf(fields, 'colour') === 'red';
}

function isBelowNought({ total, amountExcludingTax }: Invoice): boolean {
  return ((total ?? amountExcludingTax)?.fen ?? 0n) < 0n;
}

/** A red invoice with positive amounts, so that its sums can be checked like those of the original. */
function toPositiveAmounts(invoice: Invoice): Invoice {
  if (!isBelowNought(invoice)) return invoice;
  const negate = (amount: Money | undefined) => amount && { fen: -amount.fen };
  return {
    ...invoice,
    amountExcludingTax: negate(invoice.amountExcludingTax),
    tax: negate(invoice.tax),
    total: negate(invoice.total),
  };
}
