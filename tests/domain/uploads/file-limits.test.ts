import { describe, expect, it } from 'vitest';
import { limitsOf, tradeBackgroundLimits } from '../../../src/domain/evidence/upload/document-limits.ts';
import { allowedExtensions, fileRefusal } from '../../../src/domain/uploads/file-limits.ts';
import { withoutSeparators } from '../../../src/domain/text/without-separators.ts';
import {
  printedContractNumber,
  contractNumberProblem,
} from '../../../src/domain/evidence/trade-contract/contract-number.ts';

const kilobyte = 1024;

describe('file limits', () => {
  it.each([
    ['BUSI_INVOICE', 'a.pdf', 5120 * kilobyte, undefined],
    ['BUSI_INVOICE', 'a.PDF', 5120 * kilobyte, undefined],
    ['BUSI_INVOICE', 'a.pdf', 5120 * kilobyte + 1, { because: 'too-large', limitMegabytes: 5 }],
    ['BUSI_INVOICE', 'a.xlsx', 1, { because: 'extension-not-allowed', allowed: ['jpg', 'jpeg', 'png', 'pdf'] }],
    ['BUSI_INVOICE', '.pdf', 1, undefined],
    ['BUSI_INVOICE', 'pdf', 1, { because: 'extension-not-allowed', allowed: ['jpg', 'jpeg', 'png', 'pdf'] }],
    ['BUSI_CONTRACT', 'a.pdf', 61440 * kilobyte, undefined],
    ['BUSI_CONTRACT', 'a.png', 5121 * kilobyte, { because: 'too-large', limitMegabytes: 5 }],
    ['CHANGE_LETTER_FOR_COLLECTION_ACCOUNT', 'a.png', 1, { because: 'extension-not-allowed', allowed: ['pdf'] }],
    ['OTHER', 'a.pdf', 0, { because: 'empty-file' }],
  ] as const)('%s takes %s of %i bytes: %j', (type, name, size, refusal) => {
    expect(fileRefusal({ name, size }, limitsOf[type])).toEqual(refusal);
  });
});

describe('trade-background materials', () => {
  it.each([
    ['BUSI_INVOICE', 'a.jpg', 1_468_006, undefined],
    ['BUSI_INVOICE', 'a.jpg', 1_468_007, { because: 'too-large', limitMegabytes: 1.4 }],
    ['BUSI_INVOICE', 'a.pdf', 1, { because: 'extension-not-allowed', allowed: ['jpg', 'jpeg', 'png'] }],
    ['BUSI_CONTRACT', 'a.pdf', 1_468_006, undefined],
    ['BUSI_CONTRACT', 'a.pdf', 1_468_007, { because: 'too-large', limitMegabytes: 1.4 }],
    ['OTHER', 'a.png', 1_468_007, { because: 'too-large', limitMegabytes: 1.4 }],
  ] as const)('take as %s %s of %i bytes: %j', (type, name, size, refusal) => {
    expect(fileRefusal({ name, size }, tradeBackgroundLimits[type])).toEqual(refusal);
  });
});

