import type { CertificateKind } from '../keys/certificate.ts';
import type { ProductCode } from '../catalogue/product-code.ts';

/** Requirements that a company meets before it may open a product (document 1, section 5; F-105…F-111). */
export interface OpeningPolicy {
  /** `begun`: anything but UNAUTH. */
  readonly realName: 'any' | 'begun' | 'authenticated';
  /** Whether an unfinished real-name review blocks the opening. */
  readonly notApproving: boolean;
  readonly notRejected: boolean;
  /** `begun`: VERIFYING, UPDATE_VERIFYING or AUTH. */
  readonly hardCertificate: 'any' | 'begun' | 'authenticated';
  readonly softCertificate: boolean;
  /** No verification may be pending. */
  readonly noPending: boolean;
  /** A usable soft key, or a digital certificate's number. */
  readonly softKey: boolean;
  /** Closed to individuals that have not opened it already. */
  readonly companiesOnly: boolean;
  /** Whether the platform has to grant an application first (F-117). */
  readonly application: boolean;
  /** Whether its page says that a key is needed at work (F-099). */
  readonly keyHint: boolean;
  /**
   * Kinds of certificate that may sign its agreement, where the back end knows of any; empty where a click is enough.
   */
  readonly signedBy: readonly CertificateKind[];
}

/** The rule of products for which the documents name none (F-110, X-24). */
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

/** The one table of the 19 products. */
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
 * Certificates that a company needs before it may open a product: none; an application for a token; a token's
 * certificate; or that and a digital certificate without a token.
 */
export const certificateNeeds = ['none', 'token-applied', 'token', 'token-and-digital'] as const;
export type CertificateNeed = (typeof certificateNeeds)[number];

/** What of certificates a product asks for, by its policy. */
export function certificateNeedOf(product: ProductCode): CertificateNeed {
  const { hardCertificate, softCertificate, softKey } = openingPolicies[product];
  if (softCertificate || softKey) return 'token-and-digital';
  if (hardCertificate === 'any') return 'none';
  return hardCertificate === 'begun' ? 'token-applied' : 'token';
}
