import { beforeEach, describe, expect, it } from 'vitest';
import type { BackEnd } from '../../../../server/core/back-end.ts';
import type { HoldingRecord } from '../../../../server/core/records/trade.ts';
import { executeWithoutApproval } from '../../../../server/core/trade/play-application.ts';
import { MemoryStore } from '../../../../server/storage/memory/memory-store.ts';
import { shanghaiInstant } from '../../../../src/domain/calendar/plain-date.ts';
import { Asker } from '../../../builders/asker.ts';
import { demoBackEnd } from '../../../builders/desks.ts';
import { OfficersWorld } from '../../../builders/officers.ts';
import { emptyForm, removeTrade } from '../../../builders/trading.ts';

interface Business {
  readonly sums?: Readonly<Record<string, string>>;
  readonly applications: readonly { readonly act: string; readonly state: string; readonly makerName: string }[];
  readonly financings: readonly Readonly<Record<string, unknown>>[];
  readonly packages: readonly Readonly<Record<string, string>>[];
  readonly payments: readonly Readonly<Record<string, string>>[];
  readonly collection?: Readonly<Record<string, unknown>>;
  readonly isMore: boolean;
}

const dueOn = '2027-03-31';
let now: number;
let store: MemoryStore;
let backEnd: BackEnd;
let world: OfficersWorld;
let held: HoldingRecord;

beforeEach(async () => {
  now = shanghaiInstant('2026-11-27', 10);
  store = new MemoryStore();
  backEnd = await demoBackEnd(store, undefined, { clock: { now: () => now, realTime: () => Date.now() } });
  await removeTrade(store);
  world = new OfficersWorld(store, { now: () => now });
  held = await world.held('1000000.00', dueOn);
});

async function as(account: string): Promise<Asker> {
  const asker = new Asker(backEnd);
  await asker.signIn(account);
  return asker;
}
const businessFor = async (account: string): Promise<Business> =>
  (await as(account)).given<Business>('tradeInstrumentBusiness', { instrumentId: held.instrumentId });
const listedFor = async (account: string) => {
  const list = await (
    await as(account)
  ).given<{ records: readonly object[] }>('tradeInstruments', {
    instrumentKind: 'credit',
    page: 1,
    pageSize: 10,
  });
  return list.records;
};
const paymentsListed = async () => {
  const asker = await as('luoqiubai');
  const asked = { page: 1, pageSize: 10, acts: ['payment'] };
  const { records } = await asker.given<{ records: readonly { counterpartyName: string }[] }>(
    'tradeApplications',
    asked,
  );
  return records;
};
const actsOf = ({ applications }: Business) => applications.map(({ act, state }) => `${act} ${state}`);

