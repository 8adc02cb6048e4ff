import {
  lockTimeLeft,
  failureKinds,
  remainingFailures as failuresLeft,
} from '../../../src/domain/identity/failed-attempts.ts';
import { proofLife, recoverySigningOf, type RecoveryPurpose } from '../../../src/domain/entry/recovery.ts';
import { signingLife, signingText } from '../../../src/domain/keys/signing-text.ts';
import { logCertificateEvent } from '../keys/certificate-log.ts';
import type { CallContext } from '../context.ts';
import type { Desk } from '../handlers.ts';
import type { Parts } from '../parts.ts';
import type { SessionRecord } from '../records/entry.ts';
import { Refusal } from '../refusal.ts';
import { randomToken, sha256Hex } from '../secrets.ts';
import { lockPerson } from '../identity/person-sessions.ts';
import { recordSecurityEvent, nameInLog, writeSecurityLog } from '../identity/security-events.ts';
import type { Transaction } from '../store.ts';
import { lockVisitorSession } from './lock-visitor-session.ts';
import { unprovenRefusal } from './human-proof.ts';
import { accountNameOf, saveProof, recoveryEvents, wirePurposes } from './recovery-proof.ts';
import { saveChallenge } from '../keys/save-challenge.ts';
import { accountDigest, judgeKey, keyRefusal } from '../keys/key-judgement.ts';
import { storedAuthority } from '../keys/stored-authority.ts';
import { countFailure, failureKeys, type FailureKeys } from './sign-in-failures.ts';
import { visitorSession } from './visitor-session.ts';

/** Account, purpose, visit and failure keys of a recovery by key. `now`: real time. */
interface KeyAbout {
  readonly purpose: RecoveryPurpose;
  readonly userName: string;
  readonly isOwn: boolean;
  readonly visitor: SessionRecord;
  readonly keys: FailureKeys;
  readonly now: number;
}

/** SIGN_IN_LOCKED after too many attempts with this name from this source. Attempts from elsewhere do not count. */
async function lockRefusal(transaction: Transaction, { keys, now }: KeyAbout): Promise<Refusal | undefined> {
  const locked = lockTimeLeft(failuresLeft('pair', await transaction.attempts.lock(keys.pair), now), now);
  return locked > 0 ? new Refusal('SIGN_IN_LOCKED', { minutes: Math.ceil(locked / 60_000) }) : undefined;
}

/**
 * Key of the mark that a visit has proved to be human for this name and purpose. The mark is stored as a code that was
 * sent to nobody and cannot be guessed.
 */
const humanProofKey = async ({ purpose, userName, visitor }: KeyAbout): Promise<string> =>
  sha256Hex(`recovery-key\n${purpose}\n${userName}\n${visitor.picAuthToken}`);

/** Functions that the calls of a recovery by key share. */
function recoveryKeyBook({ store, clock }: Parts) {
  async function inVisit<Result>(
    context: CallContext,
    request: {
      readonly purpose: keyof typeof wirePurposes;
      readonly userName?: string | undefined;
      readonly picAuthToken: string;
    },
    work: (transaction: Transaction, about: KeyAbout) => Promise<Result>,
  ): Promise<Result> {
    const opened = visitorSession(context, request.picAuthToken, clock.realTime());
    const [named, purpose] = [accountNameOf(context, request.userName), wirePurposes[request.purpose]];
    // Counted together with the codes: both methods try the same account.
    const keys = await failureKeys(named.userName, context.source, 'recovery');
    return store.transaction(async (transaction) => {
      const now = clock.realTime();
      return work(transaction, {
        ...named,
        purpose,
        keys,
        visitor: await lockVisitorSession(transaction, opened, now),
        now,
      });
    });
  }

  return { inVisit };
}

type RecoveryKeyBook = ReturnType<typeof recoveryKeyBook>;

