/** An order as it is shown; values are texts, empty where nobody has said anything. */
export interface ShownOrder {
  readonly sections: readonly string[];
  readonly facts: Readonly<Record<string, string>>;
  readonly account: string;
  readonly mayAsk: boolean;
}

export interface ShownJourney {
  /** The step with which the invoice is now, or the last that is done. */
  readonly at: string;
}

export interface LookingBehind {
  /** Undefined where nobody knows of one. */
  orderBehind(number: string, docDatumId?: string): Promise<ShownOrder | undefined>;
  askForOrderAccount(): Promise<void>;
  shownOrder(): Promise<ShownOrder | undefined>;
  /** Of an invoice of the package that is shown. */
  journeyOf(invoiceNumber: string): Promise<ShownJourney | undefined>;
  /** Of the package that is shown: the numbers of its invoices, those that were returned apart. */
  invoiceNumbers(): Promise<{ readonly good: readonly string[]; readonly returned: readonly string[] }>;
}
