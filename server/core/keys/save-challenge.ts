import { countInPeriod } from '../../../src/domain/identity/period-count.ts';
import { signingLife } from '../../../src/domain/keys/signing-text.ts';
import type { KeyChallengeRecord, SessionRecord } from '../records/entry.ts';
import { Refusal } from '../refusal.ts';
import { sha256Hex } from '../secrets.ts';
import type { Transaction } from '../store.ts';
import { challengeKey } from './key-judgement.ts';

/**
 * Maximum number of texts to sign per visit within the time in which one may be signed: enough for a user who mistypes
 * a PIN, too few to fill a table.
 */
export const maxChallenges = 20;

/**
 * Saves the text that a visit may sign until it expires, in real time. Refuses with TOO_MANY_REQUESTS a visit that
 * exceeds the maximum.
 */
export async function saveChallenge(
  transaction: Transaction,
  visitor: Pick<SessionRecord, 'picAuthToken'>,
  text: string,
  about: Pick<KeyChallengeRecord, 'purpose' | 'host' | 'expiresAt'>,
  now: number,
): Promise<void> {
  const key = await sha256Hex(`challenges\n${visitor.picAuthToken}`);
  const count = countInPeriod(await transaction.callCounts.lock(key), signingLife, now);
  if (count.calls > maxChallenges) throw new Refusal('TOO_MANY_REQUESTS');
  await transaction.callCounts.save({ key, ...count });
  await transaction.keyChallenges.save({ ...about, key: await challengeKey(visitor, text), spent: false });
}
