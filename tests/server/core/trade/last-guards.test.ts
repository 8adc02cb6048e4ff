import { beforeEach, describe, expect, it } from 'vitest';
import { fillWithDemoWorld, plainPasswords } from '../../../../features/support/demo-world.ts';
import type { Caller } from '../../../../server/core/context.ts';
import type { HoldingRecord, InstrumentRecord, TradeApplicationRecord } from '../../../../server/core/records/trade.ts';
import { endApplication } from '../../../../server/core/trade/end-application.ts';
import { newHolding, post, type Movement } from '../../../../server/core/trade/post.ts';
import { releaseLimit } from '../../../../server/core/trade/return-transit.ts';
import { MemoryStore } from '../../../../server/storage/memory/memory-store.ts';
import { money, moneyToText, zeroMoney, type Money } from '../../../../src/domain/money/money.ts';
import { outcomeOf, removeTrade, Trading } from '../../../builders/trading.ts';

let store: MemoryStore;
let trading: Trading;
const clock = { time: 0, now: () => clock.time };
const at = (day: string): void => {
  clock.time = Date.parse(`${day}T10:00:00+08:00`);
};

beforeEach(async () => {
  at('2026-11-27');
  const world = { now: () => clock.time, realTime: () => clock.time };
  store = await fillWithDemoWorld(new MemoryStore(), world, plainPasswords);
  await removeTrade(store);
  trading = new Trading(store, clock);
});

const invoice = (number: string) => ({ code: '', number, issuedOn: '2026-11-01', total: '100.00' });
const [first, second] = [invoice('26330000000000000001'), invoice('26330000000000000002')];
const maker = async (): Promise<Caller> => trading.caller('luoqiubai', 'operator');
const form = { payeeId: 'C-YANZHOU', amount: '100.00', dueOn: '2027-03-31' } as const;

async function issue(more: object = {}): Promise<TradeApplicationRecord> {
  return trading.save(await maker(), 'issue', { ...form, ...more });
}
async function approve(made: TradeApplicationRecord): Promise<TradeApplicationRecord> {
  const checked = await trading.decide(await trading.caller('shennanzhi', 'operator'), made);
  return trading.decide(await trading.caller('songbeichen', 'director'), checked);
}
const instrumentOf = async ({ instrumentId }: TradeApplicationRecord): Promise<InstrumentRecord> => {
  const found = await store.transaction(async ({ instruments }) => instruments.find(instrumentId));
  if (!found) throw new Error('Nothing was issued');
  return found;
};
const usesWithAmounts = async ({ id }: Pick<TradeApplicationRecord, 'id'>) =>
  (await store.transaction(async ({ invoiceUses }) => invoiceUses.ofApplication(id))).map(({ amount }) => amount);
const usesOf = async ({ id }: Pick<TradeApplicationRecord, 'id'>) =>
  (await store.transaction(async ({ invoiceUses }) => invoiceUses.ofApplication(id))).map(({ invoiceId, state }) => [
    invoiceId,
    state,
  ]);

describe('a posting', () => {
  let instrument: InstrumentRecord;
  beforeEach(async () => {
    instrument = await instrumentOf(await approve(await issue()));
  });
  const holding = (
    place: HoldingRecord['place'],
    amounts: Partial<Record<'amount' | 'reserved' | 'frozen', Money>>,
  ) => ({
    ...newHolding(
      instrument,
      {
        place,
        companyId: 'C-YANZHOU',
        originId: undefined,
        senderId: '',
        senderName: '',
        applicationId: '',
        acceptBy: '',
      },
      clock.now(),
    ),
    ...amounts,
  });
  const posted = async (movement: Partial<Movement>) =>
    store.transaction(async (transaction) =>
      post(
        transaction,
        {
          applicationId: 'TA-1',
          entry: 'transfer',
          instrument,
          from: holding('held', { amount: money('10.00') }),
          to: holding('transit', {}),
          amount: money('10.00'),
          ...movement,
        },
        clock.now(),
      ),
    );

  it('moves all that is free', async () => {
    expect(await posted({})).toMatchObject({ from: { amount: zeroMoney }, to: { amount: money('10.00') } });
  });

  it.each([
    ['from another place', { from: 'transit' }],
    ['to another place', { to: 'held' }],
    ['from nowhere', { from: undefined }],
  ] as const)('is none %s than its entry says', async (_what, places) => {
    const from = 'from' in places ? places.from && holding(places.from, { amount: money('10.00') }) : undefined;
    const movement = {
      ...('from' in places ? { from } : {}),
      ...('to' in places ? { to: holding(places.to, {}) } : {}),
    };
    await expect(posted(movement)).rejects.toThrow('between these places');
  });

  it.each(['0.00', '-1.00'])('is none of %s', async (text) => {
    const amount = { fen: BigInt(text.replace('.', '')) };
    await expect(posted({ amount })).rejects.toThrow('needs an amount');
  });

  it.each([
    ['there is', '9.99', '0.00', '0.00'],
    ['is not reserved', '10.00', '0.01', '0.00'],
    ['is not frozen', '10.00', '0.00', '0.01'],
  ])('is none of more than %s', async (_what, amount, reserved, frozen) => {
    const from = holding('held', { amount: money(amount), reserved: money(reserved), frozen: money(frozen) });
    await expect(posted({ from })).rejects.toThrow('overspent');
  });
});

