import type { FieldReading } from '../../src/domain/evidence/reading/read-document.ts';
import type { ReadPlace } from '../../src/domain/evidence/reading/read-place.ts';
import type { ReadFieldName } from '../../src/domain/evidence/reading/read-fields.ts';
import type { ReadSource } from '../../src/domain/evidence/reading/read-source.ts';
import { readValue } from '../../src/domain/evidence/reading/read-value.ts';

/** The value of a field as found in a document. */
export interface FoundValue {
  readonly field: ReadFieldName;
  readonly text: string | undefined;
  /** False when it is a guess. */
  readonly sure?: boolean;
  /** The place of the value on the paper. */
  readonly place?: ReadPlace | undefined;
}

/**
 * Converts found values into the form of the domain. Invalid values of a field are left out; undefined when none is
 * left.
 */
export function fieldReadingsFrom(
  source: ReadSource,
  found: readonly FoundValue[],
): readonly FieldReading[] | undefined {
  const fieldReadings = found.flatMap(({ field, text, sure = true, place }): readonly FieldReading[] => {
    const value = text === undefined ? undefined : readValue(field, text);
    return value === undefined ? [] : [{ field, value, source, sure, ...(place ? { place } : {}) }];
  });
  return fieldReadings.length === 0 ? undefined : fieldReadings;
}
