import { hardestPicture } from '../../../src/domain/entry/guessing.ts';
import { bitsOf, proofHolds } from './captcha.ts';
import type { Parts } from '../parts.ts';
import type { SessionRecord } from '../records.ts';

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
export async function humanRefusal(parts: Pick<Parts, 'extensions'>, { captcha, proof }: HumanAnswer, visitor: SessionRecord, demanded: number): Promise<'CAPTCHA_REQUIRED' | 'CAPTCHA_WRONG' | undefined> {
  const typed = captcha?.trim().toUpperCase() ?? '';
  if (proof === undefined) {
    if (typed === '' || proofOnly(parts, demanded)) return 'CAPTCHA_REQUIRED';
    return visitor.captcha !== '' && typed === visitor.captcha ? undefined : 'CAPTCHA_WRONG';
  }
  if (!(await proofHolds(visitor.proofChallenge, proof))) return 'CAPTCHA_WRONG';
  // Somebody else's failure may have made it one bit harder while this one was computed.
  return bitsOf(visitor.proofChallenge) < demanded - 1 ? 'CAPTCHA_REQUIRED' : undefined;
}
