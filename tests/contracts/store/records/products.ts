import type { ApplicationRecord, ProductOpeningRecord } from '../../../../server/core/records/products.ts';

export const application: ApplicationRecord = {
  id: 'C-1 ABS',
  pkCorp: 'C-1',
  product: 'ABS',
  state: 'returned',
  entry: {
    applicantName: '周思远',
    applicantTitle: '财务"经理"',
    contactName: '李敏',
    contactMobile: '13800000000',
    yearlyAmount: '1200000.00',
    purpose: '两行\n用途',
  },
  files: [{ pkFile: 'PK-1', name: '计划.pdf', size: 120 }],
  returned: [{ part: 'volume', reason: '请说明用途' }],
  answer: '',
  revision: 3,
  savedBy: '周思远',
  savedAt: 1_700_000_000_000,
  submittedBy: '周思远',
  submittedAt: 1_700_000_000_000,
  decidedAt: 1_700_000_000_002,
  steps: [{ event: 'submit', at: 1_700_000_000_000, by: '周思远' }],
};

export const productOpening: ProductOpeningRecord = {
  id: 'C-1 SCCP',
  pkCorp: 'C-1',
  product: 'SCCP',
  openedAt: 1_700_000_000_000,
  userId: 'U-1',
  openedBy: '周思远',
  agreementVersion: 'SCCP2026V1.0',
  textHash: 'a'.repeat(64),
};
