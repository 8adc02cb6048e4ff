/** A recognised text, and the model's average confidence in its characters, 0 to 1. */
export interface RecognisedText {
  readonly text: string;
  readonly confidence: number;
}

/**
 * Decodes the model's output along a line (greedy CTC decoding): the likeliest class of each step. Class 0 means no
 * character, and the same class in consecutive steps is one character.
 *
 * @param steps for each step the likelihoods of all classes
 * @param signs the characters of the classes from 1 on; the class after the last one is a blank
 */
export function decodeText(steps: Float32Array, signs: readonly string[]): RecognisedText {
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
