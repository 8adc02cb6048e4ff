import type { CertificateKind } from '../../../domain/keys/certificate.ts';
import type { CertificateObstacle } from '../../../domain/agreements/agreement-certificate.ts';
import type { ProductCode } from '../../../domain/catalogue/product-code.ts';
import type { SignedText } from '../keys/key-agent.ts';

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
  /** Kinds of certificate that may sign the agreement; empty where a click is enough. */
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

/** Signing the agreement of a product by a certificate of one's own. */
export interface AgreementSignatures {
  choice(product: ProductCode, signal?: AbortSignal): Promise<SigningChoice>;
  /** What is to be signed by that certificate, for the text as it is known here, and for how many seconds it may be. */
  challenge(
    product: ProductCode,
    serial: string,
  ): Promise<
    | { readonly asked: true; readonly text: string; readonly validFor: number }
    | ({ readonly asked: false } & SigningRefusal)
  >;
  prove(
    product: ProductCode,
    serial: string,
    signed: SignedText,
  ): Promise<{ readonly done: true } | ({ readonly done: false } & SigningRefusal)>;
}
