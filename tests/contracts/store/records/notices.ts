import type {
  AgreementTextRecord,
  AgreementSignatureRecord,
  NoticeReadRecord,
  MemberStandingRecord,
  ObjectionRecord,
} from '../../../../server/core/records/notices.ts';

export const agreementText: AgreementTextRecord = {
  id: 'A',
  agreement: 'CORP_PRIVACY_AGREEMENT',
  version: 'V1',
  textHash: 'h',
  content: { title: '隐私政策', version: 'V1', sections: [{ heading: '一', paragraphs: ['1.1', '1.2'] }] },
  keptAt: 1_700_000_000_004,
};

export const signature: AgreementSignatureRecord = {
  id: 'S-1',
  userId: 'U-1',
  pkCorp: 'C-1',
  agreement: 'CORP_REG_AGREEMENT',
  version: 'RT2023V1.0',
  textHash: 'a'.repeat(64),
  signedAt: 1_700_000_000_000,
  source: '203.0.113.7',
  proof: undefined,
};

export const signatureByKey: AgreementSignatureRecord = {
  ...signature,
  id: 'S-3',
  agreement: 'PRODUCT_EST_AGREEMENT',
  proof: {
    serial: '1e',
    kind: 'HARD',
    holder: '周思远',
    issuer: 'SCF Test Issuing CA',
    statement: 'SCF-AGREEMENT-1\nagreement: A',
    text: 'SCF-SIGNATURE-1',
    certificate: 'MII',
    signature: 'c2ln',
  },
};

export const noticeRead: NoticeReadRecord = {
  id: 'U-1 invoice-change',
  userId: 'U-1',
  notice: 'invoice-change',
  readAt: 1_700_000_000_000,
};

export const standing: MemberStandingRecord = {
  pkCorp: 'C-1',
  standing: 'watch-listed',
  addedOn: '2026-11-21',
  effectiveOn: '',
};

export const objection: ObjectionRecord = {
  receiptNumber: 'YY20261121-0001',
  pkCorp: 'C-1',
  userId: 'U-1',
  sentBy: '周思远',
  standing: 'violating',
  statement: '我司 "无" 违规',
  proofs: [{ pkFile: 'PK-1', name: '说明.pdf' }],
  state: 'received',
  answer: '',
  sentAt: 1_700_000_000_000,
};
