import type { CertificateKind } from '../keys/certificate.ts';
import { mayCertify } from '../identity/certifying-roles.ts';
import { isCertified, type ReportedAuthState } from '../keys/certification.ts';

/** Why no signature is requested: the company is certified, or the user may not certify it. */
export type AskingRefusal = 'certified' | 'role';

/**
 * Why a valid signature does not identify the company: its certificate names another company, its key is not in a
 * token, or it belongs to a colleague.
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

/** Why a user is not asked to sign for their company; undefined where they are. */
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

/** Facts of the certificate that signed for a company. */
export interface SignerCertificate {
  readonly kind: CertificateKind;
  /** The unified social credit code of the company that it names; empty where it names none. */
  readonly uscc: string;
  readonly holderId: string;
}

/**
 * Why a certificate does not identify the company; undefined where it does. It must be in a token, name this company
 * and belong to the signed-in user.
 */
export function tokenRefusalOf(
  { kind, uscc, holderId }: SignerCertificate,
  signer: { readonly uscc: string; readonly userId: string },
): TokenRefusal | undefined {
  if (uscc === '' || uscc !== signer.uscc) return 'other-company';
  if (kind !== 'hard') return 'not-a-token';
  return holderId === signer.userId ? undefined : 'other-person';
}
