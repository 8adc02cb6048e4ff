import { beforeEach, describe, expect, it } from 'vitest';
import type { FinancingRecord, HoldingRecord, TradeApplicationRecord } from '../../../../server/core/records/trade.ts';
import type { Store } from '../../../../server/core/store.ts';
import { dueInstants } from '../../../../server/core/trade/due-instants.ts';
import { tradeMaintenance } from '../../../../server/core/trade/trade-maintenance.ts';
import { MemoryStore } from '../../../../server/storage/memory/memory-store.ts';
import { addDays, shanghaiDate, shanghaiInstant } from '../../../../src/domain/calendar/plain-date.ts';
import { moneyToText } from '../../../../src/domain/money/money.ts';
import { demoBackEnd } from '../../../builders/desks.ts';
import { OfficersWorld } from '../../../builders/officers.ts';
import { instrumentFaults, removeTrade } from '../../../builders/trading.ts';

const dueOn = '2027-03-31';

/** A world with one deadline of every kind, each on its own day. */
class WaitingWorld {
  now = shanghaiInstant('2026-11-27', 14);
  readonly store = new MemoryStore();
  readonly world = new OfficersWorld(this.store, { now: () => this.now });
  held!: HoldingRecord;
  financing!: FinancingRecord;
  transfer!: TradeApplicationRecord;
  issue!: TradeApplicationRecord;

  async begin(): Promise<this> {
    await demoBackEnd(this.store);
    await removeTrade(this.store);
    const { world } = this;
    const financed = await world.held('600000.00', dueOn);
    await world.withEvidence([financed.id], 'F-CHANGYU', 'AUDITED');
    const approved = await world.approve([{ holdingId: financed.id, amount: '600000.00' }], 'FP-CHANGYU-1');
    this.now = shanghaiInstant('2026-12-01', 10);
    this.financing = await world.disburse(approved, 'BK-1');
    this.held = await world.held('100.00', dueOn);
    await world.order({ act: 'freeze', holdingId: this.held.id, amount: '30.00', until: '2027-01-15' });
    // In transit until 8 December.
    this.transfer = await world.save(await world.caller('zhousiyuan', 'operator'), 'transfer', {
      holdingId: this.held.id,
      lines: [{ payeeId: 'C-CHENGYE', amount: '40.00' }],
    });
    this.transfer = await world.decide(await world.caller('guyunzhou', 'director'), this.transfer);
    // Waits until 29 December.
    this.issue = await world.save(await world.caller('luoqiubai', 'operator'), 'issue', {
      payeeId: 'C-YANZHOU',
      amount: '7.00',
      dueOn: '2027-04-30',
    });
    await world.care();
    return this;
  }

  /** All events, each with its day. */
  async story(): Promise<readonly string[]> {
    return this.store.transaction(async ({ tradeApplications, financings, postings, messages, officerOrders }) => {
      const of = (at: number, what: string): string =>
        `${new Date(at + 8 * 3_600_000).toISOString().slice(0, 13)} ${what}`;
      const application = await tradeApplications.find(this.issue.id);
      const financing = await financings.find(this.financing.id);
      const told = [];
      for (const user of ['U-zhousiyuan', 'U-luoqiubai', 'U-heqinghe', 'U-shennanzhi'])
        for (const { kind, sentAt } of await messages.of(user, 0, 100)) told.push(of(sentAt, `${user} ${kind}`));
      return [
        ...(application?.events ?? []).map(({ event, at }) => of(at, event)),
        ...(financing?.events ?? []).map(({ event, at }) => of(at, event)),
        ...(await postings.ofInstrument(this.held.instrumentId)).map(({ entry, at, amount, businessDay }) =>
          of(at, `${businessDay} ${entry} ${moneyToText(amount)}`),
        ),
        ...(await officerOrders.newest(10)).map(({ act, proposedAt }) => of(proposedAt, act)),
        ...told,
      ].toSorted();
    });
  }
}

let leaping: WaitingWorld;

beforeEach(async () => {
  leaping = await new WaitingWorld().begin();
});

