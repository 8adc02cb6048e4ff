import { describe, expect, it } from 'vitest';
import { dueStatus } from '../../../src/domain/trade/shared/held-instrument.ts';

describe('the standing of a holding', () => {
  // Due on a Saturday, and paid on the Monday after.
  it.each([
    ['2026-12-04', undefined],
    ['2026-12-05', 'due'],
    ['2026-12-06', 'due'],
    ['2026-12-07', 'today'],
    ['2026-12-08', 'overdue'],
  ])('on %s is %s', (today, standing) => {
    expect(dueStatus('2026-12-05', '2026-12-07', today)).toBe(standing);
  });
});
