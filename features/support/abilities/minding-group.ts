export interface MindingGroup {
  /** What of a group one may look after: `inner organisations`, `authorisations`. */
  ofGroup(): readonly string[];
  openInnerOrganisations(): Promise<void>;
  findInnerOrganisation(asked: string): void;
  /** Each with its level, and in what it may act. */
  innerOrganisationsShown(): readonly string[];
  openAuthorisations(): Promise<void>;
  /** Each with whose it is, how it stands and its scope. */
  authorisationsShown(): readonly string[];
}
