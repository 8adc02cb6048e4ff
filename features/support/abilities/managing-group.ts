export interface ManagingGroup {
  /** The parts of a group that the user can manage: `inner organisations`, `authorisations`. */
  ofGroup(): readonly string[];
  openInnerOrganisations(): Promise<void>;
  findInnerOrganisation(asked: string): void;
  /** Each organisation with its level and its authorised products. */
  innerOrganisationsShown(): readonly string[];
  /** Each change of the inner organisations returns the reason of its refusal; empty on success. */
  makeOrganisation(name: string, code: string, parentName: string): Promise<string>;
  renameOrganisation(name: string, newName: string): Promise<string>;
  moveOrganisation(name: string, parentName: string): Promise<string>;
  stopOrganisation(name: string): Promise<string>;
  reopenOrganisation(name: string): Promise<string>;
  placeMember(personName: string, organisationName: string): Promise<string>;
  levelOfOrganisation(name: string): Promise<number | undefined>;
  /** The log, the newest entry first. */
  organisationChangesShown(): Promise<readonly string[]>;
  mayChangeOrganisations(): Promise<boolean>;
  openAuthorisations(): Promise<void>;
  /** Each authorisation with its person, its state and its scope. */
  giveAuthorisation(personName: string, organisation: string, product: string, days: number): Promise<void>;
  withdrawAuthorisation(personName: string): Promise<void>;
  confirmAuthorisation(personName: string): Promise<void>;
  /** Person and state of each change that needs two people. */
  authorisationChangesShown(): Promise<readonly string[]>;
  mayConfirmAuthorisation(personName: string): Promise<boolean>;
  authorisationsShown(): readonly string[];
}
