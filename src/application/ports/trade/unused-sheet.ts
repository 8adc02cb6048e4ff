import type { SheetTrouble } from '../../../domain/sheets/sheet-table.ts';

/**
 * A sheet that cannot be used. `file-missing`: it was not uploaded, or by another user. `not-read`: the back end does
 * not read sheets.
 */
export interface UnusedSheet<Column extends string> {
  readonly read: false;
  readonly trouble:
    | SheetTrouble<Column>
    | { readonly because: 'unreadable' | 'encrypted' | 'file-missing' | 'not-read' };
}
