import { describe, expect, it } from 'vitest';
import {
  lastChangeRequest,
  mayAskForChange,
  pendingChangeRequest,
} from '../../../../src/domain/evidence/materials/change-request.ts';
import { packageActions, type LoggedAction } from '../../../../src/domain/evidence/materials/progress.ts';

/** A log with these actions in order; `detail`, which holds the reason, is the action itself. */
const log = (...actions: readonly LoggedAction[]) =>
  actions.map((action, at) => ({ action, at, actorName: action === 'change-asked' ? '周思远' : '', detail: action }));

describe('a change request', () => {
  it('does not exist without a request, or after a later submission', () => {
    expect(lastChangeRequest(log('submitted', 'first-passed'))).toBeUndefined();
    expect(lastChangeRequest(log('submitted', 'change-asked', 'submitted'))).toBeUndefined();
    expect(lastChangeRequest(log('submitted', 'change-asked', 'change-granted', 'submitted'))).toBeUndefined();
  });

  it.each(packageActions.filter((action) => action !== 'submitted'))(
    'has the outcome of the action %s that follows it',
    (action) => {
      const outcomes: Partial<Record<LoggedAction, string>> = {
        'change-granted': 'granted',
        'change-refused': 'refused',
        withdrawn: 'overtaken',
        returned: 'overtaken',
        funded: 'overtaken',
        declined: 'overtaken',
        cancelled: 'overtaken',
      };
      const followed = log('submitted', 'change-asked', action);
      expect(lastChangeRequest(followed)).toMatchObject({ outcome: { kind: outcomes[action] ?? 'open' } });
      expect(pendingChangeRequest(followed) === undefined).toBe(outcomes[action] !== undefined);
    },
  );

  it('returns requester, reason and the first answer', () => {
    expect(lastChangeRequest(log('change-asked', 'change-refused', 'returned'))).toEqual({
      at: 0,
      by: '周思远',
      reason: 'change-asked',
      outcome: { kind: 'refused', at: 1, reason: 'change-refused' },
    });
    expect(lastChangeRequest(log('change-asked', 'change-refused', 'change-asked'))).toMatchObject({
      at: 2,
      outcome: { kind: 'open' },
    });
  });

  it('can be made one at a time', () => {
    const open = pendingChangeRequest(log('change-asked'));
    expect(mayAskForChange({ state: 'AUDITED', fundedAt: undefined }, open)).toEqual({
      allowed: false,
      because: 'already-asked',
    });
    expect(mayAskForChange({ state: 'AUDITED', fundedAt: undefined }, undefined)).toEqual({ allowed: true });
    expect(mayAskForChange({ state: 'AUDITED', fundedAt: 5 }, undefined)).toEqual({
      allowed: false,
      because: 'not-in-this-state',
    });
  });
});
