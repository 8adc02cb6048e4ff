export interface Choosing {
  openChoice(): Promise<void>;
  /** Chooses among what was passed on without invoices from now on. */
  chooseAmongOwed(): Promise<void>;
  /** Narrows bills to what is done with them, by its name. */
  narrowToAction(name: string): Promise<void>;
  candidates(): Promise<readonly OfferedCredit[]>;
  tick(number: string): Promise<void>;
  startOverWith(number: string): Promise<void>;
  pickFunder(name: string): Promise<void>;
  choice(): Promise<{ readonly count: number; readonly amount: string; readonly mayGoOn: boolean }>;
  /** Goes on to the upload page; answers the package's number once one is made. */
  makePackage(): Promise<string | undefined>;
  /**
   * What the page says of an agreement that keeps new packages back, with the product to which it leads; empty for
   * nothing.
   */
  heldBackBy(): Promise<string>;
  /** Who can object to what keeps new packages back, as the page names them. */
  objectorsTold(): Promise<readonly string[]>;
  /** Why nothing may be chosen at all, or empty. */
  whyNothingChosen(): Promise<string>;
  choiceTrouble(): Promise<string>;
  /** Asks for a submitted package that takes what is chosen; answers its number, or nothing where none does. */
  askForTaking(): Promise<string>;
  /** Relates what is chosen to it; answers where one is led, or what one is told where it failed. */
  joinTaking(): Promise<{ readonly place: string; readonly told: string }>;
  /** The receivables that the trouble names as gone into another package. */
  takenElsewhere(): Promise<readonly { readonly number: string; readonly packageId: string }[]>;
}

export interface OfferedCredit {
  readonly number: string;
  readonly chosen: boolean;
  /** What is said beside the number: which part of a bill it is. */
  readonly second: string;
  /** Empty when it may be ticked. */
  readonly refusal: string;
}
