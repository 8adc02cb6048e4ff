import type { DocumentOrder } from '../../../server/core/ports.ts';
import { invoiceRules } from '../../../src/domain/evidence/invoice/invoice-rules.ts';
import type { InvoiceType } from '../../../src/domain/evidence/invoice/invoice-type.ts';

export const buyer = { name: '启衡重工集团股份有限公司', uscc: '91610199MAEJGC9P1B' };
export const seller = { name: '宁波砚舟精密铸造有限公司', uscc: '91330299MA5JMH9238' };

type InvoiceOrder = Extract<DocumentOrder, { kind: 'invoice' }>;

export function invoiceOrder(
  type: InvoiceType,
  change: Partial<InvoiceOrder> = {},
): InvoiceOrder & { readonly invoiceType: InvoiceType } {
  const rule = invoiceRules[type];
  return {
    kind: 'invoice',
    code: '033992400104'.slice(0, rule.codeLengths[0] ?? 0),
    number: rule.numberLength === 20 ? '26612900000000000127' : '00412207',
    checkCode: rule.checkCode === 'required' ? '61522093847165502938' : '',
    date: '2026-09-18',
    buyer,
    seller,
    goods: '*金属制品*轴承座',
    amountExcludingTax: '200000.00',
    tax: '26000.00',
    total: '226000.00',
    format: 'pdf',
    ...change,
    invoiceType: type,
  };
}

export function contractOrder(pages: number): Extract<DocumentOrder, { kind: 'contract' }> {
  return {
    kind: 'contract',
    number: 'QH2026NB0918',
    date: '2026-08-03',
    buyer,
    seller,
    goods: '轴承座及配套铸件',
    amount: '642300.00',
    pages,
  };
}

export const letterOrder: DocumentOrder = {
  kind: 'letter',
  title: '收款账户变更函',
  date: '2026-09-20',
  from: seller,
  to: buyer.name,
  paragraphs: ['我司收款账户自贵司确认本函之日起变更如下：', '户名：____________　账号：____________'],
};
