import { beforeEach, describe, expect, it } from 'vitest';
import { shanghaiInstant } from '../../../../../src/domain/calendar/plain-date.ts';
import { moneyToText } from '../../../../../src/domain/money/money.ts';
import type { BackEnd } from '../../../../../server/core/back-end.ts';
import { MemoryStore } from '../../../../../server/storage/memory/memory-store.ts';
import type { FinancingRecord, HoldingRecord } from '../../../../../server/core/records/trade.ts';
import type { FinancingDecision } from '../../../../../server/core/trade/financing/funder-actions.ts';
import { financingRowToWire, financingToWire } from '../../../../../server/core/trade/financing/financing-wire.ts';
import { financingMessages } from '../../../../../server/core/trade/financing/financing-messages.ts';
import { settleStatementLine } from '../../../../../server/core/trade/financing/statement-lines.ts';
import type { FundingProgramme } from '../../../../../src/domain/trade/financing/funding-programme.ts';
import { Asker } from '../../../../builders/asker.ts';
import { demoBackEnd } from '../../../../builders/desks.ts';
import { FinancingWorld } from '../../../../builders/financing.ts';
import { instrumentFaults, outcomeOf, removeTrade } from '../../../../builders/trading.ts';

const dueOn = '2027-03-31';
const withRecourse = 'FP-CHANGYU-1';

let store: MemoryStore;
let backEnd: BackEnd;
let now: number;
let world: FinancingWorld;

beforeEach(async () => {
  store = new MemoryStore();
  backEnd = await demoBackEnd(store);
  await removeTrade(store);
  now = shanghaiInstant('2026-11-27', 14);
  world = new FinancingWorld(store, { now: () => now });
});

interface Financed {
  readonly one: HoldingRecord;
  readonly financing: FinancingRecord;
}

/** A financing of 600,000 of a holding of 1,000,000 that was paid out on 1 December 2026. */
async function disburse(programmeId: string, change: Partial<FundingProgramme> = {}): Promise<Financed> {
  await store.transaction(async ({ fundingProgrammes }) => {
    const programme = await fundingProgrammes.find(programmeId);
    if (programme) await fundingProgrammes.save({ ...programme, graceDays: 0, ...change });
  });
  const one = await world.held('1000000.00', dueOn);
  await world.withEvidence([one.id], 'F-CHANGYU', 'AUDITED');
  const approved = await world.approve([{ holdingId: one.id, amount: '600000.00' }], programmeId);
  now = shanghaiInstant('2026-12-01', 10);
  return { one, financing: await world.disburse(approved, 'BK-1') };
}

const recentOf = async (userName: string) => {
  const asker = new Asker(backEnd);
  await asker.signIn(userName);
  type Landing = { readonly recent: readonly { readonly act: string; readonly receivedAmount?: string }[] };
  return (await asker.given<Landing>('tradeFigures', { instrumentKind: 'credit' })).recent;
};
const read = async ({ financing }: Financed): Promise<FinancingRecord> =>
  world.financingOf({ id: financing.applicationId });
const standing = async (financed: Financed) => {
  const { state, outstanding, interestDue, penaltyDue } = await read(financed);
  return [state, ...[outstanding, interestDue, penaltyDue].map(moneyToText)].join(' ');
};
const events = async (financed: Financed, from: string) => {
  const all = (await read(financed)).events.map(({ event, amount }) => `${event} ${amount}`.trim());
  return all.slice(all.findIndex((each) => each.startsWith(from)));
};
const faultsOf = async ({ one }: Financed) =>
  store.transaction(async (transaction) => instrumentFaults(transaction, one.instrumentId));
const heldBy = async ({ one }: Financed, companyId: string) =>
  (await store.transaction(async ({ holdings }) => holdings.ofInstrument(one.instrumentId)))
    .filter((each) => each.companyId === companyId && each.place === 'held' && each.amount.fen > 0n)
    .map(({ amount }) => moneyToText(amount));

/** The code of the refusal of a funder's decision; `done` for none. */
const decided = async ({ financing }: Financed, action: FinancingDecision) =>
  outcomeOf(world.decideAsFunder(financing.id, action).then(() => 'done'));

describe('a disbursement', () => {
  it('is listed with what it brought after interest and fees', async () => {
    const { financing } = await disburse(withRecourse);
    const net = (await world.financingOf({ id: financing.applicationId })).disbursed?.figures.net;
    expect(net).not.toBe('600000.00');
    const recent = await recentOf('zhousiyuan');
    expect(recent.filter(({ receivedAmount }) => receivedAmount !== undefined)).toMatchObject([
      { act: 'disbursement', receivedAmount: net },
    ]);
  });
});

