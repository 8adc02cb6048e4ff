import { beforeEach, describe, expect, it } from 'vitest';
import type { BackEnd } from '../../../../server/core/back-end.ts';
import { moneyToText, sumMoney } from '../../../../src/domain/money/money.ts';
import { ledgerFaults } from '../../../../src/domain/trade/shared/posting.ts';
import { MemoryStore } from '../../../../server/storage/memory/memory-store.ts';
import { Asker } from '../../../builders/asker.ts';
import { demoBackEnd } from '../../../builders/desks.ts';

let store: MemoryStore;
let backEnd: BackEnd;
let now: number;
const start = Date.parse('2026-11-27T02:00:00Z');
const clock = { now: () => now, realTime: () => Date.now() };

async function as(account: string): Promise<Asker> {
  const asker = new Asker(backEnd);
  await asker.signIn(account);
  return asker;
}

beforeEach(async () => {
  now = start;
  store = new MemoryStore();
  backEnd = await demoBackEnd(store, undefined, { clock });
});

interface Application {
  readonly applicationId: string;
  readonly version: number;
  readonly state: string;
  readonly decisionBar?: string;
  readonly steps: readonly { readonly role: string; readonly names: readonly string[] }[];
}

const form = { payeeId: 'C-YANZHOU', amount: '100000.00', dueOn: '2027-03-31', contractNumber: 'QH2026A0917' };
const issue = { act: 'issue', instrumentKind: 'credit', form, submits: true };
const decide = async (asker: Asker, { applicationId, version }: Application, decision = 'approve') =>
  asker.ask('decideTradeApplication', { applicationId, version, decision, reason: 'amount', words: '请核对' });

async function issueInstrument(): Promise<void> {
  const made = await (await as('luoqiubai')).given<Application>('saveTradeApplication', issue);
  const checked = (await decide(await as('shennanzhi'), made)).data as Application;
  await decide(await as('songbeichen'), checked);
}

interface Holdings {
  readonly count: number;
  readonly totalAmount: string;
  readonly records: readonly { readonly holdingId: string; readonly instrumentNo: string; readonly amount: string }[];
}
const holdings = async (asker: Asker, place: 'held' | 'transit'): Promise<Holdings> =>
  asker.given<Holdings>('tradeHoldings', { place, orderBy: 'openedAt', descending: true, page: 1, pageSize: 20 });

async function acceptInstrument(): Promise<string> {
  await issueInstrument();
  const zhou = await as('zhousiyuan');
  const { records } = await holdings(zhou, 'transit');
  const asked = await zhou.given<Application>('saveTradeApplication', {
    act: 'accept',
    instrumentKind: 'credit',
    form: { holdingId: records[0]?.holdingId },
    submits: true,
  });
  await decide(await as('guyunzhou'), asked);
  return (await holdings(zhou, 'held')).records[0]?.holdingId ?? '';
}

async function faults() {
  return store.transaction(async ({ instruments, holdings: table, postings }) => {
    const found = [];
    for (const id of await instruments.idsAfter('', 1000)) {
      const instrument = await instruments.find(id);
      if (instrument)
        found.push(...ledgerFaults(instrument, await table.ofInstrument(id), await postings.ofInstrument(id)));
    }
    return found;
  });
}

