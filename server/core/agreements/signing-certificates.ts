import type { CertificateKind } from '../../../src/domain/keys/certificate.ts';
import { maskMobile } from '../../../src/domain/identity/masked.ts';
import type { SigningPurpose } from '../../../src/domain/keys/signing-text.ts';
import type { Caller, CallContext } from '../context.ts';
import type { AuthorityCertificates, CertificateAuthority, CertificateFacts } from '../keys/certificate-authority.ts';
import { commonName } from '../keys/certificate-names.ts';
import { judgeKey, keyRefusal, type KeyAnswer } from '../keys/key-judgement.ts';
import type { Parts } from '../parts.ts';
import type { CertificateRecord } from '../records/certificates.ts';
import type { UserRecord } from '../records/company.ts';
import { Refusal } from '../refusal.ts';
import { sha256Hex } from '../secrets.ts';
import type { Transaction } from '../store.ts';
import { certificateKindOf, obstacleOf } from './agreement-signers.ts';

const wireKinds = { hard: 'HARD', cloud: 'SOFT' } as const;

/** All accounts of the caller's person, the caller's own first. */
async function accountsOf(transaction: Transaction, { user }: Pick<Caller, 'user'>): Promise<readonly UserRecord[]> {
  const linked = user.personId === '' ? [] : await transaction.users.ofPerson(user.personId);
  return [user, ...linked.filter(({ userId }) => userId !== user.userId)];
}

/**
 * The caller's certificates, each with the reason why it cannot sign by these kinds. `colleagues` names who else could
 * sign.
 */
export async function certificatesToSign(
  transaction: Transaction,
  parts: Parts,
  caller: Caller,
  kinds: readonly CertificateKind[],
  colleagues: readonly string[],
) {
  const certificates = [];
  for (const holder of await accountsOf(transaction, caller)) {
    const corpName = (await transaction.companies.find(holder.pkCorp))?.name ?? '';
    for (const record of await transaction.certificates.ofUser(holder.userId)) {
      const obstacle = await obstacleOf(transaction, parts, caller, record, holder, kinds);
      // Replaced certificates are left out.
      if (obstacle === 'replaced') continue;
      const facts = parts.certificates?.read(record.certificate);
      certificates.push({
        certNumber: record.serial,
        certType: wireKinds[certificateKindOf(record)],
        personName: commonName(facts?.subject ?? ''),
        corpName,
        caName: commonName(facts?.issuer ?? ''),
        startTime: record.validFrom,
        endTime: record.validTo,
        because: obstacle?.toUpperCase(),
      });
    }
  }
  return {
    kinds: kinds.map((kind) => wireKinds[kind]),
    certificates,
    colleagues: [...colleagues],
    mobile: parts.cloudSigning && kinds.includes('cloud') ? maskMobile(caller.user.mobile) : undefined,
  };
}

/**
 * A certificate with which the caller can sign. Refuses with NOT_FOUND a certificate of somebody else, and with
 * NOT_IN_THIS_STATE and the obstacle one that cannot sign.
 */
export async function certificateOfCaller(
  transaction: Transaction,
  parts: Parts,
  caller: Caller,
  certNumber: string,
  kinds: readonly CertificateKind[],
): Promise<CertificateRecord> {
  const record = await transaction.certificates.find(certNumber);
  const holder = record && (await accountsOf(transaction, caller)).find(({ userId }) => userId === record.userId);
  if (!record || !holder) throw new Refusal('NOT_FOUND');
  const obstacle = await obstacleOf(transaction, parts, caller, record, holder, kinds);
  if (obstacle) throw new Refusal('NOT_IN_THIS_STATE', { because: obstacle });
  return record;
}

/** A certificate whose signature was verified, with its content. */
export interface JudgedCertificate {
  readonly record: CertificateRecord;
  readonly facts: CertificateFacts;
}

/** What a signature has to match: its purpose, its subject and its certificate. */
export interface CertificateExpectation {
  readonly purpose: SigningPurpose;
  readonly host: CallContext['host'];
  readonly statement: string;
  readonly certNumber: string;
  readonly kinds: readonly CertificateKind[];
}

/**
 * Judges a signature by a certificate of the caller. The challenge is spent, regardless of the result; a refusal is
 * therefore returned and not thrown. The calling code must hold a lock on the person and the session.
 */
export async function judgeCertificate(
  transaction: Transaction,
  parts: Parts,
  authority: { readonly maker: CertificateAuthority; readonly known: AuthorityCertificates },
  caller: Caller,
  answer: KeyAnswer,
  { purpose, host, statement, certNumber, kinds }: CertificateExpectation,
): Promise<Refusal | JudgedCertificate> {
  const judged = await judgeKey(transaction, parts, authority.maker, authority.known, answer, {
    visitor: caller.session,
    purpose,
    host,
    digest: await sha256Hex(statement),
  });
  if (judged.verdict !== 'good') return keyRefusal(judged);
  const { facts, holder } = judged;
  const record = await transaction.certificates.lock(facts.serial);
  if (!record) return new Refusal('KEY_REFUSED');
  const obstacle = await obstacleOf(transaction, parts, caller, record, holder, kinds);
  if (obstacle) return new Refusal('NOT_IN_THIS_STATE', { because: obstacle });
  // The challenge was issued for another certificate than the one that signed.
  return record.serial === certNumber ? { record, facts } : new Refusal('KEY_REFUSED');
}
