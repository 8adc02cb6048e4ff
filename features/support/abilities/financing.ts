/** What suppliers do to finance what they hold, and what issuers see of it. Amounts are decimal texts in yuan. */
export interface Financing {
  /** Chooses held credits by their numbers, and asks for offers for a sum. */
  askForOffers(numbers: readonly string[], sum: string): Promise<void>;
  /** The offers as they are listed: funder, recourse, net amount, interest and arrival, or why it cannot be chosen. */
  offersListed(): readonly string[];
  /** Lowers the amount to what the offer that cannot be chosen takes; answers its net amount. */
  takeWhatIsLeft(): Promise<string>;
  /** Why the chosen credits do not go together, and how many each group that does has. */
  groupsOfChosen(): { readonly bar: string; readonly groups: readonly number[] };
  keepOnlyFirstGroup(): Promise<void>;
  /** Chooses the offer of a funder, with or without recourse, and submits the application. */
  applyTo(funder: string, hasRecourse: boolean): Promise<void>;
  /** Chooses the offer of a funder, with or without recourse, and goes on to the evidence and the account. */
  goOnWith(funder: string, hasRecourse: boolean): Promise<void>;
  /** Reads the page of the form again at its present address, or at another step of it. */
  reopenForm(step?: string): Promise<void>;
  /** The step at which the form stands, with the amount and the funder that are chosen. */
  formStanding(): string;
  /** Rules that forbid the application. */
  forbiddingFinance(): readonly string[];
  /** State, net amount and outstanding amount of the financing that was made last. */
  newestFinancing(): Promise<string>;
  /** What the head of that financing says of who has it and until when. */
  financingStanding(): Promise<string>;
  /** Asks the director to sign the contract of the financing that was made last. */
  askToSignContract(): Promise<void>;
  /** Answers everything that the funder asked. */
  answerFunder(answer: string): Promise<void>;
  /** Number of financings in the to-do list of the product. */
  countFinancingsWaiting(): Promise<number>;
  cancelFinancing(words: string): Promise<void>;
  /** Events of the financing that was made last. */
  financingHistory(): Promise<readonly string[]>;
  /** First day on which the core enterprise pays: amount, payees where they are named, and what the balance lacks. */
  nextPayment(): Promise<string>;
  /**
   * Days of a month on which the core enterprise pays, with their sums, how many instruments the list of each has, and
   * what the balance lacks.
   */
  paymentsOfMonth(month: string): Promise<readonly string[]>;
  /** How what the core enterprise owes is collected, as its calendar says it, and what is missing for it. */
  collectionSaid(): Promise<string>;
  /** How the credit of a number is collected, as its page says it. */
  collectionOfInstrument(number: string): Promise<string>;
  /** How many financings of each stage the overview of the product tells of. */
  stagesOfFinancings(): Promise<readonly string[]>;
  /** Amounts of the financings at a place of the list, each with its costs. */
  financingsAt(search: string): Promise<readonly string[]>;
  /** Sheet of the financings at a place of the list: amount and costs of each row. */
  exportFinancings(search: string): Promise<readonly string[]>;
  /** What an issuer sees of its suppliers' financings: supplier, funder, amount, band of the rate, state. */
  financingsOfSuppliers(): Promise<readonly string[]>;
}
