export interface Finding {
  /** What is found for a text: the groups in their order, each entry with the address that it leads to. */
  searchFor(text: string): Promise<readonly FoundGroupShown[]>;
  /** Goes to what was found under this name. */
  goToFound(name: string): Promise<void>;
}

export interface FoundGroupShown {
  readonly name: string;
  readonly entries: readonly { readonly name: string; readonly about: readonly string[] }[];
}
