import type { CertificateEventRecord, CertificateRecord } from '../../records.ts';
import { randomToken } from '../../secrets.ts';
import type { Transaction } from '../../store.ts';

/** Writes down what happened to a certificate at an instant of the portal's clock. */
export async function noted(transaction: Transaction, { serial, userId }: Pick<CertificateRecord, 'serial' | 'userId'>, what: CertificateEventRecord['what'], at: number, detail = ''): Promise<void> {
  await transaction.certificateEvents.save({ id: randomToken(16), serial, userId, what, at, detail });
}
