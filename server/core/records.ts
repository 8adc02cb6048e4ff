import type { AuthorisationAction } from '../../src/domain/company/shared/authorisation-actions.ts';
import type { CertificateEnd, CertificateEventKind } from '../../src/domain/certificates/shared/certificate.ts';
import type { HardKeyEntry, HardKeyPurpose, HardKeyState } from '../../src/domain/certificates/shared/hard-key.ts';
import type { SigningPurpose } from '../../src/domain/entry/shared/signing-text.ts';
import type { ArchiveEntry, EntryTrouble } from '../../src/domain/viewer/shared/archive-entry.ts';
import type { WordMark } from '../../src/domain/evidence/marks/word-mark.ts';
import type { GivenContent } from '../../src/domain/evidence/materials/correction.ts';
import type { PictureMeasure } from '../../src/domain/evidence/shared/picture-clarity.ts';
import type { FileReading } from '../../src/domain/evidence/reading/file-reading.ts';
import type { Saying } from '../../src/domain/evidence/reading/read-document.ts';
import type { DocumentKind } from '../../src/domain/evidence/reading/read-fields.ts';
import type { DocumentContent } from '../../src/domain/evidence/materials/document-content.ts';
import type { LoggedAction, ReturnedDocument } from '../../src/domain/evidence/materials/progress.ts';
import type { PackageState } from '../../src/domain/evidence/materials/package-state.ts';
import type { DocumentType, ReviewResult, UploadStage } from '../../src/domain/evidence/materials/stage.ts';
import type { Objection } from '../../src/domain/evidence/materials/review.ts';
import type { MaterialTotals } from '../../src/domain/evidence/materials/totals.ts';
import type { ReviewEntry, ReviewStage } from '../../src/domain/evidence/materials/package-machine.ts';
import type { PlainDate } from '../../src/domain/calendar/plain-date.ts';
import type { Money } from '../../src/domain/money/money.ts';
import type { InvoiceMark } from '../../src/domain/evidence/reuse/invoice-mark.ts';
import type { OpenBook } from '../../src/domain/evidence/shared/book-policies.ts';
import type { PostChannel, PostChoices } from '../../src/domain/messages/shared/message-posts.ts';
import type { KeptProposal, ProposalKind } from '../../src/domain/people/shared/four-eyes.ts';
import type { KeptDelegation } from '../../src/domain/shell/shared/delegation.ts';
import type { AuthorisationTerms } from '../../src/domain/company/shared/authorisation.ts';
import type { AuthorisationEvent } from '../../src/domain/company/shared/authorising.ts';
import type { KeptInvitation } from '../../src/domain/people/shared/invitation.ts';
import type { MessageCategory } from '../../src/domain/messages/shared/message.ts';
import type { KeptViews } from '../../src/domain/evidence/shared/kept-views.ts';
import type { Shelf } from '../../src/domain/evidence/shared/shelf.ts';
import type { InvoiceJourney } from '../../src/domain/evidence/orders/invoice-journey.ts';
import type { OrderTexts } from '../../src/domain/evidence/orders/order-details.ts';
import type { PackageType } from '../../src/domain/products/shared/package-type.ts';
import type { ProductCode } from '../../src/domain/products/shared/product-code.ts';
import type { RoleCode } from '../../src/domain/shell/shared/role.ts';
import type { FileLimits } from '../../src/domain/evidence/upload/file-limits.ts';
import type { Candidate } from '../../src/domain/evidence/selection/candidate.ts';
import type { Invoice } from '../../src/domain/evidence/invoice/invoice.ts';
import type { ItemOrigin } from '../../src/domain/evidence/materials/material.ts';
import type { InvoiceNeed } from '../../src/domain/evidence/selection/invoice-need.ts';
import type { PickedWire } from '../../src/contract/extensions/evidence/picked-extensions.ts';
import type { PackageColumn as ShownColumn } from '../../src/domain/evidence/shared/package-columns.ts';
import type { sortableColumns } from '../../src/contract/documented/evidence/package-list.ts';
import type { PageConfigWire } from '../../src/contract/documented/shell/platform.ts';
import type { CertificationForm, SaidFields } from '../../src/domain/certification/shared/certification-form.ts';
import type { LicenceSlot } from '../../src/domain/certification/shared/licence-slots.ts';
import type {
  RealNameActor,
  RealNameEvent,
  RealNameNode,
} from '../../src/domain/certification/shared/real-name-machine.ts';
import type { SlotResult } from '../../src/domain/certification/shared/slot-review.ts';
import type { AgreementName, AgreementText } from '../../src/domain/notices/agreement.ts';
import type { AuthState } from '../../src/domain/products/shared/certification.ts';
import type { ProductAgreementName } from '../../src/domain/products/shared/product-agreement.ts';
import type { AgencyNotice, ObjectionState } from '../../src/domain/notices/agency-notice.ts';
import type {
  InvoicingProfile,
  PaperInvoiceType,
  ProfileField,
} from '../../src/domain/invoicing/shared/invoicing-profile.ts';
import type { SmallTransfer } from '../../src/domain/company/shared/bank-account.ts';
import type {
  ApplicationEntry,
  ApplicationEvent,
  ApplicationPart,
} from '../../src/domain/products/shared/application.ts';
import type { ApplicationState } from '../../src/domain/products/shared/application-state.ts';
import type { SettlingAgreementName } from '../../src/domain/settling/shared/settling-agreement.ts';
import type { SettlingEvent, SettlingState } from '../../src/domain/settling/shared/settling.ts';
import type { ServerLocale } from './server-locale.ts';
import type { UnreadBecause } from './evidence/file-reader.ts';
import type { DocumentOrder } from './ports.ts';
import type { ProofKind, RecoveryPurpose } from '../../src/domain/entry/recovery.ts';
import type { ReviewReason, UnfreezeState } from '../../src/domain/entry/shared/unfreezing.ts';
import type { SecurityEventKind } from './shell/shared/security-event-kind.ts';

