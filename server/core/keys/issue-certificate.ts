import type { Parts } from '../parts.ts';
import type { CertificateRecord } from '../records/certificates.ts';
import { Refusal } from '../refusal.ts';
import { randomToken, sha256Hex } from '../secrets.ts';
import type { CertificateAuthority } from './certificate-authority.ts';
import type { StoredAuthority } from './stored-authority.ts';

export interface IssueOrder {
  readonly userName: string;
  readonly kind: CertificateRecord['kind'];
  /** SubjectPublicKeyInfo, base64. */
  readonly publicKey: string;
  /** Days of validity from now on; with a negative number the certificate has expired already. */
  readonly days: number;
}

const day = 86_400_000;

/**
 * Makes a certificate for an account's owner without recording it. Refuses with NOT_FOUND an unknown account, and with
 * REQUEST_INVALID, naming `publicKey`, a public key of another kind.
 */
export async function makeCertificate(
  { store, clock }: Pick<Parts, 'store' | 'clock'>,
  maker: Pick<CertificateAuthority, 'issue'>,
  authority: StoredAuthority,
  order: IssueOrder,
): Promise<CertificateRecord> {
  const found = await store.transaction(async ({ users, companies }) => {
    const user = await users.byName(order.userName);
    return user && { user, company: await companies.find(user.pkCorp) };
  });
  if (!found) throw new Refusal('NOT_FOUND');
  const { user, company } = found;
  const now = clock.now() - (clock.now() % 1000);
  // The first digit is 1, so that each serial is positive and of one length.
  const serial = `1${(await sha256Hex(randomToken())).slice(1, 32)}`;
  const [validFrom, validTo] = [Math.min(now, now + (order.days - 1) * day), now + order.days * day];
  const certificate = await maker.issue(await authority.issuingKey(), {
    personName: user.personName,
    company: company?.name ?? '',
    uscc: company?.uscc ?? '',
    publicKey: order.publicKey,
    serial,
    validFrom,
    validTo,
  });
  if (certificate === undefined) throw new Refusal('REQUEST_INVALID', { field: 'publicKey' });
  return {
    serial,
    userId: user.userId,
    kind: order.kind,
    certificate,
    validFrom,
    validTo,
    revokedAt: undefined,
    endedAs: undefined,
  };
}

/** Makes a certificate as `makeCertificate` does, and records it for the account's owner. */
export async function issueCertificate(
  parts: Pick<Parts, 'store' | 'clock'>,
  maker: Pick<CertificateAuthority, 'issue'>,
  authority: StoredAuthority,
  order: IssueOrder,
): Promise<CertificateRecord> {
  const record = await makeCertificate(parts, maker, authority, order);
  await parts.store.transaction(async ({ certificates }) => certificates.save(record));
  return record;
}
