import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { breakIntoLines } from '../../../server/documents/break-lines.ts';

const widthOf = (text: string) => text.length;

test.each([
  ['甲方应当验收', 3, ['甲方应', '当验收']],
  ['甲方应，当验收', 3, ['甲方', '应，当', '验收']],
  ['编号QH2026在此', 6, ['编号', 'QH2026', '在此']],
  ['甲方（采购方）', 3, ['甲方', '（采购', '方）']],
  ['', 3, ['']],
])('the text %s is broken into lines of %i', (text, width, lines) => {
  expect(breakIntoLines(text, width, widthOf)).toEqual(lines);
});

test('no line begins with a closing mark, and only blanks are lost', () => {
  const texts = fc
    .array(fc.constantFrom('甲', '乙', '，', '。', '（', '）', 'A1', ' '), { maxLength: 60 })
    .map((parts) => parts.join(''));
  fc.assert(
    fc.property(texts, (text) => {
      const lines = breakIntoLines(text, 8, widthOf);
      expect(lines.slice(1).every((line) => !/^[，。）]/u.test(line))).toBe(true);
      expect(lines.join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''));
    }),
  );
});
