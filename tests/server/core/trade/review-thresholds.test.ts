import { beforeEach, describe, expect, it } from 'vitest';
import { fillWithDemoWorld, plainPasswords } from '../../../../features/support/demo-world.ts';
import type { BackEnd } from '../../../../server/core/back-end.ts';
import type { Caller } from '../../../../server/core/context.ts';
import type { ReviewThresholdRecord } from '../../../../server/core/records/trade.ts';
import { Refusal } from '../../../../server/core/refusal.ts';
import { limitMessages, limitSource } from '../../../../server/core/trade/limit-messages.ts';
import { answerThreshold, proposeThreshold } from '../../../../server/core/trade/review-thresholds.ts';
import { MemoryStore } from '../../../../server/storage/memory/memory-store.ts';
import { actsForCore } from '../../../../src/domain/identity/role.ts';
import type { ProposalAnswer } from '../../../../src/domain/trade/shared/colleague-proposal.ts';
import { Asker } from '../../../builders/asker.ts';
import { demoBackEnd } from '../../../builders/desks.ts';
import { removeTrade, Trading, type Part } from '../../../builders/trading.ts';

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

const who = async (name: string, part: Part): Promise<Caller> => trading.caller(name, part);
const director = async (): Promise<Caller> => who('songbeichen', 'director');
const reviewer = async (): Promise<Caller> => who('fumingheng', 'final-reviewer');
const typed = { kind: 'credit', amount: '1000.00', validFrom: '2026-12-01', reason: '年度授权' } as const;
const propose = async (caller: Caller, more: object = {}): Promise<ReviewThresholdRecord> =>
  store.transaction(async (transaction) => proposeThreshold(transaction, caller, { ...typed, ...more }, clock.now()));
const answer = async (caller: Caller, proposalId: string, given: ProposalAnswer): Promise<ReviewThresholdRecord> =>
  store.transaction(async (transaction) =>
    answerThreshold(transaction, caller, { proposalId, answer: given }, clock.now()),
  );

/** The reason of a refusal; empty on success. */
const refusalOf = async (work: Promise<unknown>): Promise<string> => {
  try {
    await work;
    return '';
  } catch (fault) {
    if (fault instanceof Refusal) return [fault.code, fault.values['because'], fault.values['field']].join(' ').trim();
    throw fault;
  }
};

/** Roles of the steps that an issue needs. */
const stepsOf = async (amount: string): Promise<readonly string[]> =>
  (
    await trading.save(await who('luoqiubai', 'operator'), 'issue', {
      payeeId: 'C-YANZHOU',
      amount,
      dueOn: '2027-03-31',
    })
  ).steps.map(({ role }) => role);

/** Titles of a user's messages about limits, the newest first, and whether each waits. */
async function messagesOf(userName: string, role: string): Promise<readonly string[]> {
  return store.transaction(async (transaction) => {
    const user = await transaction.users.byName(userName);
    if (!user || !actsForCore(role)) throw new Error(`Nobody is called ${userName}`);
    const all = (await transaction.messages.of(user.userId, 0, 100)).filter(({ source }) => source === limitSource);
    const shown = await limitMessages.visibleMessages(transaction, all, { user, role, actsFor: undefined });
    return shown.map(({ record, waits }) => `${waits ? 'waits: ' : ''}${limitMessages.toWords(record, 'en').title}`);
  });
}

