/** Evenly spread over [0, 1), and the same for the same number and purpose each time. */
export function chance(serial: number, purpose: number): number {
  let mixed = Math.imul(serial + 1, 0x9e3779b1) ^ Math.imul(purpose + 1, 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x7feb352d);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x846ca68b);
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 0x1_0000_0000;
}

/** One of several, each as likely as its weight. */
export function drawByWeight<Value>(choices: readonly (readonly [Value, number])[], share: number): Value {
  const total = choices.reduce((sum, [, weight]) => sum + weight, 0);
  let left = share * total;
  for (const [value, weight] of choices) {
    left -= weight;
    if (left < 0) return value;
  }
  throw new RangeError('Nothing to draw from');
}
