import { describe, expect, it } from 'vitest';
import { letterStateOf, overdueSince, takesLetter } from '../../../../src/domain/evidence/materials/overdue.ts';
import { displayStageOf } from '../../../../src/domain/evidence/materials/package-stage.ts';

const fundedAt = 1;

describe('a package is overdue', () => {
  it.each([
    ['on the day after its due date', { fundedAt, repaidAt: undefined, expectedDueDate: '2026-11-20' }, '2026-11-20'],
    ['not yet on its due date', { fundedAt, repaidAt: undefined, expectedDueDate: '2026-11-21' }, undefined],
    [
      'not before it was paid out',
      { fundedAt: undefined, repaidAt: undefined, expectedDueDate: '2026-01-01' },
      undefined,
    ],
    ['not any more once it was repaid', { fundedAt, repaidAt: 2, expectedDueDate: '2026-11-20' }, undefined],
    ['not where nobody knows when it is due', { fundedAt, repaidAt: undefined, expectedDueDate: undefined }, undefined],
  ])('%s', (_when, evidence, due) => {
    expect(overdueSince(evidence, '2026-11-21')).toBe(due);
  });
});

describe('the letter of an overdue package', () => {
  const letters = {
    wanted: [],
    given: [{ result: 'UNKNOWN' }],
    returned: [{ result: 'NOPASS' }],
    taken: [{ result: 'PASS' }],
  } as const;

  it.each(Object.entries(letters))('is %s according to the files of its material', (state, items) => {
    expect(letterStateOf({ items })).toBe(state);
  });

  it('may be given until the platform has taken one', () => {
    expect((['wanted', 'given', 'returned', 'taken'] as const).map(takesLetter)).toEqual([true, true, true, false]);
  });

  it.each([
    ['wanted', 'overdue'],
    ['returned', 'overdue'],
    ['given', 'overdue-letter'],
    ['taken', 'funded'],
  ] as const)('that is %s puts what was paid out into the stage %s', (letter, stage) => {
    expect(displayStageOf({ state: 'AUDITED', fundedAt, overdue: { due: '2026-11-20', letter } })).toBe(stage);
  });

  it.each(['wanted', 'given', 'returned', 'taken'] as const)(
    'does not matter any more, being %s, once it was repaid',
    (letter) => {
      expect(displayStageOf({ state: 'AUDITED', fundedAt, repaidAt: 2, overdue: { due: '2026-11-20', letter } })).toBe(
        'repaid',
      );
    },
  );

  it('changes nothing of a stage in which it is not paid out', () => {
    expect(
      displayStageOf({ state: 'AUDITED', fundedAt: undefined, overdue: { due: '2026-11-20', letter: 'wanted' } }),
    ).toBe('funding');
    expect(displayStageOf({ state: 'AUDITED', fundedAt, overdue: undefined })).toBe('funded');
  });
});
