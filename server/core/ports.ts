import type { LedgerSide } from '../../src/domain/trade/shared/posting.ts';
import type { ArchiveEntry, EntryTrouble } from '../../src/domain/viewer/shared/archive-entry.ts';
import type { ArchiveFlaw } from '../../src/domain/uploads/archive-limits.ts';
import type { ForeignFormat } from '../../src/domain/uploads/picture-format.ts';
import type { EvidencePackage } from '../../src/domain/evidence/materials/evidence-package.ts';
import type { PackageStatus } from '../../src/domain/evidence/materials/package-status.ts';
import type { OpenBook } from '../../src/domain/evidence/shared/book-policies.ts';
import type { PackageColumn } from '../../src/domain/evidence/shared/package-columns.ts';
import type { PlainDate } from '../../src/domain/calendar/plain-date.ts';
import type { Money } from '../../src/domain/money/money.ts';
import type { TradeList } from '../../src/domain/trade/shared/trade-list.ts';
import type { AnswerOf } from '../../src/contract/call.ts';
import type { tradeApplicationExtensions } from '../../src/contract/extensions/trade/trade-application-extensions.ts';
import type { tradeFinancingExtensions } from '../../src/contract/extensions/trade/trade-financing-extensions.ts';
import type { tradeStatisticsExtensions } from '../../src/contract/extensions/trade/trade-statistics-extensions.ts';
import type { tradeHoldingExtensions } from '../../src/contract/extensions/trade/trade-holding-extensions.ts';
import type { ServerLocale } from './server-locale.ts';

/**
 * Services that the core of the back end needs from outside. All of them are interfaces, so that the core runs
 * unchanged in a server, in a test and in a browser tab.
 */

/** The portal's time and real time, both in milliseconds since the epoch. */
export interface Clock {
  /** Time of the portal, which a sandbox can shift. Used for deadlines. */
  now(): number;
  /** Real time, which cannot be shifted. Used for sessions, locks and signed addresses. */
  realTime(): number;
}

/** Facts about an object that are available without reading it. */
export interface ObjectFacts {
  readonly size: number;
  readonly contentType: string;
}

/**
 * A form with which a browser uploads directly to the object store, once and within its limits (document 1, section 3,
 * upload policy).
 */
export interface PostPolicy {
  readonly url: string;
  readonly bucketName: string;
  readonly key: string;
  readonly policy: string;
  readonly sign: string;
  readonly accessKeyId: string;
  /** Base64 callback parameter of the OSS PostObject protocol; empty where the store makes no callback. */
  readonly callback: string;
}

export interface PostPolicyRequest {
  readonly key: string;
  readonly contentType: string;
  readonly maxBytes: number;
  /** Milliseconds since the epoch, real time. */
  readonly expiresAt: number;
  /** Sent back by the store in its callback, to identify the upload. */
  readonly callbackUploadId: string;
  /** Also sent back. It proves that the callback comes from the store for which the form was made. */
  readonly callbackToken: string;
}

/** A stream of bytes in pieces, so that a whole file is never in memory. */
export type ByteStream = AsyncIterable<Uint8Array>;

export interface ObjectContent {
  readonly bytes: ByteStream;
  /** Number of bytes. A stream that breaks off or has another size is not stored. */
  readonly size: number;
  readonly contentType: string;
}

/** A part of an object, as the store reports it. */
export interface StoredPart {
  /** Counts from 1. */
  readonly number: number;
  readonly size: number;
  /** MD5 of its bytes, hexadecimal, lower case. */
  readonly md5: string;
}

/** A multipart upload: the object's key, and the store's id of the upload. */
export interface PartUpload {
  readonly key: string;
  readonly upload: string;
}

