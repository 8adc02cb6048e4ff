import { objectionDeadline } from './objection-time.ts';
import type { SigningTurn } from './signing-turn.ts';

/**
 * What the platform did with a product's agreement after companies had signed it; `at` in milliseconds since the epoch.
 */
export interface AgreementRecall {
  readonly what: 'withdrawn' | 'published-anew';
  readonly at: number;
}

/**
 * A signed agreement that is no longer valid. Either the platform withdrew it, or a new version must be signed: until
 * `deadline` nothing is blocked. `turn` says who can sign, from the point of view of the user; undefined where the back
 * end does not say.
 */
export type RecalledAgreement =
  | { readonly kind: 'withdrawn'; readonly at: number }
  | { readonly kind: 'to-sign'; readonly deadline: number; readonly turn?: SigningTurn | undefined };

/**
 * The recall that applies to a company that signed the agreement; undefined where the signature is still valid.
 * `signedAt` is the last signature for the company; undefined where it was not recorded.
 */
export function recalledAgreementOf(
  recall: AgreementRecall | undefined,
  signedAt: number | undefined,
): RecalledAgreement | undefined {
  if (!recall) return undefined;
  if (recall.what === 'withdrawn') return { kind: 'withdrawn', at: recall.at };
  return signedAt !== undefined && signedAt >= recall.at
    ? undefined
    : { kind: 'to-sign', deadline: objectionDeadline(recall.at) };
}

/**
 * Whether the recall blocks packages that were never submitted. A package that was submitted before is reviewed,
 * corrected and finished regardless of the agreement.
 */
export const holdsUpPackages = (recall: RecalledAgreement | undefined, now: number): boolean =>
  recall !== undefined && (recall.kind === 'withdrawn' || now >= recall.deadline);
