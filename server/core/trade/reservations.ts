import { addMoney, type Money } from '../../../src/domain/money/money.ts';
import type { HoldingRecord } from '../records/trade.ts';
import type { Transaction } from '../store.ts';
import { publishHoldingAsCandidate } from './held-business.ts';

/** Key of an application's reservation of a holding. */
export const reservationId = (applicationId: string, holdingId: string): string => `${applicationId} ${holdingId}`;

/**
 * Reserves an amount of a holding for an application. The calling code has locked the holding and checked the remaining
 * amount.
 */
export async function reserve(
  transaction: Transaction,
  holding: HoldingRecord,
  applicationId: string,
  amount: Money,
  isForFinancing = false,
): Promise<HoldingRecord> {
  const changed = { ...holding, reserved: addMoney(holding.reserved, amount) };
  await transaction.holdings.save(changed);
  await transaction.reservations.save({
    id: reservationId(applicationId, holding.id),
    applicationId,
    holdingId: holding.id,
    amount,
    isForFinancing,
  });
  await publishHoldingAsCandidate(transaction, changed);
  return changed;
}

/**
 * A locked holding without an application's reservation, for a posting that spends it; the posting saves the holding.
 */
export async function spendReservation(
  { reservations }: Transaction,
  holding: HoldingRecord,
  applicationId: string,
): Promise<HoldingRecord> {
  const own = await reservations.find(reservationId(applicationId, holding.id));
  if (!own) return holding;
  await reservations.remove(own.id);
  return { ...holding, reserved: { fen: holding.reserved.fen - own.amount.fen } };
}

/** Frees all reservations of an application, and returns the updated holdings. */
export async function freeReservations(
  transaction: Transaction,
  applicationId: string,
): Promise<readonly HoldingRecord[]> {
  const freed: HoldingRecord[] = [];
  const all = await transaction.reservations.ofApplication(applicationId);
  for (const { id, holdingId, amount } of all.toSorted((one, other) => (one.holdingId < other.holdingId ? -1 : 1))) {
    const holding = await transaction.holdings.lock(holdingId);
    await transaction.reservations.remove(id);
    if (!holding) continue;
    const changed = { ...holding, reserved: { fen: holding.reserved.fen - amount.fen } };
    await transaction.holdings.save(changed);
    await publishHoldingAsCandidate(transaction, changed);
    freed.push(changed);
  }
  return freed;
}
