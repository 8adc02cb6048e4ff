import { beforeEach, describe, expect, it } from 'vitest';
import type {
  HoldingRecord,
  OfficerOrderRecord,
  PostingRecord,
  TradeApplicationRecord,
} from '../../../../server/core/records/trade.ts';
import { sandboxOfficers } from '../../../../server/core/sandbox/sandbox-officers.ts';
import { Refusal } from '../../../../server/core/refusal.ts';
import { officerNewsText } from '../../../../server/core/trade/officers/officer-news-text.ts';
import { officerMessages, officerSource } from '../../../../server/core/trade/officers/officer-messages.ts';
import { releaseEnded, type OfficerProposed } from '../../../../server/core/trade/officers/officer-orders.ts';
import { tradeMessages } from '../../../../server/core/trade/trade-messages.ts';
import { MemoryStore } from '../../../../server/storage/memory/memory-store.ts';
import { shanghaiInstant } from '../../../../src/domain/calendar/plain-date.ts';
import { moneyToText } from '../../../../src/domain/money/money.ts';
import type { PostingEntry } from '../../../../src/domain/trade/shared/posting.ts';
import { demoBackEnd } from '../../../builders/desks.ts';
import { approver, OfficersWorld, proposer } from '../../../builders/officers.ts';
import { applicationFaults, instrumentFaults, removeTrade } from '../../../builders/trading.ts';

// A Friday.
const start = shanghaiInstant('2026-11-27', 10);
const dueOn = '2027-03-31';
const day = 24 * 3_600_000;

let store: MemoryStore;
let now: number;
let world: OfficersWorld;
let held: HoldingRecord;

beforeEach(async () => {
  store = new MemoryStore();
  await demoBackEnd(store);
  await removeTrade(store);
  now = start;
  world = new OfficersWorld(store, { now: () => now });
  held = await world.held('100.00', dueOn);
});

const amountsOf = ({ amount, reserved, frozen }: HoldingRecord) => [amount, reserved, frozen].map(moneyToText);
/** Amount, reserved and frozen part of a holding. */
const partsOf = async (id = held.id) => amountsOf(await world.holdingOf(id));
const faults = async (...instrumentIds: readonly string[]): Promise<readonly string[]> =>
  store.transaction(async (transaction) => {
    const found: string[] = [];
    for (const id of instrumentIds.length > 0 ? instrumentIds : [held.instrumentId])
      found.push(...(await instrumentFaults(transaction, id)));
    return found;
  });
/** The code of a refusal with its detail: the field, or the rule and its reason. */
async function refusalOf(work: Promise<unknown>): Promise<string> {
  try {
    await work;
    return 'done';
  } catch (fault) {
    if (!(fault instanceof Refusal)) throw fault;
    const { field, rule, because, state } = fault.values;
    return [fault.code, field, rule, because, state].filter((each) => each !== undefined).join(' ');
  }
}
const transfer = async (amount: string) =>
  world.save(await world.caller('zhousiyuan', 'operator'), 'transfer', {
    holdingId: held.id,
    lines: [{ payeeId: 'C-CHENGYE', amount }],
  });
const freeze = async (amount: string, more: Partial<OfficerProposed> = {}) =>
  world.order({ act: 'freeze', holdingId: held.id, amount, ...more });
const freezeId = async (index = 0): Promise<string> => (await world.freezesOf(held.id))[index]?.id ?? '';
const allOf = async (companyId: string): Promise<readonly HoldingRecord[]> =>
  store.transaction(async ({ holdings }) =>
    holdings.page(
      { companyId, place: 'held', keyword: '', orderBy: 'amount', descending: false },
      { offset: 0, limit: 100 },
    ),
  );
/** The amounts of a company's holdings, the smallest first. */
const heldBy = async (companyId: string) => (await allOf(companyId)).map((each) => moneyToText(each.amount));
const postings = async (instrumentId = held.instrumentId): Promise<readonly PostingRecord[]> =>
  store.transaction(async (transaction) => transaction.postings.ofInstrument(instrumentId));
/** The only posting of an entry; the time advances, so that the next posting is later. */
async function postingOf(entry: PostingEntry): Promise<PostingRecord> {
  const [found, ...more] = (await postings()).filter((each) => each.entry === entry);
  if (!found || more.length > 0) throw new Error(`Not one ${entry}`);
  now += 1;
  return found;
}
/** The balance of a company's ledger today. */
const balanceOf = async (companyId: string, side: 'holder' | 'issuer'): Promise<string> =>
  store.transaction(async (transaction) =>
    moneyToText(await transaction.postings.balanceBefore({ companyId, side }, '9999-01-01')),
  );
/** Titles of the messages that a person received from officers, the newest first. */
const told = async (userName: string, locale: 'en' | 'zh-CN' = 'zh-CN'): Promise<readonly string[]> =>
  store.transaction(async (transaction) => {
    const user = await transaction.users.byName(userName);
    const all = await transaction.messages.of(user?.userId ?? '', 0, 100);
    return all
      .filter(({ source }) => source === officerSource)
      .map((record) => officerMessages.toWords(record, locale).title);
  });

describe('two officers', () => {
  it('decide together: nothing is changed before another officer approves', async () => {
    const proposed = await world.propose({ act: 'freeze', holdingId: held.id });
    expect(await partsOf()).toEqual(['100.00', '0.00', '0.00']);
    expect(await refusalOf(world.check(proposed, true, ` ${proposer} `))).toBe('REQUEST_INVALID by');
    expect(await refusalOf(world.check(proposed, true, ''))).toBe('REQUEST_INVALID by');
    expect(await partsOf()).toEqual(['100.00', '0.00', '0.00']);
    now += day;
    expect(await world.check(proposed)).toMatchObject({
      state: 'approved',
      madeBy: proposer,
      checkedBy: approver,
      proposedAt: start,
      checkedAt: start + day,
    });
    expect(await partsOf()).toEqual(['100.00', '0.00', '30.00']);
  });

  it('decide a proposal once', async () => {
    const proposed = await world.propose({ act: 'freeze', holdingId: held.id });
    await world.check(proposed);
    expect(await refusalOf(world.check(proposed))).toBe('NOT_IN_THIS_STATE');
    expect(await refusalOf(world.check(proposed, false))).toBe('NOT_IN_THIS_STATE');
    expect(await partsOf()).toEqual(['100.00', '0.00', '30.00']);
  });

  it('keep a declined proposal, which changes nothing', async () => {
    const proposed = await world.propose({ act: 'freeze', holdingId: held.id });
    expect(await world.check(proposed, false)).toMatchObject({ state: 'declined', checkedBy: approver });
    expect(await partsOf()).toEqual(['100.00', '0.00', '0.00']);
    expect(await refusalOf(world.check(proposed))).toBe('NOT_IN_THIS_STATE');
    expect(await partsOf()).toEqual(['100.00', '0.00', '0.00']);
    expect(await store.transaction(async ({ officerOrders }) => officerOrders.newest(10))).toHaveLength(1);
    expect(await told('zhousiyuan')).toEqual([]);
  });

  it('do not propose the same twice while it waits', async () => {
    const same = { act: 'freeze', holdingId: held.id } as const;
    const first = await world.propose(same);
    expect(await refusalOf(world.propose(same))).toBe('NOT_IN_THIS_STATE');
    expect(await refusalOf(world.propose({ ...same, amount: '29.99' }))).toBe('done');
    expect(await refusalOf(world.propose({ ...same, orderNumber: '（2026）浙02执89号' }))).toBe('done');
    for (const counterpartyId of ['C-CHENGYE', 'C-SHIYU'])
      expect(await refusalOf(world.propose({ ...same, act: 'court-transfer', counterpartyId }))).toBe('done');
    await world.check(first, false);
    expect(await refusalOf(world.propose(same))).toBe('done');
  });

  it('propose the release of each of two equal freezes', async () => {
    await freeze('30.00');
    now += 1;
    await freeze('30.00');
    const both = [await freezeId(0), await freezeId(1)];
    for (const id of both)
      expect(await refusalOf(world.propose({ act: 'release', holdingId: held.id, freezeId: id }))).toBe('done');
    expect(await refusalOf(world.propose({ act: 'release', holdingId: held.id, freezeId: both[0] ?? '' }))).toBe(
      'NOT_IN_THIS_STATE',
    );
  });

  it('keep of a proposal what its act needs alone', async () => {
    const more = { freezeId: 'HF-1', postingId: 'L-1', counterpartyId: 'C-CHENGYE' };
    expect(await world.propose({ act: 'freeze', holdingId: held.id, ...more })).toMatchObject({
      freezeId: '',
      postingId: '',
      counterpartyId: '',
      counterpartyName: '',
    });
  });

  it('keep a last day of a freeze alone, and ask for none elsewhere', async () => {
    await freeze('30.00');
    const about = { holdingId: held.id, until: '2027-02-30', amount: '10.00' } as const;
    for (const proposed of [
      { act: 'release', ...about, freezeId: await freezeId() },
      { act: 'court-transfer', ...about, counterpartyId: 'C-CHENGYE' },
      { act: 'deregistration', ...about, companyId: 'C-YANZHOU' },
    ] as const)
      expect((await world.propose(proposed)).until).toBe('');
  });

  it('propose the same of two holdings, and two acts about one company', async () => {
    const other = await world.held('100.00', dueOn);
    await world.propose({ act: 'freeze', holdingId: held.id });
    expect(await refusalOf(world.propose({ act: 'freeze', holdingId: other.id }))).toBe('done');
    await world.propose({ act: 'deregistration', companyId: 'C-YANZHOU' });
    expect(await refusalOf(world.propose({ act: 'succession', companyId: 'C-YANZHOU' }))).toBe('TRADE_RULE PAYEE none');
  });

  it.each<[string, Partial<OfficerProposed>, string]>([
    ['no amount', { amount: '' }, 'REQUEST_INVALID amount'],
    ['a negative amount', { amount: '-1.00' }, 'REQUEST_INVALID amount'],
    ['an amount of nothing', { amount: '0.00' }, 'TRADE_RULE AMOUNT zero'],
    ['no document of a court', { orderNumber: ' ' }, 'REQUEST_INVALID orderNumber'],
    ['a long number of a document', { orderNumber: '1'.repeat(81) }, 'REQUEST_INVALID orderNumber'],
    ['no reason', { reason: '\u200b' }, 'REQUEST_INVALID reason'],
    ['a long reason', { reason: '因'.repeat(201) }, 'REQUEST_INVALID reason'],
    ['no last day', { until: '' }, 'REQUEST_INVALID until'],
    ['a day that is none', { until: '2027-02-30' }, 'REQUEST_INVALID until'],
    ['a last day that has passed', { until: '2026-11-26' }, 'TRADE_RULE ORDER ended'],
    ['an unknown holding', { holdingId: 'H-NONE' }, 'NOT_FOUND'],
    ['more than is held', { amount: '100.01' }, 'TRADE_RULE AVAILABLE exceeded'],
  ])('cannot propose a freeze with %s', async (_what, more, code) => {
    const proposed = { act: 'freeze', holdingId: held.id, ...more } as const;
    expect(await refusalOf(world.propose(proposed))).toBe(code);
    expect(await store.transaction(async ({ officerOrders }) => officerOrders.newest(10))).toEqual([]);
  });
});

