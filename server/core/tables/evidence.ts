import type { Shelf } from '../../../src/domain/evidence/shared/shelf.ts';
import type { PackageState } from '../../../src/domain/evidence/materials/package-state.ts';
import type { Money } from '../../../src/domain/money/money.ts';
import type { InvoiceNeed } from '../../../src/domain/evidence/selection/invoice-need.ts';
import type { PlainDate } from '../../../src/domain/calendar/plain-date.ts';
import type { DaySpan } from '../../../src/domain/calendar/searched-days.ts';
import type { AmountSpan } from '../../../src/domain/money/searched-amount.ts';
import type { JoinRequirements } from '../../../src/domain/evidence/selection/relatable-businesses.ts';
import type { ReusableType } from '../../../src/domain/evidence/reuse/earlier-document.ts';
import type { Table } from '../table.ts';
import type {
  StandardRecord,
  OrderRecord,
  JourneyRecord,
  InvoiceMarkRecord,
  LimitRecord,
  CandidateRecord,
  PackageRecord,
  MaterialRecord,
  StandardCategory,
  ItemRecord,
  FileRecord,
  ReadingRecord,
  TradeInvoiceRecord,
  WordMarkRecord,
  ViewsRecord,
  DownloadRecord,
  LogRecord,
} from '../records/evidence.ts';

/** A searched word, and the full names in lower case that it may also mean. */
export interface SearchedName {
  readonly text: string;
  readonly names: readonly string[];
}

/** A word that must match a receivable's number or other party, or one of these. */
export interface SearchedDue extends SearchedName {
  readonly amount: AmountSpan | undefined;
  /** Due days. */
  readonly days: readonly DaySpan[];
  readonly books: readonly Shelf['book'][];
}

/** A word that must match a document's number, or an invoice's amount with tax. */
export type SearchedDocument = Pick<SearchedDue, 'text' | 'amount'>;

export interface PackageQuery extends Shelf {
  readonly pkCorp: string;
  readonly states: readonly PackageState[] | undefined;
  readonly creditStates: readonly string[] | undefined;
  readonly businessTypes: readonly string[] | undefined;
  readonly productType: string | undefined;
  /** A part of the counterparty's, payer's or credit source's name. */
  readonly counterparty: string | undefined;
  /** A part of the package number or of any party's name. */
  readonly keyword: string | undefined;
  /** Each word must be a part of the package number or of a party's name, or a party must have one of its names. */
  readonly words?: readonly SearchedName[];
  readonly fkFinance: string | undefined;
  /** The user who handles it. */
  readonly handlerId: string | undefined;
  /** Milliseconds since the epoch; from inclusive, to exclusive. */
  readonly createdFrom: number | undefined;
  readonly createdTo: number | undefined;
  readonly amountFrom: Money | undefined;
  readonly amountTo: Money | undefined;
  /** Invoice requirement of the package. */
  readonly invoiceNeed?: InvoiceNeed | undefined;
  /**
   * Only packages that were paid out, were due before this Shanghai day, were not repaid, and whose letter waits for
   * the company.
   */
  readonly overdueOn?: PlainDate;
  /** Only among these numbers. */
  readonly numbers?: readonly string[];
}

export type PackageColumn = 'createTime' | 'totalAmount' | 'expectDueDate' | 'state' | 'docDatumId';

export interface PackageTotals {
  readonly count: number;
  readonly totalAmount: Money;
}

export interface PackagePage {
  readonly orderBy: PackageColumn;
  readonly descending: boolean;
  readonly offset: number;
  readonly limit: number;
}

/** Query for businesses of a company, over several shelves. */
export interface DueQuery {
  readonly pkCorp: string;
  readonly shelves: readonly Shelf[];
  /** Excludes this state. */
  readonly withoutState: string;
  /** First and last day, inclusive; undefined for no bound. A business without a day is in no range. */
  readonly from: PlainDate | undefined;
  readonly to: PlainDate | undefined;
  /** Side that is the other party. */
  readonly partyIs: 'payer' | 'supplier';
  /** Full name of the other party. */
  readonly party: string | undefined;
  /** A part of the number, ignoring case. */
  readonly keyword: string | undefined;
  /** All must match. */
  readonly words?: readonly SearchedDue[];
  /**
   * Limits the result to businesses that a funder may finance and that are in no valid package: the state to look for
   * on each shelf.
   */
  readonly free: ReadonlyMap<Shelf['book'], string> | undefined;
}

export interface DueSum {
  readonly count: number;
  readonly amount: Money;
}

export interface CandidateQuery extends Shelf {
  readonly pkCorp: string;
  readonly states: readonly string[] | undefined;
  readonly businessTypes: readonly string[] | undefined;
  readonly productType: string | undefined;
  readonly counterparty: string | undefined;
  /** Only businesses in no package (an invalid one does not count) that meet the requirements for joining one. */
  readonly joining?: JoinRequirements | undefined;
  readonly offset: number;
  readonly limit: number;
}

