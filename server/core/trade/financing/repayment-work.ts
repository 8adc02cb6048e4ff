import { shanghaiDate, shanghaiInstant, type PlainDate } from '../../../../src/domain/calendar/plain-date.ts';
import {
  compareMoney,
  money,
  moneyToText,
  sumMoney,
  zeroMoney,
  type Money,
} from '../../../../src/domain/money/money.ts';
import { financingCost } from '../../../../src/domain/trade/financing/financing-cost.ts';
import {
  duesOn,
  deferredInterestPayer,
  penaltyFor,
  reminderDays,
  sumOfDues,
  type FinancingDues,
  type Repayment,
} from '../../../../src/domain/trade/financing/financing-dues.ts';
import { lastDayOfGrace } from '../../../../src/domain/trade/financing/financing-deadlines.ts';
import { isOutstanding } from '../../../../src/domain/trade/financing/financing-machine.ts';
import { termsOfOffer, toKeptCost } from '../../../../src/domain/trade/financing/kept-offer.ts';
import { overdueHour, passingBars } from '../../../../src/domain/trade/financing/statement-line.ts';
import { paysOn } from '../../../../src/domain/trade/shared/instrument.ts';
import { workingDaysBefore } from '../../../../src/domain/trade/shared/term.ts';
import type {
  FinancingEventRecord,
  FinancingNote,
  FinancingRecord,
  PaymentRecord,
  StatementLineRecord,
} from '../../records/trade.ts';
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
import { notifyIssuerOfTime, notifyPaymentNear } from './financing-messages.ts';
import { fundingLimitId } from './funding-offers.ts';

/** Amounts owed on a disbursed financing on a day. */
export const financingDues = (record: Omit<OwingFinancing, 'dueOn'>, day: PlainDate): FinancingDues =>
  duesOn(record, termsOfOffer(record.offer), day);

/** The part of the dues that the issuer pays in addition to its instruments. */
export function issuerDues(record: Omit<OwingFinancing, 'dueOn'>, day: PlainDate): FinancingDues {
  const dues = financingDues(record, day);
  const bearsInterest = deferredInterestPayer(record.offer) === 'issuer';
  return { penalty: dues.penalty, interest: bearsInterest ? dues.interest : zeroMoney, principal: zeroMoney };
}

/**
 * The last day on which a payment is in time: the payment day, or the day of a disbursement that the bank confirmed
 * later.
 */
function lastDayInTime({ dueOn, disbursed }: FinancingRecord, { calendar }: Pick<Moment, 'calendar'>): PlainDate {
  const { day } = paysOn(dueOn, calendar);
  return disbursed && disbursed.on > day ? disbursed.on : day;
}

/**
 * The amount that the payments of an instrument leave for a financing's penalty and interest, after the financings
 * before it are served in the order of a match. `served`: amounts that those received from other instruments already,
 * by their ids.
 */
async function leftBeside(
  transaction: Transaction,
  { id }: Pick<FinancingRecord, 'id'>,
  { instrumentId, surplus, day }: { readonly instrumentId: string; readonly surplus: bigint; readonly day: PlainDate },
  served: Map<string, bigint>,
): Promise<bigint> {
  let left = surplus;
  for (const other of await transaction.financings.ofInstrument(instrumentId)) {
    if (other.id === id) break;
    if (!isOutstanding(other)) continue;
    const before = served.get(other.id) ?? 0n;
    const due = sumOfDues(issuerDues(other, day)).fen - before;
    const given = due < left ? due : left;
    served.set(other.id, before + given);
    left -= given;
  }
  return left;
}

/**
 * Whether lines of bank statements that came by a day pay everything owed on a financing, and only wait for an obstacle
 * that passes by itself, such as a court's freeze of another holder's part.
 */
async function isMoneyThere(transaction: Transaction, record: FinancingRecord, day: PlainDate): Promise<boolean> {
  const numbers = [record.number, ...record.lines.map(({ number }) => number)];
  const lines = (await transaction.statementLines.unmatchedFor(numbers)).filter(
    ({ valueDay, bar }) => valueDay <= day && bar !== undefined && passingBars.includes(bar),
  );
  if (lines.length === 0) return false;
  const paidFor = (about: string): bigint =>
    sumMoney(lines.filter(({ number }) => number === about).map(({ amount }) => amount)).fen;
  const own = new Set(record.disbursed?.holdings.map(({ holdingId }) => holdingId));
  const served = new Map<string, bigint>();
  let beside = paidFor(record.number);
  for (const instrumentId of new Set(record.disbursed?.holdings.map((each) => each.instrumentId))) {
    const owed = (await transaction.holdings.ofInstrument(instrumentId)).filter(
      ({ place, amount }) => (place === 'held' || place === 'transit') && amount.fen > 0n,
    );
    if (!owed.some(({ id }) => own.has(id))) continue;
    const surplus = paidFor(owed[0]?.number ?? '') - sumMoney(owed.map(({ amount }) => amount)).fen;
    if (surplus < 0n) return false;
    if (deferredInterestPayer(record.offer) === 'issuer')
      beside += await leftBeside(transaction, record, { instrumentId, surplus, day }, served);
  }
  return beside >= financingDues(record, day).interest.fen;
}

