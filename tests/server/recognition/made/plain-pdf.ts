import { pdfBytes } from '../../documents/pdf-bytes.ts';

/** The bytes of a text in GBK, found by decoding every pair of bytes once. */
const pairs = new Map<string, readonly [number, number]>();
export function gbkBytes(text: string): readonly number[] {
  if (pairs.size === 0) {
    const decoder = new TextDecoder('gbk');
    for (let first = 0x81; first <= 0xfe; first += 1)
      for (let second = 0x40; second <= 0xfe; second += 1)
        if (second !== 0x7f) pairs.set(decoder.decode(Uint8Array.of(first, second)), [first, second]);
  }
  return Array.from(text).flatMap((character) => {
    const code = character.codePointAt(0) ?? 0;
    const pair = pairs.get(character);
    if (code >= 0x80 && !pair) throw new RangeError(`Not in GBK: ${character}`);
    return pair ?? [code];
  });
}

const hex = (bytes: readonly number[]): string => bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('');
const utf16 = (text: string): string =>
  Array.from(text, (character) => (character.codePointAt(0) ?? 0).toString(16).padStart(4, '0')).join('');
const nameOf = (text: string): string =>
  gbkBytes(text)
    .map((byte) => `#${byte.toString(16)}`)
    .join('');

export const chineseEncodings = ['WinAnsi', 'GBK-EUC-H', 'GBKp-EUC-H', 'UniGB-UCS2-H'] as const;
export type ChineseEncoding = (typeof chineseEncodings)[number];

/** A page of lines in a Chinese font that is not embedded. The texts of WinAnsi are also bytes of GBK. */
export function namedFontPdf(fontName: string, encoding: ChineseEncoding, lines: readonly string[]): Uint8Array {
  const name = /^[\x20-\x7e]+$/u.test(fontName) ? fontName : nameOf(fontName);
  const encoded = (text: string): string => (encoding === 'UniGB-UCS2-H' ? utf16(text) : hex(gbkBytes(text)));
  const content = lines
    .map((line, index) => `BT /F 10 Tf 1 0 0 1 40 ${360 - index * 20} Tm <${encoded(line)}> Tj ET`)
    .join('\n');
  const descriptor = `<</Type/FontDescriptor/FontName/${name}/Flags 4/FontBBox[0 -200 1000 900]/ItalicAngle 0/Ascent 859/Descent -140/CapHeight 600/StemV 80>>`;
  const font =
    encoding === 'WinAnsi'
      ? `<</Type/Font/Subtype/TrueType/BaseFont/${name}/Encoding/WinAnsiEncoding/FirstChar 32/LastChar 255/Widths[${Array.from({ length: 224 }, () => 500).join(' ')}]/FontDescriptor ${descriptor}>>`
      : `<</Type/Font/Subtype/Type0/BaseFont/${name}/Encoding/${encoding}/DescendantFonts[<</Type/Font/Subtype/CIDFontType2/BaseFont/${name}/CIDSystemInfo<</Registry(Adobe)/Ordering(GB1)/Supplement 2>>/DW 1000/FontDescriptor ${descriptor}>>]>>`;
  return pdfBytes([
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 400 400]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>>>',
    `<</Length ${content.length}>>stream\n${content}\nendstream`,
    font,
  ]);
}

/** A text field of a form: its position, its value, and whether it has a drawn appearance. */
export interface FormField {
  readonly value: string;
  readonly rect: readonly [number, number, number, number];
  readonly flags?: number;
  readonly drawn?: boolean;
}

/** A page with printed labels and a form whose fields contain the values. */
export function formPdf(
  labels: readonly (readonly [left: number, baseline: number, text: string])[],
  fields: readonly FormField[],
): Uint8Array {
  const content = labels
    .map(([left, baseline, text]) => `BT /F 10 Tf 1 0 0 1 ${left} ${baseline} Tm <${utf16(text)}> Tj ET`)
    .join('\n');
  const first = 6;
  const kids = fields.map((_, index) => `${first + index} 0 R`).join(' ');
  return pdfBytes([
    `<</Type/Catalog/Pages 2 0 R/AcroForm<</NeedAppearances true/DA(/F 10 Tf 0 g)/DR<</Font<</F 5 0 R>>>>/Fields[${kids}]>>>>`,
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 600 400]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>/Annots[${kids}]>>`,
    `<</Length ${content.length}>>stream\n${content}\nendstream`,
    '<</Type/Font/Subtype/Type0/BaseFont/STSong-Light/Encoding/UniGB-UCS2-H/DescendantFonts[<</Type/Font/Subtype/CIDFontType0/BaseFont/STSong-Light/CIDSystemInfo<</Registry(Adobe)/Ordering(GB1)/Supplement 2>>/DW 1000>>]>>',
    ...fields.map(
      ({ value, rect, flags = 4, drawn = false }, index) =>
        `<</Type/Annot/Subtype/Widget/FT/Tx/T(f${index})/V<feff${utf16(value)}>/F ${flags}/Rect[${rect.join(' ')}]/DA(/F 10 Tf 0 g)/P 3 0 R${drawn ? `/AP<</N ${first + fields.length} 0 R>>` : ''}>>`,
    ),
    '<</Type/XObject/Subtype/Form/BBox[0 0 100 20]/Length 0>>stream\n\nendstream',
  ]);
}