describe('a payment day that is near', () => {
  const newsTo = async (userId: string) =>
    (await store.transaction(async ({ messages }) => messages.of(userId, 0, 100)))
      .filter(({ kind }) => kind.endsWith('due-soon'))
      .map(({ kind, values }) => `${kind} ${values['payBy'] ?? ''} ${values['open'] ?? ''}`);

  it('is announced five working days before to issuer and supplier, once', async () => {
    const financed = await disburse(withRecourse);
    now = shanghaiInstant('2027-03-23', 23);
    await world.care();
    expect((await read(financed)).events.some(({ event }) => event === 'reminded')).toBe(false);
    now = shanghaiInstant('2027-03-24', 0);
    await world.care();
    await world.care();
    expect((await events(financed, 'reminded')).length).toBe(1);
    expect(await newsTo('U-zhousiyuan')).toEqual(['due-soon 2027-03-31 600000.00']);
    expect(await newsTo('U-luoqiubai')).toEqual(['issuer-due-soon 2027-03-31 600000.00']);
    // The interest was deducted, so none is named.
    const [news] = await store.transaction(async ({ messages }) => messages.of('U-zhousiyuan', 0, 1));
    expect(news).toMatchObject({ kind: 'due-soon', values: { interest: '' } });
    // An issuer’s operator has no page of one financing, and the message leads to the issued instruments.
    const caller = await world.caller('luoqiubai', 'operator');
    const issuers = await store.transaction(async (transaction) =>
      financingMessages.visibleMessages(transaction, await transaction.messages.of('U-luoqiubai', 0, 1), caller),
    );
    expect(issuers.map(({ path }) => path)).toEqual(['/credit/core/instruments']);
  });

  it('is announced again where the funder paid again meanwhile', async () => {
    const financed = await disburse(withRecourse);
    now = shanghaiInstant('2027-03-24', 1);
    await world.care();
    const [payment] = await world.paymentsOf(financed.financing.id);
    await world.returnPayment(payment?.id ?? '', 'BK-R');
    now += 1;
    await world.decideAsFunder(financed.financing.id, 'disburse');
    await world.confirm((await world.paymentsOf(financed.financing.id)).at(-1)?.id ?? '', 'BK-2');
    await world.care();
    expect(await newsTo('U-luoqiubai')).toHaveLength(2);
  });

  it('is not announced once everything is paid, nor after it', async () => {
    const financed = await disburse(withRecourse);
    now = shanghaiInstant('2027-01-05', 11);
    await world.pay(financed.one.number, '1000000.00', 'ST-1');
    now = shanghaiInstant('2027-03-24', 0);
    await world.care();
    expect((await read(financed)).events.some(({ event }) => event === 'reminded')).toBe(false);
  });
});

