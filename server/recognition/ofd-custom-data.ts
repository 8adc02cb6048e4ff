import type { ReadFieldName } from '../../src/domain/evidence/reading/read-fields.ts';
import type { OfdBody } from './ofd-attachment.ts';
import type { FoundValue } from './field-readings.ts';
import { statedAmounts } from './stated-amounts.ts';
import { elementAt, elementsAt, textAt } from './xml-node.ts';

const names: readonly (readonly [string, ReadFieldName])[] = [
  ['发票代码', 'code'],
  ['发票号码', 'number'],
  ['开票日期', 'date'],
  ['校验码', 'checkCode'],
  ['销售方名称', 'sellerName'],
  ['购买方名称', 'buyerName'],
  ['销售方纳税人识别号', 'sellerTaxNumber'],
  ['购买方纳税人识别号', 'buyerTaxNumber'],
];

/** The values that the tax platform states about an invoice in the entry part of its OFD file. */
export function customDataFields(bodies: readonly OfdBody[]): readonly FoundValue[] {
  return bodies.flatMap(({ body }) => {
    const stated = new Map(
      elementsAt(elementAt(body, 'DocInfo', 'CustomDatas'), 'CustomData').map((each) => [
        textAt(each, '@Name')?.normalize('NFKC').replaceAll(/\s/gu, ''),
        textAt(each),
      ]),
    );
    return [
      ...names.map(([name, field]) => ({ field, text: stated.get(name) })),
      ...statedAmounts({
        amountExcludingTax: stated.get('合计金额'),
        tax: stated.get('合计税额'),
        total: stated.get('价税合计'),
      }),
    ];
  });
}
