import type { CertificateEnd, CertificateEventKind } from '../../../src/domain/keys/certificate.ts';
import type { HardKeyEntry, HardKeyPurpose, HardKeyState } from '../../../src/domain/keys/hard-key.ts';

/** A certificate that was issued to a user. */
export interface CertificateRecord {
  /** Hexadecimal, lower case. */
  readonly serial: string;
  readonly userId: string;
  /** Whether its key is in a token, or at the signing service, which asks by telephone. */
  readonly kind: 'HARD' | 'CLOUD';
  /** DER, base64. */
  readonly certificate: string;
  /** The portal's time, as its other instants. */
  readonly validFrom: number;
  readonly validTo: number;
  /** Time of the revocation; undefined while it is in effect. */
  readonly revokedAt: number | undefined;
  /** Reason for its end; undefined while it is in effect, and when the authority revoked it. */
  readonly endedAs: Exclude<CertificateEnd, 'taken-back'> | undefined;
}

/** Event in the log of a certificate. Events are never changed. */
export interface CertificateEventRecord {
  readonly id: string;
  readonly serial: string;
  readonly userId: string;
  readonly what: CertificateEventKind;
  /** The portal's time. */
  readonly at: number;
  /**
   * For a new key, the serial of the certificate that it replaced, if any; for a loss, its reason; for a reminder, its
   * step in days; otherwise empty.
   */
  readonly detail: string;
}

/** An application for a token certificate, and its progress. */
export interface HardKeyRecord extends HardKeyEntry {
  readonly number: string;
  readonly pkCorp: string;
  /** Account of the holder. */
  readonly userId: string;
  readonly appliedBy: string;
  /** The person's name at that time. */
  readonly appliedByName: string;
  readonly purpose: HardKeyPurpose;
  /** Serial of the certificate to replace; empty for the first. */
  readonly replaces: string;
  readonly state: HardKeyState;
  /** The registration authority's reason for a return; empty otherwise. */
  readonly reason: string;
  /** Tracking number of the courier; empty until it is posted. */
  readonly courier: string;
  readonly appliedAt: number;
  /** When its state last changed. */
  readonly since: number;
  readonly postedAt: number | undefined;
  /**
   * Certificate of the token's key (DER, base64), and its serial; empty until it is issued. It is not valid until its
   * holder has activated it.
   */
  readonly certificate: string;
  readonly serial: string;
  /** Counts up with every change. */
  readonly revision: number;
}

/** Question to a user's telephone about a certificate of theirs; one at a time. */
export interface CertificateOrderRecord {
  readonly userId: string;
  readonly action: 'open' | 'renew' | 'reissue';
  /** Serial of the certificate to end; empty for one that is opened. */
  readonly serial: string;
  /** Key of the challenge, as in `KeyChallengeRecord`. */
  readonly challenge: string;
  /** The visit that asked. */
  readonly picAuthToken: string;
  readonly text: string;
  /** Number shown on both screens. */
  readonly number: string;
  readonly host: string;
  readonly source: string;
  readonly agent: string;
  /** Real time. */
  readonly expiresAt: number;
  /** Serial of the certificate that was made for the order; empty until then. */
  readonly made: string;
}