/** Query for documents of a company's packages on one side that may be chosen again. */
export interface EarlierQuery {
  readonly pkCorp: string;
  readonly side: Shelf['side'];
  readonly docFileType: ReusableType;
  /** States of the packages; undefined for any. */
  readonly states: readonly PackageState[] | undefined;
  /** A part of the number, ignoring case; empty for any. */
  readonly keyword: string;
  /** All must match. */
  readonly words?: readonly SearchedDocument[];
  /** A part of the payer's name of the package that contains the document, ignoring case. */
  readonly payer?: string | undefined;
  /** An invoice's total or a contract's amount, inclusive. */
  readonly amountFrom?: Money | undefined;
  readonly amountTo?: Money | undefined;
  /** Days of an invoice, inclusive. */
  readonly dateFrom?: PlainDate | undefined;
  readonly dateTo?: PlainDate | undefined;
  /** Whether documents in a package that is not void come last. Otherwise the latest come first. */
  readonly usedLast?: boolean | undefined;
  /** Only documents that are in no package, except void ones. */
  readonly unused?: boolean | undefined;
  readonly offset: number;
  readonly limit: number;
}

export interface GivenMaterials {
  readonly required: number;
  readonly there: number;
}

export interface EvidenceTables {
  readonly standards: Table<StandardRecord> & { all(): Promise<readonly StandardRecord[]> };
  readonly orders: Table<OrderRecord>;
  /** `withInvoice`: those of one company with an invoice of that number. */
  readonly journeys: Table<JourneyRecord> & {
    withInvoice(pkCorp: string, invoiceNumber: string): Promise<readonly JourneyRecord[]>;
  };
  /**
   * `latest`: those marked last, at most this many, whose number or code contains a part, ignoring case; empty for all.
   */
  readonly invoiceMarks: Table<InvoiceMarkRecord> & {
    latest(part: string, most: number): Promise<readonly InvoiceMarkRecord[]>;
  };
  /** `ofCore`: those of one core enterprise, in the order of their ids. */
  readonly limits: Table<LimitRecord> & { ofCore(fkCorpCore: string): Promise<readonly LimitRecord[]> };
  readonly candidates: Table<CandidateRecord> & {
    page(query: CandidateQuery): Promise<{ readonly total: number; readonly records: readonly CandidateRecord[] }>;
    /** Whether a company has any of a core enterprise, of any book and in any state. */
    hasOfCore(pkCorp: string, fkCorpCore: string): Promise<boolean>;
    inPackage(docDatumId: string): Promise<readonly CandidateRecord[]>;
    /** Those of several packages, in no order. */
    inPackages(docDatumIds: readonly string[]): Promise<readonly CandidateRecord[]>;
    /** The earliest due day first, then by number; those without a day come last. */
    due(query: DueQuery, page: Pick<CandidateQuery, 'offset' | 'limit'>): Promise<readonly CandidateRecord[]>;
    dueSum(query: DueQuery): Promise<DueSum>;
    /** Sums by day, in no order; those without a day under the empty text. */
    dueByDay(query: DueQuery): Promise<readonly (DueSum & { readonly day: PlainDate })[]>;
    /** Sums by the other party's name, the largest amount first, at most `most` of them; `parties` counts all. */
    dueByParty(
      query: DueQuery,
      most: number,
    ): Promise<{ readonly parties: number; readonly first: readonly (DueSum & { readonly party: string })[] }>;
  };
  readonly packages: Table<PackageRecord> & {
    /** Ties of the ordering are broken by `docDatumId` in the same direction. */
    page(query: PackageQuery, page: PackagePage): Promise<readonly PackageRecord[]>;
    /** As `page`, but only the numbers: also for very many. */
    numbers(query: PackageQuery, page: PackagePage): Promise<readonly string[]>;
    /**
     * Makes copies of empty packages, with their businesses, materials and history: those with the serials from `first`
     * to `last` of each. Numbers end in three digits of the copy (`copySerialDigits`). Each copy is a minute later, due
     * a day later (starting again after thirty), and 137.31 yuan larger than the previous one.
     */
    multiply(docDatumIds: readonly string[], first: number, last: number): Promise<void>;
    /**
     * Names by which a company's packages on some shelves are searched, each once and in lower case; two thousand at
     * most. A name that no package has any more may be included.
     */
    searchedNames(pkCorp: string, shelves: readonly Shelf[]): Promise<readonly string[]>;
    /** Number and total amount of each query's packages, in the order of the queries. */
    totalsOfEach(queries: readonly PackageQuery[]): Promise<readonly PackageTotals[]>;
    /**
     * Earliest start of a current stage among each query's packages, in milliseconds; undefined where there is none. In
     * the order of the queries.
     */
    oldestSinceOfEach(queries: readonly PackageQuery[]): Promise<readonly (number | undefined)[]>;
    /**
     * Packages of all companies for the reviewer's queue, the oldest state first. `maxPerState` limits the number per
     * state.
     */
    inStates(states: readonly PackageState[] | undefined, maxPerState?: number): Promise<readonly PackageRecord[]>;
    /** Numbers of packages in a state that were not made or worked on since an instant. */
    idleSince(state: PackageState, instant: number): Promise<readonly string[]>;
  };
  readonly materials: Table<MaterialRecord> & {
    ofPackage(docDatumId: string): Promise<readonly MaterialRecord[]>;
    /** Number of materials that each package requires, and of those that have a document. */
    countFilled(docDatumIds: readonly string[]): Promise<ReadonlyMap<string, GivenMaterials>>;
    /** Adds the empty categories of a standard to new packages. Each is numbered by its package and position. */
    layOut(docDatumIds: readonly string[], categories: readonly StandardCategory[]): Promise<void>;
  };
  readonly items: Table<ItemRecord> & {
    ofPackage(docDatumId: string): Promise<readonly ItemRecord[]>;
    /**
     * The files among the given ones that an item of any package names: a document chosen again belongs to several
     * packages.
     */
    filesInUse(pkFiles: readonly string[]): Promise<ReadonlySet<string>>;
    /** Invoices with one of these numbers in any package of a company, two thousand at most. */
    invoicesByNumber(pkCorp: string, numbers: readonly string[]): Promise<readonly ItemRecord[]>;
    /** As `invoicesByNumber`, for contracts. */
    contractsByNumber(pkCorp: string, numbers: readonly string[]): Promise<readonly ItemRecord[]>;
    /**
     * Documents that have a number and a file, each code and number once: the document of a package that is not void,
     * otherwise the one given last. The latest first.
     */
    earlier(query: EarlierQuery): Promise<{ readonly total: number; readonly records: readonly ItemRecord[] }>;
  };
  readonly files: Table<FileRecord> & {
    byUploadId(createdBy: string, uploadId: string): Promise<FileRecord | undefined>;
    byPromisedKey(key: string): Promise<FileRecord | undefined>;
    /**
     * A user's uploads into a package that were begun in parts and can still be continued at a real instant, as they
     * were begun.
     */
    openInParts(createdBy: string, docDatumId: string, instant: number): Promise<readonly FileRecord[]>;
    /** Files that arrived, or are to arrive, for a material, in the order of their ids. */
    ofMaterial(docMaterialId: string): Promise<readonly FileRecord[]>;
    /** Marks files as evidence, with the time of their submission; files that were submitted before keep theirs. */
    markSubmitted(pkFiles: readonly string[], instant: number): Promise<void>;
    /**
     * Number of a user's uploads that were never submitted and that no item names, now or before its return: those that
     * may still arrive at a real instant, and those that did.
     */
    countUnused(createdBy: string, instant: number): Promise<number>;
    /**
     * Uploads that were never submitted, that no item names now or before its return, and that had expired by a real
     * instant.
     */
    unusedUntil(instant: number): Promise<readonly FileRecord[]>;
  };
  readonly readings: Table<ReadingRecord> & {
    /** Number of a company's files that wait to be read or are being read. */
    underWayOf(pkCorp: string): Promise<number>;
  };
  /** `ofBusinesses`: those of some businesses, in the order of their ids. */
  readonly tradeInvoices: Table<TradeInvoiceRecord> & {
    ofBusinesses(businessIds: readonly string[]): Promise<readonly TradeInvoiceRecord[]>;
  };
  /** `ofPackage`: those of one package, in the order of their ids. */
  readonly wordMarks: Table<WordMarkRecord> & { ofPackage(docDatumId: string): Promise<readonly WordMarkRecord[]> };
  readonly views: Table<ViewsRecord>;
  readonly downloads: Table<DownloadRecord> & {
    /** Downloads of one person in one role, the newest first. */
    of(owner: Pick<DownloadRecord, 'userId' | 'pkCorp' | 'role'>): Promise<readonly DownloadRecord[]>;
    /** Downloads that expired before an instant. */
    expiredBy(instant: number): Promise<readonly DownloadRecord[]>;
  };
  readonly log: {
    /** Append-only: lines are never changed or removed. */
    append(record: LogRecord): Promise<void>;
    /** As `append`, for many lines in their order. */
    appendAll(records: readonly LogRecord[]): Promise<void>;
    /** Oldest first. */
    ofPackage(docDatumId: string): Promise<readonly LogRecord[]>;
    /**
     * When the last line of work was written, in milliseconds, by package; none for a package without one. Viewing is
     * not work.
     */
    latestOf(docDatumIds: readonly string[]): Promise<ReadonlyMap<string, number>>;
    /** The last line that an actor wrote by an action on an item, or on the package where none is named. */
    latest(about: Pick<LogRecord, 'docDatumId' | 'docFileId' | 'actorId' | 'action'>): Promise<LogRecord | undefined>;
  };
}
