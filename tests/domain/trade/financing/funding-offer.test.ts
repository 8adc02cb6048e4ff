import { describe, expect, it } from 'vitest';
import { shanghaiInstant } from '../../../../src/domain/calendar/plain-date.ts';
import { plainWeek } from '../../../../src/domain/calendar/working-days.ts';
import { money, moneyToText } from '../../../../src/domain/money/money.ts';
import {
  offerMerits,
  offerOf,
  offerOrders,
  orderOffers,
  type ComparedOffer,
  type FundingOffer,
} from '../../../../src/domain/trade/financing/funding-offer.ts';
import { toKeptOffer, termsOfOffer } from '../../../../src/domain/trade/financing/kept-offer.ts';
import type { FundingLimit, FundingProgramme } from '../../../../src/domain/trade/financing/funding-programme.ts';
import { fundingProgrammes } from '../../../../server/seed/trade/funding-programmes.ts';

// A Friday, 14:31 in Shanghai.
const now = shanghaiInstant('2026-11-27', 14) + 31 * 60_000;
const request = { amount: money('1200000.00'), dueOn: '2027-03-31', now, calendar: plainWeek };
const limit: FundingLimit = { total: money('6400000.00'), taken: money('0.00'), validUntil: '2027-12-31' };
const programme = (id: string): FundingProgramme => {
  const found = fundingProgrammes.find((each) => each.id === id);
  if (!found) throw new Error(`No programme ${id}`);
  return found;
};
const first = programme('FP-CHANGYU-1');

const comparedOf = (offer: FundingOffer): ComparedOffer => ({
  programmeId: offer.programme.id,
  net: offer.cost.net,
  arrivesOn: offer.arrivesOn,
  annualRate: offer.programme.annualRate,
  hasRecourse: offer.programme.hasRecourse,
  bar: offer.bar,
});

const limits: Readonly<Record<string, string>> = {
  'FP-CHANGYU-1': '6400000.00',
  'FP-CHANGYU-2': '3100000.00',
  'FP-HEZE-1': '2000000.00',
  'FP-CHANGYU-3': '860000.00',
};
const four = fundingProgrammes.map((each) =>
  offerOf(each, { ...limit, total: money(limits[each.id] ?? '0.00') }, request),
);

describe('the offers for 1,200,000.00 until 2027-03-31', () => {
  it.each([
    ['FP-CHANGYU-1', '2026-12-02', 119, '14280.00', '1200.00', '1184520.00', 39_535],
    ['FP-CHANGYU-2', '2026-11-30', 121, '15528.33', '1200.00', '1183271.67', 42_062],
    ['FP-HEZE-1', '2026-11-27', 124, '21493.33', '0.00', '1178506.67', 52_948],
  ])('of %s arrives on %s, and costs what it says', (id, arrivesOn, days, interest, fee, net, annualCost) => {
    const offer = four.find((each) => each.programme.id === id);
    expect({
      bar: offer?.bar,
      arrivesOn: offer?.arrivesOn,
      days: offer?.cost.days,
      interest: offer && moneyToText(offer.cost.interest),
      fee: offer && moneyToText(offer.cost.fee),
      net: offer && moneyToText(offer.cost.net),
      annualCost: offer?.cost.annualCost,
    }).toEqual({ bar: undefined, arrivesOn, days, interest, fee, net, annualCost });
  });

  it('names the remaining limit where only the limit is exceeded', () => {
    const barred = four.find(({ programme: { id } }) => id === 'FP-CHANGYU-3');
    expect({ bar: barred?.bar, takes: barred?.takes && moneyToText(barred.takes) }).toEqual({
      bar: 'limit',
      takes: '860000.00',
    });
    const again = offerOf(
      programme('FP-CHANGYU-3'),
      { ...limit, total: money('860000.00') },
      { ...request, amount: money('860000.00') },
    );
    expect({ net: moneyToText(again.cost.net), bar: again.bar, annualCost: again.cost.annualCost }).toEqual({
      net: '849393.33',
      bar: undefined,
      annualCost: 37_462,
    });
  });

  it.each([
    ['net', ['FP-CHANGYU-1', 'FP-CHANGYU-2', 'FP-HEZE-1', 'FP-CHANGYU-3']],
    ['arrival', ['FP-HEZE-1', 'FP-CHANGYU-2', 'FP-CHANGYU-1', 'FP-CHANGYU-3']],
    ['rate', ['FP-CHANGYU-1', 'FP-CHANGYU-2', 'FP-HEZE-1', 'FP-CHANGYU-3']],
  ] as const)('are ordered by %s with those that cannot be chosen last', (order, expected) => {
    expect(orderOffers(four.map(comparedOf), order).map(({ programmeId }) => programmeId)).toEqual(expected);
  });

  it('name the best offer of each criterion', () => {
    expect(Object.fromEntries(offerMerits(four.map(comparedOf)))).toEqual({
      'FP-CHANGYU-1': ['most-net'],
      'FP-CHANGYU-2': ['most-net-without-recourse'],
      'FP-HEZE-1': ['soonest'],
    });
  });

  it('have no merit where only one can be chosen', () => {
    const [only] = four.map(comparedOf);
    expect(only && offerMerits([only, { ...only, programmeId: 'FP-0', bar: 'limit' }]).size).toBe(0);
  });

  it('with the same arrival name none as the soonest', () => {
    const [one] = four.map(comparedOf);
    const merits = one && offerMerits([one, { ...one, programmeId: 'FP-0', net: money('1.00') }]);
    expect([...(merits?.values() ?? [])].flat()).toEqual(['most-net']);
  });

  it.each(offerOrders)('ordered by %s do not depend on the order in which they came', (order) => {
    const compared = four.map(comparedOf);
    expect(orderOffers(compared.toReversed(), order)).toEqual(orderOffers(compared, order));
  });
});

