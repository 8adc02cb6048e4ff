export interface Crossing {
  /** What the header lists, each with its nickname. */
  listedProducts(): Promise<readonly string[]>;
  goToProduct(title: string): Promise<void>;
  /** To which product the page belongs where one is. */
  presentProduct(): string | undefined;
  /** The enterprises between which one may choose. */
  servedCompanies(): Promise<readonly string[]>;
  workForCompany(company: string): Promise<void>;
  companyWorkedFor(): string;
  userKinds(): Promise<readonly string[]>;
  becomeInstitutionUser(): Promise<void>;
  institution(): Promise<string>;
  /** Whether the way to the old version is offered, and pressed where it is. */
  meanOldVersion(): Promise<boolean>;
  oldVersionAsked(): Promise<boolean>;
  /** Where one is led. */
  confirmOldVersion(): Promise<string | undefined>;
  isShownWorkbench(): Promise<boolean>;
  /** Where one is led, with what one takes there. */
  goToWorkbench(): Promise<{ readonly address: string; readonly key: string } | undefined>;
  writeDraft(text: string): void;
  draft(): unknown;
}
