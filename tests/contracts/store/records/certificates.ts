import type {
  CertificateEventRecord,
  CertificateOrderRecord,
  HardKeyRecord,
  CertificateRecord,
} from '../../../../server/core/records/certificates.ts';

export const certificateEvent: CertificateEventRecord = {
  id: 'E-1',
  serial: '1a',
  userId: 'U-1',
  what: 'used',
  at: 1_700_000_000_004,
  detail: '',
};

export const certificateOrder: CertificateOrderRecord = {
  userId: 'U-1',
  action: 'renew',
  serial: '1a',
  challenge: 'c',
  picAuthToken: 'p',
  text: 'SCF',
  number: '42',
  host: 'portal.example',
  source: '203.0.113.7',
  agent: '',
  expiresAt: 1_700_000_000_004,
  made: '',
};

export const hardKey: HardKeyRecord = {
  number: 'HK00000001',
  pkCorp: 'C-1',
  userId: 'U-1',
  appliedBy: 'U-2',
  appliedByName: '李敏',
  purpose: 'first',
  replaces: '',
  recipient: '周思远',
  mobile: '13800000001',
  address: '宁波市北仑区砚舟路 1 号',
  state: 'applied',
  reason: '',
  courier: '',
  appliedAt: 1_700_000_000_004,
  since: 1_700_000_000_005,
  postedAt: undefined,
  certificate: '',
  serial: '',
  revision: 1,
};

export const certificate: CertificateRecord = {
  serial: '1a',
  userId: 'U-1',
  kind: 'HARD',
  certificate: 'AAAA',
  validFrom: 1_700_000_000_004,
  validTo: 1_700_000_000_005,
  revokedAt: undefined,
  endedAs: undefined,
};
