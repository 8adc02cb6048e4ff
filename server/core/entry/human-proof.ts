import { easiestProof, hardestPicture, requiredProofBits } from '../../../src/domain/identity/failed-attempts.ts';
import { bitsOf, isProofValid, difficultyWithoutChallenge } from './captcha.ts';
import type { Parts } from '../parts.ts';
import type { SessionRecord } from '../records/entry.ts';
import type { Transaction } from '../store.ts';
import { Refusal } from '../refusal.ts';
import { countFailure, failuresNow, type FailureKeys } from './sign-in-failures.ts';

/** Answer by which a visitor proves that they are human: a captcha or a proof of work. */
export interface HumanAnswer {
  readonly captcha: string | undefined;
  readonly proof: string | undefined;
}

/** Whether only a proof of work is accepted. Where the back end offers none, a picture suffices at any difficulty. */
export function proofOnly({ extensions }: Pick<Parts, 'extensions'>, demanded: number): boolean {
  return demanded > hardestPicture && extensions.includes('captcha-proof');
}

/** Reason why an answer is refused; undefined where it is accepted. */
async function humanRefusal(
  parts: Pick<Parts, 'extensions'>,
  { captcha, proof }: HumanAnswer,
  visitor: SessionRecord,
  demanded: number,
): Promise<'CAPTCHA_REQUIRED' | 'CAPTCHA_WRONG' | undefined> {
  const typed = captcha?.trim().toUpperCase() ?? '';
  if (proof === undefined) {
    if (typed === '' || proofOnly(parts, demanded)) return 'CAPTCHA_REQUIRED';
    return visitor.captcha !== '' && typed === visitor.captcha ? undefined : 'CAPTCHA_WRONG';
  }
  if (!(await isProofValid(visitor.proofChallenge, proof))) return 'CAPTCHA_WRONG';
  // Another user's failure may have raised the difficulty by one bit while this proof was computed.
  return bitsOf(visitor.proofChallenge) < demanded - 1 ? 'CAPTCHA_REQUIRED' : undefined;
}

/** An answer with the keys under which its failure is counted. `now`: real time, in milliseconds. */
export interface CountedAnswer extends HumanAnswer {
  readonly keys: FailureKeys;
  readonly now: number;
  /** A proof is always required, regardless of earlier failures. */
  readonly always?: boolean;
}

/**
 * CAPTCHA_REQUIRED or CAPTCHA_WRONG where the failures so far require a proof that the caller is human and it is
 * missing or wrong; undefined where the caller may continue.
 */
export async function unprovenRefusal(
  transaction: Transaction,
  parts: Pick<Parts, 'extensions'>,
  answer: CountedAnswer,
  visitor: SessionRecord,
): Promise<Refusal | undefined> {
  const { keys, now, always = false } = answer;
  const demanded = requiredProofBits(await failuresNow(transaction, keys, now)) ?? (always ? easiestProof : undefined);
  if (demanded === undefined) return undefined;
  const code = await humanRefusal(parts, answer, visitor, demanded);
  // Each answer can be used once.
  await transaction.sessions.save({ ...visitor, captcha: '', proofChallenge: difficultyWithoutChallenge(demanded) });
  // A wrong captcha counts as a failure, but does not lock the account.
  if (code === 'CAPTCHA_WRONG') await countFailure(transaction, keys, ['source', 'all'], now);
  return code && new Refusal(code, { proofOnly: proofOnly(parts, demanded) ? 'yes' : 'no' });
}
