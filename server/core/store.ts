import type { AnnouncementTopic } from '../../src/domain/identity/announcement-topic.ts';
import type { JoiningWants } from '../../src/domain/evidence/selection/relating.ts';
import type { PackageState } from '../../src/domain/evidence/materials/package-state.ts';
import type { ReusableType } from '../../src/domain/evidence/reuse/earlier-document.ts';
import type { PlainDate } from '../../src/domain/calendar/plain-date.ts';
import type { Shelf } from '../../src/domain/evidence/shared/shelf.ts';
import type { InvoiceNeed } from '../../src/domain/evidence/selection/invoice-need.ts';
import type { Money } from '../../src/domain/money/money.ts';
import type { SecurityEventKind } from './identity/security-event-kind.ts';
import type {
  AttemptRecord,
  CallCountRecord,
  CompanyRecord,
  CandidateRecord,
  DownloadRecord,
  FeedbackRecord,
  FileRecord,
  HelpOpinionRecord,
  InvoiceMarkRecord,
  ItemRecord,
  JourneyRecord,
  LeaseRecord,
  LimitRecord,
  LogRecord,
  MaterialRecord,
  MailAddressRecord,
  MessageRecord,
  OrderRecord,
  PackageRecord,
  PlatformRecord,
  KeyedCallRecord,
  ReceiptRecord,
  SecurityEventRecord,
  SessionRecord,
  StandardCategory,
  StandardRecord,
  SurveyRecord,
  UserRecord,
  ViewsRecord,
  ReadingRecord,
  TradeInvoiceRecord,
  VerifyCodeRecord,
  CertificateRecord,
  KeyChallengeRecord,
  RecoveryProofRecord,
  AccountFreezeRecord,
  UnfreezeRecord,
  WordMarkRecord,
  AgreementSignatureRecord,
  InvoicingProfileRecord,
  MemberStandingRecord,
  NoticeReadRecord,
  ObjectionRecord,
  PostChoicesRecord,
  PostRecord,
  VersionReturnRecord,
  HandOverRecord,
  TourRecord,
  CertificationRecord,
  BankAccountRecord,
  SettlementRecord,
  ApplicationRecord,
  ProductOpeningRecord,
  RegistrationRecord,
  GuaranteeProjectRecord,
  RealNameRecord,
  SecondFactorRecord,
  FactorDemandRecord,
  TrustedDeviceRecord,
  CertificateEventRecord,
  CertificateOrderRecord,
  HardKeyRecord,
  AgreementTextRecord,
  InvitationRecord,
  DelegationRecord,
  DepartureRecord,
  ProposalRecord,
  GroupRecord,
} from './records.ts';

/** One kind of record under its key. Records are copied on the way in and out. */
export interface Table<Stored> {
  find(key: string): Promise<Stored | undefined>;
  /** Those of the keys that exist, in the order of the keys. */
  findAll(keys: readonly string[]): Promise<readonly Stored[]>;
  /**
   * As `find`, and prevents other transactions from changing the record, or making one under this key, until this one
   * ends.
   */
  lock(key: string): Promise<Stored | undefined>;
  /** Inserts a record, or replaces the one under the same key. */
  save(record: Stored): Promise<void>;
  /** As `save`, for many records with different keys. */
  saveAll(records: readonly Stored[]): Promise<void>;
  remove(key: string): Promise<void>;
}

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
  readonly fkFinance: string | undefined;
  /** The user who has taken it up. */
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
  /** None in this state. */
  readonly withoutState: string;
  /** Days, both counted; undefined for no bound. What has no day lies in no range. */
  readonly from: PlainDate | undefined;
  readonly to: PlainDate | undefined;
  /** Side whose name is the other party's. */
  readonly partyIs: 'payer' | 'supplier';
  /** Full name of the other party. */
  readonly party: string | undefined;
  /** A part of the number, ignoring case. */
  readonly keyword: string | undefined;
  /** Limits the result to what a funder may take and no valid package has: the state to look for on each shelf. */
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
  /** Only what no package has (but one that is invalid), and that has what it needs to join one. */
  readonly joining?: JoiningWants | undefined;
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
  readonly offset: number;
  readonly limit: number;
}

export interface GivenMaterials {
  readonly required: number;
  readonly there: number;
}

