export interface KnowingCompany {
  openCompanyData(): Promise<void>;
  /** Empty where it is not certified. */
  certifiedLegalName(): string;
  companyChange(): string;
  /** Slot and number of versions, of each. */
  companyPapers(): string;
  seesCompanyPapers(): boolean;
  /** By name, and what it is to the company; empty for none. */
  groupHead(): Promise<string>;
}
