import { money } from '../../src/domain/money/money.ts';
import { uppercaseAmount } from '../../src/domain/money/uppercase-amount.ts';
import type { DocumentOrder } from '../core/ports.ts';
import { chineseDate, groupedAmount, yuan } from './invoice-format.ts';
import type { Block } from './page-flow.ts';

export type ContractOrder = Extract<DocumentOrder, { kind: 'contract' }>;

interface Clause {
  readonly heading: string;
  readonly paragraphs: (order: ContractOrder) => readonly string[];
  /** Whether the short form omits it. */
  readonly fullOnly?: boolean;
}

const clauses: readonly Clause[] = [
  {
    heading: '标的物',
    paragraphs: ({ goods }) => [
      `乙方向甲方供应${goods}，规格、数量与技术要求以双方确认的订单及技术协议为准。`,
      '乙方保证标的物为全新产品，权属清晰，未设定抵押、质押或者其他权利负担。',
    ],
  },
  {
    heading: '合同价款',
    paragraphs: ({ amount }) => [
      `本合同含税总价为人民币（大写）${uppercaseAmount(money(amount))}（小写：${yuan(amount)}）。该价款包含货物、包装、运输、装卸、保险及税费。`,
    ],
  },
  {
    heading: '质量标准与验收',
    paragraphs: () => [
      '标的物应当符合国家标准、行业标准以及双方签署的技术协议。',
      '甲方应当在收货后十五日内完成验收并出具验收单；逾期未提出书面异议的，视为验收合格。',
    ],
    fullOnly: true,
  },
  {
    heading: '交货',
    paragraphs: () => [
      '乙方按甲方书面通知的时间和地点分批交货，交付甲方指定人员签收前的毁损、灭失风险由乙方承担。',
      '乙方预计不能按期交货的，应当至少提前五个工作日书面通知甲方。',
    ],
    fullOnly: true,
  },
  {
    heading: '结算与支付',
    paragraphs: () => [
      '乙方应当在验收合格后开具与结算金额一致的增值税发票。甲方收到发票之日起九十日内支付相应价款，可以使用电子债权凭证支付。',
      '乙方为融资目的转让本合同项下应收账款的，应当书面通知甲方，甲方予以配合确认。',
    ],
  },
  {
    heading: '收款账户',
    paragraphs: () => [
      '乙方变更收款账户的，应当出具加盖公章的变更函，自甲方书面确认之日起生效。未经确认，甲方向原账户付款即为履行付款义务。',
    ],
    fullOnly: true,
  },
  {
    heading: '质量保证',
    paragraphs: () => [
      '质量保证期为验收合格之日起十二个月。质量保证期内因标的物自身原因发生故障的，乙方应当在接到通知后四十八小时内响应，并免费修理、更换。',
    ],
    fullOnly: true,
  },
  {
    heading: '违约责任',
    paragraphs: () => [
      '一方迟延履行的，每迟延一日，应当按迟延部分价款的万分之三向对方支付违约金，累计不超过合同总价的百分之五。',
      '因不可抗力不能履行的，根据影响程度部分或者全部免除责任。',
    ],
    fullOnly: true,
  },
  {
    heading: '保密',
    paragraphs: () => [
      '双方对履行本合同中知悉的对方商业秘密负有保密义务，该义务在合同终止后三年内继续有效；为融资需要向资金方提供的除外。',
    ],
    fullOnly: true,
  },
  {
    heading: '争议解决',
    paragraphs: () => ['因本合同发生的争议，双方应当协商解决；协商不成的，提交甲方所在地有管辖权的人民法院诉讼解决。'],
  },
  {
    heading: '其他',
    paragraphs: () => [
      '本合同自双方盖章之日起生效，一式肆份，双方各执贰份。附件是本合同的组成部分，与正文具有同等效力。',
    ],
  },
];

const ordinals = ['一', '二', '三', '四', '五', '六', '七', '八', '九', '十', '十一'];

/** Title, parties, numbered clauses and the signature block, in the full form or the short one. */
export function contractBlocks(order: ContractOrder, form: 'full' | 'short'): readonly Block[] {
  const included = clauses.filter((clause) => form === 'full' || !clause.fullOnly);
  return [
    { text: '购 销 合 同', size: 20, bold: true, align: 'centre', after: 10 },
    { columns: [`合同编号：${order.number}`, `签订日期：${chineseDate(order.date)}`], after: 6 },
    { text: `甲方（采购方）：${order.buyer.name}` },
    { text: `统一社会信用代码：${order.buyer.uscc}`, after: 4 },
    { text: `乙方（供应方）：${order.seller.name}` },
    { text: `统一社会信用代码：${order.seller.uscc}`, after: 8 },
    {
      text: '甲乙双方根据《中华人民共和国民法典》及有关法律，在平等、自愿、诚实信用的基础上，就甲方向乙方采购货物事宜订立本合同。',
      indented: true,
      after: 6,
    },
    ...included.flatMap((clause, index): readonly Block[] => [
      { text: `第${ordinals[index] ?? ''}条　${clause.heading}`, bold: true },
      ...clause.paragraphs(order).map((text, number) => ({ text: `${index + 1}.${number + 1}　${text}`, after: 3 })),
    ]),
    { text: '（以下无正文，为签署部分）', align: 'centre', after: 10 },
    { columns: ['甲方（盖章）：', '乙方（盖章）：'], bold: true, after: 4 },
    { columns: ['法定代表人或授权代表：', '法定代表人或授权代表：'], after: 4 },
    { columns: ['日期：　　　　年　　月　　日', '日期：　　　　年　　月　　日'] },
  ];
}

const batchesPerAnnex = 20;

/**
 * A numbered annex of a contract: one page of delivery details. The amount is spread over the batches of all annexes.
 */
export function annexBlocks(order: ContractOrder, annex: number, annexes: number): readonly Block[] {
  const perBatch = money(order.amount).fen / BigInt(annexes * batchesPerAnnex) / 100n;
  const rows = Array.from({ length: batchesPerAnnex }, (_, index) => {
    const batch = (annex - 1) * batchesPerAnnex + index + 1;
    return [
      `第 ${batch} 批`,
      order.goods.length > 9 ? `${order.goods.slice(0, 8)}…` : order.goods,
      groupedAmount(`${perBatch}.00`),
      '甲方指定仓库',
    ];
  });
  return [
    'page-break',
    { text: `附件 ${annex}　交货与验收明细`, size: 14, bold: true, align: 'centre', after: 10 },
    { columns: ['批次', '货物名称', '参考金额（元）', '交货地点'], bold: true, after: 6 },
    ...rows.map((columns): Block => ({ columns, after: 6 })),
    { text: '注：参考金额仅用于安排交货，结算以双方签署的验收单与发票为准。', after: 0 },
  ];
}
