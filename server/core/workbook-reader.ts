import type { ReadSheet } from '../../src/domain/sheets/read-cell.ts';

/** Content of a workbook. `unreadable`: damaged, too large when unpacked, or harmful to its reader. */
export type WorkbookRead =
  | { readonly outcome: 'read'; readonly sheets: readonly ReadSheet[] }
  | { readonly outcome: 'unreadable' | 'encrypted' };

/** Reads spreadsheets in the formats xlsx and xls. Companies take turns. */
export interface WorkbookReader {
  /** Never rejects; an unreadable workbook has its own outcome. */
  read(bytes: Uint8Array, company: string): Promise<WorkbookRead>;
}