describe('a court freeze', () => {
  it('freezes at most the held amount that is not frozen yet', async () => {
    await freeze('30.00');
    expect(await refusalOf(freeze('70.01', { orderNumber: '2' }))).toBe('TRADE_RULE AVAILABLE exceeded');
    await freeze('70.00', { orderNumber: '2', until: '2026-11-27' });
    expect(await partsOf()).toEqual(['100.00', '0.00', '100.00']);
    expect(await faults()).toEqual([]);
  });

  it('is an application that two officers alone make', async () => {
    const order = await freeze('30.00');
    const query = { companyId: 'C-YANZHOU', acts: ['freeze'], states: undefined, makerUserId: undefined } as const;
    const [made] = await store.transaction(async ({ tradeApplications }) =>
      tradeApplications.page({ ...query, acts: ['freeze'], keyword: '' }, { offset: 0, limit: 10 }),
    );
    expect(made).toMatchObject({ act: 'freeze', state: 'EFFECTIVE', amount: { fen: 3000n }, makerName: '' });
    // Its reason is only for officers.
    expect(made?.form).toMatchObject({ orderId: order.id, holdingId: held.id, purpose: '' });
    expect(await store.transaction(async (transaction) => applicationFaults(transaction, made?.id ?? ''))).toEqual([]);
    const operator = await world.caller('zhousiyuan', 'operator');
    expect(await refusalOf(world.save(operator, 'freeze', { orderId: order.id, holdingId: held.id }))).toBe(
      'NOT_PERMITTED',
    );
  });

  it('leaves what fits, and ends the newest applications that do not', async () => {
    const first = await transfer('40.00');
    now += 1000;
    const second = await transfer('30.00');
    await freeze('60.00');
    expect(await partsOf()).toEqual(['100.00', '40.00', '60.00']);
    expect((await world.application(first.id)).state).toBe('WAITING');
    const ended = await world.application(second.id);
    expect([ended.state, ended.events.at(-1)?.event, ended.events.at(-1)?.reason]).toEqual([
      'LAPSED',
      'lapsed',
      'freeze',
    ]);
    expect(await faults()).toEqual([]);
    // The remaining amount is transferred.
    await world.decide(await world.caller('guyunzhou', 'director'), first);
    expect(await partsOf()).toEqual(['60.00', '0.00', '60.00']);
  });

  it('ends one of two applications of one instant, the one with the greater id', async () => {
    const both = [await transfer('40.00'), await transfer('40.00')].toSorted((one, other) =>
      one.id < other.id ? -1 : 1,
    );
    await freeze('60.00');
    const states = [];
    for (const { id } of both) states.push((await world.application(id)).state);
    expect(states).toEqual(['WAITING', 'LAPSED']);
  });

  it('is named when a user wants to transfer or finance a frozen amount', async () => {
    await freeze('60.00');
    expect(await refusalOf(transfer('40.01'))).toBe('TRADE_RULE AVAILABLE frozen');
    expect(await refusalOf(transfer('40.00'))).toBe('done');
    const other = await world.held('600000.00', dueOn);
    await world.order({ act: 'freeze', holdingId: other.id, amount: '1.00' });
    const apply = world.apply([{ holdingId: other.id, amount: '600000.00' }], 'FP-CHANGYU-1');
    expect(await refusalOf(apply)).toBe('TRADE_RULE PART frozen');
  });

  it('ends a financing that waits for its funder, with what it took of the limit', async () => {
    const other = await world.held('600000.00', dueOn);
    const financing = await world.approve([{ holdingId: other.id, amount: '600000.00' }], 'FP-CHANGYU-1');
    await world.order({ act: 'freeze', holdingId: other.id, amount: '0.01' });
    expect(await world.financingOf({ id: financing.applicationId })).toMatchObject({ state: 'LAPSED' });
    expect(await partsOf(other.id)).toEqual(['600000.00', '0.00', '0.01']);
    expect(await store.transaction(async ({ fundingUses }) => fundingUses.find(financing.applicationId))).toBe(
      undefined,
    );
    expect(await faults(other.instrumentId)).toEqual([]);
  });

  it('waits for the bank that is paying out a financing', async () => {
    const other = await world.held('600000.00', dueOn);
    await world.withEvidence([other.id], 'F-CHANGYU', 'AUDITED');
    const financing = await world.approve([{ holdingId: other.id, amount: '600000.00' }], 'FP-CHANGYU-1');
    for (const action of ['search', 'approve'] as const) await world.decideAsFunder(financing.id, action);
    const asked = await world.save(await world.caller('zhousiyuan', 'operator'), 'contract', {
      financingId: financing.id,
    });
    await world.decide(await world.caller('guyunzhou', 'director'), asked);
    for (const action of ['seal', 'register', 'disburse'] as const) await world.decideAsFunder(financing.id, action);
    const proposed = await world.propose({ act: 'freeze', holdingId: other.id, amount: '0.01' });
    expect(await refusalOf(world.check(proposed))).toBe('FINANCING_STATE DISBURSING');
    expect(await partsOf(other.id)).toEqual(['600000.00', '600000.00', '0.00']);
    const [payment] = await world.paymentsOf(financing.id);
    await world.confirm(payment?.id ?? '', 'BK-1');
    expect(await refusalOf(world.check(proposed))).toBe('TRADE_RULE ORDER gone');
  });

  it('keeps the frozen part from being paid, until it is released', async () => {
    await freeze('30.00', { until: '2027-12-31' });
    now = shanghaiInstant(dueOn, 11);
    expect(await world.pay(held.number, '70.01', 'BK-1')).toBe('frozen');
    expect(await world.pay(held.number, '70.00', 'BK-2')).toBe('matched');
    expect(await partsOf()).toEqual(['30.00', '0.00', '30.00']);
    await world.order({ act: 'release', holdingId: held.id, freezeId: await freezeId(), amount: '30.00' });
    expect(await world.pay(held.number, '30.00', 'BK-3')).toBe('matched');
    expect(await partsOf()).toEqual(['0.00', '0.00', '0.00']);
    expect(await faults()).toEqual([]);
  });

  it('leaves what is paid to the other holders, and to what is not frozen of its own', async () => {
    const arrived = await store.transaction(async (transaction) => {
      const other = { ...held, id: 'H-OTHER', companyId: 'C-CHENGYE', amount: { fen: 4_000n } };
      await transaction.holdings.save({ ...held, amount: { fen: 6_000n } });
      await transaction.holdings.save(other);
      return other.id;
    });
    await freeze('30.00', { until: '2027-12-31' });
    now = shanghaiInstant(dueOn, 11);
    expect(await world.pay(held.number, '35.00', 'BK-1')).toBe('matched');
    // Half of 30.00 and half of 40.00.
    expect([await partsOf(), await partsOf(arrived)]).toEqual([
      ['45.00', '0.00', '30.00'],
      ['20.00', '0.00', '0.00'],
    ]);
  });

  it('ends after its last day, and not before', async () => {
    await freeze('30.00', { until: '2026-11-30' });
    await freeze('20.00', { orderNumber: '2', until: '2026-12-01' });
    now = shanghaiInstant('2026-11-30', 23);
    await world.care();
    for (const { id } of await world.freezesOf(held.id))
      await store.transaction(async (transaction) => releaseEnded(transaction, id, now));
    expect(await partsOf()).toEqual(['100.00', '0.00', '50.00']);
    now = shanghaiInstant('2026-12-01', 1);
    await world.care();
    await world.care();
    expect(await partsOf()).toEqual(['100.00', '0.00', '20.00']);
    expect(await faults()).toEqual([]);
    const [order] = await store.transaction(async ({ officerOrders }) => officerOrders.newest(1));
    expect(order).toMatchObject({ act: 'release', madeBy: '', checkedBy: '', state: 'approved', until: '' });
    const midnight = shanghaiInstant('2026-12-01');
    expect([order?.proposedAt, order?.checkedAt]).toEqual([midnight, midnight]);
    expect((await told('zhousiyuan'))[0]).toBe(`冻结到期，已解冻：凭证 ${held.number} 的 ¥30.00`);
  });

  it('is announced to the operators and directors of its holder and its issuer', async () => {
    await freeze('30.00');
    const title = `司法冻结：凭证 ${held.number} 的 ¥30.00`;
    expect([await told('zhousiyuan'), await told('guyunzhou')]).toEqual([[title], [title]]);
    expect(await told('songbeichen')).toEqual([`贵公司签发的凭证 ${held.number} 有 ¥30.00 被司法冻结`]);
    expect(await told('guyunzhou', 'en')).toEqual([`Frozen by a court: ¥30.00 of ${held.number}`]);
    expect(await told('heqinghe')).toEqual([]);
  });
});

