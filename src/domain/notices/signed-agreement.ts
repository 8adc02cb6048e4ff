import type { CertificateKind } from '../keys/certificate.ts';
import { holdsUpPackages, type RecalledAgreement } from '../agreements/agreement-recall.ts';
import { signingTurnByRole, type SigningTurn } from '../agreements/signing-turn.ts';
import { objectionDeadline } from '../agreements/objection-time.ts';

/**
 * An agreement that a user signed for their company, with its current version. Instants in milliseconds since the
 * epoch.
 */
export interface SignedAgreement {
  readonly id: string;
  readonly title: string;
  readonly version: string;
  /** SHA-256 of the Chinese text, in hexadecimal. */
  readonly textHash: string;
  readonly signedAt: number;
  readonly signedBy: string;
  readonly isOwn: boolean;
  /** Whether it is one of the platform's agreements, to which the 48-hour rule applies. */
  readonly isPlatform: boolean;
  /**
   * The certificate that signed it, with its holder and issuer; a colleague's serial shows only its last four
   * characters, after asterisks. Undefined where a click signed it.
   */
  readonly certificate?:
    | { readonly kind: CertificateKind; readonly holder: string; readonly issuer: string; readonly serial: string }
    | undefined;
  /** The current version, and whether the user has signed it; undefined where unknown. */
  readonly present:
    | { readonly version: string; readonly textHash: string; readonly publishedAt: number; readonly isSigned: boolean }
    | undefined;
  /** The recall of a product's agreement, with the product; undefined for any other agreement. */
  readonly recalled?: (RecalledAgreement & { readonly product: string }) | undefined;
}

/**
 * State of a signature. `signed-again`: the same text was signed again later. `replaced`: another version was signed
 * since. `to-sign`: a new platform agreement must be signed by the deadline. `newer`: a newer version of a product's
 * agreement exists. `withdrawn` and `sign-again`: the platform recalled a product's agreement.
 */
export type SignedAgreementState =
  | { readonly kind: 'in-force' }
  | { readonly kind: 'signed-again'; readonly at: number }
  | { readonly kind: 'replaced'; readonly version: string }
  | { readonly kind: 'to-sign'; readonly version: string; readonly deadline: number; readonly isPast: boolean }
  | { readonly kind: 'newer'; readonly version: string }
  | { readonly kind: 'withdrawn'; readonly at: number; readonly product: string }
  | {
      readonly kind: 'sign-again';
      readonly deadline: number;
      readonly isPast: boolean;
      readonly product: string;
      readonly turn: SigningTurn;
    };

/**
 * State of a signature at an instant for a user in a role (document 1, section 4: 48 hours). The version under which a
 * company opened a product stays in force for that company.
 */
export function signedAgreementState(
  {
    textHash,
    isPlatform,
    present,
    recalled,
  }: Pick<SignedAgreement, 'textHash' | 'isPlatform' | 'present' | 'recalled'>,
  now: number,
  role: string,
  signedAnewAt?: number,
): SignedAgreementState {
  if (signedAnewAt !== undefined) return { kind: 'signed-again', at: signedAnewAt };
  if (recalled?.kind === 'withdrawn') return { kind: 'withdrawn', at: recalled.at, product: recalled.product };
  if (recalled)
    return {
      kind: 'sign-again',
      deadline: recalled.deadline,
      isPast: holdsUpPackages(recalled, now),
      product: recalled.product,
      turn: signingTurnByRole(recalled.turn, role),
    };
  if (!present) return { kind: 'in-force' };
  const { version, publishedAt, isSigned } = present;
  const isPresent = textHash === present.textHash;
  if (isPresent && (isSigned || !isPlatform)) return { kind: 'in-force' };
  if (isSigned) return { kind: 'replaced', version };
  if (!isPlatform) return { kind: 'newer', version };
  const deadline = objectionDeadline(publishedAt);
  return { kind: 'to-sign', version, deadline, isPast: now >= deadline };
}

/**
 * When the same text was signed again, by the next signature in the list; undefined for the last one. For platform
 * agreements only signatures of the same person count.
 */
export function nextSignature(
  { title, textHash, isOwn, isPlatform, signedAt }: SignedAgreement,
  all: readonly SignedAgreement[],
): number | undefined {
  const later = all
    .filter(
      (each) =>
        each.title === title &&
        each.textHash === textHash &&
        each.isPlatform === isPlatform &&
        (!isPlatform || each.isOwn === isOwn) &&
        each.signedAt > signedAt,
    )
    .map((each) => each.signedAt);
  return later.length === 0 ? undefined : Math.min(...later);
}

/** Masks a network address, so that only the network stays visible. */
export function maskSource(source: string): string {
  const parts = source.replace(/^::ffff:/i, '').split('.');
  if (parts.length === 4 && parts.every((part) => /^\d{1,3}$/.test(part)))
    return `${parts[0] ?? ''}.${parts[1] ?? ''}.*.*`;
  const groups = source.split(':');
  return groups.length > 2 && /^[0-9a-f:.]+$/i.test(source) ? `${groups.slice(0, 2).join(':')}:*` : '*';
}
