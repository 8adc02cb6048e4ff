import { createHash } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { request as requestHttp } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { PartStore } from '../../../server/core/ports.ts';
import { OssObjectStore } from '../../../server/storage/objects/oss-object-store.ts';
import { portalOrigin, storeUnderTest, type StoreUnderTest } from './store-under-test.ts';

const bytes = new Uint8Array(200 * 1024).fill(7);
const md5 = createHash('md5').update(bytes).digest('hex');
const day = 24 * 60 * 60_000;

let folder: string;
let now: number;
let store: StoreUnderTest;
const open = async (): Promise<void> => {
  store = await storeUnderTest({ folder, now: () => now, largestPart: 256 * 1024 });
};
const parts = (): PartStore => {
  const { inParts } = new OssObjectStore(store.config, () => now);
  if (!inParts) throw new Error('The store takes nothing in parts');
  return inParts;
};
const put = async (url: string, headers: Readonly<Record<string, string>>, body = bytes) =>
  store.send(
    'PUT',
    url.slice(store.config.publicAddress.length),
    { ...headers, 'content-length': String(body.length) },
    body,
  );

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'parts-'));
  now = Date.now();
  await open();
});
afterEach(async () => {
  await store.stop();
  await rm(folder, { recursive: true, force: true });
});

describe('parts in a store that is stopped and started', () => {
  it('are there again, and go on where they stopped', async () => {
    const upload = { key: 'a.pdf', upload: await parts().begin('a.pdf', 'application/pdf') };
    const { url, headers } = await parts().address(upload, { number: 1, md5, expiresAt: now + 60_000 });
    expect((await put(url, headers)).status).toBe(200);
    await store.stop();
    await open();
    expect(await parts().parts(upload)).toEqual([{ number: 1, size: bytes.length, md5 }]);
    expect(await parts().complete(upload, [{ number: 1, size: bytes.length, md5 }])).toBe('stored');
  });

  it('are forgotten after a week by a store that was never stopped, and no others', async () => {
    await store.stop();
    store = await storeUnderTest({ folder, now: () => now, largestPart: 256 * 1024, sweepEvery: 5 });
    const old = { key: 'a.pdf', upload: await parts().begin('a.pdf', 'application/pdf') };
    now += 6 * day;
    const young = { key: 'b.pdf', upload: await parts().begin('b.pdf', 'application/pdf') };
    expect(await parts().parts(old)).toEqual([]);
    now += 2 * day;
    await expect.poll(async () => parts().parts(old)).toBeUndefined();
    expect(await parts().parts(young)).toEqual([]);
  });

  it('are deleted when they were not continued for a week', async () => {
    const upload = { key: 'a.pdf', upload: await parts().begin('a.pdf', 'application/pdf') };
    await store.stop();
    now += 6 * day;
    await open();
    expect(await parts().parts(upload)).toEqual([]);
    await store.stop();
    now += 2 * day;
    await open();
    expect(await parts().parts(upload)).toBeUndefined();
    expect(await readdir(join(folder, 'parts'))).toEqual([]);
  });
});

describe('a part', () => {
  it('is refused by its name: too large, under no number, after its time, with a forged address', async () => {
    const upload = { key: 'a.pdf', upload: await parts().begin('a.pdf', 'application/pdf') };
    const large = new Uint8Array(257 * 1024);
    const tooLarge = await parts().address(upload, {
      number: 1,
      md5: createHash('md5').update(large).digest('hex'),
      expiresAt: now + 60_000,
    });
    expect((await put(tooLarge.url, tooLarge.headers, large)).text).toContain('<Code>EntityTooLarge</Code>');
    const numberless = await parts().address(upload, { number: 0, md5, expiresAt: now + 60_000 });
    expect((await put(numberless.url, numberless.headers)).text).toContain('<Code>InvalidArgument</Code>');
    const { url, headers } = await parts().address(upload, { number: 1, md5, expiresAt: now + 60_000 });
    expect((await put(url.replace('partNumber=1', 'partNumber=2'), headers)).text).toContain(
      '<Code>SignatureDoesNotMatch</Code>',
    );
    now += 61_000;
    expect((await put(url, headers)).text).toContain('<Code>AccessDenied</Code>');
    expect(await parts().parts(upload)).toEqual([]);
  });

  it('that is still on its way when its upload is given up is answered that the upload does not exist', async () => {
    const upload = { key: 'a.pdf', upload: await parts().begin('a.pdf', 'application/pdf') };
    const { url, headers } = await parts().address(upload, { number: 1, md5, expiresAt: now + 60_000 });
    const path = url.slice(store.config.publicAddress.length);
    const answered = new Promise<{ readonly status: number; readonly text: string }>((resolve, reject) => {
      const request = requestHttp(
        {
          host: '127.0.0.1',
          port: store.port,
          path,
          method: 'PUT',
          agent: false,
          headers: {
            host: new URL(store.config.publicAddress).host,
            ...headers,
            'content-length': String(bytes.length),
          },
        },
        (response) => {
          buffer(response).then(
            (whole) => resolve({ status: response.statusCode ?? 0, text: whole.toString('utf8') }),
            reject,
          );
        },
      );
      request.once('error', reject);
      request.write(bytes.subarray(0, 1000));
      const rest = async (): Promise<void> => {
        await expect
          .poll(async () =>
            (await readdir(join(folder, 'parts', upload.upload))).some((name) => name.startsWith('arriving-')),
          )
          .toBe(true);
        await parts().abort(upload);
        request.end(bytes.subarray(1000));
      };
      rest().catch(reject);
    });
    expect(await answered).toMatchObject({
      status: 404,
      text: expect.stringContaining('<Code>NoSuchUpload</Code>') as string,
    });
  });

  it('may be put by the pages of the portal, and by no others', async () => {
    const ask = async (origin: string) =>
      store.send('OPTIONS', '/a.pdf', {
        origin,
        'access-control-request-method': 'PUT',
        'access-control-request-headers': 'content-md5,content-type',
      });
    expect(await ask(portalOrigin)).toMatchObject({
      status: 200,
      headers: {
        'access-control-allow-methods': 'GET, HEAD, POST, PUT',
        'access-control-allow-headers': 'content-md5,content-type',
      },
    });
    expect((await ask('https://elsewhere.example')).status).toBe(403);
  });
});
