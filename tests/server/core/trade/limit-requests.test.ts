import { beforeEach, describe, expect, it } from 'vitest';
import { fillWithDemoWorld, plainPasswords } from '../../../../features/support/demo-world.ts';
import type { Caller } from '../../../../server/core/context.ts';
import type { TradeApplicationRecord } from '../../../../server/core/records/trade.ts';
import { issueLimitOf } from '../../../../server/core/trade/issue-limit.ts';
import { decideLimitProposal, proposeLimitChange } from '../../../../server/core/trade/limit-proposals.ts';
import { limitMessages, limitSource } from '../../../../server/core/trade/limit-messages.ts';
import { requestLimit, withdrawLimitRequest } from '../../../../server/core/trade/limit-requests.ts';
import { MemoryStore } from '../../../../server/storage/memory/memory-store.ts';
import { money, moneyToText } from '../../../../src/domain/money/money.ts';
import { Refusal } from '../../../../server/core/refusal.ts';
import { outcomeOf, removeTrade, Trading } from '../../../builders/trading.ts';

let store: MemoryStore;
let trading: Trading;
const clock = { time: 0, now: () => clock.time };
const at = (day: string): void => {
  clock.time = Date.parse(`${day}T10:00:00+08:00`);
};
const limitId = 'C-QIHENG credit';

beforeEach(async () => {
  at('2026-11-27');
  const world = { now: () => clock.time, realTime: () => clock.time };
  store = await fillWithDemoWorld(new MemoryStore(), world, plainPasswords);
  await removeTrade(store);
  trading = new Trading(store, clock);
});

const typed = { kind: 'credit', total: '300000000.00', validUntil: '', reason: '旺季备货' } as const;
const operator = async (): Promise<Caller> => trading.caller('luoqiubai', 'operator');
const request = async (caller: Caller, more: { readonly total?: string; readonly reason?: string } = {}) =>
  store.transaction(async (transaction) => requestLimit(transaction, caller, { ...typed, ...more }, clock.now()));
const withdraw = async (caller: Caller, id: string) =>
  store.transaction(async (transaction) => withdrawLimitRequest(transaction, caller, id, clock.now()));
/** Proposes a change of the limit, for the open request unless another one is given. */
const propose = async (more: object = {}) =>
  store.transaction(async (transaction) => {
    const requestId = (await transaction.limitRequests.open(limitId))?.id;
    const usual = { limitId, requestId, changes: true, reason: '年审通过', by: '许知远' };
    return proposeLimitChange(transaction, { ...usual, ...more }, clock.now());
  });
const proposed = async () => store.transaction(async ({ limitProposals }) => limitProposals.find(limitId));
/** Checks the present proposal, unless another one is given. */
const check = async (confirms: boolean, by = '高明远', read?: { readonly at: number }) => {
  const proposedAt = (read ?? (await proposed()))?.at ?? 0;
  await store.transaction(async (transaction) =>
    decideLimitProposal(transaction, { limitId, proposedAt, confirms, by }, clock.now()),
  );
};
const requests = async () => store.transaction(async (all) => all.limitRequests.page(limitId, { offset: 0, limit: 9 }));
const changes = async () => store.transaction(async (all) => all.limitChanges.page(limitId, { offset: 0, limit: 9 }));
const limit = async () => store.transaction(async (all) => issueLimitOf(all, 'C-QIHENG', 'credit'));

/** The reason of a refusal. */
const reasonOf = async (work: Promise<unknown>): Promise<string> => {
  try {
    await work;
    return '';
  } catch (fault) {
    if (fault instanceof Refusal) return [fault.code, fault.values['because'] ?? fault.values['field']].join(' ');
    throw fault;
  }
};

/** Titles of a user's messages about limits, the newest first. */
async function messagesOf(userName: string, role: string): Promise<readonly string[]> {
  return store.transaction(async (transaction) => {
    const user = await transaction.users.byName(userName);
    if (!user) throw new Error(`Nobody is called ${userName}`);
    const all = (await transaction.messages.of(user.userId, 0, 100)).filter(({ source }) => source === limitSource);
    const shown = await limitMessages.visibleMessages(transaction, all, { user, role, actsFor: undefined });
    return shown.map(({ record }) => limitMessages.toWords(record, 'en').title);
  });
}

