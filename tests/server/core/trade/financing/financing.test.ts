import { beforeEach, describe, expect, it } from 'vitest';
import { barsFact } from '../../../../../server/core/parties/business-terms.ts';
import { shanghaiInstant } from '../../../../../src/domain/calendar/plain-date.ts';
import { moneyToText } from '../../../../../src/domain/money/money.ts';
import { MemoryStore } from '../../../../../server/storage/memory/memory-store.ts';
import { financingTermsToWire } from '../../../../../server/core/trade/financing/financed-wire.ts';
import { isSuppliersTurn } from '../../../../../server/core/trade/financing/financing-wire.ts';
import type { FinancingDecision } from '../../../../../server/core/trade/financing/funder-actions.ts';
import type { HoldingRecord } from '../../../../../server/core/records/trade.ts';
import { demoBackEnd } from '../../../../builders/desks.ts';
import { FinancingWorld } from '../../../../builders/financing.ts';
import { emptyForm, instrumentFaults, outcomeOf, removeTrade } from '../../../../builders/trading.ts';
import { executeWithoutApproval } from '../../../../../server/core/trade/play-application.ts';

// A Friday, 14:31 in Shanghai.
const start = shanghaiInstant('2026-11-27', 14) + 31 * 60_000;
const dueOn = '2027-03-31';

let store: MemoryStore;
let now: number;
let world: FinancingWorld;

beforeEach(async () => {
  store = new MemoryStore();
  await demoBackEnd(store);
  await removeTrade(store);
  now = start;
  world = new FinancingWorld(store, { now: () => now });
});

const holding = async (id: string): Promise<HoldingRecord> => {
  const found = await store.transaction(async ({ holdings }) => holdings.find(id));
  if (!found) throw new Error(`No holding ${id}`);
  return found;
};
const amountsOf = ({ amount, reserved }: HoldingRecord) => ({
  amount: moneyToText(amount),
  reserved: moneyToText(reserved),
});
const taken = async (limitId: string): Promise<string> =>
  moneyToText(await store.transaction(async ({ fundingUses }) => fundingUses.sum(limitId)));
const faultsOf = async (...instrumentIds: readonly string[]): Promise<readonly string[]> =>
  store.transaction(async (transaction) => {
    const all: string[] = [];
    for (const id of instrumentIds) all.push(...(await instrumentFaults(transaction, id)));
    return all;
  });

/** Two credits of one issuer and one due date. */
async function twoCredits(): Promise<readonly [HoldingRecord, HoldingRecord]> {
  return [await world.held('650000.00', dueOn), await world.held('750000.00', dueOn)];
}

