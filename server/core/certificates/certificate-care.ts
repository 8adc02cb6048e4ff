import { daysLeft, reminderStep } from '../../../src/domain/keys/certificate.ts';
import { reminderSteps } from '../../../src/domain/calendar/reminders.ts';
import { shanghaiDate } from '../../../src/domain/calendar/plain-date.ts';
import { storedAuthority } from '../keys/stored-authority.ts';
import { remind } from '../messages/shared/reminding.ts';
import type { Parts } from '../parts.ts';
import type { CertificateRecord } from '../records/certificates.ts';
import type { Transaction } from '../store.ts';
import { certificateSource, renewalSettled } from './certificate-messages.ts';
import { closeExpiredHardKeys } from './shared/hard-key-care.ts';
import { orderCare } from './certificate-orders.ts';

const day = 86_400_000;

/** Id of a reminder event: one per certificate and step, whichever server sends it. */
const reminderId = ({ serial }: CertificateRecord, step: number): string => `${serial} reminded ${step}`;

/** Tells a certificate's owner that it ends, where they have not been told at this step. */
async function ownerReminded(transaction: Transaction, found: CertificateRecord, now: number): Promise<void> {
  const record = await transaction.certificates.lock(found.serial);
  const step = record && reminderStep(record, now);
  if (!record || step === undefined || (await transaction.certificateEvents.find(reminderId(record, step)))) return;
  const { userId, serial, kind } = record;
  await transaction.certificateEvents.save({
    id: reminderId(record, step),
    serial,
    userId,
    what: 'reminded',
    at: now,
    detail: String(step),
  });
  await remind(
    transaction,
    {
      readers: [{ userId }],
      source: certificateSource,
      kind: 'ends',
      subject: serial,
      values: { days: String(daysLeft(record, now)), on: shanghaiDate(record.validTo), of: kind },
    },
    now,
  );
}

/**
 * Reminds of what ends, at each step once, settles what telephones have answered, and takes back tokens that nobody
 * activated.
 */
export function certificateCare(parts: Parts): () => Promise<void> {
  const { store, clock, certificates } = parts;
  const settleOrders = orderCare(parts, certificates && storedAuthority(parts, certificates));
  return async () => {
    await settleOrders();
    const now = clock.now();
    await store.transaction(async (transaction) => closeExpiredHardKeys(transaction, now, certificates));
    const ending = await store.transaction(async (transaction) =>
      transaction.certificates.endingBetween(now, now + (reminderSteps[0] + 1) * day),
    );
    // What has ended is no longer about to.
    const ended = await store.transaction(async (transaction) =>
      transaction.certificates.endingBetween(now - 2 * day, now),
    );
    for (const { serial } of ended)
      await store.transaction(async (transaction) => renewalSettled(transaction, serial, now));
    for (const each of ending)
      if (reminderStep(each, now) !== undefined)
        await store.transaction(async (transaction) => ownerReminded(transaction, each, now));
  };
}