/** What the store keeps. Instants are milliseconds since the epoch; absent values are undefined. */
export interface CompanyRecord {
  readonly pkCorp: string;
  readonly name: string;
  readonly shortName: string;
  readonly uscc: string;
  readonly isCore: boolean;
  readonly deregistered: boolean;
  /** What the company has opened. */
  readonly openedProducts: readonly ProductCode[];
  /** The last Shanghai days of its business licence and of its certificate; empty where they are not known. */
  readonly licenceUntil: PlainDate;
  readonly certificateUntil: PlainDate;
}

export interface UserRecord {
  readonly userId: string;
  readonly personId: string;
  readonly userName: string;
  readonly personName: string;
  readonly mobile: string;
  readonly pkCorp: string;
  readonly isMain: boolean;
  readonly roles: readonly RoleCode[];
  readonly passwordHash: string;
  /**
   * Number of the identity card; empty where it is not known. Answers hold no more than its ends, unless its owner
   * asks.
   */
  readonly idNumber: string;
  /** Institution for which the user acts for a member; empty for users of an enterprise (document 1, section 2). */
  readonly institution: string;
}

/**
 * A company that is a group: its inner organisations, and whom it lets act in its name, with what of this is switched
 * on.
 */
export interface GroupRecord {
  readonly pkCorp: string;
  readonly innerOrganisationsOn: boolean;
  readonly authorisationsOn: boolean;
  readonly organisations: readonly {
    readonly id: string;
    readonly code: string;
    readonly name: string;
    readonly level: number;
    readonly parentId: string;
    readonly stopped: boolean;
  }[];
  readonly authorisations: readonly AuthorisationRecord[];
}

/** An authorisation to act in a company's name. */
export interface AuthorisationRecord extends AuthorisationTerms {
  readonly id: string;
  readonly personName: string;
  /** Account of the person; empty or absent where they have none. */
  readonly userId?: string;
  readonly organisationId: string;
  /** Absent for what the platform registered. */
  readonly actions?: readonly AuthorisationAction[];
  /**
   * Why nobody acts by it: it awaits confirmation by another person, or was declined. Absent for one that holds by its
   * dates.
   */
  readonly unconfirmed?: 'waiting' | 'declined';
  /** What happened to it here, the oldest first, with the names used then; absent for what the platform registered. */
  readonly steps?: readonly { readonly event: AuthorisationEvent; readonly at: number; readonly by: string }[];
}

/** Somebody went back to the old version from a product (document 1, section 7). */
export interface VersionReturnRecord {
  readonly id: string;
  readonly userId: string;
  readonly pkCorp: string;
  /** Product code of the documents, or that of the platform as a whole. */
  readonly product: string;
  readonly at: number;
}

/** What a platform configures: how its pages look, and what is told to nobody. */
export interface PlatformConfig extends PageConfigWire {
  /** Codes of the funders that ask for the invoices that red ones take back, and in whose place others stand. */
  readonly originalInvoiceFunders?: readonly string[];
}

export interface PlatformRecord {
  /** A host name, or `*` for any other. */
  readonly host: string;
  readonly config: PlatformConfig;
}

export interface SessionRecord {
  /** SHA-256 of the opaque id that the browser holds. */
  readonly idHash: string;
  readonly userId: string | undefined;
  readonly role: RoleCode | undefined;
  /** Real time, as is `lastActiveAt`. */
  readonly createdAt: number;
  readonly lastActiveAt: number;
  readonly picAuthToken: string;
  readonly captcha: string;
  readonly proofChallenge: string;
  /** After the password and before the hand-over: whose session this becomes, by which one-time token. */
  readonly pendingUserId: string | undefined;
  readonly pendingTokenHash: string | undefined;
  /** `switched`: another session of the same visit, with the same `picAuthToken`, stands for it. */
  readonly endedBecause: 'replaced' | 'signed-out' | 'switched' | 'password-changed' | 'ended-elsewhere' | undefined;
  /**
   * The host name by which somebody signed in, whose platform's terms hold until they leave; empty before, and where
   * there is none.
   */
  readonly host: string;
  /**
   * Address from which the user signed in, and their browser's description of itself, shown in the list of their own
   * sessions; empty before.
   */
  readonly source: string;
  readonly agent: string;
  /** Whether two proofs were given for it. From such a session, the user may go on to where two are demanded. */
  readonly twoProofs: boolean;
}

/** Something that happened to an account, as its owner is told. */
export interface SecurityEventRecord {
  readonly id: string;
  /** Empty where nobody has the name that was tried: writing it down takes as long as for somebody. */
  readonly userId: string;
  readonly what: SecurityEventKind;
  readonly at: number;
  readonly source: string;
  readonly agent: string;
}

/**
 * Failed sign-ins: of one name from one source, of a name, of a source, or of all. `lastFailureAt` is the instant up to
 * which earlier ones have been forgotten, where they are forgotten one by one.
 */
export interface AttemptRecord {
  readonly key: string;
  readonly failures: number;
  readonly lastFailureAt: number;
}