describe('an issue', () => {
  it('stays its maker’s while a colleague types into its draft, and is the colleague’s once they submit it', async () => {
    const [luo, shen] = [await as('luoqiubai'), await as('shennanzhi')];
    const made = await luo.given<Application>('saveTradeApplication', { ...issue, submits: false });
    const { applicationId } = made;
    const typed = { ...issue, form: { ...form, amount: '90000.00' }, applicationId };
    const kept = await shen.ask('saveTradeApplication', { ...typed, version: made.version, submits: false });
    expect(kept.data).toMatchObject({ state: 'DRAFT', makerName: '骆秋白', isMine: false, amount: '90000.00' });
    const { version } = kept.data as Application;
    const submitted = await shen.ask('saveTradeApplication', { ...typed, version });
    expect(submitted.data).toMatchObject({ state: 'WAITING', makerName: '沈南枝', isMine: true, decisionBar: 'own' });
  });

  it('is checked by another operator, approved by the director and accepted by the supplier', async () => {
    const luo = await as('luoqiubai');
    const answer = await luo.ask('saveTradeApplication', issue);
    expect(answer).toMatchObject({
      code: '0',
      data: { state: 'WAITING', waitsFor: { role: 'operator', names: ['沈南枝'] }, decisionBar: 'own' },
    });
    const checked = await decide(await as('shennanzhi'), answer.data as Application);
    expect(checked.data).toMatchObject({ state: 'WAITING', waitsFor: { role: 'director', names: ['宋北辰'] } });
    const approved = await decide(await as('songbeichen'), checked.data as Application);
    expect(approved.data).toMatchObject({ state: 'EFFECTIVE' });
    const zhou = await as('zhousiyuan');
    expect(await holdings(zhou, 'transit')).toMatchObject({ count: 1, totalAmount: '100000.00' });
    expect(await faults()).toEqual([]);
  });

  it('is among the businesses for packages of the supplier once it is accepted', async () => {
    await acceptInstrument();
    const zhou = await as('zhousiyuan');
    const held = await holdings(zhou, 'held');
    expect(held.records[0]).toMatchObject({ amount: '100000.00' });
    const number = held.records[0]?.instrumentNo;
    const candidates = await zhou.given<{ records: readonly { creditNo: string; creditAmount: string }[] }>(
      'candidates',
      { page: 1, pageSize: 100 },
    );
    expect(JSON.stringify(candidates)).toContain(number);
    expect(await faults()).toEqual([]);
  });

  it('cannot be decided by its maker, or twice by one person', async () => {
    const luo = await as('luoqiubai');
    const made = await luo.given<Application>('saveTradeApplication', issue);
    expect(await decide(luo, made)).toMatchObject({ code: 'TRADE_NOT_YOURS' });
    const shen = await as('shennanzhi');
    const checked = (await decide(shen, made)).data as Application;
    expect(await decide(shen, checked)).toMatchObject({ code: 'TRADE_NOT_YOURS' });
  });
});

describe('an issue to a company whose operators all work for institutions', () => {
  it('is refused, because it could not be accepted', async () => {
    await store.transaction(async ({ users }) => {
      for (const user of await users.ofCompany('C-YANZHOU')) await users.save({ ...user, institution: '象山仓储部' });
    });
    expect(await (await as('luoqiubai')).ask('saveTradeApplication', issue)).toMatchObject({
      code: 'TRADE_RULE',
      data: { rule: 'PAYEE_PEOPLE', because: 'nobody' },
    });
  });
});

describe('a transfer', () => {
  it('moves a part to another supplier, who accepts it; what is left stays', async () => {
    const holdingId = await acceptInstrument();
    const zhou = await as('zhousiyuan');
    const asked = await zhou.ask('saveTradeApplication', {
      act: 'transfer',
      instrumentKind: 'credit',
      form: { holdingId, lines: [{ payeeId: 'C-CHENGYE', amount: '30000.00' }] },
      submits: true,
    });
    expect(asked).toMatchObject({ code: '0' });
    expect((await holdings(zhou, 'held')).records[0]).toMatchObject({
      amount: '100000.00',
      reservedAmount: '30000.00',
    });
    expect(await decide(await as('guyunzhou'), asked.data as Application)).toMatchObject({
      data: { state: 'EFFECTIVE' },
    });
    expect((await holdings(zhou, 'held')).records[0]).toMatchObject({ amount: '70000.00', reservedAmount: '0.00' });
    const he = await as('heqinghe');
    const [sent] = (await holdings(he, 'transit')).records;
    expect(sent).toMatchObject({ amount: '30000.00' });
    expect(
      await he.ask('saveTradeApplication', {
        act: 'refuse',
        instrumentKind: 'credit',
        form: { holdingId: sent?.holdingId },
        reason: 'amount',
        submits: true,
      }),
    ).toMatchObject({ data: { state: 'EFFECTIVE' } });
    expect((await holdings(zhou, 'held')).records[0]).toMatchObject({ amount: '100000.00' });
    expect(await faults()).toEqual([]);
  });
});

