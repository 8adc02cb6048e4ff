import type { SheetTrouble } from '../../../domain/sheets/sheet-table.ts';

/**
 * A sheet of which nothing can be used. `file-missing`: it has not arrived, or was sent by somebody else. `not-read`:
 * the back end reads no sheets.
 */
export interface UnusedSheet<Column extends string> {
  readonly read: false;
  readonly trouble:
    | SheetTrouble<Column>
    | { readonly because: 'unreadable' | 'encrypted' | 'file-missing' | 'not-read' };
}
