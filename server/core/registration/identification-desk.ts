import { certificateState } from '../../../src/domain/keys/certificate.ts';
import { mayCertify } from '../../../src/domain/identity/certifying-roles.ts';
import { signingLife, signingText } from '../../../src/domain/keys/signing-text.ts';
import { identificationRefusalOf, tokenRefusalOf } from '../../../src/domain/registration/identification.ts';
import { logCertificateEvent } from '../keys/certificate-log.ts';
import { announceToCompany, identifyingCertificate } from '../keys/company-key.ts';
import type { Caller, CallContext } from '../context.ts';
import { usccOfSubject } from '../keys/certificate-names.ts';
import { saveChallenge } from '../keys/save-challenge.ts';
import { judgeKey, keyRefusal } from '../keys/key-judgement.ts';
import { storedAuthority } from '../keys/stored-authority.ts';
import { callerOf, type Desk } from '../handlers.ts';
import type { Parts } from '../parts.ts';
import { blankCertification } from '../keys/not-begun.ts';
import { Refusal } from '../refusal.ts';
import { randomToken, sha256Hex } from '../secrets.ts';
import { recordSecurityEvent, writeSecurityLog } from '../identity/security-events.ts';
import type { Transaction } from '../store.ts';

const purpose = 'company-identification';

/** Digest of a company, so that a signature for one company is valid for no other. */
const digestOf = async (pkCorp: string): Promise<string> => sha256Hex(`identify\n${pkCorp}`);

/** Refuses with NOT_PERMITTED a caller who may not certify their company, regardless of its state. */
function certifier(context: CallContext): Caller {
  const caller = callerOf(context);
  if (!mayCertify({ isMain: caller.user.isMain, role: caller.role })) throw new Refusal('NOT_PERMITTED');
  return caller;
}

/** Refuses with NOT_IN_THIS_STATE a caller whose company cannot be identified now. */
async function checkAskable(transaction: Transaction, { user, role }: Caller): Promise<void> {
  const { realName } = (await transaction.certifications.lock(user.pkCorp)) ?? blankCertification;
  const because = identificationRefusalOf({ realName, isMain: user.isMain, role });
  if (because) throw new Refusal('NOT_IN_THIS_STATE', { because });
}

/** Issuing the text that the certificate is to sign. */
function identificationChallenges(parts: Parts): Desk<'requestUkeyIdentity'> {
  const { store, clock } = parts;

  return {
    requestUkeyIdentity: async (_request, context) => {
      const caller = certifier(context);
      if (!parts.certificates) throw new Refusal('NOT_FOUND');
      const text = await store.transaction(async (transaction) => {
        await checkAskable(transaction, caller);
        const expiresAt = clock.realTime() + signingLife;
        const made = signingText({
          purpose,
          host: context.host,
          nonce: randomToken(),
          until: expiresAt,
          digest: await digestOf(caller.user.pkCorp),
        });
        await saveChallenge(
          transaction,
          caller.session,
          made,
          { purpose, host: context.host, expiresAt },
          clock.realTime(),
        );
        return made;
      });
      return { text, validFor: signingLife / 1000 };
    },
  };
}

/** Whether a company is identified, and identifying it by a signature. */
function identificationProofs(parts: Parts): Desk<'ukeyIdentity' | 'proveUkeyIdentity'> {
  const { store, clock } = parts;
  const authority = parts.certificates && storedAuthority(parts, parts.certificates);

  async function toWireIdentity(transaction: Transaction, { user, role }: Caller) {
    const { realName } = (await transaction.certifications.find(user.pkCorp)) ?? blankCertification;
    const company = await transaction.companies.find(user.pkCorp);
    const certificate = await identifyingCertificate(transaction, user.pkCorp, clock.now());
    const because = identificationRefusalOf({ realName, isMain: user.isMain, role });
    return {
      corpName: company?.name ?? '',
      uscc: company?.uscc ?? '',
      ...(because && { because: because.toUpperCase() }),
      ...(certificate && {
        identified: {
          personName: certificate.by,
          time: certificate.at,
          certEnding: certificate.serial.slice(-4),
          endTime: certificate.validTo,
        },
      }),
    };
  }

  return {
    ukeyIdentity: async (_request, context) => {
      const caller = callerOf(context);
      return store.transaction(async (transaction) => toWireIdentity(transaction, caller));
    },

    proveUkeyIdentity: async (answer, context) => {
      const caller = certifier(context);
      const { user } = caller;
      const { certificates } = parts;
      if (!certificates || !authority) throw new Refusal('NOT_FOUND');
      const known = await authority.certificates();
      const outcome = await store.transaction(async (transaction) => {
        await checkAskable(transaction, caller);
        const judgement = await judgeKey(transaction, parts, certificates, known, answer, {
          visitor: caller.session,
          purpose,
          host: context.host,
          digest: await digestOf(user.pkCorp),
        });
        // The challenge is spent in any case, so a refusal is returned and not thrown.
        if (judgement.verdict !== 'good') return keyRefusal(judgement);
        const { facts, holder } = judgement;
        const [company, record] = [
          await transaction.companies.find(user.pkCorp),
          await transaction.certificates.lock(facts.serial),
        ];
        if (!record || certificateState(record, clock.now()) !== 'effective') return new Refusal('KEY_REVOKED');
        const because = tokenRefusalOf(
          {
            kind: record.kind === 'HARD' ? 'hard' : 'cloud',
            uscc: usccOfSubject(facts.subject),
            holderId: holder.userId,
          },
          { uscc: company?.uscc ?? '', userId: user.userId },
        );
        if (because)
          return new Refusal('NOT_IN_THIS_STATE', {
            because,
            ...(because === 'other-person' && holder.pkCorp === user.pkCorp && { by: holder.personName }),
          });
        const now = clock.now();
        const kept = (await transaction.certifications.lock(user.pkCorp)) ?? {
          ...blankCertification,
          pkCorp: user.pkCorp,
        };
        await transaction.certifications.save({
          ...kept,
          identified: { serial: record.serial, by: user.personName, at: now },
        });
        await logCertificateEvent(transaction, record, 'identified', now);
        await recordSecurityEvent(transaction, context, 'signed-by-certificate', user.userId, now);
        await announceToCompany(transaction, user.pkCorp);
        return toWireIdentity(transaction, caller);
      });
      if (!(outcome instanceof Refusal)) {
        writeSecurityLog(parts, context, 'signed-by-certificate', user.userName);
        return outcome;
      }
      if (outcome.code !== 'SIGN_IN_EXPIRED') writeSecurityLog(parts, context, 'key-refused', user.userName);
      throw outcome;
    },
  };
}

/**
 * Identification of a company by a signature with the certificate of a token (document 1, section 2; F-055). It proves
 * who holds the company's key, and does not certify the company by itself.
 */
export function identificationDesk(parts: Parts): Desk<'ukeyIdentity' | 'requestUkeyIdentity' | 'proveUkeyIdentity'> {
  return {
    ...identificationChallenges(parts),
    ...identificationProofs(parts),
  };
}
