import type { CertificateKind } from '../keys/certificate.ts';
import type { ProductCode } from '../catalogue/product-code.ts';

/** Requirements that a company meets before it may open a product (document 1, section 5; F-105…F-111). */
export interface OpeningPolicy {
  /** `begun`: any state but UNAUTH. */
  readonly realName: 'any' | 'begun' | 'authenticated';
  /** Whether an unfinished real-name review blocks the opening. */
  readonly notApproving: boolean;
  readonly notRejected: boolean;
  /** `begun`: VERIFYING, UPDATE_VERIFYING or AUTH. */
  readonly hardCertificate: 'any' | 'begun' | 'authenticated';
  readonly softCertificate: boolean;
  /** No verification may be pending. */
  readonly noPending: boolean;
  /** Whether a usable soft key, or the number of a digital certificate, is required. */
  readonly softKey: boolean;
  /** Whether individuals cannot open it. Those who have opened it before keep it. */
  readonly companiesOnly: boolean;
  /** Whether the platform has to grant an application first (F-117). */
  readonly application: boolean;
  /** Whether its page says that a key is needed for working with it (F-099). */
  readonly keyHint: boolean;
  /**
   * Kinds of certificate that may sign its agreement, where the back end offers certificates; empty where a click is
   * enough.
   */
  readonly signedBy: readonly CertificateKind[];
}

/** Policy of products for which the documents state none (F-110, X-24). */
const usual: OpeningPolicy = {
  realName: 'authenticated',
  notApproving: true,
  notRejected: true,
  hardCertificate: 'any',
  softCertificate: false,
  noPending: false,
  softKey: false,
  companiesOnly: false,
  application: false,
  keyHint: false,
  signedBy: [],
};

/** Policies of the 19 products. */
export const openingPolicies: Readonly<Record<ProductCode, OpeningPolicy>> = {
  CREDIT: usual,
  ESTP: usual,
  RECEIVABLE: { ...usual, realName: 'begun' },
  ORDER: { ...usual, companiesOnly: true },
  NOTE: usual,
  GPC: { ...usual, companiesOnly: true },
  EST: { ...usual, realName: 'any', hardCertificate: 'authenticated', keyHint: true, signedBy: ['hard'] },
  EJT: usual,
  EDT: { ...usual, realName: 'any', notApproving: false, hardCertificate: 'begun', companiesOnly: true, keyHint: true },
  EXTOC: {
    ...usual,
    realName: 'any',
    notApproving: false,
    hardCertificate: 'authenticated',
    companiesOnly: true,
    keyHint: true,
    signedBy: ['hard'],
  },
  SCG: usual,
  BAB: usual,
  ETT: usual,
  POND: usual,
  ABS: { ...usual, application: true },
  LETTER_OF_GUARANTEE: { ...usual, application: true },
  FAW: { ...usual, application: true },
  STD_PAPER: usual,
  SCCP: {
    ...usual,
    hardCertificate: 'authenticated',
    softCertificate: true,
    noPending: true,
    softKey: true,
    keyHint: true,
    signedBy: ['hard', 'cloud'],
  },
};

/**
 * Certificates that a company needs before it may open a product: none; an application for a token; a certificate in a
 * token; or that and a digital certificate without a token.
 */
export const certificateNeeds = ['none', 'token-applied', 'token', 'token-and-digital'] as const;
export type CertificateNeed = (typeof certificateNeeds)[number];

/** Certificates that a product requires, according to its policy. */
export function certificateNeedOf(product: ProductCode): CertificateNeed {
  const { hardCertificate, softCertificate, softKey } = openingPolicies[product];
  if (softCertificate || softKey) return 'token-and-digital';
  if (hardCertificate === 'any') return 'none';
  return hardCertificate === 'begun' ? 'token-applied' : 'token';
}
