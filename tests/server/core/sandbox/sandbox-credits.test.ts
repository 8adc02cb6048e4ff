import { beforeEach, describe, expect, it } from 'vitest';
import { sandboxCredits, type CreditOrder } from '../../../../server/core/sandbox/sandbox-credits.ts';
import { MemoryStore } from '../../../../server/storage/memory/memory-store.ts';
import { money } from '../../../../src/domain/money/money.ts';
import { demoBackEnd } from '../../../builders/desks.ts';

const clock = { now: () => Date.parse('2026-11-20T02:00:00Z'), realTime: () => Date.now() };
let store: MemoryStore;
const order: CreditOrder = {
  fkCorpCore: 'C-QIHENG',
  pkCorp: 'C-YANZHOU',
  fkFinance: 'F-CHANGYU',
  amount: '642300.00',
  days: 90,
};
const issue = async (change: Partial<CreditOrder> = {}) =>
  sandboxCredits(store, clock)
    .issue({ ...order, ...change })
    .then(
      ({ number }) => number,
      (refusal: { readonly code: string; readonly values: Readonly<Record<string, unknown>> }) =>
        `${refusal.code} ${String(refusal.values['field'])}`,
    );

beforeEach(async () => {
  store = new MemoryStore();
  await demoBackEnd(store, undefined, { clock });
});

describe('a simulated core enterprise', () => {
  it('issues credits that their holder may package, each with its own number', async () => {
    expect(await Promise.all([issue(), issue()])).toEqual(['RX6101-2026-60001', 'RX6101-2026-60002']);
    const kept = await store.transaction(async ({ candidates }) => candidates.find('K-YANZHOU-RX6101-2026-60001'));
    expect(kept).toMatchObject({
      book: 'credit',
      side: 'finance',
      pkCorp: 'C-YANZHOU',
      coreEnterpriseId: 'C-QIHENG',
      funderId: 'F-CHANGYU',
      state: 'HOLDING',
      amount: money('642300.00'),
      dueDate: '2027-02-18',
      packagedIn: undefined,
    });
  });

  it('offers only core enterprises, funders, and registered holders who have opened the product', async () => {
    const { cores, holders, funders } = await sandboxCredits(store, clock).parties();
    expect(funders.map(({ pkCorp }) => pkCorp)).toContain('F-CHANGYU');
    expect(cores.map(({ pkCorp }) => pkCorp)).toContain('C-QIHENG');
    expect(cores.map(({ pkCorp }) => pkCorp)).not.toContain('C-YANZHOU');
    const known = await store.transaction(async ({ companies }) =>
      companies.findAll(holders.map(({ pkCorp }) => pkCorp)),
    );
    expect(
      known.filter(({ openedProducts, deregistered }) => deregistered || !openedProducts.includes('CREDIT')),
    ).toEqual([]);
    expect(holders.length).toBeGreaterThan(0);
  });

  it.each([
    [{ fkCorpCore: 'C-YANZHOU' }, 'fkCorpCore'],
    [{ pkCorp: 'constructor' }, 'pkCorp'],
    [{ pkCorp: 'C-QIHENG' }, 'pkCorp'],
    [{ fkFinance: 'C-YANZHOU' }, 'fkFinance'],
    [{ fkFinance: '*' }, 'fkFinance'],
    [{ amount: '0.00' }, 'amount'],
    [{ amount: '-1.00' }, 'amount'],
    [{ amount: '1e9' }, 'amount'],
    [{ amount: '10000000000.01' }, 'amount'],
    [{ days: 0 }, 'days'],
    [{ days: 366 }, 'days'],
    [{ days: 1.5 }, 'days'],
  ] as const)('refuses %j', async (change, field) => {
    expect(await issue(change)).toBe(`REQUEST_INVALID ${field}`);
  });
});