describe('a threshold of the final review', () => {
  it('counts from its first day on, once another person has confirmed it', async () => {
    const { id } = await propose(await director());
    expect(await stepsOf('1000.01')).toEqual(['operator', 'director']);
    await answer(await reviewer(), id, 'confirm');
    expect(await stepsOf('1000.01')).toEqual(['operator', 'director']);
    at('2026-12-01');
    expect(await stepsOf('1000.01')).toEqual(['operator', 'director', 'final-reviewer']);
    expect(await stepsOf('1000.00')).toEqual(['operator', 'director']);
  });

  it('leaves the threshold as it is when it is declined or withdrawn, and makes room for another proposal', async () => {
    const first = await propose(await director());
    expect(await refusalOf(propose(await reviewer()))).toBe('REVIEW_THRESHOLD open');
    await answer(await reviewer(), first.id, 'decline');
    const second = await propose(await reviewer());
    await answer(await reviewer(), second.id, 'withdraw');
    at('2026-12-02');
    expect(await stepsOf('1000.01')).toEqual(['operator', 'director']);
    expect(await refusalOf(answer(await director(), second.id, 'confirm'))).toBe('REVIEW_THRESHOLD ended');
  });

  it('is neither proposed nor answered by an operator, nor answered by whoever proposed it', async () => {
    const operator = await who('luoqiubai', 'operator');
    expect(await refusalOf(propose(operator))).toBe('REVIEW_THRESHOLD not-theirs');
    const { id } = await propose(await director());
    expect(await refusalOf(answer(operator, id, 'confirm'))).toBe('REVIEW_THRESHOLD not-theirs');
    expect(await refusalOf(answer(await director(), id, 'confirm'))).toBe('REVIEW_THRESHOLD own');
    expect(await refusalOf(answer(await director(), id, 'decline'))).toBe('REVIEW_THRESHOLD own');
    expect(await refusalOf(answer(await reviewer(), id, 'withdraw'))).toBe('REVIEW_THRESHOLD not-own');
  });

  it('is not answered by a delegate of its proposer, or by a user without identification', async () => {
    const { id } = await propose(await director());
    const [proposer, other] = [await director(), await reviewer()];
    const standIn: Caller = { ...other, user: { ...other.user, personId: proposer.user.personId } };
    expect(await refusalOf(answer(standIn, id, 'confirm'))).toBe('REVIEW_THRESHOLD own');
    const unknown: Caller = { ...other, user: { ...other.user, idNumber: '' } };
    expect(await refusalOf(answer(unknown, id, 'confirm'))).toBe('REVIEW_THRESHOLD unidentified');
    const institution: Caller = { ...other, user: { ...other.user, institution: 'I-1' } };
    expect(await refusalOf(answer(institution, id, 'confirm'))).toBe('REVIEW_THRESHOLD not-theirs');
  });

  it('is not answered by the proposer’s delegate, and keeps its reason without invisible characters', async () => {
    const { id, reason } = await propose(await director(), { reason: '\u202e年度授权 ' });
    expect(reason).toBe('年度授权');
    const standIn = await trading.caller('fumingheng', 'director', 'songbeichen');
    expect(await refusalOf(answer(standIn, id, 'confirm'))).toBe('REVIEW_THRESHOLD own');
    expect((await answer(standIn, id, 'withdraw')).state).toBe('withdrawn');
  });

  it('is not confirmed on its first day any more, but can be declined', async () => {
    const { id } = await propose(await director());
    at('2026-12-01');
    expect(await refusalOf(answer(await reviewer(), id, 'confirm'))).toBe('REVIEW_THRESHOLD late');
    expect((await answer(await reviewer(), id, 'decline')).state).toBe('declined');
  });

  it('is not found by another company', async () => {
    const { id } = await propose(await director());
    const [other, stranger] = [await reviewer(), await who('guyunzhou', 'director')];
    const elsewhere: Caller = { ...other, user: { ...other.user, pkCorp: stranger.user.pkCorp } };
    expect(await refusalOf(answer(elsewhere, id, 'confirm'))).toBe('NOT_FOUND');
    expect(await refusalOf(propose(elsewhere))).toBe('REVIEW_THRESHOLD no-limit');
  });

  it.each([
    [{ amount: '2000000.00' }, 'REVIEW_THRESHOLD same amount'],
    [{ validFrom: '2026-11-27' }, 'REVIEW_THRESHOLD past validFrom'],
    [{ reason: '' }, 'REVIEW_THRESHOLD no-reason reason'],
  ])('is refused with %j', async (more, expected) => {
    expect(await refusalOf(propose(await director(), more))).toBe(expected);
  });

  it('is announced to users who can confirm it, and to everybody once it is confirmed', async () => {
    const { id } = await propose(await director());
    const waiting = 'Threshold of the final review awaiting your confirmation: ¥1,000.00 from 1 Dec 2026';
    expect(await messagesOf('fumingheng', 'CORE_FINAL_REVIEW')).toEqual([`waits: ${waiting}`]);
    expect(await messagesOf('songbeichen', 'ROLE_CORE_DIRECTOR')).toEqual([]);
    await answer(await reviewer(), id, 'confirm');
    const confirmed = 'From 1 Dec 2026 the threshold of the final review is ¥1,000.00';
    expect((await messagesOf('fumingheng', 'CORE_FINAL_REVIEW')).toSorted()).toEqual([waiting, confirmed].toSorted());
    expect(await messagesOf('luoqiubai', 'ROLE_CORE_OPERATOR')).toEqual([confirmed]);
  });

  it('does not wait for the colleague for whom it was proposed, who cannot confirm it', async () => {
    const standIn = await trading.caller('fumingheng', 'director', 'songbeichen');
    const { id } = await propose({ ...standIn, role: (await director()).role });
    expect(await refusalOf(answer(await director(), id, 'confirm'))).toBe('REVIEW_THRESHOLD own');
    expect(await refusalOf(answer(await reviewer(), id, 'confirm'))).toBe('REVIEW_THRESHOLD own');
    expect(await messagesOf('songbeichen', 'ROLE_CORE_DIRECTOR')).toEqual([]);
    expect(await messagesOf('fumingheng', 'CORE_FINAL_REVIEW')).toEqual([]);
  });
});