describe('a release', () => {
  const release = async (amount: string, id: string) =>
    world.order({ act: 'release', holdingId: held.id, freezeId: id, amount });

  it('frees a part or the whole of one freeze', async () => {
    await freeze('30.00');
    now += 1;
    await freeze('20.00', { orderNumber: '2' });
    const [first, second] = [await freezeId(0), await freezeId(1)];
    await release('10.00', first);
    expect(await partsOf()).toEqual(['100.00', '0.00', '40.00']);
    expect(await refusalOf(release('20.01', first))).toBe('TRADE_RULE AVAILABLE exceeded');
    await release('20.00', first);
    expect((await world.freezesOf(held.id)).map(({ id }) => id)).toEqual([second]);
    expect(await refusalOf(release('0.01', first))).toBe('TRADE_RULE ORDER released');
    expect(await partsOf()).toEqual(['100.00', '0.00', '20.00']);
    expect(await faults()).toEqual([]);
  });

  it('names a freeze of its holding', async () => {
    await freeze('30.00');
    const other = await world.held('50.00', dueOn);
    const proposed = { act: 'release', holdingId: other.id, freezeId: await freezeId(), amount: '1.00' } as const;
    expect(await refusalOf(world.propose(proposed))).toBe('TRADE_RULE ORDER released');
  });

  it('is judged again when it is approved', async () => {
    await freeze('30.00');
    const id = await freezeId();
    const proposed = await world.propose({ act: 'release', holdingId: held.id, freezeId: id, amount: '20.00' });
    await release('15.00', id);
    expect(await refusalOf(world.check(proposed))).toBe('TRADE_RULE AVAILABLE exceeded');
    expect(await partsOf()).toEqual(['100.00', '0.00', '15.00']);
    expect(await refusalOf(world.check(proposed, false))).toBe('done');
  });
});

describe('a transfer by a court', () => {
  const move = async (amount: string, more: Partial<OfficerProposed> = {}) =>
    world.order({ act: 'court-transfer', holdingId: held.id, counterpartyId: 'C-CHENGYE', amount, ...more });

  it('moves what a freeze has kept, and leaves the rest frozen', async () => {
    await freeze('60.00');
    const first = await transfer('40.00');
    await move('50.00', { freezeId: await freezeId() });
    expect(await partsOf()).toEqual(['50.00', '40.00', '10.00']);
    expect((await world.application(first.id)).state).toBe('WAITING');
    const [received] = await allOf('C-CHENGYE');
    expect(received && amountsOf(received)).toEqual(['50.00', '0.00', '0.00']);
    expect(received).toMatchObject({
      originId: held.id,
      senderId: 'C-YANZHOU',
      senderName: '宁波砚舟精密铸造有限公司',
      place: 'held',
    });
    expect(await postingOf('court-transfer')).toMatchObject({
      entry: 'court-transfer',
      outCompanyId: 'C-YANZHOU',
      inCompanyId: 'C-CHENGYE',
      fromCompanyId: 'C-YANZHOU',
      toCompanyId: 'C-CHENGYE',
    });
    expect(await faults()).toEqual([]);
  });

  it('moves what is not frozen before what is reserved', async () => {
    await freeze('30.00');
    const first = await transfer('70.00');
    expect(await refusalOf(move('70.01'))).toBe('TRADE_RULE AVAILABLE exceeded');
    await move('70.00');
    expect((await world.application(first.id)).events.at(-1)).toMatchObject({
      event: 'lapsed',
      reason: 'court-transfer',
    });
    expect(await partsOf()).toEqual(['30.00', '0.00', '30.00']);
    expect(await faults()).toEqual([]);
  });

  it.each<[string, Partial<OfficerProposed>, string]>([
    ['nobody', { counterpartyId: '' }, 'TRADE_RULE PAYEE none'],
    ['an unknown company', { counterpartyId: 'C-NONE' }, 'TRADE_RULE PAYEE none'],
    ['its holder', { counterpartyId: 'C-YANZHOU' }, 'TRADE_RULE PAYEE own'],
    ['its issuer', { counterpartyId: 'C-QIHENG' }, 'TRADE_RULE PAYEE core'],
    ['a bank', { counterpartyId: 'F-CHANGYU' }, 'TRADE_RULE PAYEE institution'],
  ])('is refused to %s', async (_what, more, code) => {
    expect(await refusalOf(move('1.00', more))).toBe(code);
    expect(await partsOf()).toEqual(['100.00', '0.00', '0.00']);
  });

  it.each(['court-transfer', 'succession'] as const)('is refused as %s to who may no longer receive', async (act) => {
    const receiving = { companyId: 'C-YANZHOU', counterpartyId: 'C-CHENGYE', amount: '10.00' };
    const order = await world.propose({ act, holdingId: held.id, ...receiving });
    await store.transaction(async ({ companies }) => {
      const receiver = await companies.lock('C-CHENGYE');
      if (receiver) await companies.save({ ...receiver, deregistered: true });
    });
    expect(await refusalOf(world.check(order))).toBe('TRADE_RULE PAYEE deregistered');
    expect(await heldBy('C-CHENGYE')).toEqual([]);
  });

  it('is refused of a freeze that is released, or frees less', async () => {
    await freeze('30.00');
    const id = await freezeId();
    expect(await refusalOf(move('30.01', { freezeId: id }))).toBe('TRADE_RULE AVAILABLE exceeded');
    await world.order({ act: 'release', holdingId: held.id, freezeId: id, amount: '30.00' });
    expect(await refusalOf(move('30.00', { freezeId: id }))).toBe('TRADE_RULE ORDER released');
  });

  it('is announced to both companies, and to the issuer, who owes another company now', async () => {
    await move('30.00');
    expect((await told('zhousiyuan'))[0]).toBe(
      `司法划转：凭证 ${held.number} 的 ¥30.00 已划给苏州澄叶电子材料有限公司`,
    );
    expect((await told('lujinghang'))[0]).toBe(`司法划转：贵公司取得凭证 ${held.number} 的 ¥30.00`);
    expect((await told('songbeichen'))[0]).toBe(
      `司法划转：凭证 ${held.number} 的 ¥30.00 现由苏州澄叶电子材料有限公司持有`,
    );
  });

  it('is refused for an amount that a funder holds by a financing', async () => {
    const other = await world.held('600000.00', dueOn);
    await world.withEvidence([other.id], 'F-CHANGYU', 'AUDITED');
    const financing = await world.approve([{ holdingId: other.id, amount: '600000.00' }], 'FP-CHANGYU-1');
    const { disbursed } = await world.disburse(financing, 'BK-1');
    const holdingId = disbursed?.holdings[0]?.holdingId ?? '';
    const proposed = { act: 'court-transfer', holdingId, counterpartyId: 'C-CHENGYE', amount: '1.00' } as const;
    expect(await refusalOf(world.propose(proposed))).toBe('TRADE_RULE ORDER financed');
  });
});

