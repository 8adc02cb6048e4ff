import { beforeEach, describe, expect, it } from 'vitest';
import { fillWithDemoWorld, plainPasswords } from '../../../../features/support/demo-world.ts';
import type { HoldingRecord, KeptTradeForm } from '../../../../server/core/records/trade.ts';
import { MemoryStore } from '../../../../server/storage/memory/memory-store.ts';
import { money } from '../../../../src/domain/money/money.ts';
import { outcomeOf, removeTrade, staffLanchuan, Trading } from '../../../builders/trading.ts';

let store: MemoryStore;
let trading: Trading;
const now = Date.parse('2026-11-27T10:00:00+08:00');
const limitId = 'C-QIHENG credit';

beforeEach(async () => {
  const clock = { now: () => now, realTime: () => now };
  store = await fillWithDemoWorld(new MemoryStore(), clock, plainPasswords);
  await removeTrade(store);
  trading = new Trading(store, clock);
  await staffLanchuan(store);
});

const invoice = { code: '3300261130', number: '26990001', issuedOn: '2026-11-01', total: '150.00' };
const form: Partial<KeptTradeForm> = {
  payeeId: 'C-YANZHOU',
  amount: '100.00',
  dueOn: '2027-03-31',
  invoices: [invoice],
};
const issue = async (by = 'luoqiubai', more: Partial<KeptTradeForm> = {}) =>
  trading.save(await trading.caller(by, 'operator'), 'issue', { ...form, ...more });
const checked = async () => trading.decide(await trading.caller('shennanzhi', 'operator'), await issue());

async function issueInstrument(): Promise<HoldingRecord> {
  await trading.decide(await trading.caller('songbeichen', 'director'), await checked());
  const query = { companyId: 'C-YANZHOU', place: 'transit', keyword: '', orderBy: 'dueOn', descending: false } as const;
  const [found] = await store.transaction(async ({ holdings }) => holdings.page(query, { offset: 0, limit: 1 }));
  if (!found) throw new Error('Nothing was issued');
  return found;
}

const sums = async () => {
  const { used, reserved } = await store.transaction(async ({ limitUses }) => limitUses.sums(limitId));
  return [used, reserved];
};
const invoiceUses = async () =>
  (await store.transaction(async (all) => all.invoiceUses.ofInvoices(['3300261130 26990001'])))
    .toSorted((one, other) =>
      one.companyId < other.companyId || (one.companyId === other.companyId && one.amount.fen > other.amount.fen)
        ? -1
        : 1,
    )
    .map(({ companyId, amount, state }) => [companyId, amount, state]);
const limit = async (more: object): Promise<void> =>
  store.transaction(async ({ issueLimits }) => {
    const before = await issueLimits.find(limitId);
    if (before) await issueLimits.save({ ...before, ...more });
  });

describe('a limit and the invoices of an issue', () => {
  it('are reserved at its submission and used once it is effective', async () => {
    const waiting = await checked();
    expect(await sums()).toEqual([money('0.00'), money('100.00')]);
    expect(await invoiceUses()).toEqual([['C-QIHENG', money('100.00'), 'reserved']]);
    await trading.decide(await trading.caller('songbeichen', 'director'), waiting);
    expect(await sums()).toEqual([money('100.00'), money('0.00')]);
    expect(await invoiceUses()).toEqual([['C-QIHENG', money('100.00'), 'used']]);
  });

  it.each(['reject', 'withdraw', 'return'] as const)(
    'are free again after a %s, unless the maker has it back',
    async (how) => {
      const made = await issue();
      if (how === 'withdraw') await trading.withdraw(await trading.caller('luoqiubai', 'operator'), made);
      else await trading.decide(await trading.caller('shennanzhi', 'operator'), made, how);
      const kept = how === 'return' ? '100.00' : '0.00';
      expect(await sums()).toEqual([money('0.00'), money(kept)]);
      expect(await invoiceUses()).toHaveLength(how === 'return' ? 1 : 0);
    },
  );

  it('are reserved again where what was returned is submitted with another amount and without the invoice', async () => {
    const returned = await trading.decide(await trading.caller('shennanzhi', 'operator'), await issue(), 'return');
    const caller = await trading.caller('luoqiubai', 'operator');
    await trading.save(caller, 'issue', { ...form, amount: '60.00', invoices: [] }, returned);
    expect(await sums()).toEqual([money('0.00'), money('60.00')]);
    expect(await invoiceUses()).toEqual([]);
  });

  it.each([true, false])(
    'come back when the supplier refuses, whether the limit revolves (%s)',
    async (isRevolving) => {
      await limit({ isRevolving });
      const { id } = await issueInstrument();
      await trading.save(await trading.caller('zhousiyuan', 'operator'), 'refuse', { holdingId: id });
      expect(await sums()).toEqual([money('0.00'), money('0.00')]);
      expect(await invoiceUses()).toEqual([]);
    },
  );

  it('leave another company nothing of the invoice, however it writes its number and its total', async () => {
    await issue('luoqiubai', { amount: '1.00' });
    await issue('mengxizhou', {
      invoices: [{ ...invoice, code: ' ３３００261130', number: '2699 0001 ', total: '99999.00' }],
    });
    expect(await invoiceUses()).toEqual([['C-QIHENG', money('1.00'), 'reserved']]);
  });

  it('are held to the smallest total that the company names for the invoice', async () => {
    await issue('luoqiubai', { invoices: [{ ...invoice, total: '120.00' }] });
    await issue('shennanzhi', { invoices: [{ ...invoice, total: '900.00' }] });
    expect(await invoiceUses()).toEqual([
      ['C-QIHENG', money('100.00'), 'reserved'],
      ['C-QIHENG', money('20.00'), 'reserved'],
    ]);
  });

  it('are used by what becomes effective, though another application had them at its submission', async () => {
    const first = await issue();
    const whole = { ...invoice, total: '100.00' };
    const second = await issue('shennanzhi', { invoices: [whole] });
    expect(await invoiceUses()).toEqual([['C-QIHENG', money('100.00'), 'reserved']]);
    await trading.withdraw(await trading.caller('luoqiubai', 'operator'), first);
    const waits = await trading.decide(await trading.caller('luoqiubai', 'operator'), second);
    const { instrumentId } = await trading.decide(await trading.caller('songbeichen', 'director'), waits);
    expect(await invoiceUses()).toEqual([['C-QIHENG', money('100.00'), 'used']]);
    const instrument = await store.transaction(async ({ instruments }) => instruments.find(instrumentId));
    expect(instrument?.invoices).toHaveLength(1);
    await issue('luoqiubai', { invoices: [whole] });
    expect(await invoiceUses()).toEqual([['C-QIHENG', money('100.00'), 'used']]);
  });

  it('bar an excess of the limit, and nothing where it fits to the fen', async () => {
    await limit({ total: money('200.00') });
    await issue();
    expect(await outcomeOf(issue('shennanzhi', { amount: '100.01' }))).toBe('TRADE_RULE');
    expect(await outcomeOf(issue('shennanzhi'))).toMatchObject({ state: 'WAITING' });
  });

  it('send an issue back to its maker where the limit has run out before the last approval', async () => {
    const waiting = await checked();
    await limit({ validUntil: '2026-11-26' });
    const refused = await trading.decide(await trading.caller('songbeichen', 'director'), waiting);
    expect(refused).toMatchObject({ state: 'REFUSED_BY_RULE', isReserving: true, instrumentId: '' });
    expect(await sums()).toEqual([money('0.00'), money('100.00')]);
  });
});
