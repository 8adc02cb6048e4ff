import { moneyToText, zeroMoney } from '../../../../src/domain/money/money.ts';
import { uppercaseAmount } from '../../../../src/domain/money/uppercase-amount.ts';
import { isBlank } from '../../../../src/domain/text/invisible-characters.ts';
import { questionsBar, questionsIn } from '../../../../src/domain/trade/financing/funder-questions.ts';
import { repurchaseDueDate, repurchaseFrom } from '../../../../src/domain/trade/financing/financing-deadlines.ts';
import { sumOfDues } from '../../../../src/domain/trade/financing/financing-dues.ts';
import { closedFinancingStates, isOutstanding } from '../../../../src/domain/trade/financing/financing-machine.ts';
import { addMonths } from '../../../../src/domain/trade/shared/term.ts';
import type { FinancingRecord } from '../../records/trade.ts';
import { Refusal } from '../../refusal.ts';
import { randomDigits, randomToken } from '../../secrets.ts';
import type { Transaction } from '../../store.ts';
import { momentOf, type Moment } from '../trade-facts.ts';
import {
  advanceMaterials,
  areMaterialsReady,
  changeFinancing,
  costOn,
  drawContract,
  funderActor,
  isBeingPaidOut,
  lockFinancing,
  noteFinancing,
} from './financing-work.ts';
import { notifyFinancing } from './financing-messages.ts';
import { payoutAccount } from './payout-account.ts';
import { financingDues, settleWhenPaid } from './repayment-work.ts';

/** Decisions of a funder about a financing (checklist F-230). */
export const financingDecisions = [
  'approve',
  'ask',
  'reject',
  'withdraw-offer',
  'seal',
  'search',
  'register',
  'disburse',
  'ask-repurchase',
  'waive-penalty',
  'end-registration',
] as const;
export type FinancingDecision = (typeof financingDecisions)[number];

export interface FunderOrder {
  readonly financingId: string;
  readonly action: FinancingDecision;
  /** Its text for the supplier; for `ask` each line is a question. */
  readonly words: string;
}

/** Months after the due date for which a registration of the transfer of receivables is valid. */
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

const refuseState = (record: FinancingRecord): Refusal => new Refusal('FINANCING_STATE', { state: record.state });

/**
 * Instructs the bank to pay out; refuses with FINANCING_STATE before the contract is sealed and registered, and from
 * the due date on.
 */
async function instruct(transaction: Transaction, record: FinancingRecord, moment: Moment): Promise<FinancingRecord> {
  const isOpen = await isBeingPaidOut(transaction, record.id);
  if (record.state !== 'DISBURSING' || record.contract?.sealedAt === undefined || !record.registration || isOpen)
    throw refuseState(record);
  const { net, days } = costOn(record, moment.today);
  if (net.fen <= 0n || days === 0) throw refuseState(record);
  // The account may have been removed since the contract was signed.
  if (!(await payoutAccount(transaction, record.companyId, record.accountId))) throw new Refusal('PAYOUT_ACCOUNT');
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

/**
 * Asks the supplier to repurchase what its issuer has not paid. Refuses with FINANCING_STATE without recourse, before
 * the days of grace are over, and for a second time.
 */
async function askRepurchase(
  transaction: Transaction,
  record: FinancingRecord,
  moment: Moment,
): Promise<FinancingRecord> {
  const isPossible = record.state === 'OVERDUE' && record.offer.hasRecourse && record.outstanding.fen > 0n;
  if (!isPossible || record.repurchase || moment.today < repurchaseFrom(record.graceUntil)) throw refuseState(record);
  const payBy = repurchaseDueDate(moment.today, moment.calendar);
  const noteValues = { amount: moneyToText(sumOfDues(financingDues(record, moment.today))) };
  const asked = await noteFinancing(transaction, record, 'repurchase-asked', moment, funderActor(record), {
    changes: { repurchase: { askedAt: moment.now, payBy } },
    said: noteValues,
  });
  await notifyFinancing(transaction, asked, 'repurchase-asked', moment.now, noteValues);
  return asked;
}

/** Waives the penalty up to now; refuses with FINANCING_STATE where there is none. */
async function waivePenalty(
  transaction: Transaction,
  record: FinancingRecord,
  moment: Moment,
): Promise<FinancingRecord> {
  const { penalty } = financingDues(record, moment.today);
  if (!isOutstanding(record) || penalty.fen === 0n) throw refuseState(record);
  const by = funderActor(record);
  const waived = await noteFinancing(transaction, record, 'penalty-waived', moment, by, {
    changes: { penaltyDue: zeroMoney, penaltyFrom: moment.today },
    said: { amount: moneyToText(penalty) },
  });
  return settleWhenPaid(transaction, waived, by, moment);
}

/** Asks each line of a text as a separate question. */
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
 * Carries out a funder's decision. Refuses with NOT_FOUND, FINANCING_STATE for an action that its state does not allow,
 * and REQUEST_INVALID for a rejection or a withdrawal without a text, and for invalid questions.
 */
export async function actAsFunder(
  transaction: Transaction,
  { financingId, action, words }: FunderOrder,
  now: number,
): Promise<FinancingRecord> {
  const moment = momentOf(now);
  const record = await advanceMaterials(transaction, await lockFinancing(transaction, financingId), moment);
  const by = funderActor(record);
  const noteValues = { words: words.trim() };
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
      return changeFinancing(transaction, record, 'rejected', moment, by, { said: noteValues });
    case 'withdraw-offer':
      return changeFinancing(transaction, record, 'offer-withdrawn', moment, by, { said: noteValues });
    case 'search': {
      if (record.state !== 'FUNDER_REVIEW') throw refuseState(record);
      const searched = { ...record, searchedAt: moment.now, version: record.version + 1 };
      await transaction.financings.save(searched);
      return searched;
    }
    case 'seal':
      if (record.state !== 'DISBURSING' || !record.contract || record.contract.sealedAt !== undefined)
        throw refuseState(record);
      return noteFinancing(transaction, record, 'sealed', moment, by, {
        changes: { contract: { ...record.contract, sealedAt: moment.now } },
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
      return noteFinancing(transaction, record, 'registered', moment, by, {
        changes: { registration },
        said: { words: registration.number },
      });
    }
    case 'disburse':
      return instruct(transaction, record, moment);
    case 'ask-repurchase':
      return askRepurchase(transaction, record, moment);
    case 'waive-penalty':
      return waivePenalty(transaction, record, moment);
    case 'end-registration': {
      const { registration, state } = record;
      const isOver = closedFinancingStates.includes(state);
      if (!registration || registration.endedAt !== undefined || !isOver) throw refuseState(record);
      return noteFinancing(transaction, record, 'registration-ended', moment, by, {
        changes: { registration: { ...registration, endedAt: moment.now } },
        said: { words: registration.number },
      });
    }
  }
}
