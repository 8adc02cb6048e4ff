import { expect, it } from 'vitest';
import { packages as english } from '../../src/words/en/evidence/packages.ts';
import { packages as chinese } from '../../src/words/zh-CN/evidence/packages.ts';

it.each([
  ['zh-CN', chinese],
  ['en', english],
] as const)(
  'an empty list speaks to who pays otherwise than to who is financed, in %s',
  (_locale, { 'packages.empty-body': body }) => {
    const [financed, pays] = [body({ kind: 'receivable', issues: false }), body({ kind: 'receivable', issues: true })];
    expect(pays).not.toBe(financed);
    expect(financed).toMatch(/资金方|funder/u);
    expect(pays).not.toMatch(/资金方|funder/u);
  },
);
