import type { CertificateAuthority } from '../keys/certificate-authority.ts';
import { issueCertificate, type IssueOrder } from '../keys/issue-certificate.ts';
import { storedAuthority } from '../keys/stored-authority.ts';
import type { Parts } from '../parts.ts';
import type { CertificateRecord } from '../records/certificates.ts';
import { Refusal } from '../refusal.ts';
import { endPersonSessions, lockPerson } from '../identity/person-sessions.ts';
import { sandboxHardKeys, type SandboxHardKeys } from './sandbox-hard-keys.ts';
import type { SandboxCertificate } from './sandbox-certificate.ts';
import type { PhoneQuestion, SandboxPhone } from './sandbox-phone.ts';

/** The simulated certificate authority and telephones. */
export interface SandboxKeys {
  /** Certificates of one account, the newest first. Refuses with NOT_FOUND. */
  certificates(userName: string): Promise<readonly SandboxCertificate[]>;
  /** Refuses as `issueCertificate`. */
  issue(order: IssueOrder): Promise<SandboxCertificate>;
  /** Revokes a certificate and ends its owner's sessions. Idempotent. Refuses with NOT_FOUND. */
  revoke(serial: string): Promise<void>;
  /** Companies' applications for tokens, as the registration authority handles them. */
  readonly hard: SandboxHardKeys;
  /** Questions that are open on telephones. */
  questions(): Promise<readonly PhoneQuestion[]>;
  /** Refuses with NOT_FOUND a question that is not open. */
  answer(key: string, agreed: boolean): Promise<void>;
}

const toSandboxCertificate = ({
  serial,
  kind,
  certificate,
  validFrom,
  validTo,
  revokedAt,
}: CertificateRecord): SandboxCertificate => ({
  serial,
  kind,
  certificate,
  validFrom,
  validTo,
  revokedAt,
});

/** Simulates the authority and the telephones on the store. */
export function sandboxKeys(
  parts: Pick<Parts, 'store' | 'clock' | 'secret'>,
  maker: CertificateAuthority,
  phone: SandboxPhone,
): SandboxKeys {
  const authority = storedAuthority(parts, maker);
  return {
    hard: sandboxHardKeys(parts, maker),
    certificates: async (userName) =>
      parts.store.transaction(async ({ users, certificates }) => {
        const user = await users.byName(userName);
        if (!user) throw new Refusal('NOT_FOUND');
        return (await certificates.ofUser(user.userId)).map(toSandboxCertificate);
      }),
    issue: async (order) => toSandboxCertificate(await issueCertificate(parts, maker, authority, order)),
    revoke: async (serial) =>
      parts.store.transaction(async (transaction) => {
        const { certificates, users } = transaction;
        const owner = await users.find((await certificates.find(serial))?.userId ?? '');
        if (owner) await lockPerson(transaction, owner);
        const record = await certificates.lock(serial);
        if (!record) throw new Refusal('NOT_FOUND');
        if (record.revokedAt !== undefined) return;
        await certificates.save({ ...record, revokedAt: parts.clock.now() });
        // A person who has the key may have signed in with it already.
        if (owner) await endPersonSessions(transaction, owner, '');
      }),
    questions: async () => phone.questions(),
    answer: async (key, agreed) => phone.answer(key, agreed),
  };
}
