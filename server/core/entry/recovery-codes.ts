import {
  lockTimeLeft,
  failureKinds,
  remainingFailures as failuresLeft,
} from '../../../src/domain/identity/failed-attempts.ts';
import { isCodeValid, countText, isTextLimitReached, textWaitMs } from '../../../src/domain/identity/verify-codes.ts';
import { sourceNetwork } from '../../../src/domain/identity/source-network.ts';
import { unprovenRefusal } from './human-proof.ts';
import type { Parts } from '../parts.ts';
import type { ProofPurpose, SessionRecord } from '../records/entry.ts';
import type { UserRecord } from '../records/company.ts';
import type { Transaction } from '../store.ts';
import { takeTextAllowance } from '../identity/text-allowance.ts';
import { Refusal } from '../refusal.ts';
import { randomToken, sha256Hex } from '../secrets.ts';
import { countFailure, failureKeys, forgiveFailure, type FailureKeys } from './sign-in-failures.ts';

/** Account, purpose and visit of a code. */
export interface CodeAbout {
  readonly purpose: ProofPurpose | 'workbench';
  readonly userName: string;
  readonly visitor: SessionRecord;
  /** Address of the caller. */
  readonly source: string;
  /** Real time. */
  readonly now: number;
}

export interface CodeOrder extends CodeAbout {
  readonly code: string;
  readonly captcha: string | undefined;
  readonly proof: string | undefined;
  /** Whether the user is signed in or has given the password, and so has been shown to be human. */
  readonly isOwn: boolean;
}

/**
 * Maximum number of messages in a row to one telephone, counted separately for strangers and for users with a proof:
 * enough for several requests at once, and no flood.
 */
const maxMessagesPerNumber = 30;

/** Key of a code. It contains the account, the purpose and the visit, so that a code is valid only for these. */
const keyOf = async ({ purpose, userName, visitor }: CodeAbout): Promise<string> =>
  sha256Hex(`recovery\n${purpose}\n${userName}\n${visitor.picAuthToken}`);
const hashOf = async (key: string, code: string): Promise<string> => sha256Hex(`${key} ${code}`);
/** Failure keys, shared by all purposes, so that a flood is limited regardless of its purpose. */
const keysOf = async ({ userName, source }: CodeAbout): Promise<FailureKeys> =>
  failureKeys(userName, source, 'recovery');

/**
 * Saves a code for an account and returns the telephone to which it is sent. The telephone is undefined for an unknown
 * name and for one that has reached its limit; neither is disclosed to the caller. The same rows are read and written
 * for an unknown name.
 */
export async function issueCode(
  transaction: Transaction,
  parts: Pick<Parts, 'extensions'>,
  order: CodeOrder,
): Promise<{ readonly mobile: string | undefined; readonly user: UserRecord | undefined } | Refusal> {
  const { userName, visitor, now, code } = order;
  const keys = await keysOf(order);
  const locked = lockTimeLeft(failuresLeft('pair', await transaction.attempts.lock(keys.pair), now), now);
  if (locked > 0) return new Refusal('SIGN_IN_LOCKED', { minutes: Math.ceil(locked / 60_000) });
  const key = await keyOf(order);
  const earlier = await transaction.verifyCodes.lock(key);
  // A visitor who was sent a code in this visit has shown that they are human.
  const unproven = order.isOwn
    ? undefined
    : await unprovenRefusal(
        transaction,
        parts,
        { captcha: order.captcha, proof: order.proof, keys, now, always: earlier === undefined },
        visitor,
      );
  if (unproven) return unproven;
  // Counted per network of the requester, so that others neither keep an account's owner waiting nor learn of the
  // request.
  const ownRow = await sha256Hex(`recovery-texts\n${userName}\n${sourceNetwork(order.source)}`);
  const past = await transaction.attempts.lock(ownRow);
  const wait = textWaitMs(past, now);
  if (wait > 0) return new Refusal('SMS_TOO_SOON', { seconds: Math.ceil(wait / 1000) });
  // The prefix of the number is not counted, because a refusal by prefix would reveal to a stranger that the name has
  // an account.
  const limited = await takeTextAllowance(
    transaction,
    order.isOwn ? { userId: userName.toLowerCase() } : { source: order.source },
    now,
  );
  if (limited) return limited;
  await countFailure(transaction, keys, failureKinds, now);
  await transaction.attempts.save({ key: ownRow, ...countText(past, now) });
  const user = await transaction.users.byName(userName);
  // Several accounts may share a telephone. A reached limit is not reported, because that would reveal whose it is. A
  // user who has given a proof has a separate count, so that strangers, who need only a name, cannot block the second
  // step of signing in.
  const numberRow = await sha256Hex(
    `recovery-number${order.isOwn ? '-own' : ''}\n${user?.mobile ?? `nobody ${userName}`}`,
  );
  const sentThere = await transaction.attempts.lock(numberRow);
  const full = isTextLimitReached(sentThere, now, maxMessagesPerNumber);
  if (!full) await transaction.attempts.save({ key: numberRow, ...countText(sentThere, now) });
  const isSent = user !== undefined && user.mobile !== '' && !full;
  // A code that is not sent is replaced by a random token, so that it cannot be guessed.
  await transaction.verifyCodes.save({
    key,
    codeHash: await hashOf(key, isSent ? code : randomToken()),
    sentAt: now,
    wrong: 0,
    spent: false,
  });
  return { mobile: isSent ? user.mobile : undefined, user };
}

/**
 * Returns the user whose account a right code proves; for any other code, whether a valid code existed that was guessed
 * at. A right code is spent, and the failures counted for requesting it are removed.
 */
export async function checkCode(
  transaction: Transaction,
  about: CodeAbout,
  code: string,
): Promise<{ readonly user: UserRecord } | { readonly guessed: boolean }> {
  const keys = await keysOf(about);
  const key = await keyOf(about);
  const sent = await transaction.verifyCodes.lock(key);
  const user = await transaction.users.byName(about.userName);
  const isOpen = sent !== undefined && isCodeValid(sent, about.now);
  if (!user || !isOpen || sent.codeHash !== (await hashOf(key, code.trim()))) {
    if (sent) await transaction.verifyCodes.save({ ...sent, wrong: sent.wrong + 1 });
    // Without a valid code there was nothing to guess, so the failure does not count for all visitors.
    await countFailure(transaction, keys, isOpen ? ['source', 'all'] : ['source'], about.now);
    return { guessed: isOpen };
  }
  await transaction.verifyCodes.save({ ...sent, spent: true });
  await forgiveFailure(transaction, keys);
  return { user };
}
