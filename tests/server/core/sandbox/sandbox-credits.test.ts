import { beforeEach, describe, expect, it } from 'vitest';
import { sandboxCredits, type CreditOrder } from '../../../../server/core/sandbox/sandbox-credits.ts';
import { MemoryStore } from '../../../../server/storage/memory/memory-store.ts';
import { money } from '../../../../src/domain/money/money.ts';
import { demoBackEnd } from '../../../builders/desks.ts';
import { instrumentFaults } from '../../../builders/trading.ts';

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

const today = '2026-11-20';
const heldBy = async (companyId: string, number = '', place: 'held' | 'transit' = 'held') =>
  (
    await store.transaction(async ({ holdings }) =>
      holdings.page(
        { companyId, place, keyword: number, orderBy: 'dueOn', descending: false },
        { offset: 0, limit: 2 },
      ),
    )
  )[0];
const faultsOf = async (number: string): Promise<readonly string[]> =>
  store.transaction(async (transaction) =>
    instrumentFaults(transaction, (await transaction.instruments.byNumber(number))?.id ?? ''),
  );
const usedOfLimit = async (): Promise<bigint> =>
  (await store.transaction(async ({ limitUses }) => limitUses.sums('C-QIHENG credit'))).used.fen;

beforeEach(async () => {
  store = new MemoryStore();
  await demoBackEnd(store, undefined, { clock });
});

describe('a simulated core enterprise', () => {
  it('issues credits that their holder may package, each with its own number', async () => {
    const numbers = await Promise.all([issue(), issue()]);
    expect(numbers).toEqual([expect.stringMatching(/^RX6101-2026-\d{7}$/u), expect.stringMatching(/^RX6101-/u)]);
    expect(new Set(numbers).size).toBe(2);
    const holding = await heldBy('C-YANZHOU', numbers[0]);
    const kept = await store.transaction(async ({ candidates }) => candidates.find(holding?.id ?? ''));
    expect(kept).toMatchObject({
      number: numbers[0],
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

  it('issues by the trade: limit, holdings and ledger have it, and what was posted agrees', async () => {
    const before = await usedOfLimit();
    const number = await issue();
    expect(await heldBy('C-YANZHOU', number)).toMatchObject({ amount: money('642300.00'), issuerId: 'C-QIHENG' });
    expect((await usedOfLimit()) - before).toBe(money('642300.00').fen);
    const days = { from: today, to: today };
    const query = { companyId: 'C-YANZHOU', side: 'holder', ...days, direction: undefined, keyword: number } as const;
    const { in: gone } = await store.transaction(async ({ postings }) => postings.ledgerSums(query));
    expect(gone).toEqual({ count: 1, amount: money('642300.00') });
    expect(await faultsOf(number)).toEqual([]);
  });

  it('may leave it to the holder to accept what was issued', async () => {
    const number = await issue({ isAccepted: false });
    expect(await heldBy('C-YANZHOU', number)).toBeUndefined();
    expect(await heldBy('C-YANZHOU', number, 'transit')).toMatchObject({ amount: money('642300.00') });
    expect(await faultsOf(number)).toEqual([]);
  });

  it.each([
    ['an amount above the limit', { amount: '900000000.00' }],
    ['a due date that is too near', { amount: '1.00', days: 1 }],
  ])('refuses an issue that a rule forbids: %s', async (_what, change) => {
    expect(await issue(change)).toMatch(/^TRADE_RULE/u);
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
