import type { PasswordDecryptor } from '../identity/password-proof.ts';
import type { Desk } from '../handlers.ts';
import type { Parts } from '../parts.ts';
import { certificateLists } from './certificate-lists.ts';
import { certificateLoss } from './certificate-loss.ts';
import { certificateRequests } from './certificate-requests.ts';

/** Certificates and keys of users, for their owners (document 2, section 7; checklist F-138). */
export const certificateDesk = (
  parts: Parts,
  passwordKey: () => Promise<PasswordDecryptor>,
): Desk<
  | 'certificates'
  | 'ukeyAuthState'
  | 'allUkeys'
  | 'allSoftKeys'
  | 'hasSoftKey'
  | 'certificateStanding'
  | 'openCertificate'
  | 'renewCertificate'
  | 'reissueCertificate'
  | 'certificateAnswer'
  | 'reportCertificateLoss'
> => ({
  ...certificateLists(parts),
  ...certificateRequests(parts, passwordKey),
  ...certificateLoss(parts, passwordKey),
});
