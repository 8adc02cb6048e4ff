import { expect, it } from 'vitest';
import { owedAnswer } from '../../../../server/core/evidence/expected-answer.ts';

/** Monday 16 November 2026, 10:00 in Shanghai. */
const monday = Date.UTC(2026, 10, 16, 2);
const day = 86_400_000;
const submitted = { state: 'UN_AUDIT', book: 'credit', submittedAt: monday, stateSince: monday } as const;

it.each([
  ['on the day itself', 'UN_AUDIT', 2, { expectedBy: '2026-11-18', isLate: false, lateDays: null }],
  ['the day after', 'UN_AUDIT', 3, { expectedBy: '2026-11-18', isLate: true, lateDays: 1 }],
  ['over a weekend', 'FINAL_AUDITING', 7, { expectedBy: '2026-11-18', isLate: true, lateDays: 3 }],
  [
    'in a year whose days off nobody knows',
    'UN_AUDIT',
    1200,
    { expectedBy: '2026-11-18', isLate: true, lateDays: null },
  ],
  ['while it is the customer’s turn', 'AUDIT_REJECT', 7, { expectedBy: null, isLate: false, lateDays: null }],
  ['while it is the funder’s', 'AUDITED', 7, { expectedBy: null, isLate: false, lateDays: null }],
] as const)('tells when the platform owes an answer: %s', (_when, state, days, owed) => {
  expect(owedAnswer({ ...submitted, state }, monday + days * day)).toEqual(owed);
});
