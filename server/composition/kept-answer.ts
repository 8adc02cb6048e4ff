/**
 * Looks once for all who ask while it looks, and for those who ask within so many milliseconds after it. `now` tells
 * real time, in milliseconds.
 */
export function keptAnswer<Answer>(
  milliseconds: number,
  look: () => Promise<Answer>,
  now: () => number,
): () => Promise<Answer> {
  let kept: { readonly answer: Promise<Answer>; until: number } | undefined;
  return async () => {
    if (kept && now() < kept.until) return kept.answer;
    const own = { answer: look(), until: Number.POSITIVE_INFINITY };
    kept = own;
    try {
      return await own.answer;
    } finally {
      own.until = now() + milliseconds;
    }
  };
}