describe('an application for financing', () => {
  it('reserves the parts of its holdings, and takes from the funder’s limit', async () => {
    const [one, other] = await twoCredits();
    await world.apply(
      [
        { holdingId: one.id, amount: '650000.00' },
        { holdingId: other.id, amount: '550000.00' },
      ],
      'FP-CHANGYU-1',
    );
    expect(amountsOf(await holding(one.id))).toEqual({ amount: '650000.00', reserved: '650000.00' });
    expect(amountsOf(await holding(other.id))).toEqual({ amount: '750000.00', reserved: '550000.00' });
    expect(await taken('FP-CHANGYU-1 C-QIHENG')).toBe('1200000.00');
    expect(await faultsOf(one.instrumentId, other.instrumentId)).toEqual([]);
  });

  it('keeps the whole offer, as it was at its submission', async () => {
    const [one] = await twoCredits();
    const { form } = await world.apply([{ holdingId: one.id, amount: '600000.00' }], 'FP-CHANGYU-2');
    expect(form.offer).toMatchObject({
      funderName: '长屿银行股份有限公司宁波分行',
      annualRate: 38_500,
      validUntil: '2026-12-04',
      figures: { disbursedOn: '2026-11-30', days: 121, interest: '7764.17', fee: '600.00', net: '591635.83' },
    });
  });

  it.each([
    ['more than is available', '650000.01', 'FP-CHANGYU-1', 'PART'],
    ['nothing', '0.00', 'FP-CHANGYU-1', 'PART'],
    ['no amount', 'abc', 'FP-CHANGYU-1', 'PART'],
    ['a programme that does not finance the issuer', '600000.00', 'FP-NOBODY', 'OFFER'],
    ['a programme without a name', '600000.00', '__proto__', 'OFFER'],
    ['less than the funder takes', '9999.99', 'FP-CHANGYU-1', 'OFFER'],
  ])('for %s is refused', async (_name, amount, programmeId, rule) => {
    const [one] = await twoCredits();
    await expect(world.apply([{ holdingId: one.id, amount }], programmeId)).rejects.toMatchObject({
      code: 'TRADE_RULE',
      values: { rule },
    });
    expect(amountsOf(await holding(one.id)).reserved).toBe('0.00');
  });

  it('for holdings of two due dates is refused', async () => {
    const one = await world.held('100000.00', dueOn);
    const other = await world.held('100000.00', '2027-04-30');
    const parts = [one, other].map(({ id }) => ({ holdingId: id, amount: '100000.00' }));
    await expect(world.apply(parts, 'FP-CHANGYU-1')).rejects.toMatchObject({
      values: { rule: 'TOGETHER', because: 'due' },
    });
  });

  it('for the same holding twice is refused', async () => {
    const one = await world.held('100000.00', dueOn);
    const parts = [one, one].map(({ id }) => ({ holdingId: id, amount: '50000.00' }));
    await expect(world.apply(parts, 'FP-CHANGYU-1')).rejects.toMatchObject({
      values: { rule: 'PART', because: 'twice' },
    });
  });

  it('for another company’s holding is refused as for none', async () => {
    const other = await world.held('100000.00', dueOn, 'C-QIHENG', 'C-SHIYU');
    await expect(world.apply([{ holdingId: other.id, amount: '50000.00' }], 'FP-CHANGYU-1')).rejects.toMatchObject({
      values: { rule: 'PART', because: 'gone' },
    });
  });

  it('for what is still on its way to the company is refused as for none', async () => {
    const one = await world.held('100000.00', dueOn, 'C-QIHENG', 'C-SHIYU');
    const sent = await store.transaction(async (transaction) => {
      const found = await transaction.holdings.lock(one.id);
      const arriving = found && { ...found, companyId: 'C-YANZHOU', place: 'transit' as const };
      if (arriving) await transaction.holdings.save(arriving);
      return arriving;
    });
    await expect(
      world.apply([{ holdingId: sent?.id ?? '', amount: '50000.00' }], 'FP-CHANGYU-1'),
    ).rejects.toMatchObject({ values: { rule: 'PART', because: 'gone' } });
  });

  it('to an account that is not verified is refused', async () => {
    const one = await world.held('100000.00', dueOn);
    const part = [{ holdingId: one.id, amount: '50000.00' }];
    for (const [accountId, because] of [
      ['', 'none'],
      ['BA-DEMO-R', 'unknown'],
      ['BA-DEMO-2', 'unknown'],
    ] as const)
      await expect(world.apply(part, 'FP-CHANGYU-1', { accountId })).rejects.toMatchObject({
        values: { rule: 'ACCOUNT', because },
      });
  });

  it('cannot be approved once its offer holds no more', async () => {
    const one = await world.held('100000.00', dueOn);
    const applied = await world.apply([{ holdingId: one.id, amount: '50000.00' }], 'FP-CHANGYU-1');
    now = shanghaiInstant('2026-12-05', 10);
    await expect(world.decide(await world.caller('guyunzhou', 'director'), applied)).rejects.toMatchObject({
      code: 'TRADE_STATE',
    });
    await world.care();
    expect(amountsOf(await holding(one.id)).reserved).toBe('0.00');
    expect(await taken('FP-CHANGYU-1 C-QIHENG')).toBe('0.00');
  });

  it('waits for its approval no longer than its offer holds', async () => {
    const one = await world.held('100000.00', dueOn);
    const applied = await world.apply([{ holdingId: one.id, amount: '50000.00' }], 'FP-CHANGYU-1');
    expect([applied.state, applied.endsOn]).toEqual(['WAITING', applied.form.offer?.validUntil]);
  });

  it('is approved although its programme was paused meanwhile, and no other is submitted', async () => {
    const [one, other] = await twoCredits();
    const applied = await world.apply([{ holdingId: one.id, amount: '50000.00' }], 'FP-CHANGYU-1');
    await store.transaction(async ({ fundingProgrammes }) => {
      const programme = (await fundingProgrammes.ofKind('credit')).find(({ id }) => id === 'FP-CHANGYU-1');
      if (programme) await fundingProgrammes.save({ ...programme, isPaused: true });
    });
    await expect(world.apply([{ holdingId: other.id, amount: '50000.00' }], 'FP-CHANGYU-1')).rejects.toMatchObject({
      values: { rule: 'OFFER', because: 'paused' },
    });
    expect((await world.decide(await world.caller('guyunzhou', 'director'), applied)).state).toBe('EFFECTIVE');
  });

  it('is approved with the rate of its submission, whatever the programme’s present rate', async () => {
    const one = await world.held('100000.00', dueOn);
    const applied = await world.apply([{ holdingId: one.id, amount: '50000.00' }], 'FP-CHANGYU-1');
    const rate = applied.form.offer?.annualRate ?? 0;
    await store.transaction(async ({ fundingProgrammes }) => {
      const programme = await fundingProgrammes.find('FP-CHANGYU-1');
      if (programme) await fundingProgrammes.save({ ...programme, annualRate: rate + 10_000 });
    });
    await world.decide(await world.caller('guyunzhou', 'director'), applied);
    expect((await world.financingOf(applied)).offer.annualRate).toBe(rate);
  });

  it('leaves what it reserves among what evidence can be made for', async () => {
    const one = await world.held('100000.00', dueOn);
    await world.apply([{ holdingId: one.id, amount: '60000.00' }], 'FP-CHANGYU-1');
    const [found] = await store.transaction(async ({ candidates }) => [await candidates.find(one.id)]);
    expect(found?.amount && moneyToText(found.amount)).toBe('100000.00');
  });

  it('gets a new offer when it is submitted again', async () => {
    const one = await world.held('100000.00', dueOn);
    const applied = await world.apply([{ holdingId: one.id, amount: '50000.00' }], 'FP-CHANGYU-1');
    const returned = await world.decide(await world.caller('guyunzhou', 'director'), applied, 'return');
    now = shanghaiInstant('2026-11-30', 10);
    const again = await world.save(
      await world.caller('zhousiyuan', 'operator'),
      'finance',
      { ...returned.form, programmeId: 'FP-HEZE-1' },
      returned,
    );
    expect(again.form.offer).toMatchObject({ programmeId: 'FP-HEZE-1', validUntil: '2026-12-07' });
    expect(await taken('FP-CHANGYU-1 C-QIHENG')).toBe('0.00');
    expect(await taken('FP-HEZE-1 C-QIHENG')).toBe('50000.00');
  });

  it('frees holdings and limit when it is withdrawn', async () => {
    const one = await world.held('100000.00', dueOn);
    const applied = await world.apply([{ holdingId: one.id, amount: '50000.00' }], 'FP-CHANGYU-1');
    await world.withdraw(await world.caller('zhousiyuan', 'operator'), applied);
    expect(amountsOf(await holding(one.id)).reserved).toBe('0.00');
    expect(await taken('FP-CHANGYU-1 C-QIHENG')).toBe('0.00');
  });

  it('of two for the last of a limit is refused the second time', async () => {
    const [one, other] = await twoCredits();
    await world.apply([{ holdingId: one.id, amount: '600000.00' }], 'FP-CHANGYU-3');
    await expect(world.apply([{ holdingId: other.id, amount: '300000.00' }], 'FP-CHANGYU-3')).rejects.toMatchObject({
      values: { rule: 'OFFER', because: 'limit', left: '260000.00' },
    });
  });
});

