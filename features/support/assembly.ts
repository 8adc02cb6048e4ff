import type { CollectionFlags } from '../../server/core/trade/collection-terms.ts';
import type { PilotFunction } from '../../src/domain/trade/shared/pilot.ts';
import type { BankWord } from '../../server/core/trade/financing/bank-words.ts';
import type { LineOrder } from '../../server/core/trade/financing/statement-lines.ts';
import type { LineShown } from '../../server/core/sandbox/sandbox-financings.ts';
import type { FinancingDecision } from '../../server/core/trade/financing/funder-actions.ts';
import type { OfficerProposed } from '../../server/core/trade/officers/officer-orders.ts';
import type { LimitProposed } from '../../server/core/trade/limit-changes.ts';
import type { OpenBook } from '../../src/domain/evidence/shared/book-policies.ts';
import type { ProductCode } from '../../src/domain/catalogue/product-code.ts';
import type { AgreementAction } from '../../server/core/sandbox/sandbox-agreements.ts';
import type { ApplicationAction } from '../../server/core/sandbox/sandbox-applications.ts';
import type { CertificationAction } from '../../server/core/certification/shared/reviewing.ts';
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
   * Whoever brings about what a scenario begins with, where that is not the user itself: the same person in the same
   * session, but without a page, which would take minutes.
   */
  arranger?(): Promise<PortalUser>;
  /** The same portal in a second window of the same browser. */
  secondWindow(): PortalUser;
  /** Uploads that are on their way, by state. */
  uploads(): readonly string[];
}

/** A step of the platform in a certification. */
export interface CertificationOrder extends Pick<CertificationAction, 'event' | 'by'> {
  readonly returned: { readonly slot: LicenceSlot; readonly reason: string } | undefined;
}

/** What scenarios need that no customer can do. */
/** What officers of the platform decide. Companies are named by a part of their names. */
export interface OfficersOrdered extends Pick<OfficerProposed, 'act' | 'amount' | 'until'> {
  /** Number of the credit; empty for the succession of a company. */
  readonly number: string;
  readonly holder: string;
  readonly receiver: string;
  /** Whether the amount is taken from what is frozen. */
  readonly isOfFrozen: boolean;
  /** Whether the same officer tries to do both. */
  readonly isAlone: boolean;
}

