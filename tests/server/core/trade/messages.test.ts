import { beforeEach, describe, expect, it } from 'vitest';
import { fillWithDemoWorld, plainPasswords } from '../../../../features/support/demo-world.ts';
import type { MessageRecord } from '../../../../server/core/records/messages.ts';
import type { HoldingRecord, KeptTradeForm, TradeApplicationRecord } from '../../../../server/core/records/trade.ts';
import { tradeMessages } from '../../../../server/core/trade/trade-messages.ts';
import { MemoryStore } from '../../../../server/storage/memory/memory-store.ts';
import type { TradeDecision } from '../../../../src/domain/trade/shared/application-machine.ts';
import type { TradeAct } from '../../../../src/domain/trade/shared/application-policy.ts';
import { instrumentFaults, removeTrade, Trading, type Part } from '../../../builders/trading.ts';

let store: MemoryStore;
let trading: Trading;
const clock = { time: 0, now: () => clock.time };

beforeEach(async () => {
  clock.time = Date.parse('2026-11-27T10:00:00+08:00');
  const world = { now: () => clock.time, realTime: () => clock.time };
  store = await fillWithDemoWorld(new MemoryStore(), world, plainPasswords);
  await removeTrade(store);
  trading = new Trading(store, clock);
});

const form: Partial<KeptTradeForm> = { payeeId: 'C-YANZHOU', amount: '100.00', dueOn: '2027-03-31' };
const save = async (who: string, act: TradeAct, given: Partial<KeptTradeForm>) =>
  trading.save(await trading.caller(who, 'operator'), act, given);
const decide = async (who: string, part: Part, record: TradeApplicationRecord, decision: TradeDecision = 'approve') =>
  trading.decide(await trading.caller(who, part), record, decision);

async function newest(companyId: string, place: HoldingRecord['place']): Promise<HoldingRecord> {
  const query = { companyId, place, keyword: '', orderBy: 'openedAt', descending: true } as const;
  const [found] = await store.transaction(async ({ holdings }) => holdings.page(query, { offset: 0, limit: 1 }));
  if (!found) throw new Error(`Nothing is ${place}`);
  return found;
}

async function issueInstrument(): Promise<HoldingRecord> {
  const checked = await decide('shennanzhi', 'operator', await save('luoqiubai', 'issue', form));
  await decide('songbeichen', 'director', checked);
  return newest('C-YANZHOU', 'transit');
}

const senders = ['luoqiubai', 'shennanzhi'];
const receivers = ['limin', 'linzhixia', 'zhousiyuan'];

/** The messages about an application or a holding, in the order of their readers' names. */
async function readersOf(subject: string): Promise<readonly string[]> {
  return store.transaction(async ({ users, messages }) => {
    const found: string[] = [];
    for (const companyId of ['C-QIHENG', 'C-YANZHOU', 'C-CHENGYE'])
      for (const { userId } of await users.ofCompany(companyId))
        for (const each of await messages.of(userId, 0, 100))
          if (each.subject === subject)
            found.push(
              `${userId.slice(2)} ${each.kind}${each.matter !== undefined && each.settledAt === undefined ? ' waits' : ''}`,
            );
    return found.toSorted();
  });
}