/** Everything that one piece of work reads and writes, atomically. */
export interface Transaction {
  readonly companies: Table<CompanyRecord> & {
    /** Known companies with one of these full names. */
    named(names: readonly string[]): Promise<readonly CompanyRecord[]>;
    /** Companies with one unified social credit code, in the order of their ids. */
    coded(uscc: string): Promise<readonly CompanyRecord[]>;
  };
  readonly users: Table<UserRecord> & {
    byName(userName: string): Promise<UserRecord | undefined>;
    all(): Promise<readonly UserRecord[]>;
    ofCompany(pkCorp: string): Promise<readonly UserRecord[]>;
    /** Accounts whose telephone has this number, in the order of their ids. */
    withMobile(mobile: string): Promise<readonly UserRecord[]>;
    /** All accounts of one person, in the order of their ids. */ ofPerson(
      personId: string,
    ): Promise<readonly UserRecord[]>;
  };
  readonly platforms: Table<PlatformRecord> & { all(): Promise<readonly PlatformRecord[]> };
  readonly sessions: Table<SessionRecord> & {
    /** Ends every other session of a user, as replaced by default; returns how many there were. */
    endOthers(userId: string, exceptIdHash: string, because?: SessionRecord['endedBecause']): Promise<number>;
    /** Sessions of a person that have not been ended, the one used last first. */
    openOf(userId: string): Promise<readonly SessionRecord[]>;
    /**
     * Last session of a user in one visit, by its `picAuthToken`, whether or not it still holds; undefined where there
     * was none.
     */
    lastOfVisit(userId: string, picAuthToken: string): Promise<SessionRecord | undefined>;
    /**
     * Ends as signed out the open sessions of a user in one visit, by its `picAuthToken`; returns how many there were.
     */
    endVisit(userId: string, picAuthToken: string): Promise<number>;
    /** Takes back the hand-overs to a user that nobody has taken. */
    forgetHandOvers(userId: string): Promise<void>;
    /** Forgets sessions that nobody used since the instant. */
    removeIdleSince(instant: number): Promise<void>;
  };
  readonly attempts: Table<AttemptRecord> & {
    /** Forgets failures that none followed since the instant. */
    removeQuietSince(instant: number): Promise<void>;
  };
  readonly securityEvents: Table<SecurityEventRecord> & {
    /** What happened to one person's account since an instant, the newest first, and how much that is. */
    of(
      userId: string,
      since: number,
      page: { readonly offset: number; readonly limit: number },
    ): Promise<{ readonly total: number; readonly records: readonly SecurityEventRecord[] }>;
    /** Forgets what happened before an instant. */
    removeBefore(instant: number): Promise<void>;
    /** Last time that one of these events happened, by account; none for an account without one. */
    lastOf(userIds: readonly string[], whats: readonly SecurityEventKind[]): Promise<ReadonlyMap<string, number>>;
  };
  /** `latest`: those of all users, the newest first, at most this many; also for surveys. */
  readonly feedback: Table<FeedbackRecord> & { latest(most: number): Promise<readonly FeedbackRecord[]> };
  readonly surveys: Table<SurveyRecord> & { latest(most: number): Promise<readonly SurveyRecord[]> };
  readonly versionReturns: Table<VersionReturnRecord>;
  readonly helpOpinions: Table<HelpOpinionRecord>;
  readonly tours: Table<TourRecord>;
  readonly handOvers: Table<HandOverRecord> & {
    /** Forgets keys that were over before the instant. */
    removeExpiredBefore(instant: number): Promise<void>;
  };
  readonly verifyCodes: Table<VerifyCodeRecord> & {
    /** Forgets codes that were sent before the instant. */
    removeSentBefore(instant: number): Promise<void>;
  };
  /**
   * `ofUser`: the newest first. `revoked`: what was taken back, in the order of the serials. `endingBetween`: what
   * nobody has taken back and ends after the one instant, and not after the other.
   */
  readonly certificates: Table<CertificateRecord> & {
    ofUser(userId: string): Promise<readonly CertificateRecord[]>;
    revoked(): Promise<readonly CertificateRecord[]>;
    endingBetween(after: number, until: number): Promise<readonly CertificateRecord[]>;
  };
  /** `ofUser`: the newest first, so many at most. */
  readonly certificateEvents: Table<CertificateEventRecord> & {
    ofUser(userId: string, most: number): Promise<readonly CertificateEventRecord[]>;
  };
  /** Keyed by account. `open`: those without a result yet. */
  readonly certificateOrders: Table<CertificateOrderRecord> & { open(): Promise<readonly CertificateOrderRecord[]> };
  readonly keyChallenges: Table<KeyChallengeRecord> & {
    /** Forgets challenges that expired before the instant. */
    removeExpiredBefore(instant: number): Promise<void>;
  };
  readonly recoveryProofs: Table<RecoveryProofRecord> & {
    /** Forgets proofs that were given before the instant. */
    removeProvedBefore(instant: number): Promise<void>;
  };
  /** Keyed by account. */
  readonly secondFactors: Table<SecondFactorRecord>;
  /** Keyed by company. */
  readonly factorDemands: Table<FactorDemandRecord>;
  readonly trustedDevices: Table<TrustedDeviceRecord> & {
    /** Devices of one account, the one used last first. */
    ofUser(userId: string): Promise<readonly TrustedDeviceRecord[]>;
    /** Forgets all devices of an account; returns how many there were. */
    removeOf(userId: string): Promise<number>;
    /** Forgets devices that were trusted before the instant. */
    removeTrustedBefore(instant: number): Promise<void>;
  };
  /** Keyed by account; none for one that is not frozen. */
  readonly freezes: Table<AccountFreezeRecord>;
  readonly unfreezes: Table<UnfreezeRecord> & {
    /** Requests of one person, the newest first. */
    of(userId: string): Promise<readonly UnfreezeRecord[]>;
  };
  /** `removeEndedBefore` forgets what ended before the instant. */
  readonly leases: Table<LeaseRecord> & { removeEndedBefore(instant: number): Promise<void> };
  readonly callCounts: Table<CallCountRecord> & { removeEndedBefore(instant: number): Promise<void> };
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
     * Makes copies of packages to which nothing has been given yet, with what they are made for, their materials and
     * their history: those with the serials from `first` to `last` of each. Numbers end in three digits that are the
     * copy's own (`copyEnding`); each copy is a minute later, a day longer within a month, and 137.31 yuan more than
     * the one before.
     */
    multiply(docDatumIds: readonly string[], first: number, last: number): Promise<void>;
    totals(query: PackageQuery): Promise<{ readonly count: number; readonly totalAmount: Money }>;
    /** Earliest start of a current stage among them, in milliseconds; undefined where there is none. */
    oldestSince(query: PackageQuery): Promise<number | undefined>;
    /**
     * Packages of all companies for the reviewer's queue, the oldest state first. `mostOfEach` limits the number per
     * state.
     */
    inStates(states: readonly PackageState[] | undefined, mostOfEach?: number): Promise<readonly PackageRecord[]>;
    /** Numbers of packages in a state that were not made or worked on since an instant. */
    untouchedSince(state: PackageState, instant: number): Promise<readonly string[]>;
  };
  readonly materials: Table<MaterialRecord> & {
    ofPackage(docDatumId: string): Promise<readonly MaterialRecord[]>;
    /** Numbers of materials that each package requires, and of those that have been given something. */
    given(docDatumIds: readonly string[]): Promise<ReadonlyMap<string, GivenMaterials>>;
    /**
     * Gives packages that were just made the empty categories of a standard. Each is numbered by its package and place.
     */
    layOut(docDatumIds: readonly string[], categories: readonly StandardCategory[]): Promise<void>;
  };
  readonly items: Table<ItemRecord> & {
    ofPackage(docDatumId: string): Promise<readonly ItemRecord[]>;
    /** Those of the files that an item of any package names: a document chosen again belongs to several packages. */
    named(pkFiles: readonly string[]): Promise<ReadonlySet<string>>;
    /** Invoices with one of these numbers in any package of a company, two thousand at most. */
    invoicesNumbered(pkCorp: string, numbers: readonly string[]): Promise<readonly ItemRecord[]>;
    /** As `invoicesNumbered`, for contracts. */
    contractsNumbered(pkCorp: string, numbers: readonly string[]): Promise<readonly ItemRecord[]>;
    /**
     * Documents that have a number and a file, each code and number once: as a package that is not void has it, else as
     * it was given last. The latest first.
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
    unusedOf(createdBy: string, instant: number): Promise<number>;
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
    /** Downloads that have expired by an instant. */
    expiredBy(instant: number): Promise<readonly DownloadRecord[]>;
  };
  readonly messages: Table<MessageRecord> & {
    /** Messages to one person since an instant, the newest first, at most `most` of them. */
    of(userId: string, since: number, most: number): Promise<readonly MessageRecord[]>;
    /** As `of`, only those that the person has not read. */
    unreadOf(userId: string, since: number, most: number): Promise<readonly MessageRecord[]>;
    /**
     * Marks messages to one person as read at an instant: some of them, or all that were sent until another instant.
     * Messages that were read before keep their time.
     */
    markRead(
      userId: string,
      which: { readonly ids: readonly string[] } | { readonly until: number },
      readAt: number,
    ): Promise<void>;
    /** What was asked of anybody about a subject is done. */
    settle(source: string, subject: string, matters: readonly string[], settledAt: number): Promise<void>;
    /** Forgets what was sent before an instant. */
    removeSentBefore(instant: number): Promise<void>;
  };
  /** Keyed by account. */
  readonly postChoices: Table<PostChoicesRecord>;
  /** Keyed by account. */
  readonly mailAddresses: Table<MailAddressRecord>;
  /** `due`: those whose time has come, the oldest first, at most this many. */
  readonly posts: Table<PostRecord> & { due(now: number, most: number): Promise<readonly PostRecord[]> };
  /** `of`: what one person has signed, the oldest first. Signatures are never removed. */
  readonly signatures: Table<AgreementSignatureRecord> & {
    of(userId: string): Promise<readonly AgreementSignatureRecord[]>;
  };
  /** `ofAgreement`: in the order in which they were kept. */
  readonly agreementTexts: Table<AgreementTextRecord> & {
    ofAgreement(agreement: AgreementTextRecord['agreement']): Promise<readonly AgreementTextRecord[]>;
  };
  readonly noticesRead: Table<NoticeReadRecord>;
  /** Keyed by company; none for a member in good standing. */
  readonly standings: Table<MemberStandingRecord>;
  /** `ofCompany`: those of one company, the newest first. */
  readonly objections: Table<ObjectionRecord> & { ofCompany(pkCorp: string): Promise<readonly ObjectionRecord[]> };
  /** Keyed by company. */
  readonly invoicing: Table<InvoicingProfileRecord>;
  /** Keyed by company; none for one that has not begun. */
  readonly certifications: Table<CertificationRecord>;
  /** Keyed by company; none for one that has not begun its form. `all`: in the order of the companies' numbers. */
  readonly realNames: Table<RealNameRecord> & { all(): Promise<readonly RealNameRecord[]> };
  readonly productOpenings: Table<ProductOpeningRecord>;
  /** `handedIn`: those of all companies that were ever submitted, the one that waits longest first. */
  readonly applications: Table<ApplicationRecord> & { handedIn(): Promise<readonly ApplicationRecord[]> };
  /**
   * Keyed by number. `ofCompany`: the newest first. `underWay`: those of all companies that are not finished, the
   * longest in its state first.
   */
  readonly hardKeys: Table<HardKeyRecord> & {
    ofCompany(pkCorp: string): Promise<readonly HardKeyRecord[]>;
    underWay(): Promise<readonly HardKeyRecord[]>;
  };
  /** Keyed by company; none for one that has not begun to settle in to the partner bank. */
  readonly settlements: Table<SettlementRecord>;
  /** Keyed by company. */
  readonly groups: Table<GroupRecord>;
  /**
   * `ofCompany`: those of one company, the oldest first, including removed ones. `standing`: those of all companies
   * that are neither verified nor removed, the newest transfer first.
   */
  readonly bankAccounts: Table<BankAccountRecord> & {
    ofCompany(pkCorp: string): Promise<readonly BankAccountRecord[]>;
    standing(): Promise<readonly BankAccountRecord[]>;
    /** Those that are verified and not removed. */
    verified(): Promise<readonly BankAccountRecord[]>;
  };
  /** `ofCompany`: the newest first. `coded`: the one with a code's digest. */
  readonly invitations: Table<InvitationRecord> & {
    ofCompany(pkCorp: string): Promise<readonly InvitationRecord[]>;
    coded(codeHash: string): Promise<InvitationRecord | undefined>;
  };
  /** `ofCompany`: those of one company, the newest first, at most this many. */
  readonly proposals: Table<ProposalRecord> & {
    ofCompany(pkCorp: string, most: number): Promise<readonly ProposalRecord[]>;
    /** Those of a company that may be decided at an instant, the newest first. */
    standing(pkCorp: string, now: number): Promise<readonly ProposalRecord[]>;
  };
  /**
   * `ofCompany`: the newest first. `openOf`: those of a company that wait, hold or are to come, however many were made
   * since, the newest first. `ofDelegate`: those of a delegate that hold or are to come. `standing`: those of all
   * companies that hold, are to come, or have run out and were not ended yet.
   */
  readonly delegations: Table<DelegationRecord> & {
    ofCompany(pkCorp: string, most: number): Promise<readonly DelegationRecord[]>;
    openOf(pkCorp: string): Promise<readonly DelegationRecord[]>;
    ofDelegate(userId: string): Promise<readonly DelegationRecord[]>;
    standing(): Promise<readonly DelegationRecord[]>;
  };
  /** Keyed by account; none for a user who works for their company. `ofCompany`: in the order of their accounts. */
  readonly departures: Table<DepartureRecord> & { ofCompany(pkCorp: string): Promise<readonly DepartureRecord[]> };
  /** Keyed by company; none for one that did not register itself. */
  readonly registrations: Table<RegistrationRecord>;
  readonly guaranteeProjects: Table<GuaranteeProjectRecord>;
  readonly log: {
    /** Append-only: what is written is never changed or removed. */
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
  readonly receipts: Table<ReceiptRecord>;
  readonly keyedCalls: Table<KeyedCallRecord> & {
    /** Forgets requests that began before the instant. */
    removeBegunBefore(instant: number): Promise<void>;
  };
  /** Small facts of the installation, such as the sandbox's clock offset. */
  readonly facts: {
    read(name: string): Promise<unknown>;
    /** As `read`, several at once, in the order of their names. */
    readAll(names: readonly string[]): Promise<readonly unknown[]>;
    /**
     * As `read`, and prevents other transactions from writing the fact until this one ends, whether or not it exists.
     */
    lock(name: string): Promise<unknown>;
    write(name: string, value: unknown): Promise<void>;
  };
  /**
   * Notifies users on all servers where they listen: when the transaction is committed, and not at all if it is undone.
   */
  announce(announcements: readonly Announcement[]): Promise<void>;
  /** Whether the transaction has written a record so far; one that is only locked does not count. */
  hasWritten(): Promise<boolean>;
  /** The next number of a named series, from 1; never given twice. */
  nextNumber(series: string): Promise<number>;
}