/** Issuing the text that the key is to sign. */
function recoveryKeyChallenges(parts: Parts, { inVisit }: RecoveryKeyBook): Desk<'recoveryKeyChallenge'> {
  const { certificates } = parts;

  return {
    recoveryKeyChallenge: async (request, context) => {
      // Without a certificate reader no signature can be checked.
      if (!certificates) throw new Refusal('NOT_FOUND');
      const outcome = await inVisit(context, request, async (transaction, about) => {
        const locked = await lockRefusal(transaction, about);
        if (locked) return locked;
        const key = await humanProofKey(about);
        const earlier = await transaction.verifyCodes.lock(key);
        // A user who mistypes a PIN asks repeatedly, so a request costs one proof of being human and nothing more.
        const unproven = about.isOwn
          ? undefined
          : await unprovenRefusal(
              transaction,
              parts,
              {
                captcha: request.captcha,
                proof: request.proof,
                keys: about.keys,
                now: about.now,
                always: earlier === undefined,
              },
              about.visitor,
            );
        if (unproven) return unproven;
        if (!earlier)
          await transaction.verifyCodes.save({
            key,
            codeHash: await sha256Hex(randomToken()),
            sentAt: about.now,
            wrong: 0,
            spent: false,
          });
        const [expiresAt, purpose] = [about.now + signingLife, recoverySigningOf[about.purpose]];
        const text = signingText({
          purpose,
          host: context.host,
          nonce: randomToken(),
          until: expiresAt,
          digest: await accountDigest(about.userName),
        });
        await saveChallenge(transaction, about.visitor, text, { purpose, host: context.host, expiresAt }, about.now);
        return { text };
      });
      if (outcome instanceof Refusal) {
        // Asking for a captcha is not logged: nothing was tried.
        if (outcome.code !== 'CAPTCHA_REQUIRED')
          writeSecurityLog(
            parts,
            context,
            recoveryEvents[wirePurposes[request.purpose]].refused,
            await nameInLog(parts, accountNameOf(context, request.userName).userName),
          );
        throw outcome;
      }
      return { text: outcome.text, validFor: signingLife / 1000 };
    },
  };
}

/** Judging the signature, and issuing the proof. */
function recoveryKeyProofs(parts: Parts, { inVisit }: RecoveryKeyBook): Desk<'recoveryKeyProof'> {
  const { clock, certificates } = parts;
  const authority = certificates && storedAuthority(parts, certificates);

  return {
    recoveryKeyProof: async (request, context) => {
      if (!certificates || !authority) throw new Refusal('NOT_FOUND');
      const known = await authority.certificates();
      const { text, certificate, signature } = request;
      const ticket = randomToken();
      const outcome = await inVisit(context, request, async (transaction, about) => {
        const locked = await lockRefusal(transaction, about);
        if (locked) return locked;
        const expected = {
          visitor: about.visitor,
          purpose: recoverySigningOf[about.purpose],
          host: context.host,
          digest: await accountDigest(about.userName),
        };
        const judged = await judgeKey(
          transaction,
          parts,
          certificates,
          known,
          { text, certificate, signature },
          expected,
        );
        const user = await transaction.users.byName(about.userName);
        if (judged.verdict === 'challenge') return keyRefusal(judged);
        // Another user's key proves as little as none.
        if (judged.verdict === 'unproven' || judged.holder.userId !== user?.userId) {
          await countFailure(transaction, about.keys, failureKinds, about.now);
          return new Refusal('KEY_REFUSED');
        }
        const recordRefusal = async (refusal: Refusal): Promise<Refusal> => {
          await recordSecurityEvent(transaction, context, 'key-refused', user.userId, clock.now());
          return refusal;
        };
        if (judged.verdict !== 'good') return recordRefusal(keyRefusal(judged));
        // The lock serializes this proof with a report of the key's loss.
        await lockPerson(transaction, user);
        if ((await transaction.certificates.find(judged.facts.serial))?.revokedAt !== undefined)
          return recordRefusal(new Refusal('KEY_REVOKED'));
        const refusal = await saveProof(
          transaction,
          { purpose: about.purpose, by: 'key', visitor: about.visitor, now: about.now },
          user,
          ticket,
        );
        if (refusal) return recordRefusal(refusal);
        await logCertificateEvent(
          transaction,
          { serial: judged.facts.serial, userId: user.userId },
          'used',
          clock.now(),
        );
        await transaction.attempts.remove(about.keys.pair);
        return undefined;
      });
      if (outcome) {
        writeSecurityLog(
          parts,
          context,
          recoveryEvents[wirePurposes[request.purpose]].refused,
          await nameInLog(parts, accountNameOf(context, request.userName).userName),
        );
        throw outcome;
      }
      return { ticket, validFor: proofLife / 1000 };
    },
  };
}

/**
 * Account recovery by a key, for a user who has lost their password or is locked out (checklist F-061). Only a good
 * certificate of the same account proves anything. An unknown name and the key of another user are answered alike,
 * after the same work.
 */
export function recoveryKeyDesk(parts: Parts): Desk<'recoveryKeyChallenge' | 'recoveryKeyProof'> {
  const book = recoveryKeyBook(parts);
  return {
    ...recoveryKeyChallenges(parts, book),
    ...recoveryKeyProofs(parts, book),
  };
}
