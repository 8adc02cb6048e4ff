import { describe, expect, it } from 'vitest';
import type { BusinessRestriction } from '../../../../src/domain/parties/business-restriction.ts';
import { restrictionView } from '../../../../src/presentation/evidence/shared/restriction-view.ts';

const at = Date.parse('2026-11-20T02:00:00Z');
const held = (because: BusinessRestriction) => ({ product: 'CREDIT', because, objectors: ['周思远'] }) as const;

describe('the restriction of a package', () => {
  it('is a violation: a main user may object, and others see who may', () => {
    const violating = held({ kind: 'violating', from: '2026-11-21' });
    const words = { key: 'held.violating', values: { from: '2026-11-21' } };
    expect(restrictionView(violating, { isMain: true })).toMatchObject({ words, mayObject: true, objectors: [] });
    for (const who of [{ isMain: false }, {}, undefined]) {
      expect(restrictionView(violating, who)).toMatchObject({ words, mayObject: false, objectors: ['周思远'] });
    }
  });

  it.each<[string, BusinessRestriction, string]>([
    ['a bar', { kind: 'barred', action: 'finance' }, 'held.barred'],
    ['an agreement that was withdrawn', { kind: 'withdrawn', at }, 'held.agreement-withdrawn'],
    ['an agreement that is to be signed', { kind: 'to-sign', deadline: at }, 'held.agreement-to-sign'],
  ])('is %s: no objection is possible', (_what, because, key) => {
    const view = restrictionView(held(because), { isMain: true });
    expect(view).toMatchObject({ kind: because.kind, product: 'CREDIT', words: { key } });
    expect([view.mayObject, view.objectors]).toEqual([undefined, undefined]);
  });
});
