import type { PlainDate } from '../../../../src/domain/calendar/plain-date.ts';
import { money, zeroMoney } from '../../../../src/domain/money/money.ts';
import {
  arrivalDay,
  financingCost,
  type FinancingCost,
} from '../../../../src/domain/trade/financing/financing-cost.ts';
import { lastDayOfState } from '../../../../src/domain/trade/financing/financing-deadlines.ts';
import {
  endedFinancingStates,
  financingAfter,
  financingTurn,
  type FinancingEvent,
} from '../../../../src/domain/trade/financing/financing-machine.ts';
import { blocksDisbursement } from '../../../../src/domain/trade/financing/payment.ts';
import { termsOfOffer, toKeptCost } from '../../../../src/domain/trade/financing/kept-offer.ts';
import { assignFunder, fundedPackageOf } from '../../evidence/shared/businesses.ts';
import type { FinancedLine, FinancingEventRecord, FinancingNote, FinancingRecord } from '../../records/trade.ts';
import type { InstrumentRecord } from '../../records/trade.ts';
import { Refusal } from '../../refusal.ts';
import { randomDigits, randomToken } from '../../secrets.ts';
import type { Transaction } from '../../store.ts';
import type { RequestedAct } from '../act-work.ts';
import { closeContractRequests, lockContractRequests, lockReservers } from '../close-application.ts';
import { reportFinancing } from '../held-business.ts';
import { freeReservations } from '../reservations.ts';
import { actingCompany, type Moment } from '../trade-facts.ts';
import { isPackageReady } from './materials-status.ts';
import { payoutAccount } from './payout-account.ts';
import { notifyFinancing, settleFinancingMessages } from './financing-messages.ts';

/** Who caused an event of a financing. The texts are empty for a funder's people, a bank, and automatic events. */
export type FinancingActor = Pick<FinancingEventRecord, 'personName' | 'companyId' | 'companyName'>;

export const clockActor: FinancingActor = { personName: '', companyId: '', companyName: '' };

/** The funder of a financing as the actor. Its people are not named. */
export const funderActor = ({ funderId, funderName }: FinancingRecord): FinancingActor => ({
  personName: '',
  companyId: funderId,
  companyName: funderName,
});

/** The supplier of a financing as the actor. */
export const supplierActor = ({
  companyId,
  companyName,
}: Pick<FinancingRecord, 'companyId' | 'companyName'>): FinancingActor => ({ personName: '', companyId, companyName });

/** The issuer of an instrument as the actor. */
export const issuerActor = ({
  issuerId,
  issuerName,
}: Pick<FinancingRecord, 'issuerId' | 'issuerName'>): FinancingActor => ({
  personName: '',
  companyId: issuerId,
  companyName: issuerName,
});

/** An event without reason, text and amount. */
export const financingEvent = (
  event: FinancingEventRecord['event'],
  at: number,
  by: FinancingActor,
  more: Partial<Pick<FinancingEventRecord, 'reason' | 'words' | 'amount' | 'on'>> = {},
): FinancingEventRecord => ({ ...by, event, at, reason: '', words: '', amount: '', ...more });

/** Fields of an event besides its name, and fields of the record that it changes besides the state. */
interface FinancingChange {
  readonly said?: Partial<Pick<FinancingEventRecord, 'reason' | 'words' | 'amount' | 'on'>>;
  readonly changes?: Partial<FinancingRecord>;
}

/**
 * Changes a financing by an event, saves it, and notifies its supplier. Refuses with FINANCING_STATE an event that
 * cannot happen in its state. Reservations are freed where it ends without a disbursement.
 */