describe('the calls of a threshold', () => {
  interface Shown {
    readonly amount: string;
    readonly validFrom: string;
    readonly mayPropose: boolean;
    readonly mayAnswer: readonly string[];
    readonly later: readonly object[];
    readonly records: readonly { readonly proposalId: string; readonly state: string }[];
  }
  let backEnd: BackEnd;
  const as = async (account: string): Promise<Asker> => {
    const asker = new Asker(backEnd);
    await asker.signIn(account);
    return asker;
  };
  const shown = async (asker: Asker): Promise<Shown> =>
    asker.given<Shown>('tradeReviewThreshold', { instrumentKind: 'credit' });
  const { kind, ...fields } = typed;
  const request = { instrumentKind: kind, ...fields };

  beforeEach(async () => {
    backEnd = await demoBackEnd(store, undefined, { clock: { now: () => clock.time, realTime: () => Date.now() } });
  });

  it('say who may propose and answer, and the amount of today', async () => {
    const [song, fu, luo] = [await as('songbeichen'), await as('fumingheng'), await as('luoqiubai')];
    expect(await shown(luo)).toMatchObject({ amount: '2000000.00', validFrom: '', mayPropose: false, mayAnswer: [] });
    expect(await shown(song)).toMatchObject({ mayPropose: true, mayAnswer: [] });
    const { data } = await song.ask('proposeTradeReviewThreshold', request);
    expect(await shown(song)).toMatchObject({ mayPropose: false, mayAnswer: ['withdraw'] });
    expect(await shown(fu)).toMatchObject({ mayPropose: false, mayAnswer: ['confirm', 'decline'] });
    expect(await shown(luo)).toMatchObject({ mayPropose: false, mayAnswer: [] });
    const { proposalId } = data as { readonly proposalId: string };
    await fu.ask('answerTradeReviewThreshold', { proposalId, answer: 'confirm' });
    const later = { amount: '1000.00', validFrom: '2026-12-01' };
    expect(await shown(fu)).toMatchObject({ amount: '2000000.00', later: [later], mayPropose: true, mayAnswer: [] });
    at('2026-12-01');
    expect(await shown(await as('fumingheng'))).toMatchObject({ ...later, later: [] });
  });

  it('are done once under one key', async () => {
    const [song, fu] = [await as('songbeichen'), await as('fumingheng')];
    const first = await song.ask('proposeTradeReviewThreshold', request, 'proposed');
    expect(first.code).toBe('0');
    expect(await song.ask('proposeTradeReviewThreshold', request, 'proposed')).toEqual(first);
    const other = { ...request, amount: '5.00' };
    expect(await song.ask('proposeTradeReviewThreshold', other, 'proposed')).toMatchObject({
      code: 'IDEMPOTENCY_REUSED',
    });
    const { proposalId } = first.data as { readonly proposalId: string };
    const confirm = { proposalId, answer: 'confirm' };
    const answered = await fu.ask('answerTradeReviewThreshold', confirm, 'answered');
    expect(answered).toMatchObject({ code: '0', data: { state: 'confirmed' } });
    expect(await fu.ask('answerTradeReviewThreshold', confirm, 'answered')).toEqual(answered);
    expect((await shown(fu)).records.map(({ state }) => state)).toEqual(['confirmed']);
  });

  it.each(['zhousiyuan', 'moyunchi'])('are refused to %s', async (account) => {
    const asker = await as(account);
    const { proposalId } = await (
      await as('songbeichen')
    ).given<{ proposalId: string }>('proposeTradeReviewThreshold', request);
    for (const [call, asked] of [
      ['tradeReviewThreshold', { instrumentKind: 'credit' }],
      ['proposeTradeReviewThreshold', request],
      ['answerTradeReviewThreshold', { proposalId, answer: 'confirm' }],
    ] as const)
      expect(await asker.ask(call, asked)).toMatchObject({ code: 'NOT_PERMITTED' });
  });
});