describe('a leap of the clock', () => {
  it('dates what falls due by its own day', async () => {
    leaping.now = shanghaiInstant('2027-04-20', 9);
    await leaping.world.care();
    const story = await leaping.story();
    expect(story).toEqual(
      expect.arrayContaining([
        '2026-12-09T00 2026-12-09 transfer-returned 40.00',
        '2026-12-30T00 lapsed',
        '2027-01-16T00 release',
        '2027-03-24T00 reminded',
        '2027-03-31T17 fell-overdue',
        '2027-03-31T17 U-luoqiubai issuer-overdue',
        '2026-12-30T00 U-luoqiubai lapsed',
      ]),
    );
    expect(story.filter((each) => each.startsWith('2027-04'))).toEqual([]);
    const faults = await leaping.store.transaction(async (transaction) =>
      instrumentFaults(transaction, leaping.held.instrumentId),
    );
    expect(faults).toEqual([]);
  });

  it('ends a financing that waits on the day after its last one', async () => {
    const { world } = leaping;
    const { id } = await world.held('600000.00', '2027-04-30');
    const { endsOn, applicationId } = await world.approve([{ holdingId: id, amount: '600000.00' }], 'FP-CHANGYU-1');
    leaping.now = shanghaiInstant('2027-06-01', 9);
    await world.care();
    const { state, stateSince } = await world.financingOf({ id: applicationId });
    expect([state, stateSince]).toEqual(['LAPSED', shanghaiInstant(addDays(endsOn, 1))]);
  });

  it('has the same result as a clock that runs every day', async () => {
    const walking = await new WaitingWorld().begin();
    for (let day = '2026-12-02'; day <= '2027-04-20'; day = addDays(day, 1))
      for (const hour of [0, 17]) {
        walking.now = shanghaiInstant(day, hour);
        await walking.world.care();
      }
    leaping.now = walking.now;
    await leaping.world.care();
    expect(await leaping.story()).toEqual(await walking.story());
  });

  it('dates nothing on a day that was played before', async () => {
    leaping.now = shanghaiInstant('2027-02-10', 9);
    await leaping.world.care();
    const issue = await leaping.world.application(leaping.issue.id);
    await leaping.store.transaction(async ({ tradeApplications }) =>
      tradeApplications.save({ ...leaping.issue, version: issue.version + 1 }),
    );
    leaping.now = shanghaiInstant('2027-02-11', 9);
    await leaping.world.care();
    const lapsed = (await leaping.world.application(leaping.issue.id)).events.at(-1);
    expect([lapsed?.event, shanghaiDate(lapsed?.at ?? 0)]).toEqual(['lapsed', '2027-02-11']);
  });

  it('takes a part that came early on the payment day, before anything falls overdue', async () => {
    await leaping.world.pay(leaping.financing.lines[0]?.number ?? '', '1.00', 'ST-1');
    leaping.now = shanghaiInstant('2027-04-20', 9);
    await leaping.world.care();
    expect(await leaping.story()).toContain('2027-03-31T00 paid');
  });

  it('matches no line of a statement on a day on which it was not there', async () => {
    leaping.now = shanghaiInstant('2027-01-05', 9);
    await leaping.world.pay(leaping.financing.lines[0]?.number ?? '', '1.00', 'ST-1');
    leaping.now = shanghaiInstant('2026-12-01', 11);
    await leaping.world.care();
    expect((await leaping.story()).filter((each) => each.includes(' paid'))).toEqual([]);
  });

  it('matches what a freeze kept waiting no earlier than it came, though the freeze had ended before', async () => {
    const { world, held } = leaping;
    leaping.now = shanghaiInstant('2027-02-01', 9);
    expect(await world.pay(held.number, '100.00', 'ST-1')).toBe('frozen');
    await world.care();
    const story = await leaping.story();
    expect(story).toContain('2027-01-16T00 release');
    expect(story.filter((each) => each.includes(' payment '))).toEqual(['2027-02-01T09 2027-02-01 payment 100.00']);
  });

  it('looks for what fell due, and keeps how far it came, once until the next midnight or cut-off', async () => {
    const asked: string[] = [];
    const counting = <Watched extends object>(target: Watched, path: string): Watched =>
      new Proxy(target, {
        get: (owner, name): unknown => {
          const value: unknown = Reflect.get(owner, name);
          if (typeof value !== 'function')
            return typeof value === 'object' && value !== null ? counting(value, `${String(name)}.`) : value;
          return async (...given: unknown[]): Promise<unknown> => {
            asked.push(`${path}${String(name)}`);
            return Reflect.apply(value, owner, given) as unknown;
          };
        },
      });
    const store: Pick<Store, 'transaction'> = {
      transaction: async (work) => leaping.store.transaction(async (all) => work(counting(all, ''))),
    };
    const now = (): number => leaping.now;
    const care = tradeMaintenance({ store: store as Store, clock: { now, realTime: now } });
    const looked = async (at: number): Promise<readonly [number, number]> => {
      asked.length = 0;
      leaping.now = at;
      await care();
      const count = (name: string): number => asked.filter((each) => each === name).length;
      return [count('statementLines.findAll'), count('facts.write')];
    };
    expect([
      await looked(shanghaiInstant('2026-12-02', 0)),
      await looked(shanghaiInstant('2026-12-02', 9)),
      await looked(shanghaiInstant('2026-12-02', 17) - 1),
      await looked(shanghaiInstant('2026-12-02', 17)),
      await looked(shanghaiInstant('2026-12-02', 23)),
      await looked(shanghaiInstant('2026-12-03', 0)),
    ]).toEqual([
      [1, 1],
      [0, 0],
      [0, 0],
      [1, 1],
      [0, 0],
      [1, 1],
    ]);
  });

  it('plays again from the day to which it was set back', async () => {
    leaping.now = shanghaiInstant('2027-02-10', 9);
    const [before] = [leaping.now];
    leaping.now = shanghaiInstant('2026-12-02', 9);
    await leaping.world.care();
    leaping.now = before;
    await leaping.world.care();
    expect(await leaping.story()).toContain('2026-12-30T00 lapsed');
  });
});

