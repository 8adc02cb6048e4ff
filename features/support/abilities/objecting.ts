export interface Objecting {
  /** Objects in writing, with files of these names as proof; what the page then says. */
  objectToStanding(statement: string, proofs: readonly string[]): Promise<string>;
  /** What one reads of where one's company stands. */
  standingTold(): Promise<string>;
  /** What became of each objection, the latest first. */
  objections(): Promise<readonly string[]>;
}
