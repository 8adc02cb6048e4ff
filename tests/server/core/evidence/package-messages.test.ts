import { expect, it } from 'vitest';
import { packageMessages } from '../../../../server/core/evidence/package-messages.ts';
import type { MessageRecord } from '../../../../server/core/records/messages.ts';

const returned = (what: string): MessageRecord =>
  ({
    id: 'M-1',
    userId: 'U-1',
    source: packageMessages.name,
    kind: 'returned',
    subject: 'DD20261101-0001',
    category: 'todo',
    sentAt: 0,
    readAt: undefined,
    matter: undefined,
    settledAt: undefined,
    values: {
      book: 'credit',
      side: 'finance',
      act: 'pays-out',
      party: '启衡重工',
      funder: '',
      amount: '100.00',
      by: '平台',
      count: '1',
      what,
      reason: '金额不符',
    },
  }) as unknown as MessageRecord;

it.each([
  [
    '发票 01280382',
    '启衡重工 · DD20261101-0001：发票 01280382 金额不符',
    '启衡重工 · DD20261101-0001: Invoice 01280382 金额不符',
  ],
  ['发票', '启衡重工 · DD20261101-0001：发票 金额不符', '启衡重工 · DD20261101-0001: Invoice 金额不符'],
  ['样品单 A 7', '启衡重工 · DD20261101-0001：样品单 A 7 金额不符', '启衡重工 · DD20261101-0001: 样品单 A 7 金额不符'],
  ['', '启衡重工 · DD20261101-0001：金额不符', '启衡重工 · DD20261101-0001: 金额不符'],
])('a message about a return names the document type as the package’s page does: %j', (what, chinese, english) => {
  expect([
    packageMessages.toWords(returned(what), 'zh-CN').content,
    packageMessages.toWords(returned(what), 'en').content,
  ]).toEqual([chinese, english]);
});
