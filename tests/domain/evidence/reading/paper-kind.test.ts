import { describe, expect, test } from 'vitest';
import {
  isMisplaced,
  paperKindOf,
  paperKinds,
  placeForPaper,
  type PaperKind,
} from '../../../../src/domain/evidence/reading/paper-kind.ts';
import type { DocumentType } from '../../../../src/domain/evidence/materials/stage.ts';

const invoice = [
  '电子发票（增值税专用发票） 发票号码：26332000077000461509',
  '电子发票（增值税专用发票）',
  '开票日期：2026年10月07日',
  '统一社会信用代码/纳税人识别号：91310199MA1QH8ZG1X',
  '价税合计（大写） 壹佰圆整',
];

describe('a paper looks like', () => {
  test.each<readonly [PaperKind | undefined, string, readonly string[]]>([
    ['invoice', 'a digital invoice', invoice],
    [
      'invoice',
      'an invoice whose title is a picture',
      ['发票号码：12345678', '开票日期：2026年10月07日', '价税合计', '纳税人识别号：9131', '开票人：李敏'],
    ],
    [
      'contract',
      'a purchase contract',
      ['采 购 合 同', '合同编号：YZ-2026-001', '甲方：启衡重工', '乙方：砚舟铸造', '第一条 标的', '违约责任'],
    ],
    ['contract', 'a contract with its number in the title', ['购销合同 YZ-2026-001', '需方：甲公司', '供方：乙公司']],
    ['contract', 'an agreement', ['框架采购协议书', '甲方（买方）：启衡', '乙方（卖方）：砚舟', '本协议一式两份']],
    [
      'contract',
      'a contract that starts with its clauses and mentions invoices',
      [
        '甲方：启衡重工',
        '乙方：砚舟铸造',
        '第三条 乙方应在收款前开具增值税专用发票，载明发票号码与开票日期',
        '违约责任',
        '由甲方所在地人民法院管辖',
      ],
    ],
    [
      'delivery-note',
      'a delivery note',
      ['宁波砚舟精密铸造有限公司', '送 货 单', '送货单号：S-01', '品名 规格 数量', '收货人签字：'],
    ],
    ['delivery-note', 'a note of goods sent out', ['销售出库单', '出库日期：2026-10-01', '货物名称 数量', '提货人']],
    ['acceptance', 'a confirmation of receipt', ['收货确认单', '兹确认已收到下列货物', '数量', '收货单位（盖章）：']],
    ['acceptance', 'an acceptance report', ['设备验收报告', '验收意见：合格', '验收人：']],
    [
      'bank-receipt',
      'a bank receipt',
      ['中国某某银行', '网上银行电子回单', '付款人户名：甲', '收款人户名：乙', '交易金额：100.00', '用途：货款'],
    ],
    [
      'bank-receipt',
      'a bank receipt without a title',
      ['付款方 甲', '收款方 乙', '交易流水号 1', '开户行 某某支行', '附言 货款'],
    ],
    ['letter', 'a letter', ['关于变更收款账户的函', '启衡重工集团股份有限公司：', '我司收款账户变更如下', '特此函告']],
    [
      'letter',
      'a letter without a title',
      ['启衡重工集团股份有限公司：', '我司现将情况报告如下', '此致', '敬礼', '特此说明'],
    ],
    ['letter', 'an authorisation', ['融资申请授权书', '本公司授权经办人代表本公司']],
    [undefined, 'nothing', []],
    [undefined, 'some text', ['会议纪要', '时间：2026年10月1日', '参加人：张三']],
    [undefined, 'a title alone', ['合同']],
    [
      undefined,
      'a mention far below a heading',
      [...Array.from({ length: 20 }, (_, index) => `第${index}行`), '送货单', '数量'],
    ],
  ])('%s: %s', (kind, _, lines) => {
    expect(paperKindOf(lines)).toBe(kind);
  });
});

describe('a paper is misplaced', () => {
  test.each<readonly [PaperKind | undefined, DocumentType, boolean]>([
    ['contract', 'BUSI_INVOICE', true],
    ['delivery-note', 'BUSI_INVOICE', true],
    ['bank-receipt', 'BUSI_INVOICE', true],
    ['invoice', 'BUSI_INVOICE', false],
    ['invoice', 'BUSI_CONTRACT', true],
    ['acceptance', 'BUSI_CONTRACT', true],
    ['contract', 'BUSI_CONTRACT', false],
    ['contract', 'OTHER', false],
    ['invoice', 'ORDER', false],
    [undefined, 'BUSI_INVOICE', false],
  ])('%s among %s: %s', (kind, documentType, misplaced) => {
    expect(isMisplaced(kind, documentType)).toBe(misplaced);
  });
});

describe('the place for', () => {
  const places: readonly { readonly documentType: DocumentType; readonly name: string }[] = [
    { documentType: 'OTHER', name: '融资申请表' },
    { documentType: 'BUSI_CONTRACT', name: '贸易合同' },
    { documentType: 'BUSI_INVOICE', name: '发票' },
    { documentType: 'OTHER', name: '其他补充资料' },
    { documentType: 'OTHER', name: '收货确认书' },
  ];
  test.each<readonly [PaperKind, string | undefined]>([
    ['invoice', '发票'],
    ['contract', '贸易合同'],
    ['acceptance', '收货确认书'],
    ['delivery-note', '其他补充资料'],
    ['bank-receipt', '其他补充资料'],
    ['letter', '其他补充资料'],
  ])('%s is %s', (kind, name) => {
    expect(placeForPaper(places, kind)?.name).toBe(name);
  });
  test.each(paperKinds)('%s is unknown where none fits', (kind) => {
    expect(placeForPaper(places.slice(0, 1), kind)).toBeUndefined();
  });
});