describe('file names', () => {
  const name = (text: string) => fileRefusal({ name: text, size: 1 }, limitsOf.OTHER);

  it.each([
    '发票 1.pdf',
    "a'b (1)&<x>.pdf",
    'İ̇.PDF',
    '👩‍💻.pdf',
    '❤\ufe0f\u200d🔥.pdf',
    '1\ufe0f\u20e3.pdf',
    '🕵🏽\u200d♂\ufe0f.pdf',
    `${'长'.repeat(251)}.pdf`,
  ])('are valid: %s', (text) => {
    expect(name(text)).toBeUndefined();
  });

  it.each([
    ['a control character', 'a\u0007.pdf'],
    ['a line end', 'a\n.pdf'],
    ['a NUL', 'a\u0000.pdf'],
    ['a delete', 'a\u007f.pdf'],
    ['a character that reverses the reading direction', 'invoice\u202efdp.exe.pdf'],
    ['a space without width', 'a\u200b.pdf'],
    ['an invisible hyphen', 'a\u00adb.pdf'],
    ['a byte order mark', '\ufeffa.pdf'],
    ['a joiner outside an emoji', 'a\u200db.pdf'],
    ['a tag', 'a\u{e0041}.pdf'],
    ['half a character', 'a\ud800.pdf'],
    ['an invisible letter', 'a\u3164.pdf'],
    ['an invisible half syllable', 'a\u115f.pdf'],
    ['a narrow invisible letter', 'a\uffa0.pdf'],
    ['a braille pattern without dots', 'a\u2800.pdf'],
    ['a joiner of accents', 'a\u034f.pdf'],
    ['an invisible vowel', 'a\u17b4.pdf'],
    ['a variation selector after a letter', 'a\ufe0f.pdf'],
    ['a repeated variation selector', '❤\ufe0f\ufe0f.pdf'],
    ['a variation selector after a digit', '1\ufe0f.pdf'],
    ['a direction isolate', 'a\u2066.pdf'],
    ['a direction mark', 'a\u200f.pdf'],
    ['a slash', 'a/b.pdf'],
    ['a backslash', '..\\b.pdf'],
    ['a character too many', `${'长'.repeat(252)}.pdf`],
  ])('are refused with %s', (_, text) => {
    expect(name(text)).toEqual({ because: 'bad-name', most: 255 });
  });

  it('do not pass with an extension named like an object property', () => {
    expect(name('a.constructor')).toMatchObject({ because: 'extension-not-allowed' });
  });
});

describe('contract numbers', () => {
  it.each([
    ['', 'contract-number-empty'],
    ['   ', 'contract-number-empty'],
    ['A1', undefined],
    ['x'.repeat(32), undefined],
    ['x'.repeat(33), 'contract-number-format'],
    ['QH-2026', 'contract-number-format'],
    ['合同1', 'contract-number-format'],
    [' A1', 'contract-number-format'],
  ])('%j: %s', (number, problem) => {
    expect(contractNumberProblem(number)).toBe(problem);
  });

  it.each([
    ['QH2026A0917', 'QH-2026(A)-0917', 'QH-2026(A)-0917'],
    ['QH2026A0917', 'QH2026A0917', undefined],
    ['QH2026A0918', 'QH-2026(A)-0917', undefined],
    ['', '-', undefined],
    ['A', `A${'-'.repeat(199)}`, `A${'-'.repeat(199)}`],
    ['A', `A${'-'.repeat(200)}`, undefined],
    ['HT2026', `${'甲'.repeat(16)}HT2026`, `${'甲'.repeat(16)}HT2026`],
    ['HT2026', `${'甲'.repeat(17)}HT2026`, undefined],
  ])('%s beside %s on paper keeps %s', (number, asWritten, kept) => {
    expect(printedContractNumber(number, asWritten)).toBe(kept);
  });

  it.each([
    ['a character that reverses the reading direction', 'HT\u202e2026'],
    ['a line end', 'HT\n2026'],
    ['a control character', 'HT\u00072026'],
    ['a space without width', 'HT\u200b2026'],
    ['an invisible letter', 'HT\u31642026'],
    ['too many letters for a number', `${'审核已通过无需再看'.repeat(2)}HT2026`],
  ])('on paper are refused with %s', (_, asWritten) => {
    expect(printedContractNumber('HT2026', asWritten)).toBeUndefined();
  });

  it('on paper may contain Chinese words around the number', () => {
    const onPaper = '合同编号：甬砚精铸采购字〔2026〕第 HT－017 号';
    expect(printedContractNumber('2026HT017', onPaper)).toBe(onPaper);
  });

  it('without separators are valid', () => {
    expect(withoutSeparators('QH-2026(甲)/09 号')).toBe('QH202609');
    expect(contractNumberProblem(withoutSeparators('9-'.repeat(40)))).toBeUndefined();
  });
});

it('the accepted extensions have a fixed order, whatever order the back end gives', () => {
  const told = (...extensions: string[]) =>
    allowedExtensions({
      maximumKilobytes: Object.fromEntries(extensions.map((extension) => [extension, 1])),
      maximumFiles: 1,
    });
  expect(told('ofd', 'pdf', 'xml', 'png', 'zip', 'jpeg', 'doc', 'jpg')).toEqual([
    'jpg',
    'jpeg',
    'png',
    'pdf',
    'xml',
    'ofd',
    'doc',
    'zip',
  ]);
  expect(told('png', 'pdf', 'jpg')).toEqual(['jpg', 'png', 'pdf']);
});