describe('a financing', () => {
  it('waits for its materials, and goes to the funder once they are audited', async () => {
    const one = await world.held('100000.00', dueOn);
    const financing = await world.approve([{ holdingId: one.id, amount: '50000.00' }], 'FP-CHANGYU-1');
    expect(financing.state).toBe('MATERIALS');
    await world.withEvidence([one.id], 'F-CHANGYU', 'PREPARE');
    await world.care();
    expect((await world.financingOf({ id: financing.applicationId })).state).toBe('MATERIALS');
    await world.withEvidence([one.id], 'F-CHANGYU', 'AUDITED');
    await world.care();
    expect((await world.financingOf({ id: financing.applicationId })).state).toBe('FUNDER_REVIEW');
  });

  it('says who approved it, and the contract behind each of its instruments', async () => {
    const held = [await world.held('100000.00', dueOn), await world.held('100000.00', dueOn)];
    await store.transaction(async ({ instruments }) => {
      for (const [index, { instrumentId }] of held.entries()) {
        const instrument = await instruments.lock(instrumentId);
        if (instrument) await instruments.save({ ...instrument, contractNumber: `QH-${index}` });
      }
    });
    const parts = held.map(({ id }) => ({ holdingId: id, amount: '50000.00' }));
    const { events, applicationId } = await world.approve(parts, 'FP-CHANGYU-1');
    expect(events.map(({ event, personName }) => [event, personName])).toContainEqual(['approved', '顾云舟']);
    const lines = await store.transaction(async (transaction) => {
      const record = await transaction.tradeApplications.find(applicationId);
      return record && (await financingTermsToWire(transaction, record))?.lines;
    });
    expect(lines?.map(({ contractNumber }) => contractNumber)).toEqual(['QH-0', 'QH-1']);
  });

  it('tells its director, before it is approved, the issuer, the contract and whether the documents are ready', async () => {
    const one = await world.held('100000.00', dueOn);
    const application = await world.apply([{ holdingId: one.id, amount: '50000.00' }], 'FP-CHANGYU-1');
    const read = async () => {
      const wire = await store.transaction(async (transaction) => financingTermsToWire(transaction, application));
      return wire && [wire.issuerName, wire.lines[0]?.contractNumber, wire.materials];
    };
    expect(await read()).toEqual([one.issuerName, undefined, 'none']);
    await store.transaction(async ({ instruments }) => {
      const instrument = await instruments.lock(one.instrumentId);
      if (instrument) await instruments.save({ ...instrument, contractNumber: 'QH-1' });
    });
    await world.withEvidence([one.id], 'F-CHANGYU', 'PREPARE');
    expect((await read())?.slice(1)).toEqual(['QH-1', 'unsubmitted']);
    await world.withEvidence([one.id], 'F-CHANGYU', 'AUDITED');
    expect((await read())?.at(2)).toBe('ready');
    await world.decide(await world.caller('guyunzhou', 'director'), application);
    expect((await read())?.at(2)).toBeUndefined();
  });

  it('has its evidence made for the funder that it chose, from its draft on', async () => {
    const one = await world.held('100000.00', dueOn);
    const funderOf = async () => store.transaction(async ({ candidates }) => (await candidates.find(one.id))?.funderId);
    await store.transaction(async ({ candidates }) => {
      const found = await candidates.lock(one.id);
      if (found) await candidates.save({ ...found, funderId: undefined, funderName: undefined });
    });
    await world.approve([{ holdingId: one.id, amount: '50000.00' }], 'FP-HEZE-1');
    expect(await funderOf()).toBe('F-HEZE');
  });

  it('asks nothing of its supplier any more once that is done', async () => {
    const waiting = async () =>
      (await store.transaction(async (all) => all.messages.of('U-zhousiyuan', 0, 50)))
        .filter(({ source, matter, settledAt }) => source === 'financing' && matter && settledAt === undefined)
        .map(({ kind }) => kind);
    const one = await world.held('100000.00', dueOn);
    const { id, accountEnding } = await world.approve([{ holdingId: one.id, amount: '50000.00' }], 'FP-CHANGYU-1');
    expect(accountEnding).toMatch(/^\d{4}$/u);
    expect(await waiting()).toEqual(['materials-needed']);
    await world.withEvidence([one.id], 'F-CHANGYU', 'AUDITED');
    await world.care();
    expect(await waiting()).toEqual([]);
    await world.decideAsFunder(id, 'ask', '交货地点？');
    expect(await waiting()).toEqual(['info-asked']);
    await world.decideAsFunder(id, 'reject', '未答复');
    expect(await waiting()).toEqual([]);
  });

  it('is announced to operators, to directors as well where money moves, and to no user of an institution', async () => {
    await store.transaction(async ({ users }) => {
      const user = await users.find('U-zhousiyuan');
      if (!user) throw new Error('Nobody');
      await users.save({ ...user, userId: 'U-AGENT', userName: 'agent', institution: 'F-CHANGYU' });
      await users.save({ ...user, userId: 'U-CORE', userName: 'core', roles: ['ROLE_CORE_OPERATOR'] });
    });
    const told = async (userId: string) =>
      (await store.transaction(async (all) => all.messages.of(userId, 0, 50)))
        .filter(({ source }) => source === 'financing')
        .map(({ kind }) => kind)
        .toSorted();
    const one = await world.held('100000.00', dueOn);
    await world.withEvidence([one.id], 'F-CHANGYU', 'AUDITED');
    await world.disburse(await world.approve([{ holdingId: one.id, amount: '50000.00' }], 'FP-CHANGYU-1'), 'BK-1');
    expect(await told('U-zhousiyuan')).toEqual(['disbursed', 'materials-ready', 'review-passed']);
    expect(await told('U-guyunzhou')).toEqual(['disbursed']);
    expect([await told('U-AGENT'), await told('U-CORE')]).toEqual([[], []]);
  });

  it('goes to the funder at once where the materials were given before', async () => {
    const one = await world.held('100000.00', dueOn);
    await world.withEvidence([one.id], 'F-CHANGYU', 'AUDITED');
    expect((await world.approve([{ holdingId: one.id, amount: '50000.00' }], 'FP-CHANGYU-1')).state).toBe(
      'FUNDER_REVIEW',
    );
  });

  it.each([
    [undefined, 'F-CHANGYU', true],
    ['PREPARE', 'F-CHANGYU', true],
    ['UN_AUDIT', 'F-CHANGYU', false],
    ['UN_AUDIT', 'F-HEZE', true],
  ] as const)('with evidence %s for %s waits for its supplier: %s', async (state, funderId, isTurn) => {
    const one = await world.held('100000.00', dueOn);
    const record = await world.approve([{ holdingId: one.id, amount: '50000.00' }], 'FP-CHANGYU-1');
    if (state) await world.withEvidence([one.id], funderId, state);
    expect(await store.transaction(async (transaction) => isSuppliersTurn(transaction, record))).toBe(isTurn);
  });

  it.each([
    ['PREPARE', 1],
    ['UN_AUDIT', 0],
  ] as const)('asks for materials at its beginning where its supplier has them, %s', async (state, count) => {
    const one = await world.held('100000.00', dueOn);
    await world.withEvidence([one.id], 'F-CHANGYU', state);
    await world.approve([{ holdingId: one.id, amount: '50000.00' }], 'FP-CHANGYU-1');
    const messages = await store.transaction(async (all) => all.messages.of('U-zhousiyuan', 0, 50));
    expect(messages.filter(({ kind }) => kind === 'materials-needed')).toHaveLength(count);
  });

  it('cannot use materials that were made for another funder', async () => {
    const one = await world.held('100000.00', dueOn);
    await world.withEvidence([one.id], 'F-HEZE', 'AUDITED');
    await expect(world.apply([{ holdingId: one.id, amount: '50000.00' }], 'FP-CHANGYU-1')).rejects.toMatchObject({
      values: { rule: 'PACKAGED', because: 'other-funder' },
    });
  });

  async function inReview(): Promise<{ readonly one: HoldingRecord; readonly id: string }> {
    const one = await world.held('1200000.00', dueOn);
    await world.withEvidence([one.id], 'F-CHANGYU', 'AUDITED');
    const { id } = await world.approve([{ holdingId: one.id, amount: '1200000.00' }], 'FP-CHANGYU-1');
    return { one, id };
  }

  it('is signed, paid out, and held by its funder then', async () => {
    const { one, id } = await inReview();
    const financing = await store.transaction(async ({ financings }) => financings.find(id));
    now = shanghaiInstant('2026-12-02', 10);
    const done = financing && (await world.disburse(financing, 'BK-1'));
    expect(done?.events.at(-1)).toMatchObject({ event: 'disbursed', amount: '1184520.00', companyId: 'F-CHANGYU' });
    expect(done).toMatchObject({ state: 'DISBURSED', disbursed: { on: '2026-12-02', figures: { net: '1184520.00' } } });
    expect(amountsOf(await holding(one.id))).toEqual({ amount: '0.00', reserved: '0.00' });
    const [part] = done?.disbursed?.holdings ?? [];
    expect(part && (await holding(part.holdingId))).toMatchObject({ companyId: 'F-CHANGYU', place: 'held' });
    expect(await world.paymentsOf(id)).toMatchObject([
      { purpose: 'disbursement', state: 'CONFIRMED', valueDay: '2026-12-02', bankReference: 'BK-1' },
    ]);
    expect(await faultsOf(one.instrumentId)).toEqual([]);
  });

  it('is confirmed once, whatever the bank says twice', async () => {
    const { one, id } = await inReview();
    const financing = await store.transaction(async ({ financings }) => financings.find(id));
    if (financing) await world.disburse(financing, 'BK-1');
    const [payment] = await world.paymentsOf(id);
    expect((await world.confirm(payment?.id ?? '', 'BK-1')).state).toBe('CONFIRMED');
    // Another reference may mean a second payment: it is listed, and changes nothing else.
    for (const said of ['first', 'again'])
      expect([said, await world.confirm(payment?.id ?? '', 'BK-2')]).toMatchObject([
        said,
        { state: 'CONFIRMED', bankReference: 'BK-1' },
      ]);
    expect(await store.transaction(async ({ statementLines }) => statementLines.inState('unmatched', 9))).toMatchObject(
      [{ reference: 'BK-2', bar: 'not-instructed', amount: payment?.amount }],
    );
    const postings = await store.transaction(async (transaction) =>
      transaction.postings.ofInstrument(one.instrumentId),
    );
    expect(postings.filter(({ entry }) => entry === 'disbursement')).toHaveLength(1);
    const [supplier] = await store.transaction(async ({ companies }) => companies.findAll(['C-YANZHOU']));
    if (!supplier) throw new Error('No supplier');
    const form = { ...emptyForm, paymentId: payment?.id ?? '' };
    await expect(
      store.transaction(async (transaction) =>
        executeWithoutApproval(transaction, supplier, { act: 'disbursement', kind: 'credit', form }, now),
      ),
    ).rejects.toMatchObject({ values: { rule: 'CONTRACT', because: 'not-waiting' } });
  });

  it('is not approved before earlier registrations were searched, nor paid out before it is sealed and registered', async () => {
    const { id } = await inReview();
    expect(await outcomeOf(world.decideAsFunder(id, 'approve'))).toBe('FINANCING_STATE');
    await world.decideAsFunder(id, 'search');
    await world.decideAsFunder(id, 'approve');
    const asked = await world.save(await world.caller('zhousiyuan', 'operator'), 'contract', { financingId: id });
    await world.decide(await world.caller('guyunzhou', 'director'), asked);
    expect(await outcomeOf(world.decideAsFunder(id, 'disburse'))).toBe('FINANCING_STATE');
    await world.decideAsFunder(id, 'seal');
    expect(await outcomeOf(world.decideAsFunder(id, 'disburse'))).toBe('FINANCING_STATE');
    await world.decideAsFunder(id, 'register');
    await world.decideAsFunder(id, 'disburse');
    expect(await outcomeOf(world.decideAsFunder(id, 'disburse'))).toBe('FINANCING_STATE');
    expect(await world.paymentsOf(id)).toHaveLength(1);
  });

  it('is searched in its review alone, and sealed and registered once, after it is signed', async () => {
    const { id } = await inReview();
    const done: string[] = [];
    const act = async (action: FinancingDecision) =>
      done.push(`${action} ${await outcomeOf(world.decideAsFunder(id, action).then(({ state }) => state))}`);
    for (const action of ['register', 'seal', 'search', 'approve', 'search', 'register', 'seal'] as const)
      await act(action);
    const asked = await world.save(await world.caller('zhousiyuan', 'operator'), 'contract', { financingId: id });
    await world.decide(await world.caller('guyunzhou', 'director'), asked);
    for (const action of ['seal', 'seal', 'register', 'register'] as const) await act(action);
    expect(done).toEqual([
      'register FINANCING_STATE',
      'seal FINANCING_STATE',
      'search FUNDER_REVIEW',
      'approve CONTRACT_SIGN',
      'search FINANCING_STATE',
      'register FINANCING_STATE',
      'seal FINANCING_STATE',
      'seal DISBURSING',
      'seal FINANCING_STATE',
      'register DISBURSING',
      'register FINANCING_STATE',
    ]);
  });

  it('frees what it holds when the funder rejects it, and says why', async () => {
    const { one, id } = await inReview();
    expect(await outcomeOf(world.decideAsFunder(id, 'reject', '  '))).toBe('REQUEST_INVALID');
    const rejected = await world.decideAsFunder(id, 'reject', '合同与发票不符');
    expect(rejected.events.at(-1)).toMatchObject({ event: 'rejected', words: '合同与发票不符' });
    expect(amountsOf(await holding(one.id)).reserved).toBe('0.00');
    expect(await taken('FP-CHANGYU-1 C-QIHENG')).toBe('0.00');
  });

  it('lapses when its supplier does not answer in time', async () => {
    const { one, id } = await inReview();
    const asked = await world.decideAsFunder(id, 'ask', '交货地点？\n\n数量单位？');
    expect({ questions: asked.questions.map(({ words }) => words), endsOn: asked.endsOn }).toEqual({
      questions: ['交货地点？', '数量单位？'],
      endsOn: '2026-12-11',
    });
    now = shanghaiInstant('2026-12-11', 23);
    await world.care();
    expect((await world.financingOf({ id: asked.applicationId })).state).toBe('NEED_INFO');
    now = shanghaiInstant('2026-12-12', 1);
    await world.care();
    const ended = await world.financingOf({ id: asked.applicationId });
    expect([ended.state, ended.events.at(-1)?.event, ended.endsOn]).toEqual(['LAPSED', 'info-overdue', '']);
    expect(amountsOf(await holding(one.id)).reserved).toBe('0.00');
  });

  it.each(['', ' \n\u200b', '问？\n'.repeat(21), '问'.repeat(201)])('is asked nothing by %j', async (words) => {
    const { id } = await inReview();
    expect(await outcomeOf(world.decideAsFunder(id, 'ask', words))).toBe('REQUEST_INVALID');
  });

  it('is asked again beside what was answered before', async () => {
    const { id } = await inReview();
    const first = await world.decideAsFunder(id, 'ask', '交货地点？');
    await store.transaction(async (transaction) => {
      const questions = first.questions.map((each) => ({ ...each, answer: '宁波', answeredAt: now }));
      await transaction.financings.save({ ...first, state: 'FUNDER_REVIEW', questions });
    });
    const { questions } = await world.decideAsFunder(id, 'ask', '数量单位？');
    expect(questions.map(({ words, answer }) => `${words}${answer}`)).toEqual(['交货地点？宁波', '数量单位？']);
  });

  it('is not given up by its funder without words', async () => {
    const { id } = await inReview();
    expect(await outcomeOf(world.decideAsFunder(id, 'withdraw-offer', ' \u200b'))).toBe('REQUEST_INVALID');
  });

  it('waits for an answer no longer than its instruments can be financed', async () => {
    const one = await world.held('100000.00', '2026-12-14');
    await world.withEvidence([one.id], 'F-CHANGYU', 'AUDITED');
    const { id, endsOn } = await world.approve([{ holdingId: one.id, amount: '50000.00' }], 'FP-CHANGYU-1');
    expect(endsOn < '2026-12-11').toBe(true);
    expect((await world.decideAsFunder(id, 'ask', '交货地点？')).endsOn).toBe(endsOn);
  });

  it('cannot be signed any more once the funder has withdrawn its offer', async () => {
    const { id } = await inReview();
    await world.decideAsFunder(id, 'search');
    await world.decideAsFunder(id, 'approve');
    const asked = await world.save(await world.caller('zhousiyuan', 'operator'), 'contract', { financingId: id });
    await world.decideAsFunder(id, 'withdraw-offer', '额度调整');
    expect((await world.application(asked.id)).state).toBe('LAPSED');
  });

  it('is not signed where its account was removed, or its supplier was barred from financing meanwhile', async () => {
    const { id } = await inReview();
    await world.decideAsFunder(id, 'search');
    const { accountId } = await world.decideAsFunder(id, 'approve');
    const asked = await world.save(await world.caller('zhousiyuan', 'operator'), 'contract', { financingId: id });
    await store.transaction(async ({ bankAccounts, facts }) => {
      const account = await bankAccounts.lock(accountId);
      if (account) await bankAccounts.save({ ...account, removedAt: now });
      await facts.write(barsFact('C-YANZHOU'), ['finance']);
    });
    const decided = await world.decide(await world.caller('guyunzhou', 'director'), asked);
    const refused = decided.checks.filter(({ outcome }) => outcome === 'refused').map(({ code }) => code);
    expect({ state: decided.state, refused }).toEqual({ state: 'LAPSED', refused: ['ACCOUNT', 'COMPANY_BARRED'] });
    const left = await store.transaction(async ({ financings }) => financings.find(id));
    expect(left?.state).toBe('CONTRACT_SIGN');
  });

  it('is not approved by a funder whose evidence is not with it any more', async () => {
    const { one, id } = await inReview();
    await world.decideAsFunder(id, 'search');
    await world.withEvidence([one.id], 'F-HEZE', 'AUDITED');
    expect(await outcomeOf(world.decideAsFunder(id, 'approve'))).toBe('FINANCING_STATE');
    await world.withEvidence([one.id], 'F-CHANGYU', 'AUDITED');
    expect((await world.decideAsFunder(id, 'approve')).state).toBe('CONTRACT_SIGN');
  });

  it('is signed by its own supplier alone, once it waits for that', async () => {
    const { id } = await inReview();
    const asked = async (userName: string) =>
      world.save(await world.caller(userName, 'operator'), 'contract', { financingId: id });
    await expect(asked('zhousiyuan')).rejects.toMatchObject({ values: { rule: 'CONTRACT', because: 'not-waiting' } });
    await world.decideAsFunder(id, 'search');
    await world.decideAsFunder(id, 'approve');
    expect(await outcomeOf(asked('heqinghe'))).toBe('NOT_FOUND');
    now += 1;
    await world.decide(await world.caller('guyunzhou', 'director'), await asked('zhousiyuan'));
    const signed = await store.transaction(async ({ financings }) => financings.find(id));
    expect([signed?.state, signed?.contract?.signedAt]).toEqual(['DISBURSING', now]);
    await expect(asked('zhousiyuan')).rejects.toMatchObject({ values: { rule: 'CONTRACT', because: 'not-waiting' } });
  });

  it('is announced to no operator where its supplier has no director', async () => {
    const { id } = await inReview();
    await world.decideAsFunder(id, 'search');
    await world.decideAsFunder(id, 'approve');
    await store.transaction(async ({ users }) => {
      for (const user of await users.ofCompany('C-YANZHOU'))
        await users.save({ ...user, roles: user.roles.filter((role) => !role.includes('DIRECTOR')) });
    });
    await expect(
      world.save(await world.caller('zhousiyuan', 'operator'), 'contract', { financingId: id }),
    ).rejects.toMatchObject({ values: { rule: 'APPROVERS', because: 'nobody' } });
  });

  it('is signed although another one of the same instrument is being signed', async () => {
    const one = await world.held('1000000.00', dueOn);
    await world.withEvidence([one.id], 'F-CHANGYU', 'AUDITED');
    const operator = await world.caller('zhousiyuan', 'operator');
    for (const amount of ['100000.00', '200000.00']) {
      const { id } = await world.approve([{ holdingId: one.id, amount }], 'FP-CHANGYU-1');
      await world.decideAsFunder(id, 'search');
      await world.decideAsFunder(id, 'approve');
      const asked = await world.save(operator, 'contract', { financingId: id });
      expect(asked.state).toBe('WAITING');
      const shown = await store.transaction(async ({ financings }) => financings.find(id));
      expect(shown && (await store.transaction(async (all) => isSuppliersTurn(all, shown)))).toBe(false);
    }
  });

  it('is asked to be signed once at a time', async () => {
    const { id } = await inReview();
    await world.decideAsFunder(id, 'search');
    await world.decideAsFunder(id, 'approve');
    const operator = await world.caller('zhousiyuan', 'operator');
    await world.save(operator, 'contract', { financingId: id });
    await expect(world.save(operator, 'contract', { financingId: id })).rejects.toMatchObject({
      values: { rule: 'REQUESTED' },
    });
  });
});

