/**
 * Where a value was read, the most trusted first: what machines wrote for machines, then what they print for them, then
 * what they print for people, last what is told from a picture of it (document 2, section 7, OCR; checklist F-222).
 */
export const readSources = ['xml', 'ofd', 'pdf-attachment', 'pdf-info', 'qr-code', 'pdf-text', 'optical'] as const;

export type ReadSource = (typeof readSources)[number];

/** 0 for the most trusted. */
export function distrust(source: ReadSource): number {
  return readSources.indexOf(source);
}