/** Request by which a browser sends a part. */
export interface PartAddress {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * Multipart uploads, with one address per part. Parts survive restarts until the object is complete. Throws
 * `ObjectStoreFault`.
 */
export interface PartStore {
  begin(key: string, contentType: string): Promise<string>;
  /**
   * Address for uploading exactly these bytes, identified by their MD5 (hexadecimal, lower case), until `expiresAt` in
   * real time. A repeated part replaces the earlier one.
   */
  address(
    to: PartUpload,
    part: { readonly number: number; readonly md5: string; readonly expiresAt: number },
  ): Promise<PartAddress>;
  /** The complete parts, by number; undefined for an upload that does not exist or no longer exists. */
  parts(of: PartUpload): Promise<readonly StoredPart[] | undefined>;
  /**
   * Joins the parts into one object. `taken`: an object with the key already exists and is not changed. `gone`: parts
   * are missing.
   */
  complete(upload: PartUpload, parts: readonly StoredPart[]): Promise<'stored' | 'taken' | 'gone'>;
  /** Removes the upload; repeated calls are no fault. */
  abort(upload: PartUpload): Promise<void>;
}

/** Storage of files. The core generates the keys, which never contain user input. Throws `ObjectStoreFault`. */
export interface ObjectStore {
  /**
   * The form for one direct upload; undefined where this store accepts no direct uploads (`useOss` false). It cannot
   * change an existing object.
   */
  postPolicy(request: PostPolicyRequest): Promise<PostPolicy | undefined>;
  /**
   * Stores a new object. `taken`: an object with the key already exists and is not changed. A failure of the stream
   * itself is thrown unchanged.
   */
  put(key: string, content: ObjectContent): Promise<'stored' | 'taken'>;
  /** Undefined for an unknown key. */
  get(key: string): Promise<ByteStream | undefined>;
  head(key: string): Promise<ObjectFacts | undefined>;
  remove(key: string): Promise<void>;
  /**
   * A short-lived address from which a browser can read, including byte ranges. `downloadName` makes it a download with
   * that name.
   */
  signedAddress(key: string, options: { readonly expiresAt: number; readonly downloadName?: string }): Promise<string>;
  /** Undefined where this store accepts no multipart uploads from browsers. */
  readonly inParts?: PartStore | undefined;
}

/** Troubles of the store: unreachable, full, read-only, refusing the request, or giving an invalid answer. */
export const objectStoreTroubles = ['away', 'full', 'read-only', 'refused', 'nonsense'] as const;
export type ObjectStoreTrouble = (typeof objectStoreTroubles)[number];

export class ObjectStoreFault extends Error {
  override readonly name = 'ObjectStoreFault';
  readonly trouble: ObjectStoreTrouble;

