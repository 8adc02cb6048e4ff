import { describe, expect, it } from 'vitest';
import { lastEffectiveSubmission, type LoggedAction } from '../../../../src/domain/evidence/materials/progress.ts';
import { withdrawalTransition } from '../../../../src/domain/evidence/materials/withdrawal.ts';

const lines = (...actions: readonly LoggedAction[]) =>
  actions.map((action, index) => ({ action, dataVersion: index + 1 }));

describe('a withdrawn submission', () => {
  it.each<[string, readonly LoggedAction[], string | undefined]>([
    ['to be completed, the first time', ['created', 'submitted'], 'PREPARE'],
    ['to be completed, however often', ['created', 'submitted', 'withdrawn', 'submitted'], 'PREPARE'],
    ['to be completed, with what was related since', ['created', 'submitted', 'related', 'related'], 'PREPARE'],
    ['to be corrected, after a return', ['created', 'submitted', 'returned', 'reopened', 'submitted'], 'MODIFY'],
    [
      'to be corrected, after a change that was granted',
      ['created', 'submitted', 'change-granted', 'submitted'],
      'MODIFY',
    ],
    [
      'to be completed, whatever was related to what was withdrawn before',
      ['created', 'submitted', 'related', 'withdrawn', 'submitted'],
      'PREPARE',
    ],
    ['nowhere, by a log that lost its submission', ['related'], undefined],
    ['nowhere, once anything happened since', ['created', 'submitted', 'organised'], undefined],
    ['nowhere, where it never was submitted', ['created'], undefined],
  ])('goes back %s', (_where, actions, to) => {
    const moved = withdrawalTransition({ state: 'UN_AUDIT', dataVersion: actions.length }, lines(...actions));
    expect(moved).toEqual(
      to === undefined ? { allowed: false, because: 'not-in-this-state', from: 'UN_AUDIT' } : { allowed: true, to },
    );
  });

  it('leaves the one before as the last', () => {
    expect(lastEffectiveSubmission(lines('created', 'submitted', 'withdrawn'))).toBeUndefined();
    expect(lastEffectiveSubmission(lines('submitted', 'returned', 'reopened', 'submitted', 'withdrawn'))).toMatchObject(
      {
        dataVersion: 1,
      },
    );
    expect(lastEffectiveSubmission(lines('submitted', 'withdrawn', 'submitted'))).toMatchObject({ dataVersion: 3 });
  });
});
