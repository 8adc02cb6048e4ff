import { describe, expect, it } from 'vitest';
import { createBackEnd } from '../../../../server/core/back-end.ts';
import { contentOf } from '../../../../server/core/byte-stream.ts';
import { removeUploadBytes } from '../../../../server/core/evidence/shared/forgotten-uploads.ts';
import type { Parts } from '../../../../server/core/parts.ts';
import type { ArchiveOpener, UnpackedEntry } from '../../../../server/core/ports.ts';
import { LightArchiveOpener } from '../../../../server/documents/light-archive-opener.ts';
import { MemoryObjectStore } from '../../../../server/storage/objects/memory-object-store.ts';
import { zipOf } from '../../../builders/archives.ts';
import { arrivedFile, asked, good, sha256, uploadingWorld, type World } from './uploading.ts';

const html = new TextEncoder().encode('<!doctype html><script>1</script>');
const packed = {
  '送货单/一月.pdf': good,
  '假.pdf': html,
  '说明.txt': html,
  '图纸.dwg': good,
  '空.txt': new Uint8Array(),
};
const zip = zipOf(packed);
const entries = Object.entries(packed).map(([path, bytes]) => ({ path, size: bytes.length }));

/** Opens zips, and counts the calls. */
class CountedOpener implements ArchiveOpener {
  times = 0;
  answers: UnpackedEntry | undefined;
  held: Promise<void> | undefined;
  readonly #inner = new LightArchiveOpener();

  async unpack<Result>(...[archive, entry, work]: Parameters<ArchiveOpener['unpack']>): Promise<Result> {
    this.times += 1;
    await this.held;
    const worked = work as (found: UnpackedEntry) => Promise<Result>;
    return this.answers ? worked(this.answers) : this.#inner.unpack(archive, entry, worked);
  }
}

async function withArchive(own: Partial<Parts> = {}) {
  const [objects, archives] = [new MemoryObjectStore(), new CountedOpener()];
  const world = await uploadingWorld(objects, { archives, ...own });
  const clerk = await world.asking('zhousiyuan');
  const pkFile = await arrivedFile(world, clerk, 'upload-1');
  await objects.put('packed.zip', contentOf(zip, 'application/zip'));
  await change(world, pkFile, {
    name: '送货单.zip',
    objectKey: 'packed.zip',
    size: zip.length,
    sha256: sha256(zip),
    mimeType: 'application/zip',
    archive: entries,
  });
  return {
    world,
    objects,
    archives,
    clerk,
    pkFile,
    open: async (index: unknown, asking = clerk, file = pkFile) =>
      asked(world, 'archiveEntry', { pkFile: file, index }, asking),
  };
}

async function change(world: World, pkFile: string, own: object): Promise<void> {
  await world.store.transaction(async ({ files }) => {
    const file = await files.lock(pkFile);
    if (file) await files.save({ ...file, ...own });
  });
}

const recorded = async (world: World, pkFile: string) =>
  world.store.transaction(async ({ files }) => (await files.find(pkFile))?.archive);

