import type { CertificateRecord } from '../records/certificates.ts';

/** A certificate as the console shows it; instants in milliseconds. */
export interface SandboxCertificate {
  readonly serial: string;
  readonly kind: CertificateRecord['kind'];
  readonly certificate: string;
  readonly validFrom: number;
  readonly validTo: number;
  readonly revokedAt: number | undefined;
}