describe('a late payment', () => {
  async function overdue(programmeId = withRecourse, change: Partial<FundingProgramme> = {}): Promise<Financed> {
    const financed = await disburse(programmeId, change);
    now = shanghaiInstant(dueOn, 11);
    await world.pay(financed.one.number, '500000.00', 'ST-1');
    now = shanghaiInstant(dueOn, 17);
    await world.care();
    return financed;
  }

  it('adds a penalty for each day to the issuer’s debt, and is settled with it', async () => {
    const financed = await overdue();
    expect(await standing(financed)).toBe('OVERDUE 300000.00 0.00 0.00');
    now = shanghaiInstant('2027-04-01', 9);
    // Paying only the principal leaves the penalty of one day.
    expect(await world.pay(financed.one.number, '500000.00', 'ST-2')).toBe('matched');
    expect(await standing(financed)).toBe('OVERDUE 0.00 0.00 45.00');
    now = shanghaiInstant('2027-05-01', 9);
    expect(await world.pay(financed.one.number, '45.01', 'ST-3')).toBe('more-than-owed');
    expect(await world.pay(financed.one.number, '44.99', 'ST-4')).toBe('matched');
    expect(await standing(financed)).toBe('OVERDUE 0.00 0.00 0.01');
    now += 1;
    expect(await world.pay(financed.financing.number, '0.01', 'ST-5')).toBe('matched');
    expect(await standing(financed)).toBe('SETTLED 0.00 0.00 0.00');
    expect(await events(financed, 'fell-overdue')).toEqual([
      'fell-overdue',
      'paid 300000.00',
      'penalty-paid 44.99',
      'penalty-paid 0.01',
      'settled',
    ]);
    const [, ...paid] = await world.paymentsOf(financed.financing.id);
    expect(paid.map(({ purpose, payerId, amount }) => `${purpose} ${payerId} ${moneyToText(amount)}`)).toEqual([
      'penalty C-QIHENG 44.99',
      'penalty C-QIHENG 0.01',
    ]);
    expect(await faultsOf(financed)).toEqual([]);
  });

  it('is announced to the issuer once, with the open amount', async () => {
    const financed = await overdue();
    await world.care();
    const told = await store.transaction(async ({ messages }) => messages.of('U-luoqiubai', 0, 100));
    expect(told.filter(({ kind }) => kind === 'issuer-overdue').map(({ values }) => values)).toMatchObject([
      { number: financed.one.number, open: '300000.00', dueOn },
    ]);
  });

  it('within the days of grace costs nothing, and after them from the payment day on', async () => {
    const financed = await overdue(withRecourse, { graceDays: 5 });
    now = shanghaiInstant('2027-04-06', 9);
    expect(await outcomeOf(world.decideAsFunder(financed.financing.id, 'waive-penalty'))).toBe('FINANCING_STATE');
    expect(await world.pay(financed.one.number, '250000.00', 'ST-2')).toBe('matched');
    expect(await standing(financed)).toBe('OVERDUE 150000.00 0.00 0.00');
    now = shanghaiInstant('2027-04-07', 9);
    // Seven days of 150,000.00 at 5.4 percent.
    expect(await world.pay(financed.one.number, '250157.51', 'ST-3')).toBe('more-than-owed');
    expect(await world.pay(financed.one.number, '250157.50', 'ST-4')).toBe('matched');
    expect(await standing(financed)).toBe('SETTLED 0.00 0.00 0.00');
  });

  it('shows its supplier the last day of grace before and after it, and keeps the announced day', async () => {
    const financed = await disburse(withRecourse, { graceDays: 3 });
    const caller = await world.caller('zhousiyuan', 'operator');
    const graceTold = async (): Promise<string> => {
      const record = await read(financed);
      const wire = await store.transaction(async (transaction) =>
        financingToWire(transaction, record, { caller, locale: 'zh-CN', now }),
      );
      return wire.graceUntil;
    };
    // The third day is a Saturday, and the Monday after it is Qingming.
    expect(await graceTold()).toBe('2027-04-06');
    now = shanghaiInstant(dueOn, 17);
    await world.care();
    expect((await read(financed)).state).toBe('OVERDUE');
    expect(await graceTold()).toBe('2027-04-06');
    await store.transaction(async ({ financings }) => {
      const record = await financings.find(financed.financing.id);
      if (record) await financings.save({ ...record, graceUntil: '2027-04-07' });
    });
    expect(await graceTold()).toBe('2027-04-07');
  });

  it('in full within the days of grace settles the financing', async () => {
    const financed = await overdue(withRecourse, { graceDays: 5 });
    now = shanghaiInstant('2027-04-01', 9);
    await world.pay(financed.one.number, '500000.00', 'ST-2');
    expect(await standing(financed)).toBe('SETTLED 0.00 0.00 0.00');
  });

  it('is late although the clock has not said so yet', async () => {
    const financed = await disburse(withRecourse);
    now = shanghaiInstant('2027-04-02', 9);
    // Two days of 600,000.00 at 5.4 percent.
    expect(await world.pay(financed.one.number, '1000180.00', 'ST-1')).toBe('matched');
    expect(await standing(financed)).toBe('SETTLED 0.00 0.00 0.00');
  });

  it('counts the penalty of each span of days on what was open then', async () => {
    const financed = await overdue();
    now = shanghaiInstant('2027-04-02', 9);
    await world.pay(financed.one.number, '250000.00', 'ST-2');
    expect(await standing(financed)).toBe('OVERDUE 150000.00 0.00 90.00');
    now = shanghaiInstant('2027-04-03', 9);
    expect(await world.pay(financed.one.number, '250112.50', 'ST-3')).toBe('matched');
    expect(await standing(financed)).toBe('SETTLED 0.00 0.00 0.00');
  });

  it('is settled where the funder waives the penalty', async () => {
    const financed = await overdue();
    expect(await outcomeOf(world.decideAsFunder(financed.financing.id, 'waive-penalty'))).toBe('FINANCING_STATE');
    now = shanghaiInstant('2027-04-01', 9);
    await world.pay(financed.one.number, '500000.00', 'ST-2');
    await world.decideAsFunder(financed.financing.id, 'waive-penalty');
    expect(await standing(financed)).toBe('SETTLED 0.00 0.00 0.00');
    expect((await events(financed, 'penalty-waived'))[0]).toBe('penalty-waived 45.00');
  });

  it('has no penalty for the days before a waiver, also where the principal is open', async () => {
    const financed = await overdue();
    now = shanghaiInstant('2027-04-01', 9);
    await world.decideAsFunder(financed.financing.id, 'waive-penalty');
    expect(await decided(financed, 'waive-penalty')).toBe('FINANCING_STATE');
    now = shanghaiInstant('2027-04-02', 9);
    // One day of 300,000.00 at 5.4 percent.
    expect(await world.pay(financed.one.number, '500045.01', 'ST-2')).toBe('more-than-owed');
    expect(await world.pay(financed.one.number, '500045.00', 'ST-3')).toBe('matched');
    expect(await standing(financed)).toBe('SETTLED 0.00 0.00 0.00');
  });

  it('lets the funder ask for a repurchase after the days of grace, and once', async () => {
    const financed = await overdue(withRecourse, { graceDays: 5 });
    const ask = async () => decided(financed, 'ask-repurchase');
    now = shanghaiInstant('2027-04-06', 12);
    expect(await ask()).toBe('FINANCING_STATE');
    now = shanghaiInstant('2027-04-07', 0);
    expect(await ask()).toBe('done');
    expect(await ask()).toBe('FINANCING_STATE');
    const asked = await read(financed);
    expect(asked.repurchase?.payBy).toBe('2027-04-14');
    const row = financingRowToWire(asked, false, '2027-04-07');
    expect([row.endDate, 'issuerInterests' in row]).toEqual(['2027-04-14', false]);
    expect(financingRowToWire(asked, true, '2027-04-07')).toMatchObject({ issuerInterests: '315.00' });
  });

  it('brings no repurchase once the principal is paid', async () => {
    const financed = await overdue();
    now = shanghaiInstant('2027-04-10', 9);
    await world.pay(financed.one.number, '500000.00', 'ST-2');
    expect((await read(financed)).state).toBe('OVERDUE');
    expect(await decided(financed, 'ask-repurchase')).toBe('FINANCING_STATE');
  });

  it('brings no repurchase without recourse', async () => {
    const financed = await overdue('FP-CHANGYU-2');
    now = shanghaiInstant('2027-04-30', 9);
    expect(await outcomeOf(world.decideAsFunder(financed.financing.id, 'ask-repurchase'))).toBe('FINANCING_STATE');
    expect(await world.pay(financed.financing.number, '300000.00', 'ST-2')).toBe('more-than-owed');
  });

  it('names the issuer as payer of the penalty that it pays, although the supplier was asked', async () => {
    const financed = await overdue();
    now = shanghaiInstant('2027-04-06', 0);
    await world.decideAsFunder(financed.financing.id, 'ask-repurchase');
    expect(await world.pay(financed.one.number, '500270.00', 'ST-2')).toBe('matched');
    expect((await world.paymentsOf(financed.financing.id)).at(-1)).toMatchObject({
      purpose: 'penalty',
      payerId: 'C-QIHENG',
    });
  });

  it('is bought back in parts: penalty first, and the supplier holds again what it paid', async () => {
    const financed = await overdue();
    now = shanghaiInstant('2027-04-06', 9);
    expect(await world.pay(financed.financing.number, '300000.00', 'ST-2')).toBe('more-than-owed');
    await world.decideAsFunder(financed.financing.id, 'ask-repurchase');
    // Six days of 300,000.00 are 270.00.
    expect(await world.pay(financed.financing.number, '100270.00', 'ST-3')).toBe('matched');
    expect(await standing(financed)).toBe('OVERDUE 200000.00 0.00 0.00');
    expect(await heldBy(financed, 'C-YANZHOU')).toEqual(['200000.00', '100000.00']);
    now = shanghaiInstant('2027-04-07', 9);
    expect(await world.pay(financed.financing.number, '200030.01', 'ST-4')).toBe('more-than-owed');
    expect(await world.pay(financed.financing.number, '200030.00', 'ST-5')).toBe('matched');
    expect(await standing(financed)).toBe('SETTLED 0.00 0.00 0.00');
    expect(await heldBy(financed, 'F-CHANGYU')).toEqual([]);
    expect(await faultsOf(financed)).toEqual([]);
    // The issuer still owes it, and pays its holder.
    expect(await world.pay(financed.one.number, '500000.00', 'ST-6')).toBe('matched');
    expect(await heldBy(financed, 'C-YANZHOU')).toEqual([]);
    expect(await faultsOf(financed)).toEqual([]);
  });

  it('is paid by its issuer where it pays after all, although its supplier was asked to buy back', async () => {
    const financed = await overdue();
    now = shanghaiInstant('2027-04-06', 9);
    await world.decideAsFunder(financed.financing.id, 'ask-repurchase');
    // 300,000.00 for the funder, 200,000.00 for the supplier, and six days of 300,000.00 at 5.4 percent.
    expect(await world.pay(financed.one.number, '500270.00', 'ST-2')).toBe('matched');
    const penalty = (await world.paymentsOf(financed.financing.id)).find(({ purpose }) => purpose === 'penalty');
    expect(penalty?.payerId).toBe('C-QIHENG');
    expect((await read(financed)).events.at(-1)).toMatchObject({ event: 'settled', companyId: 'C-QIHENG' });
  });

  it('is no longer to be bought back once its issuer has paid the principal, and the issuer owes the penalty', async () => {
    const financed = await overdue();
    now = shanghaiInstant('2027-04-06', 9);
    await world.decideAsFunder(financed.financing.id, 'ask-repurchase');
    // The principal alone: the penalty of six days stays owed.
    expect(await world.pay(financed.one.number, '500000.00', 'ST-2')).toBe('matched');
    expect(await standing(financed)).toBe('OVERDUE 0.00 0.00 270.00');
    expect((await read(financed)).repurchase).toBeUndefined();
    expect(await world.pay(financed.financing.number, '270.00', 'ST-3')).toBe('matched');
    expect((await world.paymentsOf(financed.financing.id)).at(-1)).toMatchObject({
      purpose: 'penalty',
      payerId: 'C-QIHENG',
    });
    expect(await standing(financed)).toBe('SETTLED 0.00 0.00 0.00');
  });

  it('is still asked of the supplier for the rest, where it has bought back a part and the issuer pays another', async () => {
    const financed = await overdue();
    now = shanghaiInstant('2027-04-06', 9);
    await world.decideAsFunder(financed.financing.id, 'ask-repurchase');
    expect(await world.pay(financed.financing.number, '100270.00', 'ST-3')).toBe('matched');
    expect((await read(financed)).repurchase).toBeDefined();
  });

  it('that is bought back is paid by the supplier, with the interest that the issuer bore', async () => {
    const financed = await disburse(withRecourse, { interestTime: 'maturity', interestBearer: 'issuer' });
    now = shanghaiInstant('2027-04-06', 9);
    await world.care();
    await world.decideAsFunder(financed.financing.id, 'ask-repurchase');
    // 600,000.00 with the interest of 7,200.00, and six days at 5.4 percent.
    expect(await world.pay(financed.financing.number, '607740.00', 'ST-2')).toBe('matched');
    const [, ...paid] = await world.paymentsOf(financed.financing.id);
    expect(
      paid.map(({ purpose, payerId, amount }) => `${purpose} ${payerId} ${moneyToText(amount)}`).toSorted(),
    ).toEqual(['interest C-YANZHOU 7200.00', 'penalty C-YANZHOU 540.00', 'repurchase C-YANZHOU 600000.00']);
    expect(await standing(financed)).toBe('SETTLED 0.00 0.00 0.00');
  });

  it('is settled by the supplier where the interest that it bears is paid last', async () => {
    const financed = await disburse(withRecourse, { interestTime: 'maturity' });
    now = shanghaiInstant(dueOn, 11);
    await world.pay(financed.one.number, '1000000.00', 'ST-1');
    now = shanghaiInstant('2027-04-02', 9);
    await world.care();
    expect(await world.pay(financed.financing.number, '7200.00', 'ST-2')).toBe('matched');
    expect((await read(financed)).events.at(-1)).toMatchObject({ event: 'settled', companyId: 'C-YANZHOU' });
  });

  it('ends its registration once it is settled, and not before', async () => {
    const financed = await overdue();
    const end = async () => decided(financed, 'end-registration');
    expect(await end()).toBe('FINANCING_STATE');
    now = shanghaiInstant('2027-04-01', 9);
    await world.pay(financed.one.number, '500045.00', 'ST-2');
    expect([await end(), await end()]).toEqual(['done', 'FINANCING_STATE']);
    expect((await read(financed)).registration?.endedAt).toBe(now);
  });
});

