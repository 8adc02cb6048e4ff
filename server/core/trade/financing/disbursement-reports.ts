import { canBecome, isBankReference } from '../../../../src/domain/trade/financing/payment.ts';
import { emptyTradeForm } from '../../../../src/domain/trade/shared/trade-application.ts';
import type { TradeAct } from '../../../../src/domain/trade/shared/application-policy.ts';
import type { StatementLineBar } from '../../../../src/domain/trade/financing/statement-line.ts';
import type { FinancingRecord, PaymentRecord, StatementLineRecord } from '../../records/trade.ts';
import { Refusal } from '../../refusal.ts';
import type { Transaction } from '../../store.ts';
import { executeWithoutApproval } from '../play-application.ts';
import { momentOf, type Moment } from '../trade-facts.ts';
import { isReversible } from './disbursement-return-act.ts';
import { costOn, funderActor, noteFinancing } from './financing-work.ts';

/** A bank's reports about a disbursement that it was instructed to make. */
export const paymentReports = ['confirm', 'fail', 'return'] as const;
export type PaymentReport = (typeof paymentReports)[number];

/** A line of a statement that is matched with the debt that it pays. */
export const matchedLine = (
  line: Pick<StatementLineRecord, 'reference' | 'number' | 'enteredNumber' | 'amount' | 'valueDay' | 'at'>,
): StatementLineRecord => ({ ...line, state: 'matched', bar: undefined, explainedBy: '', words: '' });

/** The line of a statement in which a bank reports a disbursement. */
const lineOf = (
  { number }: Pick<FinancingRecord, 'number'>,
  line: Pick<StatementLineRecord, 'reference' | 'amount' | 'valueDay' | 'at'>,
): StatementLineRecord => matchedLine({ ...line, number, enteredNumber: number });

/** Carries out the act that follows from a bank's report about a payment. */
export async function applyPaymentReport(
  transaction: Transaction,
  act: TradeAct,
  payment: PaymentRecord,
  { companyId, kind }: { readonly companyId: string; readonly kind: FinancingRecord['kind'] },
  now: number,
): Promise<void> {
  const company = await transaction.companies.find(companyId);
  if (!company) throw new Refusal('NOT_FOUND');
  await executeWithoutApproval(
    transaction,
    company,
    { act, kind, form: { ...emptyTradeForm, paymentId: payment.id } },
    now,
  );
}

async function confirmDisbursement(
  transaction: Transaction,
  financing: FinancingRecord,
  payment: PaymentRecord,
  reference: string,
  { today, now }: Moment,
): Promise<PaymentRecord> {
  if (!canBecome(payment.state, 'CONFIRMED')) {
    // The money may have moved although the bank said otherwise, or twice: an officer has to find out.
    const line = lineOf(financing, { reference, amount: payment.amount, valueDay: today, at: now });
    await transaction.statementLines.save({ ...line, state: 'unmatched', bar: 'not-instructed' });
    return payment;
  }
  const amount = costOn(financing, today).net;
  const confirmed: PaymentRecord = {
    ...payment,
    state: 'CONFIRMED',
    valueDay: today,
    bankReference: reference,
    amount,
  };
  await transaction.payments.save(confirmed);
  await transaction.statementLines.save(lineOf(financing, { reference, amount, valueDay: today, at: now }));
  await applyPaymentReport(transaction, 'disbursement', confirmed, financing, now);
  return confirmed;
}

/**
 * Undoes a disbursement that was returned to the funder. If it was repaid meanwhile, at least in part, it is listed as
 * a line of the statement instead, and nothing else changes.
 */
async function returnDisbursement(
  transaction: Transaction,
  financing: FinancingRecord,
  payment: PaymentRecord,
  { reference, reason }: { readonly reference: string; readonly reason: string },
  { today, now }: Moment,
): Promise<PaymentRecord> {
  if (!canBecome(payment.state, 'RETURNED')) throw new Refusal('PAYMENT_STATE', { state: payment.state });
  const line = lineOf(financing, { reference, amount: payment.amount, valueDay: today, at: now });
  const isPossible = await isReversible(transaction, financing);
  await transaction.statementLines.save(
    isPossible ? line : { ...line, state: 'unmatched', bar: 'returned-late' as const },
  );
  if (!isPossible) return payment;
  const returned: PaymentRecord = { ...payment, state: 'RETURNED', reason: reason.trim() };
  await transaction.payments.save(returned);
  await applyPaymentReport(transaction, 'disbursement-return', returned, financing, now);
  return returned;
}

/**
 * Processes a bank's report about a disbursement. Once confirmed, the funder holds the financed amount; once returned,
 * the supplier holds it again, and the funder pays again. The same report with the same reference changes nothing. A
 * confirmation that was not expected is listed as a line of the statement, and nothing else changes.
 * Refuses with NOT_FOUND, REQUEST_INVALID for a malformed reference, and PAYMENT_STATE.
 */
export async function processDisbursementReport(
  transaction: Transaction,
  paymentId: string,
  word: PaymentReport,
  { reference, reason }: { readonly reference: string; readonly reason: string },
  now: number,
): Promise<PaymentRecord> {
  const moment = momentOf(now);
  if (word !== 'fail' && !isBankReference(reference)) throw new Refusal('REQUEST_INVALID', { field: 'reference' });
  // Lines of statements are locked first, then financings, then their payments.
  const earlier = word === 'fail' ? undefined : await transaction.statementLines.lock(reference);
  const found = await transaction.payments.find(paymentId);
  const financing = found && (await transaction.financings.lock(found.financingId));
  const payment = await transaction.payments.lock(paymentId);
  if (!payment || !financing || payment.purpose !== 'disbursement') throw new Refusal('NOT_FOUND');
  if (earlier) {
    const isListed = earlier.bar !== undefined && earlier.bar === listedBars[word];
    const isSame = earlier.number === financing.number && (isListed || payment.state === statesOfWords[word]);
    if (!isSame) throw new Refusal('PAYMENT_STATE', { state: payment.state });
    return payment;
  }
  switch (word) {
    case 'confirm':
      return confirmDisbursement(transaction, financing, payment, reference, moment);
    case 'return':
      return returnDisbursement(transaction, financing, payment, { reference, reason }, moment);
    case 'fail': {
      if (!canBecome(payment.state, 'FAILED')) throw new Refusal('PAYMENT_STATE', { state: payment.state });
      const failed: PaymentRecord = { ...payment, state: 'FAILED', reason: reason.trim() };
      await transaction.payments.save(failed);
      await noteFinancing(transaction, financing, 'disbursement-failed', moment, funderActor(financing), {
        said: { words: reason.trim() },
      });
      return failed;
    }
  }
}

/** Bars of the lines that are listed for a report. */
const listedBars: Readonly<Record<PaymentReport, StatementLineBar | undefined>> = {
  confirm: 'not-instructed',
  fail: undefined,
  return: 'returned-late',
};

const statesOfWords = { confirm: 'CONFIRMED', fail: 'FAILED', return: 'RETURNED' } as const;
