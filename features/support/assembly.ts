import type { CollectionFlags } from '../../server/core/trade/collection-terms.ts';
import type { PilotFunction } from '../../src/domain/trade/shared/pilot.ts';
import type { PaymentReport } from '../../server/core/trade/financing/disbursement-reports.ts';
import type { LineOrder } from '../../server/core/trade/financing/statement-lines.ts';
import type { LineShown } from '../../server/core/sandbox/sandbox-financings.ts';
import type { FinancingDecision } from '../../server/core/trade/financing/funder-actions.ts';
import type { OfficerProposed } from '../../server/core/trade/officers/officer-orders.ts';
import type { LimitProposalOrder } from '../../server/core/trade/limit-proposals.ts';
import type { OpenBook } from '../../src/domain/evidence/shared/book-policies.ts';
import type { ProductCode } from '../../src/domain/catalogue/product-code.ts';
import type { AgreementAction } from '../../server/core/sandbox/sandbox-agreements.ts';
import type { ApplicationAction } from '../../server/core/sandbox/sandbox-applications.ts';
import type { CertificationAction } from '../../server/core/certification/shared/review-certification.ts';
import type { LicenceSlot } from '../../src/domain/certification/shared/licence-slots.ts';
import type { MemberOrder } from '../../server/core/sandbox/sandbox-members.ts';
import type { PlatformActionOrder } from '../../server/core/evidence/platform-actions.ts';
import type { StandardRevision } from '../../server/core/evidence/standard-revision.ts';
import type { ObjectStoreTrouble } from '../../server/core/ports.ts';
import type { InvoiceMark } from '../../src/domain/evidence/reuse/invoice-mark.ts';
import type { ReviewDecision } from '../../src/domain/evidence/materials/review.ts';
import type { PageConfigWire } from '../../src/contract/documented/platform/platform.ts';
import type { ManualClock } from './manual-clock.ts';
import type { IssuedKey } from './scenario-token.ts';
import type { PortalUser } from './portal-user.ts';
import type { Weather } from './weather.ts';

/** A person's device: the portal in front, and the connection behind. */
export interface Device {
  readonly user: PortalUser;
  readonly weather: Weather;
  /**
   * The user who prepares the beginning of a scenario: the same person in the same session, but without a page, which
   * would take minutes.
   */
  arranger?(): Promise<PortalUser>;
  /** The same portal in a second window of the same browser. */
  secondWindow(): PortalUser;
  /** Unfinished uploads, by state. */
  uploads(): readonly string[];
}

/** A step of the platform in a certification. */
export interface CertificationOrder extends Pick<CertificationAction, 'event' | 'by'> {
  readonly returned: { readonly slot: LicenceSlot; readonly reason: string } | undefined;
}

/** Actions that scenarios need and no customer can perform. */
/** The decisions of officers of the platform. Companies are named by a part of their names. */
export interface OfficersOrdered extends Pick<OfficerProposed, 'act' | 'amount' | 'until'> {
  /** Number of the credit; empty for the succession of a company. */
  readonly number: string;
  readonly holder: string;
  readonly receiver: string;
  /** Whether the amount is taken from what is frozen. */
  readonly isOfFrozen: boolean;
  /** Whether the same officer tries both steps. */
  readonly isAlone: boolean;
}

