/** How a paper is read: from its embedded text, or from its picture, which takes longer. */
export const paperMethods = ['text', 'sight'] as const;
export type PaperMethod = (typeof paperMethods)[number];

/** Reads the text of papers. Never throws because of their content. */
export interface PaperReader {
  /**
   * Lines of text in a company's file, from top to bottom; none where the method finds nothing, undefined where no
   * reader was available. Companies take turns.
   */
  lines(bytes: Uint8Array, method: PaperMethod, pkCorp: string): Promise<readonly string[] | undefined>;
}
