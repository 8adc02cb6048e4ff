export interface ContextSwitch {
  /** The products in the header, each with its nickname. */
  listedProducts(): Promise<readonly string[]>;
  goToProduct(title: string): Promise<void>;
  /** The product of the current page. */
  presentProduct(): string | undefined;
  /** The enterprises that the user can choose. */
  servedCompanies(): Promise<readonly string[]>;
  workForCompany(company: string): Promise<void>;
  /** Switches the enterprise in another window of the same browser, of which this window is not notified. */
  workForCompanyElsewhere(company: string): Promise<void>;
  /** Sends any request from this window, so that it learns the present enterprise. */
  askAnything(): Promise<void>;
  /** The enterprise in the message that another window has switched. */
  followedFor(): string | undefined;
  companyWorkedFor(): string;
  userKinds(): Promise<readonly string[]>;
  becomeInstitutionUser(): Promise<void>;
  becomeEnterpriseUser(): Promise<void>;
  institution(): Promise<string>;
  /** Presses the link to the old version; returns false where it is not offered. */
  meanOldVersion(): Promise<boolean>;
  oldVersionAsked(): Promise<boolean>;
  /** The address that opens. */
  confirmOldVersion(): Promise<string | undefined>;
  isShownWorkbench(): Promise<boolean>;
  /** The address of the workbench and the key that is handed over. */
  goToWorkbench(): Promise<{ readonly address: string; readonly key: string } | undefined>;
  writeDraft(text: string): void;
  draft(): unknown;
}
