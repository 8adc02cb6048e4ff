import type { CertificateKind } from '../keys/certificate.ts';
import { mayCertify } from '../identity/certifying-roles.ts';
import { isCertified, type ReportedAuthState } from '../keys/certification.ts';

/**
 * The pages on which a company of the ABS sub-platform is certified: the choice of ways, and each way (document 1,
 * section 2; F-055).
 */
export const identifyPlaces = ['index', 'ukey', 'soft-key'] as const;
export type IdentifyPlace = (typeof identifyPlaces)[number];

/**
 * Ways to identify a company: by the certificate in a token, which proves who signs, or by the business licence and its
 * accompanying papers, without which no company is certified.
 */
export type IdentifyWay = Exclude<IdentifyPlace, 'index'>;
export const identifyWays: readonly IdentifyWay[] = ['soft-key', 'ukey'];

export function identifyPath(place: IdentifyPlace): string {
  return `/register/abs/identify/${place}`;
}

/** Why nothing is to be signed: the company is certified, or it is not this person's to certify it. */
export type AskingRefusal = 'certified' | 'role';

/**
 * Why a signature that is good does not identify the company: its certificate names another, its key lies in no token,
 * or it is a colleague's.
 */
export type TokenRefusal = 'other-company' | 'not-a-token' | 'other-person';

export const identityRefusals = [
  'certified',
  'role',
  'other-company',
  'not-a-token',
  'other-person',
] as const satisfies readonly (AskingRefusal | TokenRefusal)[];
export type IdentityRefusal = (typeof identityRefusals)[number];

/** Why somebody is not asked to sign for their company, the nearest reason first; undefined where they are. */
export function identificationRefusalOf({
  realName,
  ...person
}: {
  readonly realName: ReportedAuthState;
  readonly isMain: boolean;
  readonly role: string;
}): AskingRefusal | undefined {
  if (isCertified(realName)) return 'certified';
  return mayCertify(person) ? undefined : 'role';
}

/** What a certificate says of itself that signed for a company. */
export interface SignerCertificate {
  readonly kind: CertificateKind;
  /** The unified social credit code of the company that it names; empty where it names none. */
  readonly uscc: string;
  readonly holderId: string;
}

/**
 * Why it does not identify the company, the nearest reason first; undefined where it does: it lies in a token, names
 * this company, and is held by whoever signed in.
 */
export function tokenRefusalOf(
  { kind, uscc, holderId }: SignerCertificate,
  signer: { readonly uscc: string; readonly userId: string },
): TokenRefusal | undefined {
  if (uscc === '' || uscc !== signer.uscc) return 'other-company';
  if (kind !== 'hard') return 'not-a-token';
  return holderId === signer.userId ? undefined : 'other-person';
}
