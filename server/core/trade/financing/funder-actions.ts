import { moneyToText, parseMoney } from '../../../../src/domain/money/money.ts';
import { uppercaseAmount } from '../../../../src/domain/money/uppercase-amount.ts';
import { isBlank } from '../../../../src/domain/text/unseen-sign.ts';
import { questionsBar, questionsIn } from '../../../../src/domain/trade/financing/funder-questions.ts';
import { blocksDisbursement, canBecome, isBankReference } from '../../../../src/domain/trade/financing/payment.ts';
import { paysOn } from '../../../../src/domain/trade/shared/instrument.ts';
import { addMonths } from '../../../../src/domain/trade/shared/term.ts';
import { emptyTradeForm } from '../../../../src/domain/trade/shared/trade-application.ts';
import type { FinancingRecord, PaymentRecord } from '../../records/trade.ts';
import { Refusal } from '../../refusal.ts';
import { randomDigits, randomToken } from '../../secrets.ts';
import type { Transaction } from '../../store.ts';
import { playApplication } from '../application-work.ts';
import { momentOf, type Moment } from '../trade-facts.ts';
import {
  advanceMaterials,
  areMaterialsReady,
  changeFinancing,
  costOn,
  drawContract,
  financingEvent,
  funderActor,
  lockFinancing,
} from './financing-work.ts';

/** What a funder decides about a financing (checklist F-230). */
export const financingDecisions = [
  'approve',
  'ask',
  'reject',
  'withdraw-offer',
  'seal',
  'search',
  'register',
  'disburse',
] as const;
export type FinancingDecision = (typeof financingDecisions)[number];

export interface FunderOrder {
  readonly financingId: string;
  readonly action: FinancingDecision;
  /** What it says to the supplier; for `ask` each line is a question. */
  readonly words: string;
}

/** Months for which a registration of the transfer of receivables holds after the due date. */
const registeredMonths = 6;

/** Text for the registration of the transfer (中登网). */
export function registrationText(record: FinancingRecord): string {
  const amount = moneyToText(record.amount);
  const numbers = record.lines.map(({ number }) => number).join('、');
  const [year = '', month = '', day = ''] = record.dueOn.split('-');
  return (
    `出让人${record.companyName}将其对${record.issuerName}享有的应收账款转让给${record.funderName}。` +
    `对应凭证 ${numbers} 项下 ${amount} 元（人民币${uppercaseAmount(record.amount)}），` +
    `到期日 ${year} 年 ${Number(month)} 月 ${Number(day)} 日，转让合同 ${record.contract?.number ?? ''}。`
  );
}

/** Keeps an event that leaves the state as it is. */
async function noteEvent(
  transaction: Transaction,
  record: FinancingRecord,
  event: 'sealed' | 'registered' | 'disbursement-failed',
  moment: Moment,
  changes: Partial<FinancingRecord>,
  words = '',
): Promise<FinancingRecord> {
  const changed: FinancingRecord = {
    ...record,
    ...changes,
    version: record.version + 1,
    events: [...record.events, financingEvent(event, moment.now, funderActor(record), { words })],
  };
  await transaction.financings.save(changed);
  return changed;
}

const refuseState = (record: FinancingRecord): Refusal => new Refusal('FINANCING_STATE', { state: record.state });

/**
 * Instructs the bank to pay out; refuses with FINANCING_STATE before the contract is sealed and registered, and from
 * the due date on.
 */
async function instruct(transaction: Transaction, record: FinancingRecord, moment: Moment): Promise<FinancingRecord> {
  const earlier = await transaction.payments.ofFinancing(record.id);
  const isOpen = earlier.some(({ state }) => blocksDisbursement(state));
  if (record.state !== 'DISBURSING' || record.contract?.sealedAt === undefined || !record.registration || isOpen)
    throw refuseState(record);
  const { net, days } = costOn(record, moment.today);
  if (net.fen <= 0n || days === 0) throw refuseState(record);
  await transaction.payments.save({
    id: `PM-${randomToken(12)}`,
    purpose: 'disbursement',
    state: 'INSTRUCTED',
    payerId: record.funderId,
    payerName: record.funderName,
    payeeId: record.companyId,
    payeeName: record.companyName,
    amount: net,
    expectedOn: moment.today,
    valueDay: '',
    bankReference: '',
    instrumentId: '',
    financingId: record.id,
    at: moment.now,
    reason: '',
  });
  return record;
}

