import type { SigningChoice, SigningRefusal } from '../../../application/ports/agreements/signing-choice.ts';
import type { PortFault } from '../../../application/ports/port-fault.ts';
import type { SigningChoiceWire } from '../../../contract/extensions/agreements/signing-shapes.ts';
import { certificateObstacles } from '../../../domain/agreements/agreement-certificate.ts';
import type { CertificateKind } from '../../../domain/keys/certificate.ts';

const parseObstacle = (told: unknown) =>
  certificateObstacles.find((each) => typeof told === 'string' && each === told.toLowerCase());
const parseCertificateKind = (told: string): CertificateKind | undefined =>
  told === 'HARD' ? 'hard' : told === 'SOFT' ? 'cloud' : undefined;

/** The certificates of the caller, and the kinds of certificates that can sign. */
export const signingChoiceOf = ({ kinds, certificates, colleagues, mobile }: SigningChoiceWire): SigningChoice => ({
  signedBy: kinds.flatMap((kind) => parseCertificateKind(kind) ?? []),
  colleagues,
  mobile: mobile ?? '',
  certificates: certificates.map(
    ({ certNumber, certType, personName, corpName, caName, startTime, endTime, because }) => ({
      serial: certNumber,
      kind: certType === 'HARD' ? 'hard' : 'cloud',
      holder: personName,
      companyName: corpName,
      issuer: caName ?? '',
      validFrom: startTime,
      validTo: endTime,
      obstacle: because ? (parseObstacle(because) ?? 'unknown') : undefined,
    }),
  ),
});

/** Why a signature was refused; undefined for a fault that does not concern signatures. */
export function signingRefusalOf({ detail: { code, values } }: PortFault): SigningRefusal | undefined {
  const on = typeof values?.['on'] === 'string' ? values['on'] : '';
  switch (code) {
    case 'SIGN_IN_EXPIRED':
      return { because: 'over' };
    case 'KEY_REFUSED':
      return { because: 'unproven' };
    case 'KEY_REVOKED':
      return { because: 'revoked' };
    case 'KEY_EXPIRED':
      return { because: 'expired', on };
    case 'KEY_NOT_YET_VALID':
      return { because: 'not-yet', on };
    case 'NOT_IN_THIS_STATE': {
      const obstacle = parseObstacle(values?.['because']);
      return obstacle && { because: 'obstacle', obstacle };
    }
    default:
      return undefined;
  }
}
