import { describe, expect, it } from 'vitest';
import type { ScanVerdict, VirusScanner } from '../../../../server/core/evidence/virus-scanner.ts';
import { contentTypeOf } from '../../../../server/core/evidence/arrived-file.ts';
import { streamOf, wholeOf } from '../../../../server/core/byte-stream.ts';
import type { Parts } from '../../../../server/core/parts.ts';
import type { Inspection } from '../../../../server/core/ports.ts';
import { MemoryObjectStore } from '../../../../server/storage/objects/memory-object-store.ts';
import { arrivedFile, asked, bad, good, policyFor, sent, uploadingWorld, type World } from './uploading.ts';

const name = '合同.pdf';

/** The answer for bytes that an inspector judges. */
async function answered(own: Partial<Parts>, bytes = good) {
  const world = await uploadingWorld(new MemoryObjectStore(), own);
  const clerk = await world.asking('zhousiyuan');
  const { form } = await policyFor(world, clerk, 'upload-1');
  return { ...(await sent(world, clerk, form.fileName, streamOf(bytes))), file: await world.file('upload-1') };
}
const says = (inspection: Inspection): Partial<Parts> => ({ inspector: { inspect: async () => inspection } });
function scanner(verdict: ScanVerdict, required = false): VirusScanner {
  return {
    required,
    scan: async (content) => {
      expect(await wholeOf(await content())).toEqual(Uint8Array.from(good));
      return verdict;
    },
  };
}

describe('the answer about an uploaded file', () => {
  it.each<[Inspection, object]>([
    [
      { kind: 'refused', because: 'active', flaw: 'script' },
      { code: 'FILE_ACTIVE', data: { name, what: 'script' } },
    ],
    [
      { kind: 'refused', because: 'archive', flaw: 'bomb' },
      { code: 'FILE_ARCHIVE', data: { name, what: 'bomb' } },
    ],
    [
      { kind: 'refused', because: 'not-as-declared' },
      { code: 'FILE_MISMATCH', data: { name } },
    ],
    [
      { kind: 'refused', because: 'unknown-content' },
      { code: 'FILE_CONTENT', data: { name } },
    ],
    [
      { kind: 'refused', because: 'foreign-picture', flaw: 'heic' },
      { code: 'FILE_CONTENT', data: { name, what: 'heic' } },
    ],
    [
      { kind: 'refused', because: 'encrypted' },
      { code: 'FILE_ENCRYPTED', data: { name } },
    ],
    [
      { kind: 'refused', because: 'unreadable' },
      { code: 'FILE_UNREADABLE', data: { name } },
    ],
    [
      { kind: 'refused', because: 'check-timed-out' },
      { code: 'FILE_CHECK_TIMED_OUT', data: { name } },
    ],
    [
      { kind: 'refused', because: 'too-many-pixels' },
      { code: 'FILE_PIXELS', data: { name } },
    ],
    [
      { kind: 'refused', because: 'empty' },
      { code: 'FILE_EMPTY', data: { name } },
    ],
    [
      { kind: 'image', mimeType: 'image/png', width: 1, height: 1 },
      { code: 'FILE_CONTENT', data: { name } },
    ],
  ])('refuses the bytes %o by the file’s name', async (inspection, answer) => {
    expect(await answered(says(inspection))).toMatchObject(answer);
  });

  it('refuses other bytes than declared, or fewer, by the file’s name', async () => {
    expect(await answered({}, bad)).toMatchObject({ code: 'FILE_MISMATCH', data: { name } });
    expect(await answered({}, good.subarray(1))).toMatchObject({ code: 'FILE_MISMATCH', data: { name } });
  });

  it('refuses an infected file, or one without a required scan, by the file’s name', async () => {
    expect(await answered({ scanner: scanner({ kind: 'infected', threat: 'Eicar' }) })).toMatchObject({
      code: 'FILE_INFECTED',
      data: { name, threat: 'Eicar' },
    });
    expect(await answered({ scanner: scanner({ kind: 'not-scanned' }, true) })).toMatchObject({
      code: 'FILE_NOT_SCANNED',
      data: { name },
    });
  });

  it.each<[VirusScanner | undefined, string]>([
    [scanner({ kind: 'clean' }, true), 'clean'],
    [scanner({ kind: 'not-scanned' }), 'not-scanned'],
    [undefined, 'not-scanned'],
  ])('accepts the file and keeps the scan result: %o, %s', async (found, scan) => {
    expect(await answered(found ? { scanner: found } : {})).toMatchObject({
      code: '0',
      file: { state: 'stored', scan },
    });
  });
});

