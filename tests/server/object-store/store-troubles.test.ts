import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { contentOf, streamOf } from '../../../server/core/byte-stream.ts';
import { ObjectStoreFault } from '../../../server/core/ports.ts';
import { checkWritable } from '../../../server/composition/object-storage.ts';
import { DiskVault, type Arrival } from '../../../server/object-store/disk-vault.ts';
import { OssObjectStore } from '../../../server/storage/objects/oss-object-store.ts';
import { good, policyFor, sent, uploadingWorld } from '../core/evidence/uploading.ts';
import { storeUnderTest, uploadForm, type StoreUnderTest } from './store-under-test.ts';

let disk: { code: string | undefined };

/** A disk that fails with a system error. */
class FailingVault extends DiskVault {
  override async receive(key: string, contentType: string): Promise<Arrival> {
    const arrival = await super.receive(key, contentType);
    const write = async (chunk: Buffer) =>
      disk.code === undefined
        ? arrival.write(chunk)
        : Promise.reject(Object.assign(new Error('of the disk'), { code: disk.code }));
    return {
      write,
      etag: arrival.etag,
      commit: arrival.commit,
      discard: arrival.discard,
      get size() {
        return arrival.size;
      },
    };
  }
}

const troubles = [
  ['ENOSPC', 'full', 'STORE_FULL'],
  ['EDQUOT', 'full', 'STORE_FULL'],
  ['EROFS', 'read-only', 'STORE_READ_ONLY'],
  ['EIO', 'away', 'STORE_AWAY'],
] as const;

describe('a store whose disk fails', () => {
  let store: StoreUnderTest;
  let objects: OssObjectStore;
  beforeEach(async () => {
    disk = { code: undefined };
    store = await storeUnderTest({ vaultIn: (folder) => new FailingVault(folder) });
    objects = new OssObjectStore({ ...store.config, directUploads: false });
  });
  afterEach(async () => store.stop());

  it.each(troubles)(
    'with %s is %s, reports that to the uploader, and accepts files again afterwards',
    async (code, because, refusal) => {
      const world = await uploadingWorld(objects);
      const clerk = await world.asking('zhousiyuan');
      const { form } = await policyFor(world, clerk, 'up');
      expect(await checkWritable(objects)).toBe(true);
      disk.code = code;
      expect(await checkWritable(objects)).toBe(because);
      expect((await sent(world, clerk, form.fileName, streamOf(good))).code).toBe(refusal);
      expect((await world.file('up'))?.state).toBe('awaited');
      expect(await store.filesOnDisk()).toEqual([]);
      disk.code = undefined;
      expect(await checkWritable(objects)).toBe(true);
      expect((await sent(world, clerk, form.fileName, streamOf(good))).code).toBe('0');
    },
  );

  it.each([
    ['ENOSPC', 507, 'InsufficientStorage'],
    ['EROFS', 503, 'ReadOnlyStorage'],
    ['EIO', 500, 'InternalError'],
  ] as const)('tells a form of %s', async (code, status, name) => {
    disk.code = code;
    const answer = await store.post(uploadForm());
    expect([answer.status, answer.text.includes(`<Code>${name}</Code>`)]).toEqual([status, true]);
    expect(await store.filesOnDisk()).toEqual([]);
  });
});

describe('other answers in place of a store', () => {
  let server: Server | undefined;
  afterEach(() => void server?.close());

  async function inPlace(answer: RequestListener): Promise<OssObjectStore> {
    server = createServer(answer);
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const bound = server.address();
    const internalAddress = `http://127.0.0.1:${typeof bound === 'object' && bound ? bound.port : 0}`;
    return new OssObjectStore({
      publicAddress: 'http://files.localhost',
      internalAddress,
      bucket: 'evidence',
      keyId: 'id',
      keySecret: 'secret',
      directUploads: false,
    });
  }

  async function because(work: Promise<unknown>): Promise<unknown> {
    return work.then(
      () => 'nothing',
      (fault: unknown) => (fault instanceof ObjectStoreFault ? fault.trouble : fault),
    );
  }

  const answering =
    (status: number, text: string): RequestListener =>
    (request, response) => {
      request.resume().on('end', () => response.writeHead(status).end(text));
    };

  it.each<readonly [string, RequestListener, string]>([
    ['a page of something else', answering(404, '<html>Not here</html>'), 'nonsense'],
    ['a proxy that reaches nobody', answering(502, '<html>Bad gateway</html>'), 'away'],
    ['a store that does not know us', answering(403, '<Error><Code>InvalidAccessKeyId</Code></Error>'), 'refused'],
    ['a store without that bucket', answering(404, '<Error><Code>NoSuchBucket</Code></Error>'), 'refused'],
    ['a store that is busy', answering(503, '<Error><Code>ServiceUnavailable</Code></Error>'), 'away'],
    ['a line that is cut', (request) => request.socket.destroy(), 'away'],
  ])('%s: %s', async (_, answer, name) => {
    const objects = await inPlace(answer);
    expect(await because(objects.put('k', contentOf(good, 'application/pdf')))).toBe(name);
    expect(await because(objects.get('k'))).toBe(name);
    expect(await checkWritable(objects)).toBe(name);
  });

  it('no answer: away', async () => {
    const objects = await inPlace(answering(200, ''));
    server?.close();
    for (const work of [
      objects.put('k', contentOf(good, 'application/pdf')),
      objects.get('k'),
      objects.head('k'),
      objects.remove('k'),
    ])
      expect(await because(work)).toBe('away');
  });

  it('an answer without size and type is nonsense', async () => {
    const objects = await inPlace((_request, response) =>
      response.writeHead(200, { 'transfer-encoding': 'chunked' }).end(),
    );
    expect(await because(objects.head('k'))).toBe('nonsense');
  });

  it('an object that breaks off is away, and no shorter object', async () => {
    const objects = await inPlace((_request, response) => {
      response.writeHead(200, { 'content-length': 100, 'content-type': 'application/pdf' });
      response.write('some');
      response.socket?.end();
    });
    const read = async () => {
      for await (const chunk of (await objects.get('k')) ?? streamOf(new Uint8Array())) void chunk;
    };
    expect(await because(read())).toBe('away');
  });
});
