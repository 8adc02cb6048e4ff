import { beforeEach, describe, expect, it } from 'vitest';
import type { BackEnd } from '../../../../server/core/back-end.ts';
import { executeWithoutApproval } from '../../../../server/core/trade/play-application.ts';
import type { FinancingRecord, HoldingRecord } from '../../../../server/core/records/trade.ts';
import { asShownToIssuer } from '../../../../server/core/trade/financing/shown-to-issuer.ts';
import { readStatistics } from '../../../../server/core/trade/read-statistics.ts';
import { momentOf } from '../../../../server/core/trade/trade-facts.ts';
import { MemoryStore } from '../../../../server/storage/memory/memory-store.ts';
import { shanghaiInstant } from '../../../../src/domain/calendar/plain-date.ts';
import { Asker } from '../../../builders/asker.ts';
import { demoBackEnd } from '../../../builders/desks.ts';
import { FinancingWorld } from '../../../builders/financing.ts';
import { emptyForm, removeTrade } from '../../../builders/trading.ts';

interface Row {
  readonly companyName: string;
}

const dueOn = '2027-03-31';
const supplier = '宁波砚舟精密铸造有限公司';
const list = { page: 1, pageSize: 10 };
let now: number;
let store: MemoryStore;
let backEnd: BackEnd;
let world: FinancingWorld;

beforeEach(async () => {
  now = shanghaiInstant('2026-11-27', 10);
  store = new MemoryStore();
  backEnd = await demoBackEnd(store, undefined, { clock: { now: () => now, realTime: () => Date.now() } });
  await removeTrade(store);
  world = new FinancingWorld(store, { now: () => now });
});

/** A credit that was issued to another supplier, which transfers it to 宁波砚舟. */
async function passedOn(): Promise<HoldingRecord> {
  const { id } = await world.held('700000.00', dueOn, 'C-QIHENG', 'C-CHENGYE');
  return store.transaction(async (transaction) => {
    const [one, other] = [await transaction.companies.find('C-CHENGYE'), await transaction.companies.find('C-YANZHOU')];
    if (!one || !other) throw new Error('No such company');
    const form = { ...emptyForm, holdingId: id, lines: [{ payeeId: 'C-YANZHOU', amount: '600000.00' }] };
    const sent = await executeWithoutApproval(transaction, one, { act: 'transfer', kind: 'credit', form }, now);
    const [posting] = await transaction.postings.ofApplication(sent.id);
    const taken = { ...emptyForm, holdingId: posting?.toId ?? '' };
    const accepted = await executeWithoutApproval(
      transaction,
      other,
      { act: 'accept', kind: 'credit', form: taken },
      now,
    );
    const [arrival] = await transaction.postings.ofApplication(accepted.id);
    const holding = await transaction.holdings.find(arrival?.toId ?? '');
    if (!holding) throw new Error('Nothing arrived');
    return holding;
  });
}

const finance = async ({ id }: HoldingRecord) =>
  world.approve([{ holdingId: id, amount: '600000.00' }], 'FP-CHANGYU-1');

/** The supplier names in each of the issuer's views that show its financings. */
async function namesTold({ instrumentId }: HoldingRecord) {
  const asker = new Asker(backEnd);
  asker.locale = 'zh-CN';
  await asker.signIn('luoqiubai');
  const { records, counterparties } = await asker.given<{
    records: readonly Row[];
    counterparties: readonly { readonly name: string }[];
  }>('tradeFinancings', list);
  const { financings } = await asker.given<{ financings: readonly Row[] }>('tradeInstrumentBusiness', { instrumentId });
  const found = async (text: string): Promise<readonly string[]> =>
    (
      await asker.given<{ financings: readonly { readonly partyName: string }[] }>('foundTradeRecords', { text })
    ).financings.map(({ partyName }) => partyName);
  const countOf = async (more: object): Promise<number> =>
    (await asker.given<{ count: number }>('tradeFinancings', { ...list, ...more })).count;
  return {
    listed: records.map(({ companyName }) => companyName),
    choices: counterparties.map(({ name }) => name),
    onInstrument: financings.map(({ companyName }) => companyName),
    foundByAmount: await found('600000.00'),
    foundByName: await found('砚舟'),
    narrowed: [await countOf({ keyword: '砚舟' }), await countOf({ counterpartyId: 'C-YANZHOU' })],
  };
}

const named = {
  listed: [supplier],
  choices: [supplier],
  onInstrument: [supplier],
  foundByAmount: [supplier],
  foundByName: [supplier],
  narrowed: [1, 1],
};

describe('the issuer of a credit that a supplier finances', () => {
  it('does not read in its statistics that a company has financed what was passed on to it', async () => {
    const held = await passedOn();
    await world.withEvidence([held.id], 'F-CHANGYU', 'AUDITED');
    await world.disburse(await finance(held), 'B-1');
    const flowsWith = async (counterpartyId: string | undefined): Promise<readonly string[]> => {
      const query = { kind: 'credit', period: { from: '2026-11', to: '2026-11' }, counterpartyId } as const;
      const owner = { companyId: 'C-QIHENG', side: 'issuer' } as const;
      const { flows } = await store.transaction(async (transaction) =>
        readStatistics(transaction, owner, query, momentOf(now)),
      );
      return flows.map(({ flow }) => flow).toSorted();
    };
    expect(await flowsWith('C-YANZHOU')).toEqual([]);
    expect(await flowsWith(undefined)).toEqual(['accepted', 'financed', 'issued', 'passed-on']);
  });

  it('reads who finances what was issued to it', async () => {
    const held = await world.held('600000.00', dueOn);
    await finance(held);
    expect(await namesTold(held)).toEqual(named);
  });

  it('does not see who finances an issue together with a transferred amount', async () => {
    const [own, other] = [await world.held('600000.00', dueOn), await passedOn()];
    const financing = await finance(own);
    const [line] = financing.lines;
    const both = { ...financing, lines: [line, { ...line, instrumentId: other.instrumentId }] } as FinancingRecord;
    const namesOf = async (at: string): Promise<readonly string[]> =>
      store.transaction(async (transaction) => {
        const told = await asShownToIssuer(transaction, [financing, both], momentOf(shanghaiInstant(at, 10)));
        return told.map(({ companyName }) => companyName);
      });
    expect(await namesOf('2027-03-23')).toEqual([supplier, '']);
    expect(await namesOf('2027-03-24')).toEqual([supplier, supplier]);
  });

  it('does not see who finances a transferred amount, before it is told whom it pays', async () => {
    const held = await passedOn();
    await finance(held);
    expect(await namesTold(held)).toEqual({
      listed: [''],
      choices: [],
      onInstrument: [''],
      foundByAmount: [''],
      foundByName: [],
      narrowed: [0, 0],
    });
    now = shanghaiInstant('2027-03-24', 10);
    expect(await namesTold(held)).toEqual(named);
  });
});