describe('interest that is not deducted', () => {
  // 600,000.00 at 3.6 percent from 1 December to 31 March: 120 days.
  const interest = '7200.00';

  it.each([
    ['supplier', 'C-YANZHOU'],
    ['issuer', 'C-QIHENG'],
  ] as const)('at maturity is paid by the %s before the financing is settled', async (interestBearer, payerId) => {
    const financed = await disburse(withRecourse, { interestTime: 'maturity', interestBearer });
    expect(await standing(financed)).toBe(`DISBURSED 600000.00 ${interest} 0.00`);
    now = shanghaiInstant(dueOn, 11);
    await world.pay(financed.one.number, '1000000.00', 'ST-1');
    expect(await standing(financed)).toBe(`DISBURSED 0.00 ${interest} 0.00`);
    const about = interestBearer === 'issuer' ? financed.one.number : financed.financing.number;
    expect(await world.pay(about, interest, 'ST-2')).toBe('matched');
    expect(await standing(financed)).toBe('SETTLED 0.00 0.00 0.00');
    expect((await world.paymentsOf(financed.financing.id)).at(-1)).toMatchObject({ purpose: 'interest', payerId });
  });

  it('that the supplier bears is nothing that an issuer pays', async () => {
    const financed = await disburse(withRecourse, { interestTime: 'maturity' });
    now = shanghaiInstant(dueOn, 11);
    expect(await world.pay(financed.one.number, `1007200.00`, 'ST-1')).toBe('more-than-owed');
  });

  it('is overdue at the cut-off where it alone is open', async () => {
    const financed = await disburse(withRecourse, { interestTime: 'maturity' });
    now = shanghaiInstant(dueOn, 11);
    await world.pay(financed.one.number, '1000000.00', 'ST-1');
    now = shanghaiInstant(dueOn, 17);
    await world.care();
    expect(await standing(financed)).toBe(`OVERDUE 0.00 ${interest} 0.00`);
    // The issuer has paid its debt.
    const told = await store.transaction(async ({ messages }) => messages.of('U-luoqiubai', 0, 100));
    expect(told.some(({ kind }) => kind === 'issuer-overdue')).toBe(false);
    now = shanghaiInstant('2027-04-20', 9);
    expect(await world.pay(financed.financing.number, interest, 'ST-2')).toBe('matched');
    expect(await standing(financed)).toBe('SETTLED 0.00 0.00 0.00');
  });

  it('is not taken before the payment day, and then by itself', async () => {
    const financed = await disburse(withRecourse, { interestTime: 'maturity' });
    now = shanghaiInstant('2026-12-31', 11);
    expect(await world.pay(financed.financing.number, interest, 'ST-1')).toBe('not-due');
    expect(await standing(financed)).toBe(`DISBURSED 600000.00 ${interest} 0.00`);
    now = shanghaiInstant(dueOn, 9);
    await world.care();
    expect(await standing(financed)).toBe('DISBURSED 600000.00 0.00 0.00');
  });

  it('is taken once an early payment has ended it', async () => {
    const financed = await disburse(withRecourse, { interestTime: 'maturity' });
    now = shanghaiInstant('2026-12-31', 11);
    await world.pay(financed.one.number, '1000000.00', 'ST-1');
    expect(await world.pay(financed.financing.number, '1800.01', 'ST-2')).toBe('more-than-owed');
    expect(await world.pay(financed.financing.number, '1800.00', 'ST-3')).toBe('matched');
    expect(await standing(financed)).toBe('SETTLED 0.00 0.00 0.00');
  });

  it('runs until the day of an early payment', async () => {
    const financed = await disburse(withRecourse, { interestTime: 'maturity' });
    now = shanghaiInstant('2026-12-31', 11);
    expect(await world.pay(financed.one.number, '1000000.00', 'ST-1')).toBe('matched');
    // 30 days instead of 120.
    expect(await standing(financed)).toBe('DISBURSED 0.00 1800.00 0.00');
    expect((await read(financed)).disbursed?.figures).toMatchObject({ days: 30, interest: '1800.00' });
  });

  it('is paid by the issuer together with an early payment, and no more than until that day', async () => {
    const financed = await disburse(withRecourse, { interestTime: 'maturity', interestBearer: 'issuer' });
    now = shanghaiInstant('2026-12-31', 11);
    expect(await world.pay(financed.one.number, '1007200.00', 'ST-1')).toBe('more-than-owed');
    expect(await world.pay(financed.one.number, '1001800.00', 'ST-2')).toBe('matched');
    expect(await standing(financed)).toBe('SETTLED 0.00 0.00 0.00');
  });

  it('runs until the payment day, where a part that came early completes the payment', async () => {
    const financed = await disburse(withRecourse, { interestTime: 'maturity' });
    await world.pay(financed.one.number, '1.00', 'ST-1');
    now = shanghaiInstant(dueOn, 0);
    expect(await world.pay(financed.one.number, '999999.00', 'ST-2')).toBe('matched');
    await world.care();
    expect(await standing(financed)).toBe(`DISBURSED 0.00 ${interest} 0.00`);
  });

  it('that was deducted is not paid back after an early payment', async () => {
    const financed = await disburse(withRecourse);
    now = shanghaiInstant('2026-12-31', 11);
    expect(await world.pay(financed.one.number, '1000000.00', 'ST-1')).toBe('matched');
    expect(await standing(financed)).toBe('SETTLED 0.00 0.00 0.00');
    expect((await read(financed)).disbursed?.figures.interest).toBe(interest);
  });
});

