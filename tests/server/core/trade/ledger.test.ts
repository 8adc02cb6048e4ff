import { beforeEach, describe, expect, it } from 'vitest';
import type { BackEnd } from '../../../../server/core/back-end.ts';
import { openSession } from '../../../../server/core/identity/sessions.ts';
import type { HoldingRecord } from '../../../../server/core/records/trade.ts';
import { MemoryStore } from '../../../../server/storage/memory/memory-store.ts';
import { money, moneyToText } from '../../../../src/domain/money/money.ts';
import { Asker } from '../../../builders/asker.ts';
import { demoBackEnd } from '../../../builders/desks.ts';
import { removeTrade, Trading } from '../../../builders/trading.ts';

let store: MemoryStore;
let backEnd: BackEnd;
let trading: Trading;
const clock = { time: 0, now: () => clock.time, realTime: () => Date.now() };

beforeEach(async () => {
  clock.time = Date.parse('2026-11-27T10:00:00+08:00');
  store = new MemoryStore();
  backEnd = await demoBackEnd(store, undefined, { clock });
  await removeTrade(store);
  trading = new Trading(store, clock);
});

/** A signed-in user, whatever sign-in steps the company requires. */
async function as(account: string): Promise<Asker> {
  const asker = new Asker(backEnd);
  const user = await store.transaction(async ({ users }) => users.byName(account));
  const about = { userId: user?.userId, role: user?.roles[0] ?? '', host: '' };
  const { token, session } = await openSession(clock.realTime(), about);
  await store.transaction(async ({ sessions }) => sessions.save(session));
  asker.token = token;
  return asker;
}

async function last(companyId: string, place: HoldingRecord['place']): Promise<HoldingRecord> {
  const query = { companyId, place, keyword: '', orderBy: 'openedAt', descending: true } as const;
  const [found] = await store.transaction(async ({ holdings }) => holdings.page(query, { offset: 0, limit: 1 }));
  if (!found) throw new Error(`Nothing ${place} at ${companyId}`);
  return found;
}

/** 砚舟 accepted 100; 澄叶 got 40 of it, and passed 15 to 拾屿; 10 came back from 拾屿 to 砚舟. */
async function makeTrades(): Promise<void> {
  const people = async (name: string, part: 'operator' | 'director') => trading.caller(name, part);
  const minutes = (count: number): void => void (clock.time += count * 60_000);
  const made = await trading.save(await people('luoqiubai', 'operator'), 'issue', {
    payeeId: 'C-YANZHOU',
    amount: '100.00',
    dueOn: '2027-03-31',
  });
  const checked = await trading.decide(await people('shennanzhi', 'operator'), made);
  await trading.decide(await people('songbeichen', 'director'), checked);
  const accept = async (companyId: string, operator: string, director: string): Promise<void> => {
    minutes(1);
    const { id } = await last(companyId, 'transit');
    const asked = await trading.save(await people(operator, 'operator'), 'accept', { holdingId: id });
    await trading.decide(await people(director, 'director'), asked);
  };
  const pass = async (
    from: string,
    operator: string,
    director: string,
    lines: readonly (readonly [string, string])[],
  ) => {
    minutes(1);
    const asked = await trading.save(await people(operator, 'operator'), 'transfer', {
      holdingId: (await last(from, 'held')).id,
      lines: lines.map(([payeeId, amount]) => ({ payeeId, amount })),
    });
    await trading.decide(await people(director, 'director'), asked);
  };
  await accept('C-YANZHOU', 'zhousiyuan', 'guyunzhou');
  clock.time += 86_400_000 * 3;
  await pass('C-YANZHOU', 'zhousiyuan', 'guyunzhou', [
    ['C-CHENGYE', '40.00'],
    ['C-SHIYU', '10.00'],
  ]);
  minutes(1);
  await trading.save(await people('fangwanqiu', 'operator'), 'refuse', {
    holdingId: (await last('C-SHIYU', 'transit')).id,
  });
  await accept('C-CHENGYE', 'heqinghe', 'lujinghang');
  await pass('C-CHENGYE', 'heqinghe', 'lujinghang', [['C-SHIYU', '15.00']]);
  await accept('C-SHIYU', 'fangwanqiu', 'duanqingge');
}

interface Ledger {
  readonly opening: string;
  readonly closing: string;
  readonly in: { readonly count: number; readonly totalAmount: string };
  readonly out: { readonly count: number; readonly totalAmount: string };
  readonly isWhole: boolean;
  readonly records: readonly {
    readonly entry: string;
    readonly direction: 'in' | 'out';
    readonly amount: string;
    readonly balance: string;
    readonly counterpartyName: string;
  }[];
}
const whole = { from: '2026-11-01', to: '2026-12-31', page: 1, pageSize: 50 };
const ledger = async (account: string, more: object = {}): Promise<Ledger> =>
  (await as(account)).given<Ledger>('tradeLedger', { ...whole, ...more });

