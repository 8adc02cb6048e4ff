import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Browser } from './browser.ts';
import { portalUnderTest, type PortalUnderTest } from './portal-under-test.ts';

let portal: PortalUnderTest;
let player: Browser;
beforeEach(async () => {
  portal = await portalUnderTest();
  player = portal.browser();
});
afterEach(async () => portal.close());

const limitId = 'C-QIHENG credit';
const propose = { limitId, changes: true, total: '210000000.00', reason: '年审通过', by: '许知远' };
const order = async (body: object) => player.post('/sandbox/v1/limits', body);
/** The time of the proposal for the limit. */
const proposedIn = ({ data }: { readonly data?: unknown }): number | undefined =>
  (data as readonly { limitId: string; proposal?: { at: number } }[]).find((each) => each.limitId === limitId)?.proposal
    ?.at;

it('changes a limit in the names of two officers', async () => {
  const own = (total: string) => expect.objectContaining({ limitId, total });
  expect(await player.get('/sandbox/v1/limits')).toMatchObject({ data: expect.arrayContaining([own('200000000.00')]) });
  const proposed = await order({ propose });
  expect(proposed).toMatchObject({ code: '0', data: expect.arrayContaining([own('200000000.00')]) });
  const check = { limitId, proposedAt: proposedIn(proposed), confirms: true, by: '高明远' };
  expect(await order({ check })).toMatchObject({ code: '0', data: expect.arrayContaining([own('210000000.00')]) });
  expect(await order({ check })).toMatchObject({ code: 'NOT_IN_THIS_STATE' });
});

it.each([
  ['a number as amount', { propose: { ...propose, total: 1 } }],
  ['a huge amount', { propose: { ...propose, total: '9'.repeat(40) } }],
  ['a day that is none', { propose: { ...propose, validUntil: '2027-13-01' } }],
  ['an officer without a name', { propose: { ...propose, by: ' ' } }],
  ['an officer of invisible characters', { propose: { ...propose, by: '许\u200b知远' } }],
  ['no reason', { propose: { ...propose, reason: '' } }],
  ['an unknown limit', { check: { limitId: 'C-NONE credit', proposedAt: 1, confirms: true, by: '高明远' } }],
])('refuses %s', async (_what, body) => {
  expect(await order(body)).toMatchObject({ code: 'REQUEST_INVALID' });
});

it('refuses a check by the officer who proposed it', async () => {
  const proposedAt = proposedIn(await order({ propose }));
  expect(await order({ check: { limitId, proposedAt, confirms: true, by: '许知远' } })).toMatchObject({
    code: 'REQUEST_INVALID',
    data: { field: 'by' },
  });
});
