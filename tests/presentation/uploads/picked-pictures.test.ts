import { describe, expect, it, vi } from 'vitest';
import { PickedPictures } from '../../../src/presentation/uploads/picked-pictures.ts';
import { foreignPictureOf } from '../../../src/presentation/uploads/file-findings.ts';
import { fileRefusalWords } from '../../../src/presentation/uploads/picture-refusals.ts';
import { localFile } from '../../../src/presentation/uploads/local-file.ts';
import { licenceLimits } from '../../../src/domain/uploads/company-places.ts';
import { containerBytes, tiffBytes, webpBytes } from '../../support/foreign-pictures.ts';

const jpeg = Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3, 4, 5, 6, 7, 8]);

function pictures(converted: Uint8Array<ArrayBuffer> | undefined = jpeg) {
  const show = vi.fn();
  const convert = vi.fn(async () => converted);
  return { show, convert, pictures: new PickedPictures({ convert }, { show }) };
}

describe('picked pictures', () => {
  it('are converted, keep their names, and the user is told', async () => {
    const { show, pictures: picked } = pictures();
    const [chat, phone] = await picked.prepare([
      new File([webpBytes()], '微信图片.jpg'),
      new File([containerBytes(['avif'])], 'IMG_2.avif'),
    ]);
    expect([chat?.name, chat?.type, phone?.name, phone?.type]).toEqual([
      '微信图片.jpg',
      'image/jpeg',
      'IMG_2.avif.jpg',
      'image/jpeg',
    ]);
    expect(new Uint8Array(await (chat as File).arrayBuffer())).toEqual(jpeg);
    expect(show).toHaveBeenCalledExactlyOnceWith('info', {
      key: 'upload.converted',
      values: { names: ['微信图片.jpg (WebP)', 'IMG_2.avif (AVIF)'], all: 2, types: ['JPEG'] },
    });
  });

  it('are reported in one note, with the first names', async () => {
    const { show, pictures: picked } = pictures();
    await picked.prepare([1, 2, 3, 4].map((at) => new File([webpBytes()], at === 4 ? '4.png' : `${at}.webp`)));
    expect(show).toHaveBeenCalledExactlyOnceWith('info', {
      key: 'upload.converted',
      values: { names: ['1.webp (WebP)', '2.webp (WebP)', '3.webp (WebP)'], all: 4, types: ['JPEG', 'PNG'] },
    });
  });

  it.each([
    ['IMG_1.jpg', containerBytes(['heic']), 'refusals.file-heic'],
    ['IMG_1.HEIC', containerBytes(['heic']), 'refusals.file-heic'],
    ['a.jpg', webpBytes(), 'refusals.file-webp'],
    ['a.avif', containerBytes(['avif']), 'refusals.file-avif'],
    ['a.tif', tiffBytes(1), 'refusals.file-tiff'],
  ])('%s that the browser cannot decode is refused by name', async (name, bytes, key) => {
    const show = vi.fn();
    const converter = new PickedPictures({ convert: async () => undefined }, { show });
    const file = new File([bytes], name);
    const [given] = await converter.prepare([file]);
    expect(given).toBe(file);
    expect(fileRefusalWords(localFile(file), licenceLimits)).toEqual({ key });
    expect(show).not.toHaveBeenCalled();
  });

  it.each([
    ['a.webp', webpBytes(16_000, 16_000), 'refusals.file-pixels'],
    ['scan.tiff', tiffBytes(2), 'refusals.file-tiff-pages'],
    ['scan.jpg', tiffBytes(2, 'MM'), 'refusals.file-tiff-pages'],
  ])('%s that must not be decoded is refused without an attempt', async (name, bytes, key) => {
    const { convert, pictures: picked } = pictures();
    const file = new File([bytes], name);
    expect(await picked.prepare([file])).toEqual([file]);
    expect(convert).not.toHaveBeenCalled();
    expect(fileRefusalWords(localFile(file), licenceLimits)).toEqual({ key });
  });

  it('are handed on as they are when their format is accepted, and a JPEG under another name as a JPEG', async () => {
    const { pictures: picked } = pictures();
    const [pdf, photo] = [new File(['%PDF-1.7'], 'a.pdf'), new File([jpeg], 'a.jpg')];
    const given = await picked.prepare([pdf, photo, new File([jpeg], 'IMG_3.heic')]);
    expect(given.slice(0, 2)).toEqual([pdf, photo]);
    expect([given[0] === pdf, given[1] === photo, given[2]?.name]).toEqual([true, true, 'IMG_3.heic.jpg']);
    expect(foreignPictureOf(photo)).toBeUndefined();
  });
});
