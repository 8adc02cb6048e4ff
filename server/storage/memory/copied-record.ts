/**
 * A deep copy of a record: plain values, lists and objects, of which nothing refers to itself. For these many times
 * quicker than a structured clone.
 */
export function copiedRecord<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null) return value;
  // The copy has the type of the original.
  if (Array.isArray(value)) return value.map((each: unknown) => copiedRecord(each)) as Value;
  const copy: Record<string, unknown> = {};
  for (const key of Object.keys(value)) copy[key] = copiedRecord((value as Record<string, unknown>)[key]);
  return copy as Value;
}