export async function changeFinancing(
  transaction: Transaction,
  record: FinancingRecord,
  event: FinancingEvent,
  moment: Moment,
  by: FinancingActor,
  { said = {}, changes = {} }: FinancingChange = {},
): Promise<FinancingRecord> {
  const state = financingAfter(record.state, event);
  if (state === undefined) throw new Refusal('FINANCING_STATE', { state: record.state });
  const changed: FinancingRecord = {
    ...record,
    ...changes,
    state,
    stateSince: moment.now,
    endsOn: lastDayOfState(state, record.dueOn, moment.today, moment.calendar),
    version: record.version + 1,
    events: [...record.events, financingEvent(event, moment.now, by, said)],
  };
  await transaction.financings.save(changed);
  if (record.state === 'CONTRACT_SIGN' && state !== 'DISBURSING')
    await closeContractRequests(transaction, record, moment.now);
  if (endedFinancingStates.includes(state)) {
    await freeReservations(transaction, record.applicationId);
    await transaction.fundingUses.remove(record.applicationId);
  }
  await reportFinancing(transaction, changed, moment.now);
  await settleFinancingMessages(transaction, changed, moment.now);
  await notifyFinancing(transaction, changed, event, moment.now, said);
  return changed;
}

/** Saves an event that does not change the state, with the fields that it changes; nobody is notified. */
export async function noteFinancing(
  transaction: Transaction,
  record: FinancingRecord,
  note: FinancingNote,
  moment: Moment,
  by: FinancingActor,
  { said = {}, changes = {} }: FinancingChange = {},
): Promise<FinancingRecord> {
  const changed: FinancingRecord = {
    ...record,
    ...changes,
    version: record.version + 1,
    events: [...record.events, financingEvent(note, moment.now, by, said)],
  };
  await transaction.financings.save(changed);
  return changed;
}

/**
 * A financing, locked after the applications that sign its contract. Refuses with NOT_FOUND an unknown one and, without
 * a lock, one of another company than `companyId`.
 */
export async function lockFinancing(
  transaction: Transaction,
  id: string,
  companyId?: string,
): Promise<FinancingRecord> {
  const found = await transaction.financings.find(id);
  if (companyId !== undefined && found?.companyId !== companyId) throw new Refusal('NOT_FOUND');
  if (found?.state === 'CONTRACT_SIGN') await lockContractRequests(transaction, found);
  const record = await transaction.financings.lock(id);
  if (!record) throw new Refusal('NOT_FOUND');
  return record;
}

/**
 * Locks the records that have reserved parts of an instrument's holdings: applications, then pending financings. Called
 * before the holdings themselves are locked.
 */
export async function lockReservingRecords(
  transaction: Transaction,
  instrumentId: string,
  holdingIds: readonly string[],
): Promise<void> {
  await lockReservers(transaction, holdingIds);
  for (const { id, state } of await transaction.financings.ofInstrument(instrumentId))
    if (financingTurn(state) !== undefined) await lockFinancing(transaction, id);
}

/** Whether a bank is paying out a financing or has paid it out: the bank's report must come first. */
export const isBeingPaidOut = async ({ payments }: Transaction, financingId: string): Promise<boolean> =>
  (await payments.ofFinancing(financingId)).some(({ state }) => blocksDisbursement(state));

/**
 * Ends the pending financing of an application when an act of officers leaves too little of its holdings; does nothing
 * where there is none. Refuses with FINANCING_STATE while a bank pays it out.
 */
export async function endOvertakenFinancing(
  transaction: Transaction,
  applicationId: string,
  moment: Moment,
): Promise<void> {
  const financing = await transaction.financings.byApplication(applicationId);
  if (!financing) return;
  if (await isBeingPaidOut(transaction, financing.id)) throw new Refusal('FINANCING_STATE', { state: financing.state });
  await changeFinancing(transaction, financing, 'overtaken', moment, clockActor);
}

/** Whether the evidence package of every financed holding has reached the state in which the funder begins. */
export async function areMaterialsReady(
  transaction: Transaction,
  record: Pick<FinancingRecord, 'lines' | 'offer' | 'funderId'>,
): Promise<boolean> {
  for (const { holdingId } of record.lines)
    if (!isPackageReady(await fundedPackageOf(transaction, holdingId), record)) return false;
  return true;
}

/**
 * Whether the supplier still has the evidence of a financed holding: no package is made or submitted for it, or the
 * package is made for another funder. Otherwise the platform has it.
 */
export async function isEvidenceWithSupplier(
  transaction: Transaction,
  { lines, funderId }: Pick<FinancingRecord, 'lines' | 'funderId'>,
): Promise<boolean> {
  for (const { holdingId } of lines) {
    const found = await fundedPackageOf(transaction, holdingId);
    if (found?.isSubmitted !== true || found.funderId !== funderId) return true;
  }
  return false;
}