/** Asks each line of a text as a question of its own. */
async function ask(
  transaction: Transaction,
  record: FinancingRecord,
  words: string,
  moment: Moment,
): Promise<FinancingRecord> {
  if (questionsBar(words) !== undefined) throw new Refusal('REQUEST_INVALID', { field: 'words' });
  const asked = questionsIn(words);
  const questions = asked.map((line) => ({
    id: `Q-${randomToken(8)}`,
    words: line,
    answer: '',
    answeredBy: '',
    answeredAt: undefined,
  }));
  return changeFinancing(transaction, record, 'info-asked', moment, funderActor(record), {
    said: { words: asked.join('；') },
    changes: { questions: [...record.questions, ...questions] },
  });
}

/**
 * Does what a funder decides. Refuses with NOT_FOUND, FINANCING_STATE for what cannot be done in its state, and
 * REQUEST_INVALID for a rejection or a withdrawal without words, and for questions that cannot be asked.
 */
export async function actAsFunder(
  transaction: Transaction,
  { financingId, action, words }: FunderOrder,
  now: number,
): Promise<FinancingRecord> {
  const moment = momentOf(now);
  const record = await advanceMaterials(transaction, await lockFinancing(transaction, financingId), moment);
  const by = funderActor(record);
  const said = { words: words.trim() };
  const needsWords = action === 'reject' || action === 'withdraw-offer';
  if (needsWords && isBlank(words)) throw new Refusal('REQUEST_INVALID', { field: 'words' });
  switch (action) {
    case 'approve':
      if (record.searchedAt === undefined || !(await areMaterialsReady(transaction, record))) throw refuseState(record);
      return changeFinancing(transaction, record, 'review-passed', moment, by, {
        changes: { contract: drawContract(record, moment) },
      });
    case 'ask':
      return ask(transaction, record, words, moment);
    case 'reject':
      return changeFinancing(transaction, record, 'rejected', moment, by, { said });
    case 'withdraw-offer':
      return changeFinancing(transaction, record, 'offer-withdrawn', moment, by, { said });
    case 'search': {
      if (record.state !== 'FUNDER_REVIEW') throw refuseState(record);
      const searched = { ...record, searchedAt: moment.now, version: record.version + 1 };
      await transaction.financings.save(searched);
      return searched;
    }
    case 'seal':
      if (record.state !== 'DISBURSING' || !record.contract || record.contract.sealedAt !== undefined)
        throw refuseState(record);
      return noteEvent(transaction, record, 'sealed', moment, {
        contract: { ...record.contract, sealedAt: moment.now },
      });
    case 'register': {
      if (record.state !== 'DISBURSING' || record.registration) throw refuseState(record);
      const registration = {
        number: randomDigits(20),
        at: moment.now,
        until: addMonths(record.dueOn, registeredMonths),
        text: registrationText(record),
        endedAt: undefined,
      };
      return noteEvent(transaction, record, 'registered', moment, { registration }, registration.number);
    }
    case 'disburse':
      return instruct(transaction, record, moment);
  }
}

/** What a bank says of a payment that it was instructed to make. */
export type BankWord = 'confirm' | 'fail';

async function supplierOf(transaction: Transaction, companyId: string) {
  const company = await transaction.companies.find(companyId);
  if (!company) throw new Refusal('NOT_FOUND');
  return company;
}

/** The earlier payment of a reference, which is not entered twice. Refuses one about something else. */
async function checkReference(transaction: Transaction, reference: string, paymentId: string): Promise<boolean> {
  if (!isBankReference(reference)) throw new Refusal('REQUEST_INVALID', { field: 'reference' });
  const earlier = await transaction.payments.byReference(reference);
  if (earlier && earlier.id !== paymentId) throw new Refusal('PAYMENT_STATE', { state: earlier.state });
  return earlier !== undefined;
}

