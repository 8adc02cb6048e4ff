import { moneyToText, type Money } from '../../money/money.ts';
import type { PlainDate } from '../../calendar/plain-date.ts';
import { displayedText, type ReadCell } from '../../sheets/read-cell.ts';
import { maxBackingInvoices } from '../shared/issue-rules.ts';
import type { TypedInvoice } from '../shared/trade-application.ts';

/** Columns of the invoices of a row. A cell has one value, or several in the order of the invoice numbers. */
export const invoiceColumns = ['invoiceNumber', 'invoiceCode', 'invoiceDate', 'invoiceTotal'] as const;
export type InvoiceColumn = (typeof invoiceColumns)[number];

/** Separators between several values in a cell. Amounts and days may contain commas and blanks. */
const between = /[\n\r;；、|]+/u;
const betweenNumbers = /[\n\r;；、|,，\s]+/u;

/** Texts that mean an invoice without a code. */
const noCode = /^(?:[-–—/]+|无|none|n\/a)$/iu;

/** Splits the cells of a column into single values, in their order. */
export function piecesOf(cells: readonly ReadCell[], column: InvoiceColumn): readonly ReadCell[] {
  const parts = column === 'invoiceNumber' || column === 'invoiceCode' ? betweenNumbers : between;
  return cells.flatMap((cell): readonly ReadCell[] => {
    if (cell.kind !== 'text') return [cell];
    const texts = cell.text
      .split(parts)
      .map(displayedText)
      .filter((text) => text !== '' && !(column === 'invoiceCode' && noCode.test(text)));
    return texts.length === 1 && texts[0] === cell.text ? [cell] : texts.map((text) => ({ kind: 'text', text }));
  });
}

/** Values of each column; undefined for an unreadable one. */
export interface InvoiceValues {
  readonly invoiceNumber: readonly (string | undefined)[];
  readonly invoiceCode: readonly (string | undefined)[];
  readonly invoiceDate: readonly (PlainDate | undefined)[];
  readonly invoiceTotal: readonly (Money | undefined)[];
}

/** Whether a number is that of a fully digital invoice, which has no code. */
const isDigital = (number: string | undefined): boolean => number !== undefined && /^\d{20}$/u.test(number);

/**
 * Columns whose values do not match the invoice numbers: each number needs one day and one amount, and one code unless
 * it is fully digital. `too-many`: more invoices than an instrument may have.
 */
export function unmatchedColumns({
  invoiceNumber: numbers,
  invoiceCode: codes,
  invoiceDate: days,
  invoiceTotal: totals,
}: InvoiceValues): readonly {
  readonly column: InvoiceColumn;
  readonly because: 'invoice-count' | 'too-many-invoices';
}[] {
  if (numbers.length > maxBackingInvoices) return [{ column: 'invoiceNumber', because: 'too-many-invoices' }];
  const because = 'invoice-count';
  if (numbers.length === 0)
    return [codes, days, totals].some(({ length }) => length > 0) ? [{ column: 'invoiceNumber', because }] : [];
  // An unreadable number may or may not need a code.
  const coded = numbers.includes(undefined) ? codes.length : numbers.filter((number) => !isDigital(number)).length;
  return [
    ...(codes.length === coded ? [] : [{ column: 'invoiceCode', because } as const]),
    ...(days.length === numbers.length ? [] : [{ column: 'invoiceDate', because } as const]),
    ...(totals.length === numbers.length ? [] : [{ column: 'invoiceTotal', because } as const]),
  ];
}

/** Invoices of a row whose columns match. */
export function invoicesOf({
  invoiceNumber,
  invoiceCode,
  invoiceDate,
  invoiceTotal,
}: InvoiceValues): readonly TypedInvoice[] {
  const codes = [...invoiceCode];
  return invoiceNumber.map((number = '', at) => {
    const total = invoiceTotal[at];
    return {
      number,
      code: isDigital(number) ? '' : (codes.shift() ?? ''),
      issuedOn: invoiceDate[at] ?? '',
      total: total ? moneyToText(total) : '',
    };
  });
}

/** Key that identifies an invoice. */
export const invoiceKey = ({ code, number }: Pick<TypedInvoice, 'code' | 'number'>): string => `${code} ${number}`;