/** Passes a financing to its funder once its materials are ready. Otherwise does nothing. */
export async function advanceMaterials(
  transaction: Transaction,
  record: FinancingRecord,
  moment: Moment,
): Promise<FinancingRecord> {
  if (record.state !== 'MATERIALS' || !(await areMaterialsReady(transaction, record))) return record;
  return changeFinancing(transaction, record, 'materials-ready', moment, clockActor);
}

/**
 * Begins the financing that a director has approved, and returns its first instrument. If the materials are ready, it
 * is passed to the funder at once.
 */
export async function beginFinancing(
  transaction: Transaction,
  asked: RequestedAct,
  lines: readonly FinancedLine[],
  moment: Moment,
): Promise<InstrumentRecord> {
  const { applicationId, kind, form } = asked;
  const company = await actingCompany(transaction, asked);
  const application = await transaction.tradeApplications.find(applicationId);
  const [line] = lines;
  const instrument = line && (await transaction.instruments.find(line.instrumentId));
  const account = await payoutAccount(transaction, company.pkCorp, form.accountId);
  const { offer } = form;
  if (!application || !instrument || !account || !offer) throw new Refusal('NOT_FOUND');
  const by = { personName: application.makerName, companyId: company.pkCorp, companyName: company.name };
  const amount = { fen: lines.reduce((sum, each) => sum + money(each.amount).fen, 0n) };
  const begun: FinancingRecord = {
    id: `FN-${randomToken(12)}`,
    number: application.number,
    applicationId,
    kind,
    companyId: company.pkCorp,
    companyName: company.name,
    issuerId: instrument.issuerId,
    issuerName: instrument.issuerName,
    funderId: offer.funderId,
    funderName: offer.funderName,
    programmeId: offer.programmeId,
    amount,
    outstanding: amount,
    interestDue: zeroMoney,
    penaltyDue: zeroMoney,
    penaltyFrom: '',
    graceUntil: '',
    repurchase: undefined,
    dueOn: instrument.dueOn,
    state: 'MATERIALS',
    stateSince: moment.now,
    endsOn: lastDayOfState('MATERIALS', instrument.dueOn, moment.today, moment.calendar),
    createdAt: moment.now,
    version: 1,
    lines,
    offer,
    accountId: account.id,
    accountEnding: account.accountNumber.slice(-4),
    bankName: account.bankName,
    questions: [],
    contract: undefined,
    searchedAt: undefined,
    registration: undefined,
    disbursed: undefined,
    events: [
      financingEvent('applied', application.submittedAt ?? moment.now, by),
      financingEvent('approved', moment.now, { ...by, personName: asked.approver ?? '' }),
    ],
  };
  await transaction.financings.save(begun);
  // Another application may have chosen another funder since it was submitted.
  for (const { holdingId } of lines) await assignFunder(transaction, holdingId, offer.funderId);
  if (await areMaterialsReady(transaction, begun))
    await changeFinancing(transaction, begun, 'materials-ready', moment, clockActor);
  else if (await isEvidenceWithSupplier(transaction, begun))
    await notifyFinancing(transaction, begun, 'materials-needed', moment.now);
  return instrument;
}

/** Cost and disbursed amount of a financing that is paid out on a day: interest runs from that day. */
export const costOn = ({ amount, offer, dueOn }: FinancingRecord, day: PlainDate): FinancingCost =>
  financingCost(amount, termsOfOffer(offer), day, dueOn);

/** The contract of a financing, with its figures for the earliest day on which the money can arrive now. */
export function drawContract(record: FinancingRecord, moment: Moment): FinancingRecord['contract'] {
  const arrival = arrivalDay(moment.now, termsOfOffer(record.offer), moment.calendar).day;
  return {
    number: `CR${moment.today.replaceAll('-', '')}-${randomDigits(6)}`,
    drawnAt: moment.now,
    figures: toKeptCost(costOn(record, arrival), arrival),
    signedAt: undefined,
    sealedAt: undefined,
  };
}