/**
 * Takes a bank's word about a disbursement: once confirmed, the funder holds what it has financed. The same word twice
 * changes nothing. Refuses with NOT_FOUND, REQUEST_INVALID for a malformed reference, and PAYMENT_STATE.
 */
export async function takeDisbursementWord(
  transaction: Transaction,
  paymentId: string,
  word: BankWord,
  { reference, reason }: { readonly reference: string; readonly reason: string },
  now: number,
): Promise<PaymentRecord> {
  const found = await transaction.payments.find(paymentId);
  // Financings are locked before their payments.
  const financing = found && (await transaction.financings.lock(found.financingId));
  const payment = await transaction.payments.lock(paymentId);
  if (!payment || !financing) throw new Refusal('NOT_FOUND');
  const moment = momentOf(now);
  if (word === 'fail') {
    if (!canBecome(payment.state, 'FAILED')) throw new Refusal('PAYMENT_STATE', { state: payment.state });
    const failed: PaymentRecord = { ...payment, state: 'FAILED', reason: reason.trim() };
    await transaction.payments.save(failed);
    await noteEvent(transaction, financing, 'disbursement-failed', moment, {}, reason.trim());
    return failed;
  }
  if (await checkReference(transaction, reference, paymentId)) return payment;
  if (!canBecome(payment.state, 'CONFIRMED')) throw new Refusal('PAYMENT_STATE', { state: payment.state });
  const confirmed: PaymentRecord = {
    ...payment,
    state: 'CONFIRMED',
    valueDay: moment.today,
    bankReference: reference,
    amount: costOn(financing, moment.today).net,
  };
  await transaction.payments.save(confirmed);
  const company = await supplierOf(transaction, financing.companyId);
  const form = { ...emptyTradeForm, paymentId };
  await playApplication(transaction, company, { act: 'disbursement', kind: financing.kind, form }, now);
  return confirmed;
}

export interface IssuerPayment {
  readonly instrumentNumber: string;
  /** Decimal text in yuan. */
  readonly amount: string;
  readonly reference: string;
}

/**
 * Takes a line of a bank's statement by which an issuer pays an instrument: every holder gets its share. The same
 * reference twice changes nothing. Refuses with NOT_FOUND for an unknown instrument, REQUEST_INVALID for a malformed
 * amount or reference, TRADE_RULE for more than is owed.
 */
export async function takeIssuerPayment(
  transaction: Transaction,
  { instrumentNumber, amount, reference }: IssuerPayment,
  now: number,
): Promise<PaymentRecord> {
  const instrument = await transaction.instruments.byNumber(instrumentNumber.trim());
  if (!instrument) throw new Refusal('NOT_FOUND');
  const paid = parseMoney(amount);
  if (!paid || paid.fen <= 0n) throw new Refusal('REQUEST_INVALID', { field: 'amount' });
  if (!isBankReference(reference)) throw new Refusal('REQUEST_INVALID', { field: 'reference' });
  // One line of a statement at a time about an instrument.
  await transaction.instruments.lock(instrument.id);
  const earlier = await transaction.payments.byReference(reference);
  if (earlier) {
    if (earlier.instrumentId !== instrument.id || moneyToText(earlier.amount) !== moneyToText(paid))
      throw new Refusal('PAYMENT_STATE', { state: earlier.state });
    return earlier;
  }
  const moment = momentOf(now);
  const payment: PaymentRecord = {
    id: `PM-${randomToken(12)}`,
    purpose: 'principal',
    state: 'CONFIRMED',
    payerId: instrument.issuerId,
    payerName: instrument.issuerName,
    // Every holder is paid its share.
    payeeId: '',
    payeeName: '',
    amount: paid,
    expectedOn: paysOn(instrument.dueOn, moment.calendar).day,
    valueDay: moment.today,
    bankReference: reference,
    instrumentId: instrument.id,
    financingId: '',
    at: now,
    reason: '',
  };
  await transaction.payments.save(payment);
  const company = await supplierOf(transaction, instrument.issuerId);
  const form = { ...emptyTradeForm, paymentId: payment.id };
  await playApplication(transaction, company, { act: 'payment', kind: instrument.kind, form }, now);
  return payment;
}
