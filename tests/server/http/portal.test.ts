import { createHash } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { portalUnderTest, type PortalUnderTest } from './portal-under-test.ts';

let portal: PortalUnderTest;
beforeAll(async () => {
  portal = await portalUnderTest();
});
afterAll(async () => portal.close());

const get = async (url: string, headers: Record<string, string> = {}) =>
  portal.app.inject({ url, headers: { host: '127.0.0.1:8080', ...headers } });

describe('the built portal', () => {
  it('is reached by redirects from the root', async () => {
    for (const url of ['/', '/cv3']) expect((await get(url)).headers['location']).toBe('/cv3/');
    expect((await get('/login')).headers['location']).toBe('/cv3/login/login');
  });

  it('answers every page path with its document, and unknown files with 404', async () => {
    for (const url of [
      '/cv3/',
      '/cv3/credit/finance-data/index/finance?page=2',
      '/cv3/assets',
      '/cv3/assets/',
      '/cv3/a.b/c',
      '/cv3//x',
    ]) {
      const { statusCode, headers, body } = await get(url);
      expect([url, statusCode, headers['content-type'], headers['cache-control']]).toEqual([
        url,
        200,
        'text/html; charset=utf-8',
        'no-store',
      ]);
      expect(body).toMatch(/<html data-session="none" .*<div id="root">/s);
    }
    for (const url of [
      '/cv3/none.js',
      '/cv3/assets/none.css',
      '/favicon.ico',
      '/nothing',
      '/cv3/login/x.js',
      '/cv3/assets/index-abc.js.br',
      '/cv3/%2e%2e/package.json',
      '/cv3/.vite/manifest.json',
      '/cv3/%2evite/manifest.json',
      '/cv3/..%2f..%2fpackage.json',
    ]) {
      const { statusCode, body } = await get(url);
      expect([url, statusCode, body.includes('root')]).toEqual([url, 404, false]);
    }
    expect((await portal.app.inject({ method: 'POST', url: '/cv3/credit' })).statusCode).toBe(404);
  });

  it('marks the document for a visitor without a session, which is not stored', async () => {
    const zhou = portal.browser();
    await zhou.signIn('zhousiyuan');
    const { response: brought } = await zhou.get('/cv3/index');
    expect([brought.headers['cache-control'], brought.body.includes('data-session')]).toEqual(['no-cache', false]);
    // The session of a visitor who has only opened the sign-in page.
    const visitor = portal.browser();
    await visitor.get('/api/sso/v1/sso/standalone/client/login-session');
    expect((await visitor.get('/cv3/index')).response.body).toContain('data-session="none"');
    // A user whose session was ended elsewhere sends the request nevertheless, and is told how it ended.
    await portal.browser().signIn('zhousiyuan');
    expect((await zhou.get('/cv3/index')).response.body).not.toContain('data-session');
    const packed = await get('/cv3/index', { 'accept-encoding': 'br' });
    expect(brotliDecompressSync(packed.rawPayload).toString('utf8')).toContain('data-session="none"');
    expect(packed.headers['vary']).toContain('Cookie');
    expect(packed.headers['content-security-policy']).toBe(brought.headers['content-security-policy']);
    expect((await portal.app.inject({ method: 'HEAD', url: '/cv3/index' })).statusCode).toBe(200);
  });

  it('serves precompressed files, and caches hashed ones for a year', async () => {
    const served = async (encoding: string) => {
      const { body, headers } = await get('/cv3/assets/index-abc.js', { 'accept-encoding': encoding });
      expect(headers['content-type']).toMatch(/javascript; charset=utf-8$/);
      return [body, headers['content-encoding']];
    };
    expect(await served('gzip, br')).toEqual(['as brotli', 'br']);
    expect(await served('gzip')).toEqual(['as gzip', 'gzip']);
    expect(await served('identity')).toEqual(['plain', undefined]);
    expect((await get('/cv3/assets/index-abc.js')).headers['cache-control']).toBe(
      'public, max-age=31536000, immutable',
    );
  });

  it('has a policy that lists what its documents may load', async () => {
    const { headers } = await get('/cv3/');
    expect(String(headers['content-security-policy']).split(';')).toEqual([
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
      "img-src 'self' data: blob: http://files.localhost:8081",
      "connect-src 'self' http://files.localhost:8081 ws://127.0.0.1:21530",
      "font-src 'self'",
      "worker-src 'self'",
      "frame-ancestors 'none'",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "manifest-src 'self'",
      "require-trusted-types-for 'script'",
      'trusted-types pdf-worker',
    ]);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin',
      'x-frame-options': 'DENY',
    });
    expect(headers['permissions-policy']).toMatch(/^accelerometer=\(\), .*camera=\(\), .*usb=\(\)/);
    expect(headers['strict-transport-security']).toBeUndefined();
  });

  it('lets only the PDF worker compile WebAssembly', async () => {
    expect((await get('/cv3/assets/pdf.worker.min-abc.mjs')).headers['content-security-policy']).toContain(
      "script-src 'self' 'wasm-unsafe-eval'",
    );
    expect((await get('/cv3/assets/index-abc.js')).headers['content-security-policy']).not.toContain(
      'wasm-unsafe-eval',
    );
  });
});

