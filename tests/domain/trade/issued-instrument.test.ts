import { describe, expect, it } from 'vitest';
import { money, moneyToText } from '../../../src/domain/money/money.ts';
import type { HoldingPlace } from '../../../src/domain/trade/shared/holding.ts';
import {
  instrumentState,
  instrumentSums,
  separateFinanced,
} from '../../../src/domain/trade/shared/issued-instrument.ts';

const holding = (place: HoldingPlace, amount: string, companyId = 'C-PAYEE', originId?: string) => ({
  place,
  amount: money(amount),
  companyId,
  originId,
});
const all = [
  holding('transit', '1.00'),
  holding('held', '2.00'),
  holding('held', '4.00', 'C-OTHER', 'H-2'),
  holding('transit', '8.00', 'C-OTHER', 'H-2'),
  holding('paid', '16.00'),
  holding('cancelled', '32.00'),
];

describe('the sums of an instrument', () => {
  it('say where each part of it is', () => {
    const sums = instrumentSums(all, 'C-PAYEE');
    expect(Object.entries(sums).map(([name, sum]) => `${name} ${moneyToText(sum)}`)).toEqual([
      'inTransit 1.00',
      'heldByPayee 2.00',
      'passedOn 12.00',
      'paid 16.00',
      'cancelled 32.00',
    ]);
  });
});

describe('what funders hold', () => {
  it.each([
    ['nothing', '0.00', '12.00', '0.00'],
    ['a part of what others hold', '5.00', '7.00', '5.00'],
    ['less than was financed, after a part was paid', '20.00', '0.00', '12.00'],
  ])('is separate from what was passed on: %s', (_what, financed, passedOn, withFunders) => {
    const sums = instrumentSums(all, 'C-PAYEE');
    expect(separateFinanced(sums, money(financed))).toEqual({
      ...sums,
      passedOn: money(passedOn),
      financed: money(withFunders),
    });
  });
});

describe('the state of an instrument', () => {
  it.each([
    [['transit'], false, 'transit'],
    [['transit'], true, 'overdue'],
    [['held'], false, 'running'],
    [['held', 'cancelled'], false, 'running'],
    [['held', 'paid'], false, 'part-paid'],
    [['held', 'paid'], true, 'overdue'],
    [['paid'], true, 'paid'],
    [['paid', 'cancelled'], false, 'paid'],
    [['cancelled'], true, 'cancelled'],
  ] as const)('with something in %j, late %j, is %s', (places, isLate, state) => {
    const sums = instrumentSums(
      places.map((place) => holding(place, '5.00')),
      'C-PAYEE',
    );
    expect(instrumentState(sums, isLate)).toBe(state);
  });
});
