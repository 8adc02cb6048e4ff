/** Actions on the allocation of holdings to inner organisations. Amounts are decimal texts in yuan. */
export interface Allocating {
  /** Names of the organisations in the filter of the list of holdings, with one leading dash for each level. */
  organisationsOfList(): Promise<readonly string[]>;
  /** Number of holdings of an organisation and those below it; an empty name means holdings without an organisation. */
  countOfOrganisation(name: string): Promise<number>;
  /** Allocates the first holding that has no organisation. Returns the error message; empty on success. */
  allocateFirst(name: string): Promise<string>;
  /** Hands back the first holding of an organisation. Returns the error message; empty on success. */
  handBackFirst(name: string): Promise<string>;
  mayAllocate(): Promise<boolean>;
  /** Sums of the holdings in the list, in the overview and in the ledger. */
  sumsOfHeld(): Promise<{ readonly list: string; readonly overview: string; readonly ledger: string }>;
  /** The newest entry in the allocation history of the first holding of an organisation. */
  newestAllocation(name: string): Promise<string>;
}
