import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inheritedNames } from '../../builders/absurd-values.ts';
import { calls, type Browser } from './browser.ts';
import { declaredFile, placeForFiles } from './declared-upload.ts';
import { portalUnderTest, type PortalUnderTest } from './portal-under-test.ts';

let portal: PortalUnderTest;
let clerk: Browser;
let port: number;

beforeAll(async () => {
  portal = await portalUnderTest({ publicUrl: 'https://portal.example.com', withoutSandbox: true });
  clerk = portal.browser();
  await clerk.signIn('zhousiyuan');
  port = Number(new URL(await portal.app.listen({ port: 0, host: '127.0.0.1' })).port);
});
afterAll(async () => portal.close());

const host = 'Host: portal.example.com\r\nConnection: close\r\n';
const form = 'Content-Type: application/x-www-form-urlencoded\r\n';
const json = `${host}Content-Type: application/json\r\n`;
const platforms = '/api/web/biz/v1/platforms';

/** The answer over a plain connection to any bytes. */
async function answerTo(
  sent: string,
): Promise<{ readonly status: number; readonly headers: Headers; readonly body: string }> {
  const socket = connect(port, '127.0.0.1');
  socket.write(sent);
  const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n');
  const [line = '', ...fields] = head.split('\r\n');
  return {
    status: Number(line.split(' ')[1]),
    headers: new Headers(
      fields.map((field) => [field.slice(0, field.indexOf(':')), field.slice(field.indexOf(':') + 1)]),
    ),
    body,
  };
}

const standing = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
};

