/** A deep copy of plain values, lists and objects without cycles. It is many times faster than `structuredClone`. */
export function copyRecord<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null) return value;
  // The copy has the type of the original.
  if (Array.isArray(value)) return value.map((each: unknown) => copyRecord(each)) as Value;
  const copy: Record<string, unknown> = {};
  for (const key of Object.keys(value)) copy[key] = copyRecord((value as Record<string, unknown>)[key]);
  return copy as Value;
}
