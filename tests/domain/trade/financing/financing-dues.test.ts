import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../../../../src/domain/calendar/plain-date.ts';
import { money, moneyToText, sumMoney } from '../../../../src/domain/money/money.ts';
import {
  dueKinds,
  duesOn,
  outstandingInterest,
  deferredInterestPayer,
  penaltyFor,
  settleDues,
  sumOfDues,
  type FinancingDues,
} from '../../../../src/domain/trade/financing/financing-dues.ts';

const running = {
  outstanding: money('300000.00'),
  interestDue: money('120.00'),
  penaltyDue: money('0.00'),
  penaltyFrom: '2027-03-31',
  graceUntil: '',
};
const texts = (dues: FinancingDues) => dueKinds.map((kind) => moneyToText(dues[kind]));

describe('the amounts owed to a funder', () => {
  it.each([
    ['before it is overdue', { penaltyFrom: '' }, '2027-06-30', '0.00'],
    ['on its payment day', {}, '2027-03-31', '0.00'],
    ['a day late', {}, '2027-04-01', '45.00'],
    ['before the day from which on it is counted', {}, '2027-03-30', '0.00'],
    ['on the last day of grace', { graceUntil: '2027-04-05' }, '2027-04-05', '0.00'],
    ['after the days of grace', { graceUntil: '2027-04-05' }, '2027-04-06', '270.00'],
    ['over a leap day', { penaltyFrom: '2028-02-28' }, '2028-03-01', '90.00'],
    ['with what was counted before', { penaltyDue: money('1.23') }, '2027-04-01', '46.23'],
    ['of half a fen', { outstanding: money('33.33') }, '2027-04-01', '0.00'],
    ['of just half a fen', { outstanding: money('33.34') }, '2027-04-01', '0.01'],
    ['of nothing', { outstanding: money('0.00') }, '2027-04-01', '0.00'],
  ])('%s has its penalty', (_when, change, day, penalty) => {
    const dues = duesOn({ ...running, ...change }, { penaltyRate: 54_000, dayBasis: 360 }, day);
    expect(moneyToText(dues.penalty)).toBe(penalty);
    expect(moneyToText(dues.interest)).toBe('120.00');
  });

  it('depends on the day basis and on the rate', () => {
    expect(texts(duesOn(running, { penaltyRate: 54_000, dayBasis: 365 }, '2027-04-01'))[0]).toBe('44.38');
    expect(texts(duesOn(running, { penaltyRate: 0, dayBasis: 360 }, '2027-12-31'))[0]).toBe('0.00');
  });
});

describe('a penalty for some days', () => {
  const terms = { penaltyRate: 54_000, dayBasis: 360 } as const;
  const days = { from: '2027-03-31', to: '2027-04-10', graceUntil: '' };
  const penalty = (left: string, repaid: readonly (readonly [string, string])[], change: Partial<typeof days> = {}) =>
    moneyToText(
      penaltyFor(
        { ...days, ...change },
        money(left),
        repaid.map(([on, amount]) => ({ on, amount: money(amount) })),
        terms,
      ),
    );

  it.each([
    ['is on what is open', '300000.00', [], {}, '450.00'],
    ['ends on the day of a repayment', '0.00', [['2027-04-02', '300000.00']], {}, '90.00'],
    ['counts what was repaid after them', '0.00', [['2027-04-10', '300000.00']], {}, '450.00'],
    ['counts nothing that was repaid before them', '300000.00', [['2027-03-30', '300000.00']], {}, '450.00'],
    ['counts nothing that was repaid on their first day', '0.00', [['2027-03-31', '300000.00']], {}, '0.00'],
    [
      'counts nothing that was repaid within the days of grace',
      '100000.00',
      [['2027-04-03', '200000.00']],
      { graceUntil: '2027-04-03' },
      '150.00',
    ],
    [
      'is lower from each repayment on, whichever becomes known first',
      '100000.00',
      [
        ['2027-04-06', '100000.00'],
        ['2027-04-01', '100000.00'],
      ],
      {},
      '255.00',
    ],
    ['is nothing for no day', '300000.00', [], { to: '2027-03-31' }, '0.00'],
  ] as const)('%s', (_how, left, repaid, change, expected) => {
    expect(penalty(left, repaid, change)).toBe(expected);
  });

  it('is never higher after an earlier repayment', () => {
    const day = fc.integer({ min: 0, max: 40 });
    const fen = fc.bigInt({ min: 0n, max: 10n ** 12n });
    fc.assert(
      fc.property(day, day, fc.integer({ min: 0, max: 10 }), fen, fen, (one, other, grace, amount, left) => {
        const until = { from: '2027-03-31', to: '2027-04-30', graceUntil: addDays('2027-03-31', grace) };
        const of = (after: number) =>
          penaltyFor(until, { fen: left }, [{ on: addDays(until.from, after), amount: { fen: amount } }], terms).fen;
        // One fen for the rounding of one additional period.
        expect(of(Math.min(one, other)) <= of(Math.max(one, other)) + 1n).toBe(true);
      }),
    );
  });
});

describe('a payment of dues', () => {
  const dues = { penalty: money('45.00'), interest: money('120.00'), principal: money('1000.00') };
  it.each([
    ['45.00', ['45.00', '0.00', '0.00'], '0.00'],
    ['44.99', ['44.99', '0.00', '0.00'], '0.00'],
    ['100.00', ['45.00', '55.00', '0.00'], '0.00'],
    ['165.01', ['45.00', '120.00', '0.01'], '0.00'],
    ['1165.00', ['45.00', '120.00', '1000.00'], '0.00'],
    ['1165.01', ['45.00', '120.00', '1000.00'], '0.01'],
    ['0.00', ['0.00', '0.00', '0.00'], '0.00'],
  ])('of %s settles penalty, interest and principal in this order', (amount, paid, rest) => {
    const settled = settleDues(money(amount), dues);
    expect([texts(settled.paid), moneyToText(settled.rest)]).toEqual([paid, rest]);
  });

  it('loses nothing, and settles nothing twice', () => {
    const fen = fc.bigInt({ min: 0n, max: 10n ** 14n });
    fc.assert(
      fc.property(fen, fen, fen, fen, (amount, penalty, interest, principal) => {
        const owed = { penalty: { fen: penalty }, interest: { fen: interest }, principal: { fen: principal } };
        const { paid, rest } = settleDues({ fen: amount }, owed);
        expect(sumMoney([sumOfDues(paid), rest]).fen).toBe(amount);
        for (const kind of dueKinds) expect(paid[kind].fen <= owed[kind].fen).toBe(true);
        if (rest.fen > 0n) expect(paid).toEqual(owed);
      }),
    );
  });

  it('is not negative', () => {
    expect(() => settleDues({ fen: -1n }, dues)).toThrow(RangeError);
  });
});

it.each([
  ['advance', 'supplier', undefined, '0.00'],
  ['advance', 'issuer', 'issuer', '9.00'],
  ['maturity', 'supplier', 'supplier', '9.00'],
  ['maturity', 'issuer', 'issuer', '9.00'],
] as const)('interest paid in %s by the %s is paid later by %s', (interestTime, interestBearer, payer, left) => {
  const terms = { interestTime, interestBearer };
  expect(deferredInterestPayer(terms)).toBe(payer);
  expect(moneyToText(outstandingInterest(terms, { interest: money('9.00') }))).toBe(left);
});