describe('the maturity', () => {
  async function disbursedPart() {
    const one = await world.held('1000000.00', dueOn);
    await world.withEvidence([one.id], 'F-CHANGYU', 'AUDITED');
    const financing = await world.approve([{ holdingId: one.id, amount: '600000.00' }], 'FP-CHANGYU-2');
    await world.disburse(financing, 'BK-1');
    return { one, financing };
  }
  const outstanding = async (applicationId: string) => {
    const found = await world.financingOf({ id: applicationId });
    return { state: found.state, outstanding: moneyToText(found.outstanding) };
  };

  it('pays holder and funder alike, and settles the financing with the last part', async () => {
    const { one, financing } = await disbursedPart();
    now = shanghaiInstant(dueOn, 11);
    await world.pay(one.number, '500000.00', 'ST-1');
    expect(amountsOf(await holding(one.id)).amount).toBe('200000.00');
    expect(await outstanding(financing.applicationId)).toEqual({ state: 'DISBURSED', outstanding: '300000.00' });
    now = shanghaiInstant(dueOn, 17);
    await world.care();
    expect(await outstanding(financing.applicationId)).toEqual({ state: 'OVERDUE', outstanding: '300000.00' });
    now = shanghaiInstant('2027-04-01', 10);
    // Within the grace period, no late interest is added.
    await world.pay(one.number, '500000.00', 'ST-2');
    expect(await outstanding(financing.applicationId)).toEqual({ state: 'SETTLED', outstanding: '0.00' });
    expect(await taken('FP-CHANGYU-2 C-QIHENG')).toBe('0.00');
    expect(await faultsOf(one.instrumentId)).toEqual([]);
  });

  it('frees the issuer’s limit by what is paid', async () => {
    const { one } = await disbursedPart();
    const used = async () =>
      (await store.transaction(async ({ limitUses }) => limitUses.sums('C-QIHENG credit'))).used.fen;
    const before = await used();
    now = shanghaiInstant(dueOn, 11);
    await world.pay(one.number, '250000.00', 'ST-1');
    expect(before - (await used())).toBe(25_000_000n);
  });

  it('frees no limit that does not revolve, neither the issuer’s nor the funder’s', async () => {
    const { one } = await disbursedPart();
    await store.transaction(async ({ issueLimits, fundingLimits }) => {
      const issuers = await issueLimits.find('C-QIHENG credit');
      const funders = await fundingLimits.find('FP-CHANGYU-2 C-QIHENG');
      if (!issuers || !funders) throw new Error('A limit is missing');
      await issueLimits.save({ ...issuers, isRevolving: false });
      await fundingLimits.save({ ...funders, isRevolving: false });
    });
    const used = async () => [
      (await store.transaction(async ({ limitUses }) => limitUses.sums('C-QIHENG credit'))).used.fen,
      await taken('FP-CHANGYU-2 C-QIHENG'),
    ];
    const before = await used();
    now = shanghaiInstant(dueOn, 11);
    expect(await world.pay(one.number, '250000.00', 'ST-1')).toBe('matched');
    expect(await used()).toEqual(before);
  });

  it('is announced to the supplier for its own holding, and not for the funder’s', async () => {
    const { one } = await disbursedPart();
    now = shanghaiInstant(dueOn, 11);
    await world.pay(one.number, '500000.00', 'ST-1');
    const told = await store.transaction(async ({ messages }) => messages.of('U-zhousiyuan', 0, 50));
    expect(told.filter(({ kind }) => kind === 'holder-paid').map(({ values }) => values)).toMatchObject([
      { number: one.number, amount: '200000.00', paidOn: dueOn },
    ]);
  });

  it.each([
    ['0.00', 'REQUEST_INVALID'],
    ['-1.00', 'REQUEST_INVALID'],
    ['1e3', 'REQUEST_INVALID'],
  ])('refuses a payment of %s', async (amount, code) => {
    const { one } = await disbursedPart();
    expect(await outcomeOf(world.pay(one.number, amount, 'ST-1'))).toBe(code);
    expect(amountsOf(await holding(one.id)).amount).toBe('400000.00');
  });

  it('enters a line of a statement once', async () => {
    const { one } = await disbursedPart();
    now = shanghaiInstant(dueOn, 11);
    await world.pay(one.number, '500000.00', 'ST-1');
    await world.pay(one.number, '500000.00', 'ST-1');
    expect(amountsOf(await holding(one.id)).amount).toBe('200000.00');
    expect(await outcomeOf(world.pay(one.number, '400000.00', 'ST-1'))).toBe('PAYMENT_STATE');
    expect(await outcomeOf(world.pay('RX-OTHER', '500000.00', 'ST-1'))).toBe('PAYMENT_STATE');
    expect(await outcomeOf(world.pay(one.number, '1.00', "ST'; drop"))).toBe('REQUEST_INVALID');
  });

  it('is not overdue where everything was paid in time', async () => {
    const { one, financing } = await disbursedPart();
    now = shanghaiInstant(dueOn, 16);
    await world.pay(one.number, '1000000.00', 'ST-1');
    now = shanghaiInstant(dueOn, 18);
    await world.care();
    expect((await outstanding(financing.applicationId)).state).toBe('SETTLED');
  });
});
