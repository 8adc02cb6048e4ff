import {
  failureKinds,
  lockTimeLeft,
  remainingFailures as failuresLeft,
} from '../../../../src/domain/identity/failed-attempts.ts';
import {
  isCodeValid,
  countText,
  isTextLimitReached,
  textWaitMs,
} from '../../../../src/domain/identity/verify-codes.ts';
import type { Parts } from '../../parts.ts';
import type { SessionRecord } from '../../records/entry.ts';
import type { Transaction } from '../../store.ts';
import { Refusal } from '../../refusal.ts';
import { takeTextAllowance } from '../../identity/text-allowance.ts';
import { sha256Hex } from '../../secrets.ts';
import { lockVisitorSession } from '../lock-visitor-session.ts';
import { unprovenRefusal, type HumanAnswer } from '../human-proof.ts';
import { countFailure, failureKeys, forgiveFailure, type FailureKeys } from '../sign-in-failures.ts';
import { visitorSession } from '../visitor-session.ts';

/** The visit in which a code is requested and entered; refuses with SIGN_IN_EXPIRED when it has ended. */
export const visitOf = visitorSession;

/** Telephone number, visit and origin of a request for a code. */
export interface NumberCode {
  readonly mobile: string;
  readonly visitor: SessionRecord;
  readonly source: string;
  /** Real time. */
  readonly now: number;
}

/** Maximum number of messages in a row to one number, from all sources. */
const maxMessagesPerNumber = 10;

const keysOf = async ({ mobile, source }: NumberCode): Promise<FailureKeys> =>
  failureKeys(mobile, source, 'registration');
const keyOf = async ({ mobile, visitor }: NumberCode): Promise<string> =>
  sha256Hex(`registration\n${mobile}\n${visitor.picAuthToken}`);
const hashOf = async (key: string, code: string): Promise<string> => sha256Hex(`${key} ${code}`);

/**
 * Saves a code for a telephone, regardless of its owner. The first request of a visit needs a proof of being human.
 * Each request counts as a failure, and a right code removes the count. Returns whether the message may be sent, or a
 * refusal.
 */
export async function issueNumberCode(
  transaction: Transaction,
  parts: Pick<Parts, 'extensions'>,
  about: NumberCode,
  answer: HumanAnswer,
  code: string,
): Promise<boolean | Refusal> {
  const { mobile, source, now } = about;
  const keys = await keysOf(about);
  const locked = lockTimeLeft(failuresLeft('pair', await transaction.attempts.lock(keys.pair), now), now);
  if (locked > 0) return new Refusal('SIGN_IN_LOCKED', { minutes: Math.ceil(locked / 60_000) });
  const visitor = await lockVisitorSession(transaction, about.visitor, now);
  const key = await keyOf(about);
  // A visitor who was sent a code in this visit has shown that they are human.
  const always = (await transaction.verifyCodes.lock(key)) === undefined;
  const unproven = await unprovenRefusal(transaction, parts, { ...answer, keys, now, always }, visitor);
  if (unproven) return unproven;
  const ownRow = await sha256Hex(`registration-texts\n${mobile}\n${source}`);
  const past = await transaction.attempts.lock(ownRow);
  const wait = textWaitMs(past, now);
  if (wait > 0) return new Refusal('SMS_TOO_SOON', { seconds: Math.ceil(wait / 1000) });
  const limited = await takeTextAllowance(transaction, { mobile, source }, now);
  if (limited) return limited;
  await countFailure(transaction, keys, failureKinds, now);
  await transaction.attempts.save({ key: ownRow, ...countText(past, now) });
  const numberRow = await sha256Hex(`registration-number\n${mobile}`);
  const sentThere = await transaction.attempts.lock(numberRow);
  // A requester who floods a number from many places does not learn that its limit is reached.
  const full = isTextLimitReached(sentThere, now, maxMessagesPerNumber);
  if (!full) await transaction.attempts.save({ key: numberRow, ...countText(sentThere, now) });
  await transaction.verifyCodes.save({ key, codeHash: await hashOf(key, code), sentAt: now, wrong: 0, spent: false });
  return !full;
}

/**
 * Whether a code is right. Each try counts as a wrong one: a code can be tried five times, regardless of the result.
 */
export async function tryNumberCode(transaction: Transaction, about: NumberCode, code: string): Promise<boolean> {
  const key = await keyOf(about);
  const sent = await transaction.verifyCodes.lock(key);
  const isOpen = sent !== undefined && isCodeValid(sent, about.now);
  if (sent) await transaction.verifyCodes.save({ ...sent, wrong: sent.wrong + 1 });
  if (isOpen && sent.codeHash === (await hashOf(key, code.trim()))) return true;
  await countFailure(transaction, await keysOf(about), isOpen ? ['source', 'all'] : ['source'], about.now);
  return false;
}

/** Spends a right code. Returns false when a concurrent request has spent it. */
export async function spendNumberCode(transaction: Transaction, about: NumberCode): Promise<boolean> {
  const sent = await transaction.verifyCodes.lock(await keyOf(about));
  if (!sent || sent.spent) return false;
  await transaction.verifyCodes.save({ ...sent, spent: true });
  await forgiveFailure(transaction, await keysOf(about));
  return true;
}

/** Counts a correct code that disclosed something: each further disclosure of the kind costs more. */
export async function countDisclosure(transaction: Transaction, about: NumberCode): Promise<void> {
  await countFailure(transaction, await keysOf(about), ['source', 'all'], about.now);
}
