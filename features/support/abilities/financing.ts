/** Actions of suppliers that finance their holdings, and views of issuers. Amounts are decimal texts in yuan. */
export interface Financing {
  /** Chooses credits by their numbers, and requests offers for an amount. */
  askForOffers(numbers: readonly string[], sum: string): Promise<void>;
  /** The listed offers: funder, recourse, net amount, interest and arrival, or the reason why it cannot be chosen. */
  offersListed(): readonly string[];
  /** Lowers the amount to the maximum of the offer that cannot be chosen. Returns its net amount. */
  takeWhatIsLeft(): Promise<string>;
  /**
   * The reason why the chosen credits cannot be financed together, and the number of credits in each group that can.
   */
  groupsOfChosen(): { readonly bar: string; readonly groups: readonly number[] };
  keepOnlyFirstGroup(): Promise<void>;
  /** Chooses the offer of a funder, with or without recourse, and submits the application. */
  applyTo(funder: string, hasRecourse: boolean): Promise<void>;
  /** Chooses the offer of a funder, with or without recourse, and continues to the evidence and the account. */
  goOnWith(funder: string, hasRecourse: boolean): Promise<void>;
  /** Reloads the page of the form at its present address, or at another step. */
  reopenForm(step?: string): Promise<void>;
  /** The present step of the form, with the chosen amount and funder. */
  formStanding(): string;
  /** Rules that forbid the application. */
  forbiddingFinance(): readonly string[];
  /** State, net amount and outstanding amount of the newest financing. */
  newestFinancing(): Promise<string>;
  /** The line at the top of that financing: who has to act, and until when. */
  financingStanding(): Promise<string>;
  /** Asks the director to sign the contract of the newest financing. */
  askToSignContract(): Promise<void>;
  /** Answers all questions of the funder. */
  answerFunder(answer: string): Promise<void>;
  /** Number of financings in the to-do list of the product. */
  countFinancingsWaiting(): Promise<number>;
  cancelFinancing(words: string): Promise<void>;
  /** Events of the newest financing. */
  financingHistory(): Promise<readonly string[]>;
  /** The core enterprise's next payment day: amount, payees where they are named, and the missing balance. */
  nextPayment(): Promise<string>;
  /**
   * The payment days of the core enterprise in a month, with their sums, the number of instruments in each list, and
   * the missing balance.
   */
  paymentsOfMonth(month: string): Promise<readonly string[]>;
  /** What a holder is paid on each day of a month, by whom, and the number of instruments in the list of the day. */
  receiptsOfMonth(month: string): Promise<readonly string[]>;
  /** The collection method for the debts of the core enterprise in its calendar, with the missing documents. */
  collectionSaid(): Promise<string>;
  /** The collection method of the credit with a number, as its page shows it. */
  collectionOfInstrument(number: string): Promise<string>;
  /** Number of financings in each stage, in the overview of the product. */
  stagesOfFinancings(): Promise<readonly string[]>;
  /** Amounts of the financings in the list with that query, each with its costs. */
  financingsAt(search: string): Promise<readonly string[]>;
  /** The exported sheet of the financings with that query: amount and costs of each row. */
  exportFinancings(search: string): Promise<readonly string[]>;
  /** The issuer's view of its suppliers' financings: supplier, funder, amount, range of the rate, state. */
  financingsOfSuppliers(): Promise<readonly string[]>;
}
