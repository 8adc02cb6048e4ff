import { describe, expect, it } from 'vitest';
import { shanghaiInstant } from '../../../../src/domain/calendar/plain-date.ts';
import { hasLapsed, lapsesOn } from '../../../../src/domain/evidence/materials/draft-lapse.ts';

describe('an abandoned draft', () => {
  it('is kept until the end of the ninetieth day (Shanghai time)', () => {
    const lastChangedAt = shanghaiInstant('2026-08-21', 23);
    expect(lapsesOn(lastChangedAt)).toBe('2026-11-19');
    expect(hasLapsed(lastChangedAt, shanghaiInstant('2026-11-19', 23))).toBe(false);
    expect(hasLapsed(lastChangedAt, shanghaiInstant('2026-11-20', 0))).toBe(true);
  });
});