/** What somebody told the platform. */
export interface FeedbackRecord {
  /** The ticket's number, as shown to its author. */
  readonly id: string;
  readonly userId: string;
  readonly pkCorp: string;
  readonly personName: string;
  readonly mobilePhone: string;
  readonly content: string;
  readonly pkFiles: readonly string[];
  readonly at: number;
}

/** How satisfied somebody said to be. */
export interface SurveyRecord {
  /** Made of the person and the day. */
  readonly id: string;
  readonly userId: string;
  readonly score: number;
  readonly comment: string;
  readonly at: number;
}

/** Whether an answer helped somebody. */
export interface HelpOpinionRecord {
  /** Made of the person and the question. */
  readonly key: string;
  readonly userId: string;
  readonly helpId: string;
  readonly isHelpful: boolean;
  readonly at: number;
}

/** A key by which somebody is handed over to another server, once. */
export interface HandOverRecord {
  /** A digest of the key. */
  readonly key: string;
  readonly userId: string;
  /** The address for which it was made. */
  readonly target: string;
  /** Real time. */
  readonly expiresAt: number;
  readonly spent: boolean;
}

/** A tour of a page that a person has taken. */
export interface TourRecord {
  /** Made of the person and the page. */
  readonly key: string;
  readonly personId: string;
  readonly tour: string;
  readonly at: number;
}

/** A code that was sent to a telephone for one visit. */
export interface VerifyCodeRecord {
  /** A digest of number and visit; nothing in it says who it was. */
  readonly key: string;
  readonly codeHash: string;
  /** Real time. */
  readonly sentAt: number;
  readonly wrong: number;
  readonly spent: boolean;
}

/** A certificate that was issued to somebody. */
export interface CertificateRecord {
  /** Hexadecimal, lower case. */
  readonly serial: string;
  readonly userId: string;
  /** Whether its key lies in a token or at the authority, which asks by telephone. */
  readonly kind: 'HARD' | 'CLOUD';
  /** DER, base64. */
  readonly certificate: string;
  /** The portal's time, as its other instants. */
  readonly validFrom: number;
  readonly validTo: number;
  /** When it was taken back; undefined while it holds. */
  readonly revokedAt: number | undefined;
  /** Why its owner ended it; undefined while it holds, and for what the authority took back. */
  readonly endedAs: Exclude<CertificateEnd, 'taken-back'> | undefined;
}

/** Something that happened to a certificate. What is written stays. */
export interface CertificateEventRecord {
  readonly id: string;
  readonly serial: string;
  readonly userId: string;
  readonly what: CertificateEventKind;
  /** The portal's time. */
  readonly at: number;
  /**
   * For a new key, the serial of the certificate that it replaced, if any; for a loss, its reason; for a reminder, its
   * step in days; otherwise empty.
   */
  readonly detail: string;
}

/** An application for a token certificate, and its progress. */
export interface HardKeyRecord extends HardKeyEntry {
  readonly number: string;
  readonly pkCorp: string;
  /** Account of the holder. */
  readonly userId: string;
  readonly appliedBy: string;
  /** The person's name, as it was. */
  readonly appliedByName: string;
  readonly purpose: HardKeyPurpose;
  /** Serial of the certificate to replace; empty for the first. */
  readonly replaces: string;
  readonly state: HardKeyState;
  /** The registration authority's reason for a return; empty otherwise. */
  readonly reason: string;
  /** The courier's number; empty until it is posted. */
  readonly courier: string;
  readonly appliedAt: number;
  /** When its state last changed. */
  readonly since: number;
  readonly postedAt: number | undefined;
  /**
   * What was issued to the token's key (DER, base64), and its serial; empty until then. It is nobody's certificate
   * until its holder has activated it.
   */
  readonly certificate: string;
  readonly serial: string;
  /** Counts up with every change. */
  readonly revision: number;
}

/** What somebody is asked on their telephone about a certificate of theirs; one at a time. */
export interface CertificateOrderRecord {
  readonly userId: string;
  readonly deed: 'open' | 'renew' | 'reissue';
  /** Serial of the certificate to end; empty for one that is opened. */
  readonly serial: string;
  /** Key of what is to be signed, as in `KeyChallengeRecord`. */
  readonly challenge: string;
  /** The visit that asked. */
  readonly picAuthToken: string;
  readonly text: string;
  /** Number shown on both screens. */
  readonly number: string;
  readonly host: string;
  readonly source: string;
  readonly agent: string;
  /** Real time. */
  readonly expiresAt: number;
  /** The serial of what came of it; empty until then. */
  readonly made: string;
}

/** Something that was to be signed, once. */
export interface KeyChallengeRecord {
  /** A digest of the visit and of all that was to be signed. */
  readonly key: string;
  readonly purpose: SigningPurpose;
  readonly host: string;
  /** Real time. */
  readonly expiresAt: number;
  readonly spent: boolean;
}

/** For what somebody proved who they are: to get back in, or by a password to which a second proof is still to come. */
export type ProofPurpose = RecoveryPurpose | SecondProofPurpose;

/** A second proof, to come in. */
export type SecondProofPurpose = 'second-proof';

/** The second step of an account's sign-in; none for one that has never used it. */
export interface SecondFactorRecord {
  readonly userId: string;
  readonly isOn: boolean;
  /**
   * When its owner last switched it, in the portal's time; undefined for a user who has it because the company demands
   * it.
   */
  readonly since: number | undefined;
  readonly lastUsedAt: number | undefined;
}

