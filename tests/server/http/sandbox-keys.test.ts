import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testKey, type TestKey } from '../../builders/key-pair.ts';
import { portalUnderTest, type PortalUnderTest } from './portal-under-test.ts';

let portal: PortalUnderTest;
let key: TestKey;

beforeAll(async () => {
  [portal, key] = [await portalUnderTest(), await testKey()];
});
afterAll(async () => portal.close());

interface Shown {
  readonly revokedAt?: number;
  readonly serial: string;
  readonly validFrom: number;
  readonly validTo: number;
}
const get = async (url: string) => portal.browser().get(`/sandbox/v1${url}`);
const post = async (url: string, payload: object) => portal.browser().post(`/sandbox/v1${url}`, payload);
const certificates = async () => (await get('/certificates?account=limin')).data as readonly Shown[];

describe('the sandbox’s certificate authority', () => {
  it('issues certificates to accounts, and revokes them', async () => {
    expect(await post('/certificates', { account: 'limin', publicKey: key.publicKey, days: 10 })).toMatchObject({
      code: '0',
      data: { kind: 'HARD' },
    });
    const [own] = await certificates();
    expect((own?.validTo ?? 0) - (own?.validFrom ?? 0)).toBe(10 * 86_400_000);
    expect((await post('/certificates/revoked', { serial: own?.serial })).code).toBe('0');
    expect((await certificates())[0]?.revokedAt).toBeGreaterThan(0);
  });

  it('names the error of a request', async () => {
    expect((await post('/certificates', { account: 'nobody', publicKey: key.publicKey })).code).toBe('NOT_FOUND');
    expect(await post('/certificates', { account: 'limin', publicKey: 'AAAA' })).toMatchObject({
      code: 'REQUEST_INVALID',
      data: { field: 'publicKey' },
    });
    expect(await post('/certificates', { account: 'limin', publicKey: key.publicKey, days: 1.5 })).toMatchObject({
      code: 'REQUEST_INVALID',
      data: { field: 'days' },
    });
    expect((await get('/certificates?account=nobody')).code).toBe('NOT_FOUND');
    expect((await post('/certificates/revoked', { serial: 'none' })).code).toBe('NOT_FOUND');
  });

  it('has no question on a telephone without a request', async () => {
    expect((await get('/phone')).data).toEqual([]);
    expect((await post('/phone', { key: 'none', agreed: true })).code).toBe('NOT_FOUND');
  });
});
