/** An earlier document of the company, as the dialog for choosing shows it. */
export interface EarlierShown {
  readonly number: string;
  readonly fileName: string;
  readonly usedIn: string;
  readonly validity: string;
  /** The reason why it cannot be chosen; empty where it can. */
  readonly refusal: string;
}

export interface ChoosingAgain {
  /**
   * Opens the dialog for a material of the open package. The filter for packages under review applies only to
   * contracts.
   */
  lookAmongEarlier(
    what: 'invoices' | 'trade invoices' | 'contracts',
    underReview?: boolean,
  ): Promise<readonly EarlierShown[]>;
  /** Filters the open dialog by a part of the number. */
  searchEarlier(text: string): Promise<readonly EarlierShown[]>;
  /** Goes to the last page of the open dialog. Returns the total number of documents and that page. */
  lastOfEarlier(): Promise<{ readonly total: number; readonly last: readonly EarlierShown[] }>;
  /** Adds the documents with these numbers to the package. */
  chooseEarlier(numbers: readonly string[]): Promise<void>;
  /** The mark of the tax register that the upload page shows for the invoice with this number. */
  markShown(number: string): Promise<string>;
}