/** A company's demand that its users give two proofs. */
export interface FactorDemandRecord {
  readonly pkCorp: string;
  /** Start of the demand, and when it was decided, in the portal's time. */
  readonly from: number;
  readonly decidedAt: number;
  readonly decidedBy: string;
}

/** A browser that brings one account's second proof along. */
export interface TrustedDeviceRecord {
  /** A digest of the account and of a token that the browser alone holds. */
  readonly key: string;
  readonly userId: string;
  /** Real time. */
  readonly trustedAt: number;
  readonly lastUsedAt: number;
  readonly source: string;
  readonly agent: string;
}

/** Proof of a user's identity without a password, or by the password alone where two proofs are asked for. */
export interface RecoveryProofRecord {
  /** A digest of the ticket, the visit and the purpose; nothing in it says who it was. */
  readonly key: string;
  readonly userId: string;
  readonly purpose: ProofPurpose;
  /** A digest of the ticket with the password that held then: once that is another, the proof ends. */
  readonly passwordMark: string;
  /** Kind of the proof. */
  readonly by: ProofKind;
  /** Real time. */
  readonly provedAt: number;
}

/** An account frozen by the bank or the platform. */
export interface AccountFreezeRecord {
  readonly userId: string;
  readonly frozenAt: number;
}

/** Request of a user who proved who they are to have their account opened. */
export interface UnfreezeRecord {
  /** The number given to the applicant. */
  readonly number: string;
  readonly userId: string;
  readonly reason: string;
  readonly state: UnfreezeState;
  /** Why a person decides; undefined where nobody had to. */
  readonly because: ReviewReason | undefined;
  /** Digests under which the failures that lock it are counted. */
  readonly locks: readonly string[];
  readonly askedAt: number;
  readonly decidedAt: number | undefined;
  /** Answer given with the decision. */
  readonly answer: string;
}

/**
 * Something that one of several servers does alone: whose turn it is, and until which real instant, should that server
 * be gone.
 */
export interface LeaseRecord {
  readonly name: string;
  readonly holder: string;
  readonly until: number;
}

/** Number of calls of one kind from one address on all servers, in the period that ends at a real instant. */
export interface CallCountRecord {
  readonly key: string;
  readonly calls: number;
  readonly until: number;
}

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
}

/** What a funder asks for, for credits of one core enterprise. `fkCorpCore` may be `*`. */
export interface StandardRecord {
  readonly snapshotVersion: string;
  readonly book: OpenBook;
  readonly fkCorpCore: string;
  readonly fkFinance: string;
  readonly categories: readonly StandardCategory[];
  /** Where a confirmation leads for this funder; undefined for what is usual for the product. */
  readonly reviewEntry: ReviewEntry | undefined;
  /** The standard that has taken its place; packages that were made by this one keep it. */
  readonly supersededBy?: string | undefined;
}

/** The purchase order behind a company's business. */
export interface OrderRecord {
  /** Made of the company and the business's number. */
  readonly id: string;
  readonly pkCorp: string;
  readonly amount: Money | undefined;
  readonly drawdownAmount: Money | undefined;
  readonly details: OrderTexts;
}

/** One invoice on its way: its sum a decimal text in yuan, its PDF a file of the portal or empty. */
export interface JourneyInvoiceRecord extends Omit<InvoiceJourney, 'total' | 'typeName' | 'pdfAddress'> {
  readonly total: string;
  readonly pkFile: string;
}

/** The invoices of a company's business on their way. */
export interface JourneyRecord {
  /** Made of the company and the business's number. */
  readonly id: string;
  readonly pkCorp: string;
  readonly businessNo: string;
  readonly invoices: readonly JourneyInvoiceRecord[];
}

/** What the tax register says against an invoice, as the sandbox plays it. */
export interface InvoiceMarkRecord {
  /** Made of code and number, as by `invoiceIdentity`. */
  readonly id: string;
  readonly code: string;
  readonly number: string;
  readonly mark: InvoiceMark;
  readonly markedAt: number;
}

/** How much of a core enterprise's business a funder takes, of one product, and how much it has taken. */
export interface LimitRecord {
  /** Made of the following fields. */
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

/** What a final reviewer objected to: a document, or a category as a whole where it names none. */
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
  /** What it says of its invoices; undefined where they are asked for as its standard says. */
  readonly invoiceNeed: InvoiceNeed | undefined;
  readonly standardVersion: string;
  readonly createdAt: number;
  readonly createdBy: string;
  readonly createdByName: string;
  readonly submittedAt: number | undefined;
  readonly submittedByName: string;
  /** Start of its current step (`isSameStep`). Which reviewer has it does not count. */
  readonly stateSince: number;
  readonly handlerId: string;
  readonly handlerName: string;
  readonly submittedTotals: MaterialTotals | undefined;
  /** Number of items in the last return. */
  readonly returnedItems: number;
  /** What last opened it for changes was the platform's agreement, not a return: all of it is open then. */
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
  /** A signed letter of an overdue business is with the platform, or was taken by it. */
  readonly letterGiven: boolean;
  /**
   * What the final reviewer objected to, until the first one has decided again. No answer to the customer holds any of
   * it.
   */
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

/** What an item said when it was returned. Kept before fields were, it has none. */
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
  /** When its first file was asked for; items are listed in this order, and what replaces one takes its place. */
  readonly createdAt: number;
  /** The turn of its first file, where several were asked for in the same millisecond. */
  readonly turn: number;
  readonly updatedBy: string;
}

