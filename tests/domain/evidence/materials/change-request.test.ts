import { describe, expect, it } from 'vitest';
import {
  lastChangeRequest,
  mayAskForChange,
  openChangeRequest,
} from '../../../../src/domain/evidence/materials/change-request.ts';
import { packageActions, type LoggedAction } from '../../../../src/domain/evidence/materials/progress.ts';

const log = (...actions: readonly LoggedAction[]) =>
  actions.map((action, at) => ({ action, at, actorName: action === 'change-asked' ? '周思远' : '', detail: action }));

describe('a change that was asked for', () => {
  it('does not exist without a request, or after a later submission', () => {
    expect(lastChangeRequest(log('submitted', 'first-passed'))).toBeUndefined();
    expect(lastChangeRequest(log('submitted', 'change-asked', 'change-granted', 'submitted'))).toBeUndefined();
  });

  it.each(packageActions)('after which %s follows is open, answered or overtaken', (action) => {
    const kinds: Partial<Record<LoggedAction, string>> = {
      'change-granted': 'granted',
      'change-refused': 'refused',
      withdrawn: 'overtaken',
      returned: 'overtaken',
      funded: 'overtaken',
      declined: 'overtaken',
      cancelled: 'overtaken',
    };
    const followed = log('submitted', 'change-asked', action);
    if (action === 'submitted') return expect(lastChangeRequest(followed)).toBeUndefined();
    expect(lastChangeRequest(followed)).toMatchObject({ outcome: { kind: kinds[action] ?? 'open' } });
    expect(openChangeRequest(followed) === undefined).toBe(kinds[action] !== undefined);
  });

  it('tells who asked and why, and why it was refused; the first answer is the answer', () => {
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

  it('may be asked for one at a time', () => {
    const open = openChangeRequest(log('change-asked'));
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
