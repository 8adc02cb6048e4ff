import { beforeEach, describe, expect, it } from 'vitest';
import type { HoldingRecord, TradeApplicationRecord } from '../../../../server/core/records/trade.ts';
import { closeContractRequests } from '../../../../server/core/trade/close-application.ts';
import { MemoryStore } from '../../../../server/storage/memory/memory-store.ts';
import { shanghaiInstant } from '../../../../src/domain/calendar/plain-date.ts';
import { Asker } from '../../../builders/asker.ts';
import { demoBackEnd } from '../../../builders/desks.ts';
import { OfficersWorld } from '../../../builders/officers.ts';
import { emptyForm, outcomeOf, removeTrade } from '../../../builders/trading.ts';

const dueOn = '2027-03-31';
const issue = { payeeId: 'C-YANZHOU', amount: '100.00', dueOn } as const;

let store: MemoryStore;
let now: number;
let world: OfficersWorld;

beforeEach(async () => {
  store = new MemoryStore();
  await demoBackEnd(store);
  await removeTrade(store);
  now = shanghaiInstant('2026-11-27', 10);
  world = new OfficersWorld(store, { now: () => now });
});

const operator = async () => world.caller('zhousiyuan', 'operator');
const director = async () => world.caller('guyunzhou', 'director');
const deregister = async (companyId: string) =>
  world.order({ act: 'deregistration', companyId, orderNumber: '甬市监注〔2026〕118号', reason: '已办理注销登记' });
const lastEvent = ({ state, events }: TradeApplicationRecord) => ({ state, event: events.at(-1)?.event });

describe('the check of a form', () => {
  it.each(['of another company', 'that does not exist'])('is refused for an application %s', async (whose) => {
    const backEnd = await demoBackEnd(store, undefined, { clock: { now: () => now, realTime: () => now } });
    const held = await world.held('100.00', dueOn);
    const foreign = await world.save(await world.caller('luoqiubai', 'operator'), 'issue', issue, undefined, false);
    const asker = new Asker(backEnd);
    await asker.signIn('zhousiyuan');
    const applicationId = whose === 'of another company' ? foreign.id : 'TA-NONE';
    const asked = { act: 'transfer', instrumentKind: 'credit', form: { holdingId: held.id } };
    expect(await asker.ask('checkTradeForm', asked)).toMatchObject({ code: '0' });
    expect(await asker.ask('checkTradeForm', { ...asked, applicationId })).toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('an approval', () => {
  it('of a transfer comes back to its maker where the payee has been deregistered meanwhile', async () => {
    const held = await world.held('100.00', dueOn);
    const lines = [{ payeeId: 'C-CHENGYE', amount: '30.00' }];
    const made = await world.save(await operator(), 'transfer', { holdingId: held.id, lines });
    await deregister('C-CHENGYE');
    const decided = await world.decide(await director(), made);
    expect(lastEvent(decided)).toEqual({ state: 'REFUSED_BY_RULE', event: 'refused-by-rule' });
    expect(decided.checks.find(({ code }) => code === 'PAYEE')).toMatchObject({ outcome: 'refused' });
  });

  it('counts those who approved since the last submission, so that they may approve again', async () => {
    const checker = await world.caller('shennanzhi', 'operator');
    const signer = await world.caller('songbeichen', 'director');
    const made = await world.save(await world.caller('luoqiubai', 'operator'), 'issue', issue);
    const returned = await world.decide(signer, await world.decide(checker, made), 'return');
    const again = await world.save(await world.caller('luoqiubai', 'operator'), 'issue', issue, returned);
    const signed = await world.decide(signer, await world.decide(checker, again));
    expect(lastEvent(signed)).toEqual({ state: 'EFFECTIVE', event: 'effective' });
  });
});

describe('requests about one credit', () => {
  const send = async (held: HoldingRecord): Promise<string> => {
    const lines = [{ payeeId: 'C-CHENGYE', amount: '10.00' }];
    const made = await world.decide(
      await director(),
      await world.save(await operator(), 'transfer', { holdingId: held.id, lines }),
    );
    const [posting] = await store.transaction(async ({ postings }) => postings.ofApplication(made.id));
    return posting?.toId ?? '';
  };
  const recall = async (holdingId: string) => outcomeOf(world.save(await operator(), 'transfer-recall', { holdingId }));

  it('may each recall another amount, but only one of them the same', async () => {
    const held = await world.held('100.00', dueOn);
    const [first, second] = [await send(held), await send(held)];
    expect(await recall(first)).toMatchObject({ state: 'WAITING' });
    expect(await recall(second)).toMatchObject({ state: 'WAITING' });
    expect(await recall(first)).toBe('TRADE_RULE');
  });

  it('close with the contract of their own financing, and not with that of another', async () => {
    const held = await world.held('100.00', dueOn);
    const made = await world.save(await operator(), 'transfer', { holdingId: held.id }, undefined, false);
    const requestOf = async (financingId: string): Promise<string> =>
      store.transaction(async ({ tradeApplications }) => {
        const id = `TA-${financingId}`;
        const form = { ...emptyForm, financingId };
        const { instrumentId, companyId } = held;
        const waiting = { act: 'contract', state: 'WAITING', instrumentId, waitsForId: companyId } as const;
        await tradeApplications.save({ ...made, ...waiting, id, form });
        return id;
      });
    const [own, other] = [await requestOf('FA-1'), await requestOf('FA-2')];
    const financing = { id: 'FA-1', lines: [{ instrumentId: held.instrumentId }] };
    await store.transaction(async (transaction) => closeContractRequests(transaction, financing, now));
    expect(lastEvent(await world.application(own))).toEqual({ state: 'LAPSED', event: 'lapsed' });
    expect(await world.application(other)).toMatchObject({ state: 'WAITING' });
  });
});

describe('a successor', () => {
  it('takes over what a rule has sent back to its maker', async () => {
    const held = await world.held('100.00', dueOn);
    const lines = [{ payeeId: 'C-CHENGYE', amount: '30.00' }];
    const made = await world.save(await operator(), 'transfer', { holdingId: held.id, lines });
    await deregister('C-CHENGYE');
    await world.decide(await director(), made);
    await world.order({ act: 'succession', companyId: 'C-YANZHOU', counterpartyId: 'C-SHIYU', orderNumber: '' });
    expect(await world.application(made.id)).toMatchObject({ companyId: 'C-SHIYU', state: 'REFUSED_BY_RULE' });
  });
});
