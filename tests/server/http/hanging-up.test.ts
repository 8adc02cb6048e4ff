import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sourceOf } from '../../../server/http/source-address.ts';
import { calls, type Browser } from './browser.ts';
import { declaredFile, littlePdf, placeForFiles, sendFile } from './declared-upload.ts';
import { portalUnderTest, type PortalUnderTest } from './portal-under-test.ts';

let portal: PortalUnderTest;
let clerk: Browser;
let port: number;

beforeAll(async () => {
  portal = await portalUnderTest({ withoutSandbox: true });
  clerk = portal.browser();
  await clerk.signIn('zhousiyuan');
  port = Number(new URL(await portal.app.listen({ port: 0, host: '127.0.0.1' })).port);
});
afterAll(async () => portal.close());

const lines = () => portal.logged.map((line) => JSON.parse(line) as { readonly level: string });

/** The head of an upload and the beginning of its file, with the rest still to come. */
function begunUpload(fileName: string): string {
  const cookies = [...clerk.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const head = [`POST ${calls.upload}?fileName=${fileName} HTTP/1.1`, `Host: 127.0.0.1:${port}`, `Cookie: ${cookies}`, `X-XSRF-TOKEN: ${clerk.cookies.get('XSRF-TOKEN')}`, 'Content-Type: multipart/form-data; boundary=x', 'Content-Length: 90000'];
  return `${head.join('\r\n')}\r\n\r\n--x\r\nContent-Disposition: form-data; name="fileContent"; filename="a.pdf"\r\n\r\n%PDF-1.4\n`;
}

describe('a caller who hangs up', () => {
  it('while a file is on its way is no fault of the server', async () => {
    const { fileName } = await declaredFile(clerk, await placeForFiles(clerk));
    const socket = connect(port, '127.0.0.1');
    const asked = once(portal.app.server, 'request') as Promise<[IncomingMessage]>;
    socket.write(begunUpload(fileName));
    const [request] = await asked;
    await expect.poll(() => request.readableFlowing === true || request.listenerCount('data') > 0).toBe(true);
    socket.resetAndDestroy();
    await expect.poll(() => request.closed).toBe(true);
    // The file may still be sent as a whole, after which the first attempt has long ended.
    expect(await sendFile(clerk, fileName, littlePdf)).toMatchObject({ code: '0' });
    expect(lines().filter(({ level }) => level === 'error')).toEqual([]);
  });

  it('comes from nowhere', () => {
    expect(sourceOf({ ip: undefined, socket: { remoteAddress: undefined } })).toBe('');
  });
});
