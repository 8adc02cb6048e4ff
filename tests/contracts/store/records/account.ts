import type { SecurityEventRecord } from '../../../../server/core/records/account.ts';

export const securityEvent: SecurityEventRecord = {
  id: 'E-1',
  userId: 'U-1',
  what: 'signed-in',
  at: 1_700_000_000_010,
  times: 1,
  source: '203.0.113.7',
  agent: 'Mozilla/5.0',
};
