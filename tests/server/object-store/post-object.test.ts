import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { streamOf, wholeOf } from '../../../server/core/byte-stream.ts';
import { checkPolicy } from '../../../server/object-store/post-policy.ts';
import { OssObjectStore } from '../../../server/storage/objects/oss-object-store.ts';
import { encoded, portalOrigin, storeUnderTest, uploadForm } from './store-under-test.ts';
import type { StoreUnderTest } from './store-under-test.ts';

let store: StoreUnderTest;
let objects: OssObjectStore;
const allowedCallbacks: string[] = [];
beforeAll(async () => {
  store = await storeUnderTest({ callbackTimeoutMilliseconds: 1500, largestObject: 4 * 1024 * 1024, allowedCallbacks });
  objects = new OssObjectStore(store.config);
});
afterAll(() => store.stop());

const got = async (key: string) => wholeOf((await objects.get(key)) ?? streamOf(new Uint8Array()));
const md5 = (value: string) => createHash('md5').update(value).digest('hex').toUpperCase();
const keyed = (key: string, ...more: readonly unknown[]) => ({
  key,
  conditions: [['eq', '$key', key], ['content-length-range', 1, 1000], ...more],
});

describe('a form within its policy', () => {
  it('stores the file under its key with the type of its part', async () => {
    const answer = await store.post(uploadForm(keyed('ok/plain')));
    expect(answer.status).toBe(204);
    expect(await objects.head('ok/plain')).toEqual({ size: 10, contentType: 'image/png' });
  });

  it('answers as success_action_status asks', async () => {
    expect(
      (await store.post(uploadForm({ ...keyed('ok/200'), fields: { success_action_status: '200' } }))).status,
    ).toBe(200);
    const created = await store.post(uploadForm({ ...keyed('ok/201'), fields: { success_action_status: '201' } }));
    expect(created.status).toBe(201);
    expect(created.text).toContain('<Key>ok/201</Key>');
  });

  it('prefers x-oss-content-type to the type of the part', async () => {
    await store.post(uploadForm({ ...keyed('ok/typed'), fields: { 'x-oss-content-type': 'application/pdf' } }));
    expect((await objects.head('ok/typed'))?.contentType).toBe('application/pdf');
  });

  it('keeps bytes that look like a boundary', async () => {
    const bytes = `\r\n--\r\n------\r\n${'\r\n--x'.repeat(50)}`;
    await store.post(uploadForm({ ...keyed('ok/boundary'), file: new Blob([bytes]) }));
    expect(Buffer.from(await got('ok/boundary')).toString()).toBe(bytes);
  });

  it('takes the same bytes again as the same upload, and refuses other bytes', async () => {
    const form = keyed('ok/twice');
    expect((await store.post(uploadForm(form))).status).toBe(204);
    const before = await store.filesOnDisk();
    expect((await store.post(uploadForm(form))).status).toBe(204);
    for (const file of [
      new Blob(['other bytes'], { type: 'image/png' }),
      new Blob(['SOME BYTES'], { type: 'image/png' }),
      new Blob(['some bytes'], { type: 'image/jpeg' }),
    ]) {
      const other = await store.post(uploadForm({ ...form, file }));
      expect([other.status, other.text.includes('<Code>FileAlreadyExists</Code>')]).toEqual([409, true]);
    }
    expect(Buffer.from(await got('ok/twice')).toString()).toBe('some bytes');
    expect(await store.filesOnDisk()).toEqual(before);
  });

  it('takes the form that the adapter gives out', async () => {
    const policy = await objects.postPolicy({
      key: 'ok/adapter',
      contentType: 'image/png',
      maxBytes: 1000,
      expiresAt: Date.now() + 60_000,
      callbackUploadId: 'u',
      callbackToken: 't',
    });
    expect(JSON.parse(Buffer.from(policy?.policy ?? '', 'base64').toString('utf8'))).toMatchObject({
      conditions: expect.arrayContaining([
        ['eq', '$x-oss-forbid-overwrite', 'true'],
        ['content-length-range', 1, 1000],
      ]) as unknown,
    });
    const form = new FormData();
    form.set('key', policy?.key ?? '');
    form.set('policy', policy?.policy ?? '');
    form.set('OSSAccessKeyId', policy?.accessKeyId ?? '');
    form.set('signature', policy?.sign ?? '');
    form.set('callback', policy?.callback ?? '');
    form.set('x-oss-forbid-overwrite', 'true');
    form.set('file', new Blob(['some bytes'], { type: 'image/png' }));
    expect((await store.post(form)).status).toBe(204);
    form.set('file', new Blob(['some bytes'], { type: 'text/html' }));
    expect((await store.post(form)).text).toContain('Policy Condition failed');
  });
});

