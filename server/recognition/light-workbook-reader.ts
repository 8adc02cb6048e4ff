import type { WorkbookRead, WorkbookReader } from '../core/evidence/invoice-sheets.ts';
import { workbookSheets } from './sheets/workbook-sheets.ts';

/** Reads workbooks where there are no processes: in a browser tab, whose files are one's own. */
export class LightWorkbookReader implements WorkbookReader {
  async read(bytes: Uint8Array): Promise<WorkbookRead> {
    return workbookSheets(bytes);
  }
}
