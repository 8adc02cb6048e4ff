import { beforeEach, describe, expect, it } from 'vitest';
import type { HoldingRecord } from '../../../../server/core/records/trade.ts';
import { executeWithoutApproval } from '../../../../server/core/trade/play-application.ts';
import { ordersToWire, receivedAmount, visibleChain } from '../../../../server/core/trade/holding-wire.ts';
import { MemoryStore } from '../../../../server/storage/memory/memory-store.ts';
import { shanghaiInstant } from '../../../../src/domain/calendar/plain-date.ts';
import { moneyToText } from '../../../../src/domain/money/money.ts';
import { Asker } from '../../../builders/asker.ts';
import { demoBackEnd } from '../../../builders/desks.ts';
import { OfficersWorld } from '../../../builders/officers.ts';
import { emptyForm, removeTrade } from '../../../builders/trading.ts';

const dueOn = '2027-03-31';
const amount = '1000000.00';
const [issuer, first, second, third] = ['C-QIHENG', 'C-YANZHOU', 'C-CHENGYE', 'C-SHIYU'] as const;

let store: MemoryStore;
let now: number;
let world: OfficersWorld;
let held: HoldingRecord;

beforeEach(async () => {
  store = new MemoryStore();
  await demoBackEnd(store);
  await removeTrade(store);
  now = shanghaiInstant('2026-11-27', 10);
  world = new OfficersWorld(store, { now: () => now });
  held = await world.held(amount, dueOn);
});

const holdings = async () =>
  store.transaction(async (transaction) => transaction.holdings.ofInstrument(held.instrumentId));
const instrument = async () =>
  store.transaction(async ({ instruments }) => {
    const found = await instruments.find(held.instrumentId);
    if (!found) throw new Error('No instrument');
    return found;
  });
const seenBy = async (companyId: string) => visibleChain(await instrument(), await holdings(), companyId);
/** The companies that a company sees in an instrument, each once. */
const companiesSeenBy = async (companyId: string) =>
  [...new Set((await seenBy(companyId)).map((each) => each.companyId))].toSorted();

/** The first holder transfers everything; a court then gives it to a third one. */
async function passOnTwice(): Promise<void> {
  await store.transaction(async (transaction) => {
    const [one, other] = [await transaction.companies.find(first), await transaction.companies.find(second)];
    if (!one || !other) throw new Error('No such company');
    const form = { ...emptyForm, holdingId: held.id, lines: [{ payeeId: second, amount }] };
    const sent = await executeWithoutApproval(transaction, one, { act: 'transfer', kind: 'credit', form }, now);
    const [posting] = await transaction.postings.ofApplication(sent.id);
    const taken = { ...emptyForm, holdingId: posting?.toId ?? '' };
    await executeWithoutApproval(transaction, other, { act: 'accept', kind: 'credit', form: taken }, now);
  });
  const [arrived] = (await holdings()).filter(({ companyId, place }) => companyId === second && place === 'held');
  await world.order({ act: 'court-transfer', holdingId: arrived?.id ?? '', counterpartyId: third, amount });
}

describe('an issuer', () => {
  it('sees its first holder and the paid companies, but not those between them', async () => {
    await passOnTwice();
    expect(await companiesSeenBy(issuer)).toEqual([first]);
    now = shanghaiInstant(dueOn, 11);
    expect(await world.pay(held.number, amount, 'ST-1')).toBe('matched');
    expect(await companiesSeenBy(issuer)).toEqual([issuer, third, first]);
  });

  it('does not see from whom a court took an amount, unless it knows of that holder', async () => {
    await passOnTwice();
    const all = await holdings();
    const ids = all.map(({ id }) => id);
    const seen = new Set((await seenBy(issuer)).map(({ id }) => id));
    const told = async (shown: ReadonlySet<string>) =>
      (await store.transaction(async (transaction) => ordersToWire(transaction, ids, shown))).map(
        ({ fromName, toName }) => [fromName, toName],
      );
    expect(await told(seen)).toEqual([['', '武汉拾屿包装材料有限公司']]);
    expect(await told(new Set(ids))).toEqual([['苏州澄叶电子材料有限公司', '武汉拾屿包装材料有限公司']]);
  });
});

describe('a holder', () => {
  it('sees the way to what it holds, and whom it passed a part to', async () => {
    await passOnTwice();
    expect(await companiesSeenBy(third)).toEqual([second, third, first]);
    expect(await companiesSeenBy(first)).toEqual([second, first]);
  });

  it.each([
    ['the issuer', 'luoqiubai', true],
    ['the first holder, who has passed everything on', 'zhousiyuan', true],
    ['a later holder', 'heqinghe', false],
  ])('reads the invoices and the remark of the issue as %s: %j', async (_what, account, reads) => {
    await passOnTwice();
    const invoices = [{ code: '', number: '26330000000000000001', issuedOn: '2026-11-01', total: '100.00' }];
    const issued = { ...(await instrument()), invoices, remark: '请于年底前开票' };
    await store.transaction(async ({ instruments }) => instruments.save(issued));
    const backEnd = await demoBackEnd(store, undefined, { clock: { now: () => now, realTime: () => now } });
    const asker = new Asker(backEnd);
    await asker.signIn(account);
    const seen = await asker.given('tradeInstrument', { instrumentId: held.instrumentId });
    expect(seen).toMatchObject(reads ? { invoices, remark: '请于年底前开票' } : { invoices: [], remark: '' });
  });

  it('has received no more where a disbursement comes back to it', async () => {
    await world.withEvidence([held.id], 'F-CHANGYU', 'AUDITED');
    const approved = await world.approve([{ holdingId: held.id, amount: '600000.00' }], 'FP-CHANGYU-1');
    const financing = await world.disburse(approved, 'BK-1');
    await world.returnPayment(financing.disbursed?.paymentId ?? '', 'BK-R');
    const postings = await store.transaction(async (transaction) =>
      transaction.postings.ofInstrument(held.instrumentId),
    );
    expect(moneyToText(receivedAmount(held.id, postings))).toBe(amount);
  });
});
