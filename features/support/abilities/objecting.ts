export interface Objecting {
  /** Objects in writing, with files of these names as proof. Returns the message of the page. */
  objectToStanding(statement: string, proofs: readonly string[]): Promise<string>;
  /** What the page tells the user about their company's standing. */
  standingTold(): Promise<string>;
  /** State of each objection, the latest first. */
  objections(): Promise<readonly string[]>;
}
