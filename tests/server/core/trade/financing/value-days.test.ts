import { beforeEach, describe, expect, it } from 'vitest';
import { shanghaiInstant } from '../../../../../src/domain/calendar/plain-date.ts';
import { moneyToText } from '../../../../../src/domain/money/money.ts';
import { releaseEnded } from '../../../../../server/core/trade/officers/officer-orders.ts';
import { matchAgain, settleStatementLine } from '../../../../../server/core/trade/financing/statement-lines.ts';
import { remindOfPayment } from '../../../../../server/core/trade/financing/repayment-work.ts';
import { momentOf } from '../../../../../server/core/trade/trade-facts.ts';
import type { FinancingRecord, HoldingRecord } from '../../../../../server/core/records/trade.ts';
import { MemoryStore } from '../../../../../server/storage/memory/memory-store.ts';
import { demoBackEnd } from '../../../../builders/desks.ts';
import { OfficersWorld } from '../../../../builders/officers.ts';
import { instrumentFaults, outcomeOf, removeTrade } from '../../../../builders/trading.ts';

// A Wednesday.
const dueOn = '2027-03-31';

let store: MemoryStore;
let now: number;
let world: OfficersWorld;
let one: HoldingRecord;
let financing: FinancingRecord;

/** A financing of 600,000 of a holding of 1,000,000; each day costs 90.00 of late interest after the payment day. */
beforeEach(async () => {
  store = new MemoryStore();
  await demoBackEnd(store);
  await removeTrade(store);
  now = shanghaiInstant('2026-11-27', 14);
  world = new OfficersWorld(store, { now: () => now });
  one = await world.held('1000000.00', dueOn);
  await world.withEvidence([one.id], 'F-CHANGYU', 'AUDITED');
  const approved = await world.approve([{ holdingId: one.id, amount: '600000.00' }], 'FP-CHANGYU-1');
  now = shanghaiInstant('2026-12-01', 10);
  financing = await world.disburse(approved, 'BK-1');
  await store.transaction(async ({ financings }) =>
    financings.save({ ...financing, offer: { ...financing.offer, graceDays: 0 } }),
  );
});

const read = async (): Promise<FinancingRecord> => world.financingOf({ id: financing.applicationId });
const standing = async () => {
  const { state, outstanding, interestDue, penaltyDue } = await read();
  return [state, ...[outstanding, interestDue, penaltyDue].map(moneyToText)].join(' ');
};
const events = async () => {
  const all = (await read()).events.map(({ event, amount }) => `${event} ${amount}`.trim());
  return all.slice(all.indexOf('disbursed 592200.00') + 1).filter((each) => each !== 'reminded');
};
const kindsTold = async (userId: string) =>
  (await store.transaction(async ({ messages }) => messages.of(userId, 0, 100))).map(({ kind }) => kind);
/** Changes the financing so that 7,800.00 of interest are paid at maturity. */
async function leaveInterest(interestBearer: 'issuer' | 'supplier'): Promise<void> {
  const record = await read();
  const offer = { ...record.offer, interestTime: 'maturity', interestBearer } as const;
  await store.transaction(async ({ financings }) =>
    financings.save({ ...record, interestDue: { fen: 780_000n }, offer }),
  );
}
const freezeOther = async () => {
  await world.order({ act: 'freeze', holdingId: one.id, amount: '100000.00', until: '2027-04-09' });
};
const match = async (reference: string, number: string) =>
  store.transaction(async (transaction) =>
    settleStatementLine(transaction, { reference, number, words: '', officer: '许知远' }, now),
  );

