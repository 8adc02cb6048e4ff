import { compareMoney, moneyToText, sumMoney, type Money } from '../../../../src/domain/money/money.ts';
import { sharesOfPayment, type PaidPart } from '../../../../src/domain/trade/financing/payment-share.ts';
import { unfrozenOf } from '../../../../src/domain/trade/shared/officer-acts.ts';
import { unreservedOf } from '../../../../src/domain/trade/shared/holding.ts';
import { passCheck, refuseCheck } from '../../../../src/domain/trade/shared/rule-check.ts';
import type { FinancingRecord, PaymentRecord } from '../../records/trade.ts';
import type { HoldingRecord, InstrumentRecord } from '../../records/trade.ts';
import { Refusal } from '../../refusal.ts';
import type { Transaction } from '../../store.ts';
import { reservesNothing, withoutApproval, type ActWork, type RequestedAct, type ActJudgement } from '../act-work.ts';
import { closeApplicationsOfGoneHolding } from '../close-application.ts';
import { reduceLimitUse } from '../issue-limit.ts';
import { newHolding, post } from '../post.ts';
import type { Moment } from '../trade-facts.ts';
import {
  changeFinancing,
  isBeingPaidOut,
  issuerActor,
  lockReservingRecords,
  type FinancingActor,
} from './financing-work.ts';
import { notifyHolderPaid } from './financing-messages.ts';
import { repayPrincipal } from './repayment-work.ts';

/** Ids of the owed holdings of an instrument, sorted. */
const owedIds = async (transaction: Transaction, instrumentId: string): Promise<readonly string[]> =>
  (await transaction.holdings.ofInstrument(instrumentId))
    .filter(({ place, amount }) => place === 'held' && amount.fen > 0n)
    .map(({ id }) => id)
    .toSorted();

/**
 * Owed holdings of an instrument, by their ids, locked. Records that have reserved parts of them are locked before:
 * applications, then financings. Holdings that were passed on while this waited for a lock are included.
 */
