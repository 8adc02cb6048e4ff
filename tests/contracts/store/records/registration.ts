import type { RegistrationRecord, GuaranteeProjectRecord } from '../../../../server/core/records/registration.ts';

export const registration: RegistrationRecord = {
  pkCorp: 'C-1',
  userId: 'U-1',
  legalRepresentative: '石清越',
  product: 'EST',
  serial: 'GP2026-0417',
  registeredAt: 1_700_000_000_123,
  source: '203.0.113.7',
};

export const guaranteeProject: GuaranteeProjectRecord = {
  serial: 'GP2026-0417',
  name: '管廊二期',
  beneficiary: '北屿建设工程集团有限公司',
};
