import type { CertificateKind } from '../../../domain/keys/certificate.ts';
import type { CertificateObstacle } from '../../../domain/agreements/agreement-certificate.ts';

/** One of the caller's own certificates, at this company or another. Instants in milliseconds since the epoch. */
export interface OfferedCertificate {
  readonly serial: string;
  readonly kind: CertificateKind;
  readonly holder: string;
  readonly companyName: string;
  /** Empty where unknown. */
  readonly issuer: string;
  readonly validFrom: number;
  readonly validTo: number;
  /** Why it cannot sign; undefined where it can. `unknown`: a reason that this portal does not know. */
  readonly obstacle: CertificateObstacle | 'unknown' | undefined;
}

export interface SigningChoice {
  /** Kinds of certificate that may sign; empty where a click is enough and no certificate is needed. */
  readonly signedBy: readonly CertificateKind[];
  readonly certificates: readonly OfferedCertificate[];
  /** The caller's telephone number, masked; empty where the telephone is not used, or the back end does not say. */
  readonly mobile: string;
  /** Names of the other users of the company who could sign. */
  readonly colleagues: readonly string[];
}

/**
 * Why nothing was signed. `over`: there is nothing left to sign. `unproven`: the signature does not prove who signed.
 * `on` is a day in Shanghai.
 */
export type SigningRefusal =
  | { readonly because: 'over' | 'unproven' | 'revoked' | 'text-changed' | 'withdrawn' | 'gone' }
  | { readonly because: 'expired' | 'not-yet'; readonly on: string }
  | { readonly because: 'obstacle'; readonly obstacle: CertificateObstacle };

/** Text to sign with a certificate, and its validity in seconds. */
export interface SigningText {
  readonly asked: true;
  readonly text: string;
  readonly validFor: number;
}
