import type { Clock } from '../../../application/ports/clock.ts';
import type { DocumentVault } from '../../../application/ports/uploads/document-vault.ts';
import type { Drafts } from '../../../application/ports/drafts.ts';
import type { BusinessTrail } from '../../../application/ports/evidence/business-trail.ts';
import type { ClarityDesk } from '../../../application/ports/evidence/clarity-desk.ts';
import type { EarlierDocuments } from '../../../application/ports/evidence/earlier-documents.ts';
import type { FileCopies } from '../../../application/ports/evidence/file-copies.ts';
import type { InvoiceSheets } from '../../../application/ports/evidence/invoice-sheets.ts';
import type { InvoiceUses } from '../../../application/ports/evidence/invoice-uses.ts';
import type { LibraryChanges } from '../../../application/ports/evidence/library-changes.ts';
import type { MaterialDesk } from '../../../application/ports/evidence/material-desk.ts';
import type { PackageDesk } from '../../../application/ports/evidence/package-desk.ts';
import type { ReadingDesk } from '../../../application/ports/evidence/reading-desk.ts';
import type { UnfinishedUploads } from '../../../application/ports/evidence/unfinished-uploads.ts';
import type { WordMarks } from '../../../application/ports/evidence/word-marks.ts';
import type { Identifiers } from '../../../application/ports/identifiers.ts';
import type { Navigator } from '../../../application/ports/navigator.ts';
import type { PickedFiles } from '../../../application/ports/uploads/picked-files.ts';
import type { BusinessTermsDesk } from '../../../application/ports/parties/business-terms-desk.ts';
import type { OpenBook } from '../../../domain/evidence/shared/book-policies.ts';
import type { RefreshPoller } from '../../shared/refresh-poller.ts';
import type { SessionStore } from '../../identity/session-store.ts';
import type { Toasts } from '../../shared/toasts.ts';
import type { UnarrivedFiles } from '../shared/unarrived-files.ts';
import type { UploadQueue } from '../shared/upload-queue.ts';

/** The ports of the upload page. */
export interface MaterialsPorts {
  readonly book: OpenBook;
  /** Documents: reading, adding, changing and removing them. */
  readonly desk: MaterialDesk;
  readonly packages: PackageDesk;
  /** Running uploads. */
  readonly queue: UploadQueue;
  readonly vault: DocumentVault;
  /** Uploads that ended when the portal was closed, as the back end and this browser know them. */
  readonly unfinished: UnfinishedUploads;
  readonly unarrived: UnarrivedFiles;
  readonly picked: PickedFiles;
  /** Facts about files and invoices from machines and registers. */
  readonly readings: ReadingDesk;
  readonly clarity: ClarityDesk;
  readonly uses: InvoiceUses;
  readonly marks: WordMarks;
  /** Copies of files that have arrived, whole or divided. */
  readonly copies: FileCopies;
  /** Sources of documents besides the disk: sheets, other packages, orders. */
  readonly sheets: InvoiceSheets;
  readonly earlier: EarlierDocuments;
  readonly trail: BusinessTrail;
  /** The terms that may prevent the submission of the package. */
  readonly library: LibraryChanges;
  readonly businessTerms: BusinessTermsDesk;
  readonly drafts: Drafts;
  readonly identifiers: Identifiers;
  readonly clock: Clock;
  readonly navigator: Navigator;
  readonly poller: RefreshPoller;
  readonly session: SessionStore;
  readonly toasts: Toasts;
}