describe('a succession', () => {
  const succeed = async (more: Partial<OfficerProposed> = {}) =>
    world.order({
      act: 'succession',
      companyId: 'C-YANZHOU',
      counterpartyId: 'C-CHENGYE',
      orderNumber: '',
      reason: '吸收合并',
      ...more,
    });

  it('moves everything that a company holds, and what is frozen stays frozen', async () => {
    const other = await world.held('50.00', dueOn, 'C-LANCHUAN');
    await freeze('30.00');
    const before = await world.freezesOf(held.id);
    const waiting = await transfer('40.00');
    const order = await succeed();
    expect(moneyToText(order.amount)).toBe('150.00');
    expect(await heldBy('C-YANZHOU')).toEqual([]);
    expect(await heldBy('C-CHENGYE')).toEqual(['50.00', '100.00']);
    const [, moved] = await allOf('C-CHENGYE');
    expect(moved && amountsOf(moved)).toEqual(['100.00', '40.00', '30.00']);
    expect(await world.application(waiting.id)).toMatchObject({
      state: 'WAITING',
      companyId: 'C-CHENGYE',
      waitsForId: 'C-CHENGYE',
      form: { holdingId: moved?.id },
    });
    expect(await world.freezesOf(moved?.id ?? '')).toMatchObject([
      { orderNumber: before[0]?.orderNumber, until: before[0]?.until, at: before[0]?.at },
    ]);
    expect(await world.freezesOf(held.id)).toEqual([]);
    expect(await faults(held.instrumentId, other.instrumentId)).toEqual([]);
    now = shanghaiInstant('2027-03-02', 1);
    await world.care();
    expect(await partsOf(moved?.id ?? '')).toEqual(['100.00', '0.00', '0.00']);
  });

  it('deregisters neither company: that is another act', async () => {
    await succeed();
    const both = await store.transaction(async ({ companies }) => companies.findAll(['C-YANZHOU', 'C-CHENGYE']));
    expect(both.map(({ deregistered }) => deregistered)).toEqual([false, false]);
  });

  it('keeps one order, and one line of it for each holding', async () => {
    await world.held('50.00', dueOn);
    const order = await succeed();
    const listed = await store.transaction(async ({ officerOrders }) => officerOrders.newest(10));
    expect(listed.map(({ id }) => id)).toEqual([order.id]);
    const [, moved] = await allOf('C-CHENGYE');
    for (const id of [held.id, moved?.id ?? '']) {
      const lines = await store.transaction(async ({ officerOrders }) => officerOrders.approvedOf([id]));
      expect(lines).toMatchObject([{ act: 'succession', number: held.number, amount: { fen: 10_000n } }]);
    }
  });

  it('is one proposal while it waits, however much is held', async () => {
    await world.held('50.00', dueOn);
    const proposed = await world.propose({ act: 'succession', companyId: 'C-YANZHOU', counterpartyId: 'C-CHENGYE' });
    const waiting = await store.transaction(async ({ officerOrders }) => officerOrders.proposedOf('C-YANZHOU'));
    expect(waiting.map(({ id }) => id)).toEqual([proposed.id]);
    for (const { id } of await allOf('C-YANZHOU'))
      expect(await store.transaction(async ({ officerOrders }) => officerOrders.approvedOf([id]))).toEqual([]);
  });

  it('ends a financing that its funder has not paid out, and frees what it reserves', async () => {
    const other = await world.held('600000.00', dueOn);
    const { applicationId } = await world.approve([{ holdingId: other.id, amount: '600000.00' }], 'FP-CHANGYU-1');
    await succeed();
    const ended = await world.financingOf({ id: applicationId });
    expect([ended.state, ended.events.at(-1)?.event]).toEqual(['LAPSED', 'overtaken']);
    expect(await partsOf(other.id)).toEqual(['0.00', '0.00', '0.00']);
    expect(await faults(held.instrumentId, other.instrumentId)).toEqual([]);
  });

  it('goes on with an acceptance that waits, and with what is on its way', async () => {
    const sending = await world.held('50.00', dueOn, 'C-QIHENG', 'C-CHENGYE');
    const sent = await world.save(await world.caller('heqinghe', 'operator'), 'transfer', {
      holdingId: sending.id,
      lines: [{ payeeId: 'C-YANZHOU', amount: '50.00' }],
    });
    await world.decide(await world.caller('lujinghang', 'director'), sent);
    const [arriving] = (await postings(sending.instrumentId)).filter(({ entry }) => entry === 'transfer');
    const accepting = await world.save(await world.caller('zhousiyuan', 'operator'), 'accept', {
      holdingId: arriving?.toId ?? '',
    });
    expect(accepting.state).toBe('WAITING');
    now += 1;
    await succeed({ counterpartyId: 'C-SHIYU' });
    expect(await world.holdingOf(arriving?.toId ?? '')).toMatchObject({
      place: 'transit',
      companyId: 'C-SHIYU',
      reserved: { fen: 5_000n },
    });
    await world.decide(await world.caller('duanqingge', 'director'), await world.application(accepting.id));
    expect(await heldBy('C-SHIYU')).toEqual(['50.00', '100.00']);
    expect(await faults(sending.instrumentId)).toEqual([]);
  });

  it('asks the director of the successor, and no longer that of the company', async () => {
    const waiting = await transfer('40.00');
    const asking = async (userId: string) =>
      (await store.transaction(async ({ messages }) => messages.of(userId, 0, 100)))
        .filter(({ kind, subject }) => kind === 'to-decide' && subject === waiting.id)
        .map(({ settledAt }) => (settledAt === undefined ? 'open' : 'settled'));
    expect(await asking('U-guyunzhou')).toEqual(['open']);
    await succeed({ counterpartyId: 'C-SHIYU' });
    expect([await asking('U-guyunzhou'), await asking('U-duanqingge')]).toEqual([['settled'], ['open']]);
    // A user who opened it before decides about another version.
    expect((await world.application(waiting.id)).version).toBe(waiting.version + 1);
  });

  it('tells its people what is on its way, and asks those of the company no longer to accept it', async () => {
    const sending = await world.held('50.00', dueOn, 'C-QIHENG', 'C-CHENGYE');
    const sent = await world.save(await world.caller('heqinghe', 'operator'), 'transfer', {
      holdingId: sending.id,
      lines: [{ payeeId: 'C-YANZHOU', amount: '50.00' }],
    });
    await world.decide(await world.caller('lujinghang', 'director'), sent);
    const [arriving] = (await postings(sending.instrumentId)).filter(({ entry }) => entry === 'transfer');
    const openFor = async (companyId: string) =>
      store.transaction(async ({ users, messages }) => {
        const all = [];
        for (const { userId } of await users.ofCompany(companyId)) all.push(...(await messages.of(userId, 0, 100)));
        return all.some(({ subject, settledAt }) => subject === arriving?.toId && settledAt === undefined);
      });
    expect([await openFor('C-YANZHOU'), await openFor('C-SHIYU')]).toEqual([true, false]);
    now += 1;
    await succeed({ counterpartyId: 'C-SHIYU' });
    expect([await openFor('C-YANZHOU'), await openFor('C-SHIYU')]).toEqual([false, true]);
  });

  it('takes over a financing that is overdue already', async () => {
    const other = await world.held('600000.00', dueOn);
    await world.withEvidence([other.id], 'F-CHANGYU', 'AUDITED');
    const financing = await world.approve([{ holdingId: other.id, amount: '600000.00' }], 'FP-CHANGYU-1');
    await world.disburse(financing, 'BK-1');
    now = shanghaiInstant(dueOn, 18);
    await world.care();
    await succeed();
    expect(await world.financingOf({ id: financing.applicationId })).toMatchObject({
      state: 'OVERDUE',
      companyId: 'C-CHENGYE',
    });
  });

  it('goes on with a transfer, which its own director approves', async () => {
    const waiting = await transfer('40.00');
    await succeed({ counterpartyId: 'C-SHIYU' });
    const director = await world.caller('guyunzhou', 'director');
    expect(await refusalOf(world.decide(director, await world.application(waiting.id)))).toContain('NOT_FOUND');
    await world.decide(await world.caller('duanqingge', 'director'), await world.application(waiting.id));
    const [moved] = await allOf('C-SHIYU');
    expect(moved && amountsOf(moved)).toEqual(['60.00', '0.00', '0.00']);
    expect(await faults()).toEqual([]);
  });

  it('goes on with a financing that is paid out, and buys back what its issuer does not pay', async () => {
    const other = await world.held('600000.00', dueOn);
    await world.withEvidence([other.id], 'F-CHANGYU', 'AUDITED');
    const financing = await world.approve([{ holdingId: other.id, amount: '600000.00' }], 'FP-CHANGYU-1');
    await world.disburse(financing, 'BK-1');
    await succeed();
    expect((await world.financingOf({ id: financing.applicationId })).companyId).toBe('C-CHENGYE');
    now = shanghaiInstant('2027-04-12', 9);
    await world.care();
    const asked = await world.decideAsFunder(financing.id, 'ask-repurchase');
    expect(await world.pay(asked.number, '600000.00', 'ST-1')).toBe('matched');
    expect((await allOf('C-CHENGYE')).some(({ instrumentId }) => instrumentId === other.instrumentId)).toBe(true);
    expect(await faults(other.instrumentId)).toEqual([]);
  });

  it('keeps what came back for correction with its reservation, and leaves drafts', async () => {
    const operator = await world.caller('zhousiyuan', 'operator');
    const lines = [{ payeeId: 'C-CHENGYE', amount: '1.00' }];
    const draft = await world.save(operator, 'transfer', { holdingId: held.id, lines }, undefined, false);
    const back = await world.decide(await world.caller('guyunzhou', 'director'), await transfer('1.00'), 'return');
    await succeed();
    expect([(await world.application(draft.id)).state, (await world.application(back.id)).state]).toEqual([
      'DRAFT',
      'RETURNED',
    ]);
    expect((await world.application(back.id)).waitsForId).toBe('');
    const [moved] = await allOf('C-CHENGYE');
    expect(moved && amountsOf(moved)).toEqual(['100.00', '1.00', '0.00']);
    expect(await faults()).toEqual([]);
  });

  it('is announced once to each company, and to each issuer with its debt', async () => {
    await world.held('50.00', dueOn);
    await world.held('7.00', dueOn, 'C-LANCHUAN');
    await succeed();
    expect(await told('zhousiyuan')).toEqual(['贵公司持有的凭证已由苏州澄叶电子材料有限公司承继：3 张，¥157.00']);
    expect(await told('lujinghang')).toEqual(['承继宁波砚舟精密铸造有限公司的凭证：3 张，¥157.00']);
    expect(await told('songbeichen')).toEqual([
      '宁波砚舟精密铸造有限公司持有的 2 张凭证（¥150.00）已由苏州澄叶电子材料有限公司承继',
    ]);
  });

  it.each<[string, Partial<OfficerProposed>, string]>([
    ['an unknown company', { companyId: 'C-NONE' }, 'NOT_FOUND'],
    ['a company that holds nothing', { companyId: 'C-SHIYU' }, 'TRADE_RULE ORDER nothing'],
    ['a company without a successor', { counterpartyId: '' }, 'TRADE_RULE PAYEE none'],
    ['a company as its own successor', { counterpartyId: 'C-YANZHOU' }, 'TRADE_RULE PAYEE own'],
  ])('is refused for %s', async (_what, more, code) => {
    expect(await refusalOf(succeed(more))).toBe(code);
    expect(await store.transaction(async ({ officerOrders }) => officerOrders.newest(10))).toEqual([]);
  });
});

