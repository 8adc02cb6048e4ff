import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ledgerDirection, postingEntries } from '../../../../src/domain/trade/shared/posting.ts';
import {
  businessFlows,
  entriesOfFlow,
  flowsOfPosting,
  ledgerFlows,
} from '../../../../src/domain/trade/statistics/business-flow.ts';
import {
  actsOfSide,
  medianOf,
  reviewFigures,
  reviewsOf,
  returnRate,
  type ReviewedEvent,
  type ReviewSum,
} from '../../../../src/domain/trade/statistics/review.ts';

const event = (name: string, change: Partial<ReviewedEvent> = {}): ReviewedEvent => ({
  event: name,
  at: Date.parse('2026-11-30T23:30:00+08:00'),
  companyId: 'C-1',
  reason: '',
  ...change,
});
const steps = [{ role: 'operator' }, { role: 'director' }] as const;
const said = (...events: readonly ReviewedEvent[]) =>
  reviewsOf({ companyId: 'C-1', steps, events }).map((each) =>
    [each.companyId, each.month, each.measure, each.part, each.tenths, each.count].join(' '),
  );

describe('an event of an application counts', () => {
  it.each<[string, ReviewedEvent, readonly string[]]>([
    ['a submission', event('submitted'), ['C-1 2026-11 submitted  0 1']],
    ['an approval', event('approved', { step: 1, waited: 42 }), ['C-1 2026-11 waited director 42 1']],
    [
      'a return',
      event('returned', { step: 0, waited: 3, reason: 'papers' }),
      ['C-1 2026-11 sent-back papers 0 1', 'C-1 2026-11 waited operator 3 1'],
    ],
    [
      'a rejection by the counterparty',
      event('rejected', { step: 1, waited: 0, reason: 'other', companyId: 'C-2' }),
      ['C-1 2026-11 sent-back other 0 1', 'C-2 2026-11 waited director 0 1'],
    ],
    ['an approval whose time was not kept', event('approved', { step: 1 }), []],
    ['a step that is not there', event('approved', { step: 7, waited: 1 }), []],
    ['the effect', event('effective'), []],
    ['a withdrawal', event('withdrawn'), []],
  ])('as %s', (_what, given, expected) => {
    expect(said(given)).toEqual(expected);
  });

  it('in the month of Shanghai', () => {
    expect(said(event('submitted', { at: Date.parse('2026-11-30T16:30:00Z') }))).toEqual([
      'C-1 2026-12 submitted  0 1',
    ]);
  });
});

describe('acts of a side', () => {
  it('are its own, and what either side makes', () => {
    const [issuer, holder] = [actsOfSide('credit', 'issuer'), actsOfSide('credit', 'holder')];
    expect(issuer).toContain('issue');
    expect(issuer).not.toContain('transfer');
    expect(holder).toContain('transfer');
    expect(holder).not.toContain('issue');
    expect([issuer, holder].every((acts) => acts.includes('cancellation'))).toBe(true);
    // Officers of the platform make these applications, so their refusal is no return of the company's.
    for (const act of ['correction', 'freeze'] as const) expect(holder).not.toContain(act);
  });
});

describe('the median', () => {
  it.each<[readonly (readonly [number, number])[], number | undefined]>([
    [[], undefined],
    [[[7, 0]], undefined],
    [[[7, 1]], 7],
    [
      [
        [9, 1],
        [1, 1],
      ],
      5,
    ],
    [
      [
        [1, 1],
        [2, 1],
      ],
      2,
    ],
    [
      [
        [1, 3],
        [100, 2],
      ],
      1,
    ],
  ])('of %j is %s', (times, expected) => {
    expect(medianOf(times.map(([tenths, count]) => ({ tenths, count })))).toBe(expected);
  });

  it('is in the middle of the sorted times', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 500 }), { minLength: 1, maxLength: 30 }), (times) => {
        const ordered = times.toSorted((one, other) => one - other);
        const [low, high] = [
          ordered[Math.floor((times.length - 1) / 2)] ?? 0,
          ordered[Math.floor(times.length / 2)] ?? 0,
        ];
        expect(medianOf(times.map((tenths) => ({ tenths, count: 1 })))).toBe(Math.round((low + high) / 2));
      }),
    );
  });
});

describe('figures of reviews', () => {
  const sums: readonly ReviewSum[] = [
    { month: '2026-10', measure: 'submitted', part: '', tenths: 0, count: 3 },
    { month: '2026-11', measure: 'submitted', part: '', tenths: 0, count: 1 },
    { month: '2026-10', measure: 'sent-back', part: 'papers', tenths: 0, count: 1 },
    { month: '2026-11', measure: 'sent-back', part: 'amount', tenths: 0, count: 2 },
    { month: '2026-10', measure: 'waited', part: 'director', tenths: 10, count: 1 },
    { month: '2026-11', measure: 'waited', part: 'director', tenths: 30, count: 2 },
  ];

  it('have the median of each role and month, and the reasons by their number', () => {
    const months = ['2026-09', '2026-10', '2026-11'];
    expect(reviewFigures(sums, months, ['operator', 'director'])).toEqual({
      times: [
        {
          role: 'director',
          median: 30,
          count: 3,
          months: [
            { month: '2026-10', median: 10, count: 1 },
            { month: '2026-11', median: 30, count: 2 },
          ],
        },
      ],
      months: [
        { month: '2026-09', submitted: 0, sentBack: 0 },
        { month: '2026-10', submitted: 3, sentBack: 1 },
        { month: '2026-11', submitted: 1, sentBack: 2 },
      ],
      submitted: 4,
      sentBack: 3,
      reasons: [
        { reason: 'amount', count: 2 },
        { reason: 'papers', count: 1 },
      ],
    });
  });

  it.each([
    [0, 1, undefined],
    [3, 1, 333],
    [324, 17, 52],
    [1, 2, 2000],
  ])('say of %i submitted and %i sent back a share of %s', (submitted, sentBack, expected) => {
    expect(returnRate({ submitted, sentBack })).toBe(expected);
  });
});

describe('a flow that a ledger lists', () => {
  it('is made of the entries that count for it', () => {
    for (const side of ['issuer', 'holder'] as const)
      for (const flow of businessFlows)
        for (const entry of postingEntries) {
          const posting = {
            entry,
            issuerId: 'C-1',
            payeeId: 'C-1',
            outCompanyId: 'C-1',
            inCompanyId: 'C-1',
            fromCompanyId: 'C-1',
            toCompanyId: 'C-1',
          };
          const counts = flowsOfPosting(posting).some((each) => each.side === side && each.flow === flow);
          expect(entriesOfFlow(side, flow).includes(entry), `${side} ${flow} ${entry}`).toBe(counts);
        }
  });

  it('moves the balance of the ledger', () => {
    const moving = { issue: { fromCompanyId: 'C-1' }, payment: { toCompanyId: 'C-1' } };
    for (const flow of ledgerFlows.issuer)
      for (const entry of entriesOfFlow('issuer', flow)) {
        const posting = { entry, outCompanyId: '', inCompanyId: '', fromCompanyId: '', toCompanyId: '' };
        const change = entry === 'issue' || entry === 'payment' ? moving[entry] : {};
        expect(ledgerDirection({ ...posting, ...change }, { companyId: 'C-1', side: 'issuer' }), entry).toBeDefined();
      }
  });
});
