import type { AgreementName, AgreementText } from '../../../src/domain/agreements/agreement.ts';
import type { ProductAgreementName } from '../../../src/domain/agreements/product-agreement.ts';
import type { OnboardingAgreementName } from '../../../src/domain/agreements/onboarding-agreement.ts';
import type { CertificateRecord } from './certificates.ts';
import type { AgencyNotice, ObjectionState } from '../../../src/domain/notices/agency-notice.ts';

/** A user's consent to a text: to which, for which company, when and from where. */
export interface AgreementSignatureRecord {
  readonly id: string;
  readonly userId: string;
  readonly pkCorp: string;
  readonly agreement: AgreementName | ProductAgreementName | OnboardingAgreementName;
  readonly version: string;
  /** SHA-256 of the text. */
  readonly textHash: string;
  readonly signedAt: number;
  /** The caller's address. */
  readonly source: string;
  /**
   * The certificate by which it was signed, with all that is needed to show it again; undefined for one signed by a
   * click.
   */
  readonly proof?: AgreementProof | undefined;
}

/** A signature by a certificate, kept whole. */
export interface AgreementProof {
  readonly serial: string;
  readonly kind: CertificateRecord['kind'];
  /** Name in the certificate. */
  readonly holder: string;
  readonly issuer: string;
  /** Statement that was signed; the text contains its digest. */
  readonly statement: string;
  /** Every character of it was signed. */
  readonly text: string;
  /** DER, base64. */
  readonly certificate: string;
  /** ECDSA with SHA-256, r and s side by side, base64. */
  readonly signature: string;
}

/** Text of an agreement, kept since its first signature. */
export interface AgreementTextRecord {
  /** Key: the agreement and its text's digest. */
  readonly id: string;
  readonly agreement: AgreementSignatureRecord['agreement'];
  readonly version: string;
  readonly textHash: string;
  /** The Chinese text, the only binding one. */
  readonly content: AgreementText;
  readonly keptAt: number;
}

/** A user's reading of a notice. */
export interface NoticeReadRecord {
  /** The user's id and the notice. */
  readonly id: string;
  readonly userId: string;
  readonly notice: string;
  readonly readAt: number;
}

/** Standing of a member with the agency of bills, where it is not good. */
export interface MemberStandingRecord {
  readonly pkCorp: string;
  readonly standing: AgencyNotice['standing'];
  /** Shanghai days; empty where there is none. */
  readonly addedOn: string;
  readonly effectiveOn: string;
}

export interface ObjectionRecord {
  readonly receiptNumber: string;
  readonly pkCorp: string;
  readonly userId: string;
  readonly sentBy: string;
  readonly standing: AgencyNotice['standing'];
  readonly statement: string;
  readonly proofs: readonly { readonly pkFile: string; readonly name: string }[];
  readonly state: ObjectionState;
  readonly answer: string;
  readonly sentAt: number;
}
