import { compareMoney, moneyToText, sumMoney } from '../../../../src/domain/money/money.ts';
import { sharesOfPayment } from '../../../../src/domain/trade/financing/payment-share.ts';
import { passCheck, refuseCheck } from '../../../../src/domain/trade/shared/rule-check.ts';
import type { FinancingRecord, HoldingRecord } from '../../records/trade.ts';
import { Refusal } from '../../refusal.ts';
import type { Transaction } from '../../store.ts';
import { newHolding, post } from '../post.ts';
import { financingPaymentAct } from './financing-payment-act.ts';
import { supplierActor } from './financing-work.ts';
import { repayPrincipal } from './repayment-work.ts';

/** Holdings of the funder under a financing, locked in the order of ids. */
export async function lockFundersHoldings(
  transaction: Transaction,
  { disbursed }: Pick<FinancingRecord, 'disbursed'>,
): Promise<readonly HoldingRecord[]> {
  const locked: HoldingRecord[] = [];
  for (const id of (disbursed?.holdings ?? []).map(({ holdingId }) => holdingId).toSorted()) {
    const holding = await transaction.holdings.lock(id);
    if (holding && holding.amount.fen > 0n) locked.push(holding);
  }
  return locked;
}

/**
 * The act that follows from a supplier's payment for a repurchase: the supplier holds again what its issuer did not pay
 * (回购).
 */
export const repurchaseAct = financingPaymentAct({
  amountOf: ({ payment }) => payment.amount,
  isExpected: (_transaction, { payment, financing }) =>
    financing.repurchase !== undefined && payment.state === 'CONFIRMED' && payment.purpose === 'repurchase',
  checks: async (transaction, { payment, financing }) => {
    const held = sumMoney((await lockFundersHoldings(transaction, financing)).map(({ amount }) => amount));
    const values = { sum: moneyToText(payment.amount), available: moneyToText(held) };
    return [
      compareMoney(payment.amount, held) > 0
        ? refuseCheck('AVAILABLE', 'exceeded', values)
        : passCheck('AVAILABLE', values),
    ];
  },
  effect: async (transaction, { payment, financing }, applicationId, moment) => {
    const held = await lockFundersHoldings(transaction, financing);
    const parts = held.map(({ id, amount }) => ({ holdingId: id, amount }));
    for (const { holdingId, amount } of sharesOfPayment(payment.amount, parts)) {
      const from = held.find(({ id }) => id === holdingId);
      const instrument = from && (await transaction.instruments.find(from.instrumentId));
      if (!from || !instrument) throw new Refusal('NOT_FOUND');
      const to = newHolding(
        instrument,
        {
          place: 'held',
          companyId: financing.companyId,
          originId: from.id,
          senderId: financing.funderId,
          senderName: financing.funderName,
          applicationId,
          acceptBy: '',
        },
        moment.now,
      );
      await post(transaction, { applicationId, entry: 'repurchase', instrument, from, to, amount }, moment.now);
    }
    const payer = supplierActor(financing);
    const { amount: sum, valueDay: day, bankReference: reference } = payment;
    const repaid = { amount: sum, day, reference, note: 'repurchased' } as const;
    await repayPrincipal(transaction, financing.id, repaid, payer, moment);
  },
});
