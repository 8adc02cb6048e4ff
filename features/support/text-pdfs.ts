const utf16 = (text: string): string =>
  Array.from(text, (character) => (character.codePointAt(0) ?? 0).toString(16).padStart(4, '0')).join('');

/** GBK bytes of the characters that are used with it. */
const gbk: Readonly<Record<string, string>> = {
  合: 'bacf',
  同: 'cdac',
  编: 'b1e0',
  号: 'bac5',
  甲: 'bcd7',
  乙: 'd2d2',
  方: 'b7bd',
};

/** A text at a place of a page, in points from its lower left corner. */
export type PlacedText = readonly [left: number, baseline: number, text: string];

export interface TextPage {
  readonly height?: number;
  readonly texts: readonly PlacedText[];
  /** Form fields with their values, 200 points wide. */
  readonly fields?: readonly PlacedText[];
}

export interface TextPdfOptions {
  /** Whether a signature covers the whole file. */
  readonly signed?: boolean;
  /** Whether Chinese is encoded in GBK and declared as Western. */
  readonly western?: boolean;
}

/** A PDF of texts in a Chinese font that is referenced but not embedded, as older producers write them. */
export function textPdf(
  pages: readonly TextPage[],
  { signed = false, western = false }: TextPdfOptions = {},
): Uint8Array<ArrayBuffer> {
  const objects: string[] = ['', '', chineseFont(western)];
  const add = (body: string): string => `${objects.push(body)} 0 R`;
  const kids: string[] = [];
  const fields: string[] = [];
  for (const page of pages) {
    const content = page.texts
      .map(([left, baseline, text]) => `BT/F 10 Tf 1 0 0 1 ${left} ${baseline} Tm<${encodeText(text, western)}>Tj ET`)
      .join('\n');
    const stream = add(`<</Length ${content.length}>>stream\n${content}\nendstream`);
    const widgets = (page.fields ?? []).map(([left, bottom, value], index) =>
      add(
        `<</Type/Annot/Subtype/Widget/FT/Tx/T(f${fields.length + index})/V<feff${utf16(value)}>/F 4/Rect[${left} ${bottom - 4} ${left + 200} ${bottom + 12}]/DA(/F 10 Tf 0 g)>>`,
      ),
    );
    fields.push(...widgets);
    kids.push(
      add(
        `<</Type/Page/Parent 2 0 R/MediaBox[0 0 600 ${page.height ?? 400}]/Contents ${stream}/Resources<</Font<</F 3 0 R>>>>/Annots[${widgets.join(' ')}]>>`,
      ),
    );
  }
  if (signed) fields.push(add('<</Type/Annot/Subtype/Widget/FT/Sig/T(s)/F 2/Rect[0 0 0 0]/V<</Type/Sig>>>>'));
  const form =
    fields.length === 0
      ? ''
      : `/AcroForm<</NeedAppearances true${signed ? '/SigFlags 3' : ''}/DA(/F 10 Tf 0 g)/DR<</Font<</F 3 0 R>>>>/Fields[${fields.join(' ')}]>>`;
  objects[0] = `<</Type/Catalog/Pages 2 0 R${form}>>`;
  objects[1] = `<</Type/Pages/Kids[${kids.join(' ')}]/Count ${kids.length}>>`;
  return writePdf(objects);
}

function encodeText(text: string, western: boolean): string {
  if (!western) return utf16(text);
  return Array.from(text, (character) => {
    const code = character.codePointAt(0) ?? 0;
    const bytes = code < 0x80 ? code.toString(16).padStart(2, '0') : gbk[character];
    if (bytes === undefined) throw new Error(`Not known in GBK: ${character}`);
    return bytes;
  }).join('');
}

function chineseFont(western: boolean): string {
  const descriptor =
    '/FontDescriptor<</Type/FontDescriptor/FontName/STZhongsong/Flags 32/FontBBox[0 -200 1000 900]/ItalicAngle 0/Ascent 859/Descent -140/CapHeight 600/StemV 80>>';
  return western
    ? `<</Type/Font/Subtype/TrueType/BaseFont/STZhongsong/Encoding/WinAnsiEncoding/FirstChar 32/LastChar 255/Widths[${Array.from({ length: 224 }, () => 500).join(' ')}]${descriptor}>>`
    : `<</Type/Font/Subtype/Type0/BaseFont/STZhongsong/Encoding/UniGB-UCS2-H/DescendantFonts[<</Type/Font/Subtype/CIDFontType2/BaseFont/STZhongsong/CIDSystemInfo<</Registry(Adobe)/Ordering(GB1)/Supplement 2>>/DW 1000${descriptor}>>]>>`;
}

function writePdf(objects: readonly string[]): Uint8Array<ArrayBuffer> {
  let text = '%PDF-1.4\n';
  const places = objects.map((body, index) => {
    const place = text.length;
    text += `${index + 1} 0 obj\n${body}\nendobj\n`;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const start = text.length;
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join('')}`;
  text += `trailer\n<</Size ${objects.length + 1}/Root 1 0 R>>\nstartxref\n${start}\n%%EOF\n`;
  return Uint8Array.from(new TextEncoder().encode(text));
}

/**
 * The texts of a printed invoice with its lower edge at `bottom`. Its last digits and hundreds of yuan make it
 * distinct.
 */
export function invoiceTexts(last: number, bottom = 0): readonly PlacedText[] {
  const text = (left: number, up: number, words: string): PlacedText => [left, bottom + up, words];
  return [
    text(200, 360, '电子发票（增值税专用发票）'),
    text(300, 345, `发票号码：269920000000012809${String(last).padStart(2, '0')}`),
    text(300, 325, '开票日期：2026年09月15日'),
    text(40, 290, '名称：启衡重工集团股份有限公司'),
    text(310, 290, '名称：宁波砚舟精密铸造有限公司'),
    text(40, 270, '纳税人识别号：91610199MAEJGC9P1B'),
    text(310, 270, '纳税人识别号：91330299MA5JMH9238'),
    text(40, 120, '合计'),
    text(300, 120, `¥${last}00.00`),
    text(480, 120, `¥${last * 13}.00`),
    text(40, 90, '价税合计（大写）'),
    text(400, 90, `（小写）¥${last * 113}.00`),
    text(40, 40, '开票人：林一'),
  ];
}

/** A page of lines from its top. */
export const linesPage = (...lines: readonly string[]): TextPage => ({
  texts: lines.map((line, index): PlacedText => [40, 360 - index * 20, line]),
});
