import type { AtToken } from '../scenario-token.ts';

/** What people do with instruments. Amounts are decimal texts in yuan. */
export interface Trading {
  /** Fills in the form of an issue, and waits until it is judged. An empty name chooses no payee. */
  fillInIssue(amount: string, payee: string, months: number): Promise<void>;
  /** Fills in an issue due on a day, with the contract as the reason of a long term. */
  fillInByContract(amount: string, payee: string, dueOn: string, reason: string): Promise<void>;
  /** Goes on from the filled-in form, and submits it. */
  submitIssue(): Promise<void>;
  /** Roles of the steps that the form announces. */
  announcedSteps(): readonly string[];
  /** Codes and reasons of the rules that forbid the form. */
  forbiddingRules(): readonly string[];
  /** Rules that call for the final reviewer, each with who that is. */
  reviewingRules(): readonly string[];
  /** State of the application that was submitted last, and who has it. */
  submittedApplication(): Promise<string>;
  decisionBarOfSubmitted(): Promise<string>;
  withdrawSubmitted(): Promise<void>;
  /** Opens the first application that waits, and decides it. */
  decideFirst(decision: 'approve' | 'return' | 'reject', reason?: string, words?: string): Promise<void>;
  /** Opens the first application that waits, and presses to approve it. Answers whether a signature is asked for. */
  beginApproval(): Promise<boolean>;
  /** Signs what was begun with the token at hand. Answers what was told, empty for a signature that held. */
  signApproval(how: AtToken): Promise<string>;
  /** Why none of the own certificates signs what was begun, and who else can; undefined where one does. */
  unsignableApproval():
    | { readonly certificates: readonly string[]; readonly colleagues: readonly string[] }
    | undefined;
  /** Endings of the certificates in the history of what was decided, with whether they had no effect. */
  signaturesOfDecided(): Promise<readonly string[]>;
  /** Approves together all that can be, and answers amount and state of each, in the order of these texts. */
  approveTogether(): Promise<readonly string[]>;
  countWaiting(): Promise<number>;
  /** What was said with the return of the first application that came back. */
  returnedWords(): Promise<string>;
  correctAmount(amount: string): Promise<void>;
  /** Act, amount and state of the company's applications, the newest first: all, or those that the user handled. */
  applications(hands: 'all' | 'handled'): Promise<readonly string[]>;
  /** Keeps the filled-in form as a draft. */
  keepDraft(): Promise<void>;
  /** Deletes the draft that was made last. */
  deleteDraft(): Promise<void>;
  /** Opens a form with the content of the application that was submitted last: amount, payee, number of invoices. */
  copySubmitted(): Promise<string>;
  /** What is on its way to the company: amount and sender. */
  amountsToAccept(): Promise<readonly string[]>;
  acceptFirst(): Promise<void>;
  refuseFirst(reason: string): Promise<void>;
  /** Amount of the holding that came last, and what of it is available. */
  newestHolding(): Promise<string>;
  /** Amounts of the holdings of one instrument, and what of each is available. */
  heldOf(number: string): Promise<readonly string[]>;
  /** What is frozen of the newest holding, and what officers of the platform have changed in it. */
  officersOnNewest(): Promise<{ readonly frozen: readonly string[]; readonly orders: readonly string[] }>;
  /**
   * Opens the page of a credit: that of an address, else the newest one that the company holds or issued. Answers its
   * address.
   */
  openCredit(address?: string): Promise<string>;
  /** What the page says, by its part; undefined where there is no such credit for the reader. */
  openedCredit(): Readonly<Record<string, string>> | undefined;
  transferFromNewest(amount: string, payee: string): Promise<void>;
  /** Asks to recall what was passed on of the newest holding, or to cancel its instrument. */
  askToUndo(act: 'transfer-recall' | 'cancellation'): Promise<void>;
  /** Asks to cancel the instrument that the company issued last. */
  askToCancelIssued(): Promise<void>;
  /** What came in and went out today; refuses a ledger whose balances do not add up. */
  ledgerOfToday(): Promise<{ readonly in: string; readonly out: string }>;
  /** Figures of this month's statistics; refuses those whose balance is not that of the ledger. */
  statisticsOfMonth(): Promise<readonly string[]>;
  /** How applications of the month were reviewed: submissions, what was sent back, median times of steps. */
  reviewsOfMonth(): Promise<readonly string[]>;
  /** Amounts of what the company issued last, with where they are. */
  newestInstrument(): Promise<string>;
  /** Names of the companies that a search for a payee finds; undefined where too little is typed. */
  payeesNamed(typed: string): Promise<readonly string[] | undefined>;
  /** What keeps the payee of the filled-in form from accepting; empty for nothing. */
  payeeWarning(): Promise<string>;
  /** The number of payees that the form of a transfer takes. */
  payeesOfTransfer(): Promise<number>;
  /** Counts of the holdings: by the name of each issuer that the filter offers, and of all. */
  holdingsByIssuer(): Promise<{ readonly counts: Readonly<Record<string, number>>; readonly all: number }>;
  /** Where the overview leads, and whether its reader acts. */
  waysOfOverview(): Promise<{ readonly ways: readonly string[]; readonly acts: boolean }>;
  /** What the overview of the product says: what waits, and what is owed or held. */
  overview(): Promise<string>;
  /** Number of the newest application of the company, or of the newest instrument that waits for acceptance. */
  numberOfNewest(what: 'application' | 'instrument'): Promise<string>;
  /** Rows of the exported ledger of today, with the titles first. */
  exportLedger(): Promise<readonly (readonly string[])[]>;
  /** Rows of an exported list, with the titles first. */
  exportList(list: 'held' | 'instruments' | 'applications'): Promise<readonly (readonly string[])[]>;
}
