import type { CertificationRecord } from '../../core/records/certification.ts';
import type { Transaction } from '../../core/store.ts';
import { companies } from '../parties/companies.ts';

type Certification = Omit<CertificationRecord, 'pkCorp'>;

const certified: Certification = {
  realName: 'AUTH',
  hardCertificate: 'AUTH',
  softCertificate: 'AUTH',
  node: '',
  individual: false,
  pending: false,
  unified: true,
  softKeyUsable: true,
  certificateNumber: '',
};
const unauthenticated: Certification = {
  ...certified,
  realName: 'UNAUTH',
  hardCertificate: 'UNAUTH',
  softCertificate: 'UNAUTH',
  softKeyUsable: false,
};

/** Companies that are not fully certified, one for each answer to opening a product (checklist F-113, F-114). */
const exceptions: ReadonlyMap<string, Certification> = new Map([
  [companies.yunting.pkCorp, unauthenticated],
  [companies.hanshan.pkCorp, { ...unauthenticated, realName: 'VERIFYING', node: 'APPROVEING_1ST', pending: true }],
  [companies.chunjiang.pkCorp, { ...unauthenticated, realName: 'VERIFYING', node: 'APPROVE_NOPASS_1ST' }],
  [
    companies.beiluo.pkCorp,
    { ...certified, hardCertificate: 'VERIFYING', softCertificate: 'UNAUTH', softKeyUsable: false },
  ],
  [
    companies.nanqiao.pkCorp,
    { ...certified, hardCertificate: 'UNAUTH', softCertificate: 'UNAUTH', softKeyUsable: false },
  ],
  [companies.ximo.pkCorp, { ...certified, softCertificate: 'UNAUTH', softKeyUsable: false, unified: false }],
  [companies.dongli.pkCorp, { ...certified, softKeyUsable: false }],
  [companies.chenshi.pkCorp, { ...certified, individual: true }],
  [companies.lanchuan.pkCorp, { ...certified, unified: false }],
]);

export async function saveCertifications(transaction: Transaction): Promise<void> {
  for (const { pkCorp } of Object.values(companies))
    await transaction.certifications.save({ pkCorp, ...(exceptions.get(pkCorp) ?? certified) });
}
