import type { CertificateKind } from '../keys/certificate.ts';
import { holdsUpPackages, type RecalledAgreement } from '../agreements/agreement-standing.ts';
import { turnOfRole, type SigningTurn } from '../agreements/signing-turn.ts';
import { objectionDeadline } from '../agreements/objection-time.ts';

/**
 * A text that somebody signed for their company, beside what holds at present. Instants in milliseconds since the
 * epoch.
 */
export interface SignedProtocol {
  readonly id: string;
  readonly title: string;
  readonly version: string;
  /** SHA-256 of the Chinese text, in hexadecimal. */
  readonly textHash: string;
  readonly signedAt: number;
  readonly signedBy: string;
  readonly isOwn: boolean;
  /** Whether it is one of the platform's own, to which the rule of 48 hours applies. */
  readonly isPlatform: boolean;
  /**
   * The certificate that signed it, with its holder and issuer; a colleague's serial shows only its last four
   * characters, after asterisks. Undefined where a click signed it.
   */
  readonly certificate?:
    | { readonly kind: CertificateKind; readonly holder: string; readonly issuer: string; readonly serial: string }
    | undefined;
  /** What holds at present, and whether the caller has signed that; undefined where nobody knows it any more. */
  readonly present:
    | { readonly version: string; readonly textHash: string; readonly publishedAt: number; readonly isSigned: boolean }
    | undefined;
  /**
   * What happened to a product's agreement that is no longer in force, and which product it was; undefined for any
   * other.
   */
  readonly recalled?: (RecalledAgreement & { readonly product: string }) | undefined;
}

/**
 * How a signature stands: it holds; the same agreement was signed anew later; another version was signed since; or
 * another text was published since, which is signed by the next arrival (of the platform's own, with the instant until
 * which one may object); or the platform withdrew a product's, or has it signed anew at its page.
 */
export type ProtocolState =
  | { readonly kind: 'in-force' }
  | { readonly kind: 'signed-anew'; readonly at: number }
  | { readonly kind: 'replaced'; readonly version: string }
  | { readonly kind: 'to-sign'; readonly version: string; readonly deadline: number; readonly isPast: boolean }
  | { readonly kind: 'newer'; readonly version: string }
  | { readonly kind: 'withdrawn'; readonly at: number; readonly product: string }
  | {
      readonly kind: 'sign-anew';
      readonly deadline: number;
      readonly isPast: boolean;
      readonly product: string;
      readonly turn: SigningTurn;
    };

/**
 * How what was signed stands at an instant for whoever works in a role (document 1, section 4: 48 hours). What a
 * company opened a product under stays in force for it, whatever others sign later.
 */
export function protocolState(
  { textHash, isPlatform, present, recalled }: Pick<SignedProtocol, 'textHash' | 'isPlatform' | 'present' | 'recalled'>,
  now: number,
  role: string,
  signedAnewAt?: number,
): ProtocolState {
  if (signedAnewAt !== undefined) return { kind: 'signed-anew', at: signedAnewAt };
  if (recalled?.kind === 'withdrawn') return { kind: 'withdrawn', at: recalled.at, product: recalled.product };
  if (recalled)
    return {
      kind: 'sign-anew',
      deadline: recalled.deadline,
      isPast: holdsUpPackages(recalled, now),
      product: recalled.product,
      turn: turnOfRole(recalled.turn, role),
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
 * When the text of a signature was signed anew by the next signature of the same agreement, of all that are listed; of
 * the platform's own each person's by themselves. Undefined for the last one.
 */
export function nextSignature(
  { title, textHash, isOwn, isPlatform, signedAt }: SignedProtocol,
  all: readonly SignedProtocol[],
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

/** As much of a network address as is shown: whose network it was, and not which machine. */
export function maskedSource(source: string): string {
  const parts = source.replace(/^::ffff:/i, '').split('.');
  if (parts.length === 4 && parts.every((part) => /^\d{1,3}$/.test(part)))
    return `${parts[0] ?? ''}.${parts[1] ?? ''}.*.*`;
  const groups = source.split(':');
  return groups.length > 2 && /^[0-9a-f:.]+$/i.test(source) ? `${groups.slice(0, 2).join(':')}:*` : '*';
}
