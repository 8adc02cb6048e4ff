import type { UploadStage, DocumentType, ReviewResult } from '../../../src/domain/evidence/materials/stage.ts';
import type { FileLimits } from '../../../src/domain/uploads/file-limits.ts';
import type { OpenBook } from '../../../src/domain/evidence/shared/book-policies.ts';
import type { ReviewEntry, ReviewStage } from '../../../src/domain/evidence/materials/package-machine.ts';
import type { Money } from '../../../src/domain/money/money.ts';
import type { OrderTexts } from '../../../src/domain/evidence/orders/order-details.ts';
import type { InvoiceJourney } from '../../../src/domain/evidence/orders/invoice-journey.ts';
import type { InvoiceMark } from '../../../src/domain/evidence/reuse/invoice-mark.ts';
import type { PackageType } from '../../../src/domain/catalogue/package-type.ts';
import type { Candidate } from '../../../src/domain/evidence/selection/candidate.ts';
import type { Shelf } from '../../../src/domain/evidence/shared/shelf.ts';
import type { PackageState } from '../../../src/domain/evidence/materials/package-state.ts';
import type { InvoiceNeed } from '../../../src/domain/evidence/selection/invoice-need.ts';
import type { MaterialTotals } from '../../../src/domain/evidence/materials/totals.ts';
import type { Objection } from '../../../src/domain/evidence/materials/review.ts';
import type { GivenContent } from '../../../src/domain/evidence/materials/correction.ts';
import type { DocumentContent } from '../../../src/domain/evidence/materials/document-content.ts';
import type { ItemOrigin } from '../../../src/domain/evidence/materials/material.ts';
import type { Invoice } from '../../../src/domain/evidence/invoice/invoice.ts';
import type { ArchiveEntry, EntryTrouble } from '../../../src/domain/viewer/shared/archive-entry.ts';
import type { DocumentOrder } from '../ports.ts';
import type { DocumentKind } from '../../../src/domain/evidence/reading/read-fields.ts';
import type { FileReading } from '../../../src/domain/evidence/reading/file-reading.ts';
import type { FieldReading } from '../../../src/domain/evidence/reading/read-document.ts';
import type { PaperFindings } from '../../../src/domain/evidence/reading/paper-findings.ts';
import type { PictureMeasure } from '../../../src/domain/uploads/picture-clarity.ts';
import type { UnreadBecause } from '../evidence/file-reader.ts';
import type { WordMark } from '../../../src/domain/evidence/marks/word-mark.ts';
import type { ReturnedDocument, LoggedAction } from '../../../src/domain/evidence/materials/progress.ts';
import type { PickedWire } from '../../../src/contract/extensions/evidence/picked-extensions.ts';
import type { sortableColumns } from '../../../src/contract/documented/evidence/package-list.ts';
import type { PackageColumn as ShownColumn } from '../../../src/domain/evidence/shared/package-columns.ts';
import type { ReadFieldName } from '../../../src/domain/evidence/reading/read-fields.ts';
import type { ServerLocale } from '../server-locale.ts';
import type { KeptViews } from '../../../src/domain/evidence/shared/kept-views.ts';

export interface StandardCategory {
  readonly docStdCategoryId: string;
  readonly name: string;
  readonly stage: UploadStage;
  readonly docFileType: DocumentType;
  readonly required: boolean;
  readonly maxItems: number | undefined;
  /** Overrides the usual limits of the document type. */
  readonly limits: FileLimits | undefined;
  readonly templateFiles: readonly string[];
  readonly exampleFiles: readonly string[];
  /**
   * The company edits its templates, so that they come as text documents; others come as PDFs, which are not changed.
   */
  readonly templatesEdited?: true;
  /** Fields that recognition may fill in; undefined for all of them. */
  readonly recognisedFields?: readonly ReadFieldName[];
}

/** Documents that a funder requires for credits of one core enterprise. `fkCorpCore` may be `*`. */
export interface StandardRecord {
  readonly snapshotVersion: string;
  readonly book: OpenBook;
  readonly fkCorpCore: string;
  readonly fkFinance: string;
  readonly categories: readonly StandardCategory[];
  /** Review that a confirmation enters for this funder; undefined for the usual one of the product. */
  readonly reviewEntry: ReviewEntry | undefined;
  /** The standard that has replaced it. Packages that were made by this one keep it. */
  readonly supersededBy?: string | undefined;
}

