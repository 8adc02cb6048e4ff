import { expect, it } from 'vitest';
import { demoCreditCandidates } from '../../../../server/seed/evidence/candidates.ts';

it('pays each company of the demo world into an account of its own', () => {
  const credits = demoCreditCandidates('2026-11-21');
  expect(credits.filter((credit) => !/^\d{20}$/.test(credit.accountNumber))).toEqual([]);
  const holders = new Set(credits.map((credit) => credit.pkCorp));
  const pairs = new Set(credits.map((credit) => `${credit.pkCorp} ${credit.accountNumber}`));
  expect([pairs.size, new Set(credits.map((credit) => credit.accountNumber)).size]).toEqual([
    holders.size,
    holders.size,
  ]);
});
