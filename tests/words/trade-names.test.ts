import { describe, expect, it } from 'vitest';
import { tradeActs } from '../../src/domain/trade/shared/application-policy.ts';
import { postingEntries } from '../../src/domain/trade/shared/posting.ts';
import { trade as chinese } from '../../src/words/zh-CN/trade/trade.ts';
import { trade as english } from '../../src/words/en/trade/trade.ts';

describe.each([
  ['Chinese', chinese],
  ['English', english],
])('names in %s', (_language, words) => {
  it('are there for every act of an application', () => {
    const other = words['trade.act']({ act: 'none' });
    expect(tradeActs.filter((act) => words['trade.act']({ act }) === other)).toEqual([]);
    expect(new Set(tradeActs.map((act) => words['trade.act']({ act }))).size).toBe(tradeActs.length);
  });

  it('are there for every entry of a ledger', () => {
    const other = words['trade.entry']({ entry: 'none' });
    expect(postingEntries.filter((entry) => words['trade.entry']({ entry }) === other)).toEqual([]);
  });
});

it('an approval of several payees says how many they are', () => {
  const said = { act: 'transfer', name: '', payees: 3, amount: '10.00' };
  expect([chinese['trade.will-approve'](said), english['trade.will-approve'](said)]).toEqual([
    '将通过：向 3 个收款方转让 ¥10.00',
    'You approve: transfer to 3 payees, ¥10.00',
  ]);
});
