import { daysLeft, reminderStep } from '../../../src/domain/keys/certificate.ts';
import { reminderSteps } from '../../../src/domain/calendar/reminders.ts';
import { shanghaiDate } from '../../../src/domain/calendar/plain-date.ts';
import { storedAuthority } from '../keys/stored-authority.ts';
import { remind } from '../messages/shared/reminders.ts';
import type { Parts } from '../parts.ts';
import type { CertificateRecord } from '../records/certificates.ts';
import type { Transaction } from '../store.ts';
import { certificateSource, settleRenewalReminder } from './certificate-messages.ts';
import { closeExpiredHardKeys } from './shared/hard-key-maintenance.ts';
import { orderMaintenance } from './certificate-orders.ts';

const day = 86_400_000;

/** Id of a reminder event: one per certificate and step, whichever server sends it. */
const reminderId = ({ serial }: CertificateRecord, step: number): string => `${serial} reminded ${step}`;

/** Reminds a certificate's owner that it expires, once per step. */
async function remindOwner(transaction: Transaction, found: CertificateRecord, now: number): Promise<void> {
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
 * Housekeeping of certificates: settles orders that were answered on telephones, closes tokens that were not activated
 * in time, and reminds owners of certificates that expire soon.
 */
export function certificateMaintenance(parts: Parts): () => Promise<void> {
  const { store, clock, certificates } = parts;
  const settleOrders = orderMaintenance(parts, certificates && storedAuthority(parts, certificates));
  return async () => {
    await settleOrders();
    const now = clock.now();
    await store.transaction(async (transaction) => closeExpiredHardKeys(transaction, now, certificates));
    const expiring = await store.transaction(async (transaction) =>
      transaction.certificates.endingBetween(now, now + (reminderSteps[0] + 1) * day),
    );
    // An expired certificate needs no reminder any more.
    const expired = await store.transaction(async (transaction) =>
      transaction.certificates.endingBetween(now - 2 * day, now),
    );
    for (const { serial } of expired)
      await store.transaction(async (transaction) => settleRenewalReminder(transaction, serial, now));
    for (const certificate of expiring)
      if (reminderStep(certificate, now) !== undefined)
        await store.transaction(async (transaction) => remindOwner(transaction, certificate, now));
  };
}
