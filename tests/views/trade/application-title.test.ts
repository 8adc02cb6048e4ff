import { describe, expect, it } from 'vitest';
import { isOfficerAct, officerActs } from '../../../src/domain/trade/shared/officer-acts.ts';
import { trade } from '../../../src/words/zh-CN/trade/trade.ts';
import type { Say } from '../../../src/words/use-words.ts';
import { makerOf, partyOf, titleOf } from '../../../src/views/trade/shared/application/application-title.ts';

const say = ((key: keyof typeof trade, values: never) => {
  const word = trade[key] as string | ((given: never) => string);
  return typeof word === 'string' ? word : word(values);
}) as unknown as Say;
const row = { counterpartyName: '启衡重工', makerName: '', instrumentNumber: 'RX1' };

describe('an application by its title', () => {
  it.each([
    ['freeze', '司法冻结：凭证 RX1', '凭证 RX1'],
    ['release', '解冻：凭证 RX1', '凭证 RX1'],
    ['correction', '更正：凭证 RX1', '凭证 RX1'],
    ['court-transfer', '司法划转：启衡重工', '启衡重工'],
    ['succession', '承继：启衡重工', '启衡重工'],
    ['issue', '签发给启衡重工', '启衡重工'],
  ] as const)('of %s', (act, title, party) => {
    expect([titleOf({ ...row, act }, say), partyOf({ ...row, act }, say)]).toEqual([title, party]);
  });

  it('of a transfer to several payees', () => {
    expect(titleOf({ act: 'transfer', counterpartyName: '' }, say)).toBe('转让给多个收款方');
    expect(titleOf({ act: 'transfer', counterpartyName: '', state: 'DRAFT' }, say)).toBe('转让');
  });

  it('names no company where the instrument is not known', () => {
    expect(titleOf({ act: 'freeze', counterpartyName: '启衡重工' }, say)).toBe('司法冻结');
  });

  it('names the platform as the maker of its officers’ changes', () => {
    for (const act of officerActs) expect(makerOf({ ...row, act }, say)).toBe('平台');
    expect(isOfficerAct('payment')).toBe(false);
    expect(makerOf({ ...row, act: 'payment' }, say)).toBe('');
    expect(makerOf({ act: 'issue', makerName: '骆秋白' }, say)).toBe('骆秋白');
  });
});
