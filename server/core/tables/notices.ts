import type { Table } from '../table.ts';
import type {
  AgreementSignatureRecord,
  AgreementTextRecord,
  NoticeReadRecord,
  MemberStandingRecord,
  ObjectionRecord,
} from '../records/notices.ts';

export interface NoticesTables {
  /** `of`: the signatures of one person, the oldest first. Signatures are never removed. */
  readonly signatures: Table<AgreementSignatureRecord> & {
    of(userId: string): Promise<readonly AgreementSignatureRecord[]>;
  };
  /** `ofAgreement`: in the order in which they were kept. */
  readonly agreementTexts: Table<AgreementTextRecord> & {
    ofAgreement(agreement: AgreementTextRecord['agreement']): Promise<readonly AgreementTextRecord[]>;
  };
  readonly noticesRead: Table<NoticeReadRecord>;
  /** Keyed by company; none for a member in good standing. */
  readonly standings: Table<MemberStandingRecord>;
  /** `ofCompany`: those of one company, the newest first. */
  readonly objections: Table<ObjectionRecord> & { ofCompany(pkCorp: string): Promise<readonly ObjectionRecord[]> };
}
