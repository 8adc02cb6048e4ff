import type { HardKeyPurpose } from '../../../src/domain/keys/hard-key.ts';
import type { LossReason } from '../../../src/domain/keys/certificate.ts';

export interface KeepingCertificates {
  lookAtCertificates(): Promise<void>;
  /** Kind, state, and the days left or the reason of the end, of each own certificate. */
  ownCertificates(): Promise<readonly string[]>;
  /** Certificates of colleagues: each holder, and the visible part of the number. */
  colleaguesCertificates(): Promise<readonly { readonly holder: string; readonly serial: string }[]>;
  /**
   * The person who submitted the certification that requested a cloud certificate, until it is confirmed; empty for
   * nobody.
   */
  cloudAppliedBy(): Promise<string>;
  /** The reason why none can be opened; empty where one can. */
  whyNoCloudCertificate(): Promise<string>;
  /** Starts an action on a certificate: on the user's first one, or on a new one. */
  beginWithCertificate(action: 'open' | 'renew' | 'reissue', password: string): Promise<void>;
  reportCertificate(reason: LossReason | undefined, password: string): Promise<void>;
  /** Applies for a certificate in a token for the user, or for the reissue of the user's first one. */
  applyForToken(purpose: HardKeyPurpose, address: string, password: string): Promise<void>;
  /** Corrects the delivery address, and submits the application again. */
  correctToken(address: string, password: string): Promise<void>;
  activateToken(): Promise<void>;
  /** State of the newest application, and the reason of a return. */
  tokenStands(): Promise<{ readonly state: string; readonly reason: string }>;
  /** The reason why none can be applied for; empty where one can. */
  whyNoToken(): Promise<string>;
  toldOfTokens(): Promise<string>;
  /** The number that both screens show; undefined while the telephone has no request. */
  certificateNumberShown(): Promise<string | undefined>;
  /** The latest message of the page; empty for none. */
  toldOfCertificates(): Promise<string>;
  /** The history of the user's first certificate, the newest entry first. */
  certificateHistory(): Promise<readonly string[]>;
}
