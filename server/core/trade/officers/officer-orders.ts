import { isSupportedDate, shanghaiDate, type PlainDate } from '../../../../src/domain/calendar/plain-date.ts';
import { isEnterable, parseMoney, sumMoney, zeroMoney, type Money } from '../../../../src/domain/money/money.ts';
import { isBlank, visibleText } from '../../../../src/domain/text/invisible-characters.ts';
import { areTwoOfficers } from '../../../../src/domain/trade/shared/two-officers.ts';
import {
  isAboutCompany,
  isCourtAct,
  isMove,
  maxOrderNumberCharacters,
  maxOrderReasonCharacters,
  unfrozenOf,
  usesFreeze,
  type OfficerAct,
} from '../../../../src/domain/trade/shared/officer-acts.ts';
import { emptyTradeForm } from '../../../../src/domain/trade/shared/trade-application.ts';
import type { CompanyRecord } from '../../records/company.ts';
import type { HoldingRecord, OfficerOrderRecord } from '../../records/trade.ts';
import { Refusal } from '../../refusal.ts';
import { randomToken } from '../../secrets.ts';
import type { Transaction } from '../../store.ts';
import { lapseApplications } from '../end-application.ts';
import { checkRules, executeWithoutApproval } from '../play-application.ts';
import { notifyOfOrder, notifyOfWholeCompany } from './officer-messages.ts';
import { momentOf } from '../trade-facts.ts';
import { lockWithReservers } from './free-reserved-amount.ts';
import {
  continueSuccessorApplications,
  takeOverApplications,
  takeOverFinancings,
  takeOverTransits,
} from './succession.ts';

/** A proposal of an officer of the platform. Amounts are decimal texts in yuan, days `YYYY-MM-DD`. */
export interface OfficerProposed {
  readonly act: OfficerAct;
  /** The holding; empty for an act about a company. */
  readonly holdingId: string;
  /** Company that is succeeded or deregistered; empty for another act. */
  readonly companyId: string;
  /** Company that receives by a court's transfer or a succession; empty for another act. */
  readonly counterpartyId: string;
  /** Empty for acts of whole amounts: a succession, a correction, a deregistration. */
  readonly amount: string;
  /** Freeze that is released, or whose amount is transferred; empty for none. */
  readonly freezeId: string;
  /** Posting that is corrected; empty for another act. */
  readonly postingId: string;
  /** Number of the document; may be empty where no court ordered it. */
  readonly orderNumber: string;
  /** Last day of a freeze; empty for another act. */
  readonly until: string;
  readonly reason: string;
  readonly by: string;
}

/** Another officer's decision on a proposal. */
export interface OfficerChecked {
  readonly orderId: string;
  readonly approves: boolean;
  readonly by: string;
}

const wordsIn = (text: string, field: string, longest: number): string => {
  const words = visibleText(text).trim();
  if (isBlank(words) || words.length > longest) throw new Refusal('REQUEST_INVALID', { field });
  return words;
};

function orderNumberOf({ act, orderNumber }: OfficerProposed): string {
  const isMissing = !isCourtAct(act) && isBlank(orderNumber);
  return isMissing ? '' : wordsIn(orderNumber, 'orderNumber', maxOrderNumberCharacters);
}

function amountOf({ act, amount }: OfficerProposed): Money {
  if (!isCourtAct(act)) return zeroMoney;
  const parsed = parseMoney(amount);
  if (!parsed || !isEnterable(parsed)) throw new Refusal('REQUEST_INVALID', { field: 'amount' });
  return parsed;
}

function untilOf({ act, until }: OfficerProposed): PlainDate {
  if (act !== 'freeze') return '';
  if (!isSupportedDate(until)) throw new Refusal('REQUEST_INVALID', { field: 'until' });
  return until;
}

const formOf = ({ id, act, holdingId, reason }: OfficerOrderRecord) => ({
  ...emptyTradeForm,
  orderId: id,
  holdingId,
  // The director of the company that loses the amount reads the reason.
  purpose: act === 'correction' ? reason : '',
});

async function companyOf(transaction: Transaction, companyId: string): Promise<CompanyRecord> {
  const company = await transaction.companies.find(companyId);
  if (!company) throw new Refusal('NOT_FOUND');
  return company;
}

type Stated = Pick<
  OfficerOrderRecord,
  'act' | 'amount' | 'freezeId' | 'postingId' | 'orderNumber' | 'until' | 'reason' | 'counterpartyId'
>;

/** Content of a proposal, as it is stored. Refuses with REQUEST_INVALID and the field. */
const statementOf = (proposed: OfficerProposed): Stated => ({
  act: proposed.act,
  amount: amountOf(proposed),
  freezeId: usesFreeze(proposed.act) ? proposed.freezeId : '',
  postingId: proposed.act === 'correction' ? proposed.postingId : '',
  orderNumber: orderNumberOf(proposed),
  until: untilOf(proposed),
  reason: wordsIn(proposed.reason, 'reason', maxOrderReasonCharacters),
  counterpartyId: isMove(proposed.act) ? proposed.counterpartyId : '',
});

