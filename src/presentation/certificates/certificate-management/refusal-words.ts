import type { DeskRefusal } from '../../../application/ports/certificates/certificate-desk.ts';
import type { CertificateActionRefusal } from '../../../domain/keys/certificate.ts';
import type { OpeningRefusal } from '../../../domain/keys/cloud-certificate-opening.ts';
import { message, type Message, type PlainKey } from '../../../words/catalogue.ts';

/** Why an action on a certificate, or the opening of one, is refused. */
export const reasonWords: Readonly<Record<CertificateActionRefusal | OpeningRefusal, PlainKey>> = {
  'in-token': 'certificates.because-in-token',
  'too-early': 'certificates.because-too-early',
  'not-yet': 'certificates.because-not-yet',
  expired: 'certificates.because-expired',
  ended: 'certificates.because-ended',
  replaced: 'certificates.because-replaced',
  'no-phone': 'certificates.because-no-phone',
  role: 'certificates.because-role',
  unauthenticated: 'certificates.because-unauthenticated',
  'under-review': 'certificates.because-under-review',
  'review-failed': 'certificates.because-review-failed',
  unrecognised: 'certificates.because-unrecognised',
  'have-one': 'certificates.because-have-one',
};

/** @param now in milliseconds */
export function refusalWords(refusal: DeskRefusal, now: number): Message {
  switch (refusal.because) {
    case 'wrong':
      return message('certificates.password-wrong');
    case 'locked':
      return message('certificates.password-locked', { until: now + refusal.minutes * 60_000 });
    case 'expired':
      return message('certificates.form-expired');
    case 'gone':
      return message('certificates.gone');
    case 'busy':
      return message('certificates.busy');
    case 'not-now':
      return refusal.reason === undefined ? message('certificates.gone') : message(reasonWords[refusal.reason]);
  }
}
