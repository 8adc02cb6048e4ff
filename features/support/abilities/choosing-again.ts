/** A document that was given before, as one chooses among them. */
export interface EarlierShown {
  readonly number: string;
  readonly fileName: string;
  readonly usedIn: string;
  readonly validity: string;
  /** Why it cannot be chosen; empty where it can. */
  readonly refusal: string;
}

export interface ChoosingAgain {
  /** Opens the choice for the material of a package that is open; under review only contracts are asked for so. */
  lookAmongEarlier(
    what: 'invoices' | 'trade invoices' | 'contracts',
    underReview?: boolean,
  ): Promise<readonly EarlierShown[]>;
  /** Narrows the open choice to what has a text in its number. */
  searchEarlier(text: string): Promise<readonly EarlierShown[]>;
  /** Turns the open choice to its last page; answers how many there are on all pages, and that page. */
  lastOfEarlier(): Promise<{ readonly total: number; readonly last: readonly EarlierShown[] }>;
  /** Puts those with these numbers into the package. */
  chooseEarlier(numbers: readonly string[]): Promise<void>;
  /** What the upload page says against the invoice with this number, by the tax register. */
  markShown(number: string): Promise<string>;
}