describe('an offer', () => {
  const barOf = (
    changes: Partial<FundingProgramme>,
    limitChanges: Partial<FundingLimit> = {},
    requestChanges: Partial<typeof request> = {},
  ) => offerOf({ ...first, ...changes }, { ...limit, ...limitChanges }, { ...request, ...requestChanges }).bar;

  it.each([
    ['is open', {}, {}, {}, undefined],
    ['is paused', { isPaused: true }, {}, {}, 'paused'],
    ['has a limit that ended', {}, { validUntil: '2026-11-26' }, {}, 'limit-ended'],
    ['has a limit that ends today', {}, { validUntil: '2026-11-27' }, {}, undefined],
    ['has a limit without an end', {}, { validUntil: '' }, {}, undefined],
    ['takes exactly what is left', {}, { taken: money('5200000.00') }, {}, undefined],
    ['is one fen above what is left', {}, { taken: money('5200000.01') }, {}, 'limit'],
    ['is above a limit that is overdrawn', {}, { taken: money('9000000.00') }, {}, 'limit'],
    ['is at the least amount', { minAmount: money('1200000.00') }, {}, {}, undefined],
    ['is below the least amount', { minAmount: money('1200000.01') }, {}, {}, 'least'],
    ['is at the longest term', { maxDays: 119 }, {}, {}, undefined],
    ['is above the longest term', { maxDays: 118 }, {}, {}, 'term'],
    ['arrives on the due date', {}, {}, { dueOn: '2026-12-02' }, 'too-late'],
    ['arrives the day before', {}, {}, { dueOn: '2026-12-03' }, undefined],
    ['costs everything', { feeLeast: money('2000000.00') }, {}, {}, 'no-net'],
  ] as const)('that %s', (_name, changes, limitChanges, requestChanges, expected) => {
    expect(barOf(changes, limitChanges, requestChanges)).toBe(expected);
  });

  it('offers no reduced amount below its minimum', () => {
    const { takes } = offerOf(first, { ...limit, total: money('9999.99') }, request);
    expect(takes).toBeUndefined();
  });

  it('is the same after it was stored', () => {
    const offer = offerOf({ ...first, feeMost: money('5000.00') }, limit, request);
    const kept = toKeptOffer(offer);
    expect(termsOfOffer(kept)).toMatchObject({
      annualRate: 36_000,
      feeMost: money('5000.00'),
      feeLeast: money('0.00'),
      hasRecourse: true,
    });
    expect(kept.figures).toMatchObject({ disbursedOn: '2026-12-02', net: '1184520.00', days: 119 });
    expect(kept.validUntil).toBe('2026-12-04');
  });
});
