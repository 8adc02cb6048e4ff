import { sourceNetwork } from '../../../src/domain/identity/source-network.ts';
import {
  readSigningText,
  signingLife,
  signingText,
  type SigningPurpose,
} from '../../../src/domain/keys/signing-text.ts';
import { textedOnceMore, textFull, textWait } from '../../../src/domain/identity/verify-codes.ts';
import type { RefusalCode } from '../../../src/contract/codes.ts';
import { logCertificateEvent } from '../keys/certificate-log.ts';
import type { CallContext } from '../context.ts';
import type { Desk } from '../handlers.ts';
import type { Parts } from '../parts.ts';
import type { SessionRecord } from '../records/entry.ts';
import { Refusal } from '../refusal.ts';
import { randomDigits, randomToken, sha256Hex } from '../secrets.ts';
import type { SecurityEventKind } from '../identity/security-event-kind.ts';
import { configFor } from '../platform/platform-config.ts';
import { lockPerson } from '../identity/person-sessions.ts';
import { recordSecurityEvent, writeSecurityLog } from '../identity/security-events.ts';
import type { Transaction } from '../store.ts';
import { completeFirstFactor } from './hand-over.ts';
import { lockVisitorSession } from './lock-visitor-session.ts';
import { unprovenRefusal, type HumanAnswer } from './human-proof.ts';
import { accountDigest, challengeKey, isChallengeOpen, judgeKey, keyRefusal } from '../keys/key-judgement.ts';
import { askKeyOfName, askKeyOfPerson, takeAskPlace } from '../keys/open-asks.ts';
import { saveChallenge } from '../keys/challenge-kept.ts';
import { storedAuthority } from '../keys/stored-authority.ts';
import { countFailure, failureKeys } from './sign-in-failures.ts';
import { visitorSession } from './visitor-session.ts';

const refusedEvents: ReadonlyMap<RefusalCode, SecurityEventKind> = new Map([
  ['COMPANY_DEREGISTERED', 'company-deregistered'],
  ['CAPTCHA_REQUIRED', 'proof-required'],
  ['CAPTCHA_WRONG', 'proof-wrong'],
]);

const verdicts = {
  good: 'GOOD',
  expired: 'EXPIRED',
  'not-yet': 'NOT_YET',
  revoked: 'REVOKED',
  'not-for-signing': 'NOT_FOR_SIGNING',
  unproven: 'UNPROVEN',
} as const;

/** Maximum number of questions in a row to one telephone, counted separately for strangers and its signed-in owner. */
const maxQuestionsPerOwner = 30;

/** Number of questions from one visit or network that need no proof of being human. */
const questionsWithoutProof = 1;

/** Validity of a revocation list, in milliseconds. */
const listLife = 86_400_000;

/**
 * Signing in by a key, and testing one (document 1, sections 2 and 7). The visit that requested a text has it signed
 * once, within two minutes. The certificate identifies the signer. PINs stay with the token and are never sent.
 */
export function keyDesk(
  parts: Parts,
): Desk<
  'keyChallenge' | 'loginKey' | 'cloudAsked' | 'cloudAnswer' | 'keyTest' | 'keyAuthority' | 'keyHelper' | 'keyControls'