interface Listed {
  readonly instrumentId: string;
  readonly recallRequest: object;
}

describe('a recall', () => {
  it('of an amount that was accepted meanwhile ends automatically, and notifies its maker', async () => {
    await issueInstrument();
    const luo = await as('luoqiubai');
    const { records } = await luo.given<{ records: readonly { readonly transitHoldingId: string }[] }>(
      'tradeInstruments',
      { page: 1, pageSize: 20 },
    );
    const recall = await luo.given<Application>('saveTradeApplication', {
      act: 'issue-recall',
      instrumentKind: 'credit',
      form: { holdingId: records[0]?.transitHoldingId },
      submits: true,
    });
    const listed = await luo.given<{ records: readonly Listed[] }>('tradeInstruments', { page: 1, pageSize: 20 });
    const request = { applicationId: recall.applicationId, act: 'issue-recall' };
    expect(listed.records[0]?.recallRequest).toMatchObject({ ...request, waitsFor: { names: ['宋北辰'] } });
    const shown = await luo.given<{ chain: readonly object[] }>('tradeInstrument', {
      instrumentId: listed.records[0]?.instrumentId,
    });
    expect(shown.chain).toMatchObject([{ undoActs: [], undoRequests: [request] }]);
    const zhou = await as('zhousiyuan');
    const asked = await zhou.given<Application>('saveTradeApplication', {
      act: 'accept',
      instrumentKind: 'credit',
      form: { holdingId: records[0]?.transitHoldingId },
      submits: true,
    });
    await decide(await as('guyunzhou'), asked);
    await backEnd.maintainTrade();
    expect(await luo.ask('tradeApplication', { applicationId: recall.applicationId })).toMatchObject({
      data: { state: 'LAPSED' },
    });
    expect(await faults()).toEqual([]);
  });
});

describe('a user of an institution', () => {
  it('sees nothing of the company’s business that was not allocated to it', async () => {
    const lin = await as('linzhixia-hengduo');
    expect(await lin.ask('tradeHoldings', { place: 'held', page: 1, pageSize: 20 })).toMatchObject({
      code: 'NOT_PERMITTED',
    });
  });
});

describe('a credit of the demo world', () => {
  it('is held by the company that can make a package of it, with the same amount, and uses its issuer’s limit', async () => {
    const zhou = await as('zhousiyuan');
    const { records } = await zhou.given<Holdings>('tradeHoldings', { place: 'held', page: 1, pageSize: 200 });
    const candidates = await store.transaction(async (all) =>
      all.candidates.findAll(records.map(({ holdingId }) => holdingId)),
    );
    expect(records.length).toBeGreaterThan(20);
    expect(candidates.map(({ number, amount }) => [number, moneyToText(amount)])).toEqual(
      records.map(({ instrumentNo, amount }) => [instrumentNo, amount]),
    );
    expect(await faults()).toEqual([]);
    const { used, owed } = await store.transaction(async (all) => ({
      used: (await all.limitUses.sums('C-QIHENG credit')).used,
      owed: sumMoney((await all.holdings.owedByMonth('C-QIHENG', 'credit')).map(({ amount }) => amount)),
    }));
    expect(used).toEqual(owed);
  });

  it('in a package cannot be transferred, and its list says why', async () => {
    const zhou = await as('zhousiyuan');
    const { records } = await zhou.given<{
      records: readonly { readonly holdingId: string; readonly transferBar?: string }[];
    }>('tradeHoldings', { place: 'held', page: 1, pageSize: 200 });
    const packaged = records.find(({ transferBar }) => transferBar === 'packaged');
    expect(
      await zhou.ask('saveTradeApplication', {
        act: 'transfer',
        instrumentKind: 'credit',
        form: { holdingId: packaged?.holdingId, lines: [{ payeeId: 'C-CHENGYE', amount: '1.00' }] },
        submits: true,
      }),
    ).toMatchObject({ code: 'TRADE_RULE', data: { rule: 'PACKAGED', because: 'in-package' } });
  });
});
