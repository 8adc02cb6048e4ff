/** An order as it is shown. Values are texts, empty where nothing is known. */
export interface ShownOrder {
  readonly sections: readonly string[];
  readonly facts: Readonly<Record<string, string>>;
  readonly account: string;
  readonly mayAsk: boolean;
}

export interface ShownJourney {
  /** The present step of the invoice, or the last completed one. */
  readonly at: string;
}

export interface ViewingOrders {
  /** Undefined where no order is known. */
  orderBehind(number: string, packageId?: string): Promise<ShownOrder | undefined>;
  askForOrderAccount(): Promise<void>;
  shownOrder(): Promise<ShownOrder | undefined>;
  /**
   * Shows the orders behind a contract of the current package: by business and field, the value of the contract and
   * that of the order.
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
  /** Messages about the pictures of the shown package's documents. */
  unclearLines(): Promise<readonly string[]>;
  /** Numbers of the invoices of the shown package; returned ones are separate. */
  invoiceNumbers(): Promise<{ readonly good: readonly string[]; readonly returned: readonly string[] }>;
}
