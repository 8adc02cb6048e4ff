import { shanghaiDate } from '../../../src/domain/calendar/plain-date.ts';
import { signingLife, signingText } from '../../../src/domain/keys/signing-text.ts';
import { mayOpenProducts } from '../../../src/domain/identity/opening-roles.ts';
import type { CallContext, Caller } from '../context.ts';
import type { AuthorityCertificates, CertificateAuthority, CertificateFacts } from '../keys/certificate-authority.ts';
import { saveChallenge } from '../keys/save-challenge.ts';
import { takeChallenge, type KeyAnswer } from '../keys/key-judgement.ts';
import { storedAuthority } from '../keys/stored-authority.ts';
import { callerOf, type Desk } from '../handlers.ts';
import type { Parts } from '../parts.ts';
import type { CertificateRecord, HardKeyRecord } from '../records/certificates.ts';
import { Refusal } from '../refusal.ts';
import { randomToken, sha256Hex } from '../secrets.ts';
import { recordSecurityEvent, writeSecurityLog } from '../identity/security-events.ts';
import type { Transaction } from '../store.ts';
import { settleRenewalReminder } from './certificate-messages.ts';
import { logCertificateEvent } from '../keys/certificate-log.ts';
import { announceToCompany } from '../keys/company-key.ts';
import { applyHardKeyEvent, lockHardKey } from './hard-key-changes.ts';
import { listHardKeys, mayHold } from './hard-key-list.ts';
import { settleHardKeyMessages } from './shared/hard-key-maintenance.ts';

/** Digest of the token in the text to sign, so that a signature for one token activates no other. */
const digestOf = async (number: string): Promise<string> => sha256Hex(`activate\n${number}`);

/**
 * Locks a token that the caller may activate. Refuses as `lockHardKey`, and with NOT_IN_THIS_STATE a token that cannot
 * be activated now, or a caller whose role may not. The clock is read after the wait for the lock.
 */
async function lockActivatable(
  { clock }: Pick<Parts, 'clock'>,
  transaction: Transaction,
  caller: Caller,
  number: string,
): Promise<HardKeyRecord> {
  const record = await lockHardKey(transaction, caller, number, 'userId');
  applyHardKeyEvent(record, 'activate', clock.now());
  if (!mayHold(caller.user) || !mayOpenProducts(caller.role))
    throw new Refusal('NOT_IN_THIS_STATE', { because: 'role' });
  return record;
}

/** Checks that the answer was signed by the token of the record. Returns the certificate's facts, or a refusal. */
async function verifyActivation(
  certificates: CertificateAuthority,
  authority: AuthorityCertificates,
  record: HardKeyRecord,
  answer: KeyAnswer,
  now: number,
): Promise<CertificateFacts | Refusal> {
  const facts = certificates.read(answer.certificate);
  const isOfRecord = record.certificate !== '' && answer.certificate === record.certificate && facts?.maySign === true;
  if (
    !isOfRecord ||
    !(await certificates.isIssuedBy(authority, answer.certificate, now)) ||
    !(await certificates.isSignatureOf(answer.certificate, answer.text, answer.signature))
  )
    return new Refusal('KEY_REFUSED');
  return now > facts.validTo ? new Refusal('KEY_EXPIRED', { on: shanghaiDate(facts.validTo) }) : facts;
}

/** Records the certificate of an activated token, and ends the one that it replaces. */
async function activate(
  transaction: Transaction,
  context: CallContext,
  record: HardKeyRecord,
  facts: CertificateFacts,
  now: number,
): Promise<void> {
  const certificate: CertificateRecord = {
    serial: facts.serial,
    userId: record.userId,
    kind: 'HARD',
    certificate: record.certificate,
    validFrom: facts.validFrom,
    validTo: facts.validTo,
    revokedAt: undefined,
    endedAs: undefined,
  };
  await transaction.certificates.save(certificate);
  const what = record.purpose === 'first' ? 'activated' : record.purpose === 'renew' ? 'renewed' : 'reissued';
  const old = record.replaces === '' ? undefined : await transaction.certificates.lock(record.replaces);
  if (old && what !== 'activated') {
    await settleRenewalReminder(transaction, old.serial, now);
    await transaction.certificates.save({ ...old, revokedAt: old.revokedAt ?? now, endedAs: what });
  }
  await transaction.hardKeys.save(applyHardKeyEvent(record, 'activate', now));
  await logCertificateEvent(transaction, certificate, what, now, old?.serial ?? '');
  await settleHardKeyMessages(transaction, record.number, now);
  await recordSecurityEvent(transaction, context, 'certificate-activated', record.userId, now);
  await announceToCompany(transaction, record.pkCorp);
}

/** Handlers of the activation: the holder of a token signs a text by it. */
export function hardKeyActivation(parts: Parts): Desk<'hardKeyChallenge' | 'activateHardKey'> {
  const { store, clock, certificates } = parts;
  const authority = certificates && storedAuthority(parts, certificates);
  return {
    hardKeyChallenge: async ({ number }, context) => {
      const caller = callerOf(context);
      if (!certificates) throw new Refusal('NOT_FOUND');
      const { host } = context;
      const text = await store.transaction(async (transaction) => {
        await lockActivatable(parts, transaction, caller, number);
        const expiresAt = clock.realTime() + signingLife;
        const challenge = signingText({
          purpose: 'certificate',
          host,
          nonce: randomToken(),
          until: expiresAt,
          digest: await digestOf(number),
        });
        const about = { purpose: 'certificate', host, expiresAt } as const;
        await saveChallenge(transaction, caller.session, challenge, about, clock.realTime());
        return challenge;
      });
      return { text, validFor: signingLife / 1000 };
    },

    activateHardKey: async ({ number, ...answer }, context) => {
      const caller = callerOf(context);
      if (!certificates || !authority) throw new Refusal('NOT_FOUND');
      const authorityCertificates = await authority.certificates();
      const outcome = await store.transaction(async (transaction) => {
        await transaction.companies.lock(caller.user.pkCorp);
        const record = await lockActivatable(parts, transaction, caller, number);
        const expected = { visitor: caller.session, purpose: 'certificate', host: context.host } as const;
        const isChallenge =
          answer.text.endsWith(`sha-256:${await digestOf(number)}`) &&
          (await takeChallenge(transaction, answer, expected, clock.realTime()));
        if (!isChallenge) return new Refusal('SIGN_IN_EXPIRED');
        const now = clock.now();
        const facts = await verifyActivation(certificates, authorityCertificates, record, answer, now);
        if (facts instanceof Refusal) return facts;
        await activate(transaction, context, record, facts, now);
        return listHardKeys(transaction, caller, now);
      });
      if (!(outcome instanceof Refusal)) return outcome;
      if (outcome.code !== 'SIGN_IN_EXPIRED') writeSecurityLog(parts, context, 'key-refused', caller.user.userName);
      throw outcome;
    },
  };
}
