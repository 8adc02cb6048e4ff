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
  orderBehind(number: string, packageId?: string): Promise<ShownOrder | undefined>;
  askForOrderAccount(): Promise<void>;
  shownOrder(): Promise<ShownOrder | undefined>;
  /**
   * Looks up the orders behind a contract of the package that is worked on: by business and field, what stands there
   * and what the order says.
   */
  ordersFor(fileName: string): Promise<
    readonly {
      readonly business: string;
      readonly field: string;
      readonly mine: string;
      readonly theirs: string;
      readonly same: boolean;
    }[]
  >;
  takeFromOrder(business: string, field: string): Promise<void>;
  /** Journey of an invoice of the shown package. */
  journeyOf(invoiceNumber: string): Promise<ShownJourney | undefined>;
  /** What the documents of the shown package say about their pictures. */
  unclearLines(): Promise<readonly string[]>;
  /** Numbers of the invoices of the shown package, with returned ones apart. */
  invoiceNumbers(): Promise<{ readonly good: readonly string[]; readonly returned: readonly string[] }>;
}