/** Storage of the back end. */
export interface Store {
  /**
   * Throws `StoreUnavailable` when the database cannot be reached, or when conflicts with others persist; then
   * everything written is undone.
   */
  transaction<Result>(work: (transaction: Transaction) => Promise<Result>): Promise<Result>;
  /** Whether the database answers. */
  isReady(): Promise<boolean>;
  /** Removes every record, as a reset does. */
  clear(): Promise<void>;
}

/**
 * Last digits of the numbers of a package's copy; the package itself is copy 0. Different for each of a thousand
 * copies.
 */
export function copyEnding(serial: number): string {
  return String((serial * 617) % 1000).padStart(3, '0');
}

/** Notice that something changed for a user: its topic, without the content. */
export interface Announcement {
  readonly userId: string;
  readonly topic: AnnouncementTopic;
}

/** A store with maintenance and bulk loading. */
export interface TendedStore extends Store {
  /** Maintains data beside the records, such as changes to kept counts. Results do not change, but come sooner. */
  tidy(): Promise<void>;
  /**
   * Does work that stores very many records, and prepares the store for it. Others may wait longer meanwhile, and
   * afterwards no longer than before.
   */
  filling(work: () => Promise<void>): Promise<void>;
  /**
   * Listens to the announcements of all servers from about now on; undefined means that some may have been missed.
   * Returns a function that stops it.
   */
  onAnnounced(listener: (announcement: Announcement | undefined) => void): () => void;
  /** Maximum number of packages. */
  readonly mostPackages: number;
}

export class StoreUnavailable extends Error {
  override readonly name = 'StoreUnavailable';
}
