import { describe, expect, it } from 'vitest';
import { returnOutcomeOf, type TransitState } from '../../../src/domain/trade/shared/transit-outcome.ts';

const sent = (...states: readonly (TransitState | undefined)[]) =>
  states.map((state) => ({ outcome: { state, at: 0, acceptBy: '', reason: '', words: '' } }));

describe('the outcome of everything that an application sent', () => {
  it.each([
    [[], undefined],
    [['waiting', 'accepted'], undefined],
    [['corrected', undefined], undefined],
    [['accepted', 'lapsed'], 'part-returned'],
    [['refused', 'recalled', 'lapsed'], 'returned'],
  ] as const)('of %j is %s', (states, later) => {
    expect(returnOutcomeOf(sent(...states))).toBe(later);
  });
});