/**
 * Marks a financing as overdue for which something is owed at the cut-off of the payment day; otherwise nothing
 * changes. The penalty accrues from that day, or from the day of a disbursement that the bank confirmed only later.
 * Money that the bank booked in time and that only waits to be matched counts as paid.
 */
export async function markOverdue(
  transaction: Transaction,
  record: FinancingRecord,
  moment: Moment,
): Promise<FinancingRecord> {
  const { day } = paysOn(record.dueOn, moment.calendar);
  const isLate = moment.now >= Math.max(shanghaiInstant(day, overdueHour), record.stateSince);
  if (record.state !== 'DISBURSED' || !isLate || sumOfDues(financingDues(record, day)).fen === 0n) return record;
  const penaltyFrom = lastDayInTime(record, moment);
  if (await isMoneyThere(transaction, record, penaltyFrom)) return record;
  const late = await changeFinancing(transaction, record, 'fell-overdue', moment, clockActor, {
    changes: {
      penaltyFrom,
      graceUntil: lastDayOfGrace(day, record.offer, moment.calendar),
    },
  });
  if (late.outstanding.fen > 0n) await notifyIssuerOfTime(transaction, late, 'issuer-overdue', moment.now);
  return late;
}

/**
 * Marks a financing as overdue where a payment that the bank booked too late finds it unpaid. A payment that was booked
 * in time leaves it unchanged.
 */
export const markOverdueFor = async (
  transaction: Transaction,
  record: FinancingRecord,
  valueDay: PlainDate,
  moment: Moment,
): Promise<FinancingRecord> =>
  valueDay <= lastDayInTime(record, moment) ? record : markOverdue(transaction, record, moment);

/** Day to which an event applies. */
const dayOf = ({ on, at }: Pick<FinancingEventRecord, 'on' | 'at'>): PlainDate => on ?? shanghaiDate(at);

/** Repayments by events of some names since the last disbursement. */
function repaymentsOf({ events }: FinancingRecord, ...names: readonly FinancingNote[]): readonly Repayment[] {
  const since = events.findLastIndex(({ event }) => event === 'disbursed');
  return events
    .slice(since + 1)
    .filter(({ event, amount }) => amount !== '' && names.some((name) => name === event))
    .map((each) => ({ on: dayOf(each), amount: money(each.amount) }));
}

/** Amount of a financing that was open at the end of its payment day, by present knowledge. */
function openInTime(record: FinancingRecord, day: PlainDate): Money {
  const late = repaymentsOf(record, 'paid', 'repurchased', 'interest-paid').filter(({ on }) => on > day);
  return sumMoney([record.outstanding, record.interestDue, ...late.map(({ amount }) => amount)]);
}

/** Removes the overdue mark of a financing where everything was paid in time and only matched later. */
async function undoOverdue(
  transaction: Transaction,
  record: FinancingRecord,
  moment: Moment,
): Promise<FinancingRecord> {
  if (record.state !== 'OVERDUE' || openInTime(record, lastDayInTime(record, moment)).fen > 0n) return record;
  const undone = await changeFinancing(transaction, record, 'paid-in-time', moment, clockActor, {
    changes: { penaltyFrom: '', graceUntil: '' },
  });
  await notifyIssuerOfTime(transaction, undone, 'issuer-paid-in-time', moment.now);
  return undone;
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
  // After a leap of the clock, the housekeeping also runs for days before the record's last event.
  const isAhead = (record.events.at(-1)?.at ?? 0) > moment.now;
  if (record.state !== 'DISBURSED' || !isNear || isAhead || last?.event === 'reminded') return;
  const dues = financingDues(record, moment.today);
  if (sumOfDues(dues).fen === 0n) return;
  const reminded = await noteFinancing(transaction, record, 'reminded', moment, clockActor);
  await notifyPaymentNear(transaction, reminded, day, moment.now);
}

/** Adds the penalty up to a day; the penalty of later days is computed on the amount that is left then. */
function accruePenalty(record: FinancingRecord, day: PlainDate): FinancingRecord {
  if (record.penaltyFrom === '' || day <= record.penaltyFrom || day <= record.graceUntil) return record;
  return { ...record, penaltyDue: financingDues(record, day).penalty, penaltyFrom: day };
}

/**
 * Excess penalty where a repayment of an earlier day becomes known after the penalty was computed up to a later one.
 */