/** An invoice that the trade behind a business holds, to be taken over into a package of that business. */
export interface TradeInvoiceRecord {
  readonly id: string;
  readonly pkCorp: string;
  readonly businessId: string;
  readonly invoice: Invoice;
  /** None where the trade knows what it says and has no picture of it. */
  readonly pkFiles: readonly string[];
}

/** A file of an archive, and what came of unpacking it, once somebody wanted to look at it. */
export interface ArchivedEntry extends ArchiveEntry {
  readonly unpacked?:
    | { readonly objectKey: string; readonly mimeType: string }
    | { readonly unshown: EntryTrouble }
    | undefined;
}

export interface FileRecord {
  readonly pkFile: string;
  /** Undefined for what belongs to everybody, such as templates. */
  readonly pkCorp: string | undefined;
  readonly name: string;
  readonly size: number;
  readonly mimeType: string;
  readonly sha256: string;
  /** Where its bytes lie. An upload's own, and never written again, once it is `stored`. */
  readonly objectKey: string;
  /** The name that its upload form gave out: the object's key there, the `fileName` through the API. */
  readonly promisedKey: string;
  /** How its bytes were promised: by a form straight to the object store, by parts, or through the API. */
  readonly road: 'form' | 'parts' | 'api';
  /** The object store's number for its parts, while they come. */
  readonly partUpload: string | undefined;
  /** Number of times that bytes began to come through the API, each time under a new key. */
  readonly attempts: number;
  /** Real time until which bytes may come; 0 for what nobody uploads. */
  readonly promisedUntil: number;
  /** `awaited` until the object has been read back and agrees with what was declared. */
  readonly state: 'awaited' | 'stored';
  /** What a virus scanner said of it when it came. Infected files are never kept. */
  readonly scan: 'clean' | 'not-scanned';
  /** The browser's own number for this upload, so that the same upload arriving twice is one file. */
  readonly uploadId: string;
  readonly docMaterialId: string | undefined;
  readonly createdBy: string;
  /** When its upload was asked for. */
  readonly createdAt: number;
  /** As which of its package's files it was asked for, from 1; 0 for what nobody uploaded. */
  readonly turn: number;
  /**
   * When a package was first submitted with it: from then on it is evidence, whatever takes its place. Undefined
   * before.
   */
  readonly submittedAt: number | undefined;
  /** What lies in it, where it is an archive. */
  readonly archive?: readonly ArchivedEntry[] | undefined;
  /** Made when first opened (the demo world's documents). */
  readonly order: DocumentOrder | undefined;
}

/**
 * How far the reading of a file has come. What the file says is kept, and not what that comes to, which depends on the
 * day and on the package's parties.
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
  readonly sayings: readonly Saying[];
  /** Whether all has been read that can be but what only optical recognition sees, and waits for that. */
  readonly optical: boolean;
  /** How clear it is, where it is a picture that could be opened; undefined before that is known. */
  readonly clarity: PictureMeasure | undefined;
  /** Why it is not readable; undefined otherwise. */
  readonly unread: UnreadBecause | undefined;
  /** Number of times that it was read again on request. */
  readonly again: number;
}

/**
 * Words on a package's document that the platform's machine marked, and who said of it what. Instants in milliseconds.
 */
export interface WordMarkRecord extends WordMark {
  readonly docDatumId: string;
  /** Empty while nobody has said anything. */
  readonly judgedBy: string;
  readonly judgedAt: number | undefined;
}

/** A document as a return named it. */
export interface ReturnedRecord extends Omit<ReturnedDocument, 'documentType'> {
  readonly docFileType: DocumentType;
}

/** A document that the platform wrote into, each field by its name on the wire. */
export interface CorrectedRecord extends Omit<ReturnedRecord, 'reason'> {
  readonly fields: readonly { readonly fieldName: string; readonly before: string; readonly after: string }[];
}

/** A sheet of packages, or all their files. */
export interface PackagesOrder {
  readonly kind: 'EXPORT' | 'ARCHIVE';
  readonly picked: PickedWire;
  readonly orderBy: (typeof sortableColumns)[number];
  readonly descending: boolean;
  /** What a sheet tells of each package. */
  readonly columns: readonly ShownColumn[];
  readonly locale: ServerLocale;
}

/** All that somebody may read of what was signed for their company. */
export interface ProtocolsOrder {
  readonly kind: 'PROTOCOLS';
  readonly locale: ServerLocale;
}

/** What somebody wants gathered. */
export type DownloadOrder = PackagesOrder | ProtocolsOrder;

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
  /** When the work was put last, in real time. */
  readonly putAt: number;
  readonly done: number;
  readonly total: number;
  /** Empty before it is complete. */
  readonly objectKey: string;
  readonly size: number;
  readonly completedAt: number | undefined;
  readonly expiresAt: number;
  readonly failure: 'TOO_MUCH' | 'NOTHING' | 'NOT_PERMITTED' | 'FAULT' | undefined;
  /** Its owner has looked at what came of it. */
  readonly isSeen: boolean;
}

/** The views that one person keeps of one list. */
export interface ViewsRecord extends KeptViews {
  /** Made of the person, the book and the side. */
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
  /** Which item it is about, if about one. */
  readonly docFileId: string | undefined;
  /** For a return: what was returned and why. */
  readonly returned: readonly ReturnedRecord[];
  /** For the platform's own correction: what it changed. */
  readonly corrected: readonly CorrectedRecord[];
  readonly dataVersion: number;
}

