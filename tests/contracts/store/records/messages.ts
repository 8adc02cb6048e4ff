import type { MessageRecord } from '../../../../server/core/records/messages.ts';

export const message: MessageRecord = {
  id: 'N-1',
  userId: 'U-1',
  source: 'package',
  kind: 'returned',
  subject: 'DD20261120-0001',
  category: 'review',
  values: { book: 'credit', reason: '价税合计与合同金额不符' },
  sentAt: 1_700_000_000_005,
  readAt: 1_700_000_000_006,
  matter: 'package',
  settledAt: 1_700_000_000_007,
};
