import { candidatesDesk } from './candidates-desk.ts';
import { packageDesk } from './package-desk.ts';
import { packageListDesk } from './package-list-desk.ts';
import { pickedDesk } from './picked-desk.ts';
import { downloadsDesk } from './downloads-desk.ts';
import { recognitionDesk } from './recognition-desk.ts';
import { clarityDesk } from './clarity-desk.ts';
import { invoiceUsesDesk } from './invoice-uses-desk.ts';
import { invoiceSheetDesk } from './invoice-sheet-desk.ts';
import { wordMarkDesk } from './word-mark-desk.ts';
import { eventDesk } from './event-desk.ts';
import { requestDesk } from './request-desk.ts';
import { packageBusinessDesk } from './package-business-desk.ts';
import { materialDesk } from './material-desk.ts';
import { standardsDesk } from './standards-desk.ts';
import { ordersDesk } from './orders-desk.ts';
import { overdueDesk } from './overdue-desk.ts';
import { earlierDesk } from './earlier-desk.ts';
import { libraryDesk } from './library-desk.ts';
import { viewDesk } from './view-desk.ts';
import { materialChangeDesk } from './material-change-desk.ts';
import { receivablesDesk } from './receivables-desk.ts';
import { searchDesk } from './search-desk.ts';
import type { DeskContext, MessageSources } from '../desk-context.ts';
import { packageMessages } from './package-messages.ts';
import type { Parts } from '../parts.ts';
import { downloadWork, type AreaDownloads } from './download-work.ts';
import { opticalWork, readingWork } from './reading-work.ts';

/** Handlers of the area's calls. */
export const evidenceDesks = ({ parts, files }: DeskContext) => ({
  ...candidatesDesk(parts),
  ...packageDesk(parts),
  ...packageListDesk(parts),
  ...pickedDesk(parts),
  ...downloadsDesk(parts),
  ...recognitionDesk(parts),
  ...clarityDesk(parts),
  ...invoiceUsesDesk(parts),
  ...invoiceSheetDesk(parts),
  ...wordMarkDesk(parts),
  ...eventDesk(parts),
  ...requestDesk(parts),
  ...packageBusinessDesk(parts),
  ...materialDesk(parts),
  ...standardsDesk(parts),
  ...ordersDesk(parts, files),
  ...overdueDesk(parts),
  ...earlierDesk(parts),
  ...libraryDesk(parts),
  ...viewDesk(parts),
  ...materialChangeDesk(parts),
  ...receivablesDesk(parts),
  ...searchDesk(parts),
  beginParts: files.beginParts,
  signPart: files.signPart,
  completeParts: files.completeParts,
  abortParts: files.abortParts,
  openParts: files.openParts,
  uploadPolicy: files.uploadPolicy,
  fileInfo: files.fileInfo,
  fileDownload: files.fileDownload,
  mimeTypes: files.mimeTypes,
  archiveEntry: files.archiveEntry,
});

/** Message sources of the area. */
export const evidenceSources: MessageSources = () => [packageMessages];

/** Registers the area's background jobs. Agreements and lists of the trade are gathered by other areas. */
export function doEvidenceJobs(parts: Parts, others: AreaDownloads): void {
  parts.jobs.handle('reading', readingWork(parts, parts.optical && parts));
  if (parts.optical) parts.jobs.handle('optical-reading', opticalWork(parts, parts.optical));
  parts.jobs.handle('gathering', downloadWork(parts, others));
}
