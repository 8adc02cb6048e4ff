import { createHash } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { forgetUploads } from '../../../../server/core/evidence/shared/forgotten-uploads.ts';
import type { CallerFacts } from '../../../../server/core/context.ts';
import { ObjectStoreFault, type PartAddress } from '../../../../server/core/ports.ts';
import { MemoryObjectStore } from '../../../../server/storage/objects/memory-object-store.ts';
import { pdfBytes } from '../../../../features/support/files.ts';
import { partBytes, partsOf } from '../../../../src/domain/uploads/file-parts.ts';
import { asked, sha256, uploadingWorld, type Said, type World } from './uploading.ts';

const file = pdfBytes(partBytes * 2 + 1000);
const hours = 60 * 60_000;

interface Begun {
  readonly pkFile?: string;
  readonly upload?: { readonly fileName: string; readonly parts: readonly { readonly number: number }[] };
}

let objects: MemoryObjectStore;
let world: World;
let clerk: CallerFacts;
let now: number;

const begin = async (
  wish: Readonly<Record<string, unknown>> = {},
  asking = clerk,
): Promise<Said & { readonly begun: Begun }> => {
  const said = await asked(
    world,
    'beginParts',
    {
      localFileName: '合同.pdf',
      size: file.length,
      sha256: sha256(file),
      docMaterialId: world.docMaterialId,
      uploadId: 'U-1',
      ...wish,
    },
    asking,
  );
  return { ...said, begun: said.data as Begun };
};
const part = (number: number, bytes = file): Uint8Array => {
  const { from = 0, until = 0 } = partsOf(bytes.length)[number - 1] ?? {};
  return bytes.slice(from, until);
};
const md5Of = (bytes: Uint8Array): string => createHash('md5').update(bytes).digest('hex');
const signed = async (fileName: string, number: number, bytes = part(number), asking = clerk): Promise<Said> =>
  asked(world, 'signPart', { fileName, number, md5: md5Of(bytes) }, asking);
const send = async (fileName: string, number: number, bytes = part(number)): Promise<void> =>
  objects.inParts.take(((await signed(fileName, number, bytes)).data as PartAddress).url, bytes);
const complete = async (fileName: string, asking = clerk): Promise<Said> =>
  asked(world, 'completeParts', { fileName }, asking);
const fileNameOf = ({ begun }: { readonly begun: Begun }): string => begun.upload?.fileName ?? '';

beforeEach(async () => {
  now = Date.now();
  objects = new MemoryObjectStore();
  world = await uploadingWorld(objects, { clock: { now: () => now, realTime: () => now } });
  clerk = await world.asking('zhousiyuan');
});

