import { money } from '../../../../src/domain/money/money.ts';
import { outstandingInterest } from '../../../../src/domain/trade/financing/financing-dues.ts';
import { toKeptCost } from '../../../../src/domain/trade/financing/kept-offer.ts';
import { Refusal } from '../../refusal.ts';
import { newHolding, post } from '../post.ts';
import { freeReservations } from '../reservations.ts';
import { financingPaymentAct } from './financing-payment-act.ts';
import { changeFinancing, costOn, funderActor } from './financing-work.ts';

/** The act that follows from a bank's confirmation of a disbursement: the funder holds the financed amount (放款). */
export const disbursementAct = financingPaymentAct({
  amountOf: ({ financing }) => financing.amount,
  isExpected: (_transaction, { payment, financing }) =>
    financing.state === 'DISBURSING' && payment.state === 'CONFIRMED' && payment.purpose === 'disbursement',
  effect: async (transaction, { payment, financing }, applicationId, moment) => {
    await freeReservations(transaction, financing.applicationId);
    const holdings: { readonly holdingId: string; readonly instrumentId: string; readonly amount: string }[] = [];
    for (const { holdingId, instrumentId, amount } of financing.lines) {
      const instrument = await transaction.instruments.find(instrumentId);
      const from = await transaction.holdings.lock(holdingId);
      if (!instrument || !from) throw new Refusal('NOT_FOUND');
      const to = newHolding(
        instrument,
        {
          place: 'held',
          companyId: financing.funderId,
          originId: from.id,
          senderId: financing.companyId,
          senderName: financing.companyName,
          applicationId,
          acceptBy: '',
        },
        moment.now,
      );
      await post(
        transaction,
        { applicationId, entry: 'disbursement', instrument, from, to, amount: money(amount) },
        moment.now,
      );
      holdings.push({ holdingId: to.id, instrumentId, amount });
    }
    const cost = costOn(financing, payment.valueDay);
    const figures = toKeptCost(cost, payment.valueDay);
    await changeFinancing(transaction, financing, 'disbursed', moment, funderActor(financing), {
      said: { amount: payment.amount.fen === 0n ? '' : figures.net },
      changes: {
        disbursed: { on: payment.valueDay, paymentId: payment.id, figures, holdings },
        interestDue: outstandingInterest(financing.offer, cost),
      },
    });
  },
});
