import { isOutstanding } from '../../../../src/domain/trade/financing/financing-machine.ts';
import { compareMoney, parseMoney, sumMoney, zeroMoney, type Money } from '../../../../src/domain/money/money.ts';
import {
  noDues,
  settleDues,
  sumOfDues,
  type FinancingDues,
} from '../../../../src/domain/trade/financing/financing-dues.ts';
import { isBankReference } from '../../../../src/domain/trade/financing/payment.ts';
import {
  disbursementBars,
  passingBars,
  type StatementLineBar,
} from '../../../../src/domain/trade/financing/statement-line.ts';
import type { PlainDate } from '../../../../src/domain/calendar/plain-date.ts';
import type { HoldingPlace } from '../../../../src/domain/trade/shared/holding.ts';
import { unfrozenOf } from '../../../../src/domain/trade/shared/officer-acts.ts';
import { paysOn } from '../../../../src/domain/trade/shared/instrument.ts';
import { isBlank } from '../../../../src/domain/text/invisible-characters.ts';
import type { FinancingRecord, HoldingRecord, InstrumentRecord, StatementLineRecord } from '../../records/trade.ts';
import { Refusal } from '../../refusal.ts';
import type { Transaction } from '../../store.ts';
import { notifyOfHeldPayment } from '../officers/officer-messages.ts';
import { momentOf, type Moment } from '../trade-facts.ts';
import { matchedLine, applyPaymentReport } from './disbursement-reports.ts';
import { issuerActor, lockFinancing, supplierActor } from './financing-work.ts';
import { isPayingOut, lockOwedHoldings } from './payment-act.ts';
import {
  afterRepayment,
  confirmedPayment,
  financingDues,
  issuerDues,
  markOverdueFor,
  applyInterestPayments,
} from './repayment-work.ts';

/** A line of a bank's statement as it is entered. */
export interface EnteredLine {
  /** Number of the instrument or the financing that is paid. */
  readonly number: string;
  /** Decimal text in yuan. */
  readonly amount: string;
  readonly reference: string;
}

/** The financings of an instrument that wait for repayment; those that a payment finds late are marked as overdue. */
async function runningFinancings(
  transaction: Transaction,
  instrumentId: string,
  valueDay: PlainDate,
  moment: Moment,
): Promise<readonly FinancingRecord[]> {
  const running: FinancingRecord[] = [];
  for (const found of await transaction.financings.ofInstrument(instrumentId))
    if (isOutstanding(found)) running.push(await markOverdueFor(transaction, found, valueDay, moment));
  return running;
}

/** A financing after all holdings of an instrument are paid on a day. */
function afterWholePayment(
  record: FinancingRecord,
  held: readonly HoldingRecord[],
  day: PlainDate,
  moment: Moment,
): FinancingRecord {
  const own = new Set(record.disbursed?.holdings.map(({ holdingId }) => holdingId));
  const amount = sumMoney(held.filter(({ id }) => own.has(id)).map((each) => each.amount));
  return amount.fen > 0n ? afterRepayment(record, { on: day, amount }, moment).record : record;
}

/** Pays the interests of financings in their order, up to an amount. */
async function payIssuerDues(
  transaction: Transaction,
  financings: readonly FinancingRecord[],
  amount: Money,
  line: StatementLineRecord,
  moment: Moment,
): Promise<void> {
  let left = amount;
  for (const financing of financings) {
    const { paid, rest } = settleDues(left, issuerDues(financing, line.valueDay));
    await applyInterestPayments(transaction, financing.id, paid, line, moment, 'issuer');
    left = rest;
  }
}

/**
 * Pays an instrument: every holder gets its share. An excess settles what its issuer owes to funders in addition.
 * Returns why the line cannot be matched; undefined where it was matched.
 */