/** A new order about a holding, or about a company where no holding is given. */
async function newOrder(
  transaction: Transaction,
  company: CompanyRecord,
  holding: HoldingRecord | undefined,
  about: Stated & Pick<OfficerOrderRecord, 'madeBy' | 'state'>,
  now: number,
): Promise<OfficerOrderRecord> {
  const { counterpartyId } = about;
  const counterparty = counterpartyId === '' ? undefined : await transaction.companies.find(counterpartyId);
  return {
    ...about,
    id: `OF-${randomToken(12)}`,
    kind: holding?.kind ?? 'credit',
    number: holding?.number ?? '',
    holdingId: holding?.id ?? '',
    companyId: company.pkCorp,
    companyName: company.name,
    counterpartyName: counterparty?.name ?? '',
    toHoldingId: '',
    takenFrom: undefined,
    answer: '',
    partOf: '',
    proposedAt: now,
    checkedBy: '',
    checkedAt: about.state === 'approved' ? now : undefined,
  };
}

const isSame = (one: OfficerOrderRecord, other: OfficerOrderRecord): boolean =>
  (['act', 'holdingId', 'freezeId', 'postingId', 'orderNumber', 'counterpartyId'] as const).every(
    (field) => one[field] === other[field],
  ) && one.amount.fen === other.amount.fen;

/** The holdings of a company, by their ids. */
async function heldBy({ holdings }: Transaction, companyId: string): Promise<readonly HoldingRecord[]> {
  const query = { companyId, place: 'held', keyword: '', orderBy: 'dueOn', descending: false } as const;
  const { count } = await holdings.sum(query);
  const all = await holdings.page(query, { offset: 0, limit: count });
  return all.toSorted((one, other) => (one.id < other.id ? -1 : 1));
}

/**
 * The parts of an order about a company: one for each holding with something to move or to freeze. Refuses with
 * TRADE_RULE the succession of a company that holds nothing.
 */
async function partsOfOrder(
  transaction: Transaction,
  order: OfficerOrderRecord,
): Promise<readonly OfficerOrderRecord[]> {
  const isSuccession = order.act === 'succession';
  const held = await heldBy(transaction, order.companyId);
  if (held.length === 0 && isSuccession) throw new Refusal('TRADE_RULE', { rule: 'ORDER', because: 'nothing' });
  return held
    .filter((holding) => isSuccession || unfrozenOf(holding).fen > 0n)
    .map((holding) => ({
      ...order,
      id: `OF-${randomToken(12)}`,
      kind: holding.kind,
      number: holding.number,
      amount: isSuccession ? holding.amount : unfrozenOf(holding),
      holdingId: holding.id,
      partOf: order.id,
    }));
}

/** Refuses with TRADE_RULE an order that the rules do not allow now. */
async function checkOrderRules(
  transaction: Transaction,
  company: CompanyRecord,
  order: OfficerOrderRecord,
  now: number,
): Promise<void> {
  await transaction.officerOrders.save(order);
  await checkRules(transaction, company, { act: order.act, kind: order.kind, form: formOf(order) }, now);
}

/**
 * Saves a proposal of an officer of the platform. Nothing is changed before another officer approves it. Refuses with
 * REQUEST_INVALID and the field, NOT_FOUND for an unknown holding or company, NOT_IN_THIS_STATE where an equal proposal
 * waits already, and TRADE_RULE where the rules would not allow it.
 */
export async function proposeOrder(
  transaction: Transaction,
  proposed: OfficerProposed,
  now: number,
): Promise<OfficerOrderRecord> {
  const about = {
    ...statementOf(proposed),
    madeBy: wordsIn(proposed.by, 'by', maxOrderNumberCharacters),
    state: 'proposed',
  } as const;
  const isWhole = isAboutCompany(about.act);
  // The lock prevents two officers from proposing the same at once.
  const holding = isWhole ? undefined : await transaction.holdings.lock(proposed.holdingId);
  const companyId = isWhole ? proposed.companyId : (holding?.companyId ?? '');
  const company = isWhole ? await transaction.companies.lock(companyId) : await companyOf(transaction, companyId);
  if (!company) throw new Refusal('NOT_FOUND');
  if (about.act === 'deregistration' && company.deregistered)
    throw new Refusal('TRADE_RULE', { rule: 'ORDER', because: 'deregistered' });
  const isCorrection = holding !== undefined && about.act === 'correction';
  const postings = isCorrection ? await transaction.postings.ofInstrument(holding.instrumentId) : [];
  const posting = postings.find(({ id }) => id === about.postingId);
  const orderFacts = posting ? { ...about, amount: posting.amount } : about;
  const order = await newOrder(transaction, company, holding, orderFacts, now);
  const open = await transaction.officerOrders.proposedOf(companyId);
  if (open.some((each) => isSame(each, order))) throw new Refusal('NOT_IN_THIS_STATE');
  if (!isWhole) {
    await checkOrderRules(transaction, company, order, now);
    return order;
  }
  // The parts are made at the approval, from the holdings at that time.
  for (const each of await partsOfOrder(transaction, order)) {
    await checkOrderRules(transaction, company, each, now);
    await transaction.officerOrders.remove(each.id);
  }
  await transaction.officerOrders.save(order);
  return order;
}

