/** A pseudo-random number in [0, 1). It depends only on the serial and the purpose. */
export function chance(serial: number, purpose: number): number {
  let hash = Math.imul(serial + 1, 0x9e3779b1) ^ Math.imul(purpose + 1, 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 16), 0x7feb352d);
  hash = Math.imul(hash ^ (hash >>> 15), 0x846ca68b);
  return ((hash ^ (hash >>> 16)) >>> 0) / 0x1_0000_0000;
}

/** One of several choices with weights; `share` in [0, 1) selects it. */
export function drawByWeight<Value>(choices: readonly (readonly [Value, number])[], share: number): Value {
  const total = choices.reduce((sum, [, weight]) => sum + weight, 0);
  let remaining = share * total;
  for (const [value, weight] of choices) {
    remaining -= weight;
    if (remaining < 0) return value;
  }
  throw new RangeError('Nothing to draw from');
}
