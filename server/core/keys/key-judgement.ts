import { shanghaiDate } from '../../../src/domain/calendar/plain-date.ts';
import { readSigningText } from '../../../src/domain/keys/signing-text.ts';
import type { Parts } from '../parts.ts';
import type { KeyChallengeRecord, SessionRecord } from '../records/entry.ts';
import type { UserRecord } from '../records/company.ts';
import { Refusal } from '../refusal.ts';
import { freeConfirmationSlot } from './pending-confirmations.ts';
import { sha256Hex } from '../secrets.ts';
import type { Transaction } from '../store.ts';
import type { AuthorityCertificates, CertificateAuthority, CertificateFacts } from './certificate-authority.ts';

/** A signed text with the certificate of its signer. */
export interface KeyAnswer {
  readonly text: string;
  readonly certificate: string;
  readonly signature: string;
}

/** Values that a signature has to match. */
export interface KeyExpectation {
  readonly visitor: Pick<SessionRecord, 'picAuthToken'>;
  readonly purpose: KeyChallengeRecord['purpose'];
  readonly host: string;
  /** Digest of the subject of the text; undefined where the text has none. */
  readonly digest?: string;
}

/**
 * Result of the check. `challenge`: the text is not an open challenge of this visit. `unproven`: the caller has proved
 * nothing and learns nothing more. All other verdicts are reported to the holder of the key.
 */
export type KeyJudgement =
  | { readonly verdict: 'challenge' }
  | { readonly verdict: 'unproven' }
  | {
      readonly verdict: 'not-for-signing' | 'not-yet' | 'expired' | 'revoked';
      readonly facts: CertificateFacts;
      readonly holder: UserRecord;
    }
  | { readonly verdict: 'good'; readonly facts: CertificateFacts; readonly holder: UserRecord };

/** Key of a challenge. It contains the visit, because a text belongs to the visit that asked for it. */
export const challengeKey = async (
  { picAuthToken }: Pick<SessionRecord, 'picAuthToken'>,
  text: string,
): Promise<string> => sha256Hex(`sign\n${picAuthToken}\n${text}`);

/** Digest in a text of the account that it is about, so that a signature for one account is valid for no other. */
export const accountDigest = async (userName: string): Promise<string> => sha256Hex(`account\n${userName}`);

/** Whether a challenge may still be signed at an instant of real time. */
export const isChallengeOpen = (
  { spent, expiresAt }: Pick<KeyChallengeRecord, 'spent' | 'expiresAt'>,
  now: number,
): boolean => !spent && now < expiresAt;

/**
 * Spends a challenge, regardless of the result. Returns whether it was still open, and was issued for this host,
 * purpose and subject.
 */
export async function takeChallenge(
  transaction: Transaction,
  { text }: Pick<KeyAnswer, 'text'>,
  { visitor, purpose, host, digest }: KeyExpectation,
  now: number,
): Promise<boolean> {
  const challenge = await transaction.keyChallenges.lock(await challengeKey(visitor, text));
  if (!challenge || !isChallengeOpen(challenge, now)) return false;
  await transaction.keyChallenges.save({ ...challenge, spent: true });
  const signed = readSigningText(text);
  return (
    challenge.purpose === purpose &&
    challenge.host === host &&
    // The text itself names the host, as the holder of the key was shown it.
    signed?.host === host &&
    (digest === undefined || signed.digest === digest)
  );
}

/**
 * Verifies a signature, the certificate against the issuing authority, and the account that it belongs to. The portal's
 * clock decides whether the certificate is valid.
 */
export async function judgeKey(
  transaction: Transaction,
  { clock }: Pick<Parts, 'clock'>,
  certificates: CertificateAuthority,
  authority: AuthorityCertificates,
  answer: KeyAnswer,
  expected: KeyExpectation,
): Promise<KeyJudgement> {
  if (!(await takeChallenge(transaction, answer, expected, clock.realTime()))) return { verdict: 'challenge' };
  const facts = certificates.read(answer.certificate);
  const now = clock.now();
  if (
    !facts ||
    !(await certificates.isIssuedBy(authority, answer.certificate, now)) ||
    !(await certificates.isSignatureOf(answer.certificate, answer.text, answer.signature))
  )
    return { verdict: 'unproven' };
  const record = await transaction.certificates.find(facts.serial);
  const holder = record && (await transaction.users.find(record.userId));
  // Each serial has one certificate: the one on record.
  if (!holder || record.certificate !== answer.certificate) return { verdict: 'unproven' };
  await freeConfirmationSlot(transaction, holder, await challengeKey(expected.visitor, answer.text));
  if (!facts.maySign) return { verdict: 'not-for-signing', facts, holder };
  if (record.revokedAt !== undefined) return { verdict: 'revoked', facts, holder };
  if (now < facts.validFrom) return { verdict: 'not-yet', facts, holder };
  return now > facts.validTo ? { verdict: 'expired', facts, holder } : { verdict: 'good', facts, holder };
}

/** Refusal that reports a failed check. */
export function keyRefusal(judgement: Exclude<KeyJudgement, { readonly verdict: 'good' }>): Refusal {
  switch (judgement.verdict) {
    case 'challenge':
      return new Refusal('SIGN_IN_EXPIRED');
    case 'expired':
      return new Refusal('KEY_EXPIRED', { on: shanghaiDate(judgement.facts.validTo) });
    case 'not-yet':
      return new Refusal('KEY_NOT_YET_VALID', { on: shanghaiDate(judgement.facts.validFrom) });
    case 'revoked':
      return new Refusal('KEY_REVOKED');
    default:
      return new Refusal('KEY_REFUSED');
  }
}
