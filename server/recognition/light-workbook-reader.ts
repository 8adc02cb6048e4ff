import type { WorkbookRead, WorkbookReader } from '../core/workbook-reader.ts';
import { workbookSheets } from './sheets/workbook-sheets.ts';

/** Reads workbooks without a separate process, for the portal that runs in a browser tab with its user's own files. */
export class LightWorkbookReader implements WorkbookReader {
  async read(bytes: Uint8Array): Promise<WorkbookRead> {
    return workbookSheets(bytes);
  }
}