describe('a deregistration', () => {
  const deregister = async (companyId = 'C-YANZHOU', orderNumber = '') =>
    world.order({ act: 'deregistration', companyId, orderNumber, reason: '已办理注销登记' });

  it('freezes everything that a company holds, without a last day, beside what a court froze', async () => {
    await freeze('30.00');
    now += 1;
    const other = await world.held('50.00', dueOn, 'C-LANCHUAN');
    const order = await deregister();
    expect([order.state, moneyToText(order.amount)]).toEqual(['approved', '120.00']);
    expect([await partsOf(), await partsOf(other.id)]).toEqual([
      ['100.00', '0.00', '100.00'],
      ['50.00', '0.00', '50.00'],
    ]);
    expect((await world.freezesOf(held.id)).map(({ amount, until }) => `${moneyToText(amount)} ${until}`)).toEqual([
      '30.00 2027-03-01',
      '70.00 ',
    ]);
    expect((await store.transaction(async ({ companies }) => companies.find('C-YANZHOU')))?.deregistered).toBe(true);
    now = shanghaiInstant('2027-03-30', 9);
    await world.care();
    // The court’s freeze has ended, and the amount stays frozen.
    expect(await partsOf()).toEqual(['100.00', '0.00', '100.00']);
    expect(await faults(held.instrumentId, other.instrumentId)).toEqual([]);
  });

  it('ends what its people have submitted and what waits at a funder', async () => {
    const waiting = await transfer('40.00');
    const other = await world.held('600000.00', dueOn);
    const { applicationId } = await world.approve([{ holdingId: other.id, amount: '600000.00' }], 'FP-CHANGYU-1');
    await deregister();
    expect((await world.application(waiting.id)).events.at(-1)).toMatchObject({
      event: 'lapsed',
      reason: 'deregistration',
    });
    expect((await world.financingOf({ id: applicationId })).state).toBe('LAPSED');
    expect([await partsOf(), await partsOf(other.id)]).toEqual([
      ['100.00', '0.00', '100.00'],
      ['600000.00', '0.00', '600000.00'],
    ]);
    expect(await faults(held.instrumentId, other.instrumentId)).toEqual([]);
  });

  it('ends an acceptance that waits', async () => {
    const sending = await world.held('50.00', dueOn, 'C-QIHENG', 'C-CHENGYE');
    const sent = await world.save(await world.caller('heqinghe', 'operator'), 'transfer', {
      holdingId: sending.id,
      lines: [{ payeeId: 'C-YANZHOU', amount: '50.00' }],
    });
    await world.decide(await world.caller('lujinghang', 'director'), sent);
    const [arriving] = (await postings(sending.instrumentId)).filter(({ entry }) => entry === 'transfer');
    const holdingId = arriving?.toId ?? '';
    const accepting = await world.save(await world.caller('zhousiyuan', 'operator'), 'accept', { holdingId });
    await deregister();
    expect((await world.application(accepting.id)).state).toBe('LAPSED');
    expect(await partsOf(holdingId)).toEqual(['50.00', '0.00', '0.00']);
  });

  it('is released by no clock', async () => {
    await deregister();
    const id = await freezeId();
    await store.transaction(async (transaction) => releaseEnded(transaction, id, shanghaiInstant('2031-01-01', 9)));
    expect(await partsOf()).toEqual(['100.00', '0.00', '100.00']);
  });

  it('prevents transfers, financings and acceptances of the company', async () => {
    const sending = await world.held('50.00', dueOn, 'C-QIHENG', 'C-CHENGYE');
    const sent = await world.save(await world.caller('heqinghe', 'operator'), 'transfer', {
      holdingId: sending.id,
      lines: [{ payeeId: 'C-YANZHOU', amount: '50.00' }],
    });
    await world.decide(await world.caller('lujinghang', 'director'), sent);
    const [arriving] = (await postings(sending.instrumentId)).filter(({ entry }) => entry === 'transfer');
    await deregister();
    expect(await refusalOf(transfer('1.00'))).toContain('TRADE_RULE');
    const accept = world.save(await world.caller('zhousiyuan', 'operator'), 'accept', {
      holdingId: arriving?.toId ?? '',
    });
    expect(await refusalOf(accept)).toBe('TRADE_RULE COMPANY_STANDING deregistered');
    // It goes back when the period for acceptance ends.
    now = shanghaiInstant('2026-12-07', 9);
    await world.care();
    expect(await heldBy('C-CHENGYE')).toEqual(['50.00']);
  });

  it('freezes returned amounts', async () => {
    await world.decide(await world.caller('guyunzhou', 'director'), await transfer('40.00'));
    await deregister();
    expect(await partsOf()).toEqual(['60.00', '0.00', '60.00']);
    const sent = await postingOf('transfer');
    await world.save(await world.caller('heqinghe', 'operator'), 'refuse', { holdingId: sent.toId });
    expect(await partsOf()).toEqual(['100.00', '0.00', '100.00']);
    expect(await faults()).toEqual([]);
  });

  it('freezes what a correction brings back to it', async () => {
    await world.decide(await world.caller('guyunzhou', 'director'), await transfer('40.00'));
    const sent = await postingOf('transfer');
    await deregister();
    await world.order({ act: 'correction', holdingId: sent.toId, postingId: sent.id, orderNumber: '' });
    expect(await partsOf()).toEqual(['100.00', '0.00', '100.00']);
    expect((await world.freezesOf(held.id)).map(({ until }) => until)).toEqual(['', '']);
    expect(await faults()).toEqual([]);
  });

  it('leaves to the court a returned amount that the court had frozen', async () => {
    await freeze('30.00');
    const [before] = await world.freezesOf(held.id);
    const move = { act: 'court-transfer', holdingId: held.id, counterpartyId: 'C-CHENGYE' } as const;
    await world.order({ ...move, freezeId: before?.id ?? '', amount: '10.00' });
    const moved = await postingOf('court-transfer');
    await deregister();
    await world.order({ act: 'correction', holdingId: moved.toId, postingId: moved.id, orderNumber: '' });
    const query = { companyId: 'C-CHENGYE', acts: ['correction'], states: undefined, makerUserId: undefined } as const;
    const [asked] = await store.transaction(async ({ tradeApplications }) =>
      tradeApplications.page({ ...query, keyword: '' }, { offset: 0, limit: 1 }),
    );
    if (!asked) throw new Error('Nobody was asked to sign');
    await world.decide(await world.caller('lujinghang', 'director'), asked);
    const freezes = await world.freezesOf(held.id);
    expect(freezes).toContainEqual(before);
    expect(freezes.map(({ amount, until }) => `${moneyToText(amount)} ${until}`).toSorted()).toEqual([
      '30.00 2027-03-01',
      '70.00 ',
    ]);
    expect(await faults()).toEqual([]);
  });

  it('freezes what it buys back of a financing that was paid out', async () => {
    const other = await world.held('600000.00', dueOn);
    await world.withEvidence([other.id], 'F-CHANGYU', 'AUDITED');
    const financing = await world.approve([{ holdingId: other.id, amount: '600000.00' }], 'FP-CHANGYU-1');
    await world.disburse(financing, 'BK-1');
    await deregister();
    now = shanghaiInstant('2027-04-12', 9);
    await world.care();
    const asked = await world.decideAsFunder(financing.id, 'ask-repurchase');
    expect(await world.pay(asked.number, '601080.00', 'ST-1')).toBe('matched');
    const back = (await allOf('C-YANZHOU')).find(({ instrumentId }) => instrumentId === other.instrumentId);
    expect(back && amountsOf(back)).toEqual(['600000.00', '0.00', '600000.00']);
    expect(await faults(other.instrumentId)).toEqual([]);
  });

  it('keeps its part from being paid at maturity, until its successor has it', async () => {
    await freeze('30.00', { until: '2027-12-31' });
    await deregister();
    now = shanghaiInstant(dueOn, 11);
    expect(await world.pay(held.number, '100.00', 'BK-1')).toBe('frozen');
    await world.order({ act: 'succession', companyId: 'C-YANZHOU', counterpartyId: 'C-CHENGYE', orderNumber: '' });
    const [moved] = await allOf('C-CHENGYE');
    // The court's freeze remains; the rest is free.
    expect(moved && amountsOf(moved)).toEqual(['100.00', '0.00', '30.00']);
    expect(await world.pay(held.number, '70.00', 'BK-2')).toBe('matched');
    expect(await faults()).toEqual([]);
  });

  it('lets a court have what it froze', async () => {
    await deregister();
    const move = { act: 'court-transfer', holdingId: held.id, counterpartyId: 'C-CHENGYE', amount: '10.00' } as const;
    expect(await refusalOf(world.order(move))).toBe('TRADE_RULE AVAILABLE exceeded');
    await world.order({ ...move, freezeId: await freezeId() });
    expect(await heldBy('C-CHENGYE')).toEqual(['10.00']);
    expect(await partsOf()).toEqual(['90.00', '0.00', '90.00']);
  });

  it('keeps frozen what a court releases, and frees what is released of its own freeze', async () => {
    await freeze('30.00');
    const ofCourt = await freezeId();
    await deregister();
    const release = { act: 'release', holdingId: held.id, orderNumber: '（2026）浙02执90号' } as const;
    await world.order({ ...release, freezeId: ofCourt, amount: '30.00' });
    expect(await partsOf()).toEqual(['100.00', '0.00', '100.00']);
    const endless = (await world.freezesOf(held.id)).find(({ amount }) => moneyToText(amount) === '70.00');
    await world.order({ ...release, freezeId: endless?.id ?? '', amount: '70.00' });
    expect(await partsOf()).toEqual(['100.00', '0.00', '30.00']);
    expect(await faults()).toEqual([]);
  });

  it('is announced to the company and to each issuer once', async () => {
    await world.held('50.00', dueOn);
    await world.held('7.00', dueOn, 'C-LANCHUAN');
    await deregister();
    expect(await told('zhousiyuan')).toEqual(['贵公司已注销：持有的凭证 3 张（¥157.00）已冻结']);
    expect(await told('songbeichen')).toEqual(['宁波砚舟精密铸造有限公司已注销：其持有的 2 张凭证（¥150.00）已冻结']);
    expect(await told('guyunzhou', 'en')).toEqual(['Your company is deregistered: the ¥157.00 it holds is frozen']);
  });

  it('is kept as one order, with a line for each holding, and is made once', async () => {
    await deregister('C-YANZHOU', '甬市监注〔2026〕118号');
    expect(await store.transaction(async ({ officerOrders }) => officerOrders.newest(10))).toHaveLength(1);
    expect(await store.transaction(async ({ officerOrders }) => officerOrders.approvedOf([held.id]))).toMatchObject([
      { act: 'deregistration', amount: { fen: 10_000n }, orderNumber: '甬市监注〔2026〕118号' },
    ]);
    expect(await refusalOf(deregister())).toBe('TRADE_RULE ORDER deregistered');
  });

  it('has nothing to do with a holding that a court has frozen whole', async () => {
    const other = await world.held('50.00', dueOn);
    await freeze('100.00');
    expect(moneyToText((await deregister()).amount)).toBe('50.00');
    expect(await partsOf()).toEqual(['100.00', '0.00', '100.00']);
    expect(await partsOf(other.id)).toEqual(['50.00', '0.00', '50.00']);
    expect(await world.freezesOf(held.id)).toHaveLength(1);
    expect(await faults(held.instrumentId, other.instrumentId)).toEqual([]);
  });

  it('of a company that holds nothing changes the company alone', async () => {
    const order = await deregister('C-SHIYU');
    expect(moneyToText(order.amount)).toBe('0.00');
    expect((await store.transaction(async ({ companies }) => companies.find('C-SHIYU')))?.deregistered).toBe(true);
  });
});

