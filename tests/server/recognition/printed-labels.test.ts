import { describe, expect, test } from 'vitest';
import { amountsIn, isInCapitals } from '../../../server/recognition/amount-text.ts';
import { contractAmount } from '../../../server/recognition/contract-amount.ts';
import { contractPages } from '../../../server/recognition/contract-page.ts';
import { invoicePage } from '../../../server/recognition/invoice-page.ts';
import { typeByTitle } from '../../../server/recognition/invoice-titles.ts';
import type { Run } from '../../../server/recognition/page-runs.ts';

/** Texts at columns of a line; the first line is at the top. */
function page(...lines: readonly (readonly (readonly [left: number, text: string])[])[]): readonly Run[] {
  return lines.flatMap((line, index) =>
    line.map(([left, text]) => ({ text, left, right: left + text.length * 8, baseline: 20 + index * 20, height: 8 })),
  );
}

const said = (runs: readonly Run[], field: string) =>
  invoicePage(runs)
    .filter((each) => each.field === field && each.text !== undefined)
    .map(({ text, sure }) => [text, sure ?? true]);

describe('the labels of an invoice', () => {
  test('may be apart from their values, with blanks, in any width', () => {
    const runs = page(
      [
        [0, '发 票 号 码 :'],
        [200, '00412207'],
      ],
      [
        [0, '开票日期：'],
        [200, '2026年09月18日'],
      ],
      [[0, '校 验 码：61522 09384 71655 02938']],
    );
    expect([said(runs, 'number'), said(runs, 'date'), said(runs, 'checkCode')]).toEqual([
      [['00412207', true]],
      [['2026年09月18日', true]],
      [['61522 09384 71655 02938', true]],
    ]);
  });

  test('beside an empty place do not take another label as the value', () => {
    expect(
      said(
        page(
          [
            [0, '发票代码：'],
            [200, '发票号码：'],
          ],
          [
            [0, '购买方名称'],
            [200, '纳税人识别号'],
            [400, '91610199MAEJGC9P1B'],
          ],
        ),
        'code',
      ),
    ).toEqual([]);
    expect(
      said(
        page([
          [0, '购买方名称'],
          [200, '纳税人识别号'],
          [400, '91610199MAEJGC9P1B'],
        ]),
        'buyerName',
      ),
    ).toEqual([]);
  });

  test.each([
    [
      'side by side',
      page([
        [0, '名称：甲公司'],
        [300, '名称：乙公司'],
      ]),
    ],
    ['above each other', page([[0, '名称：甲公司']], [[0, '项目名称']], [[0, '名称：乙公司']])],
    [
      'named, the seller first',
      page([
        [0, '销售方名称：乙公司'],
        [300, '购买方名称：甲公司'],
      ]),
    ],
  ])('tell buyer and seller %s', (_, runs) => {
    expect([said(runs, 'buyerName'), said(runs, 'sellerName')]).toEqual([[['甲公司', true]], [['乙公司', true]]]);
  });

  test('leave a buyer without a number, and the seller with its own', () => {
    const runs = page(
      [
        [0, '名称：陈某'],
        [300, '名称：乙公司'],
      ],
      [
        [0, '统一社会信用代码/纳税人识别号：'],
        [300, '统一社会信用代码/纳税人识别号：91330299MA5JMH9238'],
      ],
    );
    expect([said(runs, 'buyerTaxNumber'), said(runs, 'sellerTaxNumber')]).toEqual([[], [['91330299MA5JMH9238', true]]]);
  });

  test('give sure amounts when they add up, and unsure ones otherwise', () => {
    const sums = (total: string) =>
      page(
        [
          [0, '合计'],
          [300, '¥200,000.00'],
          [400, '¥26,000.00'],
        ],
        [
          [0, '价税合计（大写）'],
          [300, `（小写）${total}`],
        ],
      );
    expect(['amountExcludingTax', 'tax', 'total'].map((field) => said(sums('¥226,000.00'), field))).toEqual([
      [['200000.00', true]],
      [['26000.00', true]],
      [['226000.00', true]],
    ]);
    expect(['amountExcludingTax', 'tax', 'total'].map((field) => said(sums('¥226,001.00'), field))).toEqual([
      [['200000.00', false]],
      [['26000.00', false]],
      [['226001.00', false]],
    ]);
  });

  test('may be followed by the currency sign alone', () => {
    expect(
      said(
        page(
          [
            [0, '（小写）'],
            [200, '¥'],
            [300, '226,000.00'],
          ],
          [
            [0, '合计'],
            [200, '¥'],
            [240, '200,000.00'],
            [400, '¥'],
            [440, '26,000.00'],
          ],
        ),
        'total',
      ),
    ).toEqual([['226000.00', true]]);
  });

  test('give a sure total when it is also in capitals', () => {
    expect(said(page([[0, '价税合计（大写）贰拾贰万陆仟圆整（小写）¥226,000.00']]), 'total')).toEqual([
      ['226000.00', true],
    ]);
  });

  test('give a tax of zero when no tax is levied', () => {
    const runs = page(
      [
        [0, '合计'],
        [300, '¥200.00'],
        [400, '***'],
      ],
      [[0, '（小写）¥200.00']],
    );
    expect(said(runs, 'tax')).toEqual([['0.00', true]]);
  });

  test('give no tax when it is missing beside a greater total', () => {
    expect(
      said(
        page(
          [
            [0, '合计'],
            [300, '¥200.00'],
          ],
          [[0, '（小写）¥226.00']],
        ),
        'tax',
      ),
    ).toEqual([]);
  });

  test('give an unsure party when there is one name only', () => {
    expect(said(page([[0, '名称：甲公司']]), 'buyerName')).toEqual([['甲公司', false]]);
  });

  test('keep the sign of red amounts wherever it is', () => {
    expect(
      said(
        page(
          [
            [0, '合计'],
            [300, '¥-200.00'],
            [400, '-¥26.00'],
          ],
          [[0, '（小写）¥-226.00']],
        ),
        'total',
      ),
    ).toEqual([['-226.00', true]]);
  });
});

