import { spreadsheetType } from '../../src/contract/generated-file.ts';
import writeExcelFile, { type Row } from 'write-excel-file/universal';
import type { DocumentOrder } from '../core/ports.ts';

type ListOrder = Extract<DocumentOrder, { readonly kind: 'list' }>;

/** Every cell is a text, so that no user input becomes a formula. */
const text = (value: string) => ({ value, type: String, wrap: true, alignVertical: 'top' }) as const;

function rowsOf({ title, facts, columns, rows, notes }: ListOrder): Row[] {
  const line = (value: string): Row => [{ value, type: String }];
  return [
    [{ value: title, type: String, fontWeight: 'bold', fontSize: 16 }],
    ...facts.map(line),
    [],
    columns.map((column) => ({ value: column.title, type: String, fontWeight: 'bold', backgroundColor: '#e7efec' })),
    ...rows.map((row) => row.map(text)),
    [],
    ...notes.map(line),
  ];
}

/** A spreadsheet with a title, facts below it, a table and notes. */
export async function listFile(order: ListOrder): Promise<{ readonly bytes: Uint8Array; readonly mimeType: string }> {
  const file = await writeExcelFile(rowsOf(order), {
    sheet: order.title,
    columns: order.columns.map(({ width }) => ({ width })),
  }).toBlob();
  return { bytes: new Uint8Array(await file.arrayBuffer()), mimeType: spreadsheetType };
}