const odd = [
  [
    'an address that is not spelt as addresses are',
    `GET /api/web/corp/v1/files/pks/%E0%A4%A HTTP/1.1\r\n${host}\r\n`,
    400,
  ],
  ['another', `GET /cv3/%c0 HTTP/1.1\r\n${host}\r\n`, 400],
  ['an address that is too long', `GET /api/web/corp/v1/files/pks/${'y'.repeat(9000)} HTTP/1.1\r\n${host}\r\n`, 400],
  ['an address longer than all headers may be', `GET /${'y'.repeat(20_000)} HTTP/1.1\r\n${host}\r\n`, 431],
  ['headers that are too long', `GET /x HTTP/1.1\r\n${host}X: ${'y'.repeat(20_000)}\r\n\r\n`, 431],
  ['what is no request', 'NONSENSE\r\n\r\n', 400],
  ['a request without a host', 'GET /api/web/v2/auth/security HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
  ['two hosts', `GET /api/web/v2/auth/security HTTP/1.1\r\nHost: elsewhere.example\r\n${host}\r\n`, 400],
  ['two hosts that are one', `GET /cv3/config.json HTTP/1.1\r\n${host}${host}\r\n`, 400],
  [
    'a form in place of JSON',
    `POST ${platforms} HTTP/1.1\r\n${host}Content-Type: multipart/form-data; boundary=x\r\nContent-Length: 5\r\n\r\n--x--`,
    415,
  ],
  ['a length that is none', `POST ${platforms} HTTP/1.1\r\n${json}Content-Length: abc\r\n\r\n{}`, 400],
  ['two lengths', `POST ${platforms} HTTP/1.1\r\n${json}Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}`, 400],
  [
    'a length together with a transfer encoding',
    `POST ${platforms} HTTP/1.1\r\n${json}Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
    400,
  ],
  [
    'a transfer encoding before a length',
    `POST ${platforms} HTTP/1.1\r\n${json}Transfer-Encoding: chunked\r\nContent-Length: 4\r\n\r\n0\r\n\r\n`,
    400,
  ],
  [
    'a transfer encoding that is not chunked',
    `POST ${platforms} HTTP/1.1\r\n${json}Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n`,
    400,
  ],
  ['JSON that is none', `POST ${platforms} HTTP/1.1\r\n${json}Content-Length: 5\r\n\r\n{"a"}`, 400],
  [
    'JSON as deep as a body allows',
    `POST ${platforms} HTTP/1.1\r\n${json}Content-Length: 400000\r\n\r\n${'['.repeat(200_000)}${']'.repeat(200_000)}`,
    400,
  ],
  [
    'a key that every object has',
    `POST ${platforms} HTTP/1.1\r\n${json}Content-Length: 30\r\n\r\n{"constructor":{"prototype":1}}`.replace(
      '30',
      '31',
    ),
    400,
  ],
  ['an expectation', `POST ${platforms} HTTP/1.1\r\n${json}Expect: nonsense\r\nContent-Length: 2\r\n\r\n{}`, 417],
] as const;

describe('an odd request', () => {
  it.each(odd)('is refused with the headers of every answer: %s', async (_what, sent, status) => {
    const answer = await answerTo(sent);
    expect(answer.status).toBe(status);
    expect(JSON.parse(answer.body)).toMatchObject({
      code: 'REQUEST_INVALID',
      traceId: answer.headers.get('x-trace-id'),
    });
    expect(Object.fromEntries(answer.headers)).toMatchObject(standing);
    expect(answer.body).not.toMatch(/FST_|HPE_|url component|Client Error|Unexpected|maximum/);
  });

  it.each(['TRACE', 'TRACK'])('by %s repeats no part of the request', async (method) => {
    const answer = await answerTo(
      `${method} /cv3/login/login HTTP/1.1\r\n${host}Cookie: session=secret-of-mine\r\n\r\n`,
    );
    expect([400, 404]).toContain(answer.status);
    expect(answer.body).not.toContain('secret-of-mine');
  });

  it('with a broken multipart body is refused', async () => {
    const place = await placeForFiles(clerk);
    const send = async (type: string, body: string) =>
      clerk.send('POST', `${calls.upload}?fileName=${(await declaredFile(clerk, place)).fileName}`, body, {
        'content-type': type,
      });
    for (const [type, body] of [
      ['multipart/form-data', 'x'],
      [
        'multipart/form-data; boundary=x',
        '--x\r\nContent-Disposition: form-data; name="fileContent"; filename="a"\r\n\r\nhalf',
      ],
      ['multipart/form-data; boundary=x', 'x'],
      ['multipart/form-data; boundary=x', '--x\r\nnonsense\r\n\r\n\r\n--x--\r\n'],
    ] as const) {
      expect(await send(type, body), body).toMatchObject({ status: 400, code: 'REQUEST_INVALID' });
    }
  });

  it('with an endless form is refused, and its connection closed', async () => {
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => undefined);
    socket.write(
      `POST /cv3/login/login HTTP/1.1\r\nHost: portal.example.com\r\n${form}Transfer-Encoding: chunked\r\n\r\n`,
    );
    socket.write(`80001\r\n${'x'.repeat(0x8_00_01)}\r\n`);
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 413 [^]*connection: close[^]*REQUEST_INVALID/i);
  });

  it('with a form that breaks off is not logged', async () => {
    const socket = connect(port, '127.0.0.1');
    const lines = portal.logged.length;
    socket.write(`POST /cv3/login/login HTTP/1.1\r\n${host}${form}Content-Length: 100\r\n\r\nuserName=`);
    socket.end();
    await text(socket);
    // The next request is answered.
    expect((await answerTo(`GET /healthz HTTP/1.1\r\n${host}\r\n`)).status).toBe(200);
    expect(portal.logged.slice(lines)).toEqual([]);
  });

  it('with a repeated single value is refused by its field', async () => {
    expect(await clerk.get('/api/web/corp/v1/credits/financing/list?page=1&page=2')).toMatchObject({
      status: 400,
      code: 'REQUEST_INVALID',
      data: { field: 'page' },
    });
  });

  it.each(inheritedNames)('for the language of an object’s member gets the usual one: %s', async (name) => {
    expect(await portal.browser().get(calls.security, { 'accept-language': name })).toMatchObject({
      status: 401,
      message: '请先登录',
    });
  });
});