test.each([
  ['浙江增值税专用发票', 'SPECIAL_VAT'],
  ['电子发票（增值税专用发票）', 'E_SPECIAL_VAT_ELEC'],
  ['电 子 发 票 （普 通 发 票）', 'E_GENERAL_VAT_ELEC'],
  ['增值税电子普通发票', 'GENERAL_VAT_ELEC'],
  ['乙方应当在验收合格后开具与结算金额一致的增值税专用发票给甲方', undefined],
  ['收据', undefined],
])('%s is the title of %s', (line, type) => {
  expect(typeByTitle([line])).toBe(type);
});

test('the amounts of a text are its figures of money', () => {
  expect(amountsIn('¥1,234.50，共 12 件，3.14159，-7.00')).toEqual(['1234.50', '12.00', '-7.00']);
});

test.each([
  ['100.00', '壹佰元整', true],
  ['100.00', '人民币壹佰圆正', true],
  ['100.00', '伍仟壹佰元整', false],
  ['100.00', '壹佰元叁角整', false],
  ['100.30', '壹佰元叁角', true],
  ['100.00', '', false],
  ['-100.00', '壹佰元整', false],
])('the amount %s matches the capitals %j', (amount, text, isSaid) => {
  expect(isInCapitals(amount, text)).toBe(isSaid);
});

test.each([
  [
    'called and in capitals',
    '合同总价为人民币壹佰万元整（小写：¥1,000,000.00）。预付款¥300,000.00。',
    '1000000.00',
    true,
  ],
  ['called alone', '合同金额：500,000元。', '500000.00', false],
  ['in ten thousands', '合同总金额 64.235万元', '642350.00', false],
  ['two that are called', '合同金额¥100.00或合同金额¥200.00', '100.00', false],
  ['in capitals alone', '付款¥7.00。共计壹佰元整，即¥100.00', '100.00', false],
  ['a share and a number of things', '合同金额的5%，共 400 件', undefined, false],
  ['no word of it', '付款¥7.00', undefined, false],
  ['a word of it long before', `合同金额由双方另行约定。${'其他约定。'.repeat(20)}付款¥7.00`, undefined, false],
])('the amount of a contract is found: %s', (_, text, amount, sure) => {
  const found = contractAmount(text);
  expect(found.text).toBe(amount);
  if (amount !== undefined) expect(found.sure).toBe(sure);
});

test('the labels of a contract may be in table cells, and similar sentences are no labels', () => {
  const runs = page(
    [[0, '签订日期以双方盖章的为准。']],
    [
      [0, '合同编号'],
      [100, 'QH-1'],
      [300, '签订日期'],
      [400, '2026-08-03'],
    ],
    [
      [0, '甲方'],
      [100, '启衡重工'],
      [300, '乙方'],
      [400, '砚舟铸造'],
    ],
  );
  expect(Object.fromEntries(contractPages([runs]).map(({ field, text }) => [field, text]))).toMatchObject({
    number: 'QH-1',
    firstParty: '启衡重工',
    secondParty: '砚舟铸造',
    date: '2026-08-03',
  });
});

test('the fields of a contract come from its head, and not from its end', () => {
  const head = page(
    [[0, '合同编号：QH-1　签订日期：2026年8月3日']],
    [
      [0, '甲方（采购方）：启衡重工（以下简称甲方）'],
      [300, '乙方：砚舟铸造'],
    ],
  );
  const end = page(
    [
      [0, '甲方（盖章）：'],
      [300, '乙方（盖章）：'],
    ],
    [[0, '签订日期：2026年9月9日']],
  );
  expect(Object.fromEntries(contractPages([head, end]).map(({ field, text }) => [field, text]))).toMatchObject({
    number: 'QH-1',
    firstParty: '启衡重工',
    secondParty: '砚舟铸造',
    date: '2026年9月9日',
  });
});