describe('a file in parts', () => {
  it('is complete once all parts have arrived, and the same file when it is requested again', async () => {
    const fileName = fileNameOf(await begin());
    for (const number of [2, 1, 3]) await send(fileName, number);
    const done = await complete(fileName);
    expect(done).toMatchObject({ code: '0', data: { pkFile: expect.stringMatching(/^PK/) as string } });
    expect(await complete(fileName)).toEqual(done);
    expect(await begin()).toMatchObject({ code: '0', data: done.data });
  });

  it('continues with its arrived parts in a new session', async () => {
    const fileName = fileNameOf(await begin());
    await send(fileName, 2);
    now += 60 * hours;
    clerk = await world.asking('zhousiyuan');
    expect((await begin()).begun.upload).toMatchObject({
      fileName,
      parts: [{ number: 2, size: partBytes, md5: md5Of(part(2)) }],
    });
    for (const number of [1, 3]) await send(fileName, number);
    expect((await complete(fileName)).code).toBe('0');
  });

  it('is begun once by two windows at the same time', async () => {
    const [one, other] = await Promise.all([begin(), begin()]);
    expect(fileNameOf(one)).toBe(fileNameOf(other));
    for (const number of [1, 2, 3]) await send(fileNameOf(one), number);
    const both = await Promise.all([complete(fileNameOf(one)), complete(fileNameOf(other))]);
    expect(both[0]).toMatchObject({ code: '0' });
    expect(both[1]).toEqual(both[0]);
  });

  it('cannot be completed while a part is missing or has a wrong length', async () => {
    const fileName = fileNameOf(await begin());
    for (const number of [1, 3]) await send(fileName, number);
    expect((await complete(fileName)).code).toBe('FILE_MISSING');
    await send(fileName, 2, part(2).slice(1));
    expect((await begin()).begun.upload?.parts.map(({ number }) => number)).toEqual([1, 3]);
    expect((await complete(fileName)).code).toBe('FILE_MISSING');
  });

  it('is inspected as a whole: other bytes than declared are refused, and it can be begun again', async () => {
    const fileName = fileNameOf(await begin());
    await send(fileName, 1);
    await send(fileName, 2, part(2).fill(1));
    await send(fileName, 3);
    expect((await complete(fileName)).code).toBe('FILE_MISMATCH');
    const again = await begin();
    expect(again.begun.upload?.parts).toEqual([]);
    expect(fileNameOf(again)).not.toBe(fileName);
  });

  it('is checked against the limits of its material before it is sent', async () => {
    expect((await begin({ size: 61_440 * 1024 + 1 })).code).toBe('FILE_TOO_LARGE');
    expect((await begin({ localFileName: '合同.exe' })).code).toBe('FILE_EXTENSION');
    expect((await begin({ size: 0 })).code).toBe('FILE_EMPTY');
  });

  it.each([
    ['bytes', { sha256: 'b'.repeat(64) }],
    ['size', { size: file.length - 1 }],
    ['name', { localFileName: '合同2.pdf' }],
    ['place', { docMaterialId: 'DM-OTHER' }],
  ])('is refused under the number of an upload with another %s, in parts or whole', async (_what, wish) => {
    const fileName = fileNameOf(await begin());
    await send(fileName, 1);
    expect((await begin(wish)).code).toBe('IDEMPOTENCY_REUSED');
    expect(
      (
        await asked(
          world,
          'uploadPolicy',
          {
            localFileName: '合同.pdf',
            size: file.length,
            sha256: sha256(file),
            docMaterialId: world.docMaterialId,
            uploadId: 'U-1',
            ...wish,
          },
          clerk,
        )
      ).code,
    ).toBe('IDEMPOTENCY_REUSED');
    expect((await begin()).begun.upload?.parts.map(({ number }) => number)).toEqual([1]);
  });

  it('is listed with its progress for its owner, as long as it can be continued', async () => {
    const open = async (asking = clerk) => asked(world, 'openParts', { docDatumId: world.docDatumId }, asking);
    expect((await open()).data).toEqual({ uploads: [] });
    const fileName = fileNameOf(await begin());
    await send(fileName, 2);
    const told = {
      uploadId: 'U-1',
      fileName,
      docMaterialId: world.docMaterialId,
      sha256: sha256(file),
      localFileName: '合同.pdf',
      size: file.length,
      kept: partBytes,
    };
    expect(await open()).toEqual({ code: '0', data: { uploads: [told] } });
    expect(await open(await world.asking('limin'))).toEqual({ code: '0', data: { uploads: [] } });
    expect((await open(await world.asking('heqinghe'))).code).toBe('NOT_FOUND');
    now += 71 * hours;
    clerk = await world.asking('zhousiyuan');
    expect(await open()).toEqual({ code: '0', data: { uploads: [told] } });
    now += hours;
    expect(await open(await world.asking('zhousiyuan'))).toEqual({ code: '0', data: { uploads: [] } });
  });

  it.each([
    ['given up', async (fileName: string) => asked(world, 'abortParts', { fileName }, clerk)],
    ['complete', async (fileName: string) => complete(fileName)],
  ])('is no longer listed once it is %s', async (_what, end) => {
    const fileName = fileNameOf(await begin());
    for (const number of [1, 2, 3]) await send(fileName, number);
    expect((await end(fileName)).code).toBe('0');
    expect(await asked(world, 'openParts', { docDatumId: world.docDatumId }, clerk)).toEqual({
      code: '0',
      data: { uploads: [] },
    });
  });

  it('is listed without progress when the store has lost its parts', async () => {
    const fileName = fileNameOf(await begin());
    await send(fileName, 1);
    await objects.inParts.abort({ key: fileName, upload: (await world.file('U-1'))?.partUpload ?? '' });
    expect((await asked(world, 'openParts', { docDatumId: world.docDatumId }, clerk)).data).toMatchObject({
      uploads: [{ uploadId: 'U-1', kept: 0 }],
    });
  });

  it('has the number of parts that its size needs, and no more', async () => {
    const fileName = fileNameOf(await begin());
    expect((await signed(fileName, 3)).code).toBe('0');
    expect((await signed(fileName, 4, new Uint8Array(5))).code).toBe('REQUEST_INVALID');
  });

  it('can be sent, completed and aborted only by its owner', async () => {
    const fileName = fileNameOf(await begin());
    for (const stranger of [await world.asking('limin'), await world.asking('heqinghe')]) {
      expect((await signed(fileName, 1, part(1), stranger)).code).toBe('NOT_FOUND');
      expect((await complete(fileName, stranger)).code).toBe('NOT_FOUND');
      expect((await asked(world, 'abortParts', { fileName }, stranger)).code).toBe('NOT_FOUND');
    }
    expect((await signed(fileName, 1)).code).toBe('0');
  });

  it('that is aborted leaves no parts, and can be begun again', async () => {
    const fileName = fileNameOf(await begin());
    await send(fileName, 1);
    expect((await asked(world, 'abortParts', { fileName }, clerk)).code).toBe('0');
    expect((await signed(fileName, 1)).code).toBe('FILE_MISSING');
    expect((await begin()).begun.upload?.parts).toEqual([]);
  });

  it('is not aborted while the store is away, and can be aborted later', async () => {
    const fileName = fileNameOf(await begin());
    await send(fileName, 1);
    const upload = { key: fileName, upload: (await world.file('U-1'))?.partUpload ?? '' };
    const { abort } = objects.inParts;
    objects.inParts.abort = async () => Promise.reject(new ObjectStoreFault('away', 'nobody there'));
    expect((await asked(world, 'abortParts', { fileName }, clerk)).code).toBe('STORE_AWAY');
    expect((await world.file('U-1'))?.partUpload).toBe(upload.upload);
    objects.inParts.abort = abort;
    expect((await asked(world, 'abortParts', { fileName }, clerk)).code).toBe('0');
    expect(await objects.inParts.parts(upload)).toBeUndefined();
  });

  it('stops counting as pending once it is refused, and soon after it is complete', async () => {
    const refused = fileNameOf(await begin());
    for (const number of [1, 2, 3]) await send(refused, number, number === 2 ? part(2).fill(1) : part(number));
    expect((await complete(refused)).code).toBe('FILE_MISMATCH');
    expect((await world.file('U-1'))?.promisedUntil).toBe(now);
    const good = fileNameOf(await begin({ uploadId: 'U-2' }));
    for (const number of [1, 2, 3]) await send(good, number);
    expect((await complete(good)).code).toBe('0');
    expect((await world.file('U-2'))?.promisedUntil).toBe(now + 15 * 60_000);
  });

  it('is removed with its parts after three days without progress', async () => {
    const fileName = fileNameOf(await begin());
    await send(fileName, 1);
    const upload = { key: fileName, upload: (await world.file('U-1'))?.partUpload ?? '' };
    now += 73 * hours + 1;
    expect((await signed(fileName, 1)).code).toBe('SESSION_REQUIRED');
    await forgetUploads(world.store, objects, now);
    expect(await world.file('U-1')).toBeUndefined();
    expect(await objects.inParts.parts(upload)).toBeUndefined();
  });

  it('begins again under the same number when the store has lost its parts', async () => {
    const fileName = fileNameOf(await begin());
    await send(fileName, 1);
    await objects.inParts.abort({ key: fileName, upload: (await world.file('U-1'))?.partUpload ?? '' });
    expect((await begin()).begun.upload).toMatchObject({ fileName, parts: [] });
    for (const number of [1, 2, 3]) await send(fileName, number);
    expect((await complete(fileName)).code).toBe('0');
  });
});

describe('a store without uploads in parts', () => {
  it('leads to the upload form', async () => {
    const plain = new MemoryObjectStore();
    Object.assign(plain, { inParts: undefined });
    world = await uploadingWorld(plain);
    clerk = await world.asking('zhousiyuan');
    expect(await begin()).toMatchObject({ code: '0', data: {} });
  });
});
