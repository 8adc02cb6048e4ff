import { beforeEach, describe, expect, it } from 'vitest';
import type { PackageRecord } from '../../../../../server/core/records/evidence.ts';
import type { FinancingRecord } from '../../../../../server/core/records/trade.ts';
import { momentOf } from '../../../../../server/core/trade/trade-facts.ts';
import { changeFinancing, funderActor } from '../../../../../server/core/trade/financing/financing-work.ts';
import { financingMaintenance } from '../../../../../server/core/trade/financing/financing-maintenance.ts';
import { saveBusinessState } from '../../../../../server/core/evidence/shared/businesses.ts';
import { MemoryStore } from '../../../../../server/storage/memory/memory-store.ts';
import { demoBackEnd } from '../../../../builders/desks.ts';
import { FinancingWorld } from '../../../../builders/financing.ts';

const dueOn = '2027-03-31';
const clock = { time: 0, now: () => clock.time, realTime: () => Date.now() };
let store: MemoryStore;
let world: FinancingWorld;

beforeEach(async () => {
  clock.time = Date.parse('2026-11-30T10:00:00+08:00');
  store = new MemoryStore();
  await demoBackEnd(store, undefined, { clock });
  world = new FinancingWorld(store, clock);
});

const at = (day: string, hour = 10): number => (clock.time = Date.parse(`${day}T${hour}:00:00+08:00`));

interface Followed {
  readonly financing: FinancingRecord;
  readonly holdingIds: readonly string[];
}

/** A financing of parts of several holdings that share a package, with its funder. */
async function withFunder(...amounts: readonly string[]): Promise<Followed> {
  const holdingIds: string[] = [];
  for (const _each of amounts) holdingIds.push((await world.held('100000.00', dueOn)).id);
  await world.withEvidence(holdingIds, 'F-CHANGYU', 'AUDITED');
  await store.transaction(async ({ packages }) => {
    const made = await packages.find(`DD-${holdingIds.join('-')}`);
    if (made) await packages.save({ ...made, expectDueDate: dueOn, letterGiven: false });
  });
  const lines = holdingIds.map((holdingId, index) => ({ holdingId, amount: amounts[index] ?? '' }));
  return { financing: await world.approve(lines, 'FP-CHANGYU-1'), holdingIds };
}

async function evidenceOf({ holdingIds }: Pick<Followed, 'holdingIds'>) {
  return store.transaction(async ({ packages, candidates, log }) => {
    const found = await packages.find(`DD-${holdingIds.join('-')}`);
    const businesses = await candidates.findAll([...holdingIds]);
    const steps = (await log.ofPackage(found?.docDatumId ?? '')).map(({ action }) => action);
    return {
      fundedAt: found?.fundedAt,
      repaidAt: found?.repaidAt,
      states: businesses.map(({ state }) => state),
      steps,
    };
  });
}
const numberOf = ({ financing }: Followed, index = 0): string => financing.lines[index]?.number ?? '';

describe('the evidence of a financed holding', () => {
  it('is being financed while the funder has it, and free again where the funder rejects', async () => {
    const made = await withFunder('60000.00');
    expect(await evidenceOf(made)).toMatchObject({ fundedAt: undefined, states: ['FINANCING'], steps: [] });
    await world.decideAsFunder(made.financing.id, 'reject', '不符');
    expect(await evidenceOf(made)).toMatchObject({ fundedAt: undefined, states: ['HOLDING'], steps: [] });
  });

  it('is paid out with the confirmed disbursement, and repaid with the last confirmed payment', async () => {
    const made = await withFunder('100000.00', '100000.00');
    await world.disburse(made.financing, 'BK-1');
    const paidAt = clock.time;
    expect(await evidenceOf(made)).toEqual({
      fundedAt: paidAt,
      repaidAt: undefined,
      states: ['FINANCED', 'FINANCED'],
      steps: ['funded'],
    });
    at(dueOn);
    await world.pay(numberOf(made), '100000.00', 'ST-1');
    expect(await evidenceOf(made)).toMatchObject({ fundedAt: paidAt, repaidAt: undefined });
    await world.pay(numberOf(made, 1), '100000.00', 'ST-2');
    expect(await evidenceOf(made)).toEqual({
      fundedAt: paidAt,
      repaidAt: clock.time,
      states: ['SETTLED', 'SETTLED'],
      steps: ['funded', 'repaid'],
    });
  });

  it('is overdue with its financing', async () => {
    const made = await withFunder('100000.00');
    await world.disburse(made.financing, 'BK-1');
    at('2027-04-01');
    await financingMaintenance(store)(clock.now());
    expect((await world.financingOf({ id: made.financing.applicationId })).state).toBe('OVERDUE');
    const overdue = await store.transaction(async ({ packages }) => packages.find(`DD-${made.holdingIds.join('-')}`));
    const { fundedAt, repaidAt, expectDueDate } = overdue as PackageRecord;
    expect({ funded: fundedAt !== undefined, repaidAt, expectDueDate }).toEqual({
      funded: true,
      repaidAt: undefined,
      expectDueDate: dueOn,
    });
  });

  it('is not paid out any more when the money came back', async () => {
    const made = await withFunder('100000.00');
    const paid = await world.disburse(made.financing, 'BK-1');
    await store.transaction(async (transaction) =>
      changeFinancing(transaction, paid, 'disbursement-returned', momentOf(clock.time), funderActor(paid)),
    );
    expect(await evidenceOf(made)).toEqual({
      fundedAt: undefined,
      repaidAt: undefined,
      states: ['FINANCING'],
      steps: ['funded'],
    });
  });

  it('keeps what the funder of another business said, until the trade moves money', async () => {
    const made = await withFunder('60000.00');
    await store.transaction(async ({ packages }) => {
      const found = await packages.find(`DD-${made.holdingIds.join('-')}`);
      if (found) await packages.save({ ...found, fundedAt: 5 });
    });
    await world.decideAsFunder(made.financing.id, 'ask', '在哪里？');
    expect(await evidenceOf(made)).toMatchObject({ fundedAt: 5, steps: [] });
  });

  it('of a business that is gone is left alone', async () => {
    await store.transaction(async (transaction) => saveBusinessState(transaction, 'H-NONE', 'FINANCED'));
    expect(await store.transaction(async ({ candidates }) => candidates.find('H-NONE'))).toBeUndefined();
  });
});
