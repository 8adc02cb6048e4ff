import { strToU8, zipSync } from 'fflate';
import { textDocumentType } from '../../src/contract/generated-file.ts';
import type { Paragraph } from './page-flow.ts';

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
/** Characters that XML does not allow. They would make the file unreadable. */
// oxlint-disable-next-line no-control-regex
const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/gu;
const escapeXml = (text: string): string =>
  text.replaceAll(forbidden, '').replaceAll(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

/** Common fonts of word processors, which replace a missing one by another font with Chinese characters. */
const fonts =
  '<w:rFonts w:ascii="Times New Roman" w:hAnsi="Times New Roman" w:eastAsia="宋体" w:cs="Times New Roman"/>';
const defaultSizePoints = 12;
const twipsOf = (points: number): number => Math.round(points * 20);

function paragraph({
  text,
  size = defaultSizePoints,
  bold = false,
  align,
  indented = false,
  after = 0,
}: Paragraph): string {
  const alignment = align === undefined ? '' : `<w:jc w:val="${align === 'centre' ? 'center' : align}"/>`;
  const properties = `<w:pPr><w:spacing w:after="${twipsOf(after)}" w:line="360" w:lineRule="auto"/>${indented ? `<w:ind w:firstLineChars="200" w:firstLine="${twipsOf(size * 2)}"/>` : ''}${alignment}</w:pPr>`;
  const run = `<w:rPr>${fonts}${bold ? '<w:b/>' : ''}<w:sz w:val="${size * 2}"/><w:szCs w:val="${size * 2}"/></w:rPr>`;
  return `<w:p>${properties}<w:r>${run}<w:t xml:space="preserve">${escapeXml(text)}</w:t></w:r></w:p>`;
}

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const office = 'http://schemas.openxmlformats.org';

/**
 * Makes a text document on A4 that any word processor can edit (ECMA-376, WordprocessingML). The same order gives the
 * same bytes.
 */
export function textDocument(
  blocks: readonly Paragraph[],
  { title, date }: { readonly title: string; readonly date: string },
): { readonly bytes: Uint8Array; readonly mimeType: string } {
  const section =
    '<w:sectPr><w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:top="1440" w:right="1701" w:bottom="1440" w:left="1701" w:header="851" w:footer="992" w:gutter="0"/></w:sectPr>';
  const parts: Readonly<Record<string, string>> = {
    '[Content_Types].xml': `<Types xmlns="${office}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="${textDocumentType}.main+xml"/><Override PartName="/docProps/core.xml" ContentType="application/vnd.openxmlformats-package.core-properties+xml"/></Types>`,
    '_rels/.rels': `<Relationships xmlns="${office}/package/2006/relationships"><Relationship Id="rId1" Type="${office}/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/><Relationship Id="rId2" Type="${office}/package/2006/relationships/metadata/core-properties" Target="docProps/core.xml"/></Relationships>`,
    'docProps/core.xml': `<cp:coreProperties xmlns:cp="${office}/package/2006/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title>${escapeXml(title)}</dc:title><dc:language>zh-CN</dc:language></cp:coreProperties>`,
    'word/document.xml': `<w:document xmlns:w="${office}/wordprocessingml/2006/main"><w:body>${blocks.map(paragraph).join('')}${section}</w:body></w:document>`,
  };
  const mtime = new Date(`${date === '' ? '2026-01-01' : date}T01:00:00Z`);
  return {
    bytes: zipSync(Object.fromEntries(Object.entries(parts).map(([name, xml]) => [name, strToU8(head + xml)])), {
      mtime,
    }),
    mimeType: textDocumentType,
  };
}