describe('a disbursement that the bank returns', () => {
  const paymentId = async ({ financing }: Financed) => (await world.paymentsOf(financing.id)).at(-1)?.id ?? '';

  it('gives the supplier what it financed, reserved as before, until the funder pays again', async () => {
    const financed = await disburse(withRecourse, { interestTime: 'maturity' });
    const returned = await world.returnPayment(await paymentId(financed), 'BK-R');
    expect(returned).toMatchObject({ state: 'RETURNED', reason: '户名不符' });
    expect(await standing(financed)).toBe('DISBURSING 600000.00 0.00 0.00');
    const back = await store.transaction(async ({ holdings }) => holdings.find(financed.one.id));
    expect([back?.amount, back?.reserved].map((each) => each && moneyToText(each))).toEqual([
      '1000000.00',
      '600000.00',
    ]);
    const { id, applicationId } = financed.financing;
    expect(await store.transaction(async ({ reservations }) => reservations.ofHolding(financed.one.id))).toMatchObject([
      { applicationId, isForFinancing: true },
    ]);
    expect((await read(financed)).events.at(-1)).toMatchObject({ event: 'disbursement-returned', words: '户名不符' });
    const lines = await store.transaction(async ({ statementLines }) => [
      await statementLines.find('BK-1'),
      await statementLines.find('BK-R'),
    ]);
    const [paid] = await world.paymentsOf(id);
    for (const line of lines)
      expect(line).toMatchObject({ state: 'matched', amount: paid?.amount, number: financed.financing.number });
    expect(await heldBy(financed, 'F-CHANGYU')).toEqual([]);
    expect(await faultsOf(financed)).toEqual([]);
    now += 1;
    await world.decideAsFunder(financed.financing.id, 'disburse');
    await world.confirm(await paymentId(financed), 'BK-2');
    expect(await standing(financed)).toBe('DISBURSED 600000.00 7200.00 0.00');
    expect(await faultsOf(financed)).toEqual([]);
  });

  it('is taken once, whatever the bank says twice', async () => {
    const financed = await disburse(withRecourse);
    const id = await paymentId(financed);
    await world.returnPayment(id, 'BK-R');
    expect((await world.returnPayment(id, 'BK-R')).state).toBe('RETURNED');
    expect(await outcomeOf(world.returnPayment(id, 'BK-R2'))).toBe('PAYMENT_STATE');
    expect(await outcomeOf(world.confirm(id, 'BK-1'))).toBe('PAYMENT_STATE');
    expect(await outcomeOf(world.returnPayment(id, ''))).toBe('REQUEST_INVALID');
  });

  it('is listed where its interest was paid meanwhile', async () => {
    const financed = await disburse(withRecourse, { interestBearer: 'issuer' });
    const id = await paymentId(financed);
    await world.pay(financed.financing.number, '7200.00', 'ST-1');
    expect((await world.returnPayment(id, 'BK-R')).state).toBe('CONFIRMED');
    expect(await standing(financed)).toBe('DISBURSED 600000.00 0.00 0.00');
  });

  it('does not fail any more once it is paid out, and says why where it failed', async () => {
    const financed = await disburse(withRecourse);
    const id = await paymentId(financed);
    expect(await outcomeOf(world.returnPayment(id, '', 'fail'))).toBe('PAYMENT_STATE');
    expect(await standing(financed)).toBe('DISBURSED 600000.00 0.00 0.00');
    await world.returnPayment(id, 'BK-R');
    now += 1;
    await world.decideAsFunder(financed.financing.id, 'disburse');
    expect((await world.returnPayment(await paymentId(financed), '', 'fail')).reason).toBe('户名不符');
    expect((await read(financed)).events.at(-1)).toMatchObject({ event: 'disbursement-failed', words: '户名不符' });
  });

  it('is no word about any other payment, and no other payment’s reference is its own', async () => {
    const financed = await disburse(withRecourse);
    const first = await paymentId(financed);
    await world.held('200000.00', dueOn);
    const one = await world.held('200000.00', dueOn);
    await world.withEvidence([one.id], 'F-CHANGYU', 'AUDITED');
    const other = await world.disburse(
      await world.approve([{ holdingId: one.id, amount: '100000.00' }], withRecourse),
      'BK-OTHER',
    );
    expect(await outcomeOf(world.confirm(first, 'BK-OTHER'))).toBe('PAYMENT_STATE');
    expect(await outcomeOf(world.confirm((await world.paymentsOf(other.id))[0]?.id ?? '', 'BK-1'))).toBe(
      'PAYMENT_STATE',
    );
    now = shanghaiInstant('2027-04-06', 9);
    await world.care();
    await world.pay(financed.one.number, '1000540.00', 'ST-1');
    const penalty = (await world.paymentsOf(financed.financing.id)).find(({ purpose }) => purpose === 'penalty');
    expect(await outcomeOf(world.returnPayment(penalty?.id ?? '', 'BK-R'))).toBe('NOT_FOUND');
  });

  it('is listed where it was repaid meanwhile, and changes nothing', async () => {
    const financed = await disburse(withRecourse);
    now = shanghaiInstant(dueOn, 11);
    await world.pay(financed.one.number, '100000.00', 'ST-1');
    const id = await paymentId(financed);
    for (const said of ['first', 'again'])
      expect([said, (await world.returnPayment(id, 'BK-R')).state]).toEqual([said, 'CONFIRMED']);
    expect(await standing(financed)).toBe('DISBURSED 540000.00 0.00 0.00');
    const [line] = await store.transaction(async ({ statementLines }) => statementLines.inState('unmatched', 9));
    expect(line).toMatchObject({ reference: 'BK-R', number: financed.financing.number, bar: 'returned-late' });
  });
});

