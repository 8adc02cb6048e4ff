import {
  certificateState,
  type CertificateEnd,
  type CertificateKind,
  type CertificateSpan,
} from '../keys/certificate.ts';
import type { CertificatePlace } from '../keys/certificate-path.ts';

/**
 * Why a certificate cannot sign an agreement. `kind`: the agreement requires another kind. `no-phone`: a cloud
 * certificate without a telephone for confirmation.
 */
export const certificateObstacles = [
  'not-holder',
  'other-company',
  'frozen',
  'lost',
  'replaced',
  'revoked',
  'not-yet',
  'expired',
  'kind',
  'no-phone',
] as const;
export type CertificateObstacle = (typeof certificateObstacles)[number];

/** Facts of a certificate that decide whether it can sign an agreement. */
export interface SigningCertificate extends CertificateSpan {
  readonly kind: CertificateKind;
  readonly endedAs: CertificateEnd | undefined;
  /** Owner of the certificate: the account that signs, another account of the same person, or another person. */
  readonly holder: 'own' | 'own-elsewhere' | 'other';
  /** Whether it names the company that is bound. */
  readonly namesCompany: boolean;
  /** Whether the account to which it belongs was frozen. */
  readonly isFrozen: boolean;
  /** Whether its owner can be asked on a telephone, which a cloud certificate needs. */
  readonly canAsk: boolean;
}

function obstacleOfRevoked({ endedAs }: Pick<SigningCertificate, 'endedAs'>): CertificateObstacle {
  if (endedAs === 'lost') return 'lost';
  return endedAs === 'renewed' || endedAs === 'reissued' ? 'replaced' : 'revoked';
}

/** Why a certificate cannot sign an agreement that accepts these kinds; undefined where it can. */
export function certificateObstacle(
  certificate: SigningCertificate,
  signedBy: readonly CertificateKind[],
  now: number,
): CertificateObstacle | undefined {
  const { holder, namesCompany, isFrozen, kind, canAsk } = certificate;
  if (holder === 'other') return 'not-holder';
  if (holder === 'own-elsewhere' || !namesCompany) return 'other-company';
  if (isFrozen) return 'frozen';
  const state = certificateState(certificate, now);
  if (state === 'revoked') return obstacleOfRevoked(certificate);
  if (state !== 'effective') return state;
  if (!signedBy.includes(kind)) return 'kind';
  return kind === 'cloud' && !canAsk ? 'no-phone' : undefined;
}

/**
 * The page on which the user can resolve an obstacle: a section of the certificates page, or the page that unfreezes
 * accounts. Undefined where the portal offers no remedy.
 */
export function resolutionPlaceOf(
  obstacle: CertificateObstacle,
  kind: CertificateKind,
  signedBy: readonly CertificateKind[],
): CertificatePlace | 'unfreeze' | undefined {
  switch (obstacle) {
    case 'expired':
    case 'lost':
      return 'own';
    case 'revoked':
      return kind === 'hard' ? 'tokens' : 'cloud';
    case 'other-company':
    case 'kind':
      return newCertificatePlace(signedBy);
    case 'frozen':
      return 'unfreeze';
    default:
      return undefined;
  }
}

/** The section in which a user without a suitable certificate gets one; the quickest kind is preferred. */
export const newCertificatePlace = (signedBy: readonly CertificateKind[]): CertificatePlace =>
  signedBy.includes('cloud') ? 'cloud' : 'tokens';
