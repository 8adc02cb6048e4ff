import type { CertificateAuthority } from '../keys/certificate-authority.ts';
import { issueCertificate, type IssueOrder } from '../keys/issue-certificate.ts';
import { storedAuthority } from '../keys/stored-authority.ts';
import type { Parts } from '../parts.ts';
import type { CertificateRecord } from '../records/certificates.ts';
import { Refusal } from '../refusal.ts';
import { endPersonSessions, lockPerson } from '../identity/person-sessions.ts';
import { hardKeysPlayed, type HardKeysPlayed } from './hard-keys-played.ts';
import type { PlayedCertificate } from './played-certificate.ts';
import type { PhoneQuestion, SandboxPhone } from './sandbox-phone.ts';

/** The simulated certificate authority and telephones. */
export interface KeysPlayed {
  /** Certificates of one account, the newest first. Refuses with NOT_FOUND. */
  certificates(userName: string): Promise<readonly PlayedCertificate[]>;
  /** Refuses as `issueCertificate`. */
  issue(order: IssueOrder): Promise<PlayedCertificate>;
  /** For good, and what its owner has open ends. Refuses with NOT_FOUND; twice is no fault. */
  revoke(serial: string): Promise<void>;
  /** The registration authority's work: tokens that companies have applied for. */
  readonly hard: HardKeysPlayed;
  /** What telephones ask their owners now. */
  questions(): Promise<readonly PhoneQuestion[]>;
  /** Refuses with NOT_FOUND what is not asked (any more). */
  answer(key: string, agreed: boolean): Promise<void>;
}

const shown = ({ serial, kind, certificate, validFrom, validTo, revokedAt }: CertificateRecord): PlayedCertificate => ({
  serial,
  kind,
  certificate,
  validFrom,
  validTo,
  revokedAt,
});

/** Plays the authority and the telephones over what is kept. */
export function keysPlayed(
  parts: Pick<Parts, 'store' | 'clock' | 'secret'>,
  maker: CertificateAuthority,
  phone: SandboxPhone,
): KeysPlayed {
  const authority = storedAuthority(parts, maker);
  return {
    hard: hardKeysPlayed(parts, maker),
    certificates: async (userName) =>
      parts.store.transaction(async ({ users, certificates }) => {
        const user = await users.byName(userName);
        if (!user) throw new Refusal('NOT_FOUND');
        return (await certificates.ofUser(user.userId)).map(shown);
      }),
    issue: async (order) => shown(await issueCertificate(parts, maker, authority, order)),
    revoke: async (serial) =>
      parts.store.transaction(async (transaction) => {
        const { certificates, users } = transaction;
        const owner = await users.find((await certificates.find(serial))?.userId ?? '');
        if (owner) await lockPerson(transaction, owner);
        const record = await certificates.lock(serial);
        if (!record) throw new Refusal('NOT_FOUND');
        if (record.revokedAt !== undefined) return;
        await certificates.save({ ...record, revokedAt: parts.clock.now() });
        // Somebody who has the key may have signed in with it already.
        if (owner) await endPersonSessions(transaction, owner, '');
      }),
    questions: async () => phone.questions(),
    answer: async (key, agreed) => phone.answer(key, agreed),
  };
}
