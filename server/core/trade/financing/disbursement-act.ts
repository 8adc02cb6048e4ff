import { money } from '../../../../src/domain/money/money.ts';
import { interestAfter } from '../../../../src/domain/trade/financing/financing-dues.ts';
import { toKeptCost } from '../../../../src/domain/trade/financing/kept-offer.ts';
import { passCheck, refuseCheck } from '../../../../src/domain/trade/shared/rule-check.ts';
import type { FinancingRecord, PaymentRecord } from '../../records/trade.ts';
import { Refusal } from '../../refusal.ts';
import type { Transaction } from '../../store.ts';
import type { ActWork, Asked } from '../act-work.ts';
import { newHolding, post } from '../post.ts';
import { freeReservations } from '../reservations.ts';
import { changeFinancing, costOn, funderActor } from './financing-work.ts';

/** The payment of a form with its financing, locked. Refuses with NOT_FOUND. */
export async function paidFinancing(
  transaction: Transaction,
  { form }: Asked,
): Promise<{ readonly payment: PaymentRecord; readonly financing: FinancingRecord }> {
  const payment = await transaction.payments.lock(form.paymentId);
  const financing = payment && (await transaction.financings.lock(payment.financingId));
  if (!payment || !financing) throw new Refusal('NOT_FOUND');
  return { payment, financing };
}

/** What the bank's word about a disbursement brings: the funder holds what it has financed (放款). */
export const disbursementAct: ActWork = {
  judge: async (transaction, asked) => {
    const { payment, financing } = await paidFinancing(transaction, asked);
    return {
      limit: undefined,
      invoices: [],
      exceptions: [],
      steps: [],
      amount: financing.amount,
      dueOn: financing.dueOn,
      counterparty: { id: financing.funderId, name: financing.funderName },
      instrumentId: financing.lines[0]?.instrumentId ?? '',
      checks: [
        financing.state === 'DISBURSING' && payment.state === 'CONFIRMED' && payment.purpose === 'disbursement'
          ? passCheck('CONTRACT', { number: financing.number })
          : refuseCheck('CONTRACT', 'not-waiting', { number: financing.number }),
      ],
    };
  },
  reserve: async () => undefined,
  release: async () => undefined,
  effect: async (transaction, asked, _judged, moment) => {
    const { payment, financing } = await paidFinancing(transaction, asked);
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
          applicationId: asked.applicationId,
          acceptBy: '',
        },
        moment.now,
      );
      const { applicationId } = asked;
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
        interestDue: interestAfter(financing.offer, cost),
      },
    });
    const first = await transaction.instruments.find(financing.lines[0]?.instrumentId ?? '');
    if (!first) throw new Refusal('NOT_FOUND');
    return { instrument: first, transits: [] };
  },
};
