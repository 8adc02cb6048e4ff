import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '../../../features/support/until.ts';
import { sentTexts } from '../../../server/core/sandbox/sandbox-texts.ts';
import { sha256Hex } from '../../../server/core/secrets.ts';
import { Browser } from './browser.ts';
import { portalUnderTest, type PortalUnderTest } from './portal-under-test.ts';

let portal: PortalUnderTest;
beforeAll(async () => {
  portal = await portalUnderTest({ formTargets: ['https://workbench.example'] });
});
afterAll(async () => portal.close());

it.each(['/cv3/login/login', '/cv3/index', '/cv3/ukey-test', '/readyz'])(
  'the page %s may send a form only to the workbench',
  async (url) => {
    const { headers } = await portal.app.inject({ method: 'GET', url });
    expect(/form-action ([^;]*)/.exec(String(headers['content-security-policy']))?.[1]).toBe(
      "'self' https://workbench.example",
    );
  },
);

describe('the workbench of the sandbox', () => {
  async function leaving(browser: Browser): Promise<{ readonly path: string; readonly key: string }> {
    const address = String((await browser.get('/api/workbench/v1/address/workbench')).data);
    const { key } = (await browser.post('/api/workbench/v1/address/save', { target: 'WORKBENCH', url: address }))
      .data as { readonly key: string };
    return { path: new URL(address).pathname, key };
  }

  it('accepts a key once, in any browser', async () => {
    const browser = portal.browser();
    await browser.signIn('zhousiyuan');
    const { path, key } = await leaving(browser);
    const first = await portal.browser().get(`${path}?key=${key}`, { 'accept-language': 'en' });
    expect([
      first.status,
      first.response.body.includes('Entered by a one-time key: 周思远'),
      first.response.headers['cache-control'],
      first.response.headers['referrer-policy'],
    ]).toEqual([200, true, 'no-store', 'no-referrer']);
    const again = await browser.get(`${path}?key=${key}`);
    expect([again.status, again.response.body.includes('周思远')]).toEqual([403, false]);
    expect(portal.logged.join('\n')).not.toContain(key);
  });

  it('knows at one host who signed in at another, by the signed key alone (F-034)', async () => {
    const from = new Browser(portal.app, 'http://lanchuan.localhost:8080');
    await from.signIn('zhousiyuan');
    const address = new URL(String((await from.get('/api/workbench/v1/address/workbench')).data));
    expect(address.host).toBe('127.0.0.1:8080');
    const { path, key } = await leaving(from);
    // A browser sends no cookie of one host to the other.
    const there = portal.browser();
    expect((await there.get(path)).status).toBe(403);
    const [body = '', until = '', signed = ''] = key.split('.');
    const forged = [
      `${body}.${until}.${signed.startsWith('A') ? 'B' : 'A'}${signed.slice(1)}`,
      `${body}.${(Number.parseInt(until, 36) + 60_000).toString(36)}.${signed}`,
    ];
    for (const other of forged) expect((await there.get(`${path}?key=${other}`)).status).toBe(403);
    const entered = await there.get(`${path}?key=${key}`, { 'accept-language': 'en' });
    expect([entered.status, entered.response.body.includes('周思远')]).toEqual([200, true]);
    expect((await from.get(`${path}?key=${key}`)).status).toBe(403);
  });

  it.each(['', '?key=', '?key=<script>alert(1)</script>', '?key=a&key=b', '?__proto__=1'])(
    'refuses %j',
    async (query) => {
      const { status, response } = await portal.browser().get(`/sandbox/v1/workbench${query}`);
      expect([status, response.body.includes('<script')]).toEqual([403, false]);
    },
  );

  it('shows who is signed in, and has a sign-out', async () => {
    const browser = portal.browser();
    await browser.signIn('zhousiyuan');
    const { path, key } = await leaving(browser);
    await portal.browser().get(`${path}?key=${key}`);
    const there = await browser.get(path, { 'accept-language': 'en' });
    expect([there.status, there.response.body.includes('Signed in at the workbench: 周思远')]).toEqual([200, true]);
    expect(
      (await browser.send('POST', `${path}/leave`, '', { 'content-type': 'application/x-www-form-urlencoded' })).status,
    ).toBe(303);
    expect((await browser.get(path)).status).toBe(403);
  });

  it('accepts a name and a code, and reveals no more than the portal', async () => {
    const browser = portal.browser();
    const { response } = await browser.get('/sandbox/v1/workbench', { 'accept-language': 'en' });
    const picAuthToken = /name="picAuthToken" value="([^"]+)"/.exec(response.body)?.[1] ?? '';
    const form = async (path: string, fields: Readonly<Record<string, string>>) =>
      browser.send('POST', `/sandbox/v1/workbench/${path}`, String(new URLSearchParams({ picAuthToken, ...fields })), {
        'content-type': 'application/x-www-form-urlencoded',
        'accept-language': 'en',
      });
    expect((await form('code', { userName: '<b>"zhousiyuan' })).response.body).not.toContain('<b>');
    await browser.get(`/api/sso/v1/sso/client/captcha/${picAuthToken}`);
    const idHash = await sha256Hex(browser.cookies.get('session') ?? '');
    const captcha = (await portal.store.transaction(async ({ sessions }) => sessions.find(idHash)))?.captcha ?? '';
    expect((await form('code', { userName: 'zhousiyuan', captcha })).status).toBe(200);
    await eventually('the code is sent', async () => (await sentTexts(portal.store)).length > 0);
    expect((await form('enter', { userName: 'zhousiyuan', code: '12345x' })).status).toBe(403);
    const code = /\d{6}/.exec((await sentTexts(portal.store))[0]?.text ?? '')?.[0] ?? '';
    expect((await form('enter', { userName: 'zhousiyuan', code })).status).toBe(303);
    expect((await browser.get('/api/workbench/v1/login-session')).data).toMatchObject({ personName: '周思远' });
  });

  it.each([undefined, '[]', '{"userName":7}'])('refuses the invalid form %j', async (body) => {
    const { status } = await portal
      .browser()
      .send(
        'POST',
        '/sandbox/v1/workbench/enter',
        body,
        body === undefined ? {} : { 'content-type': 'application/json' },
      );
    expect([400, 403]).toContain(status);
  });

  it('ends no session without the XSRF token', async () => {
    const browser = portal.browser();
    await browser.signIn('zhousiyuan');
    expect((await browser.get('/api/workbench/v1/logout', { 'x-xsrf-token': '' })).code).toBe('XSRF_INVALID');
  });

  it('gives no key without the XSRF token', async () => {
    const browser = portal.browser();
    await browser.signIn('zhousiyuan');
    expect(
      (await browser.post('/api/workbench/v1/address/save', { target: 'WORKBENCH', url: 'x' }, { 'x-xsrf-token': '' }))
        .code,
    ).toBe('XSRF_INVALID');
  });
});
