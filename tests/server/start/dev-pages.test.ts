import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serveDevPages, type DevPages } from '../../../scripts/dev-pages.ts';
import { freePort } from '../../../server/ground/free-port.ts';

let api: Server;
let pages: DevPages;
let address: string;

beforeAll(async () => {
  api = createServer((request, response) => response.end(`the API: ${request.url}`)).listen(0, '127.0.0.1');
  await once(api, 'listening');
  const port = await freePort();
  pages = await serveDevPages({
    api: `http://127.0.0.1:${(api.address() as AddressInfo).port}`,
    port,
    logLevel: 'silent',
  });
  address = `http://127.0.0.1:${port}`;
});
afterAll(async () => {
  await pages.close();
  api.close();
});

const text = async (path: string) => (await fetch(address + path, { headers: { accept: 'text/html' } })).text();

describe('npm run dev', () => {
  it('serves the portal from its sources', async () => {
    expect(await text('/cv3/')).toContain('/cv3/src/main.tsx');
  });

  it('serves the sandbox’s console from its sources beside it', async () => {
    expect(await text('/sandbox/')).toContain('/sandbox/src/sandbox/main.tsx');
    const script = await fetch(`${address}/sandbox/src/sandbox/main.tsx`);
    expect(script.headers.get('content-type')).toContain('javascript');
    expect(await script.text()).toContain('/sandbox/src/sandbox/console-parts.ts');
    expect((await fetch(`${address}/sandbox`, { redirect: 'manual' })).headers.get('location')).toBe('/sandbox/');
    expect((await fetch(`${address}/sandbox/nowhere`)).status).toBe(404);
  });

  it('hands every call on to the API', async () => {
    for (const path of ['/api/web/v2/auth/security', '/cv3/config.json', '/sandbox/v1/clock', '/readyz'])
      expect(await text(path)).toBe(`the API: ${path}`);
  });
});