describe('a message', () => {
  it('asks those who decide the step, never its maker, who has decided, or who acts for an institution', async () => {
    const made = await save('luoqiubai', 'issue', form);
    expect(await readersOf(made.id)).toEqual(['shennanzhi to-decide waits']);
    const checked = await decide('shennanzhi', 'operator', made);
    expect(await readersOf(made.id)).toEqual(['shennanzhi to-decide', 'songbeichen to-decide waits']);
    await decide('songbeichen', 'director', checked);
    expect(await readersOf(made.id)).toEqual(['luoqiubai effective', 'shennanzhi to-decide', 'songbeichen to-decide']);
    const asked = await save('zhousiyuan', 'accept', { holdingId: (await newest('C-YANZHOU', 'transit')).id });
    // The account of an institution is a director too.
    expect(await readersOf(asked.id)).toEqual(['guyunzhou to-decide waits', 'linzhixia to-decide waits']);
  });

  it.each(['return', 'reject'] as const)('tells the maker of a %s, and asks the deciders no more', async (decision) => {
    const made = await save('luoqiubai', 'issue', form);
    await decide('shennanzhi', 'operator', made, decision);
    const task = decision === 'return' ? ' waits' : '';
    expect(await readersOf(made.id)).toEqual([`luoqiubai ${decision}ed${task}`, 'shennanzhi to-decide']);
  });

  it('asks the maker to correct what came back, until it is submitted again', async () => {
    const made = await save('luoqiubai', 'issue', form);
    const returned = await decide('shennanzhi', 'operator', made, 'return');
    await trading.save(await trading.caller('luoqiubai', 'operator'), 'issue', form, returned);
    expect(await readersOf(made.id)).toEqual([
      'luoqiubai returned',
      'shennanzhi to-decide',
      'shennanzhi to-decide waits',
    ]);
    const news = await store.transaction(async ({ messages }) => messages.of('U-luoqiubai', 0, 50));
    expect(news.find(({ kind }) => kind === 'returned')?.readAt).toBe(clock.time);
  });

  it('says once that it is about an application', async () => {
    const values = { act: 'finance', counterparty: '长屿银行', amount: '100.00' };
    const record = { source: 'trade', kind: 'to-decide', subject: 'TA-1', values } as unknown as MessageRecord;
    expect(tradeMessages.toWords(record, 'zh-CN').title).toBe('融资申请等您审批：长屿银行 ¥100.00');
    const issue = { ...record, values: { ...values, act: 'issue' } };
    expect(tradeMessages.toWords(issue, 'zh-CN').title).toBe('签发申请等您审批：长屿银行 ¥100.00');
  });

  it('tells the maker who took the application back, and asks for no correction any more', async () => {
    const made = await save('luoqiubai', 'issue', form);
    const returned = await decide('shennanzhi', 'operator', made, 'return');
    const withdrawn = await trading.withdraw(await trading.caller('shennanzhi', 'operator'), returned);
    expect(await readersOf(made.id)).toEqual(['luoqiubai returned', 'luoqiubai withdrawn', 'shennanzhi to-decide']);
    expect(withdrawn.events.at(-1)).toMatchObject({ event: 'withdrawn', personName: '沈南枝', forName: '骆秋白' });
    const news = await store.transaction(async ({ messages }) => messages.of('U-luoqiubai', 0, 50));
    const taken = news.find(({ kind }) => kind === 'withdrawn');
    expect(taken && tradeMessages.toWords(taken, 'zh-CN')).toEqual({
      title: '沈南枝撤回了您的签发申请：宁波砚舟精密铸造有限公司 ¥100.00',
      content: `${made.number}，由您经办。占用已释放。`,
    });
  });

  it('no longer asks the deciders about a withdrawn application', async () => {
    const made = await save('luoqiubai', 'issue', form);
    await trading.withdraw(await trading.caller('luoqiubai', 'operator'), made);
    expect(await readersOf(made.id)).toEqual(['shennanzhi to-decide']);
  });

  it('asks the operators of a receiver to accept, until they have, and then tells the sender', async () => {
    const { id } = await issueInstrument();
    expect(await readersOf(id)).toEqual(receivers.map((name) => `${name} arrived waits`));
    const asked = await save('zhousiyuan', 'accept', { holdingId: id });
    expect(await readersOf(id)).toEqual(receivers.map((name) => `${name} arrived waits`));
    await decide('guyunzhou', 'director', asked);
    expect((await readersOf(id)).toSorted()).toEqual(
      [...senders.map((name) => `${name} accepted`), ...receivers.map((name) => `${name} arrived`)].toSorted(),
    );
    const news = await store.transaction(async ({ messages }) => messages.of('U-luoqiubai', 0, 50));
    expect(news.find(({ kind }) => kind === 'accepted')?.values).toMatchObject({ amount: '100.00' });
  });

  it('tells the sender why an amount was refused', async () => {
    const { id } = await issueInstrument();
    await save('zhousiyuan', 'refuse', { holdingId: id, purpose: '金额不符' });
    expect((await readersOf(id)).toSorted()).toEqual(
      [...senders.map((name) => `${name} sent-back`), ...receivers.map((name) => `${name} arrived`)].toSorted(),
    );
    const news = await store.transaction(async ({ messages }) => messages.of('U-luoqiubai', 0, 50));
    expect(news.find(({ kind }) => kind === 'sent-back')?.values).toMatchObject({
      amount: '100.00',
      reason: 'other',
      words: '金额不符',
    });
  });

  it('waits for its reader only while the matter is open', async () => {
    const made = await save('luoqiubai', 'issue', form);
    const { role, user } = await trading.caller('shennanzhi', 'operator');
    const waits = async (): Promise<readonly boolean[]> =>
      store.transaction(async (transaction) => {
        const all = await transaction.messages.of(user.userId, 0, 50);
        const records = all.filter(({ subject }) => subject === made.id);
        const shown = await tradeMessages.visibleMessages(transaction, records, { role } as never);
        return shown.map((each) => each.waits);
      });
    expect(await waits()).toEqual([true]);
    await decide('shennanzhi', 'operator', made);
    expect(await waits()).toEqual([false]);
  });
});

