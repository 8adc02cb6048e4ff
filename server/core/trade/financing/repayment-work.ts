import { addDays, shanghaiInstant, type PlainDate } from '../../../../src/domain/calendar/plain-date.ts';
import { compareMoney, moneyToText, sumMoney, zeroMoney, type Money } from '../../../../src/domain/money/money.ts';
import { financingCost } from '../../../../src/domain/trade/financing/financing-cost.ts';
import {
  duesOn,
  laterInterestPayer,
  reminderDays,
  sumOfDues,
  type FinancingDues,
} from '../../../../src/domain/trade/financing/financing-dues.ts';
import { outstandingFinancingStates } from '../../../../src/domain/trade/financing/financing-machine.ts';
import { termsOfOffer, toKeptCost } from '../../../../src/domain/trade/financing/kept-offer.ts';
import { paysOn } from '../../../../src/domain/trade/shared/instrument.ts';
import { workingDaysBefore } from '../../../../src/domain/trade/shared/term.ts';
import type { FinancingNote, FinancingRecord, PaymentRecord, StatementLineRecord } from '../../records/trade.ts';
import { randomToken } from '../../secrets.ts';
import type { Transaction } from '../../store.ts';
import type { OwingFinancing } from '../../tables/trade.ts';
import type { Moment } from '../trade-facts.ts';
import {
  changeFinancing,
  clockActor,
  issuerActor,
  noteFinancing,
  supplierActor,
  type FinancingActor,
} from './financing-work.ts';
import { notifyIssuerOverdue, notifyPaymentNear } from './financing-messages.ts';
import { fundingLimitId } from './funding-offers.ts';

/** Hour in Shanghai from which on an instrument is overdue on the day on which it is to be paid. */
const overdueHour = 17;

/** What a financing that was paid out is owed on a day. */
export const financingDues = (record: Omit<OwingFinancing, 'dueOn'>, day: PlainDate): FinancingDues =>
  duesOn(record, termsOfOffer(record.offer), day);

/** Whether the funder has paid out, and waits for what is owed. */
export const isRunning = ({ state }: Pick<FinancingRecord, 'state'>): boolean =>
  outstandingFinancingStates.includes(state);

/** The part of the dues that the issuer pays beside its instruments. */
export function issuerDues(record: Omit<OwingFinancing, 'dueOn'>, day: PlainDate): FinancingDues {
  const dues = financingDues(record, day);
  const bearsInterest = laterInterestPayer(record.offer) === 'issuer';
  return { penalty: dues.penalty, interest: bearsInterest ? dues.interest : zeroMoney, principal: zeroMoney };
}

/**
 * Marks a financing as overdue for which something is owed at the cut-off of the payment day; else nothing changes. A
 * penalty is counted from that day, or from a disbursement that the bank confirmed only later.
 */
export async function markOverdue(
  transaction: Transaction,
  record: FinancingRecord,
  moment: Moment,
): Promise<FinancingRecord> {
  const { day } = paysOn(record.dueOn, moment.calendar);
  const isLate = moment.now >= shanghaiInstant(day, overdueHour);
  if (record.state !== 'DISBURSED' || !isLate || sumOfDues(financingDues(record, day)).fen === 0n) return record;
  const late = await changeFinancing(transaction, record, 'fell-overdue', moment, clockActor, {
    changes: {
      penaltyFrom: record.disbursed && record.disbursed.on > day ? record.disbursed.on : day,
      graceUntil: addDays(day, record.offer.graceDays),
    },
  });
  await notifyIssuerOverdue(transaction, late, moment.now);
  return late;
}

/** Reminds issuer and supplier of a payment day that is near; once for each disbursement. */
export async function remindOfPayment(
  transaction: Transaction,
  record: FinancingRecord,
  moment: Moment,
): Promise<void> {
  const { day } = paysOn(record.dueOn, moment.calendar);
  const isNear = moment.today >= workingDaysBefore(day, reminderDays, moment.calendar) && moment.today <= day;
  const last = record.events.findLast(({ event }) => event === 'reminded' || event === 'disbursed');
  if (record.state !== 'DISBURSED' || !isNear || last?.event === 'reminded') return;
  const dues = financingDues(record, moment.today);
  if (sumOfDues(dues).fen === 0n) return;
  const reminded = await noteFinancing(transaction, record, 'reminded', moment, clockActor);
  await notifyPaymentNear(transaction, reminded, day, moment.now);
}

/** Counts the penalty up to a day; later days are counted on what is left then. */
function countPenalty(record: FinancingRecord, day: PlainDate): FinancingRecord {
  if (record.penaltyFrom === '' || day <= record.penaltyFrom || day <= record.graceUntil) return record;
  return { ...record, penaltyDue: financingDues(record, day).penalty, penaltyFrom: day };
}

/**
 * The financing as it costs when it is repaid before its due date: interest that is paid at maturity runs until then.
 * Interest that was deducted stays.
 */
export function shortenInterest(record: FinancingRecord, day: PlainDate): FinancingRecord {
  const { disbursed, offer, amount, interestDue } = record;
  if (!disbursed || day >= record.dueOn || offer.interestTime !== 'maturity') return record;
  const full = financingCost(amount, termsOfOffer(offer), disbursed.on, record.dueOn).interest;
  const short = financingCost(amount, termsOfOffer(offer), disbursed.on, day);
  const left = interestDue.fen - (full.fen - short.interest.fen);
  return {
    ...record,
    interestDue: { fen: left > 0n ? left : 0n },
    disbursed: { ...disbursed, figures: toKeptCost(short, disbursed.on) },
  };
}

