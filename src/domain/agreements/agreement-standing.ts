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
 * An agreement that holds no more as it was signed: the platform withdrew it at an instant, or it is to be signed anew,
 * until `deadline` without anything being stopped; `turn` as it stands for whoever is told, undefined where that is not
 * said.
 */
export type RecalledAgreement =
  | { readonly kind: 'withdrawn'; readonly at: number }
  | { readonly kind: 'to-sign'; readonly deadline: number; readonly turn?: SigningTurn | undefined };

/**
 * How an agreement stands for a company that signed it; undefined where it holds. `signedAt` is when somebody last
 * signed it for the company, undefined where that was not written down.
 */
export function agreementStanding(
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
 * Whether packages that were never handed in are held up at an instant. What was handed in before is read, mended and
 * finished whatever becomes of the agreement.
 */
export const holdsUpPackages = (standing: RecalledAgreement | undefined, now: number): boolean =>
  standing !== undefined && (standing.kind === 'withdrawn' || now >= standing.deadline);