  constructor(trouble: ObjectStoreTrouble, message: string, options?: ErrorOptions) {
    super(message, options);
    this.trouble = trouble;
  }
}

/** A received file with its declared properties. */
export interface ArrivedContent {
  readonly bytes: ByteStream;
  readonly size: number;
  /** Hexadecimal, lower case. */
  readonly sha256: string;
  /** Owner of the file. Companies take turns. */
  readonly company: string;
}

/** Result of inspecting a file's bytes. */
export type Inspection =
  | {
      readonly kind: 'image';
      readonly mimeType: 'image/jpeg' | 'image/png';
      readonly width: number;
      readonly height: number;
    }
  | { readonly kind: 'pdf'; readonly mimeType: 'application/pdf'; readonly pages: number }
  /** An electronic invoice: XML, or OFD (GB/T 33190). */
  | { readonly kind: 'xml'; readonly mimeType: 'application/xml' }
  | { readonly kind: 'ofd'; readonly mimeType: 'application/ofd' }
  /** A sheet of many invoices. */
  | { readonly kind: 'sheet'; readonly mimeType: string }
  /** Several files in one. */
  | { readonly kind: 'archive'; readonly mimeType: string; readonly entries: readonly ArchiveEntry[] }
  | {
      readonly kind: 'refused';
      readonly because:
        | 'not-as-declared'
        | 'unknown-content'
        | 'encrypted'
        | 'unreadable'
        | 'too-many-pixels'
        | 'empty'
        | 'check-timed-out';
    }
  /** The file contains active or hidden content, such as a script, a command or another file. */
  | { readonly kind: 'refused'; readonly because: 'active'; readonly flaw: string }
  /** A picture in a format that is not accepted anywhere. */
  | { readonly kind: 'refused'; readonly because: 'foreign-picture'; readonly flaw: ForeignFormat }
  /** The content of an archive cannot be checked. */
  | { readonly kind: 'refused'; readonly because: 'archive'; readonly flaw: ArchiveFlaw };

/** Compares received bytes with their declaration and inspects their content, never relying on a file name. */
export interface FileInspector {
  inspect(content: ArrivedContent): Promise<Inspection>;
}

/**
 * Result of unpacking one file of an archive: its bytes with the only type under which they may be delivered; why it is
 * not shown; or that the archive has changed since it was stored.
 */
export type UnpackedEntry =
  | { readonly kind: 'shown'; readonly mimeType: string; readonly size: number; readonly bytes: ByteStream }
  | { readonly kind: 'unshown'; readonly because: EntryTrouble }
  | { readonly kind: 'changed' };

/**
 * Unpacks archives file by file. The type of a file is determined from its bytes, which are inspected like those of any
 * upload.
 */
export interface ArchiveOpener {
  /** Passes the file at a position in the archive's list to the work, and keeps it until the work ends. */
  unpack<Result>(
    archive: ArrivedContent,
    entry: ArchiveEntry & { readonly index: number },
    work: (found: UnpackedEntry) => Promise<Result>,
  ): Promise<Result>;
}

/**
 * Kinds of background jobs. Optical reading takes seconds per page and is a kind of its own, so that other files do not
 * wait for it. Platform steps exist in the sandbox only.
 */
export const jobNames = ['reading', 'optical-reading', 'gathering', 'ticket-mail', 'platform-step'] as const;
export type JobName = (typeof jobNames)[number];

/** Number of jobs of each kind that a server runs at the same time. */
export const jobsAtOnce: Readonly<Record<JobName, number>> = {
  reading: 2,
  'optical-reading': 1,
  gathering: 2,
  'ticket-mail': 1,
  'platform-step': 2,
};

export interface JobOrder {
  /** Subject of the job. A key with a waiting or running job is not queued again. */
  readonly key: string;
  /** Owner of the job. Only one job of an owner runs at a time, across all servers. */
  readonly owner: string;
  /**
   * Number of the owner's jobs that were queued before it. Jobs with the lowest number run first, so that owners take
   * turns.
   */
  readonly turn: number;
}

/** Current numbers of jobs of one kind. Failed jobs are counted for some days. */
export interface JobCounts {
  readonly name: JobName;
  readonly waiting: number;
  readonly running: number;
  readonly failed: number;
}

/** Background jobs. A job runs at least once, even after a crash, so it must be safe to repeat. */
export interface Jobs {
  put(name: JobName, orders: readonly JobOrder[]): Promise<void>;
  /** Sets the handler of a kind of job. A job that throws is tried again later, a limited number of times. */
  handle(name: JobName, work: (key: string) => Promise<void>): void;
  counts(): Promise<readonly JobCounts[]>;
}

/** Collects bytes of unknown length, then passes them with their size to the work, and keeps them until it ends. */
export interface Spool {
  spoolThrough<Result>(
    bytes: ByteStream,
    work: (content: { readonly size: number; readonly bytes: ByteStream }) => Promise<Result>,
  ): Promise<Result>;
}

/** Content of a cell: a text, which is never a formula; a decimal string in yuan; or a day (ISO). */
export type SheetCell =
  | {
      readonly kind: 'text';
      readonly text: string;
      /** Style of a text to correct, or of an example. */
      readonly mark?: 'wrong' | 'sample';
    }
  | { readonly kind: 'amount'; readonly yuan: string }
  | { readonly kind: 'count'; readonly count: number }
  | { readonly kind: 'day'; readonly day: string };

export interface SheetColumn {
  readonly title: string;
  /** Number of characters. */
  readonly width: number;
  /** Options for its cells. */
  readonly choices?: readonly string[];
  /** Whether its cells are formatted as text, so that numbers of twenty digits stay as typed. */
  readonly asText?: boolean;
}

export interface SheetOrder {
  readonly name: string;
  readonly columns: readonly SheetColumn[];
  readonly rows: AsyncIterable<readonly SheetCell[]>;
  /** A second sheet that says where the rows come from; absent for none. */
  readonly origin?: SheetOrigin;
}

/** What a sheet contains, for a reader who did not export it. */
export interface SheetOrigin {
  /** Name of the sheet. */
  readonly name: string;
  readonly facts: readonly { readonly label: string; readonly text: string }[];
}

export interface ArchivedFile {
  readonly name: string;
  readonly bytes: ByteStream;
  /** Whether compression reduces its size; pictures and PDFs are already compressed. */
  readonly isCompressible: boolean;
}

/** Writes files of any length row by row and piece by piece, with at most one piece in memory. */
export interface FileWriter {
  readonly spool: Spool;
  /** A spreadsheet. */
  writeSheet(order: SheetOrder): ByteStream;
  /** Writes a zip archive. `at`: modification time of its files, in milliseconds since the epoch. */
  writeArchive(files: AsyncIterable<ArchivedFile>, at: number): ByteStream;
  /** Texts of sheets and archives in one language. */
  sheetWords(locale: ServerLocale): Promise<SheetWords>;
  /** Texts of the trade's lists in one language. `side`: side of the ledger. */
  tradeSheetWords(locale: ServerLocale, side: LedgerSide): Promise<TradeSheetWords>;
}

/** Subject of a generated file's name. `book` is absent for all books; `list` is a list of another area. */
export type FileNamed =
  | { readonly kind: 'EXPORT' | 'ARCHIVE'; readonly book: OpenBook | undefined }
  | { readonly kind: 'PROTOCOLS' }
  | { readonly kind: 'LIST'; readonly list: string };

/** Texts of downloaded lists, equal to those on the screen. */
export interface SheetWords {
  /** Name of a book's list, or of the list of all books. */
  list(book: OpenBook | undefined): string;
  /** Name of a file generated at an instant, without characters that file names may not contain. */
  fileName(named: FileNamed, at: number): string;
  columns(columns: readonly PackageColumn[], overAllBooks: boolean): readonly SheetColumn[];
  row(
    evidence: EvidencePackage,
    standing: PackageStatus,
    columns: readonly PackageColumn[],
    overAllBooks: boolean,
  ): readonly SheetCell[];
  /** Name of a category of documents; names given by funders stay as they are. */
  material(name: string): string;
  /** The file that lists what an archive lacks, with its lines. */
  readonly absent: {
    readonly fileName: string;
    readonly head: string;
    noFile(docDatumId: string, material: string): string;
    missingFile(docDatumId: string, material: string, file: string): string;
  };
}

type Cells = readonly SheetCell[];

export type StatisticsWire = AnswerOf<typeof tradeStatisticsExtensions.tradeStatistics>;

/** Sums of a ledger, with its first and last day. */
export interface LedgerSums {
  readonly from: PlainDate;
  readonly to: PlainDate;
  readonly today: PlainDate;
  readonly opening: Money;
  readonly closing: Money;
  readonly in: { readonly count: number; readonly amount: Money };
  readonly out: { readonly count: number; readonly amount: Money };
}

/** Facts about an exported list. */
export interface ExportedFacts {
  readonly list: TradeList;
  readonly companyName: string;
  readonly creditCode: string;
  readonly userName: string;
  /** Milliseconds since the epoch. */
  readonly exportedAt: number;
  /** Number of rows, without opening, closing and totals. */
  readonly total: number;
  /** First and last day or month, inclusive; undefined for a list of the present state. */
  readonly period: { readonly from: string; readonly to: string } | undefined;
  readonly isFiltered: boolean;
  /** Whether the person sees the part of an inner organisation alone. */
  readonly isOfOrganisation: boolean;
  readonly keyword: string;
}

/** Texts and rows of the trade's lists, equal to those on the pages. */
export interface TradeSheetWords {
  name(list: TradeList): string;
  origin(facts: ExportedFacts): SheetOrigin;
  columns(list: TradeList): readonly SheetColumn[];
  held(row: AnswerOf<typeof tradeHoldingExtensions.tradeHoldings>['records'][number], today: PlainDate): Cells;
  transit(row: AnswerOf<typeof tradeHoldingExtensions.tradeHoldings>['records'][number]): Cells;
  instrument(row: AnswerOf<typeof tradeHoldingExtensions.tradeInstruments>['records'][number]): Cells;
  application(row: AnswerOf<typeof tradeApplicationExtensions.tradeApplications>['records'][number]): Cells;
  financing(row: AnswerOf<typeof tradeFinancingExtensions.tradeFinancings>['records'][number]): Cells;
  /** `about`: of its instrument, and of the company's own application; empty for none. */
  ledgerLine(
    row: AnswerOf<typeof tradeHoldingExtensions.tradeLedger>['records'][number],
    about: { readonly dueOn: PlainDate; readonly contractNumber: string; readonly applicationNumber: string },
  ): Cells;
  /** All rows of statistics, in the order of their page. `isOfOneCompany`: the flows are those with one company. */
  statistics(figures: StatisticsWire, isOfOneCompany: boolean): readonly Cells[];
  /** The rows before and after the lines of a ledger. */
  ledgerBefore(sums: LedgerSums): readonly Cells[];
  ledgerAfter(sums: LedgerSums): readonly Cells[];
}

/** A company that a generated document names. */
export interface DocumentParty {
  readonly name: string;
  readonly uscc: string;
}

export type DocumentOrder =
  | {
      readonly kind: 'invoice';
      readonly invoiceType: string;
      readonly code: string;
      readonly number: string;
      readonly checkCode: string;
      /** ISO date. */
      readonly date: string;
      readonly buyer: DocumentParty;
      readonly seller: DocumentParty;
      readonly goods: string;
      /** Decimal texts in yuan. */
      readonly amountExcludingTax: string;
      readonly tax: string;
      readonly total: string;
      readonly format: 'pdf' | 'png';
      /** Whether it is drawn like a bad photograph. */
      readonly blurred?: boolean;
    }
  | {
      readonly kind: 'contract';
      readonly number: string;
      readonly date: string;
      readonly buyer: DocumentParty;
      readonly seller: DocumentParty;
      readonly goods: string;
      readonly amount: string;
      readonly pages: number;
    }
  | {
      readonly kind: 'letter';
      readonly title: string;
      readonly date: string;
      readonly from: DocumentParty;
      readonly to: string;
      readonly paragraphs: readonly string[];
      /** Whether the letter is for signing; such a letter is not marked as a sample. */
      readonly toSign?: boolean;
      /** Whether the letter is edited before it is signed; such a letter is a text document. */
      readonly edited?: boolean;
    }
  | {
      /** A signed text, with a last page that names the signatory. */
      readonly kind: 'agreement';
      readonly title: string;
      readonly version: string;
      /** ISO date of creation. */
      readonly date: string;
      readonly sections: readonly { readonly heading: string; readonly paragraphs: readonly string[] }[];
      readonly signature: readonly { readonly label: string; readonly value: string }[];
    }
  | {
      /** A spreadsheet. */
      readonly kind: 'list';
      readonly title: string;
      /** Lines below the title. */
      readonly facts: readonly string[];
      /** Widths in characters. */
      readonly columns: readonly { readonly title: string; readonly width: number }[];
      readonly rows: readonly (readonly string[])[];
      readonly notes: readonly string[];
    };

/** Generates the demo world's documents when they are first opened, and lists and filled-in letters on request. */
export interface DocumentMaker {
  make(order: DocumentOrder): Promise<{ readonly bytes: Uint8Array; readonly mimeType: string }>;
}

/** Draws letters that a person can read and a program cannot: distorted, and never the same twice. */
export interface CaptchaPainter {
  /** A PNG file of 120 × 40 pixels, dark on white, that contains the letters only visually. */
  paint(letters: string): Promise<Uint8Array>;
}
