import { contractAmount } from './contract-amount.ts';
import { labelledValues } from './labelled.ts';
import { normaliseText, isSameLine, type Run } from './page-runs.ts';
import type { FoundValue } from './field-readings.ts';

// The label ends with a colon or with the text: otherwise a sentence may begin with it.
const numberLabel = /^(?:本?(?:采购|销售|购销|买卖|供货)?(?:合同|协议)(?:编号|号码|号)|编号)(?::|$)/u;
const dateLabel = /^(?:合同)?(?:签订|签署|签约|订立)(?:日期|时间)(?::|$)/u;
const firstLabel = /^(?:甲方|买方|需方|采购方|购货方|购买方|定作方|发包方)(?:\([^)]*\))?(?::|$)/u;
const secondLabel = /^(?:乙方|卖方|供方|供应方|供货方|销售方|承揽方|承包方)(?:\([^)]*\))?(?::|$)/u;
// Labels that may follow a value on the same line.
const nextLabel =
  /\s*(?:(?:合同)?(?:签订|签署|签约|订立)(?:日期|时间|地点)|[甲乙买卖供需]方|统一社会信用代码|(?:合同|协议)编号)\s*(?:[(\uff08][^)\uff09]*[)\uff09])?[:\uff1a].*$/u;
const shortName = /[(\uff08](?:以下|下称|简称).*$/u;
const dateInProse = /(?:于|日期为)(\d{4}年\d{1,2}月\d{1,2}日)(?:签订|签署|订立)/u;

/** The values on the pages of a contract, by its labels and in its prose. The first of several values counts. */
export function contractPages(pages: readonly (readonly Run[])[]): readonly FoundValue[] {
  const firstValue = (label: RegExp): Pick<FoundValue, 'text' | 'place'> => {
    const found = pages
      .flatMap((runs) => labelledValues(runs, label))
      .map(({ value, places }) => ({ text: trimValue(value), place: places[0] }))
      .find(({ text }) => text !== '');
    return { text: found?.text, place: found?.place };
  };
  const placeOf = (part: string | undefined) =>
    part === undefined ? undefined : pages.flat().find(({ text }) => normaliseText(text).includes(part))?.place;
  const text = pages.map(proseOf).join('');
  const date = firstValue(dateLabel);
  const proseDate = dateInProse.exec(normaliseText(text))?.[1];
  const { figure, ...amount } = contractAmount(text);
  return [
    { field: 'number', ...firstValue(numberLabel) },
    { field: 'date', ...date },
    ...(date.text === undefined
      ? [{ field: 'date', text: proseDate, sure: false, place: placeOf(proseDate) } as const]
      : []),
    { field: 'firstParty', ...firstValue(firstLabel) },
    { field: 'secondParty', ...firstValue(secondLabel) },
    { ...amount, place: placeOf(figure) },
  ];
}

function trimValue(value: string | undefined): string {
  return (value ?? '')
    .replace(nextLabel, '')
    .replace(shortName, '')
    .replace(/^[\s_]+|[\s_;。,\uff1b\uff0c]+$/gu, '');
}

/** The text of a page as prose: lines are joined, and texts side by side are separated by a bar. */
function proseOf(runs: readonly Run[]): string {
  return runs
    .map((run, index) => {
      const before = runs[index - 1];
      return before && isSameLine(before, run) ? `|${run.text}` : run.text;
    })
    .join('');
}
