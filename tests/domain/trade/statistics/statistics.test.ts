import { describe, expect, it } from 'vitest';
import { money, moneyToText } from '../../../../src/domain/money/money.ts';
import { postingEntries, type PostingEntry } from '../../../../src/domain/trade/shared/posting.ts';
import {
  businessFlows,
  flowsOfPosting,
  flowsOfSide,
  type CountedPosting,
} from '../../../../src/domain/trade/statistics/business-flow.ts';
import {
  daysOfPeriod,
  isAskable,
  monthsOf,
  periodBefore,
  defaultPeriod,
} from '../../../../src/domain/trade/statistics/month-period.ts';
import {
  axisStep,
  changeOf,
  flowByMonth,
  otherChange,
  otherChanges,
  shareOf,
  sumOfFlow,
} from '../../../../src/domain/trade/statistics/statistics.ts';

const between = (entry: PostingEntry, change: Partial<CountedPosting> = {}): CountedPosting => ({
  entry,
  issuerId: 'I',
  payeeId: 'A',
  outCompanyId: 'A',
  inCompanyId: 'B',
  fromCompanyId: 'A',
  toCompanyId: 'B',
  ...change,
});
const said = (posting: CountedPosting) =>
  flowsOfPosting(posting).map((each) =>
    [each.companyId, each.side, each.sign < 0 ? '-' : '', each.flow, each.counterpartyId].filter(Boolean).join(' '),
  );

describe('a posting counts', () => {
  it.each<[PostingEntry, Partial<CountedPosting>, readonly string[]]>([
    ['issue', { outCompanyId: '', inCompanyId: '', fromCompanyId: 'I' }, ['I issuer issued B']],
    ['issue-accepted', { outCompanyId: '', fromCompanyId: 'I' }, ['I issuer accepted B', 'B holder received I']],
    ['issue-returned', { outCompanyId: '', inCompanyId: '' }, []],
    ['transfer', { inCompanyId: '' }, ['I issuer passed-on A', 'A holder passed-on B']],
    ['transfer-accepted', { outCompanyId: '' }, ['B holder received A']],
    ['transfer-returned', { outCompanyId: '' }, []],
    ['cancellation', { inCompanyId: '' }, []],
    ['disbursement', {}, ['I issuer financed A', 'A holder financed B']],
    ['disbursement-returned', { payeeId: 'B' }, ['I issuer - financed B', 'B holder - financed A']],
    ['payment', { inCompanyId: '', toCompanyId: 'I' }, ['I issuer paid A', 'A holder paid I']],
    ['repurchase', {}, []],
    // The holder after a transfer is not named to the issuer before the payment.
    ['transfer', { inCompanyId: '', payeeId: 'X' }, ['I issuer passed-on', 'A holder passed-on B']],
    ['disbursement', { payeeId: 'X' }, ['I issuer financed', 'A holder financed B']],
    ['disbursement-returned', { payeeId: 'A' }, ['I issuer - financed', 'B holder - financed A']],
    ['payment', { inCompanyId: '', toCompanyId: 'I', payeeId: 'X' }, ['I issuer paid A', 'A holder paid I']],
  ])('as %s', (entry, change, flows) => {
    expect(said(between(entry, change))).toEqual(flows);
  });

  it('for a side only as a flow of that side', () => {
    for (const entry of postingEntries)
      for (const { side, flow } of flowsOfPosting(between(entry))) expect(flowsOfSide[side]).toContain(flow);
    expect(new Set(Object.values(flowsOfSide).flat())).toEqual(new Set(businessFlows));
  });

  it('for no company whose balance it does not change', () => {
    expect(said(between('payment', { outCompanyId: '' }))).toEqual(['I issuer paid A']);
  });
});

