import { money, zeroMoney } from '../../../../src/domain/money/money.ts';
import type { FinancingRecord } from '../../records/trade.ts';
import { Refusal } from '../../refusal.ts';
import type { Transaction } from '../../store.ts';
import { post } from '../post.ts';
import { reserve } from '../reservations.ts';
import { financingPaymentAct } from './financing-payment-act.ts';
import { changeFinancing, funderActor } from './financing-work.ts';
import { lockFundersHoldings } from './repurchase-act.ts';

/**
 * Whether a disbursement can be undone: no interest was paid for it, the funder still holds everything that it has
 * financed, and nothing of it is reserved, frozen or overdue.
 */
export async function isReversible(transaction: Transaction, financing: FinancingRecord): Promise<boolean> {
  const { disbursed, state } = financing;
  if (!disbursed || state !== 'DISBURSED') return false;
  const payments = await transaction.payments.ofFinancing(financing.id);
  if (payments.some(({ purpose, state: paid }) => purpose === 'interest' && paid === 'CONFIRMED')) return false;
  const held = await lockFundersHoldings(transaction, financing);
  return disbursed.holdings.every(({ holdingId, amount }) =>
    held.some(
      (each) =>
        each.id === holdingId &&
        each.amount.fen === money(amount).fen &&
        each.reserved.fen === 0n &&
        each.frozen.fen === 0n,
    ),
  );
}

/**
 * The act that follows from a returned disbursement (放款退回): the supplier holds again what it financed, and it stays
 * reserved.
 */
export const disbursementReturnAct = financingPaymentAct({
  amountOf: ({ financing }) => financing.amount,
  isExpected: async (transaction, { payment, financing }) =>
    payment.state === 'RETURNED' && (await isReversible(transaction, financing)),
  effect: async (transaction, { payment, financing }, applicationId, moment) => {
    for (const { holdingId, instrumentId, amount } of financing.disbursed?.holdings ?? []) {
      const instrument = await transaction.instruments.find(instrumentId);
      const from = await transaction.holdings.lock(holdingId);
      const to = from?.originId === undefined ? undefined : await transaction.holdings.lock(from.originId);
      if (!instrument || !from || !to) throw new Refusal('NOT_FOUND');
      const movement = { applicationId, entry: 'disbursement-returned', instrument, from, to } as const;
      const posted = await post(transaction, { ...movement, amount: money(amount) }, moment.now);
      await reserve(transaction, posted.to, financing.applicationId, money(amount), true);
    }
    await changeFinancing(transaction, financing, 'disbursement-returned', moment, funderActor(financing), {
      said: { words: payment.reason },
      changes: { disbursed: undefined, interestDue: zeroMoney },
    });
  },
});
