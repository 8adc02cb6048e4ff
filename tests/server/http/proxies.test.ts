import { afterEach, describe, expect, it } from 'vitest';
import { calls } from './browser.ts';
import { portalUnderTest, type PortalUnderTest } from './portal-under-test.ts';

let portal: PortalUnderTest;
afterEach(async () => portal.close());

/**
 * Requests the sign-in form from an address, through a possible proxy. With one call a minute, the second is refused.
 */
async function refusedFor(
  proxy: string,
  callers: readonly string[],
  trustedProxies: readonly string[] = ['10.1.0.0/16'],
): Promise<readonly boolean[]> {
  portal = await portalUnderTest({
    publicUrl: 'https://portal.example.com',
    signInCallsPerMinute: 1,
    trustedProxies,
    withoutSandbox: true,
  });
  const refused: boolean[] = [];
  for (const caller of callers) {
    const headers = { host: 'portal.example.com', 'x-forwarded-for': caller };
    const answer = await portal.app.inject({ method: 'GET', url: calls.loginSession, remoteAddress: proxy, headers });
    refused.push(answer.statusCode === 429);
  }
  return refused;
}

it('callers behind a named proxy are counted separately', async () => {
  expect(await refusedFor('10.1.2.3', ['198.51.100.1', '198.51.100.2', '198.51.100.1'])).toEqual([false, false, true]);
});

it('a proxy on the same machine is believed only when it is named', async () => {
  expect(await refusedFor('127.0.0.1', ['198.51.100.1', '198.51.100.2'])).toEqual([false, true]);
  await portal.close();
  expect(await refusedFor('127.0.0.1', ['198.51.100.1', '198.51.100.2'], ['127.0.0.1'])).toEqual([false, false]);
});

it.each([
  ['the port of an address', ['198.51.100.1:4711', '198.51.100.1:4712', '198.51.100.1']],
  [
    'the port of a longer address',
    ['[2001:db8:1:2::1]:4711', '[2001:db8:1:2::1]:4712', '[2001:db8:1:2::1]', '2001:db8:1:2::2'],
  ],
  ['the zone of one', ['fe80::1%eth0', '[fe80::1%eth1]:4711', 'fe80::1']],
])('a caller is counted once, whether or not its proxy writes %s', async (_, callers) => {
  expect(await refusedFor('10.1.2.3', callers)).toEqual(callers.map((_caller, place) => place > 0));
});

it.each([
  ['their ports', '10.1.0.9:99'],
  ['the ports of longer addresses', '[2001:db8:9::7]:99', '[2001:db8:9::7]'],
  ['addresses in the longer form', '::ffff:10.1.0.9', '[::ffff:10.1.0.9]:99'],
])('several named proxies are believed, whether or not they write %s', async (_, ...between) => {
  const callers = between.flatMap((proxy) => [`198.51.100.1:5678, ${proxy}`, `198.51.100.1, ${proxy}, 10.1.0.7`]);
  const named = ['10.1.0.0/16', '2001:db8:9::/48'];
  expect(await refusedFor('10.1.2.3', [...callers, `198.51.100.2, ${between[0]}`], named)).toEqual([
    ...callers.map((_caller, place) => place > 0),
    false,
  ]);
});

it('an unnamed proxy between named ones is not believed', async () => {
  expect(
    await refusedFor('10.1.2.3', ['198.51.100.1, 10.2.0.9:99', '198.51.100.2, 10.2.0.9:98', '198.51.100.3, 10.2.0.9']),
  ).toEqual([false, true, true]);
});

it.each([
  ['an address in the longer form', '::ffff:10.9.0.1', '10.9.0.1'],
  ['an address with a zone', 'fe80::1%eth0', 'fe80::1%eth0'],
  ['a longer network', '2001:db8::/32', '2001:db8:1::1'],
])('a proxy named by %s is believed', async (_, named, proxy) => {
  expect(await refusedFor(proxy, ['198.51.100.1', '198.51.100.2'], [named])).toEqual([false, false]);
});

