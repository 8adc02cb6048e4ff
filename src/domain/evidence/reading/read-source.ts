/**
 * Sources of a value, the most trusted first: machine-readable data, printed codes, printed text, and last recognition
 * of a picture (document 2, section 7, OCR; checklist F-222).
 */
export const readSources = ['xml', 'ofd', 'pdf-attachment', 'pdf-info', 'qr-code', 'pdf-text', 'optical'] as const;

export type ReadSource = (typeof readSources)[number];

/** Rank of a source; 0 is the most trusted. */
export function trustRank(source: ReadSource): number {
  return readSources.indexOf(source);
}
