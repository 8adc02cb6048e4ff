import { describe, expect, it } from 'vitest';
import { lastEffectiveSubmission, effectiveSubmissions } from '../../../../src/domain/evidence/materials/progress.ts';

describe('the submissions of a package', () => {
  it('are those that were not withdrawn, in their order', () => {
    const log = (['created', 'submitted', 'withdrawn', 'submitted', 'returned', 'reopened', 'submitted'] as const).map(
      (action, at) => ({ action, at }),
    );
    expect(effectiveSubmissions(log).map(({ at }) => at)).toEqual([3, 6]);
    expect(lastEffectiveSubmission(log)?.at).toBe(6);
    expect([effectiveSubmissions([]), lastEffectiveSubmission([])]).toEqual([[], undefined]);
  });
});
