import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from './browser.ts';
import { portalUnderTest, type PortalUnderTest } from './portal-under-test.ts';

let portal: PortalUnderTest;
beforeAll(async () => {
  portal = await portalUnderTest({ formTargets: ['https://workbench.example'] });
});
afterAll(async () => portal.close());

it.each(['/cv3/login/login', '/cv3/index', '/cv3/ukey-test', '/readyz'])('%s may send a form to the workbench, and nowhere else', async (url) => {
  const { headers } = await portal.app.inject({ method: 'GET', url });
  expect(/form-action ([^;]*)/.exec(String(headers['content-security-policy']))?.[1]).toBe("'self' https://workbench.example");
});

describe('the workbench of the sandbox', () => {
  async function leaving(browser: Browser): Promise<{ readonly path: string; readonly key: string }> {
    const address = String((await browser.get('/api/workbench/v1/address/workbench')).data);
    const { key } = (await browser.post('/api/workbench/v1/address/save', { target: 'WORKBENCH', url: address })).data as { readonly key: string };
    return { path: new URL(address).pathname, key };
  }

  it('lets in by a key once, whatever else the browser is', async () => {
    const browser = portal.browser();
    await browser.signIn('zhousiyuan');
    const { path, key } = await leaving(browser);
    const first = await portal.browser().get(`${path}?key=${key}`, { 'accept-language': 'en' });
    expect([first.status, first.response.body.includes('Entered by a one-time key: 周思远'), first.response.headers['cache-control'], first.response.headers['referrer-policy']]).toEqual([200, true, 'no-store', 'no-referrer']);
    const again = await browser.get(`${path}?key=${key}`);
    expect([again.status, again.response.body.includes('周思远')]).toEqual([403, false]);
    expect(portal.logged.join('\n')).not.toContain(key);
  });

  it.each(['', '?key=', '?key=<script>alert(1)</script>', '?key=a&key=b', '?__proto__=1'])('lets in nobody by %j', async (query) => {
    const { status, response } = await portal.browser().get(`/sandbox/v1/workbench${query}`);
    expect([status, response.body.includes('<script')]).toEqual([403, false]);
  });

  it('gives no key without the token that goes with the session', async () => {
    const browser = portal.browser();
    await browser.signIn('zhousiyuan');
    expect((await browser.post('/api/workbench/v1/address/save', { target: 'WORKBENCH', url: 'x' }, { 'x-xsrf-token': '' })).code).toBe('XSRF_INVALID');
  });
});
