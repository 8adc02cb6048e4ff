import { autorun } from 'mobx';
import { beforeEach, describe, expect, it } from 'vitest';
import { money, moneyToText } from '../../../../src/domain/money/money.ts';
import { maxFinancedHoldings } from '../../../../src/domain/trade/financing/finance-rules.ts';
import { HoldingChoice } from '../../../../src/presentation/trade/financing/holding-choice.ts';
import { heldCredit } from '../../../builders/financing-figures.ts';

const one = heldCredit('RX-1', '650000.00');
const other = heldCredit('RX-2', '750000.00');
const later = heldCredit('RX-3', '100000.00', { dueOn: '2027-04-30' });

let choice: HoldingChoice;
let changes: number;
beforeEach(() => {
  changes = 0;
  choice = new HoldingChoice(() => (changes += 1));
});

const choose = (...holdings: readonly (typeof one)[]): void => {
  for (const holding of holdings) choice.togglePressed(holding);
};
const parts = (): readonly string[] => choice.chosen.map(({ part }) => part);

describe('the amount of the chosen holdings', () => {
  it('is all that is available, until it is typed', () => {
    choose(one);
    expect([choice.typedSum, parts()]).toEqual(['650000.00', ['650000.00']]);
    expect(changes).toBeGreaterThan(0);
    choice.togglePressed(one);
    expect([choice.chosen, moneyToText(choice.sum), choice.asked]).toEqual([[], '0.00', []]);
  });

  it('uses up one credit after the other', () => {
    choose(one, other);
    choice.sumTyped('1200000.00');
    expect(parts()).toEqual(['650000.00', '550000.00']);
    choice.sumTyped('650000.00');
    expect(parts()).toEqual(['650000.00', '']);
    expect(choice.asked).toEqual([{ holdingId: 'H-RX-1', amount: '650000.00' }]);
    choice.everythingPressed();
    expect([parts(), choice.typedSum]).toEqual([['650000.00', '750000.00'], '1400000.00']);
  });

  it.each([
    ['1400000.00', '0.00'],
    ['1400000.01', '0.01'],
    ['', '0.00'],
    ['abc', '0.00'],
  ])('of %j exceeds the available amount by %s', (typed, excess) => {
    choose(one, other);
    choice.sumTyped(typed);
    expect(moneyToText(choice.excess)).toBe(excess);
  });

  it('that was typed is spread again where fewer credits are left', () => {
    choose(one, other);
    choice.sumTyped('1200000.00');
    choice.togglePressed(one);
    expect([parts(), choice.typedSum]).toEqual([['750000.00'], '750000.00']);
  });

  it('asks for every chosen credit while none has a part', () => {
    choose(one, other);
    choice.sumTyped('');
    expect(choice.asked.map(({ holdingId }) => holdingId)).toEqual(['H-RX-1', 'H-RX-2']);
  });
});

it('shows the consequence of each change while a page watches it', () => {
  const shown: string[] = [];
  const stop = autorun(() => void shown.push(`${choice.typedSum} ${moneyToText(choice.excess)}`));
  choose(one);
  choice.sumTyped('650000.01');
  choice.sumTyped('650000.02');
  choice.everythingPressed();
  stop();
  expect(shown.filter((each, index) => each !== shown[index - 1])).toEqual([
    ' 0.00',
    '650000.00 0.00',
    '650000.01 0.01',
    '650000.02 0.02',
    '650000.00 0.00',
  ]);
});

describe('parts that are typed by themselves', () => {
  it('add up to the sum, and may exceed the available amount', () => {
    choose(one, other);
    choice.spreadPressed();
    choice.partTyped('H-RX-1', '100000.00');
    choice.partTyped('H-RX-2', '0.00');
    expect([choice.isSpread, choice.typedSum]).toEqual([true, '100000.00']);
    expect(choice.asked).toEqual([{ holdingId: 'H-RX-1', amount: '100000.00' }]);
    choice.partTyped('H-RX-2', '1400000.00');
    expect(moneyToText(choice.excess)).toBe('100000.00');
  });

  it('are given up when the sum is typed', () => {
    choose(one, other);
    choice.partTyped('H-RX-1', '1.00');
    choice.sumTyped('700000.00');
    expect([choice.isSpread, parts()]).toEqual([false, ['650000.00', '50000.00']]);
  });
});

describe('credits that do not go together', () => {
  it.each([
    ['of one issuer and due date', other, undefined],
    ['of two due dates', later, 'due'],
    ['of two issuers', heldCredit('RX-4', '1.00', { issuerName: '澜川' }), 'issuer'],
  ])('%s', (_name, second, bar) => {
    choose(one, second);
    expect(choice.bar).toBe(bar);
  });

  it('are grouped, the largest group first, and one group is kept alone', () => {
    choose(later, one, other);
    expect(choice.groups.map((group) => group.map(({ holding }) => holding.number))).toEqual([
      ['RX-1', 'RX-2'],
      ['RX-3'],
    ]);
    choice.keepOnlyPressed(choice.groups[0] ?? []);
    expect([choice.bar, choice.groups.length, choice.typedSum, parts()]).toEqual([
      undefined,
      1,
      '1400000.00',
      ['650000.00', '750000.00'],
    ]);
  });
});

describe('a credit that cannot be chosen', () => {
  it('is too near to its payment day, or past it', () => {
    const closed = heldCredit('RX-9', '100.00', { isClosed: true });
    choose(closed);
    expect([choice.barOf(closed), choice.chosen]).toEqual(['closed', []]);
    // A draft may contain it nevertheless.
    choice.take([{ holding: closed, part: '100.00' }]);
    expect(choice.closed).toBe(closed);
    choice.togglePressed(closed);
    expect([choice.closed, choice.chosen]).toEqual([undefined, []]);
  });

  it('has nothing available', () => {
    const empty = heldCredit('RX-9', '0.00');
    choose(empty);
    expect([choice.barOf(empty), choice.chosen]).toEqual(['nothing-available', []]);
  });

  it('is one more than a financing takes; a chosen one can still be removed', () => {
    const all = Array.from({ length: maxFinancedHoldings + 1 }, (_, index) => heldCredit(`RX-${index}`, '1.00'));
    choose(...all);
    expect(choice.chosen).toHaveLength(maxFinancedHoldings);
    expect(choice.barOf(all.at(-1) ?? one)).toBe('too-many');
    choice.togglePressed(all[0] ?? one);
    expect(choice.chosen).toHaveLength(maxFinancedHoldings - 1);
  });
});

describe('a kept choice', () => {
  it.each([
    ['that follows its sum', ['650000.00', '550000.00'], false],
    ['that was spread', ['600000.00', '600000.00'], true],
  ])('%s is taken as it was', (_name, kept, isSpread) => {
    choice.take([one, other].map((holding, index) => ({ holding, part: kept[index] ?? '' })));
    expect([parts(), choice.isSpread, choice.typedSum]).toEqual([kept, isSpread, '1200000.00']);
    expect(choice.sum).toEqual(money('1200000.00'));
    expect(changes).toBe(0);
  });

  it('of nothing has no sum', () => {
    choice.take([]);
    expect([choice.typedSum, choice.isSpread]).toEqual(['', false]);
  });
});
