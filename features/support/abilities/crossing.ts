export interface Crossing {
  /** What the header lists, each with its nickname. */
  listedProducts(): Promise<readonly string[]>;
  goToProduct(title: string): Promise<void>;
  /** To which product the page belongs where one is. */
  presentProduct(): string | undefined;
  /** The enterprises between which one may choose. */
  servedCompanies(): Promise<readonly string[]>;
  workForCompany(company: string): Promise<void>;
  /** As another window of the same browser does, which this one does not hear of by itself. */
  workForCompanyElsewhere(company: string): Promise<void>;
  /** Asks for something at this window, until it is known for whom one works by now. */
  askAnything(): Promise<void>;
  /** For which enterprise one is told that another window has gone on. */
  followedFor(): string | undefined;
  companyWorkedFor(): string;
  userKinds(): Promise<readonly string[]>;
  becomeInstitutionUser(): Promise<void>;
  becomeEnterpriseUser(): Promise<void>;
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