export async function lockOwedHoldings(
  transaction: Transaction,
  instrumentId: string,
): Promise<readonly HoldingRecord[]> {
  let ids = await owedIds(transaction, instrumentId);
  for (;;) {
    await lockReservingRecords(transaction, instrumentId, ids);
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

/** Parts of the holdings that are paid: a court's freeze keeps its part until it is released or transferred. */
const partsOf = (owed: readonly HoldingRecord[]): readonly PaidPart[] =>
  owed.map((each) => ({ holdingId: each.id, amount: unfrozenOf(each) }));

/** The financings that have reserved more of a holding than is left after a payment; none where enough is left. */
async function overtakenBy(
  transaction: Transaction,
  { holdingId, amount: paid }: PaidPart,
): Promise<readonly FinancingRecord[] | undefined> {
  const holding = await transaction.holdings.lock(holdingId);
  if (!holding || compareMoney(paid, unreservedOf(holding)) <= 0) return undefined;
  const financings: FinancingRecord[] = [];
  for (const { applicationId } of await transaction.reservations.ofHolding(holdingId)) {
    const financing = await transaction.financings.byApplication(applicationId);
    if (financing) financings.push(financing);
  }
  return financings;
}

/**
 * Whether a bank is paying out a financing whose holdings a payment would leave too small: the bank's report must come
 * first.
 */
export async function isPayingOut(
  transaction: Transaction,
  owed: readonly HoldingRecord[],
  amount: Money,
): Promise<boolean> {
  for (const share of sharesOfPayment(amount, partsOf(owed)))
    for (const { id } of (await overtakenBy(transaction, share)) ?? [])
      if (await isBeingPaidOut(transaction, id)) return true;
  return false;
}

/** Ends the applications and financings that have reserved more of a holding than is left after a payment. */
async function makeRoom(
  transaction: Transaction,
  share: PaidPart,
  payer: FinancingActor,
  moment: Moment,
): Promise<void> {
  const overtaken = await overtakenBy(transaction, share);
  if (!overtaken) return;
  for (const financing of overtaken) await changeFinancing(transaction, financing, 'issuer-paid', moment, payer);
  await closeApplicationsOfGoneHolding(transaction, share.holdingId, '', moment.now);
}

async function paidInstrument(
  transaction: Transaction,
  { form }: RequestedAct,
): Promise<{ readonly payment: PaymentRecord; readonly instrument: InstrumentRecord }> {
  const payment = await transaction.payments.lock(form.paymentId);
  const instrument = payment && (await transaction.instruments.find(payment.instrumentId));
  if (!payment || !instrument) throw new Refusal('NOT_FOUND');
  return { payment, instrument };
}

/** Frees the issuer's limit, where it is revolving: a paid amount is no longer owed. */
async function freeIssueLimit(
  transaction: Transaction,
  instrument: InstrumentRecord,
  amount: Money,
  now: number,
): Promise<void> {
  const use = await transaction.limitUses.lock(instrument.applicationId);
  const limit = use && (await transaction.issueLimits.find(use.limitId));
  if (use && limit?.isRevolving === true) await transaction.limitUses.save(reduceLimitUse(use, amount, now));
}

/** The company that a payment goes to; undefined where several are owed something, or nobody is. */
async function onlyPayee(
  { companies }: Transaction,
  owed: readonly HoldingRecord[],
): Promise<ActJudgement['counterparty']> {
  const paid = owed.filter((each) => unfrozenOf(each).fen > 0n);
  const [payeeId, ...others] = new Set(paid.map(({ companyId }) => companyId));
  if (payeeId === undefined || others.length > 0) return undefined;
  return { id: payeeId, name: (await companies.find(payeeId))?.name ?? '' };
}

/** The act that follows from a bank's report of an issuer's payment: every holder is paid its share (兑付). */
export const paymentAct: ActWork = {
  judge: async (transaction, asked) => {
    const { payment, instrument } = await paidInstrument(transaction, asked);
    const all = await lockOwedHoldings(transaction, instrument.id);
    // An amount frozen by a court is not paid to its holder: it stays owed until it is released or transferred.
    const owed = sumMoney(all.map(unfrozenOf));
    const frozen = sumMoney(all.map((each) => each.frozen));
    const values = { sum: moneyToText(payment.amount), available: moneyToText(owed), frozen: moneyToText(frozen) };
    return {
      ...withoutApproval,
      amount: payment.amount,
      dueOn: instrument.dueOn,
      counterparty: await onlyPayee(transaction, all),
      instrumentId: instrument.id,
      checks: [
        payment.state === 'CONFIRMED' && payment.purpose === 'principal'
          ? passCheck('CONTRACT', { number: instrument.number })
          : refuseCheck('CONTRACT', 'not-waiting', { number: instrument.number }),
        compareMoney(payment.amount, owed) > 0
          ? refuseCheck('AVAILABLE', frozen.fen > 0n ? 'frozen' : 'exceeded', values)
          : passCheck('AVAILABLE', values),
      ],
    };
  },
  ...reservesNothing,
  effect: async (transaction, asked, _judged, moment) => {
    const { payment, instrument } = await paidInstrument(transaction, asked);
    const { applicationId } = asked;
    const owed = await lockOwedHoldings(transaction, instrument.id);
    const financings = await transaction.financings.ofInstrument(instrument.id);
    const shares = sharesOfPayment(payment.amount, partsOf(owed));
    const payer = issuerActor(instrument);
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
      const { valueDay: day, bankReference: reference } = payment;
      const repaid = { amount, day, reference, note: 'paid' } as const;
      if (financing) await repayPrincipal(transaction, financing.id, repaid, payer, moment);
      else await notifyHolderPaid(transaction, from, amount, payment.valueDay, moment.now);
    }
    await freeIssueLimit(transaction, instrument, payment.amount, moment.now);
    return { instrument, transits: [] };
  },
};
