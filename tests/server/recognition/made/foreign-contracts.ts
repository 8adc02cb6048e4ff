import type { Block } from '../../../../server/documents/page-flow.ts';
import { companies } from '../../../../server/seed/parties/companies.ts';
import type { Values } from './made-document.ts';

const { qiheng, lanchuan, yanzhou, chengye, heze, kuangyu } = companies;

const text = (...lines: readonly string[]): readonly Block[] => lines.map((line) => ({ text: line }));

/** Contracts with other wording than those of the demo world. */
export const foreignContracts: readonly { readonly blocks: readonly Block[]; readonly values: Values }[] = [
  {
    blocks: text(
      '设备采购合同',
      '合同号：CG-2026-0417　　签订地点：宁波',
      `买方：${qiheng.name}（以下简称“买方”）`,
      `卖方：${yanzhou.name}（以下简称“卖方”）`,
      '签署日期：2026年4月17日',
      '第一条 合同总价：人民币壹佰贰拾万元整（¥1,200,000.00元）。',
      '第二条 买方应在签约后7日内支付预付款¥360,000.00元，余款¥840,000.00元在验收后支付。',
      '第三条 违约金为合同总价的5%。',
    ),
    values: {
      number: 'CG-2026-0417',
      firstParty: qiheng.name,
      secondParty: yanzhou.name,
      date: '2026-04-17',
      amount: '1200000.00',
    },
  },
  {
    blocks: text(
      '工业品买卖合同',
      '编号：启衡字[2026]第77号',
      `供方：${chengye.name}`,
      `需方：${lanchuan.name}`,
      '签订时间：2026-05-06',
      '一、产品名称、数量、金额见附表，合同金额共计 64.23万元。',
      '二、定金为 5万元。',
    ),
    values: {
      number: '启衡字[2026]第77号',
      firstParty: lanchuan.name,
      secondParty: chengye.name,
      date: '2026-05-06',
      amount: '642300.00',
    },
  },
  {
    blocks: text(
      '买 卖 合 同',
      `甲 方：${heze.name}`,
      `乙 方：${kuangyu.name}`,
      '合同编号: XA/2026/0001',
      '本合同由双方于2026年6月8日签订。',
      '1. 单价 25.50 元，数量 4,000 件。',
      '2. 合同价款（含税）为 102,000.00 元，大写：壹拾万零贰仟元整。',
    ),
    values: {
      number: 'XA/2026/0001',
      firstParty: heze.name,
      secondParty: kuangyu.name,
      date: '2026-06-08',
      amount: '102000.00',
    },
  },
  {
    blocks: [
      { text: '年度供货协议', size: 18, align: 'centre' },
      { columns: ['协议编号：NB2026-GH-9', '签约日期：2026/07/09'] },
      { columns: [`甲方：${qiheng.name}`] },
      { columns: [`乙方：${yanzhou.name}`] },
      ...text('总金额（小写）：￥8,000,000.00', '总金额（大写）：捌佰万圆整', '每月结算，每次不低于人民币50,000元。'),
    ],
    values: {
      number: 'NB2026-GH-9',
      firstParty: qiheng.name,
      secondParty: yanzhou.name,
      date: '2026-07-09',
      amount: '8000000.00',
    },
  },
];
