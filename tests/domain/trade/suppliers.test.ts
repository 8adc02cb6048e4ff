import { isProposalAnswer } from '../../../src/domain/trade/shared/colleague-proposal.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  emptyRecommendation,
  keptRecommendation,
  mayDecideRecommendation,
  mayRecommend,
  recommendationProblems,
  type TypedRecommendation,
} from '../../../src/domain/trade/suppliers/recommendation.ts';
import { compareSuppliers, type SupplierSums } from '../../../src/domain/trade/suppliers/supplier.ts';

const right: TypedRecommendation = {
  name: '绍兴青禾包装有限公司',
  uscc: '91330602MA2D9K4T77',
  contactName: '叶青禾',
  mobile: '13800001234',
  reason: '',
};

describe('a recommendation', () => {
  it('names a company, its credit code, and a contact', () => {
    expect(recommendationProblems(emptyRecommendation)).toEqual({
      name: 'missing',
      uscc: 'missing',
      contactName: 'missing',
      mobile: 'missing',
    });
  });

  it.each<[string, Partial<TypedRecommendation>, object]>([
    ['a credit code that is too short', { uscc: '91330602' }, { uscc: 'form' }],
    ['a credit code with a wrong check sign', { uscc: '91330602MA2D9K4T78' }, { uscc: 'check-sign' }],
    ['a name of signs that nobody sees', { name: '\u200b\u202e' }, { name: 'missing' }],
    ['a name that is too long', { name: '甲'.repeat(101) }, { name: 'long' }],
    ['a contact that is too long', { contactName: '甲'.repeat(41) }, { contactName: 'long' }],
    ['a number that is no mobile number', { mobile: '0571-8888888' }, { mobile: 'form' }],
    ['a remark that is too long', { reason: '甲'.repeat(201) }, { reason: 'long' }],
  ])('is refused for %s', (_what, change, problems) => {
    expect(recommendationProblems({ ...right, ...change })).toEqual(problems);
  });

  it('may have texts of the maximum length, regardless of surrounding spaces', () => {
    const [name, contactName, reason] = [100, 40, 200].map((length) => ` ${'甲'.repeat(length)} `);
    expect(recommendationProblems({ ...right, name, contactName, reason } as TypedRecommendation)).toEqual({});
    expect(recommendationProblems({ ...right, reason: ' \u200b' })).toEqual({});
  });

  it('is kept with its numbers in their standard form', () => {
    const typed = { ...right, uscc: ' 9133 0602-ma2d9k4t77 ', mobile: '+86 138-0000-1234', name: '\u202e绍兴青禾 ' };
    expect(keptRecommendation(typed)).toEqual({ ...right, name: '绍兴青禾' });
  });

  it.each([
    ['ROLE_CORE_OPERATOR', true, false],
    ['ROLE_CORE_DIRECTOR', false, true],
    ['CORE_FINAL_REVIEW', false, false],
    ['ROLE_CORP_OPERATOR', false, false],
    ['ROLE_CORP_DIRECTOR', false, false],
    ['constructor', false, false],
  ])('of %s may be made (%j) and decided (%j)', (role, makes, decides) => {
    expect([mayRecommend(role), mayDecideRecommendation(role)]).toEqual([makes, decides]);
  });

  it('knows its answers by their own names alone', () => {
    expect(['confirm', 'decline', 'withdraw', 'constructor', ''].map(isProposalAnswer)).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
  });
});

describe('suppliers', () => {
  const sums = fc.record<SupplierSums>({
    companyId: fc.constantFrom('C-1', 'C-2', 'C-3', 'C-4'),
    issued: fc.constant({ count: 1, amount: { fen: 1n } }),
    open: fc.record({ fen: fc.constantFrom(0n, 5n, 900n) }),
    lastMonth: fc.constantFrom('2026-01', '2026-11', '2025-12'),
  });

  it('are sorted by the open amount, then by the latest issue, and the order is unambiguous', () => {
    fc.assert(
      fc.property(fc.uniqueArray(sums, { selector: ({ companyId }) => companyId }), (some) => {
        const sorted = some.toSorted(compareSuppliers);
        expect(some.toReversed().toSorted(compareSuppliers)).toEqual(sorted);
        for (const [index, each] of sorted.slice(1).entries()) {
          const before = sorted[index];
          expect(before && before.open.fen >= each.open.fen).toBe(true);
          if (before?.open.fen === each.open.fen) expect(before.lastMonth >= each.lastMonth).toBe(true);
        }
      }),
    );
  });
});
