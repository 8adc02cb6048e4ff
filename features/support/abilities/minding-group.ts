export interface MindingGroup {
  /** What of a group one may look after: `internal organisations`, `authorisations`. */
  ofGroup(): readonly string[];
  openInnerOrganisations(): Promise<void>;
  findInnerOrganisation(asked: string): void;
  /** Each with its level, and in what it may act. */
  innerOrganisationsShown(): readonly string[];
  /** Each change of the internal organisations tells why it was refused; empty where it was done. */
  makeOrganisation(name: string, code: string, parentName: string): Promise<string>;
  renameOrganisation(name: string, newName: string): Promise<string>;
  moveOrganisation(name: string, parentName: string): Promise<string>;
  stopOrganisation(name: string): Promise<string>;
  reopenOrganisation(name: string): Promise<string>;
  placeMember(personName: string, organisationName: string): Promise<string>;
  levelOfOrganisation(name: string): Promise<number | undefined>;
  /** The log, the newest first. */
  organisationChangesShown(): Promise<readonly string[]>;
  mayChangeOrganisations(): Promise<boolean>;
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
