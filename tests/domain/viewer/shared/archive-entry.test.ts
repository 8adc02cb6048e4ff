import { expect, it } from 'vitest';
import { isSystemFile } from '../../../../src/domain/viewer/shared/archive-entry.ts';

it.each([
  ['__MACOSX/送货单/._一月.pdf', true], ['__MACOSX/送货单/一月.pdf', true], ['送货单/._一月.pdf', true], ['.DS_Store', true], ['送货单/.DS_Store', true], ['图片/Thumbs.db', true], ['desktop.ini', true], ['.Spotlight-V100/store', true],
  ['送货单/一月.pdf', false], ['__MACOSX', false], ['Thumbs.db.pdf', false], ['送货单/.一月.pdf', false], ['_说明.txt', false],
])('whether %s is a file that systems leave for themselves: %s', (path, expected) => {
  expect(isSystemFile({ path })).toBe(expected);
});
