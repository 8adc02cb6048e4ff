import { signingLife, signingText, type SigningPurpose } from '../../../src/domain/keys/signing-text.ts';
import { logCertificateEvent } from '../keys/certificate-log.ts';
import type { Desk } from '../handlers.ts';
import type { Parts } from '../parts.ts';
import type { SessionRecord } from '../records/entry.ts';
import { Refusal } from '../refusal.ts';
import { randomToken } from '../secrets.ts';
import { lockPerson } from '../identity/person-sessions.ts';
import { recordSecurityEvent, writeSecurityLog } from '../identity/security-events.ts';
import type { Transaction } from '../store.ts';
import { completeFirstFactor } from './hand-over.ts';
import { judgeKey, keyRefusal } from '../keys/key-judgement.ts';
import { saveChallenge } from '../keys/save-challenge.ts';
import { countFailure, failureKeys } from './sign-in-failures.ts';
import { refusedEvents, type KeyVisit } from './key-visit.ts';

const verdicts = {
  good: 'GOOD',
  expired: 'EXPIRED',
  'not-yet': 'NOT_YET',
  revoked: 'REVOKED',
  'not-for-signing': 'NOT_FOR_SIGNING',
  unproven: 'UNPROVEN',
} as const;

/** Signing in by a key, and testing one. */
export function keySignIn(
  parts: Parts,
  { requireAuthority, inVisit }: KeyVisit,
): Desk<'keyChallenge' | 'loginKey' | 'keyTest'> {
  const { clock } = parts;

  async function issueChallenge(
    transaction: Transaction,
    visitor: SessionRecord,
    purpose: SigningPurpose,
    host: string,
  ): Promise<string> {
    const expiresAt = clock.realTime() + signingLife;
    const text = signingText({ purpose, host, nonce: randomToken(), until: expiresAt, digest: undefined });
    await saveChallenge(transaction, visitor, text, { purpose, host, expiresAt }, clock.realTime());
    return text;
  }

  return {
    keyChallenge: async ({ picAuthToken, purpose }, context) => {
      requireAuthority();
      const text = await inVisit(context, picAuthToken, async (transaction, visitor) =>
        issueChallenge(transaction, visitor, purpose, context.host),
      );
      return { text, validFor: signingLife / 1000 };
    },

    loginKey: async ({ picAuthToken, ...answer }, context) => {
      const { certificates, authority: kept } = requireAuthority();
      const known = await kept.certificates();
      const serial = certificates.read(answer.certificate)?.serial ?? '';
      const outcome = await inVisit(context, picAuthToken, async (transaction, visitor) => {
        const judged = await judgeKey(transaction, parts, certificates, known, answer, {
          visitor,
          purpose: 'sign-in',
          host: context.host,
        });
        const keys = await failureKeys(serial, context.source, 'key');
        if (judged.verdict === 'good') {
          // The lock serializes this sign-in with a report of the key's loss, which ends the holder's sessions.
          await lockPerson(transaction, judged.holder);
          if ((await transaction.certificates.find(judged.facts.serial))?.revokedAt !== undefined)
            return new Refusal('KEY_REVOKED');
          const entered = await completeFirstFactor(transaction, undefined, visitor, judged.holder, clock.realTime(), {
            first: 'key',
            parts,
            from: context,
          });
          if (!(entered instanceof Refusal))
            await logCertificateEvent(
              transaction,
              { serial: judged.facts.serial, userId: judged.holder.userId },
              'used',
              clock.now(),
            );
          return entered;
        }
        if (judged.verdict === 'unproven') await countFailure(transaction, keys, ['source', 'all'], clock.realTime());
        else if (judged.verdict !== 'challenge')
          await recordSecurityEvent(
            transaction,
            context,
            'key-refused',
            (await transaction.certificates.find(judged.facts.serial))?.userId ?? '',
            clock.now(),
          );
        return keyRefusal(judged);
      });
      if (!(outcome instanceof Refusal)) return outcome;
      writeSecurityLog(parts, context, refusedEvents.get(outcome.code) ?? 'key-refused', serial);
      throw outcome;
    },

    keyTest: async ({ picAuthToken, ...answer }, context) => {
      const { certificates, authority: kept } = requireAuthority();
      const known = await kept.certificates();
      const judged = await inVisit(context, picAuthToken, async (transaction, visitor) =>
        judgeKey(transaction, parts, certificates, known, answer, { visitor, purpose: 'test', host: context.host }),
      );
      if (judged.verdict === 'challenge') throw new Refusal('SIGN_IN_EXPIRED');
      if (judged.verdict === 'unproven') return { verdict: 'UNPROVEN' };
      const { subject, issuer, serial, validFrom, validTo } = judged.facts;
      return { verdict: verdicts[judged.verdict], subject, issuer, serial, validFrom, validTo };
    },
  };
}
