import type { CertificateEventRecord, CertificateRecord } from '../records/certificates.ts';
import type { Transaction } from '../store.ts';

/**
 * Writes an event of a certificate at a time of the portal's clock. Events are numbered, so that those of one instant
 * keep their order.
 */
export async function logCertificateEvent(
  transaction: Transaction,
  { serial, userId }: Pick<CertificateRecord, 'serial' | 'userId'>,
  what: CertificateEventRecord['what'],
  at: number,
  detail = '',
): Promise<void> {
  await transaction.certificateEvents.save({
    id: `${serial} ${String(await transaction.nextNumber(`certificate-events ${serial}`)).padStart(8, '0')}`,
    serial,
    userId,
    what,
    at,
    detail,
  });
}
