import { beforeEach, describe, expect, it } from 'vitest';
import { fillWithDemoWorld, plainPasswords } from '../../../../features/support/demo-world.ts';
import type { HoldingRecord, TradeApplicationRecord } from '../../../../server/core/records/trade.ts';
import { MemoryStore } from '../../../../server/storage/memory/memory-store.ts';
import { instrumentFaults, outcomeOf, Trading } from '../../../builders/trading.ts';

let trading: Trading;
const clock = { time: 0, now: () => clock.time };
const at = (day: string): void => {
  clock.time = Date.parse(`${day}T10:00:00+08:00`);
};

beforeEach(async () => {
  at('2026-11-27');
  const world = { now: () => clock.time, realTime: () => clock.time };
  trading = new Trading(await fillWithDemoWorld(new MemoryStore(), world, plainPasswords), clock);
});

const director = async () => trading.caller('guyunzhou', 'director');
const operator = async () => trading.caller('zhousiyuan', 'operator');

/** An issue that waits for the director of the issuer. */
async function checkedIssue(dueOn: string): Promise<TradeApplicationRecord> {
  const made = await trading.save(await trading.caller('luoqiubai', 'operator'), 'issue', {
    payeeId: 'C-YANZHOU',
    amount: '100.00',
    dueOn,
  });
  return trading.decide(await trading.caller('shennanzhi', 'operator'), made);
}

async function transits(companyId: string, place: HoldingRecord['place'] = 'transit') {
  const query = { companyId, place, keyword: '', orderBy: 'openedAt', descending: true } as const;
  return trading.store.transaction(async ({ holdings }) => holdings.page(query, { offset: 0, limit: 10 }));
}

async function issueInstrument(dueOn: string): Promise<HoldingRecord> {
  await trading.decide(await trading.caller('songbeichen', 'director'), await checkedIssue(dueOn));
  const [transit] = await transits('C-YANZHOU');
  if (!transit) throw new Error('Nothing was issued');
  return transit;
}

async function holdInstrument(dueOn: string): Promise<HoldingRecord> {
  const { id } = await issueInstrument(dueOn);
  await trading.decide(await director(), await trading.save(await operator(), 'accept', { holdingId: id }));
  const [holding] = await transits('C-YANZHOU', 'held');
  if (!holding) throw new Error('Nothing was accepted');
  return holding;
}

const faults = async ({ instrumentId }: HoldingRecord) =>
  trading.store.transaction(async (transaction) => instrumentFaults(transaction, instrumentId));

describe('the last day of an amount in transit', () => {
  it('is five working days away, and it can be accepted on that day, not after it', async () => {
    const transit = await issueInstrument('2027-03-31');
    expect(transit.acceptBy).toBe('2026-12-04');
    at('2026-12-04');
    await trading.care();
    const asked = await trading.save(await operator(), 'accept', { holdingId: transit.id });
    expect(asked).toMatchObject({ state: 'WAITING', endsOn: '2026-12-04' });
    at('2026-12-05');
    await trading.care();
    expect((await trading.application(asked.id)).state).toBe('LAPSED');
    expect(await transits('C-YANZHOU')).toEqual([]);
    expect(await faults(transit)).toEqual([]);
  });

  it('comes before the day on which the instrument closes', async () => {
    // Paid on 4 December, a Friday: closed from 1 December on.
    const transit = await issueInstrument('2026-12-04');
    expect(transit.acceptBy).toBe('2026-11-30');
    at('2026-11-30');
    const asked = await trading.save(await operator(), 'accept', { holdingId: transit.id });
    expect(asked.endsOn).toBe('2026-11-30');
    at('2026-12-01');
    expect(await outcomeOf(trading.save(await operator(), 'accept', { holdingId: transit.id }))).toBe('TRADE_RULE');
    await trading.care();
    expect((await trading.application(asked.id)).state).toBe('LAPSED');
  });
});

describe('an instrument that is paid on a Thursday', () => {
  it('closes after the Friday before: nobody has to act on a Sunday', async () => {
    const transit = await issueInstrument('2026-12-03');
    expect(transit.acceptBy).toBe('2026-11-27');
    expect((await checkedIssue('2026-12-03')).endsOn).toBe('2026-11-27');
    at('2026-11-28');
    expect(await outcomeOf(checkedIssue('2026-12-03'))).toBe('TRADE_RULE');
    expect(await outcomeOf(trading.save(await operator(), 'accept', { holdingId: transit.id }))).toBe('TRADE_RULE');
  });
});

describe('the last day of an application', () => {
  it('is before the instrument closes, or twenty working days away', async () => {
    expect((await checkedIssue('2026-12-04')).endsOn).toBe('2026-11-30');
    expect((await checkedIssue('2027-03-31')).endsOn).toBe('2026-12-25');
  });

  it('frees what a returned one reserved after five working days, and leaves it to its maker', async () => {
    const holding = await holdInstrument('2027-03-31');
    const asked = await trading.save(await operator(), 'transfer', {
      holdingId: holding.id,
      lines: [{ payeeId: 'C-CHENGYE', amount: '40.00' }],
    });
    const returned = await trading.decide(await director(), asked, 'return');
    expect(returned).toMatchObject({ state: 'RETURNED', endsOn: '2026-12-04', isReserving: true });
    at('2026-12-05');
    await trading.care();
    const released = await trading.application(asked.id);
    expect(released).toMatchObject({ state: 'RETURNED', endsOn: '', isReserving: false });
    expect((await transits('C-YANZHOU', 'held'))[0]?.reserved.fen).toBe(0n);
    const again = await trading.save(await operator(), 'transfer', asked.form, released);
    expect(again).toMatchObject({ state: 'WAITING', isReserving: true });
    expect(await faults(holding)).toEqual([]);
  });
});

