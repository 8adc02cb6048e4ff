/** What is said of the list of documents. */
export interface OfferedList {
  readonly offered: boolean;
  /** Why it is not, or empty. */
  readonly why: string;
  /** Why the last download came to nothing, or empty. */
  readonly failed: string;
}

/** Taking home what a funder asks for; answers the name under which a file was saved, or nothing. */
export interface TakingHome {
  offeredList(packageId?: string): Promise<OfferedList>;
  takeList(packageId?: string): Promise<string | undefined>;
  /** Takes the template with the name of its document. */
  takeTemplate(name: string, packageId?: string): Promise<string | undefined>;
}
