export interface Following {
  openDetail(packageId: string): Promise<void>;
  detail(): Promise<ShownPackage>;
  /** Requests the complete account number of the shown package. */
  askForAccountNumber(): Promise<void>;
  mend(): Promise<void>;
  claim(): Promise<void>;
  discard(): Promise<void>;
  /** Requests a change. Returns the message of the page. */
  askForChange(reason: string): Promise<string>;
  /** Requests the removal of the document with that title. Returns the message of the page. */
  askForRemoval(title: string, reason: string): Promise<string>;
  /** Numbers of the businesses that can be related to the shown package. */
  relatable(): Promise<readonly string[]>;
  /** Relates these businesses. Returns whether it succeeded. */
  relate(numbers: readonly string[]): Promise<boolean>;
  /** Withdraws the shown submission. Returns the error message; empty on success. */
  withdraw(): Promise<string>;
  /** Asks the platform to hurry. Returns the message of the page. */
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
    /** The changes since the return, with their author, and the unchanged fields; empty for none. */
    readonly mended: string;
  }[];
  readonly submissions: number;
  /** The history, the latest entry first; each entry with its documents. */
  readonly history: readonly { readonly what: string; readonly who: string; readonly about: readonly string[] }[];
  /** The numbers of the package's businesses, and their sum in yuan. */
  readonly businesses: readonly string[];
  readonly amount: string;
  readonly actions: readonly string[];
  /** The label about its invoices; empty where they are required as usual. */
  readonly invoices: string;
  /** The notices above the package about requests to the platform. */
  readonly notices: readonly string[];
  /** The account number as shown, and the reason why it stays masked; empty for none. */
  readonly account: { readonly number: string; readonly trouble: string };
}