export interface Backstage {
  /** The package's state in the back end. */
  stateOf(packageId: string): Promise<string>;
  /** Items by their invoice number or file name, with their material. */
  itemsOf(packageId: string): Promise<
    readonly {
      readonly materialId: string;
      readonly documentId: string;
      readonly material: string;
      readonly name: string;
      readonly number: string;
      readonly original: string;
    }[]
  >;
  materialsOf(packageId: string): Promise<readonly { readonly materialId: string; readonly name: string }[]>;
  /** Any other action of the platform or the funder. Returns the refusal's code; undefined on success. */
  applyAction(packageId: string, order: PlatformActionOrder): Promise<string | undefined>;
  /** The link with which a partner's portal leads an account to a page of the portal. */
  partnerEntryAddress(userName: string, target: string): Promise<string>;
  /**
   * The user whom the server of a target lets in with a key of the portal, after it has asked the portal; undefined for
   * none.
   */
  letIn(key: string, target: string): Promise<{ readonly personName: string; readonly corpName: string } | undefined>;
  /**
   * A visitor who opens the workbench without coming from the portal: requests a code by a name, and signs in with it.
   * Each returns the refusal's code; undefined on success. `who` is the signed-in user.
   */
  atWorkbench(): {
    askCode(userName: string): Promise<string | undefined>;
    enter(userName: string, code: string): Promise<string | undefined>;
    leave(): Promise<void>;
    who(): Promise<string | undefined>;
  };
  /** Automatic processing as days pass. */
  daysPass(days: number): Promise<void>;
  /** Enables a trial function for the company of an account; undefined ends the trial. */
  tryWith(pilot: PilotFunction, userName: string | undefined): Promise<void>;
  /** Automatic processing of the platform as minutes pass. */
  minutesPass(minutes: number): Promise<void>;
  /**
   * Returns the refusal's code and values; undefined for a review that succeeded. A reviewer who passes has marked
   * every document, unless the decision has its own marks.
   */
  review(
    packageId: string,
    decision: ReviewDecision,
    marked?: 'all' | 'as-said',
  ): Promise<{ readonly code: string; readonly current: string } | undefined>;
  /** The stored file of the platform, which may have come from elsewhere; undefined for none. */
  keepFileAs(
    packageId: string,
    fileName: string,
    kept: { readonly bytes: Uint8Array; readonly mimeType: string } | undefined,
  ): Promise<void>;
  /** Number of companies that have a unified social credit code. */
  companiesCoded(uscc: string): Promise<number>;
  /** The text of the newest picture code. */
  pictureSaid(): string;
  /** The code in the last message to a telephone number; undefined where none was sent. */
  codeSentTo(mobile: string): Promise<string | undefined>;
  /** The last message to a telephone number; undefined where none was sent. */
  lastTextTo(mobile: string): Promise<string | undefined>;
  /** Counts all text messages that the company of an account may cause within an hour. */
  useUpTexts(userName: string): Promise<void>;
  /** The mails to an address, the newest first: subject and text. */
  mailedTo(address: string): Promise<readonly string[]>;
  /** Sends the due messages to telephones and mailboxes. */
  sendDue(): Promise<void>;
  mobileOf(userName: string): Promise<string>;
  /** Issues a certificate of a public key (SubjectPublicKeyInfo, base64) for an account, valid for that many days. */
  issueKey(userName: string, publicKey: string, days: number, kind?: 'HARD' | 'CLOUD'): Promise<IssuedKey>;
  /**
   * Actions of the registration authority on the newest token application of an account's owner. `tokenWritten` returns
   * the certificate.
   */
  tokenPosted(userName: string, courier: string): Promise<void>;
  tokenReturned(userName: string, reason: string): Promise<void>;
  tokenWritten(userName: string, publicKey: string): Promise<IssuedKey>;
  /** Revokes all certificates of an account. */
  revokeKeys(userName: string): Promise<void>;
  /** The present request on the telephone of an account's owner. */
  phoneOf(
    userName: string,
  ): Promise<{ readonly key: string; readonly number: string; readonly text: string } | undefined>;
  answerPhone(key: string, agreed: boolean): Promise<void>;
  /**
   * The last small transfer to an account of the user's company that is on its way, in yuan as a bank statement shows
   * it; undefined for none.
   */
  smallAmountTo(userName: string): Promise<{ readonly accountId: string; readonly amount: string } | undefined>;
  sendTransferBack(accountId: string, reason: string): Promise<void>;
  /** A decision of the partner bank about the company of an account. */
  bankDecides(userName: string, action: 'take' | 'refuse' | 'change' | 'restore', reason: string): Promise<void>;
  /** A core enterprise of the demo world issues a credit to the company of an account, in yuan. Returns its number. */
  creditIssued(userName: string, amount: string, days?: number): Promise<string>;
  /**
   * Submits the evidence of held credits to a funder, in its state after the reviews; by the numbers of the credits.
   */
  evidenceGiven(userName: string, numbers: readonly string[], funderId: string): Promise<void>;
  /**
   * A decision of the funder about the newest financing of the user's company. Returns the refusal's code; undefined on
   * success.
   */
  funderDecides(userName: string, action: FinancingDecision, words?: string): Promise<string | undefined>;
  /** The bank reports the balance of the account from which a company pays, a decimal text in yuan. */
  balanceTold(companyId: string, amount: string): Promise<void>;
  /** The bank reports the collection method for the debts of a company, and which contracts exist. */
  collectionTold(companyId: string, flags: CollectionFlags): Promise<void>;
  /** The bank confirms the disbursement of that financing, or reports its failure. */
  bankSays(userName: string, word: PaymentReport, reference: string): Promise<string | undefined>;
  newestFinancingNumber(userName: string): Promise<string>;
  /** Enters a line of a bank statement that pays a credit or a financing by its number. */
  statementEntered(number: string, amount: string, reference: string): Promise<string | undefined>;
  /** Lines of statements that are not matched, or were explained. */
  linesListed(): Promise<readonly LineShown[]>;
  /** An officer matches such a line with another number, or explains it. */
  lineSettled(order: LineOrder): Promise<string | undefined>;
  /**
   * Two officers of the platform decide about a credit or about all holdings of a company; or one officer tries it
   * alone. Returns the refusal.
   */
  officersDecide(ordered: OfficersOrdered): Promise<string | undefined>;
  /** State of the newest order of officers, and the answer of the company that loses the amount. */
  newestOrder(): Promise<string>;
  /** Runs the scheduled processing of the trade. */
  maintainTrade(): Promise<void>;
  /** A decision of the platform about the application of the user's company for a product. */
  /** The platform withdraws or republishes the agreement of a product after companies signed it. */
  agreementRecalled(product: ProductCode, action: AgreementAction): Promise<void>;
  applicationDecided(userName: string, product: string, decided: Omit<ApplicationAction, 'id'>): Promise<void>;
  /** Two officers of the platform change the limit of a company whose name contains a part. */
  limitChanged(company: string, proposed: Omit<LimitProposalOrder, 'limitId' | 'by'>): Promise<void>;
  /** They grant or decline the request of that company. */
  limitRequestAnswered(company: string, isGranted: boolean, reason: string): Promise<void>;
  /** The bank freezes an account; a reviewer grants the request of its owner. */
  freeze(userName: string): Promise<void>;
  grantUnfreezing(userName: string): Promise<void>;
  packageIn(state: string): Promise<string>;
  /** Password guesses for an account from many other places. */
  guessedAtElsewhere(userName: string, times: number): Promise<void>;
  /** The company of an account is deregistered. */
  strikeOff(userName: string): Promise<void>;
  /** Changes the page configuration for pages that are opened from now on. */
  configure(terms: PageConfigWire): Promise<void>;
  /** Makes the file store fail in one way from now on, or in none. */
  troubleStore(trouble: ObjectStoreTrouble | undefined): void;
  /** Sets whether marks of the automatic check are shown. */
  showMarks(shown: boolean): Promise<void>;
  /** Sets the state of an invoice in the tax register from now on. */
  /** Changes the standard for packages like this one that are made from now on. */
  reviseStandard(packageId: string, revision: StandardRevision): Promise<void>;
  /** The saved views of a user for the list of credits on the server, and the default view. */
  keptViews(account: string): Promise<{ readonly names: readonly string[]; readonly usual: string | undefined }>;
  markInvoice(invoice: { readonly code: string; readonly number: string }, mark: InvoiceMark): Promise<void>;
  /** Makes document readers wait from now on, until they are released. */
  holdReading(): void;
  letReadingGo(): void;
  /** Sets whether all readings fail. */
  readingFails(fails: boolean): void;
  /** Sets whether automatic reading, marking and inspection are on. */
  switchMachines(on: boolean): Promise<void>;
  /** Sets whether new packages can be made in the product of a book. */
  switchProduct(book: OpenBook, on: boolean): Promise<void>;
  /** Sets whether unclear pictures are flagged. */
  flagPictures(flagged: boolean): Promise<void>;
  /** Changes the membership of an account's company. */
  member(userName: string, order: Omit<MemberOrder, 'pkCorp'>): Promise<void>;
  /**
   * A step of the platform for the certification of an account's company: every paper that is not returned is marked as
   * passed. Returns the refusal's code; undefined on success.
   */
  certification(userName: string, action: CertificationOrder): Promise<string | undefined>;
  /** Makes an account an additional main user of its company. */
  makeMain(userName: string): Promise<void>;
  /** Withdraws one role of an account. */
  withdrawRole(userName: string, role: string): Promise<void>;
}

/** The world of one scenario: a fresh back end with the demo world, and the required devices. */
export interface Stage {
  readonly clock: ManualClock;
  readonly backstage: Backstage;
  device(): Device;
  close(): Promise<void>;
}

export interface Assembly {
  open(): Promise<Stage>;
  close(): Promise<void>;
}
