import { generatedFileWire, spreadsheetType } from '../../generated-file.ts';
import * as v from 'valibot';
import { cellFaults, type SheetProblem } from '../../../domain/evidence/invoice-sheet/sheet-row.ts';
import { sheetColumns } from '../../../domain/evidence/invoice-sheet/sheet-columns.ts';
import {
  rowRemarks,
  type FaultyRow,
  type RemarkedRow,
  type RepeatedRow,
  type SheetPlan,
  type InvoiceSheetTrouble,
} from '../../../domain/evidence/invoice-sheet/sheet-plan.ts';
import type { UnreadParts } from '../../../domain/sheets/sheet-table.ts';
import type { InvoiceField } from '../../../domain/evidence/invoice/invoice.ts';
import { sheetTroubleFromWire, sheetTroubleToWire } from '../../sheet-answers.ts';
import { defineCall } from '../../call.ts';
import { count, identifier, maybe } from '../../fields.ts';

/** MIME types of sheets by extension. */
export const sheetTypes = { xlsx: spreadsheetType, xls: 'application/vnd.ms-excel' } as const;

/** A problem of a row, in its own words where the portal has none for it. */
const rowProblemWire = v.object({
  row: count,
  fieldName: v.nullish(v.string()),
  because: v.string(),
  lengths: v.nullish(v.array(v.number())),
  /** Content of the cell. */
  value: v.nullish(v.string()),
});
const repeatedWire = v.object({
  row: count,
  invoiceNum: v.string(),
  /** The earlier row of the sheet with the same invoice; absent where the package had the invoice. */
  sameAsRow: v.nullish(count),
});

const remarkedWire = v.object({ row: count, invoiceNum: v.string(), because: v.string() });

/** Result of importing a sheet. The documents name the call, but none of its fields. */
export const sheetAnswerWire = v.object({
  /** Number of rows from which invoices were made. */
  added: v.nullish(count),
  /** Number of rows from which no invoice was made; the reasons are in `problems`. */
  faulty: v.nullish(count),
  problems: v.nullish(v.array(rowProblemWire)),
  repeated: v.nullish(v.array(repeatedWire)),
  /** Rows with invoices that do not count in full: void, reversed or negative ones. */
  remarked: v.nullish(v.array(remarkedWire)),
  /** Names of the sheets that were not read. */
  unreadSheets: v.nullish(v.array(v.string())),
  /** Number of hidden rows, which were not read. */
  hiddenRows: v.nullish(count),
  /** Why nothing in the sheet could be used, and the columns or the limit concerned. */
  trouble: v.nullish(v.string()),
  missing: v.nullish(v.array(v.string())),
  most: v.nullish(v.number()),
  /** The sheet to be filled in, or a sheet of the faulty rows alone. */
  file: v.nullish(generatedFileWire),
});
export type SheetAnswerWire = v.InferInput<typeof sheetAnswerWire>;
export type SheetAnswer = v.InferOutput<typeof sheetAnswerWire>;

export const invoiceSheetCalls = {
  /** Takes the invoices of an uploaded sheet into a category. Without a category, answers the sheet to be filled in. */
  invoiceSheet: defineCall({
    base: 'web',
    method: 'POST',
    path: '/corp/v1/certificate/doc/file/excel-export-invoice',
    source: 'document 2, sections 5 and 7, which name no fields',
    caller: 'signed-in',
    changes: true,
    request: v.object({ docMaterialId: identifier, pkFile: maybe(identifier) }),
    answer: sheetAnswerWire,
  }),
};

/** Names of an invoice's fields on the wire. */
const fieldNames = {
  type: 'invoiceType',
  code: 'invoiceCode',
  number: 'invoiceNum',
  checkCode: 'checkCode',
  date: 'invoiceDate',
  amountExcludingTax: 'amountExcludingTax',
  tax: 'taxAmount',
  total: 'taxIncludedAmount',
} as const satisfies Readonly<Record<InvoiceField, string>>;

const parseField = (name: string | null | undefined): InvoiceField | undefined =>
  sheetColumns.find((field) => fieldNames[field] === name);

/** All reasons for which the portal has words. */
const reasons = [
  ...cellFaults,
  'missing',
  'not-digits',
  'no-such-date',
  'in-the-future',
  'not-positive',
  'negative',
  'does-not-add-up',
  'wrong-length',
] as const satisfies readonly SheetProblem['because'][];
const full = 'full';

/** A row's problem, parsed from the wire; an unknown reason becomes `unknown`. */
export interface ToldProblem {
  readonly row: number;
  readonly field: InvoiceField | undefined;
  readonly because: SheetProblem['because'] | 'full' | 'unknown';
  readonly lengths: readonly number[];
  readonly value: string;
}

function rowToWire({ row, texts, problems, full: isFull }: FaultyRow): NonNullable<SheetAnswerWire['problems']> {
  if (isFull) return [{ row, because: full }];
  return problems.map(({ field, because, lengths }) => ({
    row,
    fieldName: fieldNames[field],
    because,
    lengths: [...lengths],
    value: texts[field],
  }));
}

const repeatedToWire = ({ row, number, sameAs }: RepeatedRow): NonNullable<SheetAnswerWire['repeated']>[number] => ({
  row,
  invoiceNum: number,
  ...(sameAs === 'package' ? {} : { sameAsRow: sameAs.row }),
});

/** The result in the form that the adapter parses. */
export function planToWire({ invoices, faulty, repeated, remarked, unread }: SheetPlan): SheetAnswerWire {
  return {
    added: invoices.length,
    faulty: faulty.length,
    problems: faulty.flatMap(rowToWire),
    repeated: repeated.map(repeatedToWire),
    remarked: remarked.map(({ row, number, because }) => ({ row, invoiceNum: number, because })),
    unreadSheets: [...unread.sheets],
    hiddenRows: unread.hiddenRows,
  };
}

export const troubleToWire = (
  trouble: InvoiceSheetTrouble | { readonly because: 'unreadable' | 'encrypted' },
): SheetAnswerWire => sheetTroubleToWire(trouble, (field) => fieldNames[field]);

/** Why a sheet was rejected; undefined where it was not. */
export const troubleFromWire = (answer: SheetAnswer) => sheetTroubleFromWire(answer, parseField);

export function problemsFromWire({ problems }: SheetAnswer): readonly ToldProblem[] {
  return (problems ?? []).map(({ row, fieldName, because, lengths, value }) => ({
    row,
    field: parseField(fieldName),
    because: because === full ? full : (reasons.find((reason) => reason === because) ?? 'unknown'),
    lengths: lengths ?? [],
    value: value ?? '',
  }));
}

export function repeatedFromWire({ repeated }: SheetAnswer): readonly RepeatedRow[] {
  return (repeated ?? []).map(({ row, invoiceNum, sameAsRow }) => ({
    row,
    number: invoiceNum,
    sameAs: typeof sameAsRow === 'number' ? { row: sameAsRow } : 'package',
  }));
}

/** Parses remarks; those for which this portal has no words are left out. */
export function remarkedFromWire({ remarked }: SheetAnswer): readonly RemarkedRow[] {
  return (remarked ?? []).flatMap(({ row, invoiceNum, because }) => {
    const remark = rowRemarks.find((each) => each === because);
    return remark === undefined ? [] : [{ row, number: invoiceNum, because: remark }];
  });
}

export function unreadFromWire({ unreadSheets, hiddenRows }: SheetAnswer): UnreadParts {
  return { sheets: unreadSheets ?? [], hiddenRows: hiddenRows ?? 0 };
}
