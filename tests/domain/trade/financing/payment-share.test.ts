import { describe, expect, it } from 'vitest';
import { money, moneyToText, sumMoney } from '../../../../src/domain/money/money.ts';
import { sharesOfPayment } from '../../../../src/domain/trade/financing/payment-share.ts';
import { chances } from '../../../builders/chances.ts';

const shares = (payment: string, ...amounts: readonly string[]): readonly string[] => {
  const holdings = amounts.map((amount, index) => ({ holdingId: `H-${index}`, amount: money(amount) }));
  return sharesOfPayment(money(payment), holdings).map(
    ({ holdingId, amount }) => `${holdingId} ${moneyToText(amount)}`,
  );
};

describe('the shares of a payment', () => {
  it.each([
    ['the whole of one holding', '100.00', ['100.00'], ['H-0 100.00']],
    ['by amount', '30.00', ['100.00', '200.00'], ['H-1 20.00', 'H-0 10.00']],
    ['the odd fen to the largest', '0.01', ['100.00', '200.00'], ['H-1 0.01']],
    ['the odd fen of equal holdings to the first', '0.01', ['1.00', '1.00', '1.00'], ['H-0 0.01']],
    ['nothing', '0.00', ['1.00'], []],
    ['everything', '301.00', ['100.00', '200.00', '1.00'], ['H-1 200.00', 'H-0 100.00', 'H-2 1.00']],
  ] as const)('pay %s', (_name, payment, amounts, expected) => {
    expect(shares(payment, ...amounts)).toEqual(expected);
  });

  it('refuse more than is owed', () => {
    expect(() => shares('1.01', '1.00')).toThrow(RangeError);
  });

  it('add up to the payment, and give no party more than it is owed', () => {
    const random = chances(7);
    for (let round = 0; round < 300; round += 1) {
      const holdings = Array.from({ length: 1 + Math.floor(random() * 6) }, (_, index) => ({
        holdingId: `H-${index}`,
        amount: { fen: BigInt(1 + Math.floor(random() * 1_000_000)) },
      }));
      const total = sumMoney(holdings.map(({ amount }) => amount)).fen;
      const payment = { fen: BigInt(Math.floor(random() * (Number(total) + 1))) };
      const paid = sharesOfPayment(payment, holdings);
      expect(sumMoney(paid.map(({ amount }) => amount))).toEqual(payment);
      const above = paid.filter(({ holdingId, amount }) => {
        const owed = holdings.find((each) => each.holdingId === holdingId);
        return owed === undefined || amount.fen > owed.amount.fen || amount.fen <= 0n;
      });
      expect(above).toEqual([]);
    }
  });
});
