import type { FeedbackRecord } from '../../../../server/core/records/help.ts';

export const feedback: FeedbackRecord = {
  id: 'FB-1',
  userId: 'U-1',
  pkCorp: 'C-1',
  personName: '周思远',
  mobilePhone: '13800000000',
  content: '列表很快',
  pkFiles: ['PK-1', 'PK-2'],
  at: 1_700_000_000_011,
};
