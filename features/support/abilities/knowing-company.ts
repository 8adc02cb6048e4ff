export interface KnowingCompany {
  openCompanyData(): Promise<void>;
  /** Empty where the company is not certified. */
  certifiedLegalName(): string;
  companyChange(): string;
  /** Slot and number of versions of each paper. */
  companyPapers(): string;
  seesCompanyPapers(): boolean;
  /** Name of the group's head, and its relation to the company; empty where there is none. */
  groupHead(): Promise<string>;
}
