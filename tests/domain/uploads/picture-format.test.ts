import { describe, expect, it } from 'vitest';
import { limitsOf } from '../../../src/domain/evidence/upload/document-limits.ts';
import { fileRefusal } from '../../../src/domain/uploads/file-limits.ts';
import { decodingFlaw } from '../../../src/domain/uploads/foreign-picture-size.ts';
import {
  convertedName,
  convertedType,
  foreignFormat,
  namedFormat,
} from '../../../src/domain/uploads/picture-format.ts';
import { containerBytes, tiffBytes, webpBytes } from '../../support/foreign-pictures.ts';

describe('the format of a picture by its bytes', () => {
  it.each([
    ['a photograph of an iPhone', containerBytes(['heic', 'mif1', 'heic']), 'heic'],
    ['a photograph in ten bits', containerBytes(['heix', 'mif1']), 'heic'],
    ['a photograph whose first brand says little', containerBytes(['mif1', 'miaf', 'heic']), 'heic'],
    ['a photograph with common brands alone', containerBytes(['mif1', 'miaf']), 'heic'],
    ['an AVIF', containerBytes(['avif', 'mif1', 'miaf']), 'avif'],
    ['an AVIF whose first brand says little', containerBytes(['mif1', 'avif']), 'avif'],
    ['a WebP', webpBytes(), 'webp'],
    ['a TIFF of Intel order', tiffBytes(1), 'tiff'],
    ['a TIFF of Motorola order', tiffBytes(1, 'MM'), 'tiff'],
    ['a video', containerBytes(['isom', 'mp42']), undefined],
    ['a sound in RIFF', Uint8Array.from([...webpBytes().subarray(0, 8), ...Buffer.from('WAVEfmt ')]), undefined],
    ['a JPEG', Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 74, 70, 73, 70, 0, 1]), undefined],
    ['a few bytes', Uint8Array.from([73, 73, 42]), undefined],
  ])('of %s is %3$s', (_what, bytes, format) => {
    expect(foreignFormat(bytes)).toBe(format);
  });

  it.each([
    ['a.HEIC', 'heic'],
    ['a.heif', 'heic'],
    ['a.tif', 'tiff'],
    ['a.webp', 'webp'],
    ['a.avif', 'avif'],
    ['a.jpg', undefined],
    ['heic', undefined],
  ])('is stated by the name %s as %s', (name, format) => {
    expect(namedFormat(name)).toBe(format);
  });
});

describe('a converted picture', () => {
  it.each([
    ['mmexport1.webp', 'mmexport1.webp.jpg', 'image/jpeg'],
    ['微信图片.jpg', '微信图片.jpg', 'image/jpeg'],
    ['a.JPEG', 'a.JPEG', 'image/jpeg'],
    ['截图.png', '截图.png', 'image/png'],
    ['发票', '发票.jpg', 'image/jpeg'],
    ['发票.pdf', '发票.pdf.jpg', 'image/jpeg'],
  ])('of the name %s is called %s and is %s', (name, converted, type) => {
    expect([convertedName(name), convertedType(name)]).toEqual([converted, type]);
  });
});

describe('a picture in a foreign format', () => {
  it.each([
    ['webp', webpBytes(), undefined],
    ['webp', webpBytes(16_383, 16_383), 'too-many-pixels'],
    ['webp', Uint8Array.from([...webpBytes().subarray(0, 20), ...Array.from({ length: 20 }, () => 9)]), 'undecodable'],
    ['avif', containerBytes(['avif'], 10_000, 10_000), undefined],
    ['avif', containerBytes(['avif'], 10_001, 10_000), 'too-many-pixels'],
    ['heic', containerBytes(['heic'], 0, 10), 'undecodable'],
    ['heic', webpBytes(), 'undecodable'],
    ['tiff', tiffBytes(1), undefined],
    ['tiff', tiffBytes(1, 'MM'), undefined],
    ['tiff', tiffBytes(2), 'several-pages'],
    ['tiff', tiffBytes(3, 'MM'), 'several-pages'],
    ['tiff', tiffBytes(1, 'II', 60_000, 60_000), 'too-many-pixels'],
    ['tiff', tiffBytes(1).subarray(0, 16), 'undecodable'],
  ] as const)('of format %s may be decoded, unless: %3$s', (format, bytes, flaw) => {
    expect(decodingFlaw(bytes, format)).toBe(flaw);
  });

  const allowed = ['jpg', 'jpeg', 'png', 'pdf'];

  it.each([
    [
      { name: 'IMG_1.HEIC', size: 1 },
      { because: 'foreign-picture', format: 'heic', flaw: 'undecodable', allowed },
    ],
    [
      { name: 'IMG_1.jpg', size: 1, foreign: { format: 'heic', flaw: 'undecodable' } },
      { because: 'foreign-picture', format: 'heic', flaw: 'undecodable', allowed },
    ],
    [
      { name: 'scan.tif', size: 1, foreign: { format: 'tiff', flaw: 'several-pages' } },
      { because: 'foreign-picture', format: 'tiff', flaw: 'several-pages', allowed },
    ],
    [{ name: 'IMG_1.jpg', size: 1 }, undefined],
    [
      { name: 'IMG_1.gif', size: 1 },
      { because: 'extension-not-allowed', allowed },
    ],
  ] as const)('is refused by its format: %j', (file, refusal) => {
    expect(fileRefusal(file, limitsOf.BUSI_INVOICE)).toEqual(refusal);
  });

  it('is refused by its extension where no pictures are accepted', () => {
    const limits = limitsOf.CHANGE_LETTER_FOR_COLLECTION_ACCOUNT;
    expect(fileRefusal({ name: 'a.heic', size: 1 }, limits)).toEqual({
      because: 'extension-not-allowed',
      allowed: ['pdf'],
    });
  });
});