describe('the sign-in document', () => {
  it('has the form without scripts, under a policy with the hashes of its style and its script', async () => {
    const { body, headers, statusCode } = await get('/cv3/login/login');
    expect(statusCode).toBe(200);
    expect(body).toMatch(/<div id="root"><div class="si">.*<form method="post" action="\/cv3\/login\/login">/s);
    const script = createHash('sha256')
      .update(/<script>([^]*?)<\/script>/.exec(body)?.[1] ?? '')
      .digest('base64');
    expect(headers['content-security-policy']).toContain(`script-src 'self' 'sha256-${script}';`);
    const style = /<style>([^]*?)<\/style>/.exec(body)?.[1] ?? '';
    const hash = createHash('sha256').update(style).digest('base64');
    expect(headers['content-security-policy']).toContain(
      `style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=' 'sha256-${hash}'`,
    );
    expect(headers['cache-control']).toBe('no-store');
  });

  it('is sent compressed', async () => {
    const plain = await get('/cv3/login/login');
    const packed = await get('/cv3/login/login', { 'accept-encoding': 'gzip, br' });
    expect(packed.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(packed.rawPayload).toString('utf8')).toBe(plain.body);
    expect(gunzipSync((await get('/cv3/login/login', { 'accept-encoding': 'gzip' })).rawPayload).toString('utf8')).toBe(
      plain.body,
    );
  });

  it('has the brand of its host', async () => {
    expect((await get('/cv3/login/login')).body).toContain('汇屿供应链金融');
    expect((await get('/cv3/login/login', { host: 'lanchuan.localhost:8080' })).body).toContain('澜川产业金融');
  });

  it('has no brand when the host’s configuration is not valid', async () => {
    const { body, statusCode } = await get('/cv3/login/login', { host: 'wuming.localhost:8080' });
    expect(statusCode).toBe(200);
    expect(body).toMatch(/<\/svg><span><\/span>.*供应链金融服务.*id="sign-in-password"/s);
    // Nor the data of another platform: the hotline and the service hours are not known.
    expect(body).not.toMatch(/95533|7×24/);
  });

  it('links to the sandbox’s accounts at demo hosts only', async () => {
    const leads = '<a href="/sandbox/#/accounts">演示环境 · 选择账号登录</a>';
    expect((await get('/cv3/login/login', { host: 'lanchuan.localhost:8080' })).body).toContain(leads);
    expect((await get('/cv3/login/login', { host: 'portal.huiyu.example' })).body).not.toContain(leads);
  });

  it.each([
    ['/cv3/login/powerchina/login', '企业用户登录', '岳川建设产融平台'],
    ['/cv3/login/abs/login', 'ABS 平台登录', '资产证券化平台'],
    ['/cv3/zjzcy/login', '企业用户登录', '之岸采购金融'],
    ['/cv3/login/ryl/login/', '融屿链登录', '融屿链'],
    ['/cv3/login/standard/login', '独立平台登录', '汇屿供应链金融'],
    ['/cv3/login/aux-login/login?from=%2Fx', '企业用户登录', '汇屿供应链金融'],
  ])('at %s has the title %s and the brand %s', async (url, title, brand) => {
    const { body, statusCode } = await get(url);
    expect(statusCode).toBe(200);
    expect(body).toContain(`<h1 class="si-title">${title}</h1>`);
    expect(body).toMatch(new RegExp(`class="si-brand"><svg.*?<span>${brand}</span>`));
    expect(body).toContain(`<form method="post" action="${url.replace(/\/?(\?.*)?$/, '')}">`);
  });

  it('shows the code form when the address asks for it, with disabled buttons before the portal loads', async () => {
    const { body } = await get('/cv3/login/sz/login?by=sms&from=%2Fx');
    expect(body).toMatch(
      /<a class="si-tab si-off" href="\?from=%2Fx">密码登录<\/a><span class="si-tab">短信登录<\/span>/,
    );
    expect(body).toMatch(
      /id="sign-in-mobile".*id="sign-in-code".*获取验证码.*type="submit" class="si-submit" disabled/s,
    );
    expect(body).not.toContain('id="sign-in-password"');
    expect(body).toContain('<script></script>');
    expect((await get('/cv3/login/login?by=sms', { 'accept-language': 'en' })).body).toContain('>Mobile number<');
    expect((await get('/cv3/login/login')).body).toMatch(
      /<span class="si-tab">密码登录<\/span><a class="si-tab si-off" href="\?by=sms">短信登录<\/a>/,
    );
    // Also where the platform's offer is not known: a user without a password can sign in by a code nevertheless.
    expect((await get('/cv3/login/login?by=sms', { host: 'wuming.localhost' })).body).toMatch(
      /<span class="si-tab">短信登录<\/span><\/div>.*id="sign-in-mobile"/s,
    );
  });

  it('has the colour of its channel and the language of its reader', async () => {
    const shade = async (url: string) => /--si-80:(#\w+)/.exec((await get(url)).body)?.[1];
    expect(await shade('/cv3/login/tj/login')).not.toBe(await shade('/cv3/login/login'));
    expect(await shade('/cv3/login/aux-login/login')).toBe(await shade('/cv3/login/login'));
    expect((await get('/cv3/login/tj/login', { 'accept-language': 'en' })).body).toContain('Jindu Industrial Finance');
  });

  it('names the guarantee project of the address when it is valid', async () => {
    expect((await get('/cv3/login/guarantee/login?pkProject=GP2026-0582')).body).toContain(
      '保函项目 城轨车辆段检修设备采购',
    );
    const unknown = (await get('/cv3/login/guarantee/login?pkProject=NOPE')).body;
    expect([unknown.includes('请使用企业账号登录'), unknown.includes('保函项目')]).toEqual([true, false]);
    expect((await get('/cv3/login/guarantee/login?pkProject=%3Cscript%3E')).body).toContain('请使用企业账号登录');
    expect((await get('/cv3/login/abs/login?pkProject=GP2026-0582')).body).not.toContain('保函项目');
  });

  it('redirects an unknown address to the usual one, and keeps its query', async () => {
    for (const [url, to] of [
      ['/cv3/login', ''],
      ['/cv3/login/nobody/login?from=%2Fx', '?from=%2Fx'],
      ['/cv3/login/sz', ''],
    ]) {
      const { statusCode, headers } = await get(url ?? '');
      expect([statusCode, headers['location']]).toEqual([302, `/cv3/login/login${to}`]);
    }
  });

  it('redirects financial institutions to their own sign-in, if the host has one', async () => {
    expect((await get('/cv3/fin4/login/login')).headers['location']).toBe(
      'https://funders.huiyu.example/fin4/login/login',
    );
    expect((await get('/cv3/fin4/login/login', { host: 'lanchuan.localhost:8080' })).headers['location']).toBe(
      '/cv3/login/login',
    );
    expect((await get('/cv3/login/login')).body).toContain(
      '<a href="https://funders.huiyu.example/fin4/login/login">资金方登录</a>',
    );
    expect((await get('/cv3/login/login', { host: 'lanchuan.localhost:8080' })).body).not.toContain('资金方登录');
  });

  it('has the browser’s language unless another was chosen', async () => {
    expect((await get('/cv3/login/login', { 'accept-language': 'en' })).body).toMatch(
      /<html data-session="none" lang="en">.*Sign in/s,
    );
    expect((await get('/cv3/login/login', { 'accept-language': 'en', cookie: 'locale=zh-CN' })).body).toContain(
      '<html data-session="none" lang="zh-CN">',
    );
    const chosen = await get('/cv3/login/login?lang=en&from=%2Fcv3%2Fx');
    expect(chosen.body).toContain('<html data-session="none" lang="en">');
    expect(chosen.headers['set-cookie']).toContain('locale=en');
    expect(chosen.body).toContain('href="/cv3/login/login?lang=zh-CN&amp;from=%2Fcv3%2Fx"');
  });

  it('does not read a form that was sent without scripts, and says why', async () => {
    const { statusCode, body } = await portal.app.inject({
      method: 'POST',
      url: '/cv3/login/login',
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'accept-language': 'en' },
      payload: 'userName=heqinghe&password=secret-typed',
    });
    expect(statusCode).toBe(200);
    expect(body).toMatch(/role="alert">[^<]*JavaScript/);
    expect(body).not.toMatch(/heqinghe|secret-typed/);
    expect(portal.logged.join('')).not.toMatch(/heqinghe|secret-typed/);
  });
});

