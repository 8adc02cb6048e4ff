import type { DocumentKind, ReadFieldName } from '../../../../src/domain/evidence/reading/read-fields.ts';
import type { ReadSource } from '../../../../src/domain/evidence/reading/read-source.ts';

export type Values = Readonly<Partial<Record<ReadFieldName, string>>>;

/** A file with the expected values of each of its sources. */
export interface MadeDocument {
  readonly name: string;
  readonly kind: DocumentKind;
  readonly bytes: Uint8Array;
  readonly says: Readonly<Partial<Record<ReadSource, Values>>>;
}
