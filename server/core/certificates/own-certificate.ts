import { refusalOfAction, type CertificateAction } from '../../../src/domain/keys/certificate.ts';
import type { Caller } from '../context.ts';
import type { Parts } from '../parts.ts';
import type { CertificateRecord } from '../records/certificates.ts';
import { Refusal } from '../refusal.ts';
import type { Transaction } from '../store.ts';

const toDomainCertificate = (record: CertificateRecord) =>
  ({ ...record, kind: record.kind === 'HARD' ? 'hard' : 'cloud' }) as const;

/**
 * Locks a certificate of the caller. Refuses with NOT_FOUND when it is somebody else's, and with NOT_IN_THIS_STATE
 * when its state does not allow the action. The clock is read after the wait for the lock, because a certificate can
 * expire meanwhile.
 */
export async function lockOwnCertificate(
  { clock }: Pick<Parts, 'clock'>,
  transaction: Transaction,
  { user }: Caller,
  serial: string,
  action: CertificateAction,
): Promise<CertificateRecord> {
  const record = await transaction.certificates.lock(serial);
  if (record?.userId !== user.userId) throw new Refusal('NOT_FOUND');
  const reason = refusalOfAction(action, toDomainCertificate(record), clock.now());
  if (reason) throw new Refusal('NOT_IN_THIS_STATE', { because: reason });
  return record;
}
