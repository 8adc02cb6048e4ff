import { compareMoney, type Money } from '../../../../src/domain/money/money.ts';
import { unreservedOf } from '../../../../src/domain/trade/shared/holding.ts';
import type { OfficerAct } from '../../../../src/domain/trade/shared/officer-acts.ts';
import type { HoldingRecord } from '../../records/trade.ts';
import { Refusal } from '../../refusal.ts';
import type { Transaction } from '../../store.ts';
import { closeReservingApplication } from '../close-application.ts';
import { endOvertakenFinancing, lockReservingRecords } from '../financing/financing-work.ts';
import type { Moment } from '../trade-facts.ts';

/** A holding, locked after the records that have reserved parts of it. Refuses with NOT_FOUND. */
export async function lockWithReservers(transaction: Transaction, holdingId: string): Promise<HoldingRecord> {
  const found = await transaction.holdings.find(holdingId);
  if (found) await lockReservingRecords(transaction, found.instrumentId, [holdingId]);
  const holding = await transaction.holdings.lock(holdingId);
  if (!holding) throw new Refusal('NOT_FOUND');
  return holding;
}

/** Whether a funder holds a part under a financing that is not repaid: that part must be paid through the financing. */
export async function isFinanced({ financings }: Transaction, { id, instrumentId }: HoldingRecord): Promise<boolean> {
  return (await financings.ofInstrument(instrumentId)).some(
    ({ outstanding, disbursed }) =>
      outstanding.fen > 0n && disbursed?.holdings.some(({ holdingId }) => holdingId === id) === true,
  );
}

/**
 * Frees an amount of a locked holding from reservations: waiting applications and pending financings are ended, the
 * newest first, until the amount is free. Returns the updated holding. Refuses with FINANCING_STATE while a bank pays
 * out a financing that would have to end.
 */
export async function freeReservedAmount(
  transaction: Transaction,
  holding: HoldingRecord,
  amount: Money,
  act: OfficerAct,
  moment: Moment,
): Promise<HoldingRecord> {
  const reservations = await transaction.reservations.ofHolding(holding.id);
  const applications = await transaction.tradeApplications.findAll(
    reservations.map(({ applicationId }) => applicationId),
  );
  const newestFirst = applications.toSorted(
    (one, other) => (other.submittedAt ?? 0) - (one.submittedAt ?? 0) || (one.id < other.id ? 1 : -1),
  );
  let current = holding;
  for (const { id } of newestFirst) {
    if (compareMoney(amount, unreservedOf(current)) <= 0) break;
    await endOvertakenFinancing(transaction, id, moment);
    await closeReservingApplication(transaction, id, moment.now, act);
    current = (await transaction.holdings.lock(holding.id)) ?? current;
  }
  return current;
}
