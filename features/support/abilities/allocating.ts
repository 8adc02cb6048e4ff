/** What people do with what internal organisations have. Amounts are decimal texts in yuan. */
export interface Allocating {
  /** Names of the organisations that the list of holdings offers, each with its depth as leading dashes. */
  organisationsOfList(): Promise<readonly string[]>;
  /** Number of the holdings that an organisation and those below it have; an empty name for what none has. */
  countOfOrganisation(name: string): Promise<number>;
  /** Allocates the first holding that no organisation has. Answers what was told against it. */
  allocateFirst(name: string): Promise<string>;
  /** Hands back the first holding of an organisation. Answers what was told against it. */
  handBackFirst(name: string): Promise<string>;
  mayAllocate(): Promise<boolean>;
  /** Sums of what is held: in the list, in the overview and in the ledger. */
  sumsOfHeld(): Promise<{ readonly list: string; readonly overview: string; readonly ledger: string }>;
  /** The newest line of the allocations of the first holding of an organisation. */
  newestAllocation(name: string): Promise<string>;
}
