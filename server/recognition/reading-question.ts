import type { PictureMeasure } from '../../src/domain/uploads/picture-clarity.ts';
import type { PaperFindings } from '../../src/domain/evidence/reading/paper-findings.ts';
import type { DocumentKind } from '../../src/domain/evidence/reading/read-fields.ts';
import type { ReadSource } from '../../src/domain/evidence/reading/read-source.ts';
import type { DocumentSource, ReadFields, ReadingLimits } from './document-source.ts';

/**
 * A question to a reading process about the file at a path: the values of one source, the clarity of a picture, all
 * lines, or the findings about the whole file.
 */
export interface ReadingQuestion {
  readonly path: string;
  readonly source: ReadSource | 'clarity' | 'lines' | 'paper';
  readonly kind: DocumentKind;
  readonly limits: ReadingLimits;
}

/** `failed`: the source could not read the file, for instance because it is damaged. */
export type ReadingAnswer =
  | { readonly outcome: 'read'; readonly fields: ReadFields; readonly paper?: PaperFindings | undefined }
  | { readonly outcome: 'nothing' | 'failed'; readonly paper?: PaperFindings | undefined }
  | { readonly outcome: 'paper'; readonly paper: PaperFindings }
  | { readonly outcome: 'measured'; readonly measure: PictureMeasure }
  | { readonly outcome: 'lines'; readonly lines: readonly string[] };

/** Runs a source; `failed` when it throws. */
export async function answerOf(
  source: DocumentSource,
  bytes: Uint8Array,
  kind: DocumentKind,
  limits: ReadingLimits,
): Promise<ReadingAnswer> {
  try {
    const fields = await source.read(bytes, kind, limits);
    return fields === undefined ? { outcome: 'nothing' } : { outcome: 'read', fields };
  } catch {
    return { outcome: 'failed' };
  }
}
