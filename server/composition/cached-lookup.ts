/**
 * Shares one pending lookup among concurrent callers, and caches its result or its failure for the given number of
 * milliseconds. `now` returns real time in milliseconds.
 */
export function cachedLookup<Answer>(
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
