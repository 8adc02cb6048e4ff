import { beforeEach, describe, expect, it } from 'vitest';
import type { BackEnd } from '../../../../server/core/back-end.ts';
import { openSession } from '../../../../server/core/identity/sessions.ts';
import type { FinancingRecord, TradeApplicationRecord } from '../../../../server/core/records/trade.ts';
import { MemoryStore } from '../../../../server/storage/memory/memory-store.ts';
import { Asker } from '../../../builders/asker.ts';
import { demoBackEnd } from '../../../builders/desks.ts';
import { FinancingWorld } from '../../../builders/financing.ts';
import { removeTrade } from '../../../builders/trading.ts';

interface Found {
  readonly applications: readonly { readonly applicationNo: string; readonly counterpartyName: string }[];
  readonly instruments: readonly {
    readonly instrumentNo: string;
    readonly partyName: string;
    readonly place: string;
  }[];
  readonly financings: readonly { readonly financingNo: string; readonly partyName: string }[];
  readonly companies: readonly { readonly companyName: string }[];
  readonly more: {
    readonly applications: boolean;
    readonly instruments: boolean;
    readonly financings: boolean;
  };
}

type Financed = Pick<FinancingRecord, 'number' | 'lines'>;

let store: MemoryStore;
let backEnd: BackEnd;
let trading: FinancingWorld;
const clock = { time: 0, now: () => clock.time, realTime: () => Date.now() };

beforeEach(async () => {
  clock.time = Date.parse('2026-11-27T10:00:00+08:00');
  store = new MemoryStore();
  backEnd = await demoBackEnd(store, undefined, { clock });
  await removeTrade(store);
  trading = new FinancingWorld(store, clock);
});

async function as(account: string): Promise<Asker> {
  const asker = new Asker(backEnd);
  const user = await store.transaction(async ({ users }) => users.byName(account));
  const about = { userId: user?.userId, role: user?.roles[0] ?? '', host: '' };
  const { token, session } = await openSession(clock.realTime(), about);
  await store.transaction(async ({ sessions }) => sessions.save(session));
  asker.token = token;
  return asker;
}
const searchResults = async (account: string, text: string): Promise<Found> =>
  (await as(account)).given<Found>('foundTradeRecords', { text });

async function issueInstrument(amount: string): Promise<TradeApplicationRecord> {
  const form = { payeeId: 'C-YANZHOU', amount, dueOn: '2027-03-31' };
  const made = await trading.save(await trading.caller('luoqiubai', 'operator'), 'issue', form);
  const checked = await trading.decide(await trading.caller('shennanzhi', 'operator'), made);
  return trading.decide(await trading.caller('songbeichen', 'director'), checked);
}
const numberOf = async ({ instrumentId }: TradeApplicationRecord): Promise<string> =>
  (await store.transaction(async ({ instruments }) => instruments.find(instrumentId)))?.number ?? '';

describe('the search of the trade', () => {
  it('finds an application by its number, whole or a part, however it is written', async () => {
    const { number } = await issueInstrument('100.00');
    for (const text of [number, number.toLowerCase(), number.slice(-6)])
      expect((await searchResults('songbeichen', text)).applications).toMatchObject([
        { applicationNo: number, counterpartyName: '宁波砚舟精密铸造有限公司' },
      ]);
  });

  it('finds an instrument by its number, on the page where its reader has it', async () => {
    const number = await numberOf(await issueInstrument('100.00'));
    const places = async (account: string) =>
      (await searchResults(account, number)).instruments.map(({ place, partyName }) => [place, partyName.slice(2, 4)]);
    expect(await places('luoqiubai')).toEqual([['issued', '砚舟']]);
    expect(await places('zhousiyuan')).toEqual([['transit', '重工']]);
  });

  it.each(['砚舟', 'yanzhou', 'nbyz', '砚舟 QF'])('finds a counterparty by its name or in pinyin: %s', async (text) => {
    await issueInstrument('100.00');
    const { applications, companies } = await searchResults('luoqiubai', text);
    expect(applications).toHaveLength(1);
    expect(companies.map(({ companyName }) => companyName)).toEqual(
      text.includes('QF') ? [] : ['宁波砚舟精密铸造有限公司'],
    );
  });

  it('names five, and says that there are more', async () => {
    for (let count = 0; count < 6; count += 1) await issueInstrument(`10${count}.00`);
    const { applications, instruments, more } = await searchResults('luoqiubai', '砚舟');
    expect([applications.length, instruments.length, more]).toEqual([
      5,
      5,
      { applications: true, instruments: true, financings: false },
    ]);
  });

  it.each([
    ['its number', ({ number }: Financed) => number.slice(-6)],
    ['a funder', () => '长屿'],
    ['a funder in pinyin', () => 'cyyh'],
    ['an issuer', () => '启衡'],
    ['a funder and an issuer', () => '长屿 启衡'],
    ['the number of an instrument', ({ lines }: Financed) => lines[0]?.number ?? ''],
    ['its amount', () => '60000.01'],
    ['its amount with separators', () => '¥60,000.01'],
  ])('finds a financing by %s, for its supplier and its issuer', async (_what, textOf) => {
    const { id } = await trading.held('60000.01', '2027-03-31');
    const made = await trading.approve([{ holdingId: id, amount: '60000.01' }], 'FP-CHANGYU-1');
    for (const [account, party] of [
      ['zhousiyuan', '启衡重工集团股份有限公司'],
      ['luoqiubai', '宁波砚舟精密铸造有限公司'],
    ] as const)
      expect((await searchResults(account, textOf(made))).financings, account).toMatchObject([
        { financingNo: made.number, partyName: party },
      ]);
    expect((await searchResults('heqinghe', textOf(made))).financings).toEqual([]);
  });

  it('finds nothing of other companies', async () => {
    const made = await issueInstrument('100.00');
    for (const text of [made.number, await numberOf(made)])
      expect(await searchResults('heqinghe', text)).toMatchObject({ applications: [], instruments: [], companies: [] });
  });

  it('refuses a text of one character', async () => {
    expect(await (await as('luoqiubai')).ask('foundTradeRecords', { text: '　Q　　' })).toMatchObject({
      code: 'REQUEST_INVALID',
    });
  });
});
