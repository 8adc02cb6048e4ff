import type { CertificationRecord } from '../records/certification.ts';

/**
 * How a company stands of which nobody has told anything. Its papers count as one certificate, as all have been issued
 * for years, until somebody says otherwise.
 */
export const notBegun: Omit<CertificationRecord, 'pkCorp'> = {
  realName: 'UNAUTH',
  hardCertificate: 'UNAUTH',
  softCertificate: 'UNAUTH',
  node: '',
  individual: false,
  pending: false,
  unified: true,
  softKeyUsable: false,
  certificateNumber: '',
};