describe('a period', () => {
  it.each([
    ['month', '2026-11-28', '2026-11 2026-11', '2026-10 2026-10'],
    ['recent', '2026-11-28', '2026-06 2026-11', '2025-12 2026-05'],
    ['recent', '2026-03-01', '2025-10 2026-03', '2025-04 2025-09'],
    ['year', '2026-11-28', '2026-01 2026-11', '2025-02 2025-12'],
    ['year', '2026-01-01', '2026-01 2026-01', '2025-12 2025-12'],
  ] as const)('of the kind %s on %s is %s, and %s before', (usual, today, period, before) => {
    const found = defaultPeriod(usual, today);
    expect(`${found.from} ${found.to}`).toBe(period);
    const earlier = periodBefore(found);
    expect(`${earlier.from} ${earlier.to}`).toBe(before);
    expect(monthsOf(earlier)).toHaveLength(monthsOf(found).length);
  });

  it('has its months and days', () => {
    expect(monthsOf({ from: '2027-11', to: '2028-02' })).toEqual(['2027-11', '2027-12', '2028-01', '2028-02']);
    expect(monthsOf({ from: '2028-02', to: '2027-11' })).toEqual([]);
    expect(daysOfPeriod({ from: '2027-11', to: '2028-02' })).toEqual({ from: '2027-11-01', to: '2028-02-29' });
  });

  it.each([
    ['2026-11', '2026-11', true],
    ['2024-01', '2026-12', true],
    ['2023-12', '2026-12', false],
    ['2026-12', '2026-11', false],
    ['2026-13', '2026-13', false],
    ['2026-00', '2026-01', false],
    ['26-11', '2026-11', false],
    ['', '2026-11', false],
    ['0000-01', '0000-12', false],
    ['1899-12', '1900-01', false],
    ['1900-01', '1900-01', true],
    ['2999-12', '2999-12', true],
    ['9999-12', '9999-12', false],
  ])('from %j to %j can be asked for: %s', (from, to, can) => {
    expect(isAskable({ from, to })).toBe(can);
  });
});

describe('figures', () => {
  const flows = [
    { month: '2026-10', flow: 'issued', count: 2, amount: money('10.00') },
    { month: '2026-11', flow: 'issued', count: 1, amount: money('5.50') },
    { month: '2026-11', flow: 'paid', count: 1, amount: money('1.00') },
  ] as const;

  it('add up a flow over months, and name each month', () => {
    const { count, amount } = sumOfFlow(flows, 'issued');
    expect([count, moneyToText(amount)]).toEqual([3, '15.50']);
    expect(flowByMonth(flows, 'issued', ['2026-09', '2026-10', '2026-11']).map(moneyToText)).toEqual([
      '0.00',
      '10.00',
      '5.50',
    ]);
  });

  it.each([
    ['issuer', '20.00', '29.50', '-5.00'],
    ['issuer', '0.00', '14.50', '0.00'],
    ['holder', '20.00', '26.00', '5.00'],
    ['holder', '20.00', '21.00', '0.00'],
  ] as const)('of a side %s from %s to %s leave %s that they do not explain', (side, opening, closing, other) => {
    const moved = [
      ...flows,
      { month: '2026-11', flow: 'received', count: 1, amount: money('7.00') },
      { month: '2026-11', flow: 'passed-on', count: 1, amount: money('3.00') },
      { month: '2026-11', flow: 'financed', count: 1, amount: money('2.00') },
    ] as const;
    const open = { opening: money(opening), closing: money(closing) };
    expect(moneyToText(otherChange(side, moved, open))).toBe(other);
  });

  it('leave by month the unexplained change', () => {
    const balances = [
      { month: '2026-10', amount: money('9.00') },
      { month: '2026-11', amount: money('13.50') },
    ];
    const others = otherChanges('issuer', flows, { opening: money('0.00'), balances });
    expect(others.map(moneyToText)).toEqual(['-1.00', '0.00']);
  });

  it.each([
    ['100.00', '112.40', 124],
    ['100.00', '88.00', -120],
    ['3.00', '4.00', 333],
    ['3.00', '2.00', -333],
    ['200.00', '200.10', 1],
    ['200.00', '199.90', -1],
    ['0.00', '5.00', undefined],
    ['5.00', '0.00', -1000],
  ])('from %s to %s change by %s tenths of a percent', (before, now, change) => {
    expect(changeOf(money(before), money(now))).toBe(change);
  });

  it.each([
    ['18.50', '100.00', 185],
    ['0.00', '0.00', 0],
    ['1.00', '3.00', 333],
    ['2.00', '3.00', 667],
  ])('of %s in %s have a share', (part, whole, share) => {
    expect(shareOf(money(part), money(whole))).toBe(share);
  });
});

describe('the step of an axis', () => {
  it.each([
    ['0.00', '0.00'],
    ['0.01', '1.00'],
    ['4.00', '1.00'],
    ['4.01', '2.00'],
    ['10.00', '2.50'],
    ['20.00', '5.00'],
    ['20.01', '10.00'],
    ['7653900.00', '2000000.00'],
    ['99999999999.99', '25000000000.00'],
  ])('that reaches %s is %s', (highest, expected) => {
    expect(moneyToText(axisStep(money(highest)))).toBe(expected);
  });
});