/** The purchase order behind a company's business. */
export interface OrderRecord {
  /** Key: the company and the business's number. */
  readonly id: string;
  readonly pkCorp: string;
  readonly amount: Money | undefined;
  readonly drawdownAmount: Money | undefined;
  readonly details: OrderTexts;
}

/** One invoice under way. Its total is a decimal text in yuan; its PDF is a file of the portal, or empty. */
export interface JourneyInvoiceRecord extends Omit<InvoiceJourney, 'total' | 'typeName' | 'pdfAddress'> {
  readonly total: string;
  readonly pkFile: string;
}

/** The invoices under way of a company's business. */
export interface JourneyRecord {
  /** Key: the company and the business's number. */
  readonly id: string;
  readonly pkCorp: string;
  readonly businessNo: string;
  readonly invoices: readonly JourneyInvoiceRecord[];
}

/** Mark of the tax register against an invoice, as the sandbox plays it. */
export interface InvoiceMarkRecord {
  /** Key: code and number, as by `invoiceIdentity`. */
  readonly id: string;
  readonly code: string;
  readonly number: string;
  readonly mark: InvoiceMark;
  readonly markedAt: number;
}

/** Limit of a funder for a core enterprise and a product, and the amount used. */
export interface LimitRecord {
  /** Key: the following fields. */
  readonly id: string;
  readonly fkCorpCore: string;
  readonly fkFinance: string;
  readonly docType: PackageType;
  readonly limit: Money;
  readonly used: Money;
}

export interface CandidateRecord extends Candidate, Shelf {
  /** Owner: the company whose operators may package it. */
  readonly pkCorp: string;
}

/** Objection of a final reviewer to a document, or to a whole category where it names none. */
export interface ReviewObjectionRecord extends Pick<Objection, 'reason'> {
  readonly docMaterialId: string;
  readonly docFileId: string | undefined;
}

export interface PackageRecord extends Shelf {
  readonly docDatumId: string;
  readonly pkCorp: string;
  readonly state: PackageState;
  readonly dataVersion: number;
  readonly totalAmount: Money;
  readonly payerName: string;
  readonly creditSourceName: string;
  readonly supplierName: string;
  readonly counterpartyName: string;
  readonly fkFinance: string;
  readonly financeName: string;
  readonly accountNo: string;
  readonly expectPayAmount: Money | undefined;
  readonly expectDueDate: string;
  readonly businessType: string;
  readonly creditState: string;
  readonly productType: string;
  /** Whether it needs invoices; undefined where its standard decides. */
  readonly invoiceNeed: InvoiceNeed | undefined;
  readonly standardVersion: string;
  readonly createdAt: number;
  readonly createdBy: string;
  readonly createdByName: string;
  readonly submittedAt: number | undefined;
  readonly submittedByName: string;
  /** Start of its current step (`isSameStep`), regardless of the reviewer. */
  readonly stateSince: number;
  readonly handlerId: string;
  readonly handlerName: string;
  readonly submittedTotals: MaterialTotals | undefined;
  /** Number of items in the last return. */
  readonly returnedItems: number;
  /** Whether the platform's agreement last opened it for changes, and not a return: then all of it is open. */
  readonly changeGranted: boolean;
  /**
   * Reviewer of the platform who has taken the package up; empty for none. No answer to the customer names a reviewer.
   */
  readonly reviewerId: string;
  /** Reviewer who passed the first review, and so may not pass the final one; empty before. */
  readonly firstReviewerId: string;
  /** When the funder paid out; undefined before. */
  readonly fundedAt: number | undefined;
  /** When the financing was repaid; undefined before. */
  readonly repaidAt: number | undefined;
  /** Whether the signed letter of an overdue business was given to the platform, and not returned. */
  readonly letterGiven: boolean;
  /** Objections of the final reviewer, until the first one has decided again. Never disclosed to the customer. */
  readonly objections: readonly ReviewObjectionRecord[];
}

