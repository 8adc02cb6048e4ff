import type { CertificateEventRecord, CertificateRecord } from '../../records.ts';
import type { Transaction } from '../../store.ts';

/**
 * Writes down what happened to a certificate at an instant of the portal's clock; numbered, so that what happened at
 * one instant keeps its order.
 */
export async function noted(
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
