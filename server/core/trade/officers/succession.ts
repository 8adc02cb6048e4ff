import { isReserving, waitingStep, type TradeState } from '../../../../src/domain/trade/shared/application-machine.ts';
import type { TradeAct } from '../../../../src/domain/trade/shared/application-policy.ts';
import { outstandingFinancingStates } from '../../../../src/domain/trade/financing/financing-machine.ts';
import type { CompanyRecord } from '../../records/company.ts';
import type { OfficerOrderRecord, ReservationRecord, TradeApplicationRecord } from '../../records/trade.ts';
import { sendTogether } from '../../messages/shared/send-messages.ts';
import type { Transaction } from '../../store.ts';
import { clockActor, noteFinancing } from '../financing/financing-work.ts';
import { freeReservations, reserve } from '../reservations.ts';
import type { Moment } from '../trade-facts.ts';
import { newsOfArrival, notifyDeciders, settleArrival, settleTradeMessages } from '../trade-messages.ts';

/**
 * Applications that a successor continues: they concern holdings that it takes over, and name no account of the
 * company.
 */
const movingActs: readonly TradeAct[] = ['transfer', 'accept'];
const movingStates: readonly TradeState[] = ['WAITING', 'RETURNED', 'REFUSED_BY_RULE'];

/** Number of records that are read at once. */
const most = 500;

/** An application that a successor has taken over, with what it had reserved. */
export interface TakenOver {
  readonly record: TradeApplicationRecord;
  readonly reserved: readonly ReservationRecord[];
}

/**
 * Transfers the open transfers and acceptances of a company to its successor. Their reservations are freed until the
 * holdings have moved; `goOn` reserves the amounts again.
 */
export async function takeOverApplications(
  transaction: Transaction,
  companyId: string,
  successor: Pick<CompanyRecord, 'pkCorp' | 'name'>,
  now: number,
): Promise<readonly TakenOver[]> {
  const taken: TakenOver[] = [];
  const query = { companyId, acts: movingActs, states: movingStates, makerUserId: undefined, keyword: '' };
  for (;;) {
    const open = await transaction.tradeApplications.page(query, { offset: 0, limit: most });
    if (open.length === 0) return taken;
    for (const id of open.map((each) => each.id).toSorted()) {
      const record = await transaction.tradeApplications.lock(id);
      // It may have been decided before the lock was taken.
      if (!record || record.companyId !== companyId || !movingStates.includes(record.state)) continue;
      const reserved = await transaction.reservations.ofApplication(id);
      await freeReservations(transaction, id);
      const moved = {
        ...record,
        companyId: successor.pkCorp,
        companyName: successor.name,
        waitsForId: waitingStep(record) ? successor.pkCorp : '',
        version: record.version + 1,
      };
      await transaction.tradeApplications.save(moved);
      await settleTradeMessages(transaction, moved, now);
      taken.push({ record: moved, reserved });
    }
  }
}

/** Moves the amounts in transit to a company to its successor, and asks the successor's people to accept them. */
export async function takeOverTransits(
  transaction: Transaction,
  companyId: string,
  successorId: string,
  now: number,
): Promise<void> {
  const query = { companyId, place: 'transit', keyword: '', orderBy: 'dueOn', descending: false } as const;
  const { count } = await transaction.holdings.sum(query);
  const all = await transaction.holdings.page(query, { offset: 0, limit: count });
  for (const id of all.map((each) => each.id).toSorted()) {
    const holding = await transaction.holdings.lock(id);
    if (holding?.place !== 'transit' || holding.companyId !== companyId || holding.amount.fen === 0n) continue;
    const moved = { ...holding, companyId: successorId };
    await transaction.holdings.save(moved);
    await settleArrival(transaction, id, now);
    await sendTogether(transaction, [await newsOfArrival(transaction, moved, now)]);
  }
}

/**
 * Continues the applications that a successor has taken over, with the holdings that it has now. `parts`: how each one
 * moved.
 */
export async function continueSuccessorApplications(
  transaction: Transaction,
  taken: readonly TakenOver[],
  parts: readonly OfficerOrderRecord[],
  now: number,
): Promise<void> {
  const movedTo = new Map(parts.map(({ holdingId, toHoldingId }) => [holdingId, toHoldingId]));
  for (const { record, reserved } of taken) {
    const holdingId = movedTo.get(record.form.holdingId) ?? record.form.holdingId;
    const kept = { ...record, form: { ...record.form, holdingId } };
    await transaction.tradeApplications.save(kept);
    for (const each of reserved) {
      const holding = await transaction.holdings.lock(movedTo.get(each.holdingId) ?? each.holdingId);
      if (holding && isReserving(record.state)) await reserve(transaction, holding, record.id, each.amount);
    }
    await notifyDeciders(transaction, kept, now);
  }
}

/**
 * Transfers the financings of a company that are paid out and not repaid to its successor, which may have to
 * repurchase.
 */
export async function takeOverFinancings(
  transaction: Transaction,
  companyId: string,
  successor: Pick<CompanyRecord, 'pkCorp' | 'name'>,
  moment: Moment,
): Promise<void> {
  const query = { companyId, as: 'supplier', states: outstandingFinancingStates, keyword: '' } as const;
  for (;;) {
    const running = await transaction.financings.page(query, { offset: 0, limit: most });
    if (running.length === 0) return;
    for (const id of running.map((each) => each.id).toSorted()) {
      const record = await transaction.financings.lock(id);
      if (record?.companyId !== companyId) continue;
      await noteFinancing(transaction, record, 'taken-over', moment, clockActor, {
        changes: { companyId: successor.pkCorp, companyName: successor.name },
        said: { words: `${record.companyName} → ${successor.name}` },
      });
    }
  }
}
