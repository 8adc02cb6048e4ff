import { expect, it } from 'vitest';
import { en, zhCN } from '../../features/support/every-word.ts';
import { message, word } from '../../src/words/catalogue.ts';

it.each([
  ['issue', 'EFFECTIVE', '已生效', 'In effect'],
  // The funder decides what an approved financing, or a signed contract, brings.
  ['finance', 'EFFECTIVE', '审批通过', 'Approved'],
  ['contract', 'EFFECTIVE', '已签署', 'Signed'],
  ['disbursement', 'EFFECTIVE', '已到账', 'Received'],
  ['payment', 'EFFECTIVE', '已付款', 'Paid'],
  ['contract', 'WAITING', '审批中', 'In approval'],
  ['toString', 'EFFECTIVE', '已生效', 'In effect'],
  ['finance', 'WAITING', '审批中', 'In approval'],
  [undefined, 'constructor', '状态未知', 'Unknown state'],
])('an application of %s in the state %s is called %s, and %s', (act, state, chinese, english) => {
  const said = message('trade.state', { state, act });
  expect([word(zhCN, said), word(en, said)]).toEqual([chinese, english]);
});