describe('the business of an instrument', () => {
  it('is, of the applications, what the reader’s company made, and of the amount what its issuer may know', async () => {
    const issuer = await businessFor('luoqiubai');
    expect(actsOf(issuer)).toEqual(['issue EFFECTIVE']);
    expect(await listedFor('luoqiubai')).toMatchObject([
      {
        state: 'running',
        heldAmount: '1000000.00',
        passedOnAmount: '0.00',
        financedAmount: '0.00',
        paidAmount: '0.00',
      },
    ]);
    expect(issuer.sums).toMatchObject({ state: 'running', heldAmount: '1000000.00', financedAmount: '0.00' });
    const holder = await businessFor('zhousiyuan');
    expect(actsOf(holder)).toEqual(['accept EFFECTIVE']);
    expect(holder.sums).toBeUndefined();
  });

  it('tells how it is collected, and its issuer alone what is in place for it', async () => {
    const flags = { collectMode: 'ONLINE', authFlag: true, collectFlag: false, contractFlag: true };
    await store.transaction(async ({ facts }) => facts.write('collection C-QIHENG', flags));
    expect((await businessFor('luoqiubai')).collection).toEqual(flags);
    expect((await businessFor('zhousiyuan')).collection).toEqual({ collectMode: 'ONLINE' });
  });

  it('has the package and the financing of its holder, which the issuer sees without the rate', async () => {
    await world.withEvidence([held.id], 'F-CHANGYU', 'AUDITED');
    const approved = await world.approve([{ holdingId: held.id, amount: '600000.00' }], 'FP-CHANGYU-1');
    await world.disburse(approved, 'BK-1');
    const holder = await businessFor('zhousiyuan');
    expect(actsOf(holder).toSorted()).toEqual([
      'accept EFFECTIVE',
      'contract EFFECTIVE',
      'disbursement EFFECTIVE',
      'finance EFFECTIVE',
    ]);
    expect(holder.packages).toMatchObject([{ docDatumId: `DD-${held.id}`, state: 'AUDITED' }]);
    expect(holder.financings).toMatchObject([{ partAmount: '600000.00', state: 'DISBURSED' }]);
    expect(holder.payments).toMatchObject([{ purpose: 'disbursement', state: 'CONFIRMED', bankReference: 'BK-1' }]);
    const issuer = await businessFor('luoqiubai');
    expect(issuer.sums).toMatchObject({ passedOnAmount: '0.00', financedAmount: '600000.00' });
    expect(await listedFor('luoqiubai')).toMatchObject([
      { heldAmount: '400000.00', passedOnAmount: '0.00', financedAmount: '600000.00', transitAmount: '0.00' },
    ]);
    expect(issuer.financings).toMatchObject([{ partAmount: '600000.00', rateBand: {} }]);
    expect(issuer.financings[0]).not.toHaveProperty('annualRate');
    expect([issuer.packages, issuer.payments]).toEqual([[], []]);
  });

  it('has an application for a financing that names it after another instrument', async () => {
    const other = await world.held('5000.00', dueOn);
    const form = {
      holdings: [
        { holdingId: other.id, amount: '5000.00' },
        { holdingId: held.id, amount: '100000.00' },
      ],
      programmeId: 'FP-CHANGYU-1',
    };
    await world.save(await world.caller('zhousiyuan', 'operator'), 'finance', form, undefined, false);
    expect(actsOf(await businessFor('zhousiyuan')).toSorted()).toEqual(['accept EFFECTIVE', 'finance DRAFT']);
    expect(actsOf(await businessFor('luoqiubai'))).toEqual(['issue EFFECTIVE']);
  });

  it('has of an issuer’s payment the share of each holder, and for the issuer the whole', async () => {
    const operator = await world.caller('zhousiyuan', 'operator');
    const sent = await world.save(operator, 'transfer', {
      holdingId: held.id,
      lines: [{ payeeId: 'C-CHENGYE', amount: '400000.00' }],
    });
    await world.decide(await world.caller('guyunzhou', 'director'), sent);
    const [transit] = await store.transaction(async ({ postings }) => postings.ofApplication(sent.id));
    await store.transaction(async (transaction) => {
      const receiver = await transaction.companies.find('C-CHENGYE');
      if (!receiver) throw new Error('No receiver');
      const form = { ...emptyForm, holdingId: transit?.toId ?? '' };
      await executeWithoutApproval(transaction, receiver, { act: 'accept', kind: 'credit', form }, now);
    });
    now = shanghaiInstant(dueOn, 11);
    expect(await world.pay(held.number, '1000000.00', 'ST-1')).toBe('matched');
    const amounts = async (account: string) =>
      (await businessFor(account)).payments.map(({ amount, bankReference }) => [amount, bankReference]);
    expect(await amounts('zhousiyuan')).toEqual([['600000.00', 'ST-1']]);
    expect(await amounts('heqinghe')).toEqual([['400000.00', 'ST-1']]);
    expect(await amounts('luoqiubai')).toEqual([['1000000.00', 'ST-1']]);
    // There were two recipients, so neither is named as the payee.
    expect((await businessFor('luoqiubai')).payments).toMatchObject([{ payeeName: '' }]);
    expect(await paymentsListed()).toMatchObject([{ counterpartyName: '' }]);
  });

  it('names the only payee of an issuer’s payment, with the payment and in the list of applications', async () => {
    now = shanghaiInstant(dueOn, 11);
    expect(await world.pay(held.number, '1000000.00', 'ST-1')).toBe('matched');
    const name = (await store.transaction(async ({ companies }) => companies.find('C-YANZHOU')))?.name;
    expect((await businessFor('luoqiubai')).payments).toMatchObject([{ payeeName: name }]);
    expect(await paymentsListed()).toMatchObject([{ counterpartyName: name }]);
  });

  it('of the demo world has the share of each holder in the payment, and names its only payee', async () => {
    const seeded = new MemoryStore();
    backEnd = await demoBackEnd(seeded, undefined, { clock: { now: () => now, realTime: () => Date.now() } });
    const payments = async (account: string, instrumentId: string) => {
      held = { ...held, instrumentId };
      return (await businessFor(account)).payments;
    };
    const part = { purpose: 'principal', state: 'CONFIRMED' };
    // Half of the first was transferred; of the second nothing.
    expect(await payments('zhousiyuan', 'I-PAST-900027')).toMatchObject([part]);
    expect(await payments('heqinghe', 'I-PAST-900027')).toMatchObject([part]);
    expect(await payments('luoqiubai', 'I-PAST-900027')).toMatchObject([{ ...part, payeeName: '' }]);
    const [own] = await payments('zhousiyuan', 'I-PAST-900028');
    expect(own).toMatchObject(part);
    expect(await payments('luoqiubai', 'I-PAST-900028')).toMatchObject([{ ...part, payeeName: own?.payeeName }]);
  });

  it('counts as financed for its issuer only what a funder has paid out', async () => {
    await world.withEvidence([held.id], 'F-CHANGYU', 'AUDITED');
    await world.approve([{ holdingId: held.id, amount: '600000.00' }], 'FP-CHANGYU-1');
    expect(await businessFor('luoqiubai')).toMatchObject({
      sums: { financedAmount: '0.00' },
      financings: [{ partAmount: '600000.00' }],
    });
  });

  it('shows a later holder nothing of its sender’s financings and packages', async () => {
    await world.withEvidence([held.id], 'F-CHANGYU', 'AUDITED');
    const approved = await world.approve([{ holdingId: held.id, amount: '600000.00' }], 'FP-CHANGYU-1');
    await world.disburse(approved, 'BK-1');
    await store.transaction(async ({ holdings }) => {
      const part = { ...held, id: 'H-below', companyId: 'C-CHENGYE', originId: held.id, amount: { fen: 100n } };
      await holdings.save({ ...part, senderId: 'C-YANZHOU' });
    });
    expect(await businessFor('heqinghe')).toMatchObject({
      applications: [],
      financings: [],
      packages: [],
      papers: [],
      payments: [],
    });
  });

  it('has no packages for a role that reads none', async () => {
    await world.withEvidence([held.id], 'F-CHANGYU', 'AUDITED');
    await store.transaction(async ({ users }) => {
      const user = await users.byName('zhousiyuan');
      if (user) await users.save({ ...user, roles: ['ROLE_CORP_FINAL_REVIEWER'] });
    });
    const business = await businessFor('zhousiyuan');
    expect([actsOf(business), business.packages]).toEqual([['accept EFFECTIVE'], []]);
  });

  it('has the newest hundred applications, and says that there are more', async () => {
    const copies = async (count: number): Promise<void> =>
      store.transaction(async ({ tradeApplications }) => {
        const [accepted] = await tradeApplications.about('C-YANZHOU', held.instrumentId, [], 1);
        if (!accepted) throw new Error('Nothing was accepted');
        for (let copy = 1; copy <= count; copy += 1)
          await tradeApplications.save({ ...accepted, id: `TA-${copy}`, number: `QS-${copy}` });
      });
    await copies(99);
    const all = await businessFor('zhousiyuan');
    expect([all.applications.length, all.isMore]).toEqual([100, false]);
    await copies(100);
    const newest = await businessFor('zhousiyuan');
    expect([newest.applications.length, newest.isMore]).toEqual([100, true]);
  });

  it('is not found for a company that has no part in it', async () => {
    const codeFor = async (account: string, instrumentId: string) =>
      (await (await as(account)).ask('tradeInstrumentBusiness', { instrumentId })).code;
    expect(await codeFor('heqinghe', held.instrumentId)).toBe('NOT_FOUND');
    expect(await codeFor('zhousiyuan', 'I-NONE')).toBe('NOT_FOUND');
  });
});
