import { expect, it } from 'vitest';
import { en, zhCN } from '../../features/support/every-word.ts';
import { message, word } from '../../src/words/catalogue.ts';

it.each([
  ['issue', 'EFFECTIVE', '已生效', 'In effect'],
  // The funder decides what an approved financing brings.
  ['finance', 'EFFECTIVE', '审批通过', 'Approved'],
  ['finance', 'WAITING', '审批中', 'In approval'],
  [undefined, 'constructor', '状态未知', 'Unknown state'],
])('an application of %s in the state %s is called %s, and %s', (act, state, chinese, english) => {
  const said = message('trade.state', { state, act });
  expect([word(zhCN, said), word(en, said)]).toEqual([chinese, english]);
});
