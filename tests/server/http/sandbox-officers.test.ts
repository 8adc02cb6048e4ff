import { afterEach, beforeEach, expect, it } from 'vitest';
import { FinancingWorld } from '../../builders/financing.ts';
import type { HoldingRecord } from '../../../server/core/records/trade.ts';
import type { Browser } from './browser.ts';
import { portalUnderTest, type PortalUnderTest } from './portal-under-test.ts';

let portal: PortalUnderTest;
let player: Browser;
let held: HoldingRecord;
beforeEach(async () => {
  portal = await portalUnderTest();
  player = portal.browser();
  held = await new FinancingWorld(portal.store, portal.clock).held('100.00', '2027-03-31');
});
afterEach(async () => portal.close());

const order = async (body: object) => player.post('/sandbox/v1/officers', body);
const freeze = () => ({
  act: 'freeze',
  holdingId: held.id,
  amount: '30.00',
  orderNumber: '（2026）浙02执88号',
  until: '2027-03-01',
  reason: '协助执行',
  by: '许知远',
});
const idIn = ({ data }: { readonly data?: unknown }): string =>
  (data as { readonly orders: readonly { readonly orderId: string }[] }).orders[0]?.orderId ?? '';
const found = async () => player.get(`/sandbox/v1/officers/instruments/${held.number}`);

it('freezes a holding in the names of two officers', async () => {
  const proposed = await order({ propose: freeze() });
  expect(proposed).toMatchObject({ code: '0', data: { orders: [{ act: 'freeze', state: 'proposed' }] } });
  const check = { orderId: idIn(proposed), approves: true, by: '高明远' };
  expect(await order({ check })).toMatchObject({
    code: '0',
    data: { orders: [{ state: 'approved', madeBy: '许知远', checkedBy: '高明远', amount: '30.00' }] },
  });
  expect(await found()).toMatchObject({
    data: {
      number: held.number,
      holdings: [{ amount: '100.00', frozen: '30.00', freezes: [{ amount: '30.00', until: '2027-03-01' }] }],
      postings: expect.arrayContaining([
        expect.objectContaining({ entry: 'issue-accepted', isCorrectable: true }),
        expect.objectContaining({ entry: 'issue', isCorrectable: false }),
      ]),
    },
  });
  expect(await order({ check })).toMatchObject({ code: 'NOT_IN_THIS_STATE' });
});

it('lists the companies that may receive, and no instrument of an unknown number', async () => {
  const { data } = await player.get('/sandbox/v1/officers');
  const { companies } = data as { readonly companies: readonly { readonly companyId: string }[] };
  const ids = companies.map(({ companyId }) => companyId);
  expect(ids).toContain('C-CHENGYE');
  expect(ids).not.toContain('C-QIHENG');
  expect((await player.get('/sandbox/v1/officers/instruments/RX-NONE')).data).toBeFalsy();
});

it.each<[string, () => object, string]>([
  ['an act that officers do not do', () => ({ propose: { ...freeze(), act: 'transfer' } }), 'REQUEST_INVALID'],
  ['a number as amount', () => ({ propose: { ...freeze(), amount: 1 } }), 'REQUEST_INVALID'],
  ['an officer without a name', () => ({ propose: { ...freeze(), by: ' ' } }), 'REQUEST_INVALID'],
  ['an unknown holding', () => ({ propose: { ...freeze(), holdingId: 'H-NONE' } }), 'NOT_FOUND'],
  ['more than is held', () => ({ propose: { ...freeze(), amount: '100.01' } }), 'TRADE_RULE'],
  ['an unknown order', () => ({ check: { orderId: 'OF-NONE', approves: true, by: '高明远' } }), 'NOT_FOUND'],
])('refuses %s', async (_what, body, code) => {
  expect(await order(body())).toMatchObject({ code });
});
