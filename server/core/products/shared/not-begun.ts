import type { CertificationRecord } from '../../records.ts';

/** How a company stands of which nobody has told anything. */
export const notBegun: Omit<CertificationRecord, 'pkCorp'> = { realName: 'UNAUTH', hardCertificate: 'UNAUTH', softCertificate: 'UNAUTH', node: '', individual: false, pending: false, unified: false, softKeyUsable: false, certificateNumber: '' };
