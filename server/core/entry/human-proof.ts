import { easiestProof, hardestPicture, requiredProofBits } from '../../../src/domain/identity/guessing.ts';
import { bitsOf, proofHolds, rememberedBits } from './captcha.ts';
import type { Parts } from '../parts.ts';
import type { SessionRecord } from '../records/entry.ts';
import type { Transaction } from '../store.ts';
import { Refusal } from '../refusal.ts';
import { countFailure, failuresNow, type FailureKeys } from './sign-in-failures.ts';

/** What somebody brings to prove that they are human. */
export interface HumanAnswer {
  readonly captcha: string | undefined;
  readonly proof: string | undefined;
}

/** Where no proof is offered, a picture must do, however hard the times. */
export function proofOnly({ extensions }: Pick<Parts, 'extensions'>, demanded: number): boolean {
  return demanded > hardestPicture && extensions.includes('captcha-proof');
}

/** Why what was brought does not do; undefined where it does. */
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
  if (!(await proofHolds(visitor.proofChallenge, proof))) return 'CAPTCHA_WRONG';
  // Somebody else's failure may have made it one bit harder while this one was computed.
  return bitsOf(visitor.proofChallenge) < demanded - 1 ? 'CAPTCHA_REQUIRED' : undefined;
}

/** An answer with what its failure is counted under, and when that is (real time, in milliseconds). */
export interface CountedAnswer extends HumanAnswer {
  readonly keys: FailureKeys;
  readonly now: number;
  /** A proof is always required, whatever failed before. */
  readonly always?: boolean;
}

/**
 * CAPTCHA_REQUIRED or CAPTCHA_WRONG where the failures so far demand a proof that the caller is human and it is missing
 * or wrong; undefined where the caller may go on.
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
  // Either answer counts once.
  await transaction.sessions.save({ ...visitor, captcha: '', proofChallenge: rememberedBits(demanded) });
  // Guessing pictures is guessing too, but locks nobody.
  if (code === 'CAPTCHA_WRONG') await countFailure(transaction, keys, ['source', 'all'], now);
  return code && new Refusal(code, { proofOnly: proofOnly(parts, demanded) ? 'yes' : 'no' });
}