it('an invalid forwarded address is counted and logged as the proxy’s own', async () => {
  const callers = ['evil<script>', 'x'.repeat(9000), '198.51.100.1:evil', '198.51.100.300', '[198.51.100.1', 'unknown'];
  expect(await refusedFor('10.1.2.3', callers)).toEqual([false, true, true, true, true, true]);
  await portal.close();
  portal = await portalUnderTest({
    publicUrl: 'https://portal.example.com',
    trustedProxies: ['127.0.0.1'],
    withoutSandbox: true,
  });
  for (const caller of [...callers, '198.51.100.1:4711']) {
    await portal.browser().signIn('zhousiyuan', 'wrong', { 'x-forwarded-for': caller });
  }
  expect(portal.securityEvents.map((event) => event.source)).toEqual([
    ...callers.map(() => '127.0.0.1'),
    '198.51.100.1',
  ]);
});

it('a proxy outside the named networks is not believed', async () => {
  expect(await refusedFor('10.2.2.3', ['198.51.100.1', '198.51.100.2'])).toEqual([false, true]);
});

describe('the host of a request', () => {
  const lanchuan = 'lanchuan.localhost';
  const headers = { host: '127.0.0.1:8080' };
  const trustingAnybodyHere = { trustedProxies: ['127.0.0.1'] };

  /** More applicants than a package usually has, and another platform where all of them may go together. */
  async function orderOfTooMany(): Promise<object> {
    const all = {
      pkCorp: 'C-ZHUHE',
      book: 'credit',
      side: 'finance',
      states: undefined,
      businessTypes: undefined,
      productType: undefined,
      counterparty: undefined,
      offset: 0,
      limit: 200,
    } as const;
    const records = await portal.store.transaction(async (transaction) => {
      await transaction.platforms.save({
        host: lanchuan,
        config: { ...(await transaction.platforms.find(lanchuan))?.config, mostApplicants: 900 },
      });
      return (await transaction.candidates.page(all)).records;
    });
    const alike = records.filter(
      (credit) =>
        credit.packagedIn === undefined &&
        credit.funderId === records[0]?.funderId &&
        credit.payerName === records[0]?.payerName,
    );
    return { docType: 'CREDIT', fkCredit: alike.map((credit) => credit.id), fkFinance: records[0]?.funderId };
  }

  it.each([
    ['host', {}],
    ['x-forwarded-host', trustingAnybodyHere],
  ])('does not change the terms of a session, by %s', async (header, wish) => {
    portal = await portalUnderTest(wish);
    const [clerk, order] = [portal.browser(), await orderOfTooMany()];
    await clerk.signIn('tangyishan');
    expect((await clerk.post(calls.create, order, { [header]: lanchuan })).code).toBe('TOO_MANY_APPLICANTS');
    const there = portal.browser();
    await there.signIn('tangyishan', undefined, { host: lanchuan });
    expect((await there.post(calls.create, order)).code).toBe('0');
  });

  it('does not change the terms at sign-in when a proxy forwards it', async () => {
    portal = await portalUnderTest(trustingAnybodyHere);
    const [clerk, order] = [portal.browser(), await orderOfTooMany()];
    await clerk.signIn('tangyishan', undefined, { 'x-forwarded-host': lanchuan });
    expect((await clerk.post(calls.create, order)).code).toBe('TOO_MANY_APPLICANTS');
  });

  it.each([
    ['is named', trustingAnybodyHere, true],
    ['is not', {}, false],
  ])('decides the look of the page when the proxy %s', async (_, wish, looks) => {
    portal = await portalUnderTest(wish);
    const { body } = await portal.app.inject({
      url: '/cv3/login/login',
      headers: { ...headers, 'x-forwarded-host': lanchuan },
    });
    expect(body.includes('澜川产业金融')).toBe(looks);
  });
});
