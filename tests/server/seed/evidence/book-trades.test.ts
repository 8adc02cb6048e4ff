import { companies } from '../../../../server/seed/parties/companies.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { daysBetween, shanghaiDate } from '../../../../src/domain/calendar/plain-date.ts';
import { expediteRequestSinceSubmission } from '../../../../src/domain/evidence/materials/expedite-requests.ts';
import { openBooks, policyOf, type OpenBook } from '../../../../src/domain/evidence/shared/book-policies.ts';
import { overdueSince } from '../../../../src/domain/evidence/materials/overdue.ts';
import { ManualClock } from '../../../../features/support/manual-clock.ts';
import { plainPasswords } from '../../../../features/support/demo-world.ts';
import { MemoryStore } from '../../../../server/storage/memory/memory-store.ts';
import type { CandidateRecord, LogRecord, PackageRecord } from '../../../../server/core/records/evidence.ts';
import { bookTrades } from '../../../../server/seed/evidence/book-trades.ts';
import { makeInvoice } from '../../../../server/seed/evidence/documents.ts';
import { seedWorld } from '../../../../server/seed/world.ts';

const now = Date.parse('2026-11-21T04:00:00Z');
const today = shanghaiDate(now);
let packages: readonly PackageRecord[];
let businesses: readonly CandidateRecord[];
let logs: ReadonlyMap<string, readonly LogRecord[]>;

beforeAll(async () => {
  const store = new MemoryStore();
  await seedWorld(store, new ManualClock(now), plainPasswords);
  await store.transaction(async (transaction) => {
    packages = await transaction.packages.inStates(undefined);
    businesses = (
      await Promise.all(packages.map(async ({ docDatumId }) => transaction.candidates.inPackage(docDatumId)))
    ).flat();
    logs = new Map(
      await Promise.all(
        packages.map(async ({ docDatumId }) => [docDatumId, await transaction.log.ofPackage(docDatumId)] as const),
      ),
    );
  });
});

/** Rows of the businesses that the book defines. Financed credits and EST receivables are defined elsewhere. */
const told =
  (book: OpenBook) =>
  (record: Pick<PackageRecord, 'book' | 'side'>): boolean =>
    record.book === book && (record.side === 'issue' || (book !== 'credit' && book !== 'est'));
const of = (book: OpenBook): readonly PackageRecord[] => packages.filter(told(book));