describe('the limit and the invoices that an issue uses', () => {
  it('keeps its invoices while a part of its instrument is still owed', async () => {
    const made = await approve(await issue({ invoices: [first] }));
    const instrument = await instrumentOf(made);
    const giveBack = async (amount: Money) =>
      store.transaction(async (transaction) => releaseLimit(transaction, instrument, amount, clock.now()));
    await giveBack(money('99.99'));
    expect(await usesOf(made)).toEqual([[first.number, 'used']]);
    await giveBack(instrument.amount);
    expect(await usesOf(made)).toEqual([]);
  });

  it('is of the invoices that are left when it takes effect, and of no others', async () => {
    const earlier = await issue({ invoices: [first] });
    const made = await issue({ invoices: [first, second] });
    expect(await usesOf(made)).toEqual([[second.number, 'reserved']]);
    await trading.withdraw(await maker(), earlier);
    await approve(made);
    expect(await usesOf(made)).toEqual([[first.number, 'used']]);
  });
});

describe('the totals that are entered for an invoice', () => {
  const larger = { ...second, total: '999.00' };

  it('count with the smallest of the own company', async () => {
    await issue({ amount: '150.00', invoices: [first, second] });
    const made = await issue({ amount: '60.00', invoices: [larger] });
    expect((await usesWithAmounts(made)).map(moneyToText)).toEqual(['50.00']);
  });

  it('are not lowered by what another company has entered, which would tell its total', async () => {
    // The application of the other company uses the first invoice alone, and names the second.
    const other = await issue({ invoices: [first, { ...second, total: '1.00' }] });
    expect(await usesOf(other)).toEqual([[first.number, 'reserved']]);
    await store.transaction(async ({ tradeApplications, invoiceUses }) => {
      await tradeApplications.save({ ...other, companyId: 'C-LANCHUAN' });
      for (const use of await invoiceUses.ofApplication(other.id))
        await invoiceUses.save({ ...use, companyId: 'C-LANCHUAN' });
    });
    const made = await issue({ amount: '900.00', invoices: [first, larger] });
    expect(await usesOf(made)).toEqual([[second.number, 'reserved']]);
    expect((await usesWithAmounts(made)).map(moneyToText)).toEqual(['900.00']);
  });
});

describe('users of an institution that acts for a company', () => {
  const acting = ({ user, ...caller }: Caller): Caller => ({ ...caller, user: { ...user, institution: 'F-1' } });

  it('make no applications of the company', async () => {
    expect(await outcomeOf(trading.save(acting(await maker()), 'issue', form))).toBe('NOT_PERMITTED');
  });

  it('decide none either', async () => {
    const checker = acting(await trading.caller('shennanzhi', 'operator'));
    expect(await outcomeOf(trading.decide(checker, await issue()))).toBe('TRADE_NOT_YOURS');
  });
});

it('an application waits until the end of its last day', async () => {
  const { id, endsOn } = await issue();
  const end = async () => {
    await store.transaction(async (transaction) => endApplication(transaction, id, clock.now()));
    return (await trading.application(id)).state;
  };
  at(endsOn);
  expect(await end()).toBe('WAITING');
  clock.time += 24 * 3_600_000;
  expect(await end()).toBe('LAPSED');
});

describe('an act about a holding of another company', () => {
  it.each(['accept', 'refuse', 'transfer'] as const)('is not found: %s', async (act) => {
    const { instrumentId } = await approve(await issue());
    const [sent] = await store.transaction(async ({ holdings }) => holdings.ofInstrument(instrumentId));
    const lines = act === 'transfer' ? [{ payeeId: 'C-CHENGYE', amount: '1.00' }] : [];
    const stranger = await trading.caller('fangwanqiu', 'operator');
    expect(await outcomeOf(trading.save(stranger, act, { holdingId: sent?.id ?? '', lines }))).toBe('NOT_FOUND');
  });
});

describe('an application without a last day', () => {
  it('is not ended, and keeps what it uses', async () => {
    const made = await approve(await issue({ invoices: [first] }));
    const before = await usesOf(made);
    at('2028-01-03');
    await store.transaction(async (transaction) => endApplication(transaction, made.id, clock.time));
    const after = await store.transaction(async ({ tradeApplications }) => tradeApplications.find(made.id));
    expect({ state: after?.state, uses: await usesOf(made) }).toEqual({ state: 'EFFECTIVE', uses: before });
    expect(before).toHaveLength(1);
  });
});
