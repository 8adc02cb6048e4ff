import { connect } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contentOf } from '../../../server/core/byte-stream.ts';
import { requestSignature } from '../../../server/object-store/oss-signature.ts';
import { OssObjectStore } from '../../../server/storage/objects/oss-object-store.ts';
import { portalOrigin, storeUnderTest } from './store-under-test.ts';
import type { Answer, StoreUnderTest } from './store-under-test.ts';

let store: StoreUnderTest;
let objects: OssObjectStore;
let now = Date.now();
beforeAll(async () => {
  store = await storeUnderTest({ now: () => now });
  objects = new OssObjectStore(store.config, () => now);
  await objects.put('doc.pdf', contentOf(new TextEncoder().encode('0123456789'), 'application/pdf'));
});
afterAll(() => store.stop());

const pathOf = (address: string) => address.slice(store.config.publicAddress.length);
const signedPath = async (downloadName?: string) =>
  pathOf(
    await objects.signedAddress('doc.pdf', {
      expiresAt: now + 60_000,
      ...(downloadName !== undefined && { downloadName }),
    }),
  );
const read = async (headers: Readonly<Record<string, string>> = {}): Promise<Answer> =>
  store.send('GET', await signedPath(), headers);

const headersFor = (method: string, key: string, date = new Date(now).toUTCString()) => {
  const { bucket, keyId, keySecret } = store.config;
  return { date, authorization: `OSS ${keyId}:${requestSignature(keySecret, { method, bucket, key, date })}` };
};

describe('a signed address', () => {
  it('is read with headers that keep the file from doing anything', async () => {
    const { status, headers, text } = await read({ origin: portalOrigin });
    expect([status, text]).toEqual([200, '0123456789']);
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': '10',
      'accept-ranges': 'bytes',
      etag: '"781E5E245D69B566979B86E28D23F2C7"',
      'x-content-type-options': 'nosniff',
      'content-security-policy': `sandbox; default-src 'none'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors ${portalOrigin}`,
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': 'private, no-store',
      'access-control-allow-origin': portalOrigin,
      vary: 'Origin',
    });
    expect(headers['access-control-expose-headers']).toContain('Content-Range');
  });

  it('becomes a download under the name that it carries', async () => {
    const { headers } = await store.send('GET', await signedPath('合同 1.pdf'));
    expect(headers['content-disposition']).toBe("attachment; filename*=UTF-8''%E5%90%88%E5%90%8C%201.pdf");
  });

  it('ends at its time', async () => {
    const path = await signedPath();
    now += 61_000;
    const late = await store.send('GET', path);
    expect([late.status, late.text.includes('Request has expired')]).toEqual([403, true]);
  });

  it.each([
    ['for another key', (path: string) => path.replace('doc.pdf', 'other.pdf')],
    ['with a later end', (path: string) => path.replace(/Expires=\d+/, `Expires=${Math.ceil(now / 1000) + 9999}`)],
    ['with another type', (path: string) => `${path}&response-content-type=text%2Fhtml`],
    ['with another name', (path: string) => `${path}&response-content-disposition=inline`],
    ['with another key id', (path: string) => path.replace('key-of-the-tests', 'who')],
    ['without its signature', (path: string) => path.replace(/Signature=[^&]*/, '')],
  ])('is refused %s', async (_, changed) => {
    expect((await store.send('GET', changed(await signedPath()))).status).toBe(403);
  });

  it('does not allow to change anything', async () => {
    const path = await signedPath();
    for (const method of ['PUT', 'DELETE']) expect((await store.send(method, path)).status).toBe(403);
    expect((await read()).text).toBe('0123456789');
  });
});

describe('byte ranges', () => {
  it.each([
    ['bytes=2-4', 206, '234', 'bytes 2-4/10'],
    ['bytes=7-', 206, '789', 'bytes 7-9/10'],
    ['bytes=-3', 206, '789', 'bytes 7-9/10'],
    ['bytes=-30', 206, '0123456789', 'bytes 0-9/10'],
    ['bytes=8-99', 206, '89', 'bytes 8-9/10'],
    ['bytes=0-1,4-5', 200, '0123456789', undefined],
    ['bytes=4-2', 200, '0123456789', undefined],
    ['lines=1-2', 200, '0123456789', undefined],
  ])('%s', async (range, status, text, contentRange) => {
    const answer = await read({ range });
    expect([answer.status, answer.text, answer.headers['content-range']]).toEqual([status, text, contentRange]);
  });

  it.each(['bytes=10-', 'bytes=-0'])('%s cannot be satisfied', async (range) => {
    const answer = await read({ range });
    expect([answer.status, answer.headers['content-range']]).toEqual([416, 'bytes */10']);
    expect(answer.text).toContain('InvalidRange');
  });

  it('come whole when the object is no longer the one that was asked for', async () => {
    expect((await read({ range: 'bytes=2-4', 'if-range': '"other"' })).status).toBe(200);
  });
});

