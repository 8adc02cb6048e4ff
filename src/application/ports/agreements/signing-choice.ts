import type { CertificateKind } from '../../../domain/keys/certificate.ts';
import type { CertificateObstacle } from '../../../domain/agreements/agreement-certificate.ts';

/** One of the caller's own certificates, at this company or another. Instants in milliseconds since the epoch. */
export interface OfferedCertificate {
  readonly serial: string;
  readonly kind: CertificateKind;
  readonly holder: string;
  readonly companyName: string;
  /** Empty where that is not known. */
  readonly issuer: string;
  readonly validFrom: number;
  readonly validTo: number;
  /** Why it does not sign; undefined where it does. `unknown`: for a reason that is not known here. */
  readonly obstacle: CertificateObstacle | 'unknown' | undefined;
}

export interface SigningChoice {
  /** Kinds of certificate that may sign; empty where a press is enough. */
  readonly signedBy: readonly CertificateKind[];
  readonly certificates: readonly OfferedCertificate[];
  /** The caller's telephone, all but a few digits hidden; empty where none is asked, or that is not told. */
  readonly mobile: string;
  /** Who else of the company could sign, by name. */
  readonly colleagues: readonly string[];
}

/**
 * Why nothing was signed. `over`: nothing of the kind is to be signed any more; `unproven`: it does not prove who
 * signs. `on` is a day in Shanghai.
 */
export type SigningRefusal =
  | { readonly because: 'over' | 'unproven' | 'revoked' | 'text-changed' | 'withdrawn' | 'gone' }
  | { readonly because: 'expired' | 'not-yet'; readonly on: string }
  | { readonly because: 'obstacle'; readonly obstacle: CertificateObstacle };

/** What is to be signed by a certificate, and for how many seconds it may be. */
export interface SigningText {
  readonly asked: true;
  readonly text: string;
  readonly validFor: number;
}
