import { compareMoney, moneyToText, sumMoney, type Money } from '../../../../src/domain/money/money.ts';
import { sharesOfPayment } from '../../../../src/domain/trade/financing/payment-share.ts';
import { passCheck, refuseCheck } from '../../../../src/domain/trade/shared/rule-check.ts';
import type { FinancingRecord, PaymentRecord } from '../../records/trade.ts';
import type { HoldingRecord, InstrumentRecord } from '../../records/trade.ts';
import { Refusal } from '../../refusal.ts';
import type { Transaction } from '../../store.ts';
import type { ActWork, Asked } from '../act-work.ts';
import { freedUse } from '../issue-limit.ts';
import { newHolding, post } from '../post.ts';
import type { Moment } from '../trade-facts.ts';
import { changeFinancing, financingEvent } from './financing-work.ts';
import { fundingLimitId } from './funding-offers.ts';
import { notifyHolderPaid } from './financing-messages.ts';

/** Holdings of an instrument that are owed, by their ids, locked. */
export async function lockOwed(transaction: Transaction, instrumentId: string): Promise<readonly HoldingRecord[]> {
  const ids = (await transaction.holdings.ofInstrument(instrumentId))
    .filter(({ place, amount }) => place === 'held' && amount.fen > 0n)
    .map(({ id }) => id)
    .toSorted();
  const locked: HoldingRecord[] = [];
  for (const id of ids) {
    const holding = await transaction.holdings.lock(id);
    if (holding && holding.amount.fen > 0n) locked.push(holding);
  }
  return locked;
}

async function paidInstrument(
  transaction: Transaction,
  { form }: Asked,
): Promise<{ readonly payment: PaymentRecord; readonly instrument: InstrumentRecord }> {
  const payment = await transaction.payments.lock(form.paymentId);
  const instrument = payment && (await transaction.instruments.find(payment.instrumentId));
  if (!payment || !instrument) throw new Refusal('NOT_FOUND');
  return { payment, instrument };
}

/** Frees the issuer's limit, where it revolves: what is paid is owed no more. */
async function freeIssueLimit(
  transaction: Transaction,
  instrument: InstrumentRecord,
  amount: Money,
  now: number,
): Promise<void> {
  const use = await transaction.limitUses.lock(instrument.applicationId);
  const limit = use && (await transaction.issueLimits.find(use.limitId));
  if (use && limit?.isRevolving === true) await transaction.limitUses.save(freedUse(use, amount, now));
}

/** Takes off what a funder was repaid, and settles a financing of which nothing is outstanding any more. */
async function repayFinancing(
  transaction: Transaction,
  id: string,
  amount: Money,
  payer: { readonly companyId: string; readonly companyName: string },
  moment: Moment,
): Promise<void> {
  const financing = await transaction.financings.lock(id);
  if (!financing) return;
  const outstanding = { fen: financing.outstanding.fen - amount.fen };
  const limit = await transaction.fundingLimits.find(fundingLimitId(financing.programmeId, financing.issuerId));
  const use = await transaction.fundingUses.lock(financing.applicationId);
  if (use && limit?.isRevolving === true)
    await transaction.fundingUses.save({ ...use, amount: { fen: use.amount.fen - amount.fen }, at: moment.now });
  const by = { personName: '', ...payer };
  const paid: FinancingRecord = {
    ...financing,
    outstanding,
    events: [...financing.events, financingEvent('paid', moment.now, by, { amount: moneyToText(amount) })],
  };
  if (outstanding.fen > 0n) await transaction.financings.save({ ...paid, version: financing.version + 1 });
  else await changeFinancing(transaction, paid, 'settled', moment, by);
}

/** What the bank's word about an issuer's payment brings: every holder is paid its share (兑付). */
export const paymentAct: ActWork = {
  judge: async (transaction, asked) => {
    const { payment, instrument } = await paidInstrument(transaction, asked);
    const owed = sumMoney((await lockOwed(transaction, instrument.id)).map(({ amount }) => amount));
    const values = { sum: moneyToText(payment.amount), available: moneyToText(owed) };
    return {
      limit: undefined,
      invoices: [],
      exceptions: [],
      steps: [],
      amount: payment.amount,
      dueOn: instrument.dueOn,
      counterparty: undefined,
      instrumentId: instrument.id,
      checks: [
        payment.state === 'CONFIRMED' && payment.purpose === 'principal'
          ? passCheck('CONTRACT', { number: instrument.number })
          : refuseCheck('CONTRACT', 'not-waiting', { number: instrument.number }),
        compareMoney(payment.amount, owed) > 0
          ? refuseCheck('AVAILABLE', 'exceeded', values)
          : passCheck('AVAILABLE', values),
      ],
    };
  },
  reserve: async () => undefined,
  release: async () => undefined,
  effect: async (transaction, asked, _judged, moment) => {
    const { payment, instrument } = await paidInstrument(transaction, asked);
    const { applicationId } = asked;
    const owed = await lockOwed(transaction, instrument.id);
    const parts = owed.map(({ id, amount }) => ({ holdingId: id, amount }));
    const financings = await transaction.financings.ofInstrument(instrument.id);
    for (const { holdingId, amount } of sharesOfPayment(payment.amount, parts)) {
      const from = owed.find(({ id }) => id === holdingId);
      if (!from) continue;
      const to = newHolding(
        instrument,
        {
          place: 'paid',
          companyId: instrument.issuerId,
          originId: from.id,
          senderId: from.companyId,
          senderName: '',
          applicationId,
          acceptBy: '',
        },
        moment.now,
      );
      await post(transaction, { applicationId, entry: 'payment', instrument, from, to, amount }, moment.now);
      const financing = financings.find(({ disbursed }) =>
        (disbursed?.holdings ?? []).some((each) => each.holdingId === holdingId),
      );
      const payer = { companyId: instrument.issuerId, companyName: instrument.issuerName };
      if (financing) await repayFinancing(transaction, financing.id, amount, payer, moment);
      else await notifyHolderPaid(transaction, from, amount, payment.valueDay, moment.now);
    }
    await freeIssueLimit(transaction, instrument, payment.amount, moment.now);
    return { instrument, transits: [] };
  },
};
