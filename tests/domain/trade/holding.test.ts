import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { money, sumMoney, zeroMoney } from '../../../src/domain/money/money.ts';
import { financeableOf, isFinanceable } from '../../../src/domain/trade/shared/held-instrument.ts';
import { holdingPlaces, partsOf, shownParts, unreservedOf } from '../../../src/domain/trade/shared/holding.ts';

const fen = fc.bigInt({ min: 0n, max: 1_000n });
/** A holding whose reserved and frozen amounts do not exceed its amount. */
const holdings = fc.record({ left: fen, reserved: fen, frozen: fen }).map(({ left, reserved, frozen }) => ({
  place: 'held' as const,
  amount: { fen: left + reserved + frozen },
  reserved: { fen: reserved },
  frozen: { fen: frozen },
}));

describe('the parts of a holding', () => {
  it('add up to it, and an evidence package has what would be available', () => {
    fc.assert(
      fc.property(holdings, fc.boolean(), (holding, isPackaged) => {
        const parts = partsOf(holding, isPackaged);
        expect(sumMoney(Object.values(parts))).toEqual(holding.amount);
        expect(isPackaged ? parts.available : parts.packaged).toEqual(zeroMoney);
        expect(financeableOf(parts)).toEqual(unreservedOf(holding));
      }),
    );
  });

  it('are empty outside of a holding, and never below zero', () => {
    const amounts = { amount: money('10.00'), reserved: money('8.00'), frozen: money('3.00') };
    for (const place of holdingPlaces.filter((each) => each !== 'held'))
      expect(Object.values(partsOf({ place, ...amounts }, false))).toEqual(Array(4).fill(zeroMoney));
    expect(unreservedOf({ place: 'held', ...amounts })).toEqual(zeroMoney);
  });

  it.each([
    ['0.00', ['available', 'reserved', 'packaged']],
    ['0.01', ['available', 'reserved', 'packaged', 'frozen']],
  ] as const)('are shown with the frozen amount where there is one: %s', (frozen, parts) => {
    const amounts = { available: money('1.00'), reserved: zeroMoney, packaged: zeroMoney, frozen: money(frozen) };
    expect(shownParts(amounts)).toEqual(parts.map((part) => ({ part, amount: amounts[part] })));
  });
});

it.each([
  ['1.00', '0.00', false, true],
  ['0.00', '1.00', false, true],
  ['0.00', '0.00', false, false],
  ['1.00', '1.00', true, false],
])('%s available and %s with evidence, closed %s: a funder can take it %s', (available, packaged, isClosed, can) => {
  expect(isFinanceable({ available: money(available), packaged: money(packaged), isClosed })).toBe(can);
});