/** A message to one user about an event. Worded when it is read, in the reader's language. */
export interface MessageRecord {
  readonly id: string;
  readonly userId: string;
  /** Part of the back end that words the message and knows who may see it, such as `package`. */
  readonly source: string;
  /** What happened, in that part's terms. */
  readonly kind: string;
  /** What it is about: the number of a package. */
  readonly subject: string;
  readonly category: MessageCategory;
  /** What its words need. */
  readonly values: Readonly<Record<string, string>>;
  readonly sentAt: number;
  readonly readAt: number | undefined;
  /** What it asks of its reader; undefined for nothing. */
  readonly matter: string | undefined;
  /** When that was done; undefined before. */
  readonly settledAt: number | undefined;
}

/** The posts that a user has chosen, and their language; none for a user who has never chosen. */
export interface PostChoicesRecord extends PostChoices {
  readonly userId: string;
  readonly locale: ServerLocale;
}

/** Something that goes to somebody's telephone or mailbox besides. */
export interface PostRecord {
  readonly id: string;
  readonly userId: string;
  /** A message to the telephone or the mailbox; a last word to a mailbox that is not one's any more. */
  readonly what: PostChannel | 'farewell';
  /** The message's; empty for a last word. */
  readonly messageId: string;
  /** To where a last word goes; empty for a message, which goes where its reader may be reached by then. */
  readonly address: string;
  readonly dueAt: number;
  /** Number of attempts. */
  readonly tries: number;
}

/** The confirmed mail address of a user. */
export interface MailAddressRecord {
  readonly userId: string;
  readonly address: string;
  /** The portal's time. */
  readonly confirmedAt: number;
}

/** The answer that a create or confirm gave, kept under its idempotency key. */
export interface ReceiptRecord {
  readonly key: string;
  /** Digest of caller, call and request: the same key for something else is refused. */
  readonly fingerprint: string;
  readonly answer: unknown;
  readonly at: number;
}

/** A request under an Idempotency-Key: begun, written in part, or answered. */
export interface KeyedCallRecord {
  /** Digest of the key and its owner. */
  readonly id: string;
  /** Digest of the call, the request and as whom it is meant: another request under the key is refused. */
  readonly fingerprint: string;
  /** The attempt that may write. */
  readonly attempt: string;
  readonly state: 'begun' | 'written' | 'answered';
  /** The answer, sealed under the key; empty before there is one. */
  readonly answer: string;
  /** When it was begun, in real time. */
  readonly at: number;
}

/** Facts about a company's registration, beside what the account itself holds. */
export interface RegistrationRecord {
  readonly pkCorp: string;
  /** Its first user, who registered it. */
  readonly userId: string;
  /** Name as entered at registration. */
  readonly legalRepresentative: string;
  /** Product and guarantee project for which the company registered; undefined for none. */
  readonly product: ProductCode | undefined;
  readonly serial: string | undefined;
  readonly registeredAt: number;
  /** The caller's address. */
  readonly source: string;
}

/** A project for which a guarantee is wanted. A company with its serial registers for it. */
export interface GuaranteeProjectRecord {
  readonly serial: string;
  readonly name: string;
  /** Beneficiary of the guarantee. */
  readonly beneficiary: string;
}

/** A user's consent to a text: to which, for which company, when and from where. */
export interface AgreementSignatureRecord {
  readonly id: string;
  readonly userId: string;
  readonly pkCorp: string;
  readonly agreement: AgreementName | ProductAgreementName | SettlingAgreementName;
  readonly version: string;
  /** SHA-256 of the text. */
  readonly textHash: string;
  readonly signedAt: number;
  /** The caller's address. */
  readonly source: string;
  /**
   * The certificate by which it was signed, with all that is needed to show it again; undefined for one signed by a
   * click.
   */
  readonly proof?: AgreementProof | undefined;
}

/** A signature by a certificate, kept whole. */
export interface AgreementProof {
  readonly serial: string;
  readonly kind: CertificateRecord['kind'];
  /** Name in the certificate. */
  readonly holder: string;
  readonly issuer: string;
  /** What was signed for; the text contains its digest. */
  readonly statement: string;
  /** Every character of it was signed. */
  readonly text: string;
  /** DER, base64. */
  readonly certificate: string;
  /** ECDSA with SHA-256, r and s side by side, base64. */
  readonly signature: string;
}

/** What an agreement said, kept from when somebody first signed it. */
export interface AgreementTextRecord {
  /** Made of the agreement and its text's digest. */
  readonly id: string;
  readonly agreement: AgreementSignatureRecord['agreement'];
  readonly version: string;
  readonly textHash: string;
  /** The Chinese text, which alone binds. */
  readonly content: AgreementText;
  readonly keptAt: number;
}

/** How far a company has come with its certification; none for one that has not begun. */
export interface CertificationRecord {
  readonly pkCorp: string;
  readonly realName: AuthState;
  readonly hardCertificate: AuthState;
  readonly softCertificate: AuthState;
  /** Where the real-name form is under review, as the documents name it; empty where it is not. */
  readonly node: string;
  readonly individual: boolean;
  readonly pending: boolean;
  readonly unified: boolean;
  readonly softKeyUsable: boolean;
  /** Number of its digital certificate; empty where it has none. */
  readonly certificateNumber: string;
  /**
   * The open application for its cloud certificate, made by its certification: who submitted it, by number and name,
   * and when it was passed.
   */
  readonly cloudApplication?: { readonly personId: string; readonly by: string; readonly at: number } | undefined;
  /** The token certificate by which the company was last identified, by whom and when; undefined where it never was. */
  readonly identified?: { readonly serial: string; readonly by: string; readonly at: number } | undefined;
}

