import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls as contract } from '../../../server/core/desks.ts';
import type { BackEnd } from '../../../server/core/back-end.ts';
import type { CallerFacts } from '../../../server/core/context.ts';
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

/** The header of an upload and the beginning of its file, without the rest. */
function begunUpload(fileName: string): string {
  const cookies = [...clerk.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const head = [
    `POST ${calls.upload}?fileName=${fileName} HTTP/1.1`,
    `Host: 127.0.0.1:${port}`,
    `Cookie: ${cookies}`,
    `X-XSRF-TOKEN: ${clerk.cookies.get('XSRF-TOKEN')}`,
    'Content-Type: multipart/form-data; boundary=x',
    'Content-Length: 90000',
  ];
  return `${head.join('\r\n')}\r\n\r\n--x\r\nContent-Disposition: form-data; name="fileContent"; filename="a.pdf"\r\n\r\n%PDF-1.4\n`;
}

describe('a caller who hangs up', () => {
  it('during an upload causes no error in the log', async () => {
    const { fileName } = await declaredFile(clerk, await placeForFiles(clerk));
    const socket = connect(port, '127.0.0.1');
    const asked = once(portal.app.server, 'request') as Promise<[IncomingMessage]>;
    socket.write(begunUpload(fileName));
    const [request] = await asked;
    await expect.poll(() => request.readableFlowing === true || request.listenerCount('data') > 0).toBe(true);
    socket.resetAndDestroy();
    await expect.poll(() => request.closed).toBe(true);
    // The file can still be sent as a whole. By then, the first attempt has ended.
    expect(await sendFile(clerk, fileName, littlePdf)).toMatchObject({ code: '0' });
    expect(lines().filter(({ level }) => level === 'error')).toEqual([]);
  });

  it('is signalled as gone to a query under way, and not after its answer or for a change', async () => {
    const { backEnd } = portal;
    const answer = backEnd.answer.bind(backEnd);
    const seen: CallerFacts[] = [];
    const held = Promise.withResolvers<void>();
    Object.assign(backEnd, {
      answer: async (...[name, request, facts]: Parameters<BackEnd['answer']>) => {
        seen.push(facts);
        if (name === 'mimeTypes') await held.promise;
        return answer(name, request, facts);
      },
    });
    const cookies = [...clerk.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const ask = (path: string): Socket => {
      const socket = connect(port, '127.0.0.1');
      socket.write(`GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nCookie: ${cookies}\r\n\r\n`);
      return socket;
    };
    const left = ask(`/api/web${contract.mimeTypes.path}?pkFiles=a`);
    await expect.poll(() => seen.length).toBe(1);
    expect(seen[0]?.gone?.aborted).toBe(false);
    left.resetAndDestroy();
    await expect.poll(() => seen[0]?.gone?.aborted).toBe(true);
    held.resolve();
    const stayed = ask(`/api/sso${contract.passwordKey.path}`);
    await once(stayed, 'data');
    stayed.resetAndDestroy();
    expect((await clerk.post(`/api/sso${contract.logout.path}`, {})).code).toBe('0');
    expect(seen.map(({ gone }) => gone?.aborted)).toEqual([true, false, undefined]);
    Object.assign(backEnd, { answer });
  });

  it('has an empty source when the address is unknown', () => {
    expect(sourceOf({ ip: undefined, socket: { remoteAddress: undefined } })).toBe('');
  });
});