/** Settles a financing of which nothing is owed any more. */
export async function settleWhenPaid(
  transaction: Transaction,
  record: FinancingRecord,
  payer: FinancingActor,
  moment: Moment,
): Promise<FinancingRecord> {
  const isPaid = sumOfDues(financingDues(record, record.penaltyFrom)).fen === 0n;
  return isPaid ? changeFinancing(transaction, record, 'settled', moment, payer) : record;
}

/** Frees the funder's limit, where it revolves: what is repaid may be financed again. */
async function freeFundingLimit(
  transaction: Transaction,
  { applicationId, programmeId, issuerId }: FinancingRecord,
  amount: Money,
  now: number,
): Promise<void> {
  const limit = await transaction.fundingLimits.find(fundingLimitId(programmeId, issuerId));
  const use = await transaction.fundingUses.lock(applicationId);
  if (use && limit?.isRevolving === true)
    await transaction.fundingUses.save({ ...use, amount: { fen: use.amount.fen - amount.fen }, at: now });
}

/**
 * Takes off a part of the principal that a funder was repaid on a day, and settles a financing of which nothing is owed
 * any more. `note`: whether its issuer paid, or its supplier bought back.
 */
export async function repayPrincipal(
  transaction: Transaction,
  id: string,
  {
    amount,
    day,
    note,
    reference,
  }: {
    readonly amount: Money;
    readonly day: PlainDate;
    readonly note: FinancingNote;
    readonly reference: string;
  },
  payer: FinancingActor,
  moment: Moment,
): Promise<void> {
  const found = await transaction.financings.lock(id);
  if (!found) return;
  await freeFundingLimit(transaction, found, amount, moment.now);
  const counted = countPenalty(await markOverdue(transaction, found, moment), day);
  const outstanding = { fen: counted.outstanding.fen - amount.fen };
  const shortened = outstanding.fen === 0n ? shortenInterest(counted, day) : counted;
  const repaid = await noteFinancing(transaction, shortened, note, moment, payer, {
    changes: { outstanding },
    said: { amount: moneyToText(amount), words: reference },
  });
  await settleWhenPaid(transaction, repaid, payer, moment);
}

const payerOf = (record: FinancingRecord, payer: 'supplier' | 'issuer'): FinancingActor =>
  payer === 'issuer' ? issuerActor(record) : supplierActor(record);

/** A payment that a line of a bank's statement has confirmed. */
export const confirmedPayment = (
  line: StatementLineRecord,
  about: Pick<PaymentRecord, 'purpose' | 'instrumentId' | 'financingId' | 'amount' | 'expectedOn'>,
  payer: FinancingActor,
  payee: { readonly id: string; readonly name: string },
  now: number,
): PaymentRecord => ({
  ...about,
  id: `PM-${randomToken(12)}`,
  state: 'CONFIRMED',
  payerId: payer.companyId,
  payerName: payer.companyName,
  payeeId: payee.id,
  payeeName: payee.name,
  valueDay: line.valueDay,
  bankReference: line.reference,
  at: now,
  reason: '',
});

/**
 * Keeps what was paid of penalty and interest, and settles a financing of which nothing is owed any more. `payerRole`:
 * who pays both; undefined for a payment under the number of the financing. Then the supplier pays everything once it
 * is asked to buy back; before, the issuer pays a penalty, and whoever bears it the interest.
 */
export async function payInterests(
  transaction: Transaction,
  id: string,
  paid: Pick<FinancingDues, 'penalty' | 'interest'>,
  line: StatementLineRecord,
  moment: Moment,
  payerRole?: 'supplier' | 'issuer',
): Promise<void> {
  const found = await transaction.financings.lock(id);
  if (!found || sumMoney([paid.penalty, paid.interest]).fen === 0n) return;
  let record = countPenalty(found, line.valueDay);
  const payee = { id: record.funderId, name: record.funderName };
  const onlyRole = payerRole ?? (record.repurchase && 'supplier');
  const payers = {
    penalty: payerOf(record, onlyRole ?? 'issuer'),
    interest: payerOf(record, onlyRole ?? laterInterestPayer(record.offer) ?? 'supplier'),
  };
  let lastPayer = payers.penalty;
  const parts = [
    { purpose: 'penalty', note: 'penalty-paid', field: 'penaltyDue' },
    { purpose: 'interest', note: 'interest-paid', field: 'interestDue' },
  ] as const;
  for (const { purpose, note, field } of parts) {
    const amount = paid[purpose];
    if (compareMoney(amount, zeroMoney) <= 0) continue;
    lastPayer = payers[purpose];
    const expectedOn = paysOn(record.dueOn, moment.calendar).day;
    const about = { purpose, instrumentId: '', financingId: id, amount, expectedOn };
    await transaction.payments.save(confirmedPayment(line, about, payers[purpose], payee, moment.now));
    record = await noteFinancing(transaction, record, note, moment, payers[purpose], {
      changes: { [field]: { fen: record[field].fen - amount.fen } },
      said: { amount: moneyToText(amount) },
    });
  }
  await settleWhenPaid(transaction, record, lastPayer, moment);
}