/** Where a company stands with settling in to the partner bank; none for one that has not begun. */
export interface SettlementRecord {
  readonly pkCorp: string;
  readonly state: SettlingState;
  /** The bank's reason for a refusal or a change; empty otherwise. */
  readonly reason: string;
  /** When its state last changed. */
  readonly since: number;
  /** User who submitted it last, by the name at that time and by number; empty before. */
  readonly by: string;
  readonly userId: string;
  /** When the main user went over for the first time; undefined until then. */
  readonly migratedAt: number | undefined;
  /** What happened, the oldest first; `by` is empty for the bank. */
  readonly steps: readonly {
    readonly event: SettlingEvent;
    readonly at: number;
    readonly by: string;
    readonly reason: string;
  }[];
}

/** An account that a company listed, with the small transfer that is out to it. */
export interface BankAccountRecord {
  readonly id: string;
  readonly pkCorp: string;
  readonly bankName: string;
  readonly branchName: string;
  readonly cnaps: string;
  readonly accountNumber: string;
  readonly addedAt: number;
  /** The person's name, as it was. */
  readonly addedBy: string;
  readonly userId: string;
  /** The one that is in use; of a company's at most one. */
  readonly isDefault: boolean;
  readonly verifiedAt: number | undefined;
  /** When it was taken out; undefined while it stands. */
  readonly removedAt: number | undefined;
  readonly transfer: SmallTransfer & { readonly amountFen: number };
  /** When transfers went out to it, the oldest first. */
  readonly transfersSent: readonly number[];
}

/** An invitation to work for a company. */
export interface InvitationRecord {
  readonly id: string;
  readonly pkCorp: string;
  /** SHA-256 of the code that was sent last; empty while nothing was. */
  readonly codeHash: string;
  readonly personName: string;
  readonly mobile: string;
  readonly idNumber: string;
  readonly roles: readonly RoleCode[];
  readonly institution: string;
  readonly invitedAt: number;
  readonly invitedBy: string;
  /** The person's name, as it was. */
  readonly invitedByName: string;
  /** When its code was sent last, and until when that is good; both the instant of inviting while nothing was sent. */
  readonly sentAt: number;
  readonly until: number;
  /** Number of wrong identity numbers entered with its code. */
  readonly wrong: number;
  readonly state: KeptInvitation;
  /** When it was used, withdrawn or closed; undefined while it stands. */
  readonly endedAt: number | undefined;
  /** Account that was made from it; empty while none was. */
  readonly userId: string;
}

/** A user's departure from a company. Their account remains, without a role. */
export interface DepartureRecord {
  readonly userId: string;
  readonly pkCorp: string;
  /** Their roles, and whether they were the main user. */
  readonly roles: readonly RoleCode[];
  readonly wasMain: boolean;
  /** Every role that they lost by leaving, this time and before; it stays when they come back. */
  readonly formerly: readonly RoleCode[];
  readonly leftAt: number;
  /** User who carried it out. */
  readonly endedBy: string;
  readonly endedByName: string;
  /** User who took over their work; empty where nobody did. */
  readonly successor: string;
  readonly successorName: string;
  /** Number of packages that the successor took over. */
  readonly packages: number;
}

/** A proposal about a company's rights, and the decision of another person. */
export interface ProposalRecord {
  readonly id: string;
  readonly pkCorp: string;
  readonly kind: ProposalKind;
  /** The account or the invitation that it is about; empty where it is about the company. */
  readonly subject: string;
  /** The person's name, as it was; empty where it is about nobody. */
  readonly subjectName: string;
  /** The roles that the subject had when it was proposed, and is to have. */
  readonly before: readonly RoleCode[];
  readonly after: readonly RoleCode[];
  readonly proposedAt: number;
  readonly until: number;
  readonly proposedBy: string;
  readonly proposedByName: string;
  /** Person who proposed, regardless of their accounts, and the person for whom they acted; empty for none. */
  readonly personId: string;
  readonly forPersonId: string;
  readonly state: KeptProposal;
  /** When it was decided or withdrawn, by whom; undefined and empty while it waits. */
  readonly decidedAt: number | undefined;
  readonly decidedBy: string;
  readonly decidedByName: string;
  /** Why it was declined, as it was written. */
  readonly reason: string;
}

/** A delegation to a colleague during an absence. Names are as they were. */
export interface DelegationRecord {
  readonly id: string;
  readonly pkCorp: string;
  readonly fromUserId: string;
  readonly fromPersonId: string;
  readonly fromName: string;
  readonly toUserId: string;
  readonly toPersonId: string;
  readonly toName: string;
  readonly roles: readonly RoleCode[];
  /** The first and the last day of Shanghai. */
  readonly from: PlainDate;
  readonly until: PlainDate;
  readonly state: KeptDelegation;
  readonly madeAt: number;
  readonly madeBy: string;
  readonly madeByName: string;
  /** Those whom it concerns have been told that it holds. */
  readonly begun: boolean;
  /** When it was declined or ended, and by whom; undefined while it stands, and empty where its time was over. */
  readonly endedAt: number | undefined;
  readonly endedByName: string;
}

/** A file of the real-name form. */
export interface RealNameFile {
  readonly pkFile: string;
  readonly name: string;
  /** Bytes. */
  readonly size: number;
}