describe.each(openBooks())('the demo world of %s', (book) => {
  const { amounts, terms, goods, packages: stands } = bookTrades[book];

  it('has a package for each that its row names, on every shelf', () => {
    for (const side of new Set(of(book).map((record) => `${record.side} ${record.pkCorp}`))) {
      const there = of(book)
        .filter((record) => `${record.side} ${record.pkCorp}` === side)
        .map(({ state }) => state);
      for (const state of new Set(stands.map((stand) => stand.state))) {
        expect([
          side,
          state,
          there.filter((each) => each === state).length >= stands.filter((stand) => stand.state === state).length,
        ]).toEqual([side, state, true]);
      }
    }
    expect(of(book).length).toBeGreaterThanOrEqual(stands.length);
  });

  it('has one that was hurried and one that was taken back, where it is reviewed', () => {
    const isReviewed = policyOf(book).reviewWorkingDays !== undefined;
    expect([stands.some(({ expedited }) => expedited), stands.some(({ withdrawn }) => withdrawn)]).toEqual([
      isReviewed,
      isReviewed,
    ]);
    for (const side of isReviewed ? new Set(of(book).map((record) => record.side)) : []) {
      const logged = of(book)
        .filter((record) => record.side === side)
        .map((record) => ({
          state: record.state,
          actions: (logs.get(record.docDatumId) ?? []).map(({ action }) => action),
        }));
      expect(
        logged.some(({ state, actions }) => state === 'UN_AUDIT' && actions.includes('expedited')),
        side,
      ).toBe(true);
      expect(
        logged.some(({ state, actions }) => state === 'PREPARE' && actions.at(-1) === 'withdrawn'),
        side,
      ).toBe(true);
    }
  });

  it('keeps to its amounts, rounded as its trade does', () => {
    const kept = businesses.filter(told(book)).map(({ amount }) => amount.fen);
    expect(kept.filter((fen) => fen < BigInt(amounts.least) * 100n || fen > BigInt(amounts.most) * 100n)).toEqual([]);
    expect(
      kept.filter((fen) => (fen - BigInt(amounts.least) * 100n) % (BigInt(amounts.roundBy) * 100n) !== 0n),
    ).toEqual([]);
    expect(new Set(kept).size).toBeGreaterThan(1);
  });

  it('keeps to its terms, but for what was paid out', () => {
    const byNumber = new Map(packages.map((record) => [record.docDatumId, record]));
    const days = businesses.filter(told(book)).flatMap(({ packagedIn = '', dueDate }) => {
      const record = byNumber.get(packagedIn);
      return record && record.fundedAt === undefined ? [daysBetween(shanghaiDate(record.createdAt), dueDate)] : [];
    });
    expect(days.filter((each) => each < terms.least || each > terms.most)).toEqual([]);
    expect(days.length).toBeGreaterThan(0);
  });

  it('shows what a user can meet', () => {
    const { reviewWorkingDays, simplified } = policyOf(book);
    const wanted = [
      'PREPARE',
      'INVALID',
      ...(reviewWorkingDays === undefined
        ? ['SUBMITTED']
        : ['AUDIT_REJECT', 'UN_AUDIT', 'AUDITED', ...(simplified ? [] : ['MODIFY', 'BIZ_CONFIRM'])]),
    ];
    const there = new Set<string>(of(book).map(({ state }) => state));
    expect(wanted.filter((state) => !there.has(state))).toEqual([]);
    expect(goods.invoiced).toMatch(/^\*\S+\*\S+$/u);
  });

  it('has hurried, taken back and paid out what its row says, each of them so that the portal sees it', () => {
    const shelves = new Set(of(book).map(({ side, pkCorp }) => `${side} ${pkCorp}`)).size;
    const hurried = of(book).filter(
      ({ docDatumId }) =>
        expediteRequestSinceSubmission(
          (logs.get(docDatumId) ?? []).map(({ at, action, actorName, detail }) => ({ at, action, actorName, detail })),
        ) !== undefined,
    );
    const takenBack = of(book).filter(
      ({ docDatumId, state, submittedAt }) =>
        state === 'PREPARE' && submittedAt === undefined && logs.get(docDatumId)?.at(-1)?.action === 'withdrawn',
    );
    const overdue = of(book).filter(
      ({ fundedAt, repaidAt, expectDueDate }) =>
        overdueSince({ fundedAt, repaidAt, expectedDueDate: expectDueDate }, today) !== undefined,
    );
    // In addition, two financed receivables were paid out.
    const besides = book === 'receivable' ? 1 : 0;
    const late = stands.filter(({ dueIn = 0 }) => dueIn < 0).length;
    expect([hurried.length, takenBack.length, overdue.length]).toEqual([
      stands.filter(({ expedited }) => expedited).length * shelves,
      stands.filter(({ withdrawn }) => withdrawn).length * shelves,
      late * shelves + besides,
    ]);
  });
});

it('tells no two books by the same amounts, and not all by the same goods, terms or numbers', () => {
  const rows = openBooks().map((book) => bookTrades[book]);
  expect(new Set(rows.map(({ amounts }) => `${amounts.least} ${amounts.most}`)).size).toBe(rows.length);
  expect(new Set(rows.map(({ goods }) => goods.invoiced)).size).toBe(rows.length);
  expect(new Set(rows.map(({ terms }) => `${terms.least} ${terms.most}`)).size).toBeGreaterThan(5);
  expect(rows.filter(({ packages: stands }) => stands.length > 10)).toEqual([]);
});

it('has every package under a number of its own, and every business once', () => {
  expect(new Set(packages.map(({ docDatumId }) => docDatumId)).size).toBe(packages.length);
  expect(new Set(businesses.map(({ id }) => id)).size).toBe(businesses.length);
});

it.each(openBooks())('levies of %s what its trade is taxed with, and net and tax make up the whole', (book) => {
  const { goods } = bookTrades[book];
  const { amountExcludingTax, tax, total } = makeInvoice(
    'E_SPECIAL_VAT_ELEC',
    { fen: 10_000n * BigInt(100 + goods.taxPercent) },
    '2026-11-12',
    7,
    goods,
  );
  expect([amountExcludingTax?.fen, tax?.fen]).toEqual([1_000_000n, 10_000n * BigInt(goods.taxPercent)]);
  expect((amountExcludingTax?.fen ?? 0n) + (tax?.fen ?? 0n)).toBe(total?.fen);
});

it('lets a distributor buy from the core enterprise, whose credit it uses, and every other company sell to it', () => {
  const distributed = businesses.filter(({ book }) => book === 'extoc');
  expect(distributed.length).toBeGreaterThan(0);
  for (const { supplierName, creditSourceName, payerName } of distributed)
    expect([supplierName, payerName]).toEqual([creditSourceName, companies.maitu.name]);
  const sold = businesses.filter(({ book, side }) => book === 'receivable' && side === 'finance');
  for (const { supplierName, creditSourceName, payerName } of sold)
    expect([supplierName === companies.yanzhou.name, payerName]).toEqual([true, creditSourceName]);
});