export interface MaterialRecord {
  readonly docMaterialId: string;
  readonly docDatumId: string;
  readonly category: StandardCategory;
  readonly position: number;
  readonly result: ReviewResult;
  readonly reason: string;
  /** A returned item was removed from it, so that another may be added. */
  readonly reopened: boolean;
}

/** Content of an item when it was returned. Old records have no fields. */
export interface ReplacedRecord extends Pick<GivenContent, 'content'> {
  readonly pkFiles: readonly string[];
  readonly fileName: string;
  readonly number: string;
  readonly amount: Money | undefined;
}

export interface ItemRecord {
  readonly docFileId: string;
  readonly docMaterialId: string;
  readonly docDatumId: string;
  readonly docFileType: DocumentType;
  readonly revision: number;
  readonly pkFiles: readonly string[];
  readonly content: DocumentContent;
  readonly result: ReviewResult;
  readonly reason: string;
  readonly reviewedAt: number | undefined;
  readonly reviewedBy: ReviewStage | undefined;
  readonly changedSinceReturn: boolean;
  readonly replaced: ReplacedRecord | undefined;
  readonly origin?: ItemOrigin | undefined;
  /** Time of the request for its first file. Items are listed in this order; a replacement keeps the place. */
  readonly createdAt: number;
  /** Sequence number of its first file, which orders files requested in the same millisecond. */
  readonly turn: number;
  readonly updatedBy: string;
}

/** An invoice of the trade behind a business, which may be taken over into a package of that business. */
export interface TradeInvoiceRecord {
  readonly id: string;
  readonly pkCorp: string;
  readonly businessId: string;
  readonly invoice: Invoice;
  /** Empty where the trade has the invoice's data but no picture. */
  readonly pkFiles: readonly string[];
}

/** A file of an archive, with the result of unpacking it once it was requested. */
export interface ArchivedEntry extends ArchiveEntry {
  readonly unpacked?:
    | { readonly objectKey: string; readonly mimeType: string }
    | { readonly unshown: EntryTrouble }
    | undefined;
}

export interface FileRecord {
  readonly pkFile: string;
  /** Undefined for files of all companies, such as templates. */
  readonly pkCorp: string | undefined;
  readonly name: string;
  readonly size: number;
  readonly mimeType: string;
  readonly sha256: string;
  /**
   * Key of its bytes in the object store. Once the file is `stored`, the key belongs to it alone and is not
   * overwritten.
   */
  readonly objectKey: string;
  /** Name issued by its upload form: the object's key in the store, or the `fileName` through the API. */
  readonly promisedKey: string;
  /** Upload method: by a form straight to the object store, in parts, or through the API. */
  readonly transport: 'form' | 'parts' | 'api';
  /** The object store's id of the multipart upload while it is open. */
  readonly partUpload: string | undefined;
  /** Number of uploads that began through the API, each under a new key. */
  readonly attempts: number;
  /** Real time until which bytes may arrive; 0 for a file that nobody uploads. */
  readonly promisedUntil: number;
  /** `awaited` until the object has been read back and agrees with what was declared. */
  readonly state: 'awaited' | 'stored';
  /** Result of the virus scan on arrival. Infected files are never kept. */
  readonly scan: 'clean' | 'not-scanned';
  /** The browser's own id of this upload, so that a repeated upload is one file. */
  readonly uploadId: string;
  readonly docMaterialId: string | undefined;
  readonly createdBy: string;
  /** Time of the request for its upload. */
  readonly createdAt: number;
  /** Sequence number of the request within its package, from 1; 0 for a file that nobody uploaded. */
  readonly turn: number;
  /** Time of the first submission with it. From then on it is kept as evidence. Undefined before. */
  readonly submittedAt: number | undefined;
  /** Entries of an archive; undefined for other files. */
  readonly archive?: readonly ArchivedEntry[] | undefined;
  /** Made when first opened (the demo world's documents). */
  readonly order: DocumentOrder | undefined;
}

/**
 * State of the reading of a file. The raw readings are kept and not the interpreted document, because the
 * interpretation depends on the day and on the package's parties.
 */
