import type { FieldReading } from '../../src/domain/evidence/reading/read-document.ts';
import type { DocumentKind } from '../../src/domain/evidence/reading/read-fields.ts';
import type { SourceKinds } from './kinds-read.ts';

/**
 * Limits of how much of a file is read. The time and memory of the process are limited separately.
 */
export interface ReadingLimits {
  /** Bytes of an XML document, attached or by itself. */
  readonly xmlBytes: number;
  readonly xmlDepth: number;
  /** Tags that an XML document may open and close. */
  readonly xmlTags: number;
  readonly zipEntries: number;
  /** Bytes that all parts of a zip that are looked at may have when unpacked. */
  readonly unpackedBytes: number;
  /** Pages of a PDF whose text is read, from the first. */
  readonly textPages: number;
  /** Pages of a PDF on which invoices are counted, from the first. */
  readonly countedPages: number;
  /** Milliseconds for counting; pages that are left then are not counted. */
  readonly countingTime: number;
  /** Pieces of text on one page. */
  readonly textPieces: number;
  /** Pages of a PDF that are drawn as pictures, from the first. */
  readonly drawnPages: number;
  /** The maximum number of pixels of a decoded picture, for files of any size. */
  readonly pixels: number;
  /** The longer side, in pixels, at which pictures and pages are searched. */
  readonly searchedSide: number;
}

const megabyte = 1024 * 1024;

export const defaultLimits: ReadingLimits = {
  xmlBytes: 2 * megabyte,
  xmlDepth: 32,
  xmlTags: 100_000,
  zipEntries: 2_000,
  unpackedBytes: 16 * megabyte,
  textPages: 10,
  countedPages: 300,
  countingTime: 5_000,
  textPieces: 20_000,
  drawnPages: 3,
  pixels: 50_000_000,
  searchedSide: 3_200,
};

/** The values that one source read in one file. */
export type ReadFields = readonly FieldReading[];

/**
 * One method of reading a document, such as optical recognition. It may throw on a file that it cannot read; that
 * counts as a failure, like a hang or a crash.
 */
export interface DocumentSource extends SourceKinds {
  /** Undefined when the file contains nothing that this source reads. */
  read(bytes: Uint8Array, kind: DocumentKind, limits: ReadingLimits): Promise<ReadFields | undefined>;
}
