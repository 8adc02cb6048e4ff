import {
  lockTimeLeft,
  failureKinds,
  remainingFailures as failuresLeft,
} from '../../../src/domain/identity/guessing.ts';
import { proofLife, recoverySigningOf, type RecoveryPurpose } from '../../../src/domain/entry/recovery.ts';
import { signingLife, signingText } from '../../../src/domain/keys/signing-text.ts';
import { logCertificateEvent } from '../keys/certificate-log.ts';
import type { CallContext } from '../context.ts';
import type { Desk } from '../handlers.ts';
import type { Parts } from '../parts.ts';
import type { SessionRecord } from '../records/entry.ts';
import { Refusal } from '../refusal.ts';
import { randomToken, sha256Hex } from '../secrets.ts';
import { holdPerson } from '../identity/person-sessions.ts';
import { recordSecurityEvent, writeSecurityLog } from '../identity/security-events.ts';
import type { Transaction } from '../store.ts';
import { lockVisitorSession } from './lock-visitor-session.ts';
import { unprovenRefusal } from './human-proof.ts';
import { namedIn, proofGiven, recoveryEvents, wirePurposes } from './recovery-proof.ts';
import { challengeKept } from '../keys/challenge-kept.ts';
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

/**
 * SIGN_IN_LOCKED where too much was tried with this name from here; nobody else's tries keep an account's owner
 * waiting.
 */
async function lockRefusal(transaction: Transaction, { keys, now }: KeyAbout): Promise<Refusal | undefined> {
  const locked = lockTimeLeft(failuresLeft('pair', await transaction.attempts.lock(keys.pair), now), now);
  return locked > 0 ? new Refusal('SIGN_IN_LOCKED', { minutes: Math.ceil(locked / 60_000) }) : undefined;
}

/**
 * That a visit asked as a human about this name and this purpose. It is a code that was sent to nobody, which none can
 * guess.
 */
const askedKey = async ({ purpose, userName, visitor }: KeyAbout): Promise<string> =>
  sha256Hex(`recovery-key\n${purpose}\n${userName}\n${visitor.picAuthToken}`);

/**
 * Account recovery by a key, for a user who has lost their password or is locked out (checklist F-061). Only a good
 * certificate of the same account proves anything. An unknown name and the key of another user are answered alike,
 * after the same work.
 */
export function recoveryKeyDesk(parts: Parts): Desk<'recoveryKeyChallenge' | 'recoveryKeyProof'> {
  const { store, clock, certificates } = parts;
  const authority = certificates && storedAuthority(parts, certificates);

  async function within<Result>(
    context: CallContext,
    request: {
      readonly purpose: keyof typeof wirePurposes;
      readonly userName?: string | undefined;
      readonly picAuthToken: string;
    },
    work: (transaction: Transaction, about: KeyAbout) => Promise<Result>,
  ): Promise<Result> {
    const opened = visitorSession(context, request.picAuthToken, clock.steady());
    const [named, purpose] = [namedIn(context, request.userName), wirePurposes[request.purpose]];
    // Counted together with the codes: both methods try the same account.
    const keys = await failureKeys(named.userName, context.source, 'recovery');
    return store.transaction(async (transaction) => {
      const now = clock.steady();
      return work(transaction, {
        ...named,
        purpose,
        keys,
        visitor: await lockVisitorSession(transaction, opened, now),
        now,
      });
    });
  }

  return {
    recoveryKeyChallenge: async (request, context) => {
      // Where nobody reads certificates, nobody signs for nothing.
      if (!certificates) throw new Refusal('NOT_FOUND');
      const outcome = await within(context, request, async (transaction, about) => {
        const locked = await lockRefusal(transaction, about);
        if (locked) return locked;
        const key = await askedKey(about);
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
        await challengeKept(transaction, about.visitor, text, { purpose, host: context.host, expiresAt }, about.now);
        return { text };
      });
      if (outcome instanceof Refusal) {
        // Asking for a captcha is not logged: nothing was tried.
        if (outcome.code !== 'CAPTCHA_REQUIRED')
          writeSecurityLog(
            parts,
            context,
            recoveryEvents[wirePurposes[request.purpose]].refused,
            namedIn(context, request.userName).userName,
          );
        throw outcome;
      }
      return { text: outcome.text, validFor: signingLife / 1000 };
    },

    recoveryKeyProof: async (request, context) => {
      if (!certificates || !authority) throw new Refusal('NOT_FOUND');
      const known = await authority.certificates();
      const { text, certificate, signature } = request;
      const ticket = randomToken();
      const outcome = await within(context, request, async (transaction, about) => {
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
        // Somebody else's key says no more than none.
        if (judged.verdict === 'unproven' || judged.holder.userId !== user?.userId) {
          await countFailure(transaction, about.keys, failureKinds, about.now);
          return new Refusal('KEY_REFUSED');
        }
        const refused = async (refusal: Refusal): Promise<Refusal> => {
          await recordSecurityEvent(transaction, context, 'key-refused', user.userId, clock.now());
          return refusal;
        };
        if (judged.verdict !== 'good') return refused(keyRefusal(judged));
        // The holder may report the key lost meanwhile: that comes before or after, and not in between.
        await holdPerson(transaction, user);
        if ((await transaction.certificates.find(judged.facts.serial))?.revokedAt !== undefined)
          return refused(new Refusal('KEY_REVOKED'));
        const unwelcome = await proofGiven(
          transaction,
          { purpose: about.purpose, by: 'key', visitor: about.visitor, now: about.now },
          user,
          ticket,
        );
        if (unwelcome) return refused(unwelcome);
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
          namedIn(context, request.userName).userName,
        );
        throw outcome;
      }
      return { ticket, validFor: proofLife / 1000 };
    },
  };
}
