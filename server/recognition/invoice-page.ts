import { addMoney, moneyToText, parseMoney } from '../../src/domain/money/money.ts';
import { amountsIn, isInCapitals } from './amount-text.ts';
import { typeByTitle } from './invoice-titles.ts';
import { labelled, type Labelled } from './labelled.ts';
import { bare, rightOf, type Run } from './page-runs.ts';
import type { Found } from './saying.ts';

const nameLabel = /^(?:名称:|(?:购买方|购方|买方|销售方|销方|销货单位|卖方)名称:?|(?:买方|卖方)单位(?:\/个人)?:?)/u;
const taxNumberLabel = /^(?:(?:统一社会信用代码\/)?纳税人识别号:?|统一社会信用代码:?|单位代码(?:\/身份证号码?)?:?)/u;

/** What a page of an invoice says by its printed labels; digital forms, those of the tax-control system, and those of vehicles. */
export function invoicePage(runs: readonly Run[]): readonly Found[] {
  const first = (label: RegExp) => labelled(runs, label).find(({ value }) => value !== undefined)?.value;
  return [
    { field: 'type', text: typeByTitle(runs.map(({ text }) => text)) },
    { field: 'code', text: first(/^发票代码:?/u) },
    { field: 'number', text: first(/^发票号码:?/u) },
    { field: 'checkCode', text: first(/^校验码:?/u) },
    { field: 'date', text: first(/^开票日期:?/u) },
    ...amounts(runs),
    ...sides(labelled(runs, nameLabel), 'buyerName', 'sellerName'),
    ...sides(labelled(runs, taxNumberLabel), 'buyerTaxNumber', 'sellerTaxNumber'),
  ];
}

/**
 * The buyer stands above the seller, or left of it; where the label itself says whose it is, that counts. Places are counted
 * whether or not they are filled in: a person who buys has no number.
 */
function sides(found: readonly Labelled[], buyer: 'buyerName' | 'buyerTaxNumber', seller: 'sellerName' | 'sellerTaxNumber'): readonly Found[] {
  const placed = found.slice(0, 2).map(({ label, value }, index): Found => {
    const text = bare(label.text);
    const isBuyer = /^[购买]/u.test(text) || (!/^[销卖]/u.test(text) && index === 0);
    return { field: isBuyer ? buyer : seller, text: value, sure: found.length >= 2 };
  });
  return placed;
}

function amounts(runs: readonly Run[]): readonly Found[] {
  const page = runs.map(({ text }) => text).join(' ');
  const total = firstAmount(labelled(runs, /^.*?[(]?小写[)]?:?/u));
  const { amount, tax } = sums(runs, total);
  const addsUp = amount !== undefined && tax !== undefined && total !== undefined && sumOf(amount, tax) === total;
  return [
    { field: 'amountExcludingTax', text: amount, sure: addsUp },
    { field: 'tax', text: tax, sure: addsUp },
    { field: 'total', text: total, sure: addsUp || (total !== undefined && isInCapitals(total, page)) },
  ];
}

interface Sums {
  readonly amount: string | undefined;
  readonly tax: string | undefined;
}

/** From the row of sums, or from the boxes of a vehicle's invoice. */
function sums(runs: readonly Run[], total: string | undefined): Sums {
  const row = runs.map((run) => [run, ...rightOf(run, runs)].map(({ text }) => bare(text)).join(' ')).find((text) => /^合计(?!\(大写)/u.test(text));
  if (row === undefined) return { amount: firstAmount(labelled(runs, /^不含税价:?(?:小写)?:?/u)), tax: firstAmount(labelled(runs, /^增值税税额:?/u)) };
  const [amount, tax] = amountsIn(row.replaceAll(' ', '|'));
  // Stars stand where nothing is levied.
  const isExempt = tax === undefined && amount !== undefined && amount === total;
  return { amount, tax: isExempt ? '0.00' : tax };
}

function firstAmount(found: readonly Labelled[]): string | undefined {
  // The sign of the currency may be a text of its own.
  return found.flatMap(({ values }) => values.flatMap(amountsIn).slice(0, 1))[0];
}

function sumOf(one: string, other: string): string | undefined {
  const [a, b] = [parseMoney(one), parseMoney(other)];
  return a && b && moneyToText(addMoney(a, b));
}
