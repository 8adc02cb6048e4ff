import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const textsBelow = (folder: string): string =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => readFileSync(`${folder}/${name}`, 'utf8'))
    .join('\n');

/** Names that would stand for the same thing or the same amount as another name does (docs/field-glossary.md). */
const others: Readonly<Record<string, readonly RegExp[]>> = {
  'src/words/zh-CN': [/融信/u, /信用凭证/u, /可用余额/u, /预占/u, /在审批 \$/u],
  'src/words/en': [/Rongxin/u, /receivable credit/iu, /\} in approval`/u],
  'server/core/help/texts': [/融信/u, /Rongxin/u, /在途占用/u],
  'server/core/refusals': [/融信/u, /Rongxin/u],
};

describe('the texts', () => {
  it.each(Object.entries(others))('of %s have one name for an instrument and for what is reserved', (folder, names) => {
    const texts = textsBelow(folder);
    expect(names.filter((name) => name.test(texts))).toEqual([]);
  });
});
