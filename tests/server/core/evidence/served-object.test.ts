import { createCanvas, loadImage } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';
import { contentOf, wholeOf, streamOf } from '../../../../server/core/byte-stream.ts';
import { prepareServedObject, servedCopyKey } from '../../../../server/core/evidence/shared/served-object.ts';
import { removeUploadBytes } from '../../../../server/core/evidence/shared/forgotten-uploads.ts';
import type { FileRecord } from '../../../../server/core/records/evidence.ts';
import { MemoryObjectStore } from '../../../../server/storage/objects/memory-object-store.ts';

/** A photograph of 40 by 20 pixels with a quarter turn in its orientation, and a place in its camera data. */
async function photograph(): Promise<Buffer> {
  const jpeg = await createCanvas(40, 20).encode('jpeg', 90);
  const place = [...'GPS 30.2741 N'].map((character) => character.charCodeAt(0));
  const data = [
    ...Buffer.from('Exif\0\0MM\0*\0\0\0\b\0\u0001\u0001\u0012\0\u0003\0\0\0\u0001\0\u0006\0\0\0\0\0\0', 'latin1'),
    ...place,
  ];
  return Buffer.concat([jpeg.subarray(0, 2), Buffer.from([0xff, 0xe1, 0, data.length + 2, ...data]), jpeg.subarray(2)]);
}

const bytesAt = async (objects: MemoryObjectStore, key: string): Promise<Buffer> =>
  Buffer.from(await wholeOf((await objects.get(key)) ?? streamOf(new Uint8Array())));

describe('a photograph', () => {
  it('is handed out as a copy without its place, turned as before, and is kept as it arrived', async () => {
    const objects = new MemoryObjectStore();
    const original = await photograph();
    await objects.put('photo-1.jpg', contentOf(original, 'image/jpeg'));
    const { objectKey, size } = await prepareServedObject(objects, {
      objectKey: 'photo-1.jpg',
      mimeType: 'image/jpeg',
    });
    const copy = await bytesAt(objects, objectKey);
    expect([original.includes('GPS'), copy.includes('GPS'), size]).toEqual([true, false, copy.length]);
    const { width, height } = await loadImage(copy);
    expect({ width, height }).toEqual({ width: 20, height: 40 });
    expect(await bytesAt(objects, 'photo-1.jpg')).toEqual(original);
    expect(await prepareServedObject(objects, { objectKey: 'photo-1.jpg', mimeType: 'image/jpeg' })).toEqual({
      objectKey,
      size,
    });
  });

  it('without camera data is handed out itself, as is every other file', async () => {
    const objects = new MemoryObjectStore();
    await objects.put('plain.jpg', contentOf(await createCanvas(4, 2).encode('jpeg', 90), 'image/jpeg'));
    const file = { objectKey: 'plain.jpg', mimeType: 'image/jpeg' };
    expect(await prepareServedObject(objects, file)).toEqual({ objectKey: 'plain.jpg' });
    expect(await prepareServedObject(objects, file)).toEqual({ objectKey: 'plain.jpg' });
    expect(await prepareServedObject(objects, { objectKey: 'a.pdf', mimeType: 'application/pdf' })).toEqual({
      objectKey: 'a.pdf',
    });
    expect(await prepareServedObject(objects, { objectKey: 'gone.png', mimeType: 'image/png' })).toEqual({
      objectKey: 'gone.png',
    });
  });

  it('takes its copy with it when its upload is forgotten', async () => {
    const objects = new MemoryObjectStore();
    await objects.put('photo-2.jpg', contentOf(await photograph(), 'image/jpeg'));
    await prepareServedObject(objects, { objectKey: 'photo-2.jpg', mimeType: 'image/jpeg' });
    const file = { objectKey: 'photo-2.jpg', attempts: 0, partUpload: undefined } as FileRecord;
    await removeUploadBytes(objects, file);
    expect([await objects.head('photo-2.jpg'), await objects.head(servedCopyKey('photo-2.jpg'))]).toEqual([
      undefined,
      undefined,
    ]);
  });
});
