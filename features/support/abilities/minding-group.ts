export interface MindingGroup {
  /** What of a group one may look after: `inner organisations`, `authorisations`. */
  ofGroup(): readonly string[];
  openInnerOrganisations(): Promise<void>;
  findInnerOrganisation(asked: string): void;
  /** Each with its level, and in what it may act. */
  innerOrganisationsShown(): readonly string[];
  openAuthorisations(): Promise<void>;
  /** Each with whose it is, how it stands and its scope. */
  giveAuthorisation(personName: string, organisation: string, product: string, days: number): Promise<void>;
  withdrawAuthorisation(personName: string): Promise<void>;
  confirmAuthorisation(personName: string): Promise<void>;
  /** Whom it is about, and how it stands, of each that two people decide. */
  authorisationChangesShown(): Promise<readonly string[]>;
  mayConfirmAuthorisation(personName: string): Promise<boolean>;
  authorisationsShown(): readonly string[];
}