const issue = async (amount: string): Promise<TradeApplicationRecord> =>
  trading.save(await operator(), 'issue', { payeeId: 'C-YANZHOU', amount, dueOn: '2027-03-31' });

describe('a request to change a limit', () => {
  it('is kept with what is and what is wanted', async () => {
    await request(await operator(), { total: '３００,０００,０００' });
    const [sent] = await requests();
    expect(sent).toMatchObject({
      state: 'sent',
      companyId: 'C-QIHENG',
      makerName: '骆秋白',
      before: { total: money('200000000.00'), validUntil: '2027-12-31' },
      wanted: { total: money('300000000.00'), validUntil: '2027-12-31', isRevolving: true },
    });
  });

  it('is refused to a director with a word of its own', async () => {
    const director = await trading.caller('songbeichen', 'director');
    expect(await reasonOf(request(director))).toBe('LIMIT_REQUEST not-operator');
    const sent = await request(await operator());
    expect(await reasonOf(withdraw(director, sent.id))).toBe('LIMIT_REQUEST not-operator');
  });

  it('is the only one of its limit until it has ended', async () => {
    const luo = await operator();
    const sent = await request(luo);
    const shen = await trading.caller('shennanzhi', 'operator');
    expect(await reasonOf(request(shen))).toBe('LIMIT_REQUEST open');
    await withdraw(shen, sent.id);
    expect(await reasonOf(withdraw(luo, sent.id))).toBe('LIMIT_REQUEST ended');
    expect(await request(shen)).toMatchObject({ state: 'sent' });
  });

  it.each([
    [{ total: '0' }, 'zero'],
    [{ total: '-1' }, 'zero'],
    [{ total: '99999999999.99' }, 'too-large'],
    [{ total: '' }, 'nothing'],
    [{ validUntil: '2026-11-26' }, 'past'],
    [{ validUntil: '2099-01-01' }, 'too-far'],
    [{ reason: ' ' }, 'no-reason'],
  ])('is refused for %o because of %s', async (more, because) => {
    expect(await reasonOf(request(await operator(), more as { total: string }))).toBe(`LIMIT_REQUEST ${because}`);
  });

  it('of another company is not found', async () => {
    const sent = await request(await operator());
    const other = await trading.caller('mengxizhou', 'operator');
    expect(await reasonOf(withdraw(other, sent.id))).toMatch('NOT_FOUND');
    expect(await reasonOf(withdraw(other, 'LR-none'))).toMatch('NOT_FOUND');
  });

  it('is stored without invisible characters', async () => {
    await request(await operator(), { ...typed, reason: '\u202E旺季\n备货\u200B' });
    expect((await requests())[0]?.reason).toBe('旺季 备货');
    await propose({ changes: false, reason: '先完成\u2066年审' });
    expect((await proposed())?.reason).toBe('先完成 年审');
  });

  it('is refused where the company has no limit', async () => {
    const supplier = await trading.caller('luoqiubai', 'operator');
    const nowhere = { ...supplier, user: { ...supplier.user, pkCorp: 'C-YANZHOU' } };
    expect(await reasonOf(request(nowhere))).toBe('LIMIT_REQUEST no-limit');
  });
});

