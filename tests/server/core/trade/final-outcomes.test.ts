import { beforeEach, describe, expect, it } from 'vitest';
import { scenarioStart } from '../../../../features/support/demo-world.ts';
import type { BackEnd } from '../../../../server/core/back-end.ts';
import { MemoryStore } from '../../../../server/storage/memory/memory-store.ts';
import { Asker } from '../../../builders/asker.ts';
import { demoBackEnd } from '../../../builders/desks.ts';
import { OfficersWorld } from '../../../builders/officers.ts';
import { removeTrade } from '../../../builders/trading.ts';

let store: MemoryStore;
let backEnd: BackEnd;
let world: OfficersWorld;
const clock = { time: scenarioStart, now: () => clock.time };
beforeEach(async () => {
  store = new MemoryStore();
  backEnd = await demoBackEnd(store);
  await removeTrade(store);
  clock.time = scenarioStart;
  world = new OfficersWorld(store, clock);
});

async function asked<Answer>(
  userName: string,
  call: 'tradeApplications' | 'tradeHoldings' | 'tradeFigures',
  request: object,
) {
  const asker = new Asker(backEnd);
  await asker.signIn(userName);
  return asker.given<Answer>(call, { page: 1, pageSize: 20, ...request });
}
const laterOf = async (userName: string, act: string) => {
  type Listed = { readonly records: readonly { readonly later?: string }[] };
  const { records } = await asked<Listed>(userName, 'tradeApplications', { acts: [act] });
  return records.map(({ later }) => later);
};
const transfer = async (...payeeIds: readonly string[]): Promise<void> => {
  const { id } = await world.held('100.00', '2027-03-31');
  const passed = await world.save(await world.caller('zhousiyuan', 'operator'), 'transfer', {
    holdingId: id,
    lines: (payeeIds.length > 0 ? payeeIds : ['C-CHENGYE']).map((payeeId) => ({ payeeId, amount: '40.00' })),
  });
  await world.decide(await world.caller('guyunzhou', 'director'), passed);
};
const sentTo = async (companyId: string) =>
  store.transaction(async ({ holdings }) => {
    const query = { companyId, place: 'transit', keyword: '', orderBy: 'openedAt', descending: true } as const;
    const [found] = await holdings.page(query, { offset: 0, limit: 1 });
    return found?.id ?? '';
  });

describe('an effective application in the list', () => {
  it('says that all it sent has come back', async () => {
    await transfer();
    expect(await laterOf('zhousiyuan', 'transfer')).toEqual([undefined]);
    const refusal = { holdingId: await sentTo('C-CHENGYE') };
    await world.save(await world.caller('heqinghe', 'operator'), 'refuse', refusal);
    expect(await laterOf('zhousiyuan', 'transfer')).toEqual(['returned']);
  });

  it('shows for each transfer the returned amount: a part of one, and nothing of the other', async () => {
    await transfer('C-CHENGYE', 'C-SHIYU');
    clock.time += 60_000;
    await transfer('C-SHIYU');
    const refusal = { holdingId: await sentTo('C-CHENGYE') };
    await world.save(await world.caller('heqinghe', 'operator'), 'refuse', refusal);
    expect(await laterOf('zhousiyuan', 'transfer')).toEqual([undefined, 'part-returned']);
  });

  it('says that it was recalled', async () => {
    await transfer();
    const recall = { holdingId: await sentTo('C-CHENGYE'), purpose: '有误' };
    const asking = await world.save(await world.caller('zhousiyuan', 'operator'), 'transfer-recall', recall);
    await world.decide(await world.caller('guyunzhou', 'director'), asking);
    expect(await laterOf('zhousiyuan', 'transfer')).toEqual(['returned']);
  });

  it('shows in the overview, too, that an amount it sent was not accepted in time', async () => {
    await transfer();
    type Landing = { readonly recent: readonly { readonly act: string; readonly later?: string }[] };
    const laterOnLanding = async () =>
      (await asked<Landing>('zhousiyuan', 'tradeFigures', { instrumentKind: 'credit' })).recent.find(
        ({ act }) => act === 'transfer',
      );
    expect((await laterOnLanding())?.later).toBeUndefined();
    clock.time += 14 * 86_400_000;
    await world.care();
    expect(await laterOnLanding()).toMatchObject({ later: 'returned' });
  });

  it('names the instrument that a court froze, and no company as frozen', async () => {
    const held = await world.held('100.00', '2027-03-31');
    await world.order({ act: 'freeze', holdingId: held.id });
    type Listed = { readonly records: readonly { readonly instrumentNo?: string }[] };
    const { records } = await asked<Listed>('zhousiyuan', 'tradeApplications', { acts: ['freeze'] });
    expect(records.map(({ instrumentNo }) => instrumentNo)).toEqual([held.number]);
    const { records: accepted } = await asked<Listed>('zhousiyuan', 'tradeApplications', { acts: ['accept'] });
    expect(accepted.map(({ instrumentNo }) => instrumentNo)).toEqual([undefined]);
  });

  it('says that its financing has ended', async () => {
    const { id } = await world.held('30000.00', '2027-03-31');
    const financing = await world.approve([{ holdingId: id, amount: '30000.00' }], 'FP-CHANGYU-1');
    expect(await laterOf('zhousiyuan', 'finance')).toEqual([undefined]);
    await store.transaction(async ({ financings }) => financings.save({ ...financing, state: 'LAPSED' }));
    expect(await laterOf('zhousiyuan', 'finance')).toEqual(['financing-ended']);
  });
});

describe('an amount whose acceptance was submitted', () => {
  it('does not wait for acceptance, and names its approver', async () => {
    type Sent = {
      readonly transit: { readonly count: number; readonly toAccept: number };
      readonly records: readonly { readonly openApplications: readonly { readonly approvers: readonly string[] }[] }[];
    };
    await transfer();
    const before = await asked<Sent>('heqinghe', 'tradeHoldings', { place: 'transit' });
    expect(before.transit).toMatchObject({ count: 1, toAccept: 1 });
    const accepted = { holdingId: await sentTo('C-CHENGYE') };
    await world.save(await world.caller('heqinghe', 'operator'), 'accept', accepted);
    const after = await asked<Sent>('heqinghe', 'tradeHoldings', { place: 'transit' });
    expect(after.transit).toMatchObject({ count: 1, toAccept: 0 });
    expect(after.records[0]?.openApplications[0]?.approvers.length).toBeGreaterThan(0);
  });
});
