import type { InvoicingProfileRecord } from '../../../../server/core/records/invoicing.ts';

export const invoicing: InvoicingProfileRecord = {
  pkCorp: 'C-1',
  profile: {
    taxpayerType: 'GENERAL',
    title: '宁波"砚舟',
    registeredAddress: '',
    registeredPhone: '',
    bankName: '',
    bankAccount: '62990100',
    invoiceType: '',
    email: '',
    mobile: '',
  },
  paperType: undefined,
  revision: 3,
  changes: [{ at: 1_700_000_000_000, by: '周思远', fields: [{ field: 'title', before: '', after: '宁波"砚舟' }] }],
};