async function matchInstrument(
  transaction: Transaction,
  entered: StatementLineRecord,
  { id }: Pick<InstrumentRecord, 'id'>,
  moment: Moment,
): Promise<StatementLineBar | undefined> {
  // The lock serializes the statement lines of one instrument.
  const instrument = await transaction.instruments.lock(id);
  if (!instrument) return 'unknown-number';
  const held = await lockOwedHoldings(transaction, id);
  const owed = sumMoney(held.map(unfrozenOf));
  const frozen = sumMoney(held.map((each) => each.frozen));
  const all = await transaction.holdings.ofInstrument(id);
  const sumAt = (...places: readonly HoldingPlace[]): Money =>
    sumMoney(all.filter(({ place }) => places.includes(place)).map(({ amount }) => amount));
  // One query reads both, so that an amount accepted meanwhile is counted exactly once.
  const debt = sumAt('held', 'transit');
  const principal = compareMoney(entered.amount, debt) < 0 ? entered.amount : debt;
  const expectedOn = paysOn(instrument.dueOn, moment.calendar).day;
  const isRest = compareMoney(principal, debt) === 0;
  const isPart = principal.fen > 0n && (!isRest || sumAt('paid').fen > 0n);
  // A partial payment that came early is booked on the payment day.
  const line = isPart && entered.valueDay < expectedOn ? { ...entered, valueDay: expectedOn } : entered;
  const running = await runningFinancings(transaction, id, line.valueDay, moment);
  const financings = isRest ? running.map((each) => afterWholePayment(each, held, line.valueDay, moment)) : running;
  const beside = sumMoney(financings.map((each) => sumOfDues(issuerDues(each, line.valueDay))));
  if (debt.fen + beside.fen === 0n) return 'nothing-due';
  if (compareMoney(line.amount, sumMoney([debt, beside])) > 0) return 'more-than-owed';
  if (moment.today < expectedOn && !isRest) return 'part-early';
  if (compareMoney(principal, owed) > 0) return frozen.fen > 0n ? 'frozen' : 'in-transit';
  if (await isPayingOut(transaction, held, principal)) return 'paying-out';
  if (principal.fen > 0n) {
    const payer = issuerActor(instrument);
    const about = { purpose: 'principal', instrumentId: id, financingId: '', amount: principal, expectedOn } as const;
    // Every holder is paid its share.
    const payment = confirmedPayment(line, about, payer, { id: '', name: '' }, moment.now);
    await transaction.payments.save(payment);
    const { issuerId, kind } = instrument;
    await applyPaymentReport(transaction, 'payment', payment, { companyId: issuerId, kind }, moment.now);
  }
  await payIssuerDues(transaction, financings, { fen: line.amount.fen - principal.fen }, line, moment);
  return undefined;
}

/**
 * Whether the interest of a financing is not due yet: it runs until the payment day, or until an early payment of the
 * whole principal.
 */
function hasEarlyInterest({ offer, dueOn, outstanding }: FinancingRecord, { today, calendar }: Moment): boolean {
  return offer.interestTime === 'maturity' && outstanding.fen > 0n && today < paysOn(dueOn, calendar).day;
}

/**
 * Pays what is owed on a financing in addition to its instruments: penalty and interest, and the principal once its
 * supplier is asked to repurchase. Returns why the line cannot be matched; undefined where it was matched.
 */
async function matchFinancing(
  transaction: Transaction,
  line: StatementLineRecord,
  { id }: Pick<FinancingRecord, 'id'>,
  moment: Moment,
): Promise<StatementLineBar | undefined> {
  const record = await markOverdueFor(transaction, await lockFinancing(transaction, id), line.valueDay, moment);
  const dues = isOutstanding(record) ? financingDues(record, line.valueDay) : noDues;
  const isEarly = hasEarlyInterest(record, moment);
  const asked: FinancingDues = {
    penalty: dues.penalty,
    interest: isEarly ? zeroMoney : dues.interest,
    principal: record.repurchase ? dues.principal : zeroMoney,
  };
  if (isEarly && dues.interest.fen > 0n) return 'not-due';
  if (sumOfDues(asked).fen === 0n) return 'nothing-due';
  const { paid, rest } = settleDues(line.amount, asked);
  if (rest.fen > 0n) return 'more-than-owed';
  if (paid.principal.fen > 0n) {
    const payer = supplierActor(record);
    const payee = { id: record.funderId, name: record.funderName };
    const expectedOn = record.repurchase?.payBy ?? line.valueDay;
    const about = { purpose: 'repurchase', instrumentId: '', financingId: id, amount: paid.principal } as const;
    const payment = confirmedPayment(line, { ...about, expectedOn }, payer, payee, moment.now);
    await transaction.payments.save(payment);
    await applyPaymentReport(transaction, 'repurchase', payment, record, moment.now);
  }
  await applyInterestPayments(transaction, id, paid, line, moment);
  return undefined;
}

/** Matches a line with the debt that it pays, and returns the updated line. */
async function matchNow(
  transaction: Transaction,
  line: StatementLineRecord,
  moment: Moment,
): Promise<StatementLineRecord> {
  const instrument = await transaction.instruments.byNumber(line.number);
  const financing = instrument ? undefined : await transaction.financings.byNumber(line.number);
  const bar = instrument
    ? await matchInstrument(transaction, line, instrument, moment)
    : financing
      ? await matchFinancing(transaction, line, financing, moment)
      : 'unknown-number';
  return bar === undefined ? matchedLine(line) : { ...line, state: 'unmatched', bar };
}

