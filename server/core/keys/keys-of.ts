import { certificateState } from '../../../src/domain/keys/certificate.ts';
import { bankRegistrar, keySuffix } from '../../../src/domain/keys/usable-key.ts';
import type { CertificateRecord } from '../records/certificates.ts';
import type { UserRecord } from '../records/company.ts';
import type { Transaction } from '../store.ts';

/** The certificates in tokens by which an account's owner may sign at an instant, the newest first. */
export async function validTokenCertificatesOf(
  transaction: Transaction,
  { userId }: Pick<UserRecord, 'userId'>,
  now: number,
): Promise<readonly CertificateRecord[]> {
  return (await transaction.certificates.ofUser(userId))
    .filter((each) => each.kind === 'HARD' && certificateState(each, now) === 'effective')
    .toSorted((a, b) => b.validFrom - a.validFrom);
}

/** Key of a certificate in the form of the wire. The bank registers all certificates that are issued here. */
export const toWireKey = ({ serial }: Pick<CertificateRecord, 'serial'>) => ({
  certNumber: serial,
  uKeyCodeSuffix: keySuffix(serial),
  raType: bankRegistrar,
});