describe('a payment that came in time and waits for a freeze of another part', () => {
  beforeEach(async () => {
    await freezeOther();
    now = shanghaiInstant(dueOn, 11);
    expect(await world.pay(one.number, '1000000.00', 'ST-1')).toBe('frozen');
    now = shanghaiInstant(dueOn, 18);
    await world.care();
  });

  it('leaves the financing unchanged, and sends no message that it is overdue', async () => {
    expect(await standing()).toBe('DISBURSED 600000.00 0.00 0.00');
    now = shanghaiInstant('2027-04-08', 9);
    await world.care();
    expect(await standing()).toBe('DISBURSED 600000.00 0.00 0.00');
    expect(await kindsTold('U-luoqiubai')).not.toContain('issuer-overdue');
    expect(await outcomeOf(world.decideAsFunder(financing.id, 'ask-repurchase'))).toBe('FINANCING_STATE');
  });

  it('settles it without late interest once the freeze has ended', async () => {
    now = shanghaiInstant('2027-04-12', 9);
    await world.care();
    expect(await standing()).toBe('SETTLED 0.00 0.00 0.00');
    expect(await events()).toEqual(['paid 600000.00', 'settled']);
    expect(await store.transaction(async (transaction) => instrumentFaults(transaction, one.instrumentId))).toEqual([]);
  });

  it('is announced to its holders once, although an officer names the same number again', async () => {
    const told = await kindsTold('U-zhousiyuan');
    expect(await match('ST-1', ` ${one.number} `)).toMatchObject({ state: 'unmatched', bar: 'frozen' });
    expect(await kindsTold('U-zhousiyuan')).toEqual(told);
  });

  it('is not matched again by itself, once it waits for an officer', async () => {
    now = shanghaiInstant('2027-04-12', 9);
    const line = await store.transaction(async ({ statementLines }) => statementLines.find('ST-1'));
    await store.transaction(async (transaction) => {
      if (line) await transaction.statementLines.save({ ...line, bar: 'unknown-number' });
      await releaseEnded(transaction, (await transaction.holdingFreezes.ended('2027-04-12'))[0] ?? '', now);
      await matchAgain(transaction, 'ST-1', now);
    });
    expect(await standing()).toBe('DISBURSED 600000.00 0.00 0.00');
  });

  it('does not count once an officer has explained it as something else', async () => {
    await store.transaction(async (transaction) =>
      settleStatementLine(transaction, { reference: 'ST-1', number: '', words: '误汇', officer: '许知远' }, now),
    );
    await world.care();
    expect(await standing()).toBe('OVERDUE 600000.00 0.00 0.00');
    expect((await read()).penaltyFrom).toBe(dueOn);
  });
});

describe('a payment on the payment day after the cut-off', () => {
  it('is in time if no processing ran before', async () => {
    now = shanghaiInstant(dueOn, 18);
    expect(await world.pay(one.number, '1000000.00', 'ST-1')).toBe('matched');
    expect(await events()).toEqual(['paid 600000.00', 'settled']);
  });
});

describe('the reminder of a payment day', () => {
  const remindersOn = async (day: string, change: Partial<FinancingRecord> = {}): Promise<number> => {
    const record = { ...(await read()), ...change };
    await store.transaction(async (transaction) =>
      remindOfPayment(transaction, record, momentOf(shanghaiInstant(day, 9))),
    );
    return (await read()).events.filter(({ event }) => event === 'reminded').length;
  };

  it.each([
    ['2027-03-23', 0],
    ['2027-03-24', 1],
    [dueOn, 1],
    ['2027-04-01', 0],
  ])('comes on %s: %i', async (day, count) => {
    expect(await remindersOn(day)).toBe(count);
    // The reminder is sent once.
    expect(await remindersOn(day)).toBe(count);
  });

  it.each<readonly [string, () => Partial<FinancingRecord>]>([
    ['nothing is owed', () => ({ outstanding: { fen: 0n } })],
    ['it is overdue', () => ({ state: 'OVERDUE' })],
    [
      'it has changed after the day that is played',
      () => ({ events: financing.events.map((each) => ({ ...each, at: shanghaiInstant('2027-03-26') })) }),
    ],
  ])('does not come where %s', async (_what, change) => {
    expect(await remindersOn('2027-03-25', change())).toBe(0);
  });
});

describe('a payment that came late or is too small', () => {
  it.each([
    ['a fen too little', dueOn, '999999.99'],
    ['a day late', '2027-04-01', '1000000.00'],
  ])('by %s keeps nothing from being overdue', async (_what, day, amount) => {
    await freezeOther();
    now = shanghaiInstant(day, 11);
    await world.pay(one.number, amount, 'ST-1');
    now = shanghaiInstant(day, 18);
    await world.care();
    expect((await read()).state).toBe('OVERDUE');
  });
});

