import type { LeaseRecord, CallCountRecord, ReceiptRecord } from '../../../../server/core/records/common.ts';

export const lease: LeaseRecord = { name: 'inspection C-1', holder: 'h', until: 1_700_000_000_002 };

export const callCount: CallCountRecord = { key: 'loginPassword 192.0.2.1', calls: 3, until: 1_700_000_000_003 };

export const receipt: ReceiptRecord = {
  key: 'r',
  fingerprint: 'f',
  answer: { docDatumId: 'DD-1', list: [1, null, '二'] },
  at: 1_700_000_000_000,
};
