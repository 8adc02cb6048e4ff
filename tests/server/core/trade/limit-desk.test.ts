import { beforeEach, expect, it } from 'vitest';
import type { BackEnd } from '../../../../server/core/back-end.ts';
import { Asker } from '../../../builders/asker.ts';
import { demoBackEnd } from '../../../builders/desks.ts';

let backEnd: BackEnd;
beforeEach(async () => {
  backEnd = await demoBackEnd();
});

async function as(account: string): Promise<Asker> {
  const asker = new Asker(backEnd);
  await asker.signIn(account);
  return asker;
}

const list = { instrumentKind: 'credit', page: 1, pageSize: 20 };
const request = { instrumentKind: 'credit', total: '300000000.00', validUntil: '', reason: '旺季备货' };
const states = async (asker: Asker): Promise<readonly string[]> =>
  (await asker.given<{ records: { state: string }[] }>('tradeLimitRequests', list)).records.map(({ state }) => state);

it('sends a request once, though its answer was lost and it comes again under its key', async () => {
  const luo = await as('luoqiubai');
  const first = await luo.ask('requestTradeLimit', request, 'key-1');
  expect(await luo.ask('requestTradeLimit', request, 'key-1')).toEqual(first);
  expect(await states(luo)).toEqual(['sent', 'granted']);
  const { requestId } = first.data as { requestId: string };
  const taken = await luo.ask('withdrawTradeLimitRequest', { requestId }, 'key-2');
  expect(taken).toMatchObject({ code: '0', data: { state: 'withdrawn' } });
  expect(await luo.ask('withdrawTradeLimitRequest', { requestId }, 'key-2')).toEqual(taken);
});

it('shows each core enterprise its own limit alone, and takes back no request of another one', async () => {
  const luo = await as('luoqiubai');
  const sent = await luo.given<{ requestId: string }>('requestTradeLimit', request);
  const meng = await as('mengxizhou');
  expect(await meng.ask('tradeLimits')).toMatchObject({
    data: { records: [{ total: '120000000.00', openRequest: undefined }] },
  });
  expect(await states(meng)).toEqual([]);
  expect(await meng.ask('withdrawTradeLimitRequest', sent)).toMatchObject({ code: 'NOT_FOUND' });
  expect(await states(luo)).toEqual(['sent', 'granted']);
});

it.each(['songbeichen', 'fumingheng'])('shows the limit to %s, who may not ask for another one', async (account) => {
  const asker = await as(account);
  expect(await asker.ask('tradeLimits')).toMatchObject({ code: '0', data: { mayRequest: false } });
  expect(await asker.ask('tradeLimitUses', list)).toMatchObject({ code: '0' });
  const refused = await asker.ask('requestTradeLimit', request);
  expect(refused).toMatchObject({ code: 'LIMIT_REQUEST', data: { because: 'not-operator' } });
});

it.each(['zhousiyuan', 'guyunzhou', 'shenruogu'])('shows nothing to %s of a supplier', async (account) => {
  const asker = await as(account);
  for (const call of ['tradeLimitUses', 'tradeLimitChanges', 'tradeLimitRequests'] as const)
    expect(await asker.ask(call, list)).toMatchObject({ code: 'NOT_PERMITTED' });
  expect(await asker.ask('tradeLimits')).toMatchObject({ code: 'NOT_PERMITTED' });
  expect(await asker.ask('requestTradeLimit', request)).toMatchObject({ code: 'NOT_PERMITTED' });
});

it.each([
  ['page', { ...list, page: 0 }],
  ['page', { ...list, page: 1_000_001 }],
  ['pageSize', { ...list, pageSize: 201 }],
  ['instrumentKind', { ...list, instrumentKind: 'gold' }],
])('refuses a list with a %s that is none', async (_field, asked) => {
  expect(await (await as('luoqiubai')).ask('tradeLimitUses', asked)).toMatchObject({ code: 'REQUEST_INVALID' });
});

it('never reveals the officers of the platform', async () => {
  const changes = await (await as('luoqiubai')).ask('tradeLimitChanges', list);
  expect(JSON.stringify(changes)).not.toMatch(/许知远|高明远/);
});

it('lists the amounts that an application used of the limit, and those that are free again', async () => {
  const luo = await as('luoqiubai');
  const form = { payeeId: 'C-YANZHOU', amount: '5.00', dueOn: '2027-03-31' };
  const made = await luo.given<{ applicationId: string; version: number }>('saveTradeApplication', {
    act: 'issue',
    instrumentKind: 'credit',
    form,
    submits: true,
  });
  const { applicationId, version } = made;
  const use = async (): Promise<unknown> =>
    (await luo.given<{ records: { applicationId: string }[] }>('tradeLimitUses', list)).records.find(
      (each) => each.applicationId === applicationId,
    );
  expect(await use()).toMatchObject({ amount: '5.00', freedAmount: '0.00', state: 'reserved' });
  expect(await luo.ask('withdrawTradeApplication', { applicationId, version })).toMatchObject({ code: '0' });
  expect(await use()).toMatchObject({ amount: '5.00', freedAmount: '5.00', state: 'freed' });
});