/** Matches a line with the debt that it pays, and saves the result. */
async function match(
  transaction: Transaction,
  line: StatementLineRecord,
  moment: Moment,
): Promise<StatementLineRecord> {
  const kept = await matchNow(transaction, line, moment);
  if (kept.bar === 'frozen' && line.bar !== 'frozen') {
    const instrument = await transaction.instruments.byNumber(line.number);
    const held = instrument ? await transaction.holdings.ofInstrument(instrument.id) : [];
    await notifyOfHeldPayment(transaction, held, line.amount, moment.now);
  }
  await transaction.statementLines.save(kept);
  return kept;
}

/**
 * Enters a line of a bank's statement. A line that matches nothing is listed until an officer explains it. The same
 * line entered twice changes nothing. Refuses with REQUEST_INVALID a malformed amount, number or reference, and with
 * PAYMENT_STATE another line under the same reference.
 */
export async function takeStatementLine(
  transaction: Transaction,
  entered: EnteredLine,
  now: number,
): Promise<StatementLineRecord> {
  const { reference } = entered;
  const number = entered.number.trim();
  const amount = parseMoney(entered.amount);
  if (!amount || amount.fen <= 0n) throw new Refusal('REQUEST_INVALID', { field: 'amount' });
  if (!isBankReference(reference)) throw new Refusal('REQUEST_INVALID', { field: 'reference' });
  if (isBlank(number)) throw new Refusal('REQUEST_INVALID', { field: 'number' });
  const earlier = await transaction.statementLines.lock(reference);
  if (earlier) {
    if (earlier.enteredNumber !== number || compareMoney(earlier.amount, amount) !== 0)
      throw new Refusal('PAYMENT_STATE', { state: earlier.state });
    return earlier;
  }
  const moment = momentOf(now);
  return match(
    transaction,
    matchedLine({ reference, number, enteredNumber: number, amount, valueDay: moment.today, at: now }),
    moment,
  );
}

/** An order about a line that is not matched. */
export interface LineOrder {
  readonly reference: string;
  /** Another number that it pays; empty for an explanation. */
  readonly number: string;
  readonly words: string;
  readonly officer: string;
}

/**
 * Matches a listed line with another number, or saves an officer's explanation of it. Refuses with NOT_FOUND,
 * PAYMENT_STATE for a line that is not listed any more, and REQUEST_INVALID without officer or explanation, or with a
 * number for a line about a disbursement.
 */
export async function settleStatementLine(
  transaction: Transaction,
  { reference, number, words, officer }: LineOrder,
  now: number,
): Promise<StatementLineRecord> {
  const line = await transaction.statementLines.lock(reference);
  if (!line) throw new Refusal('NOT_FOUND');
  if (line.state !== 'unmatched') throw new Refusal('PAYMENT_STATE', { state: line.state });
  if (isBlank(officer)) throw new Refusal('REQUEST_INVALID', { field: 'officer' });
  const paysDebt = line.bar === undefined || !disbursementBars.includes(line.bar);
  if (!isBlank(number) && !paysDebt) throw new Refusal('REQUEST_INVALID', { field: 'number' });
  if (!isBlank(number)) return match(transaction, { ...line, number: number.trim() }, momentOf(now));
  if (isBlank(words)) throw new Refusal('REQUEST_INVALID', { field: 'words' });
  const explained: StatementLineRecord = {
    ...line,
    state: 'explained',
    explainedBy: officer.trim(),
    words: words.trim(),
  };
  await transaction.statementLines.save(explained);
  return explained;
}

/** References of the listed lines that may match now. */
export const matchableStatementLines = async ({ statementLines }: Transaction): Promise<readonly string[]> =>
  statementLines.barredBy(passingBars);

/** Matches a listed line again, if it still waits for an obstacle that passes by itself. */
export async function matchAgain(transaction: Transaction, reference: string, now: number): Promise<void> {
  const line = await transaction.statementLines.lock(reference);
  if (line?.state !== 'unmatched' || line.bar === undefined || !passingBars.includes(line.bar) || line.at > now) return;
  const again = await matchNow(transaction, line, momentOf(now));
  // A line that still waits for the same reason is not saved.
  if (again.bar !== line.bar) await transaction.statementLines.save(again);
}