describe('the answer of the platform', () => {
  it('takes two officers, then is in the log and applies to the next form', async () => {
    await request(await operator());
    await propose({ total: '250000000.00', validUntil: '2028-12-31' });
    expect((await limit())?.total).toEqual(money('200000000.00'));
    expect(await reasonOf(check(true, ' 许知远'))).toBe('REQUEST_INVALID by');
    await check(true);
    expect(await limit()).toMatchObject({ total: money('250000000.00'), validUntil: '2028-12-31' });
    expect((await requests())[0]).toMatchObject({ state: 'granted', words: '年审通过', endedAt: clock.now() });
    expect((await changes())[0]).toMatchObject({
      before: { total: money('200000000.00'), validUntil: '2027-12-31' },
      after: { total: money('250000000.00'), validUntil: '2028-12-31' },
      madeBy: '许知远',
      checkedBy: '高明远',
      reason: '年审通过',
    });
    expect(await issue('240000000.00')).toMatchObject({ state: 'WAITING' });
  });

  it('is announced to operators and directors in their language, and to no other user', async () => {
    await propose({ total: '250000000.00' });
    await check(true);
    const title = 'Your issuing limit was changed: total ¥250,000,000.00, last day 31 Dec 2027';
    expect(await messagesOf('luoqiubai', 'ROLE_CORE_OPERATOR')).toEqual([title]);
    expect(await messagesOf('songbeichen', 'ROLE_CORE_DIRECTOR')).toEqual([title]);
    expect(await messagesOf('fumingheng', 'CORE_FINAL_REVIEWER')).toEqual([]);
    expect(await messagesOf('luoqiubai', 'ROLE_CORP_OPERATOR')).toEqual([]);
  });

  it('declines with words, and leaves the limit', async () => {
    await request(await operator());
    await propose({ changes: false, total: '1.00', reason: '先完成年审' });
    await check(true);
    expect((await limit())?.total).toEqual(money('200000000.00'));
    expect((await requests())[0]).toMatchObject({ state: 'declined', words: '先完成年审' });
    expect(await changes()).toHaveLength(2);
    expect(await messagesOf('songbeichen', 'ROLE_CORE_DIRECTOR')).toEqual([
      'Your request was declined; the issuing limit stays as it is',
    ]);
  });

  it('is dropped by the second officer, and the request stays open', async () => {
    await request(await operator());
    await propose({ total: '250000000.00' });
    await check(false);
    expect((await requests())[0]?.state).toBe('sent');
    expect(await reasonOf(check(true))).toMatch('NOT_IN_THIS_STATE');
  });

  it('is the one that the second officer has read, though another one followed at the same moment', async () => {
    const read = await propose({ total: '210000000.00' });
    await propose({ total: '90000000000.00' });
    expect(await reasonOf(check(true, '高明远', read))).toMatch('NOT_IN_THIS_STATE');
    expect((await limit())?.total).toEqual(money('200000000.00'));
    await check(true);
    expect((await limit())?.total).toEqual(money('90000000000.00'));
  });

  it('is void once the request was withdrawn', async () => {
    const sent = await request(await operator());
    await propose({ total: '250000000.00' });
    await withdraw(await operator(), sent.id);
    expect(await reasonOf(check(true))).toMatch('NOT_IN_THIS_STATE');
  });

  it.each([true, false])('is refused where another request was read than is open, as is none: %s', async (isChange) => {
    const answer = { changes: isChange, total: '250000000.00' };
    const read = await request(await operator());
    await withdraw(await operator(), read.id);
    expect(await reasonOf(propose({ ...answer, requestId: read.id }))).toBe('NOT_IN_THIS_STATE another-request');
    const open = await request(await operator(), { reason: '新的理由' });
    for (const requestId of [read.id, undefined, ''])
      expect(await reasonOf(propose({ ...answer, requestId }))).toBe('NOT_IN_THIS_STATE another-request');
    const stateOf = async () => (await requests()).find(({ id }) => id === open.id)?.state;
    expect(await stateOf()).toBe('sent');
    await propose({ ...answer, requestId: open.id });
    await check(true);
    expect(await stateOf()).toBe(isChange ? 'granted' : 'declined');
  });

  it('leaves a request alone that came after it was proposed', async () => {
    await propose({ total: '250000000.00' });
    await request(await operator());
    await check(true);
    expect((await requests())[0]?.state).toBe('sent');
  });

  it.each([
    [{ limitId: 'C-NONE credit' }, 'REQUEST_INVALID limitId'],
    [{ total: '-1' }, 'REQUEST_INVALID total'],
    [{ total: '100000000000.00' }, 'REQUEST_INVALID total'],
    [{ total: '200000000.00' }, 'REQUEST_INVALID total'],
    [{ validUntil: '2026-02-30' }, 'REQUEST_INVALID validUntil'],
    [{ validFrom: '2028-01-01' }, 'REQUEST_INVALID validUntil'],
    [{ validFrom: 'soon' }, 'REQUEST_INVALID validFrom'],
    [{ total: '1.00', reason: '' }, 'REQUEST_INVALID reason'],
    [{ total: '1.00', by: ' ' }, 'REQUEST_INVALID by'],
    [{ changes: false }, 'REQUEST_INVALID requestId'],
  ])('is refused for %o', async (more, expected) => {
    expect(await reasonOf(propose(more))).toBe(expected);
  });
});

