import type { DocumentOrder } from '../../../../server/core/ports.ts';
import { companies } from '../../../../server/seed/parties/companies.ts';
import { invoiceRules } from '../../../../src/domain/evidence/invoice/invoice-rules.ts';
import type { InvoiceType } from '../../../../src/domain/evidence/invoice/invoice-type.ts';
import { moneyToText } from '../../../../src/domain/money/money.ts';
import type { Values } from './made-document.ts';

export type InvoiceOrder = Extract<DocumentOrder, { kind: 'invoice' }> & { readonly invoiceType: InvoiceType };
export type ContractOrder = Extract<DocumentOrder, { kind: 'contract' }>;

const codes: Readonly<Record<InvoiceType, string>> = {
  GENERAL_VAT: '033992400104',
  GENERAL_VAT_ELEC: '032992400111',
  SPECIAL_VAT: '6199241130',
  SPECIAL_VAT_ELEC: '033992400113',
  VEHICLE_VAT: '161992422660',
  USED_VEHICLE_VAT: '041992400117',
  E_SPECIAL_VAT_ELEC: '',
  E_GENERAL_VAT_ELEC: '',
};
const { qiheng, lanchuan, beiyu, beiyuBranch, heze, yanzhou, chengye, kuangyu, shiyu, maitu, zhuhe, chenshi } =
  companies;
const buyers = [qiheng, lanchuan, beiyu, beiyuBranch, heze];
const sellers = [yanzhou, chengye, kuangyu, shiyu, maitu, zhuhe, chenshi];
const goods = [
  '*金属制品*轴承座',
  '*电子元件*柔性覆铜板',
  '*建筑服务*劳务费',
  '*纸制品*五层瓦楞包装箱及缓冲衬垫',
  '*通用设备*水泵',
];
const fen = [20_000_000n, 8_765_432n, 100n, 123_456_789_012n, 999_999n, 31_415_926n, 1_000_000_000n];
const rates = [13n, 9n, 6n, 3n, 1n];

const pick = <Item>(items: readonly Item[], index: number): Item => items[index % items.length]!;
const day = (index: number) =>
  `2026-${String((index % 9) + 1).padStart(2, '0')}-${String(((index * 7) % 28) + 1).padStart(2, '0')}`;

/** The invoice of a type with this index in the series: companies, amounts and dates repeat with different periods. */
export function orderAt(index: number, type: InvoiceType, change: Partial<InvoiceOrder> = {}): InvoiceOrder {
  const amount = pick(fen, index) + BigInt(index * 1_37);
  const tax = (amount * pick(rates, index)) / 100n;
  const number = String(412_207 + index * 7_919);
  const { name, uscc } = pick(sellers, index);
  return {
    kind: 'invoice',
    invoiceType: type,
    code: codes[type],
    format: 'pdf',
    goods: pick(goods, index),
    date: day(index),
    number: invoiceRules[type].numberLength === 20 ? `2661290${number.padStart(13, '0')}` : number.padStart(8, '0'),
    checkCode: invoiceRules[type].checkCode === 'required' ? `61522093847165${String(502_938 + index)}` : '',
    buyer: { name: pick(buyers, index).name, uscc: pick(buyers, index).uscc },
    seller: { name, uscc },
    amountExcludingTax: moneyToText({ fen: amount }),
    tax: moneyToText({ fen: tax }),
    total: moneyToText({ fen: amount + tax }),
    ...change,
  };
}

export function contractAt(index: number, change: Partial<ContractOrder> = {}): ContractOrder {
  const { name, uscc } = pick(sellers, index);
  return {
    kind: 'contract',
    number: pick(['QH2026NB0918', 'LC-2026/CG-018', '启购字（2026）第018号', 'BY2026(04)-77'], index),
    date: day(index),
    goods: '轴承座及配套铸件',
    pages: (index % 4) + 1,
    buyer: { name: pick(buyers, index).name, uscc: pick(buyers, index).uscc },
    seller: { name, uscc },
    amount: moneyToText({ fen: pick(fen, index) + BigInt(index * 1_300) }),
    ...change,
  };
}

/** All values on an invoice. */
export function invoiceValues(order: InvoiceOrder): Values {
  return {
    type: order.invoiceType,
    number: order.number,
    date: order.date,
    amountExcludingTax: order.amountExcludingTax,
    tax: order.tax,
    total: order.total,
    sellerName: order.seller.name,
    sellerTaxNumber: order.seller.uscc,
    buyerName: order.buyer.name,
    buyerTaxNumber: order.buyer.uscc,
    ...(order.code === '' ? {} : { code: order.code }),
    ...(order.checkCode === '' ? {} : { checkCode: order.checkCode }),
  };
}

export function contractValues(order: ContractOrder): Values {
  return {
    number: order.number,
    amount: order.amount,
    date: order.date,
    firstParty: order.buyer.name,
    secondParty: order.seller.name,
  };
}

/** The values in the QR code of an invoice. */
export function qrValues(order: InvoiceOrder): Values {
  const { type, code, number, date, checkCode, total, amountExcludingTax } = invoiceValues(order);
  const amount = invoiceRules[order.invoiceType].verifiedBy === 'total' ? { total } : { amountExcludingTax };
  return JSON.parse(JSON.stringify({ type, code, number, date, checkCode, ...amount })) as Values;
}
