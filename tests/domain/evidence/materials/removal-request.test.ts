import { describe, expect, it } from 'vitest';
import {
  lastRemovalRequest,
  mayAskForRemoval,
  pendingRemovalRequest,
} from '../../../../src/domain/evidence/materials/removal-request.ts';
import type { LoggedAction } from '../../../../src/domain/evidence/materials/progress.ts';

const document = {
  documentType: 'BUSI_INVOICE',
  material: '发票',
  number: '10000001',
  fileName: 'a.pdf',
  reason: '传错了',
} as const;
const log = (...actions: readonly LoggedAction[]) =>
  actions.map((action, at) => ({
    action,
    at,
    actorName: action === 'removal-asked' ? '周思远' : '',
    detail: action,
    returned: action === 'removal-asked' ? [document] : [],
  }));

describe('a removal request', () => {
  it('is the last one since the last submission', () => {
    expect(lastRemovalRequest(log('submitted'))).toBeUndefined();
    expect(lastRemovalRequest(log('submitted', 'removal-asked', 'submitted'))).toBeUndefined();
    expect(lastRemovalRequest(log('removal-asked', 'removal-refused', 'removal-asked'))).toMatchObject({
      at: 2,
      outcome: { kind: 'open' },
    });
  });

  it.each<readonly [LoggedAction, string]>([
    ['removal-approved', 'approved'],
    ['removal-refused', 'refused'],
    ['returned', 'overtaken'],
    ['final-passed', 'overtaken'],
    ['change-granted', 'overtaken'],
    ['withdrawn', 'overtaken'],
    ['declined', 'overtaken'],
    ['cancelled', 'overtaken'],
    ['expedited', 'open'],
    ['first-passed', 'open'],
  ])('followed by "%s" is %s', (action, kind) => {
    const followed = log('submitted', 'removal-asked', action);
    expect(lastRemovalRequest(followed)?.outcome.kind).toBe(kind);
    expect(pendingRemovalRequest(followed) === undefined).toBe(kind !== 'open');
  });

  it('returns requester, document and answer', () => {
    expect(lastRemovalRequest(log('removal-asked', 'removal-refused'))).toEqual({
      at: 0,
      by: '周思远',
      document,
      outcome: { kind: 'refused', at: 1, reason: 'removal-refused' },
    });
  });
});

describe('asking for a removal', () => {
  const reviewed = { state: 'UN_AUDIT', fundedAt: undefined } as const;
  const two = { required: true, items: [{ documentId: 'a' }, { documentId: 'b' }] };
  it.each([
    [reviewed, two, undefined, undefined],
    [{ ...reviewed, state: 'AUDITED' }, two, undefined, 'not-in-this-state'],
    [{ ...reviewed, state: 'PREPARE' }, two, undefined, 'not-in-this-state'],
    [reviewed, two, { by: '李敏' }, 'already-asked'],
    [reviewed, { required: true, items: [{ documentId: 'a' }] }, undefined, 'last-of-required'],
    [reviewed, { required: false, items: [{ documentId: 'a' }] }, undefined, undefined],
  ] as const)('%o of %o beside %o', (evidence, material, waiting, because) => {
    expect(mayAskForRemoval(evidence, material, waiting)).toEqual(
      because === undefined ? { allowed: true } : { allowed: false, because },
    );
  });
});
