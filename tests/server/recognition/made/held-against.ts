import type { FieldReading } from '../../../../src/domain/evidence/reading/read-document.ts';
import type { Values } from './made-document.ts';

export interface Miss {
  readonly field: string;
  readonly expected: string;
  /** All values that were read. */
  readonly said: readonly string[];
}

/** The fields for which one source returns another value than the document has, or none. */
export function missesOf(fieldReadings: readonly FieldReading[], expected: Values): readonly Miss[] {
  const saidOf = Map.groupBy(fieldReadings, ({ field }): string => field);
  return Object.entries(expected).flatMap(([field, value]) => {
    const said = (saidOf.get(field) ?? []).map((each) => each.value);
    return said.length > 0 && said.every((each) => each === value) ? [] : [{ field, expected: value, said }];
  });
}

export function fieldCount(expected: Values): number {
  return Object.keys(expected).length;
}

/** The same without regard to the width of brackets and letters, which a picture does not show. */
export function seenMisses(fieldReadings: readonly FieldReading[], expected: Values): readonly Miss[] {
  const plain = (text: string) => text.normalize('NFKC');
  return missesOf(
    fieldReadings.map((each) => ({ ...each, value: plain(each.value) })),
    Object.fromEntries(Object.entries(expected).map(([field, value]) => [field, plain(value)])),
  );
}
