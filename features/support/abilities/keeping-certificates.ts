import type { HardKeyPurpose } from '../../../src/domain/keys/hard-key.ts';
import type { LossReason } from '../../../src/domain/keys/certificate.ts';

export interface KeepingCertificates {
  lookAtCertificates(): Promise<void>;
  /** Each as its kind, its state, and the days that are left or why it ended. */
  ownCertificates(): Promise<readonly string[]>;
  /** Certificates of colleagues: each holder, and what is shown of the number. */
  colleaguesCertificates(): Promise<readonly { readonly holder: string; readonly serial: string }[]>;
  /**
   * Who handed in the certification that asked for a cloud certificate, while nobody has confirmed it; empty for
   * nobody.
   */
  cloudAppliedBy(): Promise<string>;
  /** Why none can be opened; empty where one can. */
  whyNoCloudCertificate(): Promise<string>;
  /** Begins what is done with a certificate: the first of one's own, or one that is opened. */
  beginWithCertificate(action: 'open' | 'renew' | 'reissue', password: string): Promise<void>;
  reportCertificate(reason: LossReason | undefined, password: string): Promise<void>;
  /** Applies for a certificate in a token for oneself, or to have the first of one's own made again. */
  applyForToken(purpose: HardKeyPurpose, address: string, password: string): Promise<void>;
  /** Corrects where it goes, and hands it in again. */
  correctToken(address: string, password: string): Promise<void>;
  activateToken(): Promise<void>;
  /** How the newest application stands, and the reason of a return. */
  tokenStands(): Promise<{ readonly state: string; readonly reason: string }>;
  /** Why none can be applied for; empty where one can. */
  whyNoToken(): Promise<string>;
  toldOfTokens(): Promise<string>;
  /** The number that both screens show; undefined while the telephone is not asked. */
  certificateNumberShown(): Promise<string | undefined>;
  /** What was said last of what was done; empty for nothing. */
  toldOfCertificates(): Promise<string>;
  /** What happened to the first of one's own, the newest first. */
  certificateHistory(): Promise<readonly string[]>;
}
