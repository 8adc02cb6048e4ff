import { describe, expect, test } from 'vitest';
import { defaultLimits } from '../../../server/recognition/document-source.ts';
import { decodeGbk } from '../../../server/recognition/gbk-decoder.ts';
import { gbkText, isChineseFont, mayBeGbk } from '../../../src/domain/viewer/shared/gbk-text.ts';
import { pdfRuns, pdfTextSource } from '../../../server/recognition/pdf-text-source.ts';
import { chineseEncodings, gbkBytes, namedFontPdf } from './made/plain-pdf.ts';

const textsOf = async (bytes: Uint8Array) => (await pdfRuns(bytes, defaultLimits)).flat().map(({ text }) => text);
const asWestern = (text: string) => new TextDecoder('windows-1252').decode(Uint8Array.from(gbkBytes(text)));

describe('a Chinese font that is only named', () => {
  const fonts = [
    '华文中宋',
    'STZhongsong',
    '方正小标宋',
    'FZXBSJW--GB1-0',
    '仿宋_GB2312',
    'KaiTi_GB2312',
    '宋体',
    'SimSun',
  ];
  const lines = ['采购合同金额壹佰元', '合同编号：YZ-2026-001', '浙江、江苏与董氏'];
  test.each(fonts.flatMap((font) => chineseEncodings.map((encoding) => ({ font, encoding }))))(
    'is read: $font, $encoding',
    async ({ font, encoding }) => {
      expect(await textsOf(namedFontPdf(font, encoding, lines))).toEqual(lines);
    },
  );

  test('leaves Western texts of Western fonts alone', async () => {
    const [text] = await textsOf(namedFontPdf('Helvetica', 'WinAnsi', ['采购合同']));
    expect(text).toBe(asWestern('采购合同'));
  });
});

test('a contract in such a font has its values', async () => {
  const fieldReadings = await pdfTextSource.read(
    namedFontPdf('华文中宋', 'WinAnsi', ['采购合同金额壹佰元', '合同编号：YZ-2026-001']),
    'contract',
    defaultLimits,
  );
  expect((fieldReadings ?? []).map(({ field, value, sure }) => [field, value, sure])).toEqual([
    ['number', 'YZ-2026-001', true],
    ['amount', '100.00', false],
  ]);
});

describe('bytes of GBK that were taken for Western letters', () => {
  test.each([
    ['²É¹ººÏÍ¬½ð¶îÒ¼°ÛÔª', '采购合同金额壹佰元'],
    ['Õã½-', '浙江'],
    ['No. ±àºÅ 12', 'No. 编号 12'],
    ['café', undefined],
    ['plain', undefined],
    ['中文', undefined],
  ])('%s is %s', (text, chinese) => {
    expect(gbkText(text, decodeGbk)).toBe(chinese);
  });

  test.each([
    ['²É¹º', true],
    ['plain', false],
    ['中文', false],
  ])('are suspected in %s: %s', (text, suspected) => {
    expect(mayBeGbk(text)).toBe(suspected);
  });

  test.each([
    ['»ªÎÄÖÐËÎ', true],
    ['ABCDEF+STZhongsong', true],
    ['FZXBSJW--GB1-0', true],
    ['ä»¿å®‹', true],
    ['Arial', false],
    ['Forte', false],
    ['Stencil', false],
  ])('%s is a Chinese font: %s', (name, chinese) => {
    expect(isChineseFont(name, decodeGbk)).toBe(chinese);
  });
});
