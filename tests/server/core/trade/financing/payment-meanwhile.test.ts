import { beforeEach, describe, expect, it } from 'vitest';
import { shanghaiInstant } from '../../../../../src/domain/calendar/plain-date.ts';
import { moneyToText } from '../../../../../src/domain/money/money.ts';
import { MemoryStore } from '../../../../../server/storage/memory/memory-store.ts';
import type { FinancingRecord, HoldingRecord } from '../../../../../server/core/records/trade.ts';
import { demoBackEnd } from '../../../../builders/desks.ts';
import { FinancingWorld } from '../../../../builders/financing.ts';
import { instrumentFaults, outcomeOf, removeTrade } from '../../../../builders/trading.ts';

const dueOn = '2027-03-31';

let store: MemoryStore;
let now: number;
let world: FinancingWorld;

beforeEach(async () => {
  store = new MemoryStore();
  await demoBackEnd(store);
  await removeTrade(store);
  now = shanghaiInstant('2026-11-27', 14);
  world = new FinancingWorld(store, { now: () => now });
});

const amountsOf = async ({ id }: Pick<HoldingRecord, 'id'>) => {
  const found = await store.transaction(async ({ holdings }) => holdings.find(id));
  return found && { amount: moneyToText(found.amount), reserved: moneyToText(found.reserved) };
};
const taken = async (): Promise<string> =>
  moneyToText(await store.transaction(async ({ fundingUses }) => fundingUses.sum('FP-CHANGYU-1 C-QIHENG')));
const faultsOf = async ({ instrumentId }: Pick<HoldingRecord, 'instrumentId'>): Promise<readonly string[]> =>
  store.transaction(async (transaction) => instrumentFaults(transaction, instrumentId));
const stateOf = async ({ applicationId }: Pick<FinancingRecord, 'applicationId'>) =>
  (await world.financingOf({ id: applicationId })).state;

/** A financing of 600,000 of a holding of 1,000,000 that its funder reviews. */
async function inReview(): Promise<{ readonly one: HoldingRecord; readonly financing: FinancingRecord }> {
  const one = await world.held('1000000.00', dueOn);
  await world.withEvidence([one.id], 'F-CHANGYU', 'AUDITED');
  return { one, financing: await world.approve([{ holdingId: one.id, amount: '600000.00' }], 'FP-CHANGYU-1') };
}

/** The same financing with a signed, sealed and registered contract. */
async function signContract(): Promise<Awaited<ReturnType<typeof inReview>>> {
  const found = await inReview();
  const { id } = found.financing;
  await world.decideAsFunder(id, 'search');
  await world.decideAsFunder(id, 'approve');
  const asked = await world.save(await world.caller('zhousiyuan', 'operator'), 'contract', { financingId: id });
  await world.decide(await world.caller('guyunzhou', 'director'), asked);
  await world.decideAsFunder(id, 'seal');
  await world.decideAsFunder(id, 'register');
  return found;
}

describe('an issuer’s payment', () => {
  it('leaves a financing as it is where enough is left for it', async () => {
    const { one, financing } = await inReview();
    now = shanghaiInstant(dueOn, 11);
    await world.pay(one.number, '400000.00', 'ST-1');
    expect(await amountsOf(one)).toEqual({ amount: '600000.00', reserved: '600000.00' });
    expect(await stateOf(financing)).toBe('FUNDER_REVIEW');
    expect(await faultsOf(one)).toEqual([]);
  });

  it('ends a financing that the funder reviews where too little is left for it', async () => {
    const { one, financing } = await inReview();
    now = shanghaiInstant(dueOn, 11);
    await world.pay(one.number, '400000.01', 'ST-1');
    expect(await amountsOf(one)).toEqual({ amount: '599999.99', reserved: '0.00' });
    const ended = await world.financingOf({ id: financing.applicationId });
    expect({ state: ended.state, event: ended.events.at(-1)?.event }).toEqual({
      state: 'LAPSED',
      event: 'issuer-paid',
    });
    expect(await taken()).toBe('0.00');
    expect(await faultsOf(one)).toEqual([]);
  });

  it('ends a financing whose contract is signed, before the bank received the order to pay it out', async () => {
    const { one, financing } = await signContract();
    now = shanghaiInstant(dueOn, 11);
    await world.pay(one.number, '1000000.00', 'ST-1');
    expect(await amountsOf(one)).toEqual({ amount: '0.00', reserved: '0.00' });
    expect(await stateOf(financing)).toBe('LAPSED');
    expect(await outcomeOf(world.decideAsFunder(financing.id, 'disburse'))).toBe('FINANCING_STATE');
    expect(await faultsOf(one)).toEqual([]);
  });

  it('waits for the bank’s word about a disbursement that is under way', async () => {
    const { one, financing } = await signContract();
    await world.decideAsFunder(financing.id, 'disburse');
    expect(await world.pay(one.number, '1000000.00', 'ST-1')).toBe('paying-out');
    expect(await amountsOf(one)).toEqual({ amount: '1000000.00', reserved: '600000.00' });
    const [payment] = await world.paymentsOf(financing.id);
    await world.confirm(payment?.id ?? '', 'BK-1');
    await world.care();
    expect(await stateOf(financing)).toBe('SETTLED');
    expect(await faultsOf(one)).toEqual([]);
  });

  it('ends an application for financing that waits, and frees all that it holds', async () => {
    const one = await world.held('1000000.00', dueOn);
    const other = await world.held('300000.00', dueOn);
    const applied = await world.apply(
      [one, other].map(({ id }) => ({ holdingId: id, amount: '250000.00' })),
      'FP-CHANGYU-1',
    );
    await world.pay(one.number, '1000000.00', 'ST-1');
    expect((await world.application(applied.id)).state).toBe('LAPSED');
    expect(await amountsOf(other)).toEqual({ amount: '300000.00', reserved: '0.00' });
    expect(await taken()).toBe('0.00');
    expect([...(await faultsOf(one)), ...(await faultsOf(other))]).toEqual([]);
  });

  it('ends a transfer that waits', async () => {
    const one = await world.held('1000000.00', dueOn);
    const transfer = await world.save(await world.caller('zhousiyuan', 'operator'), 'transfer', {
      holdingId: one.id,
      lines: [{ payeeId: 'C-SHIYU', amount: '700000.00' }],
      purpose: '货款',
    });
    await world.pay(one.number, '1000000.00', 'ST-1');
    expect((await world.application(transfer.id)).state).toBe('LAPSED');
    expect(await amountsOf(one)).toEqual({ amount: '0.00', reserved: '0.00' });
    expect(await faultsOf(one)).toEqual([]);
  });
});

describe('a disbursement', () => {
  it('is not made any more on the due date', async () => {
    const { financing } = await signContract();
    now = shanghaiInstant(dueOn, 9);
    expect(await outcomeOf(world.decideAsFunder(financing.id, 'disburse'))).toBe('FINANCING_STATE');
  });
});