describe('a form against its policy', () => {
  const refusals: readonly (readonly [string, Parameters<typeof uploadForm>[0], number, string])[] = [
    ['after its end', { ...keyed('no/1'), expiresAt: Date.now() - 1 }, 403, 'Policy expired'],
    ['with another key', { ...keyed('no/2'), key: 'no/other' }, 403, 'Policy Condition failed: [&quot;eq&quot;'],
    ['signed with another secret', { ...keyed('no/3'), secret: 'guessed' }, 403, 'SignatureDoesNotMatch'],
    ['with a file too large', { ...keyed('no/4'), file: new Blob(['x'.repeat(1001)]) }, 400, 'EntityTooLarge'],
    ['with an empty file', { ...keyed('no/5'), file: new Blob([]) }, 400, 'EntityTooSmall'],
    ['without a file', { ...keyed('no/6'), file: null }, 400, 'IncorrectNumberOfFilesInPOSTRequest'],
    ['outside a prefix', keyed('no/7', ['starts-with', '$key', 'yes/']), 403, 'Policy Condition failed'],
    ['for another bucket', keyed('no/8', { bucket: 'other' }), 403, 'Policy Condition failed'],
    [
      'with a type outside the list',
      keyed('no/9', ['in', '$content-type', ['image/jpeg']]),
      403,
      'Policy Condition failed',
    ],
    [
      'with a type inside a list of what it may not be',
      keyed('no/18', ['not-in', '$content-type', ['image/png']]),
      403,
      'Policy Condition failed',
    ],
    [
      'with a file too large for the narrower of two ranges',
      keyed('no/19', ['content-length-range', 1, 5]),
      400,
      'EntityTooLarge',
    ],
    [
      'with a file too large for the narrower of two ranges, said first',
      { ...keyed('no/20', ['content-length-range', 0, 5000]), file: new Blob(['x'.repeat(1001)]) },
      400,
      'EntityTooLarge',
    ],
    [
      'with a file too small for the narrower of two ranges, said first',
      { ...keyed('no/21', ['content-length-range', 0, 5000]), file: new Blob([]) },
      400,
      'EntityTooSmall',
    ],
    [
      'without a field that is asked for',
      keyed('no/10', ['eq', '$x-oss-meta-company', '7']),
      403,
      'Policy Condition failed',
    ],
    ['with a key id nobody has', { ...keyed('no/11'), fields: { OSSAccessKeyId: 'who' } }, 403, 'InvalidAccessKeyId'],
    ['with a condition that makes no sense', keyed('no/12', ['eq', 'key', 'no/12']), 400, 'InvalidPolicyDocument'],
    [
      'with more fields than forty',
      {
        ...keyed('no/23'),
        fields: Object.fromEntries(Array.from({ length: 37 }, (_unused, index) => [`x:${index}`, ''])),
      },
      400,
      'FieldItemTooLong',
    ],
    [
      'with a file larger than any may be, whatever the policy says',
      {
        key: 'no/24',
        conditions: [['content-length-range', 1, 10_000_000]],
        file: new Blob([new Uint8Array(4 * 1024 * 1024 + 1)]),
      },
      400,
      'EntityTooLarge',
    ],
    ['with a field too long', { ...keyed('no/13'), fields: { note: 'x'.repeat(9000) } }, 400, 'FieldItemTooLong'],
    [
      'with a callback to a stranger',
      { ...keyed('no/14'), callback: { callbackUrl: 'http://10.0.0.1/x', callbackBody: 'a=b' } },
      400,
      'InvalidArgument',
    ],
    [
      'with a callback that the policy does not name',
      {
        ...keyed('no/16'),
        callback: { callbackUrl: 'http://127.0.0.1:9/x', callbackBody: 'a=b' },
        unboundCallback: true,
      },
      403,
      'does not name this callback',
    ],
    [
      'with a callback of which the policy only names the beginning',
      {
        ...keyed('no/22', ['starts-with', '$callback', '']),
        callback: { callbackUrl: 'http://127.0.0.1:9/x', callbackBody: 'a=b' },
        unboundCallback: true,
      },
      403,
      'does not name this callback',
    ],
    [
      'with another callback than the policy names',
      {
        ...keyed('no/17', ['eq', '$callback', 'e30=']),
        callback: { callbackUrl: 'http://127.0.0.1:9/x', callbackBody: 'a=b' },
        unboundCallback: true,
      },
      403,
      'Policy Condition failed',
    ],
    ['under a key with a control character', keyed('no/\n15'), 400, 'InvalidObjectName'],
  ];

  it.each(refusals)('is refused %s', async (_, order, status, words) => {
    const before = await store.filesOnDisk();
    const answer = await store.post(uploadForm(order), { origin: portalOrigin });
    expect([answer.status, answer.headers['content-type']]).toEqual([status, 'application/xml']);
    expect(answer.text).toContain(words);
    expect(answer.headers['access-control-allow-origin']).toBe(portalOrigin);
    expect(await store.filesOnDisk()).toEqual(before);
  });

  it('is refused with a second file, and nothing of the first is kept', async () => {
    const before = await store.filesOnDisk();
    const form = uploadForm(keyed('no/two'));
    form.append('file', new Blob(['more bytes'], { type: 'image/png' }));
    const answer = await store.post(form);
    expect([answer.status, answer.text.includes('IncorrectNumberOfFilesInPOSTRequest')]).toEqual([400, true]);
    expect(await store.filesOnDisk()).toEqual(before);
  });

  it('is refused from the very instant at which the policy ends', () => {
    const ends = Date.parse('2026-11-21T02:00:00Z');
    const policy = Buffer.from(JSON.stringify({ expiration: new Date(ends).toISOString(), conditions: [] })).toString(
      'base64',
    );
    expect(() => checkPolicy(policy, {}, ends - 1)).not.toThrow();
    expect(() => checkPolicy(policy, {}, ends)).toThrow('Policy expired');
  });

  it('tells the reason although megabytes are still on their way', async () => {
    const answer = await store.post(
      uploadForm({ ...keyed('no/huge'), file: new Blob([new Uint8Array(8 * 1024 * 1024)]) }),
    );
    expect([answer.status, answer.text.includes('EntityTooLarge')]).toEqual([400, true]);
  });

  it('is refused without policy or signature', async () => {
    const form = uploadForm();
    form.delete('policy');
    expect((await store.post(form)).status).toBe(403);
  });

  it('is refused when it is no form', async () => {
    const answer = await store.send('POST', '/', { 'content-type': 'text/plain' }, Buffer.from('hello'));
    expect([answer.status, answer.text.includes('MalformedPOSTRequest')]).toEqual([400, true]);
  });
});