describe('an entry of an archive', () => {
  it('gets an address of its own, and is unpacked once', async () => {
    const { open, archives, world, clerk, pkFile, objects } = await withArchive();
    const first = await open('0');
    expect(first).toMatchObject({
      code: '0',
      data: {
        file: {
          name: '一月.pdf',
          mimeType: 'application/pdf',
          size: good.length,
          url: expect.stringMatching(/^data:application\/pdf/u),
        },
      },
    });
    expect((await Promise.all([open(0), open(0)])).map(({ code }) => code)).toEqual(['0', '0']);
    expect(archives.times).toBe(1);
    const { data } = await asked(world, 'fileInfo', { ids: [pkFile] }, clerk);
    expect((data as readonly { readonly entries: unknown }[])[0]?.entries).toEqual(entries);
    const [entry] = (await recorded(world, pkFile)) ?? [];
    const key = entry?.unpacked && 'objectKey' in entry.unpacked ? entry.unpacked.objectKey : '';
    expect(await objects.head(key)).toEqual({ size: good.length, contentType: 'application/pdf' });
    await objects.remove(key);
    expect((await open(0)).code).toBe('0');
    expect(archives.times).toBe(2);
  });

  it('is unpacked once for requests at the same time', async () => {
    const { open, archives } = await withArchive();
    expect((await Promise.all([open(0), open(0), open(0)])).map(({ code }) => code)).toEqual(['0', '0', '0']);
    expect(archives.times).toBe(1);
  });

  it('does not block its reader’s other calls, and more than nine at once are refused', async () => {
    const { open, archives, world, clerk, pkFile } = await withArchive();
    const end = Promise.withResolvers<void>();
    archives.held = end.promise;
    const opening = Array.from({ length: 9 }, async (_unused, index) => open(index % 3));
    expect((await asked(world, 'fileInfo', { ids: [pkFile] }, clerk)).code).toBe('0');
    expect((await open(0)).code).toBe('TOO_MANY_REQUESTS');
    end.resolve();
    expect(new Set((await Promise.all(opening)).map(({ code }) => code))).toEqual(new Set(['0']));
    expect((await open(0)).code).toBe('0');
  });

  it('is not unpacked for callers who have left the queue of their person or company', async () => {
    const { open, archives, world, clerk } = await withArchive();
    const end = Promise.withResolvers<void>();
    archives.held = end.promise;
    const colleague = await world.asking('guyunzhou', 'ROLE_CORP_DIRECTOR');
    const first = open(0);
    await expect.poll(() => archives.times).toBe(1);
    const gone = new AbortController();
    const left = [
      open(1, { ...clerk, gone: gone.signal }),
      open(2, { ...colleague, gone: gone.signal }),
      open(2, { ...colleague, gone: gone.signal }),
    ];
    // Later requests are in the queue by the time that this one is answered.
    expect((await open(4, await world.asking('limin'))).code).toBe('0');
    gone.abort();
    expect((await Promise.all(left)).map(({ code }) => code)).toEqual(['SERVER_BUSY', 'SERVER_BUSY', 'SERVER_BUSY']);
    end.resolve();
    expect((await first).code).toBe('0');
    expect(archives.times).toBe(1);
  });

  it('that is a web page is shown as text or not at all, and a refusal to show it is remembered', async () => {
    const { open, archives } = await withArchive();
    expect(await open(2)).toMatchObject({ data: { file: { mimeType: 'text/plain', name: '说明.txt' } } });
    for (let time = 0; time < 2; time += 1)
      expect(await open(1)).toMatchObject({ code: '0', data: { unshown: 'unknown-format' } });
    expect(archives.times).toBe(2);
  });

  it.each([3, 4])('of an unknown format or without bytes (%d) is not unpacked', async (index) => {
    const { open, archives } = await withArchive();
    expect(await open(index)).toMatchObject({ code: '0', data: { unshown: 'unknown-format' } });
    expect(archives.times).toBe(0);
  });

  it.each<[unknown, string]>([
    [5, 'NOT_FOUND'],
    [1000, 'NOT_FOUND'],
    [-1, 'REQUEST_INVALID'],
    [1e9, 'REQUEST_INVALID'],
    [0.5, 'REQUEST_INVALID'],
    ['../0', 'REQUEST_INVALID'],
    ['', 'REQUEST_INVALID'],
    [undefined, 'REQUEST_INVALID'],
  ])('at the index %s does not exist', async (index, code) => {
    const { open, archives } = await withArchive();
    expect((await open(index)).code).toBe(code);
    expect(archives.times).toBe(0);
  });

  it('is not given to those who may not see the archive, and a file that is no archive has none', async () => {
    const { open, world, archives, clerk } = await withArchive();
    expect((await open(0, await world.asking('heqinghe'))).code).toBe('NOT_FOUND');
    expect((await open(0, { ...clerk, sessionToken: undefined })).code).toBe('SESSION_REQUIRED');
    expect((await open(0, clerk, 'nothing')).code).toBe('NOT_FOUND');
    expect((await open(0, clerk, await arrivedFile(world, clerk, 'upload-2'))).code).toBe('NOT_FOUND');
    expect((await open(0, await world.asking('guyunzhou', 'ROLE_CORP_DIRECTOR'))).code).toBe('0');
    expect(archives.times).toBe(1);
  });

  it('is damaged when its archive was altered, missing when it is gone, and shown once it is back', async () => {
    const { open, objects } = await withArchive();
    await objects.remove('packed.zip');
    expect((await open(0)).code).toBe('FILE_MISSING');
    await objects.put(
      'packed.zip',
      contentOf(
        zip.map((byte, at) => (at === 40 ? byte ^ 1 : byte)),
        'application/zip',
      ),
    );
    expect(await open(0)).toMatchObject({ code: '0', data: { unshown: 'damaged' } });
    await objects.remove('packed.zip');
    await objects.put('packed.zip', contentOf(zip, 'application/zip'));
    expect(await open(0)).toMatchObject({ data: { file: { name: '一月.pdf' } } });
  });

  it('that timed out can be tried again', async () => {
    const { open, archives } = await withArchive();
    archives.answers = { kind: 'unshown', because: 'timed-out' };
    expect(await open(0)).toMatchObject({ data: { unshown: 'timed-out' } });
    archives.answers = undefined;
    expect(await open(0)).toMatchObject({ data: { file: { name: '一月.pdf' } } });
  });

  it('is removed with its archive', async () => {
    const { open, objects, world, pkFile } = await withArchive();
    await open(0);
    const file = await world.store.transaction(async ({ files }) => files.find(pkFile));
    if (!file) throw new Error('There is no such file');
    await removeUploadBytes(objects, file);
    const keys =
      file.archive?.flatMap(({ unpacked }) => (unpacked && 'objectKey' in unpacked ? [unpacked.objectKey] : [])) ?? [];
    expect([keys.length, await objects.head(keys[0] ?? ''), await objects.head('packed.zip')]).toEqual([
      1,
      undefined,
      undefined,
    ]);
  });

  it('leaves no object when its archive is removed during unpacking', async () => {
    const { open, world, pkFile, archives, objects } = await withArchive();
    const put: string[] = [];
    const keep = objects.put.bind(objects);
    objects.put = async (key, content) => {
      put.push(key);
      await world.store.transaction(async ({ files }) => files.remove(pkFile));
      return keep(key, content);
    };
    expect((await open(0)).code).toBe('NOT_FOUND');
    expect([archives.times, put.length, await objects.head(put[0] ?? '')]).toEqual([1, 1, undefined]);
  });

  it('is not offered without the extension or without an archive opener', async () => {
    expect((await (await withArchive({ extensions: [] })).open(0)).code).toBe('NOT_FOUND');
    const { world, clerk, pkFile } = await withArchive();
    const { archives: _opener, ...without } = world.parts;
    expect((await asked({ backEnd: createBackEnd(without) }, 'archiveEntry', { pkFile, index: 0 }, clerk)).code).toBe(
      'NOT_FOUND',
    );
  });
});
