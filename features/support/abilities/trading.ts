import type { AtToken } from '../scenario-token.ts';

/** Actions on instruments. Amounts are decimal texts in yuan. */
export interface Trading {
  /** Fills in the form of an issue, and waits until its rules have been checked. An empty name chooses no payee. */
  fillInIssue(amount: string, payee: string, months: number): Promise<void>;
  /** Fills in an issue due on a day, with the contract as the reason of a long term. */
  fillInByContract(amount: string, payee: string, dueOn: string, reason: string): Promise<void>;
  /** Continues from the completed form, and submits it. */
  submitIssue(): Promise<void>;
  /** Roles of the steps that the form shows. */
  announcedSteps(): readonly string[];
  /** Codes and reasons of the rules that forbid the application. */
  forbiddingRules(): readonly string[];
  /** Rules that require the final reviewer, each with that person's name. */
  reviewingRules(): readonly string[];
  /** State of the application that was submitted last, and who has to act. */
  submittedApplication(): Promise<string>;
  decisionBarOfSubmitted(): Promise<string>;
  withdrawSubmitted(): Promise<void>;
  /** Opens the first waiting application, and decides it. */
  decideFirst(decision: 'approve' | 'return' | 'reject', reason?: string, words?: string): Promise<void>;
  /** Opens the first waiting application, and presses approve. Returns whether a signature is required. */
  beginApproval(): Promise<boolean>;
  /** Signs the open approval with the available token. Returns the error message; empty for a successful signature. */
  signApproval(how: AtToken): Promise<string>;
  /**
   * The reasons why none of the user's certificates can sign the open approval, and the colleagues who can; undefined
   * where one can sign.
   */
  unsignableApproval():
    | { readonly certificates: readonly string[]; readonly colleagues: readonly string[] }
    | undefined;
  /**
   * Last digits of the certificates in the history of the decided application, and whether their signatures had no
   * effect.
   */
  signaturesOfDecided(): Promise<readonly string[]>;
  /** Approves together all applications that can be. Returns amount and state of each, sorted by these texts. */
  /** Chooses all applications that wait, for `approveTogether`. */
  chooseAllWaiting(): Promise<unknown>;
  approveTogether(): Promise<readonly string[]>;
  countWaiting(): Promise<number>;
  /** The comment of the return of the first application that came back. */
  returnedWords(): Promise<string>;
  correctAmount(amount: string): Promise<void>;
  /** Act, amount and state of the company's applications, the newest first: all, or those that the user handled. */
  applications(hands: 'all' | 'handled'): Promise<readonly string[]>;
  /** Saves the completed form as a draft. */
  keepDraft(): Promise<void>;
  /** Deletes the newest draft. */
  deleteDraft(): Promise<void>;
  /**
   * Opens a form with the content of the application that was submitted last. Returns amount, payee and number of
   * invoices.
   */
  copySubmitted(): Promise<string>;
  /** Amount and sender of each credit in transit to the company. */
  amountsToAccept(): Promise<readonly string[]>;
  acceptFirst(): Promise<void>;
  refuseFirst(reason: string): Promise<void>;
  /** Amount of the newest holding, and its available amount. */
  newestHolding(): Promise<string>;
  /** Amounts of the holdings of one instrument, each with its available amount. */
  heldOf(number: string): Promise<readonly string[]>;
  /** Frozen amounts of the newest holding, and its changes by officers of the platform. */
  officersOnNewest(): Promise<{ readonly frozen: readonly string[]; readonly orders: readonly string[] }>;
  /**
   * Opens the page of a credit: that of an address, else the newest one that the company holds or issued. Returns its
   * address.
   */
  openCredit(address?: string): Promise<string>;
  /** The content of the page by section; undefined where the credit does not exist for the user. */
  openedCredit(): Readonly<Record<string, string>> | undefined;
  transferFromNewest(amount: string, payee: string): Promise<void>;
  /** Requests to recall the transfer of the newest holding, or to cancel its instrument. */
  askToUndo(act: 'transfer-recall' | 'cancellation'): Promise<void>;
  /** Requests to cancel the instrument that the company issued last. */
  askToCancelIssued(): Promise<void>;
  /** Today's incoming and outgoing amounts; throws for a ledger whose balances do not add up. */
  ledgerOfToday(): Promise<{ readonly in: string; readonly out: string }>;
  /** Figures of this month's statistics; throws for a balance that differs from the ledger. */
  statisticsOfMonth(): Promise<readonly string[]>;
  /** Review figures of the month: submissions, returns, median times of steps. */
  reviewsOfMonth(): Promise<readonly string[]>;
  /** Amounts of the instrument that the company issued last, by place. */
  newestInstrument(): Promise<string>;
  /** Names of the companies that a search for a payee finds; undefined where the text is too short. */
  payeesNamed(typed: string): Promise<readonly string[] | undefined>;
  /** The reason why the payee of the completed form cannot accept; empty for none. */
  payeeWarning(): Promise<string>;
  /** The maximum number of payees in the form of a transfer. */
  payeesOfTransfer(): Promise<number>;
  /** Counts of the holdings: by the name of each issuer that the filter offers, and of all. */
  holdingsByIssuer(): Promise<{ readonly counts: Readonly<Record<string, number>>; readonly all: number }>;
  /** The links of the overview, and whether the user can act. */
  waysOfOverview(): Promise<{ readonly ways: readonly string[]; readonly acts: boolean }>;
  /** The figures of the product's overview: what waits, and what is owed or held. */
  overview(): Promise<string>;
  /** Number of the newest application of the company, or of the newest instrument that waits for acceptance. */
  numberOfNewest(what: 'application' | 'instrument'): Promise<string>;
  /** Rows of the exported ledger of today, with the titles first. */
  exportLedger(): Promise<readonly (readonly string[])[]>;
  /** Rows of an exported list, with the titles first. */
  exportList(list: 'held' | 'instruments' | 'applications'): Promise<readonly (readonly string[])[]>;
}