describe('a form that is refused before its end', () => {
  const field = (disposition: string, value: string): string =>
    `--XX\r\nContent-Disposition: ${disposition}\r\n\r\n${value}\r\n`;
  it.each([
    [
      'with a field behind its file',
      field('form-data; name="file"; filename="a"', 'hello') + field('form-data; name="key"', 'a'),
    ],
    [
      'with a second file',
      field('form-data; name="file"; filename="a"', 'hello') + field('form-data; name="file"; filename="b"', 'hello'),
    ],
    ['with a part that has no name', field('form-data', 'hello')],
  ])('leaves the server as it was: %s', async (_what, parts) => {
    const answer = await store.send(
      'POST',
      '/',
      { 'content-type': 'multipart/form-data; boundary=XX' },
      Buffer.from(`${parts}--XX--\r\n`),
    );
    expect(answer.status).toBe(400);
    expect((await store.post(uploadForm(keyed(`still/${parts.length}`)))).status).toBe(204);
  });
});

describe('a connection that is cut', () => {
  it.each([
    ['in the middle of the file', 0.6],
    ['before the last boundary', 0.995],
  ])('leaves nothing %s', async (_, share) => {
    const form = uploadForm({
      key: 'cut',
      conditions: [['content-length-range', 1, 1_000_000]],
      file: new Blob([new Uint8Array(500_000)]),
    });
    const { bytes, contentType } = await encoded(form);
    const before = await store.filesOnDisk();
    const socket = connect(store.port, '127.0.0.1');
    await once(socket, 'connect');
    socket.write(
      `POST / HTTP/1.1\r\nHost: files.localhost\r\nContent-Type: ${contentType}\r\nContent-Length: ${bytes.length}\r\n\r\n`,
    );
    socket.write(bytes.subarray(0, Math.floor(bytes.length * share)));
    await expect.poll(() => store.filesOnDisk()).not.toEqual(before);
    socket.destroy();
    await expect.poll(() => store.filesOnDisk()).toEqual(before);
    expect(await objects.head('cut')).toBeUndefined();
  });

  it('leaves nothing when the body ends without its last boundary', async () => {
    const { bytes, contentType } = await encoded(uploadForm(keyed('cut/short')));
    const answer = await store.send('POST', '/', { 'content-type': contentType }, bytes.subarray(0, bytes.length - 8));
    expect(answer.text).toContain('MalformedPOSTRequest');
    expect(await objects.head('cut/short')).toBeUndefined();
  });
});

