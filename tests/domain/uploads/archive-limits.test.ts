import { describe, expect, it } from 'vitest';
import {
  archiveFlaw,
  isBomb,
  maxArchivedFiles,
  maxUnpackedBytes,
  displayPath,
} from '../../../src/domain/uploads/archive-limits.ts';

const megabyte = 1024 * 1024;

it.each([
  ['the maximum size', maxUnpackedBytes, 60 * megabyte, false],
  ['one byte more', maxUnpackedBytes + 1, 60 * megabyte, true],
  ['a hundred times its packed size', 10 * megabyte, megabyte / 10, false],
  ['more than a hundred times its packed size', 10 * megabyte + 1, megabyte / 10, true],
  ['a small size at any ratio', 8 * megabyte, 100, false],
])('an archive that unpacks to %s is a bomb: %s bytes of %s: %s', (_what, unpacked, packed, expected) => {
  expect(isBomb(unpacked, packed)).toBe(expected);
});

it.each([
  [['a.pdf', '发票.OFD', '表.xlsx', 'zip', 'a.zip.pdf'], undefined],
  [[], 'nothing'],
  [Array.from({ length: maxArchivedFiles }, (_unused, index) => `${index}.pdf`), undefined],
  [Array.from({ length: maxArchivedFiles + 1 }, (_unused, index) => `${index}.pdf`), 'too-many'],
  [['a.pdf', 'b/c.7Z'], 'nested'],
  [['a.tar.gz'], 'nested'],
  [['a.rar '], 'nested'],
  [['a.EXE'], 'runs'],
  [['b/a.js'], 'runs'],
  [['a.html'], 'runs'],
  [['a.exe.'], 'runs'],
  [['a.exe. .'], 'runs'],
  [['a.exe\u0000.pdf'], 'runs'],
  [['a.exe\u200b'], 'runs'],
  [['b\\a.exe::$DATA'], 'runs'],
  [['C:a.bat'], 'runs'],
  [['Viewer.app/Contents/MacOS/viewer'], 'runs'],
  [['a.url'], 'runs'],
  [['a.pif'], 'runs'],
  [['a.zip.'], 'nested'],
  [['a.r00'], 'nested'],
  [['a.7z.001'], 'nested'],
  [['a.vhd'], 'nested'],
  [['../a.pdf'], 'climbs'],
  [['a/../../b.pdf'], 'climbs'],
  [['a\\..\\b.pdf'], 'climbs'],
  [['.\u200b./a.pdf'], 'climbs'],
  [['.. /a.pdf'], 'climbs'],
  [['/a.pdf'], 'climbs'],
  [['\\\\server\\a.pdf'], 'climbs'],
  [['D:\\a.pdf'], 'climbs'],
  [['c:/a.pdf'], 'climbs'],
  [['a..b/c...pdf', '..a/b.pdf'], undefined],
  [['app/a.pdf', 'v1.0.10', '合同 2026.01', 'a.exe/b.pdf', 'a:b.pdf'], undefined],
])('an archive of %j is refused with %s', (paths, flaw) => {
  expect(archiveFlaw(paths)).toBe(flaw);
});

it.each([
  'pyw',
  'xlsb',
  'ppsm',
  'accde',
  'desktop',
  'diagcab',
  'appinstaller',
  'website',
  'webloc',
  'rdp',
  'theme',
  'one',
  'udl',
  'wsb',
])('a .%s file counts as executable', (extension) => {
  expect(archiveFlaw([`a.${extension}`])).toBe('runs');
});

it('an alternative name of a file is checked like its name', () => {
  expect([
    archiveFlaw(['a.txt'], ['a.exe']),
    archiveFlaw(['a.txt'], ['b/a.zip']),
    archiveFlaw(['a.txt'], ['b.txt']),
  ]).toEqual(['runs', 'nested', undefined]);
});

describe('a shown path', () => {
  it.each([
    ['送货单/一.pdf', '送货单/一.pdf'],
    ['../../etc/passwd', 'etc/passwd'],
    ['C:\\Windows\\a.txt', 'Windows/a.txt'],
    ['/root//./a.txt', 'root/a.txt'],
    ['a\u202Efdp.exe\u0000', 'afdp.exe'],
    ['../..', ''],
  ])('of %s is %s', (path, shown) => {
    expect(displayPath(path)).toBe(shown);
  });

  it('keeps its end when it is too long', () => {
    expect(displayPath(`${'x'.repeat(400)}.pdf`)).toBe(`…${'x'.repeat(296)}.pdf`);
  });
});