/** A document of the real-name form, and what the last review said of it. */
export interface RealNameSlotRecord {
  readonly slot: LicenceSlot;
  readonly files: readonly RealNameFile[];
  readonly result: SlotResult;
  /** As reviewers write it, with the documents' separators; empty where it was not returned. */
  readonly reason: string;
  /** What was returned and has been replaced since. */
  readonly before: readonly RealNameFile[];
  /** What the fields beside its paper said when it was returned; undefined where it was not. */
  readonly said?: SaidFields | undefined;
}

/** One step of a certification. */
export interface RealNameStep {
  readonly at: number;
  readonly event: RealNameEvent;
  readonly by: RealNameActor;
  /** Name of the person; customers see their colleagues' names, and never a reviewer's. */
  readonly name: string;
  /** Where it led; empty where nothing is verified afterwards. */
  readonly node: RealNameNode | '';
  /** Number of returned documents; 0 for anything else. */
  readonly returned: number;
}

/** A company's real-name form. Where it stands is told by its certification. */
export interface RealNameRecord {
  readonly pkCorp: string;
  /** Given with the first submission, and kept; empty before. */
  readonly progressId: string;
  /** Counts from 1. A user who saves names the revision that they saw. */
  readonly revision: number;
  readonly form: CertificationForm;
  readonly slots: readonly RealNameSlotRecord[];
  /** User who saved last, and when. */
  readonly savedBy: string;
  readonly savedAt: number;
  /** Person who submitted it, the only one who may correct it; empty before. */
  readonly personSubmit: string;
  readonly submittedBy: string;
  /** The form as it was handed in last and not taken back; undefined before. */
  readonly submitted: CertificationForm | undefined;
  /** Every file that was ever handed in: it stays. */
  readonly evidence: readonly string[];
  readonly firstReviewer: string;
  readonly secondReviewer: string;
  /** Form and papers by which it is certified, and since when; undefined before. */
  readonly certified:
    | { readonly form: CertificationForm; readonly slots: readonly RealNameSlotRecord[]; readonly at: number }
    | undefined;
  /** Every form that was passed, with who submitted it and when; the oldest first. */
  readonly rounds: readonly CertifiedRound[];
  /** The oldest first. */
  readonly steps: readonly RealNameStep[];
}

/** A form that was passed, with its papers; instants in milliseconds. */
export interface CertifiedRound {
  readonly form: CertificationForm;
  readonly slots: readonly RealNameSlotRecord[];
  readonly at: number;
  readonly handedInBy: string;
  readonly handedInAt: number;
}

/** A company's application for a product. */
export interface ApplicationRecord {
  /** The company's number and the product. */
  readonly id: string;
  readonly pkCorp: string;
  readonly product: ProductCode;
  readonly state: Exclude<ApplicationState, 'none'>;
  readonly entry: ApplicationEntry;
  readonly files: readonly { readonly pkFile: string; readonly name: string; readonly size: number }[];
  readonly returned: readonly { readonly part: ApplicationPart; readonly reason: string }[];
  /** Why it was declined; empty otherwise. */
  readonly answer: string;
  readonly revision: number;
  readonly savedBy: string;
  readonly savedAt: number;
  /** User who submitted it last; empty and undefined before. */
  readonly submittedBy: string;
  readonly submittedAt: number | undefined;
  readonly decidedAt: number | undefined;
  /**
   * What happened but saving, the oldest first; `by` is empty for the platform, and `userId` there only for who handed
   * in.
   */
  readonly steps: readonly {
    readonly event: ApplicationEvent;
    readonly at: number;
    readonly by: string;
    readonly userId?: string;
  }[];
}

/** A company's opening of a product, with its agreement. */
export interface ProductOpeningRecord {
  /** The company's number and the product. */
  readonly id: string;
  readonly pkCorp: string;
  readonly product: ProductCode;
  readonly openedAt: number;
  readonly userId: string;
  /** The person's name, as it was. */
  readonly openedBy: string;
  readonly agreementVersion: string;
  /** SHA-256 of the agreement's text. */
  readonly textHash: string;
}

/** A user's reading of a notice. */
export interface NoticeReadRecord {
  /** The user's id and the notice. */
  readonly id: string;
  readonly userId: string;
  readonly notice: string;
  readonly readAt: number;
}

/** Where a member stands that does not stand well. */
export interface MemberStandingRecord {
  readonly pkCorp: string;
  readonly standing: AgencyNotice['standing'];
  /** Shanghai days; empty where there is none. */
  readonly addedOn: string;
  readonly effectiveOn: string;
}

export interface ObjectionRecord {
  readonly receiptNumber: string;
  readonly pkCorp: string;
  readonly userId: string;
  readonly sentBy: string;
  readonly standing: AgencyNotice['standing'];
  readonly statement: string;
  readonly proofs: readonly { readonly pkFile: string; readonly name: string }[];
  readonly state: ObjectionState;
  readonly answer: string;
  readonly sentAt: number;
}

export interface InvoicingChange {
  readonly at: number;
  readonly by: string;
  readonly fields: readonly { readonly field: ProfileField; readonly before: string; readonly after: string }[];
}

export interface InvoicingProfileRecord {
  readonly pkCorp: string;
  readonly profile: InvoicingProfile;
  /** What was issued before paper stopped; undefined where nothing was. */
  readonly paperType: PaperInvoiceType | undefined;
  /** Counts from 1; 0 before anything was saved. */
  readonly revision: number;
  /** The newest first. */
  readonly changes: readonly InvoicingChange[];
}