> {
  const { store, clock } = parts;
  const authority = parts.certificates && storedAuthority(parts, parts.certificates);

  let list: { readonly content: string; readonly at: number; readonly signed: string } | undefined;

  /** Refuses with NOT_FOUND where the back end cannot read certificates. */
  function requireAuthority() {
    if (!parts.certificates || !authority) throw new Refusal('NOT_FOUND');
    return { certificates: parts.certificates, authority };
  }

  async function issueChallenge(
    transaction: Transaction,
    visitor: SessionRecord,
    purpose: SigningPurpose,
    host: string,
  ): Promise<string> {
    const expiresAt = clock.steady() + signingLife;
    const text = signingText({ purpose, host, nonce: randomToken(), until: expiresAt, digest: undefined });
    await saveChallenge(transaction, visitor, text, { purpose, host, expiresAt }, clock.steady());
    return text;
  }

  /**
   * Refusal to ask a telephone before the requester has shown that they are human: otherwise anybody who knows a name
   * could disturb its owner by a machine. Requests are counted.
   */
  async function machineRefusal(
    transaction: Transaction,
    answer: HumanAnswer,
    visitor: SessionRecord,
    userName: string,
    source: string,
  ): Promise<Refusal | undefined> {
    const now = clock.steady();
    const pasts = [];
    for (const key of [
      await sha256Hex(`cloud-visit\n${visitor.picAuthToken}`),
      await sha256Hex(`cloud-network\n${sourceNetwork(source)}`),
    ])
      pasts.push({ key, past: await transaction.attempts.lock(key) });
    const keys = await failureKeys(userName, source, 'key');
    const unproven = await unprovenRefusal(
      transaction,
      parts,
      {
        captcha: answer.captcha,
        proof: answer.proof,
        keys,
        now,
        always: pasts.some(({ past }) => textFull(past, now, questionsWithoutProof)),
      },
      visitor,
    );
    if (unproven) return unproven;
    for (const { key, past } of pasts) await transaction.attempts.save({ key, ...textedOnceMore(past, now) });
    return undefined;
  }

  const inVisit = async <Result>(
    context: CallContext,
    picAuthToken: string,
    work: (transaction: Transaction, visitor: SessionRecord) => Promise<Result>,
  ): Promise<Result> => {
    const visitor = visitorSession(context, picAuthToken, clock.steady());
    return store.transaction(async (transaction) =>
      work(transaction, await lockVisitorSession(transaction, visitor, clock.steady())),
    );
  };

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
          const entered = await completeFirstFactor(transaction, undefined, visitor, judged.holder, clock.steady(), {
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
        if (judged.verdict === 'unproven') await countFailure(transaction, keys, ['source', 'all'], clock.steady());
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

    cloudAsked: async ({ picAuthToken, userName, text, captcha, proof }, context) => {
      requireAuthority();
      const { cloudSigning } = parts;
      // Without a signing service no question can be sent.
      if (!cloudSigning) throw new Refusal('NOT_FOUND');
      const number = randomDigits(2);
      const outcome = await inVisit(context, picAuthToken, async (transaction, visitor) => {
        const now = clock.steady();
        const key = await challengeKey(visitor, text);
        const challenge = await transaction.keyChallenges.find(key);
        if (!challenge || !isChallengeOpen(challenge, now)) return new Refusal('SIGN_IN_EXPIRED');
        // A text about one account is sent to the owner of that account only.
        const order = readSigningText(text);
        // An agreement is confirmed by its signatory, who is signed in.
        const isOwner = !(context.caller instanceof Refusal) && context.caller.user.userName === userName;
        const isOwn =
          order?.purpose === 'agreement'
            ? isOwner
            : order?.digest === undefined || order.digest === (await accountDigest(userName));
        if (!isOwn) return new Refusal('SIGN_IN_EXPIRED');
        const name = userName.toLowerCase();
        // Counted per network of the requester, so that others do not keep an account's owner waiting.
        const ownRow = await sha256Hex(`cloud\n${name}\n${sourceNetwork(context.source)}`);
        const past = await transaction.attempts.lock(ownRow);
        const wait = textWait(past, now);
        if (wait > 0) return new Refusal('SMS_TOO_SOON', { seconds: Math.ceil(wait / 1000) });
        // A text bound to one account was given only to a visitor who had shown that they are human.
        const unproven =
          isOwner || order?.digest !== undefined
            ? undefined
            : await machineRefusal(transaction, { captcha, proof }, visitor, userName, context.source);
        if (unproven) return unproven;
        // An owner who is asked too often by strangers may agree at last. After too many questions the telephone gets
        // no more, which is not reported. Questions by its signed-in owner are counted separately, so that strangers
        // cannot keep the owner from signing.
        const ownerRow = await sha256Hex(`cloud-owner${isOwner ? '-own' : ''}\n${name}`);
        const askedThere = await transaction.attempts.lock(ownerRow);
        // Open questions are limited per name. The answer is the same for unknown names.
        const open = { challenge: key, until: challenge.expiresAt };
        const untilFree = await takeAskPlace(transaction, askKeyOfName(name), open, now);
        if (untilFree > 0) return new Refusal('SMS_TOO_SOON', { seconds: Math.ceil(untilFree / 1000) });
        const asked = textedOnceMore(past, now);
        await transaction.attempts.save({ key: ownRow, ...asked });
        const isFull = textFull(askedThere, now, maxQuestionsPerOwner);
        if (!isFull) await transaction.attempts.save({ key: ownerRow, ...textedOnceMore(askedThere, now) });
        const owner = await transaction.users.byName(userName);
        // All accounts of a person share one telephone. A busy telephone is not reported, because that would reveal
        // whose it is.
        const isBusy =
          (await takeAskPlace(transaction, askKeyOfPerson(owner?.personId ?? `of ${name}`), open, now)) > 0;
        return {
          key,
          until: challenge.expiresAt,
          owner: isFull || isBusy ? undefined : owner,
          resendAfter: Math.ceil(textWait(asked, now) / 1000),
        };
      });
      writeSecurityLog(
        parts,
        context,
        outcome instanceof Refusal ? (refusedEvents.get(outcome.code) ?? 'key-refused') : 'key-asked',
        userName,
      );
      if (outcome instanceof Refusal) throw outcome;
      const { key, until, owner, resendAfter } = outcome;
      // Not awaited, so that an unknown name is answered as fast.
      if (owner)
        void cloudSigning
          .ask({ key, userId: owner.userId, text, number, until })
          .catch((fault: unknown) => parts.report(fault, { call: 'cloudAsked', traceId: context.traceId }));
      return { number, resendAfter };
    },

    cloudAnswer: async ({ picAuthToken, text }, context) => {
      const { cloudSigning } = parts;
      if (!cloudSigning) throw new Refusal('NOT_FOUND');
      const key = await challengeKey(visitorSession(context, picAuthToken, clock.steady()), text);
      const challenge = await store.transaction(async ({ keyChallenges }) => keyChallenges.find(key));
      if (!challenge || !isChallengeOpen(challenge, clock.steady())) return { state: 'OVER' };
      const reply = await cloudSigning.reply(key);
      if (reply.state === 'signed')
        return { state: 'SIGNED', certificate: reply.certificate, signature: reply.signature };
      return { state: reply.state === 'refused' ? 'REFUSED' : 'WAITING' };
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

    keyHelper: async (_request, { host }) =>
      (await store.transaction(async (transaction) => configFor(transaction, host))).ukeyHelperUrl ?? '',

    // Not required by default, so that nobody is locked out without the controls.
    keyControls: async (_request, { host }) =>
      (await store.transaction(async (transaction) => configFor(transaction, host))).ukeyControls ?? false,

    keyAuthority: async () => {
      const { certificates, authority: kept } = requireAuthority();
      const revoked = await store.transaction(async (transaction) => transaction.certificates.allRevoked());
      const [at, known] = [clock.now(), await kept.certificates()];
      const content = [known.issuing, ...revoked.map(({ serial }) => serial)].join('\n');
      // The call is public, so an unchanged list is signed once and reused.
      if (list?.content !== content || at < list.at || at > list.at + listLife / 2)
        list = {
          content,
          at,
          signed: await certificates.revocations(
            await kept.issuing(),
            revoked.map(({ serial, revokedAt = at }) => ({ serial, at: revokedAt })),
            { at, until: at + listLife },
          ),
        };
      return { ...known, revocations: list.signed };
    },
  };
}
