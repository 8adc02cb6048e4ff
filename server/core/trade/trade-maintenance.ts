import { addWorkingDays } from '../../../src/domain/calendar/working-days.ts';
import { addDays, shanghaiDate } from '../../../src/domain/calendar/plain-date.ts';
import { dueReminder, limitReminders } from '../../../src/domain/trade/shared/limit-reminder.ts';
import type { Parts } from '../parts.ts';
import { firstRememberedInstant } from './imports/imported-before.ts';
import type { Store, Transaction } from '../store.ts';
import { forgetPayroll, unassignedPayrollMs } from './payroll/forgotten-payrolls.ts';
import { lockReservers } from './close-application.ts';
import { endApplication } from './end-application.ts';
import { closeIdleRecall } from './close-application.ts';
import { dueInstants, lastDueInstant, readLastRun, saveProcessedUntil } from './due-instants.ts';
import { runInOwnTransactions, type RecordWork } from './run-in-own-transactions.ts';
import { financingMaintenance } from './financing/financing-maintenance.ts';
import { remindOfLimit } from './limit-messages.ts';
import { releaseEnded } from './officers/officer-orders.ts';
import { returnTransit } from './return-transit.ts';
import { momentOf } from './trade-facts.ts';
import { notifyLateReceiver, notifySender, remindOfArrival, remindOfEnd, settleArrival } from './trade-messages.ts';

/** Returns an amount that nobody accepted in time. The return is posted for the application that had sent it. */
async function returnOverdueTransit(transaction: Transaction, id: string, now: number): Promise<void> {
  await lockReservers(transaction, [id]);
  const holding = await transaction.holdings.lock(id);
  if (!holding || holding.place !== 'transit' || holding.amount.fen <= 0n || holding.acceptBy >= shanghaiDate(now))
    return;
  const instrument = await transaction.instruments.find(holding.instrumentId);
  const receiver = await transaction.companies.find(holding.companyId);
  if (!instrument) return;
  await returnTransit(transaction, { holding, instrument }, holding.applicationId, now);
  await settleArrival(transaction, holding.id, now);
  await notifySender(transaction, holding, receiver?.name ?? '', 'not-accepted', now);
  await notifyLateReceiver(transaction, holding, now);
}

/** Reminds the person responsible for an application of its last day, once. */
async function remindOfApplication(transaction: Transaction, id: string, now: number): Promise<void> {
  const record = await transaction.tradeApplications.lock(id);
  if (!record || record.endsOn === '' || record.remindedOf === record.endsOn) return;
  await transaction.tradeApplications.save({ ...record, remindedOf: record.endsOn });
  await remindOfEnd(transaction, record, now);
}

/** Reminds the receiver of an amount of the last day to accept it, once, unless an acceptance is open. */
async function remindOfTransit(transaction: Transaction, id: string, now: number): Promise<void> {
  const holding = await transaction.holdings.lock(id);
  if (holding?.place !== 'transit' || holding.remindedOf === holding.acceptBy || holding.reserved.fen > 0n) return;
  await transaction.holdings.save({ ...holding, remindedOf: holding.acceptBy });
  await remindOfArrival(transaction, holding, now);
}

/** Reminds of the last day of a limit, if that is due. */
async function remindIfDue(transaction: Transaction, id: string, now: number): Promise<void> {
  const limit = await transaction.issueLimits.lock(id);
  const days = limit && dueReminder(limit, limit.reminded, shanghaiDate(now));
  if (limit && days !== undefined) await remindOfLimit(transaction, limit, days, now);
}

/** Does everything that is due at an instant. A failure does not prevent the others; failures are added to `faults`. */
function careAt(store: Pick<Store, 'transaction'>): (now: number, faults: unknown[]) => Promise<void> {
  const maintainFinancings = financingMaintenance(store);
  return async (now, faults) => {
    const { today, calendar } = momentOf(now);
    const next = addWorkingDays(today, 1, calendar).day;
    const { applications, transits, recalls, limits, ending, arrivals, freezes, payrolls } = await store.transaction(
      async (transaction) => ({
        applications: await transaction.tradeApplications.ended(today),
        transits: await transaction.holdings.overdueTransits(today),
        recalls: await transaction.tradeApplications.waitingOf(['issue-recall', 'transfer-recall']),
        ending: await transaction.tradeApplications.ending(today, next),
        arrivals: await transaction.holdings.transitsEnding(today, next),
        freezes: await transaction.holdingFreezes.ended(today),
        payrolls: await transaction.payrolls.untiedBefore(now - unassignedPayrollMs),
        limits: await transaction.issueLimits.endingBetween(today, addDays(today, limitReminders[0])),
      }),
    );
    const each = async (ids: readonly string[], work: RecordWork): Promise<void> =>
      runInOwnTransactions(store, ids, work, { now, faults });
    await each(applications, endApplication);
    await each(transits, returnOverdueTransit);
    // In a transaction of its own: the acceptance locks the holding before it could lock the recall.
    await each(recalls, closeIdleRecall);
    await each(freezes, releaseEnded);
    await each(payrolls, forgetPayroll);
    await each(limits, remindIfDue);
    await each(ending, remindOfApplication);
    await each(arrivals, remindOfTransit);
    await maintainFinancings(now).catch((fault: unknown) => faults.push(fault));
  };
}

/**
 * Housekeeping that ends expired applications and amounts in transit, and sends reminders of what ends on the next
 * working day and of limits that end. It also cares for financings, and deletes old rows of sheets. After a leap of the
 * clock, it runs for each instant at which something fell due, in order, and dates the events accordingly. No event is
 * dated before an instant for which it has already run: what is found later gets the day on which it is found. A
 * repeated run changes nothing; the first failure is thrown at the end.
 */
export function tradeMaintenance({ store, clock }: Pick<Parts, 'store' | 'clock'>): () => Promise<void> {
  const care = careAt(store);
  return async () => {
    const now = clock.now();
    const turn = lastDueInstant(now);
    const { before, due } = await store.transaction(async (transaction) => {
      const last = await readLastRun(transaction);
      return { before: last, due: last === turn ? [] : await dueInstants(transaction, last, now) };
    });
    const faults: unknown[] = [];
    for (const instant of [...due, now]) await care(instant, faults);
    await store
      .transaction(async ({ importedIssues }) => importedIssues.forgetBefore(firstRememberedInstant(now)))
      .catch((fault: unknown) => faults.push(fault));
    if (before !== turn) await store.transaction(async (transaction) => saveProcessedUntil(transaction, turn));
    if (faults.length > 0) throw faults[0];
  };
}