function excessPenalty(record: FinancingRecord, repaid: Repayment, moment: Moment): Money {
  if (record.penaltyFrom === '' || repaid.on >= record.penaltyFrom) return zeroMoney;
  const waived = record.events.findLast(({ event }) => event === 'penalty-waived');
  const inTime = lastDayInTime(record, moment);
  const from = waived && dayOf(waived) > inTime ? dayOf(waived) : inTime;
  const days = { from, to: record.penaltyFrom, graceUntil: record.graceUntil };
  const before = repaymentsOf(record, 'paid', 'repurchased');
  const terms = termsOfOffer(record.offer);
  const left = { fen: record.outstanding.fen - repaid.amount.fen };
  const counted = penaltyFor(days, record.outstanding, before, terms);
  return { fen: counted.fen - penaltyFor(days, left, [...before, repaid], terms).fen };
}

/** A financing after a partial repayment of its principal, with its penalty until the day of the payment. */
export function afterRepayment(
  record: FinancingRecord,
  repaid: Repayment,
  moment: Moment,
): { readonly record: FinancingRecord; readonly overpaid: Money } {
  const counted = accruePenalty(record, repaid.on);
  const left = counted.penaltyDue.fen - excessPenalty(counted, repaid, moment).fen;
  const after = {
    ...counted,
    outstanding: { fen: counted.outstanding.fen - repaid.amount.fen },
    penaltyDue: { fen: left > 0n ? left : 0n },
  };
  return {
    record: after.outstanding.fen === 0n ? shortenInterest(after, repaid.on) : after,
    overpaid: { fen: left < 0n ? -left : 0n },
  };
}

/**
 * A financing with its interest for a repayment before the due date: interest that is paid at maturity runs until then.
 * Interest that was deducted stays.
 */
function shortenInterest(record: FinancingRecord, day: PlainDate): FinancingRecord {
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

/** Settles a financing on which nothing is owed any more. */
export async function settleWhenPaid(
  transaction: Transaction,
  record: FinancingRecord,
  payer: FinancingActor,
  moment: Moment,
): Promise<FinancingRecord> {
  const isPaid = sumOfDues(financingDues(record, record.penaltyFrom)).fen === 0n;
  return isPaid ? changeFinancing(transaction, record, 'settled', moment, payer) : record;
}

/** Frees the funder's limit, where it is revolving: repaid amounts may be financed again. */
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
 * Deducts the part of the principal that a funder was repaid on a day, and settles a financing on which nothing is owed
 * any more. `note`: whether the issuer paid or the supplier repurchased.
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
  const owing = await markOverdueFor(transaction, found, day, moment);
  const { record: after, overpaid } = afterRepayment(owing, { on: day, amount }, moment);
  // The issuer has paid before the supplier bought anything back: the request ends, and late interest is the issuer's.
  const endsRequest =
    note === 'paid' && after.outstanding.fen === 0n && !after.events.some(({ event }) => event === 'repurchased');
  let repaid = await noteFinancing(transaction, after, note, moment, payer, {
    ...(endsRequest ? { changes: { repurchase: undefined } } : {}),
    said: { amount: moneyToText(amount), words: reference, on: day },
  });
  // The funder returns the excess: what was paid meanwhile stays paid.
  if (overpaid.fen > 0n)
    repaid = await noteFinancing(transaction, repaid, 'penalty-overpaid', moment, clockActor, {
      said: { amount: moneyToText(overpaid) },
    });
  await settleWhenPaid(transaction, await undoOverdue(transaction, repaid, moment), payer, moment);
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
 * Records paid penalty and interest, and settles a financing on which nothing is owed any more. `payerRole`: who pays
 * both; undefined for a payment under the number of the financing. In that case the supplier pays everything once it is
 * asked to repurchase; before that, the issuer pays the penalty, and the party that bears the interest pays the
 * interest.
 */
export async function applyInterestPayments(
  transaction: Transaction,
  id: string,
  paid: Pick<FinancingDues, 'penalty' | 'interest'>,
  line: StatementLineRecord,
  moment: Moment,
  payerRole?: 'supplier' | 'issuer',
): Promise<void> {
  const found = await transaction.financings.lock(id);
  if (!found || sumMoney([paid.penalty, paid.interest]).fen === 0n) return;
  let record = accruePenalty(found, line.valueDay);
  const payee = { id: record.funderId, name: record.funderName };
  const onlyRole = payerRole ?? (record.repurchase && 'supplier');
  const payers = {
    penalty: payerOf(record, onlyRole ?? 'issuer'),
    interest: payerOf(record, onlyRole ?? deferredInterestPayer(record.offer) ?? 'supplier'),
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
      said: { amount: moneyToText(amount), on: line.valueDay },
    });
  }
  await settleWhenPaid(transaction, await undoOverdue(transaction, record, moment), lastPayer, moment);
}
