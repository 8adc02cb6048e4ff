import { describe, expect, it } from 'vitest';
import { displayStateOf, packageStates } from '../../src/domain/evidence/materials/package-state.ts';
import { stateTone } from '../../src/sandbox/words/state-words.ts';
import { stateTones } from '../../src/views/evidence/shared/state-tones.ts';

describe('a state’s tone in the console', () => {
  it.each([
    ['UN_AUDIT', 'warn'],
    ['FINAL_AUDITING', 'warn'],
    ['FINAL_REJECT', 'bad'],
    ['PREPARE', 'idle'],
    ['MODIFY', 'idle'],
    ['AUDIT_REJECT', 'bad'],
    ['AUDITED', 'ok'],
    ['AI_AUDITING', 'info'],
    ['INVALID', 'idle'],
    ['NEW', 'idle'],
  ])('of %s is %s', (code, tone) => {
    expect(stateTone(code)).toBe(tone);
  });

  it('is amber for nothing but what waits for a reviewer', () => {
    expect(packageStates.filter((state) => stateTone(state) === 'warn')).toEqual([
      'UN_AUDIT',
      'FIRST_AUDITING',
      'UN_FINAL_AUDIT',
      'FINAL_AUDITING',
    ]);
  });

  it('is that of the customer once no party has to act', () => {
    for (const state of ['AUDITED', 'INVALID', 'SUBMITTED', 'AUDIT_REJECT'])
      expect(stateTone(state)).toBe(stateTones[displayStateOf(state)]);
  });
});
