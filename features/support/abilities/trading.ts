/** What people do with instruments. Amounts are decimal texts in yuan. */
export interface Trading {
  /** Fills in the form of an issue, and waits until it is judged. An empty name chooses no payee. */
  fillInIssue(amount: string, payee: string, months: number): Promise<void>;
  /** Goes on from the filled-in form, and submits it. */
  submitIssue(): Promise<void>;
  /** Roles of the steps that the form announces. */
  announcedSteps(): readonly string[];
  /** Codes and reasons of the rules that forbid the form. */
  forbiddingRules(): readonly string[];
  /** State of the application that was submitted last, and who has it. */
  submittedApplication(): Promise<string>;
  decisionBarOfSubmitted(): Promise<string>;
  /** Opens the first application that waits, and decides it. */
  decideFirst(decision: 'approve' | 'return', reason?: string, words?: string): Promise<void>;
  countWaiting(): Promise<number>;
  /** What was said with the return of the first application that came back. */
  returnedWords(): Promise<string>;
  correctAmount(amount: string): Promise<void>;
  /** What is on its way to the company: amount and sender. */
  amountsToAccept(): Promise<readonly string[]>;
  acceptFirst(): Promise<void>;
  refuseFirst(reason: string): Promise<void>;
  /** Amount held, and what of it is available. */
  amountsHeld(): Promise<readonly string[]>;
  transferFromFirst(amount: string, payee: string): Promise<void>;
  /** Opening, in, out and closing of the ledger. */
  ledgerSums(): Promise<string>;
  /** What the overview of the product says: what waits, and what is owed or held. */
  overview(): Promise<string>;
  /** Amounts of what the company issued, with where they are. */
  issuedAmounts(): Promise<readonly string[]>;
}