describe('a company’s ledger', () => {
  it('runs from its opening to its closing balance, and names the other company of each line', async () => {
    await makeTrades();
    const { records, ...sums } = await ledger('zhousiyuan');
    expect(sums).toEqual({
      opening: '0.00',
      closing: '60.00',
      in: { count: 2, totalAmount: '110.00' },
      out: { count: 2, totalAmount: '50.00' },
      isWhole: true,
    });
    expect(records.map((each) => [each.entry, each.counterpartyName.slice(0, 4)]).slice(0, 1)).toEqual([
      ['transfer-returned', '武汉拾屿'],
    ]);
    expect(records.at(-1)).toMatchObject({ entry: 'issue-accepted', counterpartyName: '启衡重工集团股份有限公司' });
    // Each balance is the balance of the line below plus the line's own amount.
    let balance = money(sums.opening).fen;
    for (const each of records.toReversed()) {
      balance += each.direction === 'in' ? money(each.amount).fen : -money(each.amount).fen;
      expect(moneyToText({ fen: balance })).toBe(each.balance);
    }
    expect(moneyToText({ fen: balance })).toBe(sums.closing);
  });

  it.each([
    ['zhousiyuan', 'C-YANZHOU', '60.00'],
    ['heqinghe', 'C-CHENGYE', '25.00'],
    ['fangwanqiu', 'C-SHIYU', '15.00'],
  ])('of %s closes with the holdings', async (account, companyId, expected) => {
    await makeTrades();
    const query = { companyId, place: 'held', keyword: '', orderBy: 'dueOn', descending: false } as const;
    const { amount } = await store.transaction(async ({ holdings }) => holdings.sum(query));
    expect([(await ledger(account)).closing, moneyToText(amount)]).toEqual([expected, expected]);
  });

  it('of an issuer closes with its debts', async () => {
    await makeTrades();
    expect((await ledger('luoqiubai')).closing).toBe('100.00');
  });

  it('opens with the balance of the days before, and says where a filter leaves lines out', async () => {
    await makeTrades();
    const later = await ledger('zhousiyuan', { from: '2026-11-28' });
    expect([later.opening, later.closing, later.isWhole]).toEqual(['100.00', '60.00', true]);
    const outs = await ledger('zhousiyuan', { direction: 'out' });
    expect([outs.records.map(({ direction }) => direction), outs.isWhole, outs.closing]).toEqual([
      ['out', 'out'],
      false,
      '60.00',
    ]);
    const second = await ledger('zhousiyuan', { page: 2, pageSize: 1 });
    expect(second.records[0]?.balance).toBe('50.00');
    expect(await (await as('zhousiyuan')).ask('tradeLedger', { ...whole, to: '2026-10-01' })).toMatchObject({
      code: 'REQUEST_INVALID',
    });
  });
});

interface Instrument {
  readonly chain: readonly {
    readonly companyName: string;
    readonly place: string;
    readonly received: string;
    readonly amount?: string;
  }[];
}

describe('the chain of an instrument', () => {
  it('shows whom a part was passed to, and never what happens below', async () => {
    await makeTrades();
    const { instrumentId } = await last('C-SHIYU', 'held');
    const seen = async (account: string): Promise<ReadonlySet<string>> => {
      const { chain } = await (await as(account)).given<Instrument>('tradeInstrument', { instrumentId });
      return new Set(chain.filter(({ place }) => place === 'held').map(({ companyName }) => companyName.slice(2, 4)));
    };
    expect(await seen('zhousiyuan')).toEqual(new Set(['砚舟', '澄叶']));
    expect(await seen('heqinghe')).toEqual(new Set(['砚舟', '澄叶', '拾屿']));
    expect(await seen('fangwanqiu')).toEqual(new Set(['砚舟', '澄叶', '拾屿']));
    expect(await seen('luoqiubai')).toEqual(new Set(['砚舟']));
    expect(await (await as('xuzhaoning')).ask('tradeInstrument', { instrumentId })).toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  it('tells a holder only what others received, not what they still have', async () => {
    await makeTrades();
    const { instrumentId } = await last('C-SHIYU', 'held');
    const { chain } = await (await as('zhousiyuan')).given<Instrument>('tradeInstrument', { instrumentId });
    const held = chain.filter(({ place }) => place === 'held');
    expect(held.map(({ received, amount }) => [received, amount])).toEqual([
      ['100.00', '60.00'],
      ['40.00', undefined],
    ]);
  });
});
