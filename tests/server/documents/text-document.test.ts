import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { strFromU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import type { DocumentOrder } from '../../../server/core/ports.ts';
import { letterBlocks } from '../../../server/documents/letter-text.ts';
import { textDocument } from '../../../server/documents/text-document.ts';
import { textDocumentType } from '../../../src/contract/generated-file.ts';

const order: Extract<DocumentOrder, { readonly kind: 'letter' }> = {
  kind: 'letter',
  title: '融资申请授权书',
  date: '',
  from: { name: '砚舟 <精密> & "铸造"\u0001', uscc: '91330299MA5JMH9238' },
  to: '资金方：禾泽',
  paragraphs: ['应收账款凭证号：RX-1；金额：人民币 420,000.00 元。', '  前后有空格  '],
  toSign: true,
  edited: true,
};
const partsOf = (bytes: Uint8Array) =>
  Object.fromEntries(Object.entries(unzipSync(bytes)).map(([name, content]) => [name, strFromU8(content)]));

/** The text of the document, with a line for each paragraph. */
function linesOf(xml: string): readonly string[] {
  const parsed = new XMLParser({
    trimValues: false,
    parseTagValue: false,
    ignoreAttributes: false,
    isArray: (name) => name === 'w:p',
  }).parse(xml) as {
    readonly 'w:document': {
      readonly 'w:body': {
        readonly 'w:p': readonly { readonly 'w:r': { readonly 'w:t': { readonly '#text': string } } }[];
      };
    };
  };
  return parsed['w:document']['w:body']['w:p'].map((each) => each['w:r']['w:t']['#text']);
}

it('a text document has its required parts, each well-formed', () => {
  const { bytes, mimeType } = textDocument(letterBlocks(order), order);
  expect(mimeType).toBe(textDocumentType);
  const parts = partsOf(bytes);
  expect(Object.keys(parts).toSorted()).toEqual([
    '[Content_Types].xml',
    '_rels/.rels',
    'docProps/core.xml',
    'word/document.xml',
  ]);
  for (const xml of Object.values(parts)) expect(XMLValidator.validate(xml)).toBe(true);
  for (const named of parts['[Content_Types].xml']?.matchAll(/PartName="\/([^"]+)"/gu) ?? [])
    expect(parts).toHaveProperty([named[1] ?? '']);
  expect(parts['word/document.xml']).toContain('w:eastAsia="宋体"');
});

it('a text document has the letter’s text, with any characters', () => {
  const lines = linesOf(partsOf(textDocument(letterBlocks(order), order).bytes)['word/document.xml'] ?? '');
  expect(lines[0]).toBe('融资申请授权书');
  expect(lines).toContain('砚舟 <精密> & "铸造"');
  expect(lines).toContain('应收账款凭证号：RX-1；金额：人民币 420,000.00 元。');
  expect(lines).toContain('  前后有空格  ');
});

it('a text document has its title, without characters that XML does not allow', () => {
  const { bytes } = textDocument([{ text: 'a\ufffe\uffffb' }], { title: '<授权> & "函"\u0001', date: '' });
  const parts = partsOf(bytes);
  expect(parts['docProps/core.xml']).toContain('<dc:title>&lt;授权&gt; &amp; &quot;函&quot;</dc:title>');
  expect(linesOf(parts['word/document.xml'] ?? '')).toEqual(['ab']);
});

it('a text document is the same for the same order', () => {
  expect(textDocument(letterBlocks(order), order).bytes).toEqual(textDocument(letterBlocks(order), order).bytes);
});
