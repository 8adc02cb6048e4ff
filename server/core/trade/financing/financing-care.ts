import { shanghaiInstant } from '../../../../src/domain/calendar/plain-date.ts';
import { paysOn } from '../../../../src/domain/trade/shared/instrument.ts';
import type { Parts } from '../../parts.ts';
import type { Transaction } from '../../store.ts';
import { eachAlone, type CareWork } from '../each-alone.ts';
import { momentOf } from '../trade-facts.ts';
import { advanceMaterials, changeFinancing, clockActor, lockFinancing } from './financing-work.ts';

/** Hour in Shanghai from which on an instrument is overdue on the day on which it is to be paid. */
export const overdueHour = 17;

/** Ends a financing whose time ran out before its contract was signed. */
async function endFinancing(transaction: Transaction, id: string, now: number): Promise<void> {
  const record = await lockFinancing(transaction, id);
  const moment = momentOf(now);
  if (record.endsOn === '' || record.endsOn >= moment.today) return;
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

/** Marks a financing as overdue whose issuer has not paid in full at the cut-off of the payment day. */
async function markOverdue(transaction: Transaction, id: string, now: number): Promise<void> {
  const record = await transaction.financings.lock(id);
  const moment = momentOf(now);
  if (record?.state !== 'DISBURSED' || record.outstanding.fen === 0n) return;
  if (now < shanghaiInstant(paysOn(record.dueOn, moment.calendar).day, overdueHour)) return;
  await changeFinancing(transaction, record, 'fell-overdue', moment, clockActor);
}

/**
 * Housekeeping of financings: hands those with ready materials to their funders, ends what ran out of time, and marks
 * what is overdue. It does nothing twice. One that fails holds up no other; the first failure is thrown at the end.
 */
export function financingCare({ store, clock }: Pick<Parts, 'store' | 'clock'>): () => Promise<void> {
  return async () => {
    const now = clock.now();
    const { today } = momentOf(now);
    const { waiting, ended, disbursed } = await store.transaction(async ({ financings }) => ({
      waiting: await financings.idsIn(['MATERIALS']),
      ended: await financings.ended(today),
      disbursed: await financings.dueUntil(today),
    }));
    const faults: unknown[] = [];
    const each = async (ids: readonly string[], work: CareWork): Promise<void> =>
      eachAlone(store, ids, work, { now, faults });
    await each(ended, endFinancing);
    await each(waiting, handToFunder);
    await each(disbursed, markOverdue);
    if (faults.length > 0) throw faults[0];
  };
}
