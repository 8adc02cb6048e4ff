import { describe, expect, it } from 'vitest';
import { contractDocument } from '../../../../../server/core/trade/financing/contract-document.ts';
import type { DocumentOrder } from '../../../../../server/core/ports.ts';
import type { FinancingRecord } from '../../../../../server/core/records/trade.ts';
import { bareFinancing, financing } from '../../../../contracts/store/records/financing.ts';

const parties = { supplierCode: '91330299MA5JMH9238', issuerCode: '91610199MA1QH0HY7K' };

const textOf = (record: FinancingRecord): string => {
  const order = contractDocument(record, parties);
  const { sections } = order as Extract<DocumentOrder, { kind: 'agreement' }>;
  return sections.flatMap(({ heading, paragraphs }) => [heading, ...paragraphs]).join('\n');
};
const offered = (changes: Partial<FinancingRecord['offer']>): FinancingRecord => ({
  ...financing,
  offer: { ...financing.offer, ...changes },
});

describe('the contract of a financing', () => {
  it('is none before it is drawn up', () => {
    expect(contractDocument(bareFinancing, parties)).toBeUndefined();
  });

  it('says what is transferred, what it costs and what arrives', () => {
    const text = textOf(financing);
    for (const part of [
      '转让方：宁波砚舟精密铸造有限公司（统一社会信用代码 91330299MA5JMH9238）',
      '凭证 RX-1：¥1,200,000.00',
      '人民币壹佰贰拾万元整，到期日 2027-03-31',
      '利息＝¥1,200,000.00 × 3.60% × 119 ÷ 360＝¥14,280.00',
      '服务费 ¥1,200.00（含增值税 ¥67.92）',
      '到账 ¥1,184,520.00，人民币壹佰壹拾捌万肆仟伍佰贰拾元整',
      '长屿银行，尾号 0871',
    ])
      expect(text).toContain(part);
  });

  it.each([
    ['recourse', { hasRecourse: true }, '宽限期 5 天后，受让方可以要求转让方回购'],
    ['no recourse', { hasRecourse: false }, '受让方不向转让方追偿'],
    ['interest in advance', { interestTime: 'advance' }, '利息在放款时一次扣收'],
    ['interest at maturity', { interestTime: 'maturity' }, '利息在到期日支付'],
    ['interest that the issuer bears', { interestBearer: 'issuer' }, '利息由启衡重工集团股份有限公司承担'],
  ] as const)('says who bears what with %s', (_name, changes, words) => {
    expect(textOf(offered(changes))).toContain(words);
  });

  it('names the signatures that there are', () => {
    const unsigned = { ...financing, contract: financing.contract && { ...financing.contract, signedAt: undefined } };
    const order = contractDocument(unsigned, parties) as Extract<DocumentOrder, { kind: 'agreement' }>;
    expect(order.signature.map(({ value }) => value).slice(0, 2)).toEqual(['宁波砚舟精密铸造有限公司', '待签署']);
  });
});
