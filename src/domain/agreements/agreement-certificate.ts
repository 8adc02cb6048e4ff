import {
  certificateState,
  type CertificateEnd,
  type CertificateKind,
  type CertificateSpan,
} from '../keys/certificate.ts';
import type { CertificatePlace } from '../keys/certificate-path.ts';

/**
 * Why a certificate does not sign an agreement, the nearest first. `kind`: the agreement asks for another kind;
 * `no-phone`: nobody can be asked on a telephone.
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

/** A certificate as it matters to whoever would sign by it. */
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

function endOf({ endedAs }: Pick<SigningCertificate, 'endedAs'>): CertificateObstacle {
  if (endedAs === 'lost') return 'lost';
  return endedAs === 'renewed' || endedAs === 'reissued' ? 'replaced' : 'revoked';
}

/** Why a certificate does not sign an agreement that is signed by some kinds; undefined where it does. */
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
  if (state === 'revoked') return endOf(certificate);
  if (state !== 'effective') return state;
  if (!signedBy.includes(kind)) return 'kind';
  return kind === 'cloud' && !canAsk ? 'no-phone' : undefined;
}

/**
 * Where an obstacle is mended: a place of the page of the certificates, or that on which accounts are unfrozen;
 * undefined where nothing can be done about it here.
 */
export function obstacleWay(
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

/** Where somebody gets a certificate that signs, who has none: the quickest of those that do. */
export const newCertificatePlace = (signedBy: readonly CertificateKind[]): CertificatePlace =>
  signedBy.includes('cloud') ? 'cloud' : 'tokens';
