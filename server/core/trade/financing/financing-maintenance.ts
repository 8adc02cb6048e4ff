import { addWorkingDays } from '../../../../src/domain/calendar/working-days.ts';
import { reminderDays } from '../../../../src/domain/trade/financing/financing-dues.ts';
import type { Store } from '../../store.ts';
import type { Transaction } from '../../store.ts';
import { runInOwnTransactions, type RecordWork } from '../run-in-own-transactions.ts';
import { momentOf } from '../trade-facts.ts';
import { markOverdue, remindOfPayment } from './repayment-work.ts';
import { matchAgain, matchableStatementLines } from './statement-lines.ts';
import { advanceMaterials, changeFinancing, clockActor, isBeingPaidOut, lockFinancing } from './financing-work.ts';

/** Ends a financing whose last day passed before its contract was signed. */
async function endFinancing(transaction: Transaction, id: string, now: number): Promise<void> {
  const record = await lockFinancing(transaction, id);
  const moment = momentOf(now);
  if (record.endsOn === '' || record.endsOn >= moment.today) return;
  // A payment at the bank waits for the bank's report.
  if (await isBeingPaidOut(transaction, id)) return;
  await changeFinancing(
    transaction,
    record,
    record.state === 'NEED_INFO' ? 'info-overdue' : 'ran-out',
    moment,
    clockActor,
  );
}

async function handToFunder(transaction: Transaction, id: string, now: number): Promise<void> {
  const record = await transaction.financings.lock(id);
  if (record) await advanceMaterials(transaction, record, momentOf(now));
}

/** Sends reminders of a near payment, and marks a financing as overdue that is not paid at the cut-off of its day. */
async function checkPayment(transaction: Transaction, id: string, now: number): Promise<void> {
  const record = await transaction.financings.lock(id);
  const moment = momentOf(now);
  if (record) await remindOfPayment(transaction, await markOverdue(transaction, record, moment), moment);
}

/**
 * Housekeeping of financings at an instant: matches payments that came early, passes financings with complete materials
 * to their funders, ends expired ones, reminds of payments, and marks overdue ones. A repeated run changes nothing. A
 * failure does not prevent the others; the first failure is thrown at the end.
 */
export function financingMaintenance(store: Pick<Store, 'transaction'>): (now: number) => Promise<void> {
  return async (now) => {
    const { today, calendar } = momentOf(now);
    // The last payment day for which reminders are sent today; the instrument's due date is that day or before.
    const remindedUntil = addWorkingDays(today, reminderDays, calendar).day;
    const { lines, waiting, ended, disbursed } = await store.transaction(async (transaction) => ({
      lines: await matchableStatementLines(transaction),
      waiting: await transaction.financings.idsIn(['MATERIALS']),
      ended: await transaction.financings.ended(today),
      disbursed: await transaction.financings.dueUntil(remindedUntil),
    }));
    const faults: unknown[] = [];
    const each = async (ids: readonly string[], work: RecordWork): Promise<void> =>
      runInOwnTransactions(store, ids, work, { now, faults });
    // Early payments are matched before anything becomes overdue.
    await each(lines, matchAgain);
    await each(ended, endFinancing);
    await each(waiting, handToFunder);
    await each(disbursed, checkPayment);
    if (faults.length > 0) throw faults[0];
  };
}
