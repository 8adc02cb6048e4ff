import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { calls, type Browser } from './browser.ts';
import { portalUnderTest, type PortalUnderTest } from './portal-under-test.ts';

let portal: PortalUnderTest;
let player: Browser;
let address: string;
beforeEach(async () => {
  portal = await portalUnderTest();
  player = portal.browser();
  address = await portal.app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(async () => portal.close());

const fault = async (order: object) => player.post('/sandbox/v1/faults', order);
const standing = async () =>
  (
    (await player.get('/sandbox/v1/faults')).data as {
      readonly calls: readonly { readonly call: string; readonly times: number }[];
    }
  ).calls.map(({ call, times }) => `${call} ${times}`);
const login = async () => fetch(`${address}${calls.loginSession}`);
const code = async (answer: Response) => ((await answer.json()) as { readonly code: string }).code;

describe('a call with a fault of the sandbox', () => {
  it('fails the given number of times, and then works', async () => {
    await fault({ call: 'loginSession', kind: 'code', code: 'OF_THE_TEST', times: 2 });
    expect(await standing()).toEqual(['loginSession 2']);
    expect([await code(await login()), await code(await login()), await code(await login())]).toEqual([
      'OF_THE_TEST',
      'OF_THE_TEST',
      '0',
    ]);
    expect(await standing()).toEqual([]);
  });

  it('answers nonsense with a status of success', async () => {
    await fault({ call: 'loginSession', kind: 'nonsense' });
    const answer = await login();
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/html']);
    expect(await answer.text()).toContain('<h1>');
  });

  it('is cut off without an answer', async () => {
    await fault({ call: 'loginSession', kind: 'offline' });
    await expect(login()).rejects.toThrow('fetch failed');
    expect(await code(await login())).toBe('0');
  });

  it('never answers until the caller gives up or the server stops', async () => {
    await fault({ call: 'loginSession', kind: 'hang', times: 2 });
    const given = new AbortController();
    const first = expect(fetch(`${address}${calls.loginSession}`, { signal: given.signal })).rejects.toThrow('aborted');
    await expect.poll(standing).toEqual(['loginSession 1']);
    given.abort();
    await first;
    // The expectation starts now, because the call fails while the server is still closing.
    const second = expect(login()).rejects.toThrow('fetch failed');
    await expect.poll(standing).toEqual([]);
    await portal.app.close();
    await second;
  });

  it('is late, and still does its work', async () => {
    await fault({ call: 'loginSession', kind: 'latency', milliseconds: 30 });
    const begun = performance.now();
    expect(await code(await login())).toBe('0');
    expect(performance.now() - begun).toBeGreaterThanOrEqual(29);
  });

  it.each(['code', 'nonsense'] as const)('does its work before a later failure by %s', async (kind) => {
    await player.signIn('limin');
    await fault({ call: 'logout', kind, when: 'after' });
    const answer = await player.post(calls.logout, {});
    expect(answer.code).not.toBe('0');
    expect(await player.get(`${calls.security}?currentRole3=true`)).toMatchObject({ code: 'SESSION_REQUIRED' });
  });

  it('does nothing before an early failure', async () => {
    await player.signIn('limin');
    await fault({ call: 'logout', kind: 'code' });
    expect(await player.post(calls.logout, {})).toMatchObject({ code: 'SERVER_FAULT', status: 500 });
    expect(await player.get(`${calls.security}?currentRole3=true`)).toMatchObject({ code: '0' });
  });

  it('fails by its own fault before the fault of all calls, which other calls have', async () => {
    await fault({ call: '*', kind: 'code', code: 'EVERY', times: 5 });
    await fault({ call: 'loginSession', kind: 'code', code: 'OWN' });
    expect([await code(await login()), await code(await login())]).toEqual(['OWN', 'EVERY']);
    expect(await player.get(`${calls.security}?currentRole3=true`)).toMatchObject({ code: 'EVERY' });
    expect(await standing()).toEqual(['* 3']);
  });

  it('has its fault removed singly, with all others, or by a reset', async () => {
    for (const end of [
      async () => fault({ call: 'loginSession', kind: 'none' }),
      async () => player.send('DELETE', '/sandbox/v1/faults/calls', undefined),
      async () => player.post('/sandbox/v1/reset', {}),
    ]) {
      await fault({ call: 'loginSession', kind: 'hang', times: 9 });
      expect(await standing()).toEqual(['loginSession 9']);
      await end();
      expect(await standing()).toEqual([]);
    }
  });

  it('fails on all servers of one database, the given number of times in all', async () => {
    const other = await portalUnderTest({ sharesStoreWith: portal });
    await fault({ call: 'loginSession', kind: 'code', code: 'BOTH', times: 2 });
    expect([
      (await other.browser().get(calls.loginSession)).code,
      await code(await login()),
      (await other.browser().get(calls.loginSession)).code,
    ]).toEqual(['BOTH', 'BOTH', '0']);
    await other.close();
  });

  it('leaves the sandbox’s own paths working', async () => {
    await fault({ call: '*', kind: 'hang', times: 9 });
    expect(await player.get('/sandbox/v1/clock')).toMatchObject({ code: '0' });
    expect(await player.get('/cv3/config.json')).toMatchObject({ status: 200 });
  });

  it.each([
    ['a call that there is not', { call: 'constructor', kind: 'hang' }],
    ['another way', { call: 'security', kind: 'toString' }],
    ['half a time', { call: 'security', kind: 'hang', times: 0.5 }],
    ['more times than anybody waits for', { call: 'security', kind: 'hang', times: 10_001 }],
    ['the code of success', { call: 'security', kind: 'code', code: '0' }],
    ['a code of many words', { call: 'security', kind: 'code', code: 'a b' }],
    ['too late', { call: 'security', kind: 'latency', milliseconds: 120_001 }],
    ['earlier than now', { call: 'security', kind: 'latency', milliseconds: -1 }],
    ['no call', { call: null, kind: 'hang' }],
  ])('is refused for %s', async (_what, order) => {
    expect(await fault(order)).toMatchObject({ status: 400, code: 'REQUEST_INVALID' });
    expect(await standing()).toEqual([]);
  });
});