describe('a disbursement that the bank confirms unexpectedly', () => {
  it.each([
    ['after it had failed', 'FAILED'],
    ['after it had come back', 'RETURNED'],
  ] as const)('%s is listed, and the supplier goes on holding what it financed', async (_when, state) => {
    const financed = await disburse(withRecourse);
    const id = (await world.paymentsOf(financed.financing.id))[0]?.id ?? '';
    if (state === 'RETURNED') await world.returnPayment(id, 'BK-R');
    else
      await store.transaction(async ({ payments }) => {
        const payment = await payments.lock(id);
        if (payment) await payments.save({ ...payment, state });
      });
    const before = await standing(financed);
    for (const said of ['first', 'again'])
      expect([said, (await world.confirm(id, 'BK-LATE')).state]).toEqual([said, state]);
    const listed = await store.transaction(async ({ statementLines }) => statementLines.inState('unmatched', 9));
    expect(listed).toMatchObject([{ reference: 'BK-LATE', number: financed.financing.number, bar: 'not-instructed' }]);
    expect(await standing(financed)).toBe(before);
    const settle = async (order: { readonly number: string; readonly words: string }) =>
      outcomeOf(
        store.transaction(async (transaction) =>
          settleStatementLine(transaction, { reference: 'BK-LATE', officer: '高明远', ...order }, now),
        ),
      );
    // Money that a funder pays out settles no debt.
    expect(await settle({ number: financed.one.number, words: '' })).toBe('REQUEST_INVALID');
    expect(await settle({ number: '', words: '银行重复记账，已冲正' })).toMatchObject({ state: 'explained' });
  });
});

