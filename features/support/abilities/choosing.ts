export interface Choosing {
  openChoice(): Promise<void>;
  /** Switches to receivables that were transferred without invoices. */
  chooseAmongOwed(): Promise<void>;
  /** Filters bills by the name of an action. */
  narrowToAction(name: string): Promise<void>;
  candidates(): Promise<readonly OfferedCredit[]>;
  tick(number: string): Promise<void>;
  startOverWith(number: string): Promise<void>;
  pickFunder(name: string): Promise<void>;
  choice(): Promise<{ readonly count: number; readonly amount: string; readonly mayGoOn: boolean }>;
  /** Continues to the upload page. Returns the number of the package; undefined where none was made. */
  makePackage(): Promise<string | undefined>;
  /** The page's message about an agreement that blocks new packages, with the linked product; empty for none. */
  heldBackBy(): Promise<string>;
  /** The people who can object to the restriction, as the page names them. */
  objectorsTold(): Promise<readonly string[]>;
  /** The reason why nothing can be chosen; empty for none. */
  whyNothingChosen(): Promise<string>;
  choiceTrouble(): Promise<string>;
  /** Requests a submitted package that can take the selection. Returns its number; empty for none. */
  askForTaking(): Promise<string>;
  /** Relates the selection to that package. Returns the page that opens, or the error message. */
  joinTaking(): Promise<{ readonly place: string; readonly told: string }>;
  /** The receivables that the error names as being in another package. */
  takenElsewhere(): Promise<readonly { readonly number: string; readonly packageId: string }[]>;
}

export interface OfferedCredit {
  readonly number: string;
  readonly chosen: boolean;
  /** The second line of the number: the part of a bill. */
  readonly second: string;
  /** The reason why it cannot be ticked; empty where it can. */
  readonly refusal: string;
}
