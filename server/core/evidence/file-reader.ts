import type { PictureMeasure } from '../../../src/domain/uploads/picture-clarity.ts';
import type { Saying } from '../../../src/domain/evidence/reading/read-document.ts';
import type { DocumentKind } from '../../../src/domain/evidence/reading/read-fields.ts';

/**
 * `unknown-kind`: no reader reads it. `nothing-found`: readable, but without anything that is looked for. `unreadable`:
 * damaged, or harmful to its reader.
 */
export type UnreadBecause = 'unknown-kind' | 'nothing-found' | 'unreadable';

/**
 * All that a file says of itself, from wherever it stands in it. What it comes to depends on the day and on the
 * package, and is nobody's here.
 */
export type FileSayings = (
  | { readonly outcome: 'read'; readonly sayings: readonly Saying[] }
  | { readonly outcome: UnreadBecause }
) & {
  /** More of it can only be seen, as in a scan or a photograph: it is worth recognising. */
  readonly pictured?: boolean;
  /** Clarity of a picture. */
  readonly measure?: PictureMeasure;
};

/** Reads documents. Never throws because of their content. */
export interface FileReader {
  said(bytes: Uint8Array, kind: DocumentKind): Promise<FileSayings>;
}
