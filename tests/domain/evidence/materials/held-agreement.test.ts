import { expect, it } from 'vitest';
import { heldAgreement } from '../../../../src/domain/evidence/materials/held-agreement.ts';
import type { RecalledAgreement } from '../../../../src/domain/products/shared/agreement-standing.ts';

const now = Date.parse('2026-11-21T02:00:00Z');

it.each<[string, number | undefined, RecalledAgreement | undefined, boolean]>([
  ['whose agreement holds waits for nothing', undefined, undefined, false],
  ['whose agreement was withdrawn waits', undefined, { kind: 'withdrawn', at: now - 1 }, true],
  ['that was handed in before does not', now - 2, { kind: 'withdrawn', at: now - 1 }, false],
  ['whose agreement is to be signed by and by does not wait yet', undefined, { kind: 'to-sign', deadline: now + 1 }, false],
  ['whose agreement was to be signed by now waits', undefined, { kind: 'to-sign', deadline: now }, true],
  ['that was handed in before is finished unsigned', now - 2, { kind: 'to-sign', deadline: now }, false],
])('a package %s', (_what, submittedAt, standing, waits) => {
  const recalled = new Map(standing ? [['CREDIT', standing] as const] : []);
  expect(heldAgreement({ book: 'credit', submittedAt }, recalled, now)).toEqual(waits ? { product: 'CREDIT', standing } : undefined);
  expect(heldAgreement({ book: 'est', submittedAt }, recalled, now)).toBeUndefined();
});
