import type { CertificateEnd, CertificateEventKind } from '../../../src/domain/keys/certificate.ts';
import type { HardKeyEntry, HardKeyPurpose, HardKeyState } from '../../../src/domain/keys/hard-key.ts';

/** A certificate that was issued to somebody. */
export interface CertificateRecord {
  /** Hexadecimal, lower case. */
  readonly serial: string;
  readonly userId: string;
  /** Whether its key lies in a token or at the authority, which asks by telephone. */
  readonly kind: 'HARD' | 'CLOUD';
  /** DER, base64. */
  readonly certificate: string;
  /** The portal's time, as its other instants. */
  readonly validFrom: number;
  readonly validTo: number;
  /** When it was taken back; undefined while it holds. */
  readonly revokedAt: number | undefined;
  /** Why its owner ended it; undefined while it holds, and for what the authority took back. */
  readonly endedAs: Exclude<CertificateEnd, 'taken-back'> | undefined;
}

/** Something that happened to a certificate. What is written stays. */
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
  /** The person's name, as it was. */
  readonly appliedByName: string;
  readonly purpose: HardKeyPurpose;
  /** Serial of the certificate to replace; empty for the first. */
  readonly replaces: string;
  readonly state: HardKeyState;
  /** The registration authority's reason for a return; empty otherwise. */
  readonly reason: string;
  /** The courier's number; empty until it is posted. */
  readonly courier: string;
  readonly appliedAt: number;
  /** When its state last changed. */
  readonly since: number;
  readonly postedAt: number | undefined;
  /**
   * What was issued to the token's key (DER, base64), and its serial; empty until then. It is nobody's certificate
   * until its holder has activated it.
   */
  readonly certificate: string;
  readonly serial: string;
  /** Counts up with every change. */
  readonly revision: number;
}

/** What somebody is asked on their telephone about a certificate of theirs; one at a time. */
export interface CertificateOrderRecord {
  readonly userId: string;
  readonly deed: 'open' | 'renew' | 'reissue';
  /** Serial of the certificate to end; empty for one that is opened. */
  readonly serial: string;
  /** Key of what is to be signed, as in `KeyChallengeRecord`. */
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
  /** The serial of what came of it; empty until then. */
  readonly made: string;
}
