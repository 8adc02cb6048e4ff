import type { CertificationRecord } from '../records/certification.ts';

/**
 * Certification of a company that has not begun it. Its papers count as one unified certificate until it states
 * otherwise, because all papers have been issued in that form for years.
 */
export const blankCertification: Omit<CertificationRecord, 'pkCorp'> = {
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
