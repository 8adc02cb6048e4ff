import { DocumentFault, type DocumentFaultReason } from '../../application/ports/viewer/shared/document-reader.ts';
import { PortFault } from '../../application/ports/port-fault.ts';
import type { Message, PlainKey } from '../../words/catalogue.ts';
import { failureOf } from '../shared/failure.ts';

/** What a reader is told instead of a preview: that trying again may help, or that only a download will. */
export interface ViewerOutcome {
  readonly kind: 'cannot-preview' | 'failed';
  readonly because: PlainKey;
  /** What the server says of it, where it said anything (document 1, section 8). */
  readonly said?: Message;
}

const outcomes: Readonly<Record<DocumentFaultReason, ViewerOutcome>> = {
  encrypted: { kind: 'cannot-preview', because: 'viewer.encrypted' },
  damaged: { kind: 'cannot-preview', because: 'viewer.damaged' },
  'timed-out': { kind: 'failed', because: 'viewer.timed-out' },
  'not-available': { kind: 'failed', because: 'viewer.not-available' },
  offline: { kind: 'failed', because: 'viewer.offline' },
  'no-reader': { kind: 'failed', because: 'viewer.no-reader' },
};

export const unknownFormat: ViewerOutcome = { kind: 'cannot-preview', because: 'viewer.unknown-format' };
/** Invoices that came in a sheet have no picture of their own. */
export const spreadsheet: ViewerOutcome = { kind: 'cannot-preview', because: 'viewer.spreadsheet' };
const storeAway: ViewerOutcome = { kind: 'failed', because: 'viewer.store-away' };
export const imageBroken: ViewerOutcome = { kind: 'failed', because: 'viewer.image-failed' };

/** A file's place gave no answer: the connection is lost, unless the platform answers. */
export async function unreadOutcome(error: unknown, askPlatform: () => Promise<unknown>): Promise<ViewerOutcome> {
  if (!(error instanceof DocumentFault) || error.because !== 'offline') return viewerOutcome(error);
  return askPlatform().then(() => storeAway, viewerOutcome);
}

/** Anything that is no fault of reading comes from asking for the address. */
export function viewerOutcome(error: unknown): ViewerOutcome {
  if (error instanceof PortFault && error.kind === 'offline') return outcomes.offline;
  if (error instanceof DocumentFault) return outcomes[error.because];
  const { what } = failureOf(error);
  return what.key === 'refusals.server-said' ? { ...outcomes['not-available'], said: what } : outcomes['not-available'];
}

/** How a file of that type is shown, or undefined when it cannot be. */
export function previewOf(mimeType: string): 'document' | 'image' | undefined {
  const type = mimeType.split(';')[0]?.trim().toLowerCase() ?? '';
  if (type === 'application/pdf') return 'document';
  return ['image/jpeg', 'image/jpg', 'image/png', 'image/gif', 'image/webp'].includes(type) ? 'image' : undefined;
}

/** Whether a type is that of a spreadsheet, of the newer or the older kind. */
export function isSpreadsheet(mimeType: string): boolean {
  return /^application\/vnd\.(?:openxmlformats-officedocument\.spreadsheetml\.sheet|ms-excel)\b/iu.test(mimeType.trim());
}

/** Whether a file may be a document of pages, as far as its name tells; for certain its type is known with its address. */
export function mayBePaged(name: string): boolean {
  return !/\.(?:jpe?g|png|gif|webp|xlsx?)$/iu.test(name);
}
