import type { DocumentOrder } from '../core/ports.ts';
import type { Block } from './page-flow.ts';

/** Number of characters: a digest would be one unbreakable word. */
const maxPieceCharacters = 32;
const splitIntoPieces = (value: string): readonly string[] =>
  value.match(new RegExp(`.{1,${maxPieceCharacters}}`, 'gsu')) ?? [''];

const signaturePage = (title: string, version: string): readonly Block[] => [
  'page-break',
  { text: '签署页', size: 16, bold: true, align: 'centre', after: 20 },
  { text: `本页是《${title}》（${version}）的签署记录，由平台依据签署时的记录生成。`, indented: true, after: 16 },
];

/** The text of an agreement and, if it is signed, a page with its signature. */
export function agreementBlocks({
  title,
  version,
  sections,
  signature,
}: Extract<DocumentOrder, { kind: 'agreement' }>): readonly Block[] {
  return [
    { text: title, size: 18, bold: true, align: 'centre', after: 4 },
    { text: `版本 ${version}`, size: 9, align: 'centre', after: 16 },
    ...sections.flatMap(({ heading, paragraphs }): readonly Block[] => [
      { text: heading, bold: true, after: 4 },
      ...paragraphs.map((text): Block => ({ text, indented: true, after: 4 })),
    ]),
    ...(signature.length === 0 ? [] : signaturePage(title, version)),
    ...signature.flatMap(({ label, value }): readonly Block[] => [
      { text: label, size: 9, after: 0 },
      ...splitIntoPieces(value).map((text, index, all): Block => ({
        text,
        bold: true,
        after: index === all.length - 1 ? 10 : 0,
      })),
    ]),
  ];
}
