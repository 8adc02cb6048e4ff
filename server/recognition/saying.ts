import type { Saying } from '../../src/domain/evidence/reading/read-document.ts';
import type { ReadPlace } from '../../src/domain/evidence/reading/read-place.ts';
import type { ReadFieldName } from '../../src/domain/evidence/reading/read-fields.ts';
import type { ReadSource } from '../../src/domain/evidence/reading/read-source.ts';
import { readValue } from '../../src/domain/evidence/reading/read-value.ts';

/** The value of a field, as found. */
export interface Found {
  readonly field: ReadFieldName;
  readonly text: string | undefined;
  /** False where it is a guess. */
  readonly sure?: boolean;
  /** The place of the value on the paper. */
  readonly place?: ReadPlace | undefined;
}

/**
 * What was found in the form of the domain; what is no value of its field is left out. Undefined where nothing is left.
 */
export function sayingsFrom(source: ReadSource, found: readonly Found[]): readonly Saying[] | undefined {
  const sayings = found.flatMap(({ field, text, sure = true, place }): readonly Saying[] => {
    const value = text === undefined ? undefined : readValue(field, text);
    return value === undefined ? [] : [{ field, value, source, sure, ...(place ? { place } : {}) }];
  });
  return sayings.length === 0 ? undefined : sayings;
}