let heard: { readonly type: string | undefined; readonly body: string }[] = [];

async function answerAsApi(request: IncomingMessage, response: ServerResponse): Promise<void> {
  heard.push({ type: request.headers['content-type'], body: await text(request) });
  if (request.url === '/hangs') return;
  if (request.url === '/moved') return void response.writeHead(307, { location: '/ok' }).end();
  response.writeHead(request.url === '/broken' ? 500 : 200).end(request.url === '/no-json' ? 'fine' : '{"code":"0"}');
}

describe('the success callback', () => {
  let api: Server;
  let address: string;
  beforeAll(async () => {
    api = createServer((request, response) => void answerAsApi(request, response));
    await once(api.listen(0, '127.0.0.1'), 'listening');
    const bound = api.address();
    address = `http://127.0.0.1:${typeof bound === 'object' ? bound?.port : ''}`;
    for (const path of ['/ok', '/broken', '/no-json', '/hangs', '/moved']) allowedCallbacks.push(address + path);
    allowedCallbacks.push('http://127.0.0.1:9/x');
  });
  afterAll(() => {
    api.closeAllConnections();
    api.close();
  });

  it('tells the API which file arrived and passes its answer to the browser', async () => {
    heard = [];
    const callback = {
      callbackUrl: `${address}/ok`,
      callbackBody:
        '{"id":"u-1","object":${object},"size":${size},"mimeType":${mimeType},"bucket":${bucket},"etag":${etag},"mine":${x:mine}}',
      callbackBodyType: 'application/json',
    };
    const answer = await store.post(uploadForm({ ...keyed('back/"1"'), callback, fields: { 'x:mine': 'a"b' } }), {
      origin: portalOrigin,
    });
    expect([answer.status, answer.headers['content-type'], answer.text]).toEqual([
      200,
      'application/json',
      '{"code":"0"}',
    ]);
    expect(heard[0]?.type).toBe('application/json');
    expect(JSON.parse(heard[0]?.body ?? '')).toEqual({
      id: 'u-1',
      object: 'back/"1"',
      size: 10,
      mimeType: 'image/png',
      bucket: 'evidence',
      etag: md5('some bytes'),
      mine: 'a"b',
    });
  });

  it.each(['toString', 'constructor', '__proto__', 'nobody'])(
    'fills in nothing for ${%s}, which is no fact of an upload',
    async (name) => {
      heard = [];
      await store.post(
        uploadForm({
          ...keyed(`back/${name}`),
          callback: { callbackUrl: `${address}/ok`, callbackBody: `mine=\${${name}}&size=\${size}` },
        }),
      );
      expect(heard.map(({ body }) => body)).toEqual(['mine=&size=10']);
    },
  );

  it('contains the fields before the file, which were checked against the policy, and nothing after it', async () => {
    heard = [];
    const form = uploadForm({
      ...keyed('back/behind', ['eq', '$x:mine', 'a']),
      callback: { callbackUrl: `${address}/ok`, callbackBody: 'mine=${x:mine}&more=${x:more}' },
      fields: { 'x:mine': 'a' },
    });
    for (const name of ['x:mine', 'x:more']) form.append(name, 'b');
    expect((await store.post(form)).status).toBe(200);
    expect(heard.map(({ body }) => body)).toEqual(['mine=a&more=']);
  });

  it('uses form fields by default', async () => {
    heard = [];
    await store.post(
      uploadForm({
        ...keyed('back/2 &'),
        callback: { callbackUrl: `${address}/ok`, callbackBody: 'object=${object}&size=${size}' },
      }),
    );
    expect(heard).toEqual([{ type: 'application/x-www-form-urlencoded', body: 'object=back%2F2%20%26&size=10' }]);
  });

  it.each([
    ['refuses', '/broken'],
    ['answers no JSON', '/no-json'],
    ['does not answer in time', '/hangs'],
    ['sends it elsewhere', '/moved'],
  ])('answers 203 and keeps the object when the API %s', async (_, path) => {
    const key = `back${path}`;
    const answer = await store.post(
      uploadForm({ ...keyed(key), callback: { callbackUrl: `${address}${path}`, callbackBody: 'a=b' } }),
    );
    expect([answer.status, answer.text.includes('<Code>CallbackFailed</Code>')]).toEqual([203, true]);
    expect((await objects.head(key))?.size).toBe(10);
  });

  it.each(['/ok/../ok', '/ok/../../sandbox/v1/reset', '/ok?', '/ok#x', '/%6fk', '//ok', '/OK'])(
    'knocks at no address that only resembles the right one: %s',
    async (path) => {
      heard = [];
      const answer = await store.post(
        uploadForm({ ...keyed(`near${path}`), callback: { callbackUrl: address + path, callbackBody: 'a=b' } }),
      );
      expect([answer.status, answer.text.includes('The callback address is not allowed.')]).toEqual([400, true]);
      const byUser = await store.post(
        uploadForm({
          ...keyed('near/user'),
          callback: { callbackUrl: address.replace('//', '//somebody@'), callbackBody: 'a=b' },
        }),
      );
      expect([byUser.status, heard]).toEqual([400, []]);
    },
  );

  it('answers 203 when nothing listens', async () => {
    const answer = await store.post(
      uploadForm({ ...keyed('back/nobody'), callback: { callbackUrl: 'http://127.0.0.1:9/x', callbackBody: 'a=b' } }),
    );
    expect(answer.status).toBe(203);
  });
});