describe('a cancellation', () => {
  it('is refused once the instrument is closed, where it could only lapse', async () => {
    const holding = await holdInstrument('2026-12-04');
    at('2026-12-01');
    expect(await outcomeOf(trading.save(await operator(), 'cancellation', { holdingId: holding.id }))).toBe(
      'TRADE_RULE',
    );
  });
});

describe('the last approval', () => {
  it('remains valid although an earlier approver has left meanwhile', async () => {
    const checked = await checkedIssue('2027-03-31');
    await trading.store.transaction(async ({ users }) => {
      const left = await users.byName('shennanzhi');
      if (left) await users.save({ ...left, roles: [] });
    });
    const approved = await trading.decide(await trading.caller('songbeichen', 'director'), checked);
    expect(approved.state).toBe('EFFECTIVE');
  });
});

describe('a returned amount', () => {
  it('is listed in the ledger as from the company that did not accept it', async () => {
    const holding = await holdInstrument('2027-03-31');
    const asked = await trading.save(await operator(), 'transfer', {
      holdingId: holding.id,
      lines: [{ payeeId: 'C-CHENGYE', amount: '40.00' }],
    });
    await trading.decide(await director(), asked);
    const [sent] = await transits('C-CHENGYE');
    await trading.save(await trading.caller('heqinghe', 'operator'), 'refuse', { holdingId: sent?.id ?? '' });
    const postings = await trading.store.transaction(async (transaction) =>
      transaction.postings.ofInstrument(holding.instrumentId),
    );
    const parties = new Map(postings.map((each) => [each.entry, [each.fromCompanyId, each.toCompanyId]]));
    expect(Object.fromEntries(parties)).toEqual({
      issue: ['C-QIHENG', 'C-YANZHOU'],
      'issue-accepted': ['C-QIHENG', 'C-YANZHOU'],
      transfer: ['C-YANZHOU', 'C-CHENGYE'],
      'transfer-returned': ['C-CHENGYE', 'C-YANZHOU'],
    });
  });
});

describe('the clock’s work', () => {
  it('is not held up by one record that fails', async () => {
    const first = await checkedIssue('2027-03-31');
    const second = await checkedIssue('2027-03-31');
    const [broken, whole] = [first, second].toSorted((one, other) => (one.id < other.id ? -1 : 1));
    await trading.store.transaction(async ({ tradeApplications }) => {
      if (broken) await tradeApplications.save({ ...broken, act: 'none' as never });
    });
    at('2026-12-28');
    await expect(trading.care()).rejects.toThrow();
    expect((await trading.application(whole?.id ?? '')).state).toBe('LAPSED');
  });
});

describe('the day before the last one', () => {
  const countMessages = async (userId: string, kind: string): Promise<number> =>
    trading.store.transaction(
      async ({ messages }) => (await messages.of(userId, 0, 100)).filter((each) => each.kind === kind).length,
    );

  it('reminds the people who decide an application, once', async () => {
    const made = await checkedIssue('2027-03-31');
    expect(made.endsOn).toBe('2026-12-25');
    at('2026-12-23');
    await trading.care();
    expect(await countMessages('U-songbeichen', 'ending')).toBe(0);
    at('2026-12-24');
    await trading.care();
    await trading.care();
    expect([await countMessages('U-songbeichen', 'ending'), await countMessages('U-luoqiubai', 'ending')]).toEqual([
      1, 0,
    ]);
    at('2026-12-25');
    await trading.care();
    expect(await countMessages('U-songbeichen', 'ending')).toBe(1);
  });

  it('is the last working day before, not counting days off', async () => {
    const made = await trading.save(await trading.caller('luoqiubai', 'operator'), 'issue', {
      payeeId: 'C-YANZHOU',
      amount: '100.00',
      dueOn: '2027-03-31',
    });
    await trading.store.transaction(async ({ tradeApplications }) =>
      tradeApplications.save({ ...made, endsOn: '2026-11-30' }),
    );
    // The 27th is a Friday, and the 30th the Monday after it.
    await trading.care();
    expect(await countMessages('U-shennanzhi', 'ending')).toBe(1);
  });

  it('reminds the maker of a returned application, and the receiver of an amount in transit', async () => {
    const returned = await trading.decide(
      await trading.caller('songbeichen', 'director'),
      await checkedIssue('2027-03-31'),
      'return',
    );
    const { acceptBy } = await issueInstrument('2027-03-31');
    expect([returned.endsOn, acceptBy]).toEqual(['2026-12-04', '2026-12-04']);
    at('2026-12-03');
    await trading.care();
    await trading.care();
    expect([
      await countMessages('U-luoqiubai', 'freed-soon'),
      await countMessages('U-zhousiyuan', 'arrival-ending'),
    ]).toEqual([1, 1]);
  });

  it('reminds nobody of an amount whose acceptance was submitted', async () => {
    const { id } = await issueInstrument('2027-03-31');
    await trading.save(await operator(), 'accept', { holdingId: id });
    at('2026-12-03');
    await trading.care();
    expect(await countMessages('U-zhousiyuan', 'arrival-ending')).toBe(0);
    expect(await countMessages('U-guyunzhou', 'ending')).toBe(1);
  });
});

describe('a recall', () => {
  it('ends with the last day on which the amount can be accepted', async () => {
    const { id, acceptBy } = await issueInstrument('2027-03-31');
    const recall = await trading.save(await trading.caller('luoqiubai', 'operator'), 'issue-recall', { holdingId: id });
    expect([recall.state, recall.endsOn]).toEqual(['WAITING', acceptBy]);
  });
});
