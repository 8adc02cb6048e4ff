import { closedProgress } from '../../../src/domain/trade/shared/application-machine.ts';
import type { OfficerAct } from '../../../src/domain/trade/shared/officer-acts.ts';
import type { TradeApplicationRecord, TradeEventRecord } from '../records/trade.ts';
import type { Transaction } from '../store.ts';
import { noteOrderEnd } from './officers/order-end.ts';
import { freeReservations } from './reservations.ts';
import { notifyMaker, settleCorrection, settleTradeMessages } from './trade-messages.ts';

/** An event without a person: it is automatic, or another application caused it. */
export const eventWithoutPerson = (event: TradeEventRecord['event'], at: number, reason = ''): TradeEventRecord => ({
  event,
  at,
  personId: '',
  userId: '',
  personName: '',
  companyId: '',
  reason,
  words: '',
});

/** Fields of an application that waits for nobody and reserves nothing any more. */
export const endedFields = { waitsForId: '', waitsForRole: '', endsOn: '', isReserving: false } as const;

/**
 * Locks the applications that have reserved parts of holdings. Called before the holdings themselves are locked,
 * because a decision locks its application first as well.
 */
export async function lockReservers(transaction: Transaction, holdingIds: readonly string[]): Promise<void> {
  const reservations = await transaction.reservations.ofHoldings(holdingIds);
  const ids = new Set(reservations.map(({ applicationId }) => applicationId));
  for (const id of [...ids].toSorted()) await transaction.tradeApplications.lock(id);
}

/**
 * Closes the open applications that have reserved a holding which is removed or paid, such as an acceptance of a
 * recalled amount. Their reservations are freed, and their makers are notified.
 */
export async function closeApplicationsOfGoneHolding(
  transaction: Transaction,
  holdingId: string,
  byApplicationId: string,
  now: number,
): Promise<void> {
  for (const { applicationId } of await transaction.reservations.ofHolding(holdingId))
    if (applicationId !== byApplicationId) await closeReservingApplication(transaction, applicationId, now);
}

/** Frees what an application has reserved, closes it where it is open, and notifies its maker of the reason. */
export async function closeReservingApplication(
  transaction: Transaction,
  applicationId: string,
  now: number,
  reason: LapseReason = 'overtaken',
): Promise<void> {
  await freeReservations(transaction, applicationId);
  const record = await transaction.tradeApplications.lock(applicationId);
  if (record?.act === 'finance') await transaction.fundingUses.remove(applicationId);
  if (record) await lapseApplicationWithoutHolding(transaction, record, now, reason);
}

/** Why an application has lapsed early: its holding no longer exists, or an act of the platform's officers. */
export type LapseReason = 'overtaken' | OfficerAct;

/**
 * Closes an application whose holding no longer exists, and notifies its maker. One that is closed already is left
 * unchanged.
 */
export async function lapseApplicationWithoutHolding(
  transaction: Transaction,
  record: TradeApplicationRecord,
  now: number,
  reason: LapseReason = 'overtaken',
): Promise<void> {
  const progress = closedProgress(record, 'LAPSED');
  if (!progress) return;
  const closed: TradeApplicationRecord = {
    ...record,
    ...progress,
    ...endedFields,
    version: record.version + 1,
    stateSince: now,
    events: [...record.events, eventWithoutPerson('lapsed', now, reason)],
  };
  await transaction.tradeApplications.save(closed);
  await noteOrderEnd(transaction, closed);
  await settleTradeMessages(transaction, closed, now);
  await settleCorrection(transaction, closed, now);
  await notifyMaker(transaction, closed, 'lapsed', now, { reason });
}

/**
 * Locks the open applications that sign the contract of a financing. Called before the financing itself is locked,
 * because a decision locks its application first as well.
 */
export async function lockContractRequests(
  transaction: Transaction,
  { id, lines }: { readonly id: string; readonly lines: readonly { readonly instrumentId: string }[] },
): Promise<readonly TradeApplicationRecord[]> {
  const open = await transaction.tradeApplications.openAbout(lines[0]?.instrumentId ?? '', 'contract');
  const ids = open.filter(({ form }) => form.financingId === id).map((each) => each.id);
  const locked: TradeApplicationRecord[] = [];
  for (const applicationId of ids.toSorted()) {
    const record = await transaction.tradeApplications.lock(applicationId);
    if (record) locked.push(record);
  }
  return locked;
}

/** Closes the waiting applications that sign the contract of a financing, which cannot be signed any more. */
export async function closeContractRequests(
  transaction: Transaction,
  financing: Parameters<typeof lockContractRequests>[1],
  now: number,
): Promise<void> {
  for (const record of await lockContractRequests(transaction, financing))
    await lapseApplicationWithoutHolding(transaction, record, now);
}

/** Closes a recall of an amount that was accepted or returned meanwhile. */
export async function closeIdleRecall(transaction: Transaction, id: string, now: number): Promise<void> {
  const record = await transaction.tradeApplications.lock(id);
  const holding = record && (await transaction.holdings.find(record.form.holdingId));
  if (record && (holding === undefined || holding.place !== 'transit' || holding.amount.fen === 0n))
    await lapseApplicationWithoutHolding(transaction, record, now);
}