describe('a payment of a financing whose interest is paid at maturity', () => {
  const overdueAt18 = async (): Promise<string> => {
    now = shanghaiInstant(dueOn, 18);
    await world.care();
    return (await read()).state;
  };

  it.each([
    ['with the interest that the issuer bears', 'issuer', '1007800.00', 'DISBURSED'],
    ['without a fen of the interest that the issuer bears', 'issuer', '1007799.99', 'OVERDUE'],
    ['without the interest that the supplier bears', 'supplier', '1000000.00', 'OVERDUE'],
  ] as const)('%s', async (_what, interestBearer, amount, state) => {
    await leaveInterest(interestBearer);
    await freezeOther();
    now = shanghaiInstant(dueOn, 11);
    expect(await world.pay(one.number, amount, 'ST-1')).toBe('frozen');
    expect(await overdueAt18()).toBe(state);
  });

  it('is in time as well where its interest is matched by an officer later', async () => {
    await leaveInterest('supplier');
    now = shanghaiInstant(dueOn, 11);
    expect(await world.pay(one.number, '1000000.00', 'ST-1')).toBe('matched');
    expect(await world.pay('RX-WRONG', '7800.00', 'ST-2')).toBe('unknown-number');
    expect(await overdueAt18()).toBe('OVERDUE');
    now = shanghaiInstant('2027-04-12', 9);
    await match('ST-2', financing.number);
    expect(await standing()).toBe('SETTLED 0.00 0.00 0.00');
    expect(await events()).toContain('paid-in-time');
  });

  it('costs late interest a day later, even if no processing ran before', async () => {
    await leaveInterest('supplier');
    now = shanghaiInstant('2027-04-01', 9);
    // One day of late interest, and the interest.
    expect(await world.pay(financing.number, '7890.01', 'ST-1')).toBe('more-than-owed');
    expect(await world.pay(financing.number, '7890.00', 'ST-2')).toBe('matched');
    expect(await standing()).toBe('OVERDUE 600000.00 0.00 0.00');
  });

  it('counts no line that waits for an officer', async () => {
    now = shanghaiInstant(dueOn, 11);
    expect(await world.pay(one.number, '1000000.01', 'ST-1')).toBe('more-than-owed');
    expect(await overdueAt18()).toBe('OVERDUE');
  });
});

describe('a payment of two financings of one instrument whose issuer bears their interests', () => {
  it.each([
    ['with the interest of one of them', '1007800.00', ['DISBURSED', 'OVERDUE']],
    ['with both interests', '1015600.00', ['DISBURSED', 'DISBURSED']],
    ['with both interests but a fen', '1015599.99', ['DISBURSED', 'OVERDUE']],
  ])('%s is counted once', async (_what, amount, states) => {
    const approved = await world.approve([{ holdingId: one.id, amount: '200000.00' }], 'FP-CHANGYU-1');
    const other = await world.disburse(approved, 'BK-2');
    await store.transaction(async ({ financings }) => {
      for (const each of [financing, other])
        await financings.save({
          ...each,
          interestDue: { fen: 780_000n },
          offer: { ...each.offer, graceDays: 0, interestTime: 'maturity', interestBearer: 'issuer' },
        });
    });
    await freezeOther();
    now = shanghaiInstant(dueOn, 11);
    expect(await world.pay(one.number, amount, 'ST-1')).toBe('frozen');
    now = shanghaiInstant(dueOn, 18);
    await world.care();
    const found = await store.transaction(async ({ financings }) => financings.ofInstrument(one.instrumentId));
    expect(found.map(({ state }) => state)).toEqual(states);
  });
});

