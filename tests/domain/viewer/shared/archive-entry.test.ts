import { expect, it } from 'vitest';
import { isSystemFile, largestEntry, mayBeOpened } from '../../../../src/domain/viewer/shared/archive-entry.ts';

it.each([
  ['__MACOSX/送货单/._一月.pdf', true],
  ['__MACOSX/送货单/一月.pdf', true],
  ['送货单/._一月.pdf', true],
  ['.DS_Store', true],
  ['送货单/.DS_Store', true],
  ['图片/Thumbs.db', true],
  ['desktop.ini', true],
  ['.Spotlight-V100/store', true],
  ['送货单/一月.pdf', false],
  ['__MACOSX', false],
  ['Thumbs.db.pdf', false],
  ['送货单/.一月.pdf', false],
  ['_说明.txt', false],
])('%s is a system file: %s', (path, expected) => {
  expect(isSystemFile({ path })).toBe(expected);
});

it.each([
  ['一月.pdf', 1, true],
  ['送货单/照片.JPEG', 900, true],
  ['说明.txt', largestEntry, true],
  ['说明.txt', largestEntry + 1, false],
  ['空.txt', 0, false],
  ['图纸.dwg', 900, false],
  ['pdf', 900, false],
  ['一月.pdf.exe', 900, false],
])('%s of %d bytes can be opened on its own: %s', (path, size, expected) => {
  expect(mayBeOpened({ path, size })).toBe(expected);
});