describe('an upload', () => {
  it.each([
    [{ size: 0 }, 'FILE_EMPTY'],
    [{ localFileName: 'a.exe' }, 'FILE_EXTENSION'],
    [{ size: 61440 * 1024 + 1 }, 'FILE_TOO_LARGE'],
    [{ localFileName: 'a/b.pdf' }, 'FILE_NAME'],
  ])('with %o is refused before any bytes arrive', async (wish, code) => {
    const world = await uploadingWorld(new MemoryObjectStore());
    expect(await policyFor(world, await world.asking('zhousiyuan'), 'upload-1', wish)).toMatchObject({ code });
  });

  it('that has arrived is answered with its file, and only to its owner', async () => {
    const world = await uploadingWorld(new MemoryObjectStore());
    const clerk = await world.asking('zhousiyuan');
    const pkFile = await arrivedFile(world, clerk, 'upload-1');
    const { form, data } = await policyFor(world, clerk, 'upload-1');
    expect(data).toMatchObject({ useOss: false, pkFile });
    expect(await sent(world, clerk, form.fileName, streamOf(good))).toMatchObject({ code: '0', data: { pkFile } });
    expect(await sent(world, await world.asking('limin'), form.fileName, streamOf(good))).toMatchObject({
      code: 'NOT_FOUND',
    });
    expect(await sent(world, clerk, 'never.pdf', streamOf(good))).toMatchObject({ code: 'NOT_FOUND' });
  });

  it('is refused after its time has ended', async () => {
    let now = Date.parse('2026-11-21T02:00:00Z');
    const world = await uploadingWorld(new MemoryObjectStore(), { clock: { now: () => now, realTime: () => now } });
    const clerk = await world.asking('zhousiyuan');
    const { form } = await policyFor(world, clerk, 'upload-1');
    now = (await world.file('upload-1'))?.promisedUntil ?? 0;
    expect(await sent(world, await world.asking('zhousiyuan'), form.fileName, streamOf(good))).toMatchObject({
      code: 'FILE_MISSING',
      data: { name },
    });
  });

  it.each([
    ['a.pdf', 'application/pdf'],
    ['a.JPG', 'image/jpeg'],
    ['a.jpeg', 'image/jpeg'],
    ['a.png', 'image/png'],
    ['a', 'application/octet-stream'],
  ])('named %s has the type %s', (fileName, type) => {
    expect(contentTypeOf(fileName)).toBe(type);
  });
});

describe('an uploaded file', () => {
  const look = async (world: World, userName: string, id: string) =>
    asked(world, 'fileDownload', { id }, await world.asking(userName));

  it('is visible to everybody as a template, and to its company as an arrived document', async () => {
    const world = await uploadingWorld(new MemoryObjectStore());
    const clerk = await world.asking('zhousiyuan');
    const template = await world.store.transaction(
      async (transaction) =>
        (await transaction.materials.ofPackage(world.docDatumId)).flatMap(
          ({ category }) => category.templateFiles,
        )[0] ?? '',
    );
    const own = await arrivedFile(world, clerk, 'upload-1');
    await policyFor(world, clerk, 'upload-2');
    const promised = (await world.file('upload-2'))?.pkFile ?? '';
    const codes = async (id: string) => [
      (await look(world, 'limin', id)).code,
      (await look(world, 'heqinghe', id)).code,
    ];
    expect([await codes(template), await codes(own), await codes(promised), await codes('PK-NONE')]).toEqual([
      ['0', '0'],
      ['0', 'NOT_FOUND'],
      ['NOT_FOUND', 'NOT_FOUND'],
      ['NOT_FOUND', 'NOT_FOUND'],
    ]);
    await expect(world.backEnd.files.reviewerAddress(promised)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(world.backEnd.files.reviewerAddress('PK-NONE')).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect((await asked(world, 'mimeTypes', { pkFiles: [own] }, clerk)).data).toEqual([
      { pkFile: own, mimeType: 'application/pdf' },
    ]);
  });

  it('is answered once for repeated ids, and for fifty ids at most', async () => {
    const world = await uploadingWorld(new MemoryObjectStore());
    const clerk = await world.asking('zhousiyuan');
    const own = await arrivedFile(world, clerk, 'upload-1');
    const often = Array.from({ length: 400 }, () => own);
    const many = Array.from({ length: 51 }, (_, place) => `PK${place}`);
    expect((await asked(world, 'fileInfo', { ids: often }, clerk)).data).toMatchObject([{ pkFile: own }]);
    expect((await asked(world, 'mimeTypes', { pkFiles: often }, clerk)).data).toEqual([
      { pkFile: own, mimeType: 'application/pdf' },
    ]);
    expect(await asked(world, 'fileInfo', { ids: many }, clerk)).toMatchObject({
      code: 'REQUEST_INVALID',
      data: { field: 'ids' },
    });
    expect(await asked(world, 'mimeTypes', { pkFiles: many }, clerk)).toMatchObject({
      code: 'REQUEST_INVALID',
      data: { field: 'pkFiles' },
    });
    expect((await asked(world, 'fileInfo', { ids: many.slice(1) }, clerk)).code).toBe('NOT_FOUND');
  });

  it('of the demo world is made when it is first opened, and again only when its object is gone', async () => {
    const made: unknown[] = [];
    const objects = new MemoryObjectStore();
    const world = await uploadingWorld(objects, {
      documents: {
        make: async (order) => {
          made.push(order);
          return { bytes: good, mimeType: 'application/pdf' };
        },
      },
    });
    const clerk = await world.asking('zhousiyuan');
    const pkFile = await world.store.transaction(
      async (transaction) =>
        (await transaction.items.ofPackage(world.docDatumId)).flatMap((item) => item.pkFiles)[0] ?? '',
    );
    const kept = async () => world.store.transaction(async (transaction) => transaction.files.find(pkFile));
    const info = async () => ((await asked(world, 'fileInfo', { ids: [pkFile] }, clerk)).data as readonly object[])[0];
    expect(await info()).toMatchObject({ pkFile, size: good.length, mimeType: 'application/pdf' });
    const first = await kept();
    await info();
    expect([
      made.length,
      (await kept())?.objectKey === first?.objectKey,
      await wholeOf((await objects.get(first?.objectKey ?? '')) ?? streamOf(new Uint8Array())),
    ]).toEqual([1, true, Uint8Array.from(good)]);
    await objects.remove(first?.objectKey ?? '');
    await info();
    expect([made.length, await objects.head((await kept())?.objectKey ?? '')]).toMatchObject([
      2,
      { size: good.length },
    ]);
  });
});
