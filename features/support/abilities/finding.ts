export interface Finding {
  /** The search results for a text: the groups in their order, each entry with its address. */
  searchFor(text: string): Promise<readonly FoundGroupShown[]>;
  /** Opens the result with this name. */
  goToFound(name: string): Promise<void>;
}

export interface FoundGroupShown {
  readonly name: string;
  readonly entries: readonly { readonly name: string; readonly about: readonly string[] }[];
}