describe('requests signed by header', () => {
  it.each([
    ['late', -16],
    ['early', 16],
  ])('are refused a quarter of an hour %s', async (_, minutes) => {
    const answer = await store.send(
      'GET',
      '/doc.pdf',
      headersFor('GET', 'doc.pdf', new Date(now + minutes * 60_000).toUTCString()),
    );
    expect([answer.status, answer.text.includes('RequestTimeTooSkewed')]).toEqual([403, true]);
  });

  it('are refused for a key, a method or a header of the protocol that was not signed', async () => {
    expect((await store.send('GET', '/other', headersFor('GET', 'doc.pdf'))).status).toBe(403);
    expect((await store.send('DELETE', '/doc.pdf', headersFor('GET', 'doc.pdf'))).status).toBe(403);
    expect(
      (await store.send('GET', '/doc.pdf', { ...headersFor('GET', 'doc.pdf'), 'x-oss-meta-company': '7' })).text,
    ).toContain('SignatureDoesNotMatch');
    expect((await store.send('GET', '/doc.pdf', headersFor('GET', 'doc.pdf'))).status).toBe(200);
  });

  it('are refused under an unknown key id', async () => {
    const { authorization, date } = headersFor('GET', 'doc.pdf');
    const answer = await store.send('GET', '/doc.pdf', {
      date,
      authorization: authorization.replace(store.config.keyId, 'who'),
    });
    expect([answer.status, answer.text.includes('InvalidAccessKeyId')]).toEqual([403, true]);
  });

  it('are refused when the bytes are not those of Content-MD5', async () => {
    const { bucket, keyId, keySecret } = store.config;
    const date = new Date(now).toUTCString();
    const contentMd5 = Buffer.alloc(16).toString('base64');
    const authorization = `OSS ${keyId}:${requestSignature(keySecret, { method: 'PUT', bucket, key: 'md5', date, contentMd5 })}`;
    const answer = await store.send(
      'PUT',
      '/md5',
      { date, authorization, 'content-md5': contentMd5 },
      Buffer.from('x'),
    );
    expect([answer.status, answer.text.includes('InvalidDigest')]).toEqual([400, true]);
    expect(await objects.head('md5')).toBeUndefined();
  });
});

describe('strangers', () => {
  it('can read nothing, and see nothing of the content', async () => {
    for (const path of ['/doc.pdf', '/never', '/', '/../../etc/passwd', '/%2e%2e/%2e%2e/etc/passwd']) {
      expect((await store.send('GET', path)).status).toBe(403);
    }
    expect((await store.send('GET', '/%zz')).status).toBe(400);
  });

  it('under another host name find no bucket', async () => {
    expect((await store.send('GET', '/doc.pdf', { host: '127.0.0.1' })).status).toBe(404);
  });

  it('get no information about origins that are not the portal', async () => {
    const asking = { origin: 'http://elsewhere.example', 'access-control-request-method': 'POST' };
    const preflight = await store.send('OPTIONS', '/', asking);
    expect([preflight.status, preflight.headers['access-control-allow-origin']]).toEqual([403, undefined]);
    expect((await read({ origin: asking.origin })).headers['access-control-allow-origin']).toBeUndefined();
  });

  it.each([
    ['POST', 200],
    ['PUT', 200],
    ['GET', 200],
    ['HEAD', 200],
    ['DELETE', 403],
    ['PATCH', 403],
    ['', 403],
  ])('from the portal that ask for %s are answered %d', async (method, status) => {
    expect(
      (await store.send('OPTIONS', '/', { origin: portalOrigin, 'access-control-request-method': method })).status,
    ).toBe(status);
  });

  it('from the portal may ask first', async () => {
    const preflight = await store.send('OPTIONS', '/', {
      origin: portalOrigin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'x-requested-with',
    });
    expect(preflight.status).toBe(200);
    expect(preflight.headers).toMatchObject({
      'access-control-allow-origin': portalOrigin,
      'access-control-allow-methods': 'GET, HEAD, POST, PUT',
      'access-control-allow-headers': 'x-requested-with',
    });
  });
});

it.each([
  ['what is no request', 'NONSENSE\r\n\r\n', 400, 'InvalidRequest'],
  [
    'a method that would repeat what was sent',
    'TRACE /a.pdf HTTP/1.1\r\nHost: files.localhost\r\nConnection: close\r\nCookie: secret-of-mine\r\n\r\n',
    403,
    'AccessDenied',
  ],
  ['who names no host', 'GET /a.pdf HTTP/1.1\r\nConnection: close\r\n\r\n', 404, 'NoSuchBucket'],
  [
    'an expectation that it does not know',
    'PUT /a.pdf HTTP/1.1\r\nHost: files.localhost\r\nExpect: nonsense\r\nContent-Length: 5\r\n\r\n',
    417,
    'ExpectationFailed',
  ],
])('answers %s under its usual headers, and in no words of the engine', async (_, sent, status, code) => {
  const socket = connect(store.port, '127.0.0.1');
  socket.write(sent);
  const answer = (await buffer(socket)).toString('utf8');
  expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  expect(answer).toContain(
    `Content-Security-Policy: sandbox; default-src 'none'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors ${portalOrigin}\r\n`,
  );
  expect(answer).toContain(`<Code>${code}</Code>`);
  expect(answer).not.toContain('secret-of-mine');
});
