import type { MadeFile } from '../made-file.ts';
import type {
  RemarkedRow,
  RepeatedRow,
  InvoiceSheetTrouble,
} from '../../../domain/evidence/invoice-sheet/sheet-plan.ts';
import type { SheetProblem } from '../../../domain/evidence/invoice-sheet/sheet-row.ts';
import type { UnreadParts } from '../../../domain/sheets/sheet-table.ts';
import type { InvoiceField } from '../../../domain/evidence/invoice/invoice.ts';

/** One thing that is wrong with a row of a sheet, counted from 1 as spreadsheets count. */
export interface RowProblem {
  readonly row: number;
  /** Undefined where the row as a whole is meant. */
  readonly field: InvoiceField | undefined;
  /** `full`: the category takes no more. `unknown`: something that this portal has no words for. */
  readonly because: SheetProblem['because'] | 'full' | 'unknown';
  readonly lengths: readonly number[];
  /** What stands in the cell; empty where nothing does. */
  readonly value: string;
}

export type SheetOutcome =
  | {
      readonly taken: true;
      /** How many rows became invoices. */
      readonly added: number;
      /** How many rows did not. */
      readonly faulty: number;
      readonly problems: readonly RowProblem[];
      readonly repeated: readonly RepeatedRow[];
      readonly remarked: readonly RemarkedRow[];
      readonly unread: UnreadParts;
      /** The faulty rows alone, to be mended and given again. */
      readonly faultyRows: MadeFile | undefined;
    }
  | {
      readonly taken: false;
      readonly trouble:
        | InvoiceSheetTrouble
        | { readonly because: 'unreadable' | 'encrypted' | 'not-open' | 'file-missing' | 'gone' };
    };

/** Invoices that come many at once, in a spreadsheet (document 2, sections 5 and 7; checklist F-216). */
export interface InvoiceSheets {
  /** The sheet to be filled in. */
  template(materialId: string): Promise<MadeFile>;
  /** Has the rows of a sheet that has arrived become invoices of a category. The same sheet again makes none twice. */
  take(materialId: string, fileId: string): Promise<SheetOutcome>;
}