describe('a disbursement that comes back too late', () => {
  it.each<[string, (financed: Financed) => Promise<void>]>([
    [
      'after its day without any payment',
      async () => {
        now = shanghaiInstant(dueOn, 17);
        await world.care();
      },
    ],
    [
      'once a part is frozen with its funder',
      async (financed) => {
        const [part] = (await read(financed)).disbursed?.holdings ?? [];
        await store.transaction(async ({ holdings }) => {
          const held = await holdings.lock(part?.holdingId ?? '');
          if (held) await holdings.save({ ...held, frozen: { fen: 1n } });
        });
      },
    ],
    [
      'once a part is reserved with its funder',
      async (financed) => {
        const [part] = (await read(financed)).disbursed?.holdings ?? [];
        await store.transaction(async ({ holdings }) => {
          const held = await holdings.lock(part?.holdingId ?? '');
          if (held) await holdings.save({ ...held, reserved: { fen: 1n } });
        });
      },
    ],
  ])('%s is listed', async (_when, happen) => {
    const financed = await disburse(withRecourse);
    await happen(financed);
    const before = await standing(financed);
    const [payment] = await world.paymentsOf(financed.financing.id);
    expect((await world.returnPayment(payment?.id ?? '', 'BK-R')).state).toBe('CONFIRMED');
    const [line] = await store.transaction(async ({ statementLines }) => statementLines.inState('unmatched', 9));
    expect(line).toMatchObject({ reference: 'BK-R', bar: 'returned-late' });
    expect(await standing(financed)).toBe(before);
  });
});

describe('a line of a statement', () => {
  const settle = async (order: { readonly number?: string; readonly words?: string; readonly officer?: string }) =>
    store.transaction(async (transaction) =>
      settleStatementLine(transaction, { reference: 'ST-1', number: '', words: '', officer: '苏立行', ...order }, now),
    );

  it.each([
    ['an unknown number', 'RX-NONE', '1.00', 'unknown-number'],
    ['more than is owed', '', '1000000.01', 'more-than-owed'],
    ['one fen less than everything, early', '', '999999.99', 'part-early'],
  ])('with %s is listed, and pays nothing', async (_what, number, amount, bar) => {
    const one = await world.held('1000000.00', dueOn);
    expect(await world.pay(number || one.number, amount, 'ST-1')).toBe(bar);
    const kept = await store.transaction(async ({ holdings }) => holdings.find(one.id));
    expect(kept && moneyToText(kept.amount)).toBe('1000000.00');
  });

  it('is the same with spaces around its number', async () => {
    const { one } = await disburse(withRecourse);
    now = shanghaiInstant(dueOn, 11);
    expect(await world.pay(` ${one.number} `, '1000000.00', 'ST-1')).toBe('matched');
    expect(await world.pay(one.number, '1000000.00', 'ST-1')).toBe('matched');
  });

  it('without a number is refused', async () => {
    for (const number of ['', ' ', '\u200b'])
      expect(await outcomeOf(world.pay(number, '1.00', 'ST-1'))).toBe('REQUEST_INVALID');
  });

  it('for what is paid already is listed', async () => {
    const one = await world.held('1000000.00', dueOn);
    await world.pay(one.number, '1000000.00', 'ST-0');
    expect(await world.pay(one.number, '1000000.00', 'ST-1')).toBe('nothing-due');
    const { number } = (await disburse(withRecourse)).financing;
    expect(await world.pay(number, '1.00', 'ST-2')).toBe('nothing-due');
  });

  it('is matched with the right number once an officer names it', async () => {
    const one = await world.held('1000000.00', dueOn);
    await world.pay('RX-TYPO', '1000000.00', 'ST-1');
    expect(await settle({ number: 'RX-TYPO-2' })).toMatchObject({ state: 'unmatched', bar: 'unknown-number' });
    expect(await settle({ number: ` ${one.number} ` })).toMatchObject({ state: 'matched', bar: undefined });
    expect(await outcomeOf(settle({ number: one.number }))).toBe('PAYMENT_STATE');
    // The bank sends the same line again.
    expect(await world.pay('RX-TYPO', '1000000.00', 'ST-1')).toBe('matched');
    expect(await outcomeOf(world.pay(one.number, '1000000.00', 'ST-1'))).toBe('PAYMENT_STATE');
  });

  it('is explained by an officer, with words', async () => {
    await world.pay('RX-TYPO', '1000000.00', 'ST-1');
    for (const lacking of [{ words: ' ' }, { words: '误汇', officer: ' ' }])
      expect(await outcomeOf(settle(lacking))).toBe('REQUEST_INVALID');
    expect(await settle({ words: ' 误汇 ' })).toMatchObject({
      state: 'explained',
      explainedBy: '苏立行',
      words: '误汇',
      bar: 'unknown-number',
    });
    expect(await outcomeOf(settle({ words: '误汇' }))).toBe('PAYMENT_STATE');
    expect(await outcomeOf(world.pay('RX-TYPO', '1.00', 'ST-1'))).toBe('PAYMENT_STATE');
  });

  it('that comes early in part is taken on the payment day, before anything falls overdue', async () => {
    const financed = await disburse(withRecourse);
    expect(await world.pay(financed.one.number, '500000.00', 'ST-1')).toBe('part-early');
    expect(await world.pay(financed.one.number, '500000.00', 'ST-2')).toBe('part-early');
    await world.care();
    expect(await standing(financed)).toBe('DISBURSED 600000.00 0.00 0.00');
    now = shanghaiInstant(dueOn, 18);
    await world.care();
    expect(await standing(financed)).toBe('SETTLED 0.00 0.00 0.00');
    expect(await faultsOf(financed)).toEqual([]);
  });

  it('that came early costs no penalty for the days before the payment day', async () => {
    const financed = await disburse(withRecourse);
    expect(await world.pay(financed.one.number, '500000.00', 'ST-1')).toBe('part-early');
    now = shanghaiInstant(dueOn, 18);
    await world.care();
    expect(await standing(financed)).toBe('OVERDUE 300000.00 0.00 0.00');
    now = shanghaiInstant('2027-04-01', 9);
    // One day of 300,000.00 at 5.4 percent.
    expect(await world.pay(financed.one.number, '500045.00', 'ST-2')).toBe('matched');
    expect(await standing(financed)).toBe('SETTLED 0.00 0.00 0.00');
  });

  it('waits while a part is on its way to its next holder', async () => {
    const one = await world.held('1000000.00', dueOn);
    const transfer = await world.save(await world.caller('zhousiyuan', 'operator'), 'transfer', {
      holdingId: one.id,
      lines: [{ payeeId: 'C-SHIYU', amount: '700000.00' }],
      purpose: '货款',
    });
    await world.decide(await world.caller('guyunzhou', 'director'), transfer);
    expect(await world.pay(one.number, '1000000.00', 'ST-1')).toBe('in-transit');
    // It is not accepted in time and goes back.
    now = shanghaiInstant('2026-12-31', 9);
    await world.care();
    await world.care();
    const kept = await store.transaction(async ({ statementLines }) => statementLines.find('ST-1'));
    expect(kept).toMatchObject({ state: 'matched', bar: undefined });
  });
});

