import { addMoney, moneyToText, parseMoney } from '../../src/domain/money/money.ts';
import type { ReadPlace } from '../../src/domain/evidence/reading/read-place.ts';
import { amountsIn, isInCapitals } from './amount-text.ts';
import { typeByTitle } from './invoice-titles.ts';
import { labelledValues, type LabelledValues } from './labelled.ts';
import { normaliseText, rightOf, type Run } from './page-runs.ts';
import type { FoundValue } from './field-readings.ts';

const nameLabel = /^(?:名称:|(?:购买方|购方|买方|销售方|销方|销货单位|卖方)名称:?|(?:买方|卖方)单位(?:\/个人)?:?)/u;
const taxNumberLabel = /^(?:(?:统一社会信用代码\/)?纳税人识别号:?|统一社会信用代码:?|单位代码(?:\/身份证号码?)?:?)/u;

/**
 * The values on a page of an invoice by its printed labels, for the forms of digital invoices, of the tax-control
 * system and of vehicles.
 */
export function invoicePage(runs: readonly Run[]): readonly FoundValue[] {
  const firstValue = (label: RegExp): Pick<FoundValue, 'text' | 'place'> => {
    const found = labelledValues(runs, label).find(({ value }) => value !== undefined);
    return { text: found?.value, place: found?.places[0] };
  };
  const type = typeByTitle(runs.map(({ text }) => text));
  return [
    { field: 'type', text: type, place: type && runs.find(({ text }) => typeByTitle([text]) === type)?.place },
    { field: 'code', ...firstValue(/^发票代码:?/u) },
    { field: 'number', ...firstValue(/^发票号码:?/u) },
    { field: 'checkCode', ...firstValue(/^校验码:?/u) },
    { field: 'date', ...firstValue(/^开票日期:?/u) },
    ...amounts(runs),
    ...sides(labelledValues(runs, nameLabel), 'buyerName', 'sellerName'),
    ...sides(labelledValues(runs, taxNumberLabel), 'buyerTaxNumber', 'sellerTaxNumber'),
  ];
}

/**
 * The values of buyer and seller: by their labels, otherwise the first place is the buyer's, which is above the
 * seller's or left of it. Empty places count too: a private buyer has no tax number.
 */
function sides(
  found: readonly LabelledValues[],
  buyer: 'buyerName' | 'buyerTaxNumber',
  seller: 'sellerName' | 'sellerTaxNumber',
): readonly FoundValue[] {
  const placed = found.slice(0, 2).map(({ label, value, places }, index): FoundValue => {
    const text = normaliseText(label.text);
    const isBuyer = /^[购买]/u.test(text) || (!/^[销卖]/u.test(text) && index === 0);
    return { field: isBuyer ? buyer : seller, text: value, sure: found.length >= 2, place: places[0] };
  });
  return placed;
}

function amounts(runs: readonly Run[]): readonly FoundValue[] {
  const page = runs.map(({ text }) => text).join(' ');
  const total = firstAmount(labelledValues(runs, /^.*?[(]?小写[)]?:?/u));
  const { amount, tax } = sums(runs, total?.amount);
  const isSumCorrect =
    amount !== undefined &&
    tax !== undefined &&
    total !== undefined &&
    sumOf(amount.amount, tax.amount) === total.amount;
  return [
    { field: 'amountExcludingTax', text: amount?.amount, sure: isSumCorrect, place: amount?.place },
    { field: 'tax', text: tax?.amount, sure: isSumCorrect, place: tax?.place },
    {
      field: 'total',
      text: total?.amount,
      sure: isSumCorrect || (total !== undefined && isInCapitals(total.amount, page)),
      place: total?.place,
    },
  ];
}

/** An amount and its place on the page. */
interface PlacedAmount {
  readonly amount: string;
  readonly place: ReadPlace | undefined;
}

interface Sums {
  readonly amount: PlacedAmount | undefined;
  readonly tax: PlacedAmount | undefined;
}

/** Amount and tax from the row of sums, or from the boxes of a vehicle's invoice. */
function sums(runs: readonly Run[], total: string | undefined): Sums {
  const row = runs
    .map((run) => [run, ...rightOf(run, runs)])
    .find((each) => /^合计(?!\(大写)/u.test(each.map(({ text }) => normaliseText(text)).join(' ')));
  if (row === undefined)
    return {
      amount: firstAmount(labelledValues(runs, /^不含税价:?(?:小写)?:?/u)),
      tax: firstAmount(labelledValues(runs, /^增值税税额:?/u)),
    };
  const [amount, tax] = row.flatMap(({ text, place }) =>
    amountsIn(text).map((each): PlacedAmount => ({ amount: each, place })),
  );
  // Stars mark an invoice without tax.
  const isExempt = tax === undefined && amount !== undefined && amount.amount === total;
  return { amount, tax: isExempt ? { amount: '0.00', place: undefined } : tax };
}

function firstAmount(found: readonly LabelledValues[]): PlacedAmount | undefined {
  // The first text may be only the currency sign.
  return found.flatMap(({ values, places }) =>
    values
      .flatMap((value, index) => amountsIn(value).map((amount): PlacedAmount => ({ amount, place: places[index] })))
      .slice(0, 1),
  )[0];
}

function sumOf(one: string, other: string): string | undefined {
  const [a, b] = [parseMoney(one), parseMoney(other)];
  return a && b && moneyToText(addMoney(a, b));
}
