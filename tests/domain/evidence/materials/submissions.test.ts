import { describe, expect, it } from 'vitest';
import { standingSubmission, standingSubmissions } from '../../../../src/domain/evidence/materials/progress.ts';

describe('the submissions of a package', () => {
  it('are those that were not withdrawn, in their order', () => {
    const log = (['created', 'submitted', 'withdrawn', 'submitted', 'returned', 'reopened', 'submitted'] as const).map(
      (action, at) => ({ action, at }),
    );
    expect(standingSubmissions(log).map(({ at }) => at)).toEqual([3, 6]);
    expect(standingSubmission(log)?.at).toBe(6);
    expect([standingSubmissions([]), standingSubmission([])]).toEqual([[], undefined]);
  });
});
