import { beforeEach, describe, expect, it } from 'vitest';
import { executeWithoutApproval } from '../../../../server/core/trade/play-application.ts';
import { readSuppliers } from '../../../../server/core/trade/suppliers/read-suppliers.ts';
import { readStatistics } from '../../../../server/core/trade/read-statistics.ts';
import { momentOf } from '../../../../server/core/trade/trade-facts.ts';
import { MemoryStore } from '../../../../server/storage/memory/memory-store.ts';
import { addDays, shanghaiInstant } from '../../../../src/domain/calendar/plain-date.ts';
import { moneyToText } from '../../../../src/domain/money/money.ts';
import { workingDaysBefore } from '../../../../src/domain/trade/shared/term.ts';
import { demoBackEnd } from '../../../builders/desks.ts';
import { OfficersWorld } from '../../../builders/officers.ts';
import { emptyForm, removeTrade } from '../../../builders/trading.ts';

/** A Wednesday. */
const dueOn = '2027-03-31';
const [issuer, first, second, funder] = ['C-QIHENG', 'C-YANZHOU', 'C-CHENGYE', 'F-CHANGYU'] as const;

let store: MemoryStore;
let now: number;
let world: OfficersWorld;
let number: string;

beforeEach(async () => {
  store = new MemoryStore();
  await demoBackEnd(store);
  await removeTrade(store);
  now = shanghaiInstant('2026-11-27', 10);
  world = new OfficersWorld(store, { now: () => now });
  const held = await world.held('1000.00', dueOn);
  number = held.number;
  await passOn(held.id, second, '400.00');
});

/** A holder transfers a part, which the other company accepts. */
async function passOnFrom(fromId: string, holdingId: string, toId: string, amount: string): Promise<void> {
  await store.transaction(async (transaction) => {
    const [one, other] = [await transaction.companies.find(fromId), await transaction.companies.find(toId)];
    if (!one || !other) throw new Error('No such company');
    const form = { ...emptyForm, holdingId, lines: [{ payeeId: toId, amount }] };
    const sent = await executeWithoutApproval(transaction, one, { act: 'transfer', kind: 'credit', form }, now);
    const [posting] = await transaction.postings.ofApplication(sent.id);
    const taken = { ...emptyForm, holdingId: posting?.toId ?? '' };
    await executeWithoutApproval(transaction, other, { act: 'accept', kind: 'credit', form: taken }, now);
  });
}

const passOn = async (holdingId: string, toId: string, amount: string): Promise<void> =>
  passOnFrom(first, holdingId, toId, amount);

/** The issuer's view: open amount and number of issues by company, and the sum of the open amounts. */
async function suppliers(keyword = '') {
  const read = await store.transaction(async (transaction) =>
    readSuppliers(
      transaction,
      { issuerId: issuer, kind: 'credit', keyword, from: '2026-01' },
      { offset: 0, limit: 20 },
      momentOf(now),
    ),
  );
  const rows = read.rows.map(({ company, open, issued, lastMonth }) => [
    company.pkCorp,
    moneyToText(open),
    issued.count,
    lastMonth,
  ]);
  return { count: read.count, open: moneyToText(read.open), rows };
}

/** Other open amounts, which are not with suppliers. */
async function others(keyword = '') {
  const asked = { issuerId: issuer, kind: 'credit', keyword, from: '2026-01' } as const;
  const read = await store.transaction(async (transaction) =>
    readSuppliers(transaction, asked, { offset: 0, limit: 20 }, momentOf(now)),
  );
  return { unnamed: moneyToText(read.unnamed), funders: moneyToText(read.funders) };
}
const { calendar } = momentOf(shanghaiInstant(dueOn, 10));
const namedOn = workingDaysBefore(dueOn, 5, calendar);

const before = { count: 1, open: '600.00', rows: [[first, '600.00', 1, '2026-11']] };
const named = {
  count: 2,
  open: '1000.00',
  rows: [
    [first, '600.00', 1, '2026-11'],
    [second, '400.00', 0, ''],
  ],
};

