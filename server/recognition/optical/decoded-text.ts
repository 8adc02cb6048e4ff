/** A text as seen, and how sure the model is of it on average, 0 to 1. */
export interface SeenText {
  readonly text: string;
  readonly confidence: number;
}

/**
 * The text of what the model says step by step along a line: the likeliest sign of each step, where the first of all
 * means that there is none, and the same sign twice in a row is one.
 *
 * @param steps for each step the likelihood of every sign, one after the other
 * @param signs from the second on; the model knows a blank behind the last of them
 */
export function decodedText(steps: Float32Array, signs: readonly string[]): SeenText {
  const kinds = signs.length + 2;
  let [text, sum, count, before] = ['', 0, 0, 0];
  for (let step = 0; step + kinds <= steps.length; step += kinds) {
    let best = 0;
    for (let kind = 1; kind < kinds; kind += 1) if ((steps[step + kind] ?? 0) > (steps[step + best] ?? 0)) best = kind;
    if (best !== 0 && best !== before) {
      text += signs[best - 1] ?? ' ';
      sum += steps[step + best] ?? 0;
      count += 1;
    }
    before = best;
  }
  return { text, confidence: count === 0 ? 0 : sum / count };
}
