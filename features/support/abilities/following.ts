export interface Following {
  openDetail(docDatumId: string): Promise<void>;
  detail(): Promise<ShownPackage>;
  /** Asks for the whole account number of the package that is shown. */
  askForAccountNumber(): Promise<void>;
  mend(): Promise<void>;
  claim(): Promise<void>;
  discard(): Promise<void>;
}

export interface ShownPackage {
  readonly state: string;
  readonly holder: string;
  readonly handler: string;
  readonly lines: readonly { readonly title: string; readonly result: string; readonly reason: string }[];
  readonly submissions: number;
  /** The latest first; each with the documents that it is about. */
  readonly history: readonly { readonly what: string; readonly who: string; readonly about: readonly string[] }[];
  readonly actions: readonly string[];
  /** As it is shown, and why it stays masked, or empty. */
  readonly account: { readonly number: string; readonly trouble: string };
}