describe('a company that holds by a transfer alone', () => {
  it('becomes a supplier five working days before the payment day, and neither it nor its part is shown earlier', async () => {
    expect(await suppliers()).toEqual(before);
    expect((await suppliers('澄叶')).count).toBe(0);
    now = shanghaiInstant(addDays(namedOn, -1), 23);
    expect(await suppliers()).toEqual(before);
    now = shanghaiInstant(namedOn, 1);
    expect(await suppliers()).toEqual(named);
    expect((await suppliers('澄叶')).rows).toEqual([named.rows[1]]);
  });

  it('stays a supplier once it was paid', async () => {
    now = shanghaiInstant(dueOn, 10);
    expect(await world.pay(number, '1000.00', 'B-1')).toBe('matched');
    expect(await suppliers()).toEqual({
      count: 2,
      open: '0.00',
      rows: [
        [first, '0.00', 1, '2026-11'],
        [second, '0.00', 0, ''],
      ],
    });
  });

  it('shows, with an issue of its own, only that holding', async () => {
    await world.held('50.00', dueOn, issuer, second);
    expect(await suppliers('澄叶')).toEqual({ count: 1, open: '50.00', rows: [[second, '50.00', 1, '2026-11']] });
    // Sorted by the open amount.
    expect((await suppliers()).rows.map(([id]) => id)).toEqual([first, second]);
    await world.held('900.00', dueOn, issuer, second);
    expect((await suppliers()).rows.map(([id]) => id)).toEqual([second, first]);
    now = shanghaiInstant(namedOn, 10);
    expect((await suppliers('澄叶')).open).toBe('1350.00');
  });

  it('is no supplier where it finances', async () => {
    await store.transaction(async ({ holdings }) => {
      const [own] = await holdings.page(
        { companyId: second, place: 'held', keyword: '', orderBy: 'dueOn', descending: false },
        { offset: 0, limit: 1 },
      );
      if (own) await holdings.save({ ...own, companyId: funder });
    });
    now = shanghaiInstant(namedOn, 10);
    expect((await suppliers()).rows).toEqual(before.rows);
    expect(await others()).toEqual({ unnamed: '0.00', funders: '400.00' });
  });

  it('is part of the sum beside the suppliers until it is named', async () => {
    expect(await others()).toEqual({ unnamed: '400.00', funders: '0.00' });
    expect(await others('砚舟')).toEqual({ unnamed: '0.00', funders: '0.00' });
    now = shanghaiInstant(namedOn, 1);
    expect(await others()).toEqual({ unnamed: '0.00', funders: '0.00' });
  });
});

describe('statistics of the issuer', () => {
  const figures = async (counterpartyId?: string) =>
    store.transaction(async (transaction) =>
      readStatistics(
        transaction,
        { companyId: issuer, side: 'issuer' },
        { kind: 'credit', period: { from: '2026-11', to: '2027-03' }, counterpartyId },
        momentOf(now),
      ),
    );
  const partsOf = ({ parts, openAmount, partCount, unnamedAmount }: Awaited<ReturnType<typeof figures>>) => ({
    parts: parts.map(({ companyId, amount }) => `${companyId} ${amount}`),
    openAmount,
    partCount,
    unnamedAmount,
  });
  const flowNames = async (counterpartyId: string): Promise<readonly string[]> =>
    (await figures(counterpartyId)).flows.map(({ flow }) => flow).toSorted();

  it('name a holder by transfer on the day on which the suppliers do, and add up before', async () => {
    const hidden = { parts: [`${first} 600.00`], openAmount: '1000.00', partCount: 1, unnamedAmount: '400.00' };
    expect(partsOf(await figures())).toEqual(hidden);
    now = shanghaiInstant(addDays(namedOn, -1), 23);
    expect(partsOf(await figures())).toEqual(hidden);
    now = shanghaiInstant(namedOn, 1);
    expect(partsOf(await figures())).toEqual({
      parts: [`${first} 600.00`, `${second} 400.00`],
      openAmount: '1000.00',
      partCount: 2,
      unnamedAmount: '0.00',
    });
  });

  it('name a funder that holds at once', async () => {
    await store.transaction(async ({ holdings }) => {
      const [own] = await holdings.page(
        { companyId: second, place: 'held', keyword: '', orderBy: 'dueOn', descending: false },
        { offset: 0, limit: 1 },
      );
      if (own) await holdings.save({ ...own, companyId: funder });
    });
    expect(partsOf(await figures())).toMatchObject({
      parts: [`${first} 600.00`, `${funder} 400.00`],
      unnamedAmount: '0.00',
    });
  });

  it('do not say by its flows that a company holds', async () => {
    const [own] = await store.transaction(async ({ holdings }) =>
      holdings.page(
        { companyId: second, place: 'held', keyword: '', orderBy: 'dueOn', descending: false },
        { offset: 0, limit: 1 },
      ),
    );
    await passOnFrom(second, own?.id ?? '', 'C-SHIYU', '100.00');
    expect(await flowNames(second)).toEqual([]);
    expect(await flowNames(first)).toEqual(['accepted', 'issued', 'passed-on']);
  });
});
