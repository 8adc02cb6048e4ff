import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import { afterEach, expect, it, vi } from 'vitest';
import { browserUploads } from '../../../features/support/assemblies/http-device.ts';
import { postObjectUpload } from '../../../src/adapters/oss/post-object-upload.ts';

let server: Server | undefined;

afterEach(() => {
  vi.unstubAllGlobals();
  server?.closeAllConnections();
  server?.close();
});

const xml = (code: string): string =>
  `<?xml version="1.0"?><Error><Code>${code}</Code><Message>as told</Message><RequestId>R-7</RequestId></Error>`;

it.each([
  ['an expired form', 403, xml('AccessDenied'), 'STORE_REFUSED'],
  ['a store that is away', 503, xml('ServiceUnavailable'), 'STORE_AWAY'],
  ['a proxy before a store that is away', 502, '<html>Bad Gateway</html>', 'STORE_AWAY'],
  ['a full store', 507, '', 'STORE_FULL'],
  ['bytes that are not the declared ones', 400, xml('BadDigest'), 'FILE_MISMATCH'],
  ['nonsense', 200, '<html>hello</html>', 'STORE_NONSENSE'],
  ['a code that nobody knows', 400, xml('Telepathy'), 'STORE_NONSENSE'],
  [
    'a file that the platform refuses, with what it is about',
    200,
    '{"code":"FILE_ACTIVE","message":"","data":{"what":"script"}}',
    'FILE_ACTIVE',
    { what: 'script' },
  ],
  [
    'a file that the platform refuses, without',
    200,
    '{"code":"FILE_EMPTY","message":"","data":null}',
    'FILE_EMPTY',
    {},
  ],
])('%s is named', async (_name, status, body, code, values?: object) => {
  server = createServer((request, response) => {
    request.resume().on('end', () => response.writeHead(status).end(body));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  for (const [name, own] of Object.entries(browserUploads(origin))) vi.stubGlobal(name, own);
  const upload = postObjectUpload(
    { useOss: true, fileName: 'a.pdf', url: `${origin}/`, key: 'k', policy: '' },
    new Uint8Array([1]),
    { onProgress: () => undefined, signal: new AbortController().signal },
  );
  await expect(upload).rejects.toMatchObject({ kind: 'refused', detail: { code, ...(values && { values }) } });
});
