import type { FastifyInstance, InjectOptions } from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { failuresBeforeCaptcha } from '../../../src/domain/identity/session-limits.ts';
import { Browser, calls } from './browser.ts';
import { portalUnderTest, type PortalUnderTest } from './portal-under-test.ts';

let portal: PortalUnderTest;
afterEach(async () => portal.close());

describe('sessions over HTTP', () => {
  it('refuse a caller without one, and begin with the sign-in', async () => {
    portal = await portalUnderTest();
    const browser = portal.browser();
    expect(await browser.get(calls.security)).toMatchObject({
      status: 401,
      code: 'SESSION_REQUIRED',
      message: '请先登录',
    });
    expect(await browser.signIn('heqinghe')).toMatchObject({ status: 200, code: '0' });
    expect(await browser.get(`${calls.security}?user3Required=true`)).toMatchObject({
      status: 200,
      code: '0',
      data: { user3: { userName: 'heqinghe' } },
    });
  });

  it('hide their id from scripts and, under TLS, from other hosts, and show the XSRF token', async () => {
    portal = await portalUnderTest();
    const { response } = await portal.browser().get(calls.loginSession);
    expect(response.headers['set-cookie']).toEqual([
      expect.stringMatching(/^session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/),
      expect.stringMatching(/^XSRF-TOKEN=[\w-]{43}; Path=\/; SameSite=Lax$/),
    ]);
    await portal.close();
    portal = await portalUnderTest({ publicUrl: 'https://portal.example.com' });
    const secure = await portal.browser().get(calls.loginSession);
    expect(secure.response.headers['set-cookie']).toEqual([
      expect.stringMatching(/^__Host-session=[\w-]{43}; Path=\/; HttpOnly; Secure; SameSite=Lax$/),
      expect.stringMatching(/^__Host-XSRF-TOKEN=[\w-]{43}; Path=\/; Secure; SameSite=Lax$/),
    ]);
    expect(secure.response.headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
    expect((await portal.browser().get('/cv3/config.json')).response.json()).toMatchObject({
      xsrfCookie: '__Host-XSRF-TOKEN',
    });
  });

  it('get a new id at sign-in and at a role switch, and the old one is invalid', async () => {
    portal = await portalUnderTest();
    const browser = portal.browser();
    await browser.get(calls.loginSession);
    const visitor = browser.cookies.get('session');
    await browser.signIn('linzhixia');
    const signedIn = browser.cookies.get('session') ?? '';
    expect(signedIn).not.toBe(visitor);
    expect(await browser.get(`${calls.refresh}?currentRole3=ROLE_CORP_DIRECTOR`)).toMatchObject({ code: '0' });
    expect(browser.cookies.get('session')).not.toBe(signedIn);
    expect(await browser.get(`${calls.security}?currentRole3=true`)).toMatchObject({
      data: { currentRole3: 'ROLE_CORP_DIRECTOR' },
    });
    browser.cookies.set('session', signedIn);
    expect(await browser.get(calls.security)).toMatchObject({ status: 401, code: 'SESSION_REQUIRED' });
  });

  it('need the XSRF token for every call that changes something, even by GET', async () => {
    portal = await portalUnderTest();
    const browser = portal.browser();
    await browser.signIn('heqinghe');
    const token = browser.cookies.get('XSRF-TOKEN') ?? '';
    for (const wrong of ['', 'x', `${token}x`, token.replace(/^./, (first) => (first === 'A' ? 'B' : 'A'))]) {
      expect(await browser.get(calls.refresh, { 'x-xsrf-token': wrong })).toMatchObject({
        status: 403,
        code: 'XSRF_INVALID',
      });
      expect(await browser.post(calls.logout, {}, { 'x-xsrf-token': wrong })).toMatchObject({
        status: 403,
        code: 'XSRF_INVALID',
      });
    }
    // A refused token proves no account, so that the log has the call's name after asterisks in its place.
    const refused = portal.securityEvents.filter(({ what }) => what === 'token-refused');
    expect(refused.map(({ account }) => account).slice(0, 2)).toEqual(['*** refreshSession', '*** logout']);
    expect(refused).toHaveLength(8);
    expect(await browser.get(calls.refresh)).toMatchObject({ code: '0' });
  });

  it("do not accept another session's token", async () => {
    portal = await portalUnderTest();
    const [mine, other] = [portal.browser(), portal.browser()];
    await mine.signIn('heqinghe');
    await other.signIn('limin');
    expect(await mine.get(calls.refresh, { 'x-xsrf-token': other.cookies.get('XSRF-TOKEN') ?? '' })).toMatchObject({
      status: 403,
      code: 'XSRF_INVALID',
    });
  });

  it('give the same token again to a browser that has lost it', async () => {
    portal = await portalUnderTest();
    const browser = portal.browser();
    await browser.signIn('heqinghe');
    const token = browser.cookies.get('XSRF-TOKEN');
    const session = browser.cookies.get('session');
    for (const lost of [undefined, 'wrong']) {
      if (lost === undefined) browser.cookies.delete('XSRF-TOKEN');
      else browser.cookies.set('XSRF-TOKEN', lost);
      await browser.get(calls.loginSession);
      expect(browser.cookies.get('XSRF-TOKEN')).toBe(token);
      expect(browser.cookies.get('session')).toBe(session);
    }
  });

  it('end when the account signs in elsewhere, with SESSION_REPLACED', async () => {
    portal = await portalUnderTest();
    const [here, elsewhere] = [portal.browser(), portal.browser()];
    await here.signIn('heqinghe');
    await elsewhere.signIn('heqinghe');
    expect(await here.get(calls.security)).toMatchObject({ status: 401, code: 'SESSION_REPLACED' });
    expect(await here.get(calls.refresh)).toMatchObject({ status: 401, code: 'SESSION_REPLACED' });
    expect(await elsewhere.get(calls.security)).toMatchObject({ code: '0' });
  });

  it('clear both cookies at sign-out', async () => {
    portal = await portalUnderTest();
    const browser = portal.browser();
    await browser.signIn('heqinghe');
    const session = browser.cookies.get('session') ?? '';
    const left = await browser.post(calls.logout);
    expect(left).toMatchObject({ code: '0' });
    expect(left.response.headers['clear-site-data']).toBe('"cache"');
    expect([...browser.cookies.keys()]).toEqual([]);
    browser.cookies.set('session', session);
    expect(await browser.get(calls.security)).toMatchObject({ status: 401 });
  });

  it('are not kept alive by polling', async () => {
    portal = await portalUnderTest();
    const browser = portal.browser();
    await browser.signIn('heqinghe');
    portal.wait(20 * 60_000);
    await browser.get(calls.security);
    portal.wait(11 * 60_000);
    expect(await browser.get(calls.security)).toMatchObject({ status: 401 });
  });

  it('are kept alive by reports of the user’s activity', async () => {
    portal = await portalUnderTest();
    const browser = portal.browser();
    await browser.signIn('heqinghe');
    portal.wait(20 * 60_000);
    expect(await browser.get(calls.refresh)).toMatchObject({ code: '0' });
    portal.wait(29 * 60_000);
    expect(await browser.get(calls.security)).toMatchObject({ code: '0' });
    portal.wait(60_000);
    expect(await browser.get(calls.security)).toMatchObject({ status: 401, code: 'SESSION_REQUIRED' });
  });

  it('give the same answer for an unknown name and a wrong password', async () => {
    portal = await portalUnderTest();
    const answers = [
      await portal.browser().signIn('heqinghe', 'wrong'),
      await portal.browser().signIn('nobody', 'wrong'),
    ];
    const [known, unknown] = answers.map(({ status, code, message, data }) => ({ status, code, message, data }));
    expect(known).toMatchObject({ status: 200, code: 'SIGN_IN_REFUSED' });
    expect(unknown).toEqual(known);
  });
});

describe('a captcha', () => {
  it('is a picture for its own session, and an envelope with a refusal for others', async () => {
    portal = await portalUnderTest();
    const browser = portal.browser();
    const { picAuthToken } = (await browser.get(calls.loginSession)).data as { picAuthToken: string };
    const { response } = await browser.get(`${calls.captcha}/${picAuthToken}?at=1`);
    expect(response.headers).toMatchObject({ 'content-type': 'image/png', 'cache-control': 'no-store' });
    expect([...response.rawPayload.subarray(1, 4)]).toEqual([...Buffer.from('PNG')]);
    expect(await portal.browser().get(`${calls.captcha}/${picAuthToken}`)).toMatchObject({
      status: 200,
      code: 'SIGN_IN_EXPIRED',
    });
  });
});

describe('limits of calls', () => {
  it('apply to sign-in calls per minute', async () => {
    portal = await portalUnderTest({ signInCallsPerMinute: 3 });
    const browser = portal.browser();
    for (let times = 0; times < 3; times += 1)
      expect(await browser.get(calls.loginSession)).toMatchObject({ code: '0' });
    expect(await browser.get(calls.loginSession)).toMatchObject({ status: 429, code: 'TOO_MANY_REQUESTS' });
    expect(await browser.get(calls.passwordKey)).toMatchObject({ code: '0' });
  });

  it('apply to attempts to guess project numbers, but not to page loads', async () => {
    const projects = '/api/web/corp/v1/guarantee/projects/serial/corp/exist';
    portal = await portalUnderTest({ signInCallsPerMinute: 3 });
    const browser = portal.browser();
    for (let times = 0; times < 3; times += 1)
      expect((await browser.get(`${projects}?serial=GP-${times}`)).status).toBe(200);
    expect(await browser.get(`${projects}?serial=GP-4`)).toMatchObject({ status: 429, code: 'TOO_MANY_REQUESTS' });
    for (let times = 0; times < 5; times += 1)
      expect((await browser.post('/api/web/biz/v1/platforms', { platformUrl: 'http://127.0.0.1:8080' })).status).toBe(
        200,
      );
  });
});

describe('servers behind one address', () => {
  it('count sign-in calls together', async () => {
    portal = await portalUnderTest({ signInCallsPerMinute: 3 });
    const other = await portalUnderTest({ signInCallsPerMinute: 3, sharesStoreWith: portal });
    const answers = [];
    for (const each of [portal, other, portal, other, portal])
      answers.push(await each.browser().get(calls.loginSession));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 429, 429]);
    expect(await other.browser().get(calls.loginSession)).toMatchObject({ status: 429, code: 'TOO_MANY_REQUESTS' });
    await other.close();
  });

  it('serve one browser alternately', async () => {
    portal = await portalUnderTest();
    const other = await portalUnderTest({ sharesStoreWith: portal });
    let turn = 0;
    // A browser uses only `inject` of its server; here each call goes to the other server.
    const browser = new Browser(
      {
        inject: ((request: InjectOptions) =>
          [portal, other][(turn += 1) % 2]?.app.inject(request)) as FastifyInstance['inject'],
      },
      'http://127.0.0.1:8080',
    );
    for (let failure = 1; failure < failuresBeforeCaptcha; failure += 1)
      expect(await browser.signIn('limin', 'wrong')).toMatchObject({
        code: 'SIGN_IN_REFUSED',
        data: { captchaRequired: 'no' },
      });
    expect(await browser.signIn('limin', 'wrong')).toMatchObject({
      code: 'SIGN_IN_REFUSED',
      data: { captchaRequired: 'yes' },
    });
    expect(await browser.signIn('heqinghe')).toMatchObject({ code: '0' });
    const { records } = (await browser.post(calls.page, { docType: 'CREDIT', page: 1, pageSize: 20 })).data as {
      records: { state: string }[];
    };
    const returned = records.find((each) => each.state === 'AUDIT_REJECT');
    for (const server of ['one', 'other'])
      expect(await browser.get(calls.security), server).toMatchObject({ code: '0' });
    expect(await browser.post(calls.modify, returned)).toMatchObject({ code: '0' });
    await other.close();
  });
});
