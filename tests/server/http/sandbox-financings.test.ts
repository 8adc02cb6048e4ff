import { afterEach, beforeEach, expect, it } from 'vitest';
import { FinancingWorld } from '../../builders/financing.ts';
import type { Browser } from './browser.ts';
import { portalUnderTest, type PortalUnderTest } from './portal-under-test.ts';

let portal: PortalUnderTest;
let player: Browser;
let world: FinancingWorld;
beforeEach(async () => {
  portal = await portalUnderTest();
  player = portal.browser();
  world = new FinancingWorld(portal.store, { now: () => portal.clock.now() });
});
afterEach(async () => portal.close());

const order = async (body: object) => player.post('/sandbox/v1/financings', body);
const dueOn = '2027-03-31';

interface Shown {
  readonly financingId: string;
  readonly number: string;
  readonly payments: readonly { readonly paymentId: string }[];
}

/** A financing of 100,000 yuan that its supplier's director has approved, with its evidence at the funder. */
async function approveFinancing() {
  const holding = await world.held('100000.00', dueOn);
  await world.withEvidence([holding.id], 'F-CHANGYU', 'AUDITED');
  const financing = await world.approve([{ holdingId: holding.id, amount: '100000.00' }], 'FP-CHANGYU-1');
  return { financingId: financing.id, instrumentNumber: financing.lines[0]?.number ?? '' };
}

const applicationOf = async (financingId: string): Promise<string> =>
  (await portal.store.transaction(async ({ financings }) => financings.find(financingId)))?.applicationId ?? '';

const decide = async (financingId: string, action: string, words?: string) =>
  order({ decide: { financingId, action, ...(words === undefined ? {} : { words }) } });

const one = (financingId: string, values: object) => ({
  financings: expect.arrayContaining([expect.objectContaining({ financingId, ...values })]) as unknown,
});
const listed = (...lines: readonly object[]) => ({ lines });

it('lists financings, and takes one from the review to the payment by the issuer', async () => {
  expect(await player.get('/sandbox/v1/financings')).toMatchObject({ code: '0', data: { financings: [], lines: [] } });
  const { financingId, instrumentNumber } = await approveFinancing();
  const first = { amount: '100000.00', outstanding: '100000.00', dueOn, isSearched: false, payments: [] };
  expect(await player.get('/sandbox/v1/financings')).toMatchObject({ data: one(financingId, first) });
  expect(await decide(financingId, 'search')).toMatchObject({ data: one(financingId, { isSearched: true }) });
  expect(await decide(financingId, 'approve')).toMatchObject({ data: one(financingId, { state: 'CONTRACT_SIGN' }) });
  const asked = await world.save(await world.caller('zhousiyuan', 'operator'), 'contract', { financingId });
  await world.decide(await world.caller('guyunzhou', 'director'), asked);
  for (const action of ['seal', 'register']) expect(await decide(financingId, action)).toMatchObject({ code: '0' });
  const { data } = await decide(financingId, 'disburse');
  const { paymentId = '' } = (data as { readonly financings: readonly Shown[] }).financings[0]?.payments[0] ?? {};
  const pay = { paymentId, word: 'confirm', reference: 'BK-100' };
  const paidOut = { state: 'DISBURSED', outstanding: '100000.00', payments: [expect.objectContaining({ paymentId })] };
  for (const _twice of [1, 2])
    expect(await order({ pay })).toMatchObject({ code: '0', data: one(financingId, paidOut) });
  const statement = { number: instrumentNumber, amount: '100000.00', reference: 'BK-200' };
  for (const _twice of [1, 2])
    expect(await order({ statement })).toMatchObject({
      code: '0',
      data: one(financingId, { state: 'SETTLED', outstanding: '0.00' }),
    });
  const again = { number: instrumentNumber, reference: 'BK-201', state: 'unmatched', bar: 'nothing-due' };
  expect(await order({ statement: { ...statement, reference: 'BK-201' } })).toMatchObject({ data: listed(again) });
  const settle = { reference: 'BK-201', officer: '苏立行', words: '重复付款，已退' };
  expect(await order({ settle: { ...settle, words: '' } })).toMatchObject({ code: 'REQUEST_INVALID' });
  expect(await order({ settle })).toMatchObject({
    data: listed({ ...again, state: 'explained', explainedBy: '苏立行', words: '重复付款，已退' }),
  });
  expect(await order({ settle })).toMatchObject({ code: 'PAYMENT_STATE' });
  expect(await order({ statement: { ...statement, amount: '1.00' } })).toMatchObject({ code: 'PAYMENT_STATE' });
});