describe('the instants that a leap plays', () => {
  const until = shanghaiInstant('2027-04-20', 9);
  const instants = async (played: number | undefined, now = until): Promise<readonly string[]> =>
    (await leaping.store.transaction(async (transaction) => dueInstants(transaction, played, now))).map((instant) =>
      new Date(instant + 8 * 3_600_000).toISOString().slice(0, 16),
    );

  it('are those at which something ends, is reminded of, is paid or falls overdue, each once and in order', async () => {
    const early = await leaping.world.held('100.00', '2027-02-26');
    for (const number of [early.number, leaping.financing.lines[0]?.number ?? ''])
      expect(await leaping.world.pay(number, '1.00', `ST-${number}`)).toBe('part-early');
    expect(await instants(undefined)).toEqual([
      // The transfer: the day before its last day, and the day after it.
      '2026-12-07T00:00',
      '2026-12-09T00:00',
      // The issue.
      '2026-12-28T00:00',
      '2026-12-30T00:00',
      // The freeze.
      '2027-01-16T00:00',
      // The partial early payment.
      '2027-02-19T00:00',
      '2027-02-26T00:00',
      '2027-02-26T17:00',
      // The financing.
      '2027-03-24T00:00',
      '2027-03-31T00:00',
      '2027-03-31T17:00',
    ]);
  });

  it('are after the last processed one, and before the present', async () => {
    const [first, last] = [shanghaiInstant('2026-12-30'), shanghaiInstant('2027-03-31')];
    expect(await instants(first, last)).toEqual(['2027-01-16T00:00', '2027-03-24T00:00']);
    expect(await instants(first - 1, last + 1)).toEqual([
      '2026-12-30T00:00',
      '2027-01-16T00:00',
      '2027-03-24T00:00',
      '2027-03-31T00:00',
    ]);
  });

  it.each([
    ['2026-12-06', [], ['2026-12-07T00:00']],
    ['2026-12-27', [], ['2026-12-28T00:00']],
    ['2027-03-23', [], ['2027-03-24T00:00']],
  ] as const)('know on the day after %s that something is reminded of today', async (day, before, after) => {
    const played = shanghaiInstant(day);
    expect(await instants(played, shanghaiInstant(addDays(day, 1)))).toEqual(before);
    expect(await instants(played, shanghaiInstant(addDays(day, 1), 9))).toEqual(after);
  });
});

it('an application without a last day, and a financing without one, are played at no instant', async () => {
  const { store, issue, financing } = leaping;
  await store.transaction(async ({ tradeApplications, financings }) => {
    await tradeApplications.save({ ...issue, endsOn: '' });
    await financings.save({ ...financing, state: 'SETTLED', endsOn: '' });
  });
  const instants = await store.transaction(async (transaction) =>
    dueInstants(transaction, shanghaiInstant('2027-02-01'), shanghaiInstant('2027-04-20')),
  );
  expect(instants).toEqual([]);
});
