import { expect, it } from 'vitest';
import { clockReadiness } from '../../../server/composition/clock-readiness.ts';

it.each([
  [0, true],
  [5000, true],
  [-5000, true],
  [5001, '5.0 s behind the database'],
  [-61_250, '61.3 s ahead of the database'],
])('a clock that the database is %i milliseconds ahead of is ready or says why', (ahead, ready) => {
  expect(clockReadiness(ahead)).toBe(ready);
});
