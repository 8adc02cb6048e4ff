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

it('believes nobody else whom they speak for', async () => {
  expect(await refusedFor('10.2.2.3', ['198.51.100.1', '198.51.100.2'])).toEqual([false, true]);
});
