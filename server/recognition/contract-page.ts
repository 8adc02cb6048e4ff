import { contractAmount } from './contract-amount.ts';
import { labelled } from './labelled.ts';
import { bare, isSameLine, type Run } from './page-runs.ts';
import type { Found } from './saying.ts';

// With a colon, or alone in a box; without either a sentence begins with it.
const numberLabel = /^(?:本?(?:采购|销售|购销|买卖|供货)?(?:合同|协议)(?:编号|号码|号)|编号)(?::|$)/u;
const dateLabel = /^(?:合同)?(?:签订|签署|签约|订立)(?:日期|时间)(?::|$)/u;
const firstLabel = /^(?:甲方|买方|需方|采购方|购货方|购买方|定作方|发包方)(?:\([^)]*\))?(?::|$)/u;
const secondLabel = /^(?:乙方|卖方|供方|供应方|供货方|销售方|承揽方|承包方)(?:\([^)]*\))?(?::|$)/u;
// What may stand on the same line behind a value, and how contracts go on after a name.
const nextLabel =
  /\s*(?:(?:合同)?(?:签订|签署|签约|订立)(?:日期|时间|地点)|[甲乙买卖供需]方|统一社会信用代码|(?:合同|协议)编号)\s*(?:[(\uff08][^)\uff09]*[)\uff09])?[:\uff1a].*$/u;
const shortName = /[(\uff08](?:以下|下称|简称).*$/u;
const inProse = /(?:于|日期为)(\d{4}年\d{1,2}月\d{1,2}日)(?:签订|签署|订立)/u;

/** What the pages of a contract say by their labels and in their prose; of several the first counts, as in its head. */
export function contractPages(pages: readonly (readonly Run[])[]): readonly Found[] {
  const first = (label: RegExp): Pick<Found, 'text' | 'place'> => {
    const found = pages
      .flatMap((runs) => labelled(runs, label))
      .map(({ value, places }) => ({ text: trimmed(value), place: places[0] }))
      .find(({ text }) => text !== '');
    return { text: found?.text, place: found?.place };
  };
  const holding = (part: string | undefined) =>
    part === undefined ? undefined : pages.flat().find(({ text }) => bare(text).includes(part))?.place;
  const text = pages.map(proseOf).join('');
  const date = first(dateLabel);
  const saidDate = inProse.exec(bare(text))?.[1];
  const { figure, ...amount } = contractAmount(text);
  return [
    { field: 'number', ...first(numberLabel) },
    { field: 'date', ...date },
    ...(date.text === undefined
      ? [{ field: 'date', text: saidDate, sure: false, place: holding(saidDate) } as const]
      : []),
    { field: 'firstParty', ...first(firstLabel) },
    { field: 'secondParty', ...first(secondLabel) },
    { ...amount, place: holding(figure) },
  ];
}

function trimmed(value: string | undefined): string {
  return (value ?? '')
    .replace(nextLabel, '')
    .replace(shortName, '')
    .replace(/^[\s_]+|[\s_;。,\uff1b\uff0c]+$/gu, '');
}

/** Lines go on in the next one; texts beside each other are kept apart. */
function proseOf(runs: readonly Run[]): string {
  return runs
    .map((run, index) => {
      const before = runs[index - 1];
      return before && isSameLine(before, run) ? `|${run.text}` : run.text;
    })
    .join('');
}
