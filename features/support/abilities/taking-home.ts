/** The offer to download the list of documents. */
export interface OfferedList {
  readonly offered: boolean;
  /** The reason why it is not offered; empty for none. */
  readonly why: string;
  /** The reason why the last download failed; empty for none. */
  readonly failed: string;
}

/** Downloads of a funder's requirements. Each returns the name of the saved file; undefined for none. */
export interface TakingHome {
  offeredList(packageId?: string): Promise<OfferedList>;
  takeList(packageId?: string): Promise<string | undefined>;
  /** Downloads the template of the document with this name. */
  takeTemplate(name: string, packageId?: string): Promise<string | undefined>;
}