describe('a payment that came in time and is matched by an officer later', () => {
  beforeEach(async () => {
    now = shanghaiInstant(dueOn, 11);
    expect(await world.pay('RX-WRONG', '1000000.00', 'ST-1')).toBe('unknown-number');
    now = shanghaiInstant(dueOn, 18);
    await world.care();
    expect((await read()).state).toBe('OVERDUE');
  });

  it('takes back that the financing was overdue, and tells supplier and issuer', async () => {
    now = shanghaiInstant('2027-04-12', 9);
    expect((await match('ST-1', one.number)).state).toBe('matched');
    expect(await standing()).toBe('SETTLED 0.00 0.00 0.00');
    expect(await events()).toEqual(['fell-overdue', 'paid 600000.00', 'paid-in-time', 'settled']);
    // There is no late interest.
    expect(await read()).toMatchObject({ penaltyFrom: '', graceUntil: '' });
    expect(await kindsTold('U-zhousiyuan')).toContain('paid-in-time');
    expect(await kindsTold('U-luoqiubai')).toContain('issuer-paid-in-time');
  });

  it('leaves it overdue while interest is open', async () => {
    await leaveInterest('supplier');
    now = shanghaiInstant('2027-04-12', 9);
    await match('ST-1', one.number);
    expect(await standing()).toBe('OVERDUE 0.00 7800.00 0.00');
  });

  it('does not take it back where interest was paid late', async () => {
    await leaveInterest('supplier');
    now = shanghaiInstant('2027-04-01', 9);
    // One day of late interest, and the interest.
    expect(await world.pay(financing.number, '7890.00', 'ST-2')).toBe('matched');
    now = shanghaiInstant('2027-04-12', 9);
    await match('ST-1', one.number);
    expect(await standing()).toBe('SETTLED 0.00 0.00 0.00');
    expect(await events()).not.toContain('paid-in-time');
  });

  it('removes the late interest that was counted meanwhile', async () => {
    now = shanghaiInstant('2027-04-06', 9);
    await world.decideAsFunder(financing.id, 'ask-repurchase');
    // Six days of 600,000.00 are 540.00, of which a part is paid.
    expect(await world.pay(financing.number, '40.00', 'ST-2')).toBe('matched');
    expect(await standing()).toBe('OVERDUE 600000.00 0.00 500.00');
    now = shanghaiInstant('2027-04-12', 9);
    await match('ST-1', one.number);
    expect(await standing()).toBe('SETTLED 0.00 0.00 0.00');
    expect(await events()).toContain('penalty-overpaid 40.00');
  });
});

describe('a part whose day is before a later payment', () => {
  it('costs late interest until its own day alone', async () => {
    now = shanghaiInstant('2027-04-02', 9);
    await world.pay('RX-WRONG', '500000.00', 'ST-1');
    now = shanghaiInstant('2027-04-06', 9);
    // Six days of 600,000.00 at 5.4 percent.
    await world.pay(one.number, '500000.00', 'ST-2');
    expect(await standing()).toBe('OVERDUE 300000.00 0.00 540.00');
    now = shanghaiInstant('2027-04-20', 9);
    await match('ST-1', one.number);
    // Two days of 600,000.00, and four of 300,000.00.
    expect(await standing()).toBe('OVERDUE 0.00 0.00 360.00');
    expect(await world.pay(one.number, '360.01', 'ST-3')).toBe('more-than-owed');
    expect(await world.pay(one.number, '360.00', 'ST-4')).toBe('matched');
    expect(await standing()).toBe('SETTLED 0.00 0.00 0.00');
  });

  it('costs none for days before a waiver', async () => {
    now = shanghaiInstant('2027-04-01', 9);
    await world.pay('RX-WRONG', '500000.00', 'ST-1');
    now = shanghaiInstant('2027-04-06', 9);
    await world.care();
    await world.decideAsFunder(financing.id, 'waive-penalty');
    now = shanghaiInstant('2027-04-08', 9);
    await world.pay(one.number, '500000.00', 'ST-2');
    expect(await standing()).toBe('OVERDUE 300000.00 0.00 180.00');
    await match('ST-1', one.number);
    // Two days of 300,000.00 since the waiver.
    expect(await standing()).toBe('OVERDUE 0.00 0.00 90.00');
  });
});
