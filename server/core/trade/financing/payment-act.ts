import { compareMoney, moneyToText, sumMoney, type Money } from '../../../../src/domain/money/money.ts';
import { financingTurn } from '../../../../src/domain/trade/financing/financing-machine.ts';
import { blocksDisbursement } from '../../../../src/domain/trade/financing/payment.ts';
import { sharesOfPayment, type PaidPart } from '../../../../src/domain/trade/financing/payment-share.ts';
import { unreservedOf } from '../../../../src/domain/trade/shared/holding.ts';
import { passCheck, refuseCheck } from '../../../../src/domain/trade/shared/rule-check.ts';
import type { FinancingRecord, PaymentRecord } from '../../records/trade.ts';
import type { HoldingRecord, InstrumentRecord } from '../../records/trade.ts';
import { Refusal } from '../../refusal.ts';
import type { Transaction } from '../../store.ts';
import type { ActWork, Asked } from '../act-work.ts';
import { closeOvertaken, lockReservers } from '../close-application.ts';
import { freedUse } from '../issue-limit.ts';
import { newHolding, post } from '../post.ts';
import type { Moment } from '../trade-facts.ts';
import { changeFinancing, financingEvent, lockFinancing, type FinancingActor } from './financing-work.ts';
import { fundingLimitId } from './funding-offers.ts';
import { notifyHolderPaid } from './financing-messages.ts';

/** Ids of the holdings of an instrument that are owed, in their order. */
const owedIds = async (transaction: Transaction, instrumentId: string): Promise<readonly string[]> =>
  (await transaction.holdings.ofInstrument(instrumentId))
    .filter(({ place, amount }) => place === 'held' && amount.fen > 0n)
    .map(({ id }) => id)
    .toSorted();

/**
 * Holdings of an instrument that are owed, by their ids, locked. Whoever has reserved parts of them is locked before:
 * applications, and financings after them. What was passed on while this waited for a lock is owed as well.
 */
async function lockOwed(transaction: Transaction, instrumentId: string): Promise<readonly HoldingRecord[]> {
  let ids = await owedIds(transaction, instrumentId);
  for (;;) {
    await lockReservers(transaction, ids);
    for (const { id, state } of await transaction.financings.ofInstrument(instrumentId))
      if (financingTurn(state) !== undefined) await lockFinancing(transaction, id);
    const locked: HoldingRecord[] = [];
    for (const id of ids) {
      const holding = await transaction.holdings.lock(id);
      if (holding && holding.amount.fen > 0n) locked.push(holding);
    }
    const owed = await owedIds(transaction, instrumentId);
    if (owed.every((id) => ids.includes(id))) return locked;
    ids = owed;
  }
}

/**
 * Ends what has reserved parts of a holding, where less than that is left after a payment. Refuses with FINANCING_STATE
 * while a bank pays out one of these financings: its word comes first.
 */
async function makeRoom(
  transaction: Transaction,
  { holdingId, amount: paid }: PaidPart,
  payer: FinancingActor,
  moment: Moment,
): Promise<void> {
  const holding = await transaction.holdings.lock(holdingId);
  if (!holding || compareMoney(paid, unreservedOf(holding)) <= 0) return;
  for (const { applicationId } of await transaction.reservations.ofHolding(holdingId)) {
    const financing = await transaction.financings.byApplication(applicationId);
    if (!financing) continue;
    const payments = await transaction.payments.ofFinancing(financing.id);
    if (payments.some(({ state }) => blocksDisbursement(state)))
      throw new Refusal('FINANCING_STATE', { state: financing.state });
    await changeFinancing(transaction, financing, 'issuer-paid', moment, payer);
  }
  await closeOvertaken(transaction, holdingId, '', moment.now);
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
  payer: FinancingActor,
  moment: Moment,
): Promise<void> {
  const financing = await transaction.financings.lock(id);
  if (!financing) return;
  const outstanding = { fen: financing.outstanding.fen - amount.fen };
  const limit = await transaction.fundingLimits.find(fundingLimitId(financing.programmeId, financing.issuerId));
  const use = await transaction.fundingUses.lock(financing.applicationId);
  if (use && limit?.isRevolving === true)
    await transaction.fundingUses.save({ ...use, amount: { fen: use.amount.fen - amount.fen }, at: moment.now });
  const paid: FinancingRecord = {
    ...financing,
    outstanding,
    events: [...financing.events, financingEvent('paid', moment.now, payer, { amount: moneyToText(amount) })],
  };
  if (outstanding.fen > 0n) await transaction.financings.save({ ...paid, version: financing.version + 1 });
  else await changeFinancing(transaction, paid, 'settled', moment, payer);
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
    const shares = sharesOfPayment(payment.amount, parts);
    const payer = { personName: '', companyId: instrument.issuerId, companyName: instrument.issuerName };
    for (const share of shares) await makeRoom(transaction, share, payer, moment);
    for (const { holdingId, amount } of shares) {
      const from = await transaction.holdings.lock(holdingId);
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
      if (financing) await repayFinancing(transaction, financing.id, amount, payer, moment);
      else await notifyHolderPaid(transaction, from, amount, payment.valueDay, moment.now);
    }
    await freeIssueLimit(transaction, instrument, payment.amount, moment.now);
    return { instrument, transits: [] };
  },
};