describe('a financing that is signed', () => {
  async function signed(): Promise<Financed> {
    const one = await world.held('1000000.00', dueOn);
    await world.withEvidence([one.id], 'F-CHANGYU', 'AUDITED');
    const financing = await world.approve([{ holdingId: one.id, amount: '600000.00' }], withRecourse);
    for (const action of ['search', 'approve'] as const) await world.decideAsFunder(financing.id, action);
    const asked = await world.save(await world.caller('zhousiyuan', 'operator'), 'contract', {
      financingId: financing.id,
    });
    await world.decide(await world.caller('guyunzhou', 'director'), asked);
    for (const action of ['seal', 'register'] as const) await world.decideAsFunder(financing.id, action);
    return { one, financing };
  }

  it('lapses on the due date where the funder has not paid out', async () => {
    const financed = await signed();
    expect((await read(financed)).endsOn).toBe('2027-03-30');
    now = shanghaiInstant('2027-03-30', 23);
    await world.care();
    expect((await read(financed)).state).toBe('DISBURSING');
    now = shanghaiInstant(dueOn, 0);
    await world.care();
    expect((await read(financed)).state).toBe('LAPSED');
    expect(await faultsOf(financed)).toEqual([]);
    expect(await decided(financed, 'end-registration')).toBe('done');
  });

  it('waits for the bank’s word about a payment that is under way', async () => {
    const financed = await signed();
    await world.decideAsFunder(financed.financing.id, 'disburse');
    now = shanghaiInstant(dueOn, 9);
    await world.care();
    expect((await read(financed)).state).toBe('DISBURSING');
    const [payment] = await world.paymentsOf(financed.financing.id);
    await world.returnPayment(payment?.id ?? '', '', 'fail');
    await world.care();
    expect((await read(financed)).state).toBe('LAPSED');
  });

  it('bears no penalty for the days before a late word of the bank', async () => {
    const financed = await signed();
    now = shanghaiInstant('2027-03-30', 11);
    await world.decideAsFunder(financed.financing.id, 'disburse');
    now = shanghaiInstant('2027-05-01', 11);
    await world.care();
    const [payment] = await world.paymentsOf(financed.financing.id);
    await world.confirm(payment?.id ?? '', 'BK-1');
    await world.care();
    expect(await standing(financed)).toBe('OVERDUE 600000.00 0.00 0.00');
    expect(await world.pay(financed.one.number, '1000000.01', 'ST-1')).toBe('more-than-owed');
    expect(await world.pay(financed.one.number, '1000000.00', 'ST-2')).toBe('matched');
    expect(await standing(financed)).toBe('SETTLED 0.00 0.00 0.00');
  });

  it('is not paid out to an account that its supplier has removed', async () => {
    const financed = await signed();
    await store.transaction(async ({ bankAccounts }) => {
      const account = await bankAccounts.find(financed.financing.accountId);
      if (account) await bankAccounts.save({ ...account, removedAt: now });
    });
    expect(await outcomeOf(world.decideAsFunder(financed.financing.id, 'disburse'))).toBe('PAYOUT_ACCOUNT');
  });
});