describe('a recall', () => {
  it('ends the acceptance that waits, frees what it has reserved, and tells those who were asked', async () => {
    const transit = await issueInstrument();
    const accepting = await save('zhousiyuan', 'accept', { holdingId: transit.id });
    const recall = await save('luoqiubai', 'issue-recall', { holdingId: transit.id });
    expect(await decide('songbeichen', 'director', recall)).toMatchObject({ state: 'EFFECTIVE' });
    expect(await trading.application(accepting.id)).toMatchObject({
      state: 'LAPSED',
      isReserving: false,
      version: accepting.version + 1,
    });
    expect(await readersOf(accepting.id)).toEqual(['guyunzhou to-decide', 'linzhixia to-decide', 'zhousiyuan lapsed']);
    expect(await readersOf(transit.id)).toEqual(receivers.map((name) => `${name} arrived`));
    const faults = await store.transaction(async (all) => instrumentFaults(all, transit.instrumentId));
    expect(faults).toEqual([]);
  });
});

describe('a cancellation that the issuer asks for', () => {
  async function acceptInstrument(): Promise<HoldingRecord> {
    const { id } = await issueInstrument();
    await decide('guyunzhou', 'director', await save('zhousiyuan', 'accept', { holdingId: id }));
    return newest('C-YANZHOU', 'held');
  }
  const noticesOf = async (subject: string): Promise<readonly string[]> =>
    (await readersOf(subject)).filter((each) => each.includes('cancellation-asked'));
  const asked = receivers.map((name) => `${name} cancellation-asked waits`);
  const settled = receivers.map((name) => `${name} cancellation-asked`);

  it('is announced to the operators of the holder until it has taken effect', async () => {
    const made = await save('luoqiubai', 'cancellation', { holdingId: (await acceptInstrument()).id });
    expect(await noticesOf(made.id)).toEqual(asked);
    const own = await decide('songbeichen', 'director', made);
    expect(await noticesOf(made.id)).toEqual(asked);
    expect(await readersOf(made.id)).toContain('guyunzhou to-decide waits');
    await decide('guyunzhou', 'director', own);
    expect(await noticesOf(made.id)).toEqual(settled);
  });

  it.each(['reject', 'withdraw'] as const)('is settled for them by a %s', async (end) => {
    const made = await save('luoqiubai', 'cancellation', { holdingId: (await acceptInstrument()).id });
    await (end === 'reject'
      ? decide('songbeichen', 'director', made, 'reject')
      : trading.withdraw(await trading.caller('luoqiubai', 'operator'), made));
    expect(await noticesOf(made.id)).toEqual(settled);
  });

  it('names the company that asks and not its maker, and asks them for nothing', async () => {
    const made = await save('luoqiubai', 'cancellation', { holdingId: (await acceptInstrument()).id });
    const { role, user } = await trading.caller('zhousiyuan', 'operator');
    const [shown] = await store.transaction(async (transaction) => {
      const all = await transaction.messages.of(user.userId, 0, 50);
      const records = all.filter(({ subject }) => subject === made.id);
      return tradeMessages.visibleMessages(transaction, records, { role } as never);
    });
    expect(shown).toMatchObject({ waits: false, record: { values: { maker: '', company: made.companyName } } });
    expect(shown && tradeMessages.toWords(shown.record, 'zh-CN').title).toBe(
      '启衡重工集团股份有限公司申请作废贵公司持有的 ¥100.00',
    );
  });

  it('is not announced to operators of the holder who ask for it themselves', async () => {
    const made = await save('zhousiyuan', 'cancellation', { holdingId: (await acceptInstrument()).id });
    expect(await noticesOf(made.id)).toEqual([]);
  });
});

describe('a payee on the watch list', () => {
  it('is noted at the submission, so that its director opens the application', async () => {
    const { checks } = await save('luoqiubai', 'issue', { ...form, payeeId: 'C-XILAN' });
    expect(checks.find(({ code }) => code === 'PAYEE_STANDING')).toMatchObject({
      outcome: 'noted',
      because: 'watched',
    });
  });
});
