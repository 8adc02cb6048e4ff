import { sourceNetwork } from '../../../src/domain/identity/source-network.ts';
import { readSigningText } from '../../../src/domain/keys/signing-text.ts';
import { countText, isTextLimitReached, textWaitMs } from '../../../src/domain/identity/verify-codes.ts';
import type { CallContext } from '../context.ts';
import type { Desk } from '../handlers.ts';
import type { Parts } from '../parts.ts';
import type { SessionRecord } from '../records/entry.ts';
import { Refusal } from '../refusal.ts';
import { randomDigits, sha256Hex } from '../secrets.ts';
import { writeSecurityLog } from '../identity/security-events.ts';
import type { Transaction } from '../store.ts';
import { unprovenRefusal, type HumanAnswer } from './human-proof.ts';
import { accountDigest, challengeKey, isChallengeOpen } from '../keys/key-judgement.ts';
import {
  confirmationKeyOfName,
  askKeyOfPerson,
  reserveConfirmationSlot,
  pendingConfirmationsKey,
} from '../keys/pending-confirmations.ts';
import { failureKeys } from './sign-in-failures.ts';
import { visitorSession } from './visitor-session.ts';
import { refusedEvents, type KeyVisit } from './key-visit.ts';

/** Maximum number of questions in a row to one telephone that strangers ask for. */
const maxQuestionsPerOwner = 30;

/** Number of questions from one visit or network that need no proof of being human. */
const questionsWithoutProof = 1;

/**
 * Refusal to ask a telephone before the requester has shown that they are human: otherwise a program could disturb any
 * owner whose name it knows. Requests are counted.
 */
async function machineRefusal(
  parts: Parts,
  transaction: Transaction,
  answer: HumanAnswer,
  visitor: SessionRecord,
  userName: string,
  source: string,
): Promise<Refusal | undefined> {
  const now = parts.clock.realTime();
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
      always: pasts.some(({ past }) => isTextLimitReached(past, now, questionsWithoutProof)),
    },
    visitor,
  );
  if (unproven) return unproven;
  for (const { key, past } of pasts) await transaction.attempts.save({ key, ...countText(past, now) });
  return undefined;
}

/**
 * Opens a question to the telephone of an account's owner, or returns the refusal. Failed attempts stay counted, so
 * refusals are not thrown.
 */
async function openQuestion(
  parts: Parts,
  context: CallContext,
  { transaction, visitor }: { readonly transaction: Transaction; readonly visitor: SessionRecord },
  { userName, text, captcha, proof }: { readonly userName: string; readonly text: string } & HumanAnswer,
) {
  const now = parts.clock.realTime();
  const key = await challengeKey(visitor, text);
  const challenge = await transaction.keyChallenges.find(key);
  if (!challenge || !isChallengeOpen(challenge, now)) return new Refusal('SIGN_IN_EXPIRED');
  // A text about one account is sent to the owner of that account only.
  const order = readSigningText(text);
  // An agreement or a decision is confirmed by its signatory, who is signed in.
  const isOwner = !(context.caller instanceof Refusal) && context.caller.user.userName === userName;
  const isOwn =
    order?.purpose === 'agreement' || order?.purpose === 'trade-decision'
      ? isOwner
      : order?.digest === undefined || order.digest === (await accountDigest(userName));
  if (!isOwn) return new Refusal('SIGN_IN_EXPIRED');
  const name = userName.toLowerCase();
  // Strangers are counted per network, so that they do not make an account's owner wait.
  const ownRow = isOwner
    ? await pendingConfirmationsKey(name)
    : await sha256Hex(`cloud\n${name}\n${sourceNetwork(context.source)}`);
  const past = await transaction.attempts.lock(ownRow);
  const wait = textWaitMs(past, now);
  if (wait > 0) return new Refusal('SMS_TOO_SOON', { seconds: Math.ceil(wait / 1000) });
  // A text bound to one account was given only to a visitor who had shown that they are human.
  const unproven =
    isOwner || order?.digest !== undefined
      ? undefined
      : await machineRefusal(parts, transaction, { captcha, proof }, visitor, userName, context.source);
  if (unproven) return unproven;
  // An owner who is asked too often by strangers may agree at last. After too many questions the telephone gets
  // no more from strangers, which is not reported.
  const ownerRow = isOwner ? undefined : await sha256Hex(`cloud-owner\n${name}`);
  const askedThere = ownerRow === undefined ? undefined : await transaction.attempts.lock(ownerRow);
  // Open questions are limited per name. The answer is the same for unknown names.
  const open = { challenge: key, until: challenge.expiresAt };
  const untilFree = await reserveConfirmationSlot(transaction, confirmationKeyOfName(name), open, now);
  if (untilFree > 0) return new Refusal('SMS_TOO_SOON', { seconds: Math.ceil(untilFree / 1000) });
  const asked = countText(past, now);
  await transaction.attempts.save({ key: ownRow, ...asked });
  const isFull = isTextLimitReached(askedThere, now, maxQuestionsPerOwner);
  if (ownerRow !== undefined && !isFull)
    await transaction.attempts.save({ key: ownerRow, ...countText(askedThere, now) });
  const owner = await transaction.users.byName(userName);
  // All accounts of a person share one telephone. A busy telephone is not reported, because that would reveal
  // whose it is.
  const isBusy =
    (await reserveConfirmationSlot(transaction, askKeyOfPerson(owner?.personId ?? `of ${name}`), open, now)) > 0;
  return {
    key,
    until: challenge.expiresAt,
    owner: isFull || isBusy ? undefined : owner,
    resendAfter: Math.ceil(textWaitMs(asked, now) / 1000),
  };
}

/** Signing by a confirmation on the owner's telephone. */
export function cloudQuestions(
  parts: Parts,
  { requireAuthority, inVisit }: KeyVisit,
): Desk<'requestCloudKey' | 'cloudAnswer'> {
  const { store, clock } = parts;
  return {
    requestCloudKey: async ({ picAuthToken, userName, text, captcha, proof }, context) => {
      requireAuthority();
      const { cloudSigning } = parts;
      // Without a signing service no question can be sent.
      if (!cloudSigning) throw new Refusal('NOT_FOUND');
      const number = randomDigits(2);
      const outcome = await inVisit(context, picAuthToken, async (transaction, visitor) =>
        openQuestion(parts, context, { transaction, visitor }, { userName, text, captcha, proof }),
      );
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
          .catch((fault: unknown) => parts.report(fault, { call: 'requestCloudKey', traceId: context.traceId }));
      return { number, resendAfter };
    },

    cloudAnswer: async ({ picAuthToken, text }, context) => {
      const { cloudSigning } = parts;
      if (!cloudSigning) throw new Refusal('NOT_FOUND');
      const key = await challengeKey(visitorSession(context, picAuthToken, clock.realTime()), text);
      const challenge = await store.transaction(async ({ keyChallenges }) => keyChallenges.find(key));
      if (!challenge || !isChallengeOpen(challenge, clock.realTime())) return { state: 'OVER' };
      const reply = await cloudSigning.reply(key);
      if (reply.state === 'signed')
        return { state: 'SIGNED', certificate: reply.certificate, signature: reply.signature };
      return { state: reply.state === 'refused' ? 'REFUSED' : 'WAITING' };
    },
  };
}