describe('the message that names a new holder to the issuer', () => {
  it.each(['issuer-court-transfer', 'issuer-succession'])('of %s says what counts after a later transfer', (kind) => {
    const values = { number: 'RX1', amount: '1.00', count: '1', company: '宁波砚舟', receiver: '苏州澄叶' };
    const { content } = officerNewsText(kind, values, 'zh-CN');
    expect(content).toContain('到期请付给苏州澄叶；之后再转让的，以付款前列出的收款方为准。');
    expect(officerNewsText(kind, values, 'en').content).toMatch(/or the payee listed before the payment/u);
  });
});

describe('a correction', () => {
  const directors: Readonly<Record<string, string>> = { 'C-CHENGYE': 'lujinghang', 'C-YANZHOU': 'guyunzhou' };
  const ask = async ({ id, toId }: Pick<PostingRecord, 'id' | 'toId'>) =>
    world.order({ act: 'correction', holdingId: toId, postingId: id, orderNumber: '', reason: '收款方有误' });
  /** The application by which a company is asked to sign. */
  async function asked(companyId: string): Promise<TradeApplicationRecord> {
    const query = { companyId, acts: ['correction'], states: undefined, makerUserId: undefined, keyword: '' } as const;
    const [newest] = await store.transaction(async ({ tradeApplications }) =>
      tradeApplications.page(query, { offset: 0, limit: 1 }),
    );
    if (!newest) throw new Error('Nobody was asked');
    return newest;
  }
  const decide = async (companyId: string, decision: 'approve' | 'return' | 'reject' = 'approve') =>
    world.decide(await world.caller(directors[companyId] ?? '', 'director'), await asked(companyId), decision);
  const orderNow = async ({ id }: OfficerOrderRecord) =>
    store.transaction(async ({ officerOrders }) => officerOrders.find(id));
  /** A correction by two officers, signed by the company that loses an amount, if any. */
  async function correct(posting: Pick<PostingRecord, 'id' | 'toId'>): Promise<OfficerOrderRecord> {
    const order = await ask(posting);
    if (order.state === 'signing') await decide(order.companyId);
    return (await orderNow(order)) ?? order;
  }
  /** The two postings of an accepted transfer. */
  async function transferred(amount = '40.00') {
    await world.decide(await world.caller('guyunzhou', 'director'), await transfer(amount));
    const sent = await postingOf('transfer');
    const accepting = await world.save(await world.caller('heqinghe', 'operator'), 'accept', { holdingId: sent.toId });
    await world.decide(await world.caller('lujinghang', 'director'), accepting);
    return { sent, arrived: await postingOf('transfer-accepted') };
  }

  it('mirrors one posting after another, today, and changes none of them', async () => {
    const { sent, arrived } = await transferred();
    const before = await postings();
    now += day * 3;
    const first = await correct(arrived);
    now += 1;
    expect(await heldBy('C-CHENGYE')).toEqual([]);
    expect((await world.holdingOf(sent.toId)).acceptBy).toBe('2026-12-07');
    await correct(sent);
    expect(await partsOf()).toEqual(['100.00', '0.00', '0.00']);
    const after = await postings();
    expect(after.slice(0, before.length)).toEqual(before);
    expect(after.slice(before.length)).toMatchObject([
      {
        entry: 'correction',
        reverses: arrived.id,
        fromId: arrived.toId,
        toId: arrived.fromId,
        businessDay: '2026-11-30',
        outCompanyId: 'C-CHENGYE',
        inCompanyId: '',
        fromCompanyId: 'C-CHENGYE',
        toCompanyId: 'C-YANZHOU',
      },
      {
        entry: 'correction',
        reverses: sent.id,
        outCompanyId: '',
        inCompanyId: 'C-YANZHOU',
        fromCompanyId: 'C-CHENGYE',
        toCompanyId: 'C-YANZHOU',
      },
    ]);
    expect(first.toHoldingId).toBe(arrived.fromId);
    expect(await balanceOf('C-YANZHOU', 'holder')).toBe('100.00');
    expect(await balanceOf('C-CHENGYE', 'holder')).toBe('0.00');
    expect(await balanceOf('C-QIHENG', 'issuer')).toBe('100.00');
    expect(await faults()).toEqual([]);
    expect((await told('heqinghe'))[0]).toBe(`台账更正：凭证 ${held.number} 的 ¥40.00 已转出`);
    expect((await told('zhousiyuan'))[0]).toBe(`台账更正：凭证 ${held.number} 的 ¥40.00 已转回`);
  });

  it('that takes from a company is reserved until its director has signed', async () => {
    const { arrived } = await transferred();
    const order = await ask(arrived);
    expect(order.state).toBe('signing');
    const [there] = await allOf('C-CHENGYE');
    expect(there && amountsOf(there)).toEqual(['40.00', '40.00', '0.00']);
    const waiting = await asked('C-CHENGYE');
    expect(waiting).toMatchObject({
      state: 'WAITING',
      waitsForId: 'C-CHENGYE',
      waitsForRole: 'director',
      counterpartyId: 'C-YANZHOU',
      form: { purpose: '收款方有误' },
      endsOn: '2026-12-25',
    });
    const asking = await store.transaction(async ({ messages }) => messages.of('U-lujinghang', 0, 1));
    expect(asking).toMatchObject([{ kind: 'to-decide', subject: waiting.id }]);
    const said = asking.map((record) => tradeMessages.toWords(record, 'zh-CN'));
    expect(said[0]?.title).toBe('更正申请等您审批：宁波砚舟精密铸造有限公司 ¥40.00');
    expect(said[0]?.content).toContain('由平台提交');
    // Nothing has happened, and no other company can decide.
    expect(await told('heqinghe')).toEqual([]);
    const others = await world.caller('guyunzhou', 'director');
    expect(await refusalOf(world.decide(others, waiting))).toBe('NOT_FOUND');
    expect(await refusalOf(decide('C-CHENGYE', 'return'))).toContain('TRADE_STATE');
    await decide('C-CHENGYE');
    expect(await orderNow(order)).toMatchObject({ state: 'approved', toHoldingId: arrived.fromId });
    expect((await told('heqinghe'))[0]).toBe(`平台已更正原签收：凭证 ${held.number} 的 ¥40.00 回到待签收`);
    const done = await asked('C-CHENGYE');
    expect(done.state).toBe('EFFECTIVE');
    expect(await store.transaction(async (transaction) => applicationFaults(transaction, done.id))).toEqual([]);
    expect(await faults()).toEqual([]);
  });

  it('of an acceptance says to the owner that the amount must be accepted again, and not that nothing is left', async () => {
    await world.decide(await world.caller('guyunzhou', 'director'), await world.askCorrection(held));
    const back = '平台已更正原签收';
    expect((await told('zhousiyuan'))[0]).toBe(`${back}：凭证 ${held.number} 的 ¥100.00 回到待签收`);
    const news = async () =>
      store.transaction(async (transaction) => {
        const all = await transaction.messages.of('U-zhousiyuan', 0, 100);
        return all.map((record) =>
          (record.source === officerSource ? officerMessages : tradeMessages).toWords(record, 'zh-CN'),
        );
      });
    const [officers, arrival] = [
      (await news()).find(({ title }) => title.startsWith(back)),
      (await news()).find(({ title }) => title.startsWith('请重新签收')),
    ];
    expect(officers?.content).toContain('请在 2026-12-04（含当日）前重新签收，逾期退回启衡');
    expect(arrival?.content).toContain('签收截止 2026-12-04（含当日），逾期退回启衡');
    now = shanghaiInstant('2026-12-05', 9);
    await world.care();
    const after = await news();
    expect(after.some(({ title }) => /^逾期未签收，启衡.*发来的 ¥100.00 已退回$/u.test(title))).toBe(true);
    expect(after.filter(({ title, content }) => /已办理|无需再签收/u.test(`${title}${content}`))).toEqual([]);
  });

  it('ends where that director refuses it, and the officers read why', async () => {
    const { arrived } = await transferred();
    const order = await ask(arrived);
    await decide('C-CHENGYE', 'reject');
    expect(await orderNow(order)).toMatchObject({ state: 'refused', answer: '请核对' });
    expect((await sandboxOfficers(store, { now: () => now }).all()).orders[0]).toMatchObject({
      state: 'refused',
      answer: '请核对',
    });
    const [there] = await allOf('C-CHENGYE');
    expect(there && amountsOf(there)).toEqual(['40.00', '0.00', '0.00']);
    expect((await asked('C-CHENGYE')).state).toBe('REJECTED');
    // It can be proposed again.
    expect((await ask(arrived)).state).toBe('signing');
    expect(await faults()).toEqual([]);
  });

  it('ends where it is not signed in time, and where a court comes before', async () => {
    const { arrived } = await transferred();
    const first = await ask(arrived);
    now = shanghaiInstant('2026-12-26', 9);
    await world.care();
    expect(await orderNow(first)).toMatchObject({ state: 'lapsed', answer: '' });
    const second = await ask(arrived);
    await world.order({ act: 'freeze', holdingId: arrived.toId, amount: '0.01' });
    expect((await orderNow(second))?.state).toBe('lapsed');
    expect((await asked('C-CHENGYE')).state).toBe('LAPSED');
    expect(await faults()).toEqual([]);
  });

  it('waits for a signature no longer than until its instrument closes', async () => {
    const { arrived } = await transferred();
    now = shanghaiInstant('2027-03-22', 10);
    await ask(arrived);
    expect((await asked('C-CHENGYE')).endsOn).toBe('2027-03-25');
  });

  it('is refused where no person of the company could sign it', async () => {
    const { arrived } = await transferred();
    await store.transaction(async ({ users }) => {
      for (const user of await users.ofCompany('C-CHENGYE'))
        await users.save({ ...user, roles: user.roles.filter((role) => !role.includes('DIRECTOR')) });
    });
    expect(await refusalOf(ask(arrived))).toBe('TRADE_RULE APPROVERS nobody');
  });

  it('of an amount in transit takes nothing from any company, and needs no signature', async () => {
    await world.decide(await world.caller('guyunzhou', 'director'), await transfer('40.00'));
    expect((await ask(await postingOf('transfer'))).state).toBe('approved');
    expect(await partsOf()).toEqual(['100.00', '0.00', '0.00']);
  });

  it('of an amount in transit no longer asks the payee to accept it', async () => {
    await world.decide(await world.caller('guyunzhou', 'director'), await transfer('40.00'));
    const sent = await postingOf('transfer');
    const isPayeeAsked = async () =>
      store.transaction(async ({ messages }) =>
        (await messages.of('U-heqinghe', 0, 100)).some(
          ({ subject, settledAt }) => subject === sent.toId && settledAt === undefined,
        ),
      );
    expect(await isPayeeAsked()).toBe(true);
    await ask(sent);
    expect(await isPayeeAsked()).toBe(false);
  });

  it('is proposed once while it waits', async () => {
    const { id: postingId, toId: holdingId } = (await transferred()).arrived;
    const proposed = { act: 'correction', holdingId, postingId, orderNumber: '' } as const;
    const first = await world.propose(proposed);
    expect(moneyToText(first.amount)).toBe('40.00');
    expect(await refusalOf(world.propose(proposed))).toBe('NOT_IN_THIS_STATE');
    await world.check(first, false);
    expect(await refusalOf(world.propose(proposed))).toBe('done');
  });

  it('is proposed of each of two equal postings', async () => {
    const director = await world.caller('guyunzhou', 'director');
    for (const _turn of [1, 2]) {
      await world.decide(director, await transfer('40.00'));
      now += 1;
    }
    const sent = (await postings()).filter(({ entry }) => entry === 'transfer');
    expect(sent).toHaveLength(2);
    for (const { id, toId } of sent)
      expect(
        await refusalOf(world.propose({ act: 'correction', holdingId: toId, postingId: id, orderNumber: '' })),
      ).toBe('done');
  });

  it('is made once of each posting', async () => {
    const { arrived } = await transferred();
    await correct(arrived);
    expect(await refusalOf(correct(arrived))).toBe('TRADE_RULE ORDER corrected');
  });

  it('takes back nothing that is spent, reserved or frozen', async () => {
    const { sent, arrived } = await transferred();
    // An accepted amount is no longer in transit.
    expect(await refusalOf(correct(sent))).toBe('TRADE_RULE ORDER spent');
    const passing = await world.save(await world.caller('heqinghe', 'operator'), 'transfer', {
      holdingId: arrived.toId,
      lines: [{ payeeId: 'C-SHIYU', amount: '0.01' }],
    });
    expect(await refusalOf(correct(arrived))).toBe('TRADE_RULE ORDER spent');
    await world.withdraw(await world.caller('heqinghe', 'operator'), passing);
    await world.order({ act: 'freeze', holdingId: arrived.toId, amount: '0.01' });
    expect(await refusalOf(correct(arrived))).toBe('TRADE_RULE ORDER spent');
  });

  it('is refused for what has no mirror, and for what it does not name', async () => {
    now = shanghaiInstant(dueOn, 11);
    expect(await world.pay(held.number, '10.00', 'BK-1')).toBe('matched');
    const [issued, accepted, paid] = [
      await postingOf('issue'),
      await postingOf('issue-accepted'),
      await postingOf('payment'),
    ];
    expect(await refusalOf(correct(issued))).toBe('TRADE_RULE ORDER not-correctable');
    expect(await refusalOf(correct(paid))).toBe('TRADE_RULE ORDER not-correctable');
    expect(await refusalOf(correct({ ...accepted, toId: issued.toId }))).toBe('TRADE_RULE ORDER not-correctable');
    expect(await refusalOf(correct({ id: 'L-NONE', toId: held.id }))).toBe('TRADE_RULE ORDER not-correctable');
  });

  it('is refused where it would have to be accepted again after the last day for that', async () => {
    const { arrived } = await transferred();
    now = shanghaiInstant('2027-03-25', 10);
    expect(await refusalOf(world.propose({ act: 'correction', holdingId: arrived.toId, postingId: arrived.id }))).toBe(
      'done',
    );
    now = shanghaiInstant('2027-03-26', 10);
    expect(await refusalOf(correct(arrived))).toBe('TRADE_RULE ORDER closed');
  });

  it('gives back what a court has transferred of a freeze as frozen as it was', async () => {
    await freeze('30.00', { until: '2027-03-01' });
    const [before] = await world.freezesOf(held.id);
    const id = before?.id ?? '';
    const move = { act: 'court-transfer', holdingId: held.id, counterpartyId: 'C-CHENGYE', freezeId: id } as const;
    await world.order({ ...move, amount: '10.00' });
    const ofPart = await postingOf('court-transfer');
    await correct(ofPart);
    expect(await partsOf()).toEqual(['100.00', '0.00', '30.00']);
    expect(await world.freezesOf(held.id)).toEqual([before]);
    // The freeze was used up.
    await world.order({ ...move, amount: '30.00', orderNumber: '（2026）浙02执99号' });
    expect(await world.freezesOf(held.id)).toEqual([]);
    const ofAll = (await postings()).findLast(({ entry }) => entry === 'court-transfer');
    now += 1;
    if (ofAll) expect((await correct(ofAll)).until).toBe('2027-03-01');
    expect(await partsOf()).toEqual(['100.00', '0.00', '30.00']);
    expect(await world.freezesOf(held.id)).toEqual([before]);
    expect(await refusalOf(transfer('70.01'))).toBe('TRADE_RULE AVAILABLE frozen');
    // The court releases a part, and the rest ends on its last day.
    await world.order({ act: 'release', holdingId: held.id, freezeId: id, amount: '5.00' });
    expect(await partsOf()).toEqual(['100.00', '0.00', '25.00']);
    now = shanghaiInstant('2027-03-02', 1);
    await world.care();
    expect(await partsOf()).toEqual(['100.00', '0.00', '0.00']);
    expect(await faults()).toEqual([]);
  });

  it.each([
    ['before', true],
    ['after', false],
  ])('freezes nothing again of an amount that was not frozen, transferred %s a frozen one', async (_when, isFirst) => {
    await freeze('30.00');
    const move = { act: 'court-transfer', holdingId: held.id, counterpartyId: 'C-CHENGYE' } as const;
    const ofFreeze = { ...move, freezeId: await freezeId(), amount: '10.00' };
    const plain = { ...move, amount: '5.00' };
    for (const order of isFirst ? [plain, ofFreeze] : [ofFreeze, plain]) {
      await world.order(order);
      now += 1;
    }
    const moved = (await postings()).find(
      ({ entry, amount }) => entry === 'court-transfer' && moneyToText(amount) === '5.00',
    );
    if (moved) await correct(moved);
    expect(await partsOf()).toEqual(['90.00', '0.00', '20.00']);
    expect(await faults()).toEqual([]);
  });

  it('returns an amount that a court has transferred without a freeze', async () => {
    await world.order({ act: 'court-transfer', holdingId: held.id, counterpartyId: 'C-CHENGYE', amount: '30.00' });
    await correct(await postingOf('court-transfer'));
    expect(await partsOf()).toEqual(['100.00', '0.00', '0.00']);
    expect(await heldBy('C-CHENGYE')).toEqual([]);
    expect(await faults()).toEqual([]);
  });
});
