import { beforeEach, describe, expect, it } from 'vitest';
import type { BackEnd } from '../../../../server/core/back-end.ts';
import { MemoryStore } from '../../../../server/storage/memory/memory-store.ts';
import { Asker } from '../../../builders/asker.ts';
import { demoBackEnd } from '../../../builders/desks.ts';

let store: MemoryStore;
let backEnd: BackEnd;
const now = Date.parse('2026-11-27T02:00:00Z');

interface Application {
  readonly applicationId: string;
  readonly version: number;
  readonly state: string;
  readonly makerName: string;
  readonly counterpartyName: string;
  readonly events: readonly { readonly event: string; readonly words: string; readonly personName: string }[];
}
interface Holding {
  readonly holdingId: string;
  readonly instrumentId: string;
  readonly amount: string;
  readonly availableAmount: string;
  readonly transferBar?: string;
  readonly openApplications: readonly { readonly applicationId: string }[];
}

async function as(account: string): Promise<Asker> {
  const asker = new Asker(backEnd);
  expect(await asker.signIn(account)).toMatchObject({ code: '0' });
  return asker;
}

async function heldOf(account = 'zhousiyuan'): Promise<readonly Holding[]> {
  const asked = { place: 'held', page: 1, pageSize: 50 };
  return (await (await as(account)).given<{ records: readonly Holding[] }>('tradeHoldings', asked)).records;
}

/** A holding of which its first holder has the whole amount. */
async function free(): Promise<Holding> {
  const found = (await heldOf()).find(({ transferBar }) => transferBar === undefined);
  if (!found) throw new Error('Nothing is free');
  return found;
}

const cancel = async (account: string, holdingId: string, purpose = '') =>
  (await as(account)).ask('saveTradeApplication', {
    act: 'cancellation',
    instrumentKind: 'credit',
    form: { holdingId, purpose },
    submits: true,
  });
const approve = async (account: string, { applicationId, version }: Application, words = '') =>
  (await as(account)).ask('decideTradeApplication', { applicationId, version, decision: 'approve', words });

beforeEach(async () => {
  store = new MemoryStore();
  backEnd = await demoBackEnd(store, undefined, { clock: { now: () => now, realTime: () => now } });
});

