export interface Following {
  openDetail(packageId: string): Promise<void>;
  detail(): Promise<ShownPackage>;
  /** Asks for the whole account number of the package that is shown. */
  askForAccountNumber(): Promise<void>;
  mend(): Promise<void>;
  claim(): Promise<void>;
  discard(): Promise<void>;
  /** Asks for a change; answers what one is told. */
  askForChange(reason: string): Promise<string>;
  /** Asks for the document of that title to be taken out; answers what one is told. */
  askForRemoval(title: string, reason: string): Promise<string>;
  /** What may be related to the package that is shown, by number. */
  relatable(): Promise<readonly string[]>;
  /** Relates these; answers whether it was done. */
  relate(numbers: readonly string[]): Promise<boolean>;
  /** Takes the submission that is shown back; answers why not, or nothing. */
  withdraw(): Promise<string>;
  /** Asks the platform to hurry; answers what one is told. */
  expedite(reason: string): Promise<string>;
}

export interface ShownPackage {
  readonly state: string;
  readonly holder: string;
  readonly handler: string;
  readonly lines: readonly {
    readonly title: string;
    readonly result: string;
    readonly reason: string;
    /** What was changed of it since it was returned, by whom, and what was not; empty where nothing was. */
    readonly mended: string;
  }[];
  readonly submissions: number;
  /** The latest first; each with the documents that it is about. */
  readonly history: readonly { readonly what: string; readonly who: string; readonly about: readonly string[] }[];
  /** The businesses that it is for, by number, and their sum in yuan. */
  readonly businesses: readonly string[];
  readonly amount: string;
  readonly actions: readonly string[];
  /** What it says of its invoices; empty where they are asked for as usual. */
  readonly invoices: string;
  /** What stands above the package of what was asked of the platform. */
  readonly notices: readonly string[];
  /** As it is shown, and why it stays masked, or empty. */
  readonly account: { readonly number: string; readonly trouble: string };
}