export interface ReadingRecord {
  readonly pkFile: string;
  readonly pkCorp: string;
  readonly kind: DocumentKind;
  readonly state: FileReading['state'];
  /** Number of times that a reading began and did not finish. */
  readonly attempts: number;
  /** Real time when the job was last queued; 0 for one that is to be queued again. */
  readonly putAt: number;
  readonly fieldReadings: readonly FieldReading[];
  /** Whether only optical recognition is left, and the file waits for it. */
  readonly optical: boolean;
  /** Clarity of a picture; undefined before it is measured, and for other files. */
  readonly clarity: PictureMeasure | undefined;
  /** Why it is not readable; undefined otherwise. */
  readonly unread: UnreadBecause | undefined;
  /** Findings about the whole file; undefined where its pages were not examined. */
  readonly paper: PaperFindings | undefined;
  /** Number of times that it was read again on request. */
  readonly again: number;
}

/** Words that the platform's machine marked on a document, with the user's verdict. Instants are in milliseconds. */
export interface WordMarkRecord extends WordMark {
  readonly docDatumId: string;
  /** Empty while there is no verdict. */
  readonly judgedBy: string;
  readonly judgedAt: number | undefined;
}

/** A returned document in the log. */
export interface ReturnedRecord extends Omit<ReturnedDocument, 'documentType'> {
  readonly docFileType: DocumentType;
}

/** A document that the platform corrected. Fields have their names on the wire. */
export interface CorrectedRecord extends Omit<ReturnedRecord, 'reason'> {
  readonly fields: readonly { readonly fieldName: string; readonly before: string; readonly after: string }[];
}

/** Order of a sheet of packages, or of an archive of their files. */
export interface PackagesOrder {
  readonly kind: 'EXPORT' | 'ARCHIVE';
  readonly picked: PickedWire;
  readonly orderBy: (typeof sortableColumns)[number];
  readonly descending: boolean;
  /** Columns of the sheet. */
  readonly columns: readonly ShownColumn[];
  readonly locale: ServerLocale;
}

/** Order of all signed agreements that a user may read. */
export interface SignedAgreementsOrder {
  readonly kind: 'PROTOCOLS';
  readonly locale: ServerLocale;
}

/** Order of a list of another area, as a sheet. `asked`: parameters that the other area stored and reads again. */
export interface OtherListOrder {
  readonly kind: 'LIST';
  readonly list: string;
  readonly asked: unknown;
  readonly locale: ServerLocale;
}

/** Order of a download. */
export type DownloadOrder = PackagesOrder | SignedAgreementsOrder | OtherListOrder;

export interface DownloadRecord {
  readonly id: string;
  readonly userId: string;
  readonly pkCorp: string;
  readonly role: string;
  readonly order: DownloadOrder;
  /** Name under which it is saved. */
  readonly name: string;
  readonly requestedAt: number;
  readonly state: 'WAITING' | 'RUNNING' | 'COMPLETE' | 'FAILED';
  /** Number of times that the work began and did not finish. */
  readonly attempts: number;
  /** Real time at which the job was last queued. */
  readonly putAt: number;
  readonly done: number;
  readonly total: number;
  /** Empty before it is complete. */
  readonly objectKey: string;
  readonly size: number;
  readonly completedAt: number | undefined;
  readonly expiresAt: number;
  readonly failure: 'TOO_MUCH' | 'NOTHING' | 'NOT_PERMITTED' | 'FAULT' | undefined;
  /** Whether its owner has seen the result. */
  readonly isSeen: boolean;
}

/** The views that one person keeps of one list. */
export interface ViewsRecord extends KeptViews {
  /** Key: the person, the book and the side. */
  readonly id: string;
  readonly userId: string;
  /** Number of changes. */
  readonly revision: number;
}

export interface LogRecord {
  readonly docDatumId: string;
  readonly at: number;
  readonly action: LoggedAction;
  readonly actorId: string;
  readonly actorName: string;
  readonly side: 'CORP' | 'PLATFORM' | 'SYSTEM';
  readonly detail: string;
  /** Item that the entry is about, if any. */
  readonly docFileId: string | undefined;
  /** For a return: what was returned and why. */
  readonly returned: readonly ReturnedRecord[];
  /** For the platform's own correction: what it changed. */
  readonly corrected: readonly CorrectedRecord[];
  readonly dataVersion: number;
}
