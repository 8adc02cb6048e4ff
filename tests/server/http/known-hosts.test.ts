import { afterEach, describe, expect, it } from 'vitest';
import { platformHosts } from '../../../server/composition/platform-hosts.ts';
import type { PlatformRecord } from '../../../server/core/records/shell.ts';
import { MemoryStore } from '../../../server/storage/memory/memory-store.ts';
import { calls } from './browser.ts';
import { portalUnderTest, type PortalUnderTest, type PortalWish } from './portal-under-test.ts';

let portal: PortalUnderTest | undefined;
afterEach(async () => {
  await portal?.close();
  portal = undefined;
});

const isPlatformHost = async (host: string): Promise<boolean> => host === 'lanchuan.example';
const production: PortalWish = { publicUrl: 'https://portal.example', withoutSandbox: true, isPlatformHost };

async function statusAt(host: string, url: string = calls.loginSession, headers: object = {}): Promise<number> {
  portal ??= await portalUnderTest(production);
  return (await portal.app.inject({ method: 'GET', url, headers: { host, ...headers } })).statusCode;
}

describe('a request', () => {
  it.each(['portal.example', 'PORTAL.example', 'portal.example:443', 'portal.example.', 'lanchuan.example:8443'])(
    'for the host %s of the installation is answered',
    async (host) => {
      expect(await statusAt(host)).toBe(200);
    },
  );

  it.each([
    'evil.example',
    'portal.example.evil.example',
    'localhost',
    '127.0.0.1',
    '203.0.113.9',
    '*',
    '__proto__',
    'constructor',
    'portal.example@evil.example',
    'evil.example#portal.example',
    ' ',
  ])('for the host "%s" is refused with 421', async (host) => {
    expect(await statusAt(host)).toBe(421);
  });

  it.each(['/cv3/', '/cv3/config.json', '/cv3/login/login', '/openapi.json', '/no/such/path'])(
    'for %s of an unknown host is refused too',
    async (url) => {
      expect(await statusAt('evil.example', url)).toBe(421);
    },
  );

  it.each(['/healthz', '/readyz', '/version'])('for %s is answered to probes, which ask by address', async (url) => {
    expect(await statusAt('10.0.0.7:8080', url)).toBe(200);
  });

  it('is not believed about another host that it reports without a trusted proxy', async () => {
    expect(await statusAt('evil.example', calls.loginSession, { 'x-forwarded-host': 'portal.example' })).toBe(421);
  });

  it('is judged by the host that a trusted proxy reports', async () => {
    portal = await portalUnderTest({ ...production, trustedProxies: ['127.0.0.1'] });
    const forwarded = { 'x-forwarded-for': '198.51.100.1', 'x-forwarded-host': 'portal.example' };
    expect(await statusAt('10.0.0.7:8080', calls.loginSession, forwarded)).toBe(200);
    expect(
      await statusAt('portal.example', calls.loginSession, { ...forwarded, 'x-forwarded-host': 'evil.example' }),
    ).toBe(421);
  });

  it('at a loopback address is answered for every loopback name', async () => {
    portal = await portalUnderTest({ isPlatformHost });
    const names = ['127.0.0.1:8080', 'localhost:8080', 'anheng.localhost:8080', '[::1]:8080'];
    expect(await Promise.all(names.map(async (name) => statusAt(name)))).toEqual(names.map(() => 200));
  });
});

describe('the hosts of platforms', () => {
  it('are read again after fifteen seconds, and never include the platform of all other hosts', async () => {
    const store = new MemoryStore();
    let now = 0;
    const isKnown = platformHosts(store, () => now);
    expect([await isKnown('mingqu.example'), await isKnown('*')]).toEqual([false, false]);
    const config = {} as PlatformRecord['config'];
    await store.transaction(async (transaction) => transaction.platforms.save({ host: 'mingqu.example', config }));
    now = 14_999;
    expect(await isKnown('mingqu.example')).toBe(false);
    now = 15_000;
    expect(await isKnown('mingqu.example')).toBe(true);
  });

  it('are asked for again after a failure', async () => {
    const [store, failures] = [new MemoryStore(), [new Error('The database is away')]];
    const fickle: Pick<MemoryStore, 'transaction'> = {
      transaction: async (work) => {
        const failure = failures.pop();
        if (failure) throw failure;
        return store.transaction(work);
      },
    };
    const isKnown = platformHosts(fickle, () => 0);
    await expect(isKnown('mingqu.example')).rejects.toThrow('The database is away');
    expect(await isKnown('mingqu.example')).toBe(false);
  });
});
