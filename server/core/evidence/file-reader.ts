import type { PictureMeasure } from '../../../src/domain/uploads/picture-clarity.ts';
import type { PaperFindings } from '../../../src/domain/evidence/reading/paper-findings.ts';
import type { FieldReading } from '../../../src/domain/evidence/reading/read-document.ts';
import type { DocumentKind } from '../../../src/domain/evidence/reading/read-fields.ts';

/**
 * `unknown-kind`: no reader reads it. `nothing-found`: readable, but without any of the values that are searched for.
 * `unreadable`: damaged, or harmful to its reader.
 */
export type UnreadBecause = 'unknown-kind' | 'nothing-found' | 'unreadable';

/**
 * All readings of a file, from all of its parts. They are not interpreted, because that depends on the day and the
 * package.
 */
export type FileFieldReadings = (
  | { readonly outcome: 'read'; readonly fieldReadings: readonly FieldReading[] }
  | { readonly outcome: UnreadBecause }
) & {
  /** Whether it has parts that only optical recognition can read, as in a scan or a photograph. */
  readonly needsRecognition?: boolean;
  /** Findings about the whole file; undefined where its pages were not examined. */
  readonly paper?: PaperFindings | undefined;
  /** Clarity of a picture. */
  readonly measure?: PictureMeasure;
};

/** Reads documents. Never throws because of their content. */
export interface FileReader {
  readFieldReadings(bytes: Uint8Array, kind: DocumentKind): Promise<FileFieldReadings>;
}
