/** By what it says of itself, or by what can be seen in it, which takes longer. */
export const paperWays = ['text', 'sight'] as const;
export type PaperWay = (typeof paperWays)[number];

/** Reads the letters of papers. It never throws over what they are. */
export interface PaperReader {
  /**
   * What stands in a file of a company, line by line, the upper ones first; none where that way finds nothing,
   * undefined where nobody could look. Companies take turns.
   */
  lines(bytes: Uint8Array, way: PaperWay, pkCorp: string): Promise<readonly string[] | undefined>;
}