describe('a cancellation', () => {
  it('takes effect when both directors approve', async () => {
    const { holdingId } = await free();
    const made = (await cancel('zhousiyuan', holdingId)).data as Application;
    const own = (await approve('guyunzhou', made)).data as Application;
    expect(await approve('songbeichen', own)).toMatchObject({ data: { state: 'EFFECTIVE' } });
    expect((await heldOf()).map((each) => each.holdingId)).not.toContain(holdingId);
  });

  it('reserves the whole holding where its holder asks for it', async () => {
    const { holdingId } = await free();
    await cancel('zhousiyuan', holdingId);
    expect((await heldOf()).find((each) => each.holdingId === holdingId)?.availableAmount).toBe('0.00');
  });

  it('reserves nothing of its holder where the issuer asks for it, and the holder sees it', async () => {
    const { holdingId, amount } = await free();
    const made = (await cancel('luoqiubai', holdingId)).data as Application;
    const seen = (await heldOf()).find((each) => each.holdingId === holdingId);
    expect(seen?.availableAmount).toBe(amount);
    expect(seen?.openApplications.map(({ applicationId }) => applicationId)).toEqual([made.applicationId]);
  });

  it('lapses where its holder has passed a part on before the last approval', async () => {
    const { holdingId } = await free();
    const made = (await cancel('luoqiubai', holdingId)).data as Application;
    const own = (await approve('songbeichen', made)).data as Application;
    await (
      await as('zhousiyuan')
    ).given('saveTradeApplication', {
      act: 'transfer',
      instrumentKind: 'credit',
      form: { holdingId, lines: [{ payeeId: 'C-CHENGYE', amount: '1.00' }] },
      submits: true,
    });
    expect(await approve('guyunzhou', own)).toMatchObject({ data: { state: 'LAPSED' } });
  });

  it('is asked for once at a time', async () => {
    const { holdingId } = await free();
    expect(await cancel('luoqiubai', holdingId)).toMatchObject({ code: '0' });
    expect(await cancel('shennanzhi', holdingId)).toMatchObject({ code: 'TRADE_RULE', data: { rule: 'REQUESTED' } });
    expect(await cancel('zhousiyuan', holdingId)).toMatchObject({ code: 'TRADE_RULE', data: { rule: 'REQUESTED' } });
  });

  it('is barred for what is in an evidence package, and the issuer does not learn in which', async () => {
    const packaged = (await heldOf()).find(({ transferBar }) => transferBar === 'packaged');
    const holdingId = packaged?.holdingId ?? '';
    const own = await cancel('zhousiyuan', holdingId);
    expect(own).toMatchObject({ code: 'TRADE_RULE', data: { rule: 'PACKAGED', because: 'in-package' } });
    expect((own.data as { readonly number: string }).number).not.toBe('');
    const others = await cancel('luoqiubai', holdingId);
    expect(others).toMatchObject({ code: 'TRADE_RULE', data: { rule: 'PACKAGED', because: 'with-holder' } });
    expect(others.data).not.toHaveProperty('number');
  });

  it('says to the other company which company asks, and not who, nor what it says to its own people', async () => {
    const { holdingId } = await free();
    const made = (await cancel('luoqiubai', holdingId, '合同终止')).data as Application;
    expect(made.makerName).toBe('骆秋白');
    const own = (await approve('songbeichen', made, '内部意见')).data as Application;
    const { applicationId } = own;
    const seen = await (await as('guyunzhou')).given<Application>('tradeApplication', { applicationId });
    expect([seen.makerName, seen.counterpartyName]).toEqual(['', '启衡重工集团股份有限公司']);
    expect(seen.events.map(({ event, words, personName }) => [event, words, personName])).toEqual([
      ['submitted', '合同终止', ''],
      ['approved', '', ''],
    ]);
    const messages = await store.transaction(async (all) => all.messages.of('U-guyunzhou', 0, 50));
    expect(messages.find(({ subject }) => subject === applicationId)?.values['maker']).toBe('');
  });

  it('keeps from the other company why its own people rejected it', async () => {
    const { holdingId } = await free();
    const { applicationId, version } = (await cancel('luoqiubai', holdingId, '合同终止')).data as Application;
    const rejected = { applicationId, version, decision: 'reject', reason: 'other', words: '内部意见' };
    const wordsFor = async (account: string) =>
      (await (await as(account)).given<Application>('tradeApplication', { applicationId })).events.map(
        ({ words }) => words,
      );
    expect(await (await as('songbeichen')).ask('decideTradeApplication', rejected)).toMatchObject({ code: '0' });
    expect(await wordsFor('luoqiubai')).toEqual(['合同终止', '内部意见']);
    expect(await wordsFor('guyunzhou')).toEqual(['合同终止', '']);
  });

  it('says to its maker why the other company rejected it', async () => {
    const { holdingId } = await free();
    const made = (await cancel('luoqiubai', holdingId, '合同终止')).data as Application;
    const { applicationId, version } = (await approve('songbeichen', made)).data as Application;
    const rejected = { applicationId, version, decision: 'reject', reason: 'other', words: '货款未清' };
    expect(await (await as('guyunzhou')).ask('decideTradeApplication', rejected)).toMatchObject({ code: '0' });
    const seen = await (await as('luoqiubai')).given<Application>('tradeApplication', { applicationId });
    expect(seen.events.at(-1)).toMatchObject({ event: 'rejected', words: '货款未清', personName: '' });
  });

  it('is offered where it can be asked for, and not for what is in an evidence package', async () => {
    const offered = async (account: string, instrumentId: string) =>
      (
        await (
          await as(account)
        ).given<{ chain: readonly { undoActs: readonly string[] }[] }>('tradeInstrument', {
          instrumentId,
        })
      ).chain.flatMap(({ undoActs }) => undoActs);
    const packaged = (await heldOf()).find(({ transferBar }) => transferBar === 'packaged');
    const { instrumentId } = await free();
    for (const account of ['zhousiyuan', 'guyunzhou'] as const)
      expect(await offered(account, instrumentId)).toEqual(account === 'zhousiyuan' ? ['cancellation'] : []);
    expect(await offered('zhousiyuan', packaged?.instrumentId ?? '')).toEqual([]);
  });

  it('is asked of the first holder alone: the issuer knows no other', async () => {
    const holding = await free();
    await store.transaction(async ({ holdings }) => {
      const first = await holdings.find(holding.holdingId);
      if (first) await holdings.save({ ...first, id: 'H-FAR', companyId: 'C-CHENGYE', originId: first.id });
    });
    expect(await cancel('luoqiubai', 'H-FAR')).toMatchObject({ code: 'NOT_FOUND' });
    expect(await cancel('luoqiubai', 'constructor')).toMatchObject({ code: 'NOT_FOUND' });
  });
});
