import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Browser } from './browser.ts';
import { portalUnderTest, type PortalUnderTest } from './portal-under-test.ts';

let portal: PortalUnderTest;
let player: Browser;
let clerk: Browser;

beforeEach(async () => {
  portal = await portalUnderTest();
  [player, clerk] = [portal.browser(), portal.browser()];
  await clerk.post('/sandbox/v1/sign-in', { account: 'luoqiubai' });
});
afterEach(async () => portal.close());

const path = '/sandbox/v1/balances';

/** The account from which the company pays, as its overview shows it. */
const account = async () => {
  const { data } = await clerk.get('/api/web/corp/v1/extensions/trade/figures?instrumentKind=credit');
  return (data as { readonly issuer?: { readonly payments?: { readonly account?: unknown } } }).issuer?.payments
    ?.account;
};

it('tells the balance of the account from which a company pays, with its source and time', async () => {
  expect(await account()).toMatchObject({ bankName: '长屿银行' });
  expect(await account()).not.toHaveProperty('balance.amount');
  for (const [company, amount] of [
    ['C-QIHENG', '0'],
    ['启衡重工集团股份有限公司', '2900000.5'],
  ])
    expect(await player.post(path, { company, amount })).toMatchObject({ code: '0' });
  expect(await account()).toMatchObject({
    balance: { amount: '2900000.50', source: '长屿银行', time: expect.any(Number) },
  });
});

it.each([
  [{ company: 'C-NONE', amount: '1.00' }, 'company'],
  [{ company: 'C-KUANGYU', amount: '1.00' }, 'company'],
  [{ company: 'C-QIHENG', amount: '-1.00' }, 'amount'],
  [{ company: 'C-QIHENG', amount: '1.001' }, 'amount'],
  [{ company: 'C-QIHENG', amount: 'much' }, 'amount'],
])('refuses %j', async (body, field) => {
  expect(await player.post(path, body)).toMatchObject({ code: 'REQUEST_INVALID', data: { field } });
});
