import type { DocumentKind, ReadFieldName } from '../../../../src/domain/evidence/reading/read-fields.ts';
import type { ReadSource } from '../../../../src/domain/evidence/reading/read-source.ts';

export type Values = Readonly<Partial<Record<ReadFieldName, string>>>;

/** A file, and what each source that it has ought to say. */
export interface MadeDocument {
  readonly name: string;
  readonly kind: DocumentKind;
  readonly bytes: Uint8Array;
  readonly says: Readonly<Partial<Record<ReadSource, Values>>>;
}