it('asks each line as a question, rejects with words, and refuses what the state does not allow', async () => {
  const { financingId } = await approveFinancing();
  expect(await decide(financingId, 'approve')).toMatchObject({ code: 'FINANCING_STATE' });
  expect(await decide(financingId, 'disburse')).toMatchObject({ code: 'FINANCING_STATE' });
  for (const words of [undefined, ' \n', '问'.repeat(201), '一\n'.repeat(21)])
    expect(await decide(financingId, 'ask', words)).toMatchObject({ code: 'REQUEST_INVALID' });
  const answers = [
    { question: '合同在哪里？', answer: '' },
    { question: '发票呢？', answer: '' },
  ];
  expect(await decide(financingId, 'ask', '合同在哪里？\n\n 发票呢？')).toMatchObject({
    data: one(financingId, { state: 'NEED_INFO', answers }),
  });
  expect(await decide(financingId, 'reject', '')).toMatchObject({ code: 'REQUEST_INVALID' });
  expect(await decide(financingId, 'reject', '资料不符')).toMatchObject({
    data: one(financingId, { state: 'REJECTED' }),
  });
});

const statement = { number: 'RX-NONE', amount: '1.00', reference: 'BK-1' };
it.each([
  ['an action that nobody takes', { decide: { financingId: 'FN-1', action: 'shred' } }, 'REQUEST_INVALID'],
  ['a word that no bank says', { pay: { paymentId: 'PM-1', word: 'maybe' } }, 'REQUEST_INVALID'],
  ['a number as amount', { statement: { ...statement, amount: 1 } }, 'REQUEST_INVALID'],
  ['a financing that does not exist', { decide: { financingId: 'FN-NONE', action: 'search' } }, 'NOT_FOUND'],
  ['a payment that does not exist', { pay: { paymentId: 'PM-NONE', word: 'confirm', reference: 'A' } }, 'NOT_FOUND'],
  [
    'an explanation of a line that does not exist',
    { settle: { reference: 'X', officer: 'A', words: 'B' } },
    'NOT_FOUND',
  ],
])('refuses %s', async (_what, body, code) => {
  expect(await order(body)).toMatchObject({ code });
});

it.each([
  ['amount', '0.00'],
  ['amount', '-1.00'],
  ['amount', 'abc'],
  ['amount', '1.001'],
  ['reference', ''],
  ['reference', 'BK 1'],
  ['reference', '回单1'],
])('refuses a line of a statement with the %s %j', async (field, text) => {
  const { number } = await world.held('100000.00', dueOn).then(async ({ instrumentId }) => {
    const found = await portal.store.transaction(async ({ instruments }) => instruments.find(instrumentId));
    return { number: found?.number ?? '' };
  });
  const line = { number, amount: '1.00', reference: 'BK-1' };
  expect(await order({ statement: { ...line, [field]: text } })).toMatchObject({ code: 'REQUEST_INVALID' });
});

it('refuses other actions on a package whose state follows the payments of its financing', async () => {
  const { financingId } = await approveFinancing();
  const [{ holdingId } = { holdingId: '' }] = (await world.financingOf({ id: await applicationOf(financingId) })).lines;
  const path = `/sandbox/v1/packages/DD-${holdingId}`;
  for (const action of ['fund', 'decline', 'repay'])
    expect(await player.post(`${path}/actions`, { action, reason: '不再办理' })).toMatchObject({
      code: 'REVIEW_STAGE',
    });
  const { data } = await player.get('/sandbox/v1/packages');
  const shown = (data as readonly { readonly docDatumId: string; readonly actions: readonly string[] }[]).find(
    ({ docDatumId }) => docDatumId === `DD-${holdingId}`,
  );
  expect(shown?.actions).not.toContain('fund');
  expect(await decide(financingId, 'search')).toMatchObject({ code: '0' });
  expect(await decide(financingId, 'reject', '不符')).toMatchObject({ code: '0' });
  expect(await player.post(`${path}/actions`, { action: 'fund' })).toMatchObject({ code: '0' });
});