describe('a limit that was lowered below its used amount', () => {
  it('has nothing left, and sends running issues back at their last approval', async () => {
    const made = await issue('1000.00');
    const waiting = await trading.decide(await trading.caller('shennanzhi', 'operator'), made);
    await propose({ total: '500.00' });
    await check(true);
    expect(await outcomeOf(issue('0.01'))).toBe('TRADE_RULE');
    const refused = await trading.decide(await trading.caller('songbeichen', 'director'), waiting);
    expect(refused.state).toBe('REFUSED_BY_RULE');
  });
});

describe('a use of a limit', () => {
  it('is kept when it is freed, with what it was', async () => {
    const made = await issue('1000.00');
    await trading.withdraw(await operator(), made);
    const [use] = await store.transaction(async (all) => all.limitUses.page(limitId, { offset: 0, limit: 9 }));
    expect(use).toMatchObject({ id: made.id, state: 'freed', amount: money('0.00'), freed: money('1000.00') });
    expect(moneyToText((await limit())?.reserved ?? money('1.00'))).toBe('0.00');
  });

  it('counts again when a returned application is submitted again', async () => {
    const returned = await trading.decide(
      await trading.caller('shennanzhi', 'operator'),
      await issue('1000.00'),
      'return',
    );
    await trading.save(await operator(), 'issue', { ...returned.form, amount: '600.00' }, returned);
    const [use] = await store.transaction(async (all) => all.limitUses.page(limitId, { offset: 0, limit: 9 }));
    expect(use).toMatchObject({ state: 'reserved', amount: money('600.00'), freed: money('0.00') });
  });
});

describe('the reminder of a last day', () => {
  const careOn = async (day: string): Promise<void> => {
    at(day);
    await trading.care();
  };

  it('is sent to operators 30 and 7 days before, once each', async () => {
    await careOn('2027-11-30');
    expect(await messagesOf('luoqiubai', 'ROLE_CORE_OPERATOR')).toEqual([]);
    await careOn('2027-12-01');
    await careOn('2027-12-01');
    await careOn('2027-12-20');
    expect(await messagesOf('luoqiubai', 'ROLE_CORE_OPERATOR')).toEqual(['Your issuing limit expires on 31 Dec 2027']);
    await careOn('2027-12-24');
    await careOn('2027-12-31');
    expect(await messagesOf('luoqiubai', 'ROLE_CORE_OPERATOR')).toHaveLength(2);
    expect(await messagesOf('songbeichen', 'ROLE_CORE_DIRECTOR')).toEqual([]);
    await careOn('2028-01-01');
    expect(await messagesOf('luoqiubai', 'ROLE_CORE_OPERATOR')).toHaveLength(2);
  });

  it('is not sent for a day that another one has replaced', async () => {
    await careOn('2027-12-01');
    await propose({ validUntil: '2028-12-31' });
    await check(true);
    await careOn('2027-12-26');
    const titles = await messagesOf('luoqiubai', 'ROLE_CORE_OPERATOR');
    expect(titles.filter((each) => each.includes('expires on'))).toHaveLength(1);
  });

  it('is sent once where the clock leaps past both days', async () => {
    await careOn('2027-12-28');
    await careOn('2027-12-29');
    expect(await messagesOf('luoqiubai', 'ROLE_CORE_OPERATOR')).toHaveLength(1);
  });
});