describe('the operator’s pages', () => {
  it('show that the server is alive, its version and its configuration', async () => {
    expect((await get('/healthz')).json()).toEqual({ status: 'alive' });
    expect((await get('/version')).json()).toEqual({ version: '1.2.3' });
    const configuration = await get('/cv3/config.json');
    expect(configuration.headers['cache-control']).toBe('no-store');
    const told = configuration.json<{ readonly extensions: readonly string[] }>();
    expect({ ...told, extensions: told.extensions.toSorted() }).toEqual({
      apiBases: { web: '/api/web', workbench: '/api/workbench', sso: '/api/sso' },
      extensions: [
        'account',
        'agency-objections',
        'agreement-signatures',
        'announcements',
        'archive-entries',
        'authenticator',
        'authorisation-changes',
        'authorisations',
        'bank-accounts',
        'captcha-proof',
        'certificates',
        'company-data',
        'company-facts',
        'delegations',
        'download-tasks',
        'hard-certificates',
        'help-opinions',
        'inner-org-changes',
        'invoice-uses',
        'item-revisions',
        'kept-views',
        'key-recovery',
        'key-sign-in',
        'mail-address',
        'message-posts',
        'open-helps',
        'overdue-waiting',
        'package-discard',
        'package-figures',
        'package-handler',
        'package-picking',
        'package-totals',
        'package-withdraw',
        'people',
        'product-applications',
        'protocols',
        'real-name-drafts',
        'real-name-letters',
        'real-name-numbers',
        'real-name-readings',
        'receivables',
        'reset-steps',
        'search',
        'second-factor',
        'served-companies',
        'survey',
        'survey-today',
        'tours',
        'trade',
        'ukey-identification',
        'upload-parts',
      ].toSorted(),
      sandbox: true,
      demoHosts: ['127.0.0.1', 'localhost'],
      version: '1.2.3',
      xsrfCookie: 'XSRF-TOKEN',
    });
  });

  it('are ready only when every dependency answers', async () => {
    expect(await get('/readyz')).toMatchObject({ statusCode: 200 });
    const full = await portalUnderTest({ readiness: async () => ({ database: true, objectStore: 'full' }) });
    const told = await full.app.inject('/readyz');
    expect([told.statusCode, told.json()]).toEqual([503, { status: 'not ready', database: true, objectStore: 'full' }]);
    await full.close();
    const lame = await portalUnderTest({ readiness: async () => ({ database: false, objectStore: true }) });
    const answer = await lame.app.inject('/readyz');
    expect(answer.statusCode).toBe(503);
    expect(answer.json()).toEqual({ status: 'not ready', database: false, objectStore: true });
    await lame.close();
  });
});
