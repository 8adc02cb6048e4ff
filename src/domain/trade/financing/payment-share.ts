import { addMoney, compareMoney, sumMoney, zeroMoney, type Money } from '../../money/money.ts';

/** A holder's part of a payment for an instrument. */
export interface PaidPart {
  readonly holdingId: string;
  readonly amount: Money;
}

/**
 * Distributes a payment over all holdings of an instrument in proportion to their amounts, rounded down to the fen. The
 * remainder goes to the largest holding, among equal ones to the first by id. No holding gets more than its amount.
 * Throws `RangeError` for a payment above the sum of the holdings.
 */
export function sharesOfPayment(payment: Money, holdings: readonly PaidPart[]): readonly PaidPart[] {
  const total = sumMoney(holdings.map(({ amount }) => amount));
  if (payment.fen < 0n || compareMoney(payment, total) > 0) throw new RangeError('A payment is at most what is owed');
  if (payment.fen === 0n) return [];
  const ordered = holdings.toSorted(
    (one, other) => compareMoney(other.amount, one.amount) || (one.holdingId < other.holdingId ? -1 : 1),
  );
  const floors = ordered.map(({ holdingId, amount }) => ({
    holdingId,
    most: amount,
    amount: { fen: (payment.fen * amount.fen) / total.fen },
  }));
  let left = payment.fen - sumMoney(floors.map(({ amount }) => amount)).fen;
  const shares = floors.map(({ holdingId, most, amount }) => {
    const room = most.fen - amount.fen;
    const odd = left < room ? left : room;
    left -= odd;
    return { holdingId, amount: addMoney(amount, { fen: odd }) };
  });
  return shares.filter(({ amount }) => compareMoney(amount, zeroMoney) > 0);
}
