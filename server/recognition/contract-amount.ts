import { moneyToText, parseMoney } from '../../src/domain/money/money.ts';
import { readUppercaseAmount } from '../../src/domain/money/read-uppercase-amount.ts';
import { isInCapitals } from './amount-text.ts';
import { normaliseText } from './page-runs.ts';
import type { FoundValue } from './field-readings.ts';

const figure =
  /(?<sign>¥|人民币|RMB|CNY|小写:?)*(?<number>\d{1,3}(?:,\d{3})+(?:\.\d{1,6})?|\d+(?:\.\d{1,6})?)(?!\d|[.,]\d)(?<unit>万元|元)?/gu;
const amountNames =
  /(?:(?:合同|协议|含税|价税)(?:含税)?(?:总)?(?:金额|价款|总价|总额|价|合计)|总金额|总价款?|价款总额|合计金额)/gu;
/** Maximum number of characters between the name of an amount and its figure, with the amount in capitals between. */
const maxDistanceCharacters = 80;

interface Candidate {
  readonly amount: string;
  /** The amount as printed. */
  readonly figure: string;
  /** 2 when its name precedes it, and 1 more when it is also in the text in capitals. */
  readonly weight: number;
}

/**
 * The amount of a contract from its prose: the first figure of the greatest weight above 0. It is sure only when its
 * name precedes it, it is also in capitals, and no other amount has both.
 */
export function contractAmount(text: string): FoundValue & { readonly figure?: string | undefined } {
  const plain = normaliseText(text);
  const nameEnds = [...plain.matchAll(amountNames)].map(({ index, 0: words }) => index + words.length);
  const candidates = [...plain.matchAll(figure)].flatMap((found): readonly Candidate[] => {
    const { sign, number = '', unit } = found.groups ?? {};
    const amount = sign === undefined && unit === undefined ? undefined : inYuan(number, unit === '万元');
    if (amount === undefined) return [];
    const isNamed = nameEnds.some((end) => end <= found.index && found.index - end <= maxDistanceCharacters);
    return [{ amount, figure: number, weight: (isNamed ? 2 : 0) + (isInCapitals(amount, plain) ? 1 : 0) }];
  });
  if (candidates.length === 0) return capitalAmount(plain, nameEnds);
  const best = Math.max(...candidates.map(({ weight }) => weight), 1);
  const chosen = candidates.filter(({ weight }) => weight === best);
  return {
    field: 'amount',
    text: chosen[0]?.amount,
    figure: chosen[0]?.figure,
    sure: best === 3 && new Set(chosen.map(({ amount }) => amount)).size === 1,
  };
}

const capitals = /[零壹贰叁肆伍陆柒捌玖拾佰仟万亿]+[元圆圓](?:[零壹贰叁肆伍陆柒捌玖角分]*)[整正]?/gu;

/** An amount that is written only in capitals, behind its name. Without a figure beside it, it is never sure. */
function capitalAmount(
  plain: string,
  nameEnds: readonly number[],
): FoundValue & { readonly figure?: string | undefined } {
  const named = [...plain.matchAll(capitals)].find(({ index }) =>
    nameEnds.some((end) => end <= index && index - end <= maxDistanceCharacters),
  )?.[0];
  const amount = named === undefined ? undefined : readUppercaseAmount(named);
  return { field: 'amount', text: amount && moneyToText(amount), figure: named, sure: false };
}

/** A figure in yuan, or in ten thousands of yuan, as a decimal string; undefined when it has fractions of a fen. */
function inYuan(number: string, isTenThousands: boolean): string | undefined {
  const [whole = '', decimals = ''] = number.replaceAll(',', '').split('.');
  const shifted = isTenThousands
    ? `${whole}${decimals.padEnd(4, '0').slice(0, 4)}.${decimals.slice(4)}`
    : `${whole}.${decimals}`;
  const amount = parseMoney(shifted.replace(/\.$/u, ''));
  return amount && moneyToText(amount);
}
