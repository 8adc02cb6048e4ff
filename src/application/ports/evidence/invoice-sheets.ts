import type { GeneratedFile } from '../generated-file.ts';
import type {
  RemarkedRow,
  RepeatedRow,
  InvoiceSheetTrouble,
} from '../../../domain/evidence/invoice-sheet/sheet-plan.ts';
import type { SheetProblem } from '../../../domain/evidence/invoice-sheet/sheet-row.ts';
import type { UnreadParts } from '../../../domain/sheets/sheet-table.ts';
import type { InvoiceField } from '../../../domain/evidence/invoice/invoice.ts';

/** A problem of a row of a sheet. Rows count from 1, as in spreadsheet programs. */
export interface RowProblem {
  readonly row: number;
  /** Undefined where the problem concerns the whole row. */
  readonly field: InvoiceField | undefined;
  /** `full`: the category accepts no more invoices. `unknown`: a problem that this portal does not know. */
  readonly because: SheetProblem['because'] | 'full' | 'unknown';
  readonly lengths: readonly number[];
  /** Content of the cell; empty for an empty cell. */
  readonly value: string;
}

export type SheetOutcome =
  | {
      readonly taken: true;
      /** Number of rows from which invoices were created. */
      readonly added: number;
      /** Number of rows with problems, from which none was created. */
      readonly faulty: number;
      readonly problems: readonly RowProblem[];
      readonly repeated: readonly RepeatedRow[];
      readonly remarked: readonly RemarkedRow[];
      readonly unread: UnreadParts;
      /** A sheet of the faulty rows alone, to correct and upload again; undefined where there are none. */
      readonly faultyRows: GeneratedFile | undefined;
    }
  | {
      readonly taken: false;
      readonly trouble:
        | InvoiceSheetTrouble
        | { readonly because: 'unreadable' | 'encrypted' | 'not-open' | 'file-missing' | 'gone' };
    };

/** Upload of many invoices in a spreadsheet (document 2, sections 5 and 7; checklist F-216). */
export interface InvoiceSheets {
  /** The empty sheet to fill in. */
  template(materialId: string): Promise<GeneratedFile>;
  /**
   * Creates invoices of a category from the rows of an uploaded sheet. Taking the same sheet again creates no invoice
   * twice.
   */
  take(materialId: string, fileId: string): Promise<SheetOutcome>;
}