/**
 * Makes an approved order effective by an application made for it, or lets that application wait for the director of
 * the company that loses the amount. Returns the updated order.
 */
async function carryOut(transaction: Transaction, order: OfficerOrderRecord, now: number): Promise<OfficerOrderRecord> {
  const { act, kind } = order;
  await transaction.officerOrders.save(order);
  const company = await companyOf(transaction, order.companyId);
  const { id, state } = await executeWithoutApproval(transaction, company, { act, kind, form: formOf(order) }, now);
  if (state === 'WAITING') {
    const signing = { ...order, state: 'signing' } as const;
    await transaction.officerOrders.save(signing);
    return signing;
  }
  const [posting] = await transaction.postings.ofApplication(id);
  // The act has recorded its change of a freeze in the order.
  const carried = (await transaction.officerOrders.find(order.id)) ?? order;
  if (!posting) return carried;
  const done = { ...carried, toHoldingId: posting.toId };
  await transaction.officerOrders.save(done);
  return done;
}

/**
 * Moves everything that a company holds to its successor, or freezes it because the company is deregistered. A
 * successor continues transfers, acceptances and running financings; other open applications are ended before.
 */
async function carryOutWhole(
  transaction: Transaction,
  order: OfficerOrderRecord,
  act: 'succession' | 'deregistration',
  now: number,
): Promise<OfficerOrderRecord> {
  // The lock of the company prevents that two orders about all its holdings lock them in different orders.
  const company = await transaction.companies.lock(order.companyId);
  if (!company) throw new Refusal('NOT_FOUND');
  if (act === 'deregistration') await transaction.companies.save({ ...company, deregistered: true });
  const successor = act === 'succession' ? await companyOf(transaction, order.counterpartyId) : undefined;
  const taken = successor ? await takeOverApplications(transaction, order.companyId, successor, now) : [];
  await lapseApplications(transaction, order.companyId, act, now);
  const parts: OfficerOrderRecord[] = [];
  for (const part of await partsOfOrder(transaction, order)) parts.push(await carryOut(transaction, part, now));
  if (successor) {
    await takeOverTransits(transaction, order.companyId, successor.pkCorp, now);
    await continueSuccessorApplications(transaction, taken, parts, now);
    await takeOverFinancings(transaction, order.companyId, successor, momentOf(now));
  }
  const done = { ...order, amount: sumMoney(parts.map(({ amount }) => amount)) };
  await transaction.officerOrders.save(done);
  await notifyOfWholeCompany(transaction, done, parts, now);
  return done;
}

/**
 * Approves or declines a proposal, by another officer than the one who made it. An approved one is effective at once,
 * except a correction that takes an amount from a company: its director has to sign it first. Refuses with NOT_FOUND,
 * NOT_IN_THIS_STATE for one that is decided, REQUEST_INVALID for the officer who made it, TRADE_RULE where the rules do
 * not allow it any more, and FINANCING_STATE while a bank pays out a financing that it concerns.
 */
export async function checkOrder(
  transaction: Transaction,
  { orderId, approves, by }: OfficerChecked,
  now: number,
): Promise<OfficerOrderRecord> {
  const order = await transaction.officerOrders.lock(orderId);
  if (!order) throw new Refusal('NOT_FOUND');
  if (order.state !== 'proposed') throw new Refusal('NOT_IN_THIS_STATE');
  if (!areTwoOfficers(order.madeBy, by)) throw new Refusal('REQUEST_INVALID', { field: 'by' });
  const checked: OfficerOrderRecord = {
    ...order,
    state: approves ? 'approved' : 'declined',
    checkedBy: wordsIn(by, 'by', maxOrderNumberCharacters),
    checkedAt: now,
  };
  if (!approves) {
    await transaction.officerOrders.save(checked);
    return checked;
  }
  const { act } = checked;
  if (act === 'succession' || act === 'deregistration') return carryOutWhole(transaction, checked, act, now);
  const done = await carryOut(transaction, checked, now);
  // A correction sends its own messages once it is effective.
  if (act !== 'correction') await notifyOfOrder(transaction, done, now);
  return done;
}

/** Releases the remaining amount of a freeze after its last day, by an automatic order. Before that, does nothing. */
export async function releaseEnded(transaction: Transaction, freezeId: string, now: number): Promise<void> {
  const found = await transaction.holdingFreezes.find(freezeId);
  if (!found) return;
  const holding = await lockWithReservers(transaction, found.holdingId);
  const freeze = await transaction.holdingFreezes.find(freezeId);
  if (!freeze || freeze.until === '' || freeze.until >= shanghaiDate(now)) return;
  const { amount, orderNumber } = freeze;
  const about = { act: 'release', amount, freezeId, postingId: '', orderNumber, until: '', reason: '' } as const;
  const company = await companyOf(transaction, holding.companyId);
  const order = await newOrder(
    transaction,
    company,
    holding,
    { ...about, counterpartyId: '', madeBy: '', state: 'approved' },
    now,
  );
  await notifyOfOrder(transaction, await carryOut(transaction, order, now), now);
}