export interface Backstage {
  /** The package's state as the back end keeps it. */
  stateOf(packageId: string): Promise<string>;
  /** Items by their invoice number or file name, with the material that they belong to. */
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
  /** Anything else that the platform or the funder does; the refusal's code, or undefined. */
  applyAction(packageId: string, order: PlatformActionOrder): Promise<string | undefined>;
  /** Where a partner's portal leads an account, to a page of the portal. */
  partnerEntryAddress(userName: string, target: string): Promise<string>;
  /** Whom the server of a target lets in by a key of the portal, as it asks the portal; undefined for nobody. */
  letIn(key: string, target: string): Promise<{ readonly personName: string; readonly corpName: string } | undefined>;
  /**
   * Somebody who sits down at the workbench without having come from the portal: who asks for a code by a name, and
   * signs in by it. Each answers the refusal's code, or undefined; `who` is signed in there.
   */
  atWorkbench(): {
    askCode(userName: string): Promise<string | undefined>;
    enter(userName: string, code: string): Promise<string | undefined>;
    leave(): Promise<void>;
    who(): Promise<string | undefined>;
  };
  /** What happens by itself as days pass. */
  daysPass(days: number): Promise<void>;
  /** Puts a function on trial with the company of an account; ends the trial for undefined. */
  tryWith(pilot: PilotFunction, userName: string | undefined): Promise<void>;
  /** What the platform's machines do meanwhile. */
  minutesPass(minutes: number): Promise<void>;
  /**
   * Answers the refusal's code and values, or undefined when the review was taken. Who passes has marked every
   * document, unless they are marked as the decision says.
   */
  review(
    packageId: string,
    decision: ReviewDecision,
    marked?: 'all' | 'as-said',
  ): Promise<{ readonly code: string; readonly current: string } | undefined>;
  /** What the platform keeps of a file, as it may have come from elsewhere; undefined for nothing at all. */
  keepFileAs(
    packageId: string,
    fileName: string,
    kept: { readonly bytes: Uint8Array; readonly mimeType: string } | undefined,
  ): Promise<void>;
  /** How many companies have a unified social credit code. */
  companiesCoded(uscc: string): Promise<number>;
  /** What the picture says that was drawn last, by which one proves to be human. */
  pictureSaid(): string;
  /** The code in the last message that went to somebody's telephone, and their number; undefined where none went. */
  codeSentTo(mobile: string): Promise<string | undefined>;
  /** The last message that went to a telephone; undefined where none went. */
  lastTextTo(mobile: string): Promise<string | undefined>;
  /** Counts all text messages that the company of an account may cause within an hour. */
  useUpTexts(userName: string): Promise<void>;
  /** What was mailed to an address, the newest first: subject and text. */
  mailedTo(address: string): Promise<readonly string[]>;
  /** Whoever sends what is due to telephones and mailboxes looks. */
  sendDue(): Promise<void>;
  mobileOf(userName: string): Promise<string>;
  /** A certificate of a public key (SubjectPublicKeyInfo, base64) for an account, for so many days. */
  issueKey(userName: string, publicKey: string, days: number, kind?: 'HARD' | 'CLOUD'): Promise<IssuedKey>;
  /**
   * What the registration authority does with the newest token that an account's owner is to hold; it answers the
   * certificate that it wrote.
   */
  tokenPosted(userName: string, courier: string): Promise<void>;
  tokenReturned(userName: string, reason: string): Promise<void>;
  tokenWritten(userName: string, publicKey: string): Promise<IssuedKey>;
  /** Takes back all certificates of an account. */
  revokeKeys(userName: string): Promise<void>;
  /** What the telephone of an account's owner asks now. */
  phoneOf(
    userName: string,
  ): Promise<{ readonly key: string; readonly number: string; readonly text: string } | undefined>;
  answerPhone(key: string, agreed: boolean): Promise<void>;
  /**
   * The small transfer that went last to an account of somebody's company and is out, in yuan as a bank's statement
   * shows it; undefined where none is.
   */
  smallAmountTo(userName: string): Promise<{ readonly accountId: string; readonly amount: string } | undefined>;
  sendTransferBack(accountId: string, reason: string): Promise<void>;
  /** What the partner bank does with the company of an account. */
  bankDecides(userName: string, action: 'take' | 'refuse' | 'change' | 'restore', reason: string): Promise<void>;
  /** A core enterprise of the demo world issues a credit to the company of an account, in yuan; its number. */
  creditIssued(userName: string, amount: string, days?: number): Promise<string>;
  /** Gives the evidence of held credits to a funder, as it stands after its reviews; by the numbers of the credits. */
  evidenceGiven(userName: string, numbers: readonly string[], funderId: string): Promise<void>;
  /** What the funder decides about the newest financing of somebody's company; the refusal's code, or undefined. */
  funderDecides(userName: string, action: FinancingDecision, words?: string): Promise<string | undefined>;
  /** The bank tells the balance of the account from which a company pays, a decimal text in yuan. */
  balanceTold(companyId: string, amount: string): Promise<void>;
  /** The bank tells how what a company owes is collected, and what is in place for it. */
  collectionTold(companyId: string, flags: CollectionFlags): Promise<void>;
  /** The bank confirms the disbursement of that financing, or lets it fail. */
  bankSays(userName: string, word: BankWord, reference: string): Promise<string | undefined>;
  newestFinancingNumber(userName: string): Promise<string>;
  /** A line of a bank's statement, by which somebody pays a credit or a financing by its number. */
  statementEntered(number: string, amount: string, reference: string): Promise<string | undefined>;
  /** Lines of statements that are not matched, or were explained. */
  linesListed(): Promise<readonly LineShown[]>;
  /** An officer matches such a line with another number, or explains it. */
  lineSettled(order: LineOrder): Promise<string | undefined>;
  /**
   * Two officers of the platform decide about a credit, or about all that a company holds; or one tries it alone.
   * Answers the refusal.
   */
  officersDecide(ordered: OfficersOrdered): Promise<string | undefined>;
  /** State of the newest order of officers, and what the company that loses has answered. */
  newestOrder(): Promise<string>;
  /** What the clock does to the trade. */
  careForTrade(): Promise<void>;
  /** What the platform decides about the application of somebody's company for a product. */
  /** What the platform does with the agreement of a product after companies signed it. */
  agreementRecalled(product: ProductCode, action: AgreementAction): Promise<void>;
  applicationDecided(userName: string, product: string, decided: Omit<ApplicationAction, 'id'>): Promise<void>;
  /** Two officers of the platform change the limit of a company whose name contains a part. */
  limitChanged(company: string, proposed: Omit<LimitProposed, 'limitId' | 'by'>): Promise<void>;
  /** They grant what that company asks for, or decline it. */
  limitRequestAnswered(company: string, isGranted: boolean, reason: string): Promise<void>;
  /** The bank freezes an account; and whoever reviews grants what its owner asked for. */
  freeze(userName: string): Promise<void>;
  grantUnfreezing(userName: string): Promise<void>;
  packageIn(state: string): Promise<string>;
  /** Strangers all over the world guess at an account's password. */
  guessedAtElsewhere(userName: string, times: number): Promise<void>;
  /** The company of an account is struck off the register. */
  strikeOff(userName: string): Promise<void>;
  /** Changes the page configuration for whoever opens the portal from now on. */
  configure(terms: PageConfigWire): Promise<void>;
  /** Has the file store fail in one way from now on, or in none. */
  troubleStore(trouble: ObjectStoreTrouble | undefined): void;
  /** Whether words that a machine marked are shown. */
  showMarks(shown: boolean): Promise<void>;
  /** What the tax register says of an invoice from now on. */
  /** Changes what is asked for of packages like this one that are made from now on. */
  reviseStandard(packageId: string, revision: StandardRevision): Promise<void>;
  /** The views that somebody keeps of the list of credits on every machine, and with which it opens there. */
  keptViews(account: string): Promise<{ readonly names: readonly string[]; readonly usual: string | undefined }>;
  markInvoice(invoice: { readonly code: string; readonly number: string }, mark: InvoiceMark): Promise<void>;
  /** Whoever reads documents waits from now on, until they are let go. */
  holdReading(): void;
  letReadingGo(): void;
  /** Machines make nothing of what they read, or are well again. */
  readingFails(fails: boolean): void;
  /** Whether any machine of the platform reads, marks or looks. */
  switchMachines(on: boolean): Promise<void>;
  /** Whether new packages are made of the product that a book belongs to. */
  switchProduct(book: OpenBook, on: boolean): Promise<void>;
  /** Whether pictures that are not clear are flagged. */
  flagPictures(flagged: boolean): Promise<void>;
  /** What becomes of the company of an account as a member of the platform. */
  member(userName: string, order: Omit<MemberOrder, 'pkCorp'>): Promise<void>;
  /**
   * What the platform does with the form of an account's company: every paper is marked as passed, but what is
   * returned. Answers the refusal's code, or undefined.
   */
  certification(userName: string, action: CertificationOrder): Promise<string | undefined>;
  /** An account becomes a main user of its company beside the other. */
  makeMain(userName: string): Promise<void>;
  /** An account loses one of its roles. */
  withdrawRole(userName: string, role: string): Promise<void>;
}

/** One scenario's world: a fresh back end with the demo world, and as many devices as it takes. */
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
