import { afterEach, expect, it } from 'vitest';
import { calls } from './browser.ts';
import { portalUnderTest, type PortalUnderTest } from './portal-under-test.ts';

let portal: PortalUnderTest;
afterEach(async () => portal.close());

/** Asks for the sign-in form from an address, through what may be a proxy; with one call a minute, the second is refused. */
async function refusedFor(proxy: string, callers: readonly string[], trustedProxies: readonly string[] = ['10.1.0.0/16']): Promise<readonly boolean[]> {
  portal = await portalUnderTest({ publicUrl: 'https://portal.example.com', signInCallsPerMinute: 1, trustedProxies, withoutSandbox: true });
  const refused: boolean[] = [];
  for (const caller of callers) {
    const headers = { host: 'portal.example.com', 'x-forwarded-for': caller };
    const answer = await portal.app.inject({ method: 'GET', url: calls.loginSession, remoteAddress: proxy, headers });
    refused.push(answer.statusCode === 429);
  }
  return refused;
}

it('counts each caller for itself behind a proxy that is named', async () => {
  expect(await refusedFor('10.1.2.3', ['198.51.100.1', '198.51.100.2', '198.51.100.1'])).toEqual([false, false, true]);
});

it('believes one on this machine only where it is named, since anybody there may call', async () => {
  expect(await refusedFor('127.0.0.1', ['198.51.100.1', '198.51.100.2'])).toEqual([false, true]);
  await portal.close();
  expect(await refusedFor('127.0.0.1', ['198.51.100.1', '198.51.100.2'], ['127.0.0.1'])).toEqual([false, false]);
});

it.each([
  ['the port of an address', ['198.51.100.1:4711', '198.51.100.1:4712', '198.51.100.1']],
  ['the port of a longer address', ['[2001:db8:1:2::1]:4711', '[2001:db8:1:2::1]:4712', '[2001:db8:1:2::1]', '2001:db8:1:2::2']],
  ['the zone of one', ['fe80::1%eth0', '[fe80::1%eth1]:4711', 'fe80::1']],
])('counts a caller once, whether or not its proxy writes %s', async (_, callers) => {
  expect(await refusedFor('10.1.2.3', callers)).toEqual(callers.map((_caller, place) => place > 0));
});

it('counts as the proxy itself, and writes down as it, what names no address', async () => {
  const callers = ['evil<script>', 'x'.repeat(9000), '198.51.100.1:evil', '198.51.100.300', '[198.51.100.1', 'unknown'];
  expect(await refusedFor('10.1.2.3', callers)).toEqual([false, true, true, true, true, true]);
  await portal.close();
  portal = await portalUnderTest({ publicUrl: 'https://portal.example.com', trustedProxies: ['127.0.0.1'], withoutSandbox: true });
  for (const caller of [...callers, '198.51.100.1:4711']) {
    await portal.browser().signIn('zhousiyuan', 'wrong', { 'x-forwarded-for': caller });
  }
  expect(portal.told.map((event) => event.source)).toEqual([...callers.map(() => '127.0.0.1'), '198.51.100.1']);
});

it('believes nobody else whom they speak for', async () => {
  expect(await refusedFor('10.2.2.3', ['198.51.100.1', '198.51.100.2'])).toEqual([false, true]);
});
