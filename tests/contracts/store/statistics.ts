import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { moneyToText, sumMoney, type Money } from '../../../src/domain/money/money.ts';
import { postingEntries, type LedgerOwner } from '../../../src/domain/trade/shared/posting.ts';
import { flowsOfPosting, type BusinessFlow } from '../../../src/domain/trade/statistics/business-flow.ts';
import { reviewsOf, type ReviewSum } from '../../../src/domain/trade/statistics/review.ts';
import type { HoldingRecord, PostingRecord, TradeApplicationRecord } from '../../../server/core/records/trade.ts';
import * as records from './records/trade.ts';
import type { StoreSuite } from './store-suite.ts';

const companies = ['C-1', 'C-2'] as const;
const owners: readonly LedgerOwner[] = companies.flatMap((companyId) => [
  { companyId, side: 'issuer' },
  { companyId, side: 'holder' },
]);
const anyCompany = fc.constantFrom('', ...companies);

/** Postings of few companies and months, so that many count for the same figure. */
const anyPostings = fc.array(
  fc.record({
    entry: fc.constantFrom(...postingEntries),
    amount: fc.bigInt({ min: 1n, max: 99_999n }).map((fen) => ({ fen })),
    businessDay: fc.constantFrom('2026-10-31', '2026-11-01', '2026-11-30', '2026-12-01'),
    outCompanyId: anyCompany,
    inCompanyId: anyCompany,
    fromCompanyId: anyCompany,
    toCompanyId: anyCompany,
  }),
  { minLength: 1, maxLength: 8 },
);

const reviewedSteps = [
  { party: 'own', role: 'operator' },
  { party: 'own', role: 'director' },
] as const;

/** Events of two applications in two months. */
const anyEvents = fc.array(
  fc.record({
    id: fc.constantFrom('TA-8', 'TA-9'),
    event: fc.constantFrom('submitted', 'approved', 'returned', 'rejected', 'withdrawn'),
    at: fc.constantFrom('2026-10-31T15:59:59Z', '2026-10-31T16:00:00Z', '2026-12-01T01:00:00Z').map(Date.parse),
    step: fc.constantFrom(0, 1, 5),
    waited: fc.constantFrom(0, 7, 80),
    companyId: fc.constantFrom('C-2', records.application.companyId),
    reason: fc.constantFrom('', 'papers', "o'ther"),
  }),
  { minLength: 1, maxLength: 6 },
);

const anyHoldings = fc.array(
  fc.record({
    id: fc.constantFrom('H-1', 'H-2', 'H-3', 'H-4'),
    place: fc.constantFrom('held', 'transit', 'paid'),
    companyId: fc.constantFrom(...companies),
    issuerId: fc.constantFrom(...companies),
    amount: fc.constantFrom(0n, 5n, 900n).map((fen): Money => ({ fen })),
  }),
  { minLength: 1, maxLength: 6 },
);

export function statisticsStoreContract(suite: StoreSuite): void {
  describe('of statistics', () => {
    it('keeps flows that are those of the postings, before and after they are added up', async () => {
      let drawn = 0;
      const posted: PostingRecord[] = [];
      await suite.doing(async ({ instruments }) =>
        instruments.save({ ...records.instrument, id: 'I-9', issuerId: 'C-1', payeeId: 'C-2' }),
      );
      const expected = (owner: LedgerOwner, from: string, to: string, counterpartyId?: string) => {
        const sums = new Map<string, { count: number; amount: bigint }>();
        for (const posting of posted) {
          const month = posting.businessDay.slice(0, 7);
          if (month < from || month > to) continue;
          for (const each of flowsOfPosting({ ...posting, issuerId: 'C-1', payeeId: 'C-2' })) {
            if (each.companyId !== owner.companyId || each.side !== owner.side) continue;
            if (counterpartyId !== undefined && each.counterpartyId !== counterpartyId) continue;
            const key = `${month} ${each.flow}`;
            const sum = sums.get(key) ?? { count: 0, amount: 0n };
            const amount = sum.amount + BigInt(each.sign) * posting.amount.fen;
            sums.set(key, { count: sum.count + each.sign, amount });
          }
        }
        return [...sums]
          .filter(([, { count, amount }]) => count !== 0 || amount !== 0n)
          .map(([key, { count, amount }]) => `${key} ${count} ${amount}`)
          .toSorted();
      };
      await fc.assert(
        fc.asyncProperty(anyPostings, fc.boolean(), async (changes, isAddedUp) => {
          const added = changes.map((each): PostingRecord => ({
            ...records.posting,
            ...each,
            id: `L-${(drawn += 1)}`,
          }));
          await suite.doing(async ({ postings }) => postings.append(added));
          posted.push(...added);
          if (isAddedUp) await suite.store().tidy();
          await suite.doing(async ({ postings }) => {
            for (const owner of owners)
              for (const counterpartyId of [undefined, ...companies]) {
                const query = { ...owner, kind: 'credit', from: '2026-11', to: '2026-12', counterpartyId } as const;
                const found = (await postings.flows(query)).map(
                  ({ month, flow, count, amount }) => `${month} ${flow satisfies BusinessFlow} ${count} ${amount.fen}`,
                );
                expect(found.toSorted()).toEqual(expected(owner, '2026-11', '2026-12', counterpartyId));
              }
          });
        }),
        { numRuns: 10 },
      );
    });

    it('counts reviews that are those of the events, before and after they are added up', async () => {
      const kept = new Map<string, TradeApplicationRecord>();
      await fc.assert(
        fc.asyncProperty(anyEvents, fc.boolean(), async (changes, isAddedUp) => {
          for (const { id, ...event } of changes) {
            const before = kept.get(id) ?? { ...records.application, id, number: id, steps: reviewedSteps, events: [] };
            const changed = { ...before, events: [...before.events, { ...records.event, ...event }] };
            kept.set(id, changed);
            await suite.doing(async ({ tradeApplications }) => tradeApplications.save(changed));
          }
          if (isAddedUp) await suite.store().tidy();
          const { kind, act } = records.application;
          for (const companyId of [records.application.companyId, 'C-2']) {
            const query = { companyId, kind, from: '2026-11', to: '2026-12' };
            const sayAll = (sums: readonly ReviewSum[]): readonly string[] =>
              [...Map.groupBy(sums, (each) => `${each.month} ${each.measure} ${each.part} ${each.tenths}`)]
                .map(([key, all]) => `${key} ${all.reduce((sum, { count }) => sum + count, 0)}`)
                .toSorted();
            const expected = [...kept.values()]
              .flatMap(reviewsOf)
              .filter((each) => each.companyId === companyId && each.month >= '2026-11');
            await suite.doing(async ({ tradeApplications }) => {
              expect(sayAll(await tradeApplications.reviews({ ...query, acts: [act] }))).toEqual(sayAll(expected));
              expect(await tradeApplications.reviews({ ...query, acts: ['succession'] })).toEqual([]);
            });
          }
        }),
        { numRuns: 10 },
      );
    });

    it('knows the balances at the beginning of several days', async () => {
      const owner: LedgerOwner = { companyId: 'C-1', side: 'holder' };
      const days = ['2026-11-30', '2026-10-31', '2026-12-02'];
      await suite.doing(async ({ instruments, postings }) => {
        await instruments.save({ ...records.instrument, id: records.posting.instrumentId });
        await postings.append(
          ['2026-11-01', '2026-11-30', '2026-12-01'].map((businessDay, index) => ({
            ...records.posting,
            id: `L-${index}`,
            entry: 'issue-accepted',
            outCompanyId: '',
            inCompanyId: 'C-1',
            businessDay,
            amount: { fen: BigInt(10 ** index) },
          })),
        );
      });
      await suite.doing(async ({ postings }) => {
        const found = await postings.balancesBefore(owner, days);
        expect(found.map(({ fen }) => fen)).toEqual([1n, 0n, 111n]);
        expect(await postings.balancesBefore(owner, [])).toEqual([]);
        for (const [index, day] of days.entries())
          expect(await postings.balanceBefore(owner, day)).toEqual(found[index]);
      });
    });

    it('lists the postings of one flow, with their sums', async () => {
      const owner: LedgerOwner = { companyId: 'C-1', side: 'holder' };
      const posted = (['issue-accepted', 'transfer-accepted', 'transfer-returned', 'disbursement'] as const).map(
        (entry, index): PostingRecord => ({
          ...records.posting,
          id: `L-${index}`,
          entry,
          outCompanyId: entry === 'disbursement' ? 'C-1' : '',
          inCompanyId: entry === 'disbursement' ? 'C-2' : 'C-1',
          businessDay: '2026-11-02',
          at: index,
          amount: { fen: BigInt(10 ** index) },
        }),
      );
      await suite.doing(async ({ instruments, postings }) => {
        await instruments.save({ ...records.instrument, id: records.posting.instrumentId });
        await postings.append(posted);
      });
      const ofFlow = async (flow: BusinessFlow, keyword = '') =>
        suite.doing(async ({ postings }) => {
          const query = {
            ...owner,
            from: '2026-11-01',
            to: '2026-11-30',
            direction: undefined,
            keyword,
            flow,
          } as const;
          const sums = await postings.ledgerSums(query);
          const rows = await postings.ledger(query, { offset: 0, limit: 10 });
          return [sums.in.count, sums.in.amount.fen, sums.out.count, ...rows.map(({ id }) => id)];
        });
      expect(await ofFlow('received')).toEqual([2, 11n, 0, 'L-1', 'L-0']);
      expect(await ofFlow('financed')).toEqual([0, 0n, 1, 'L-3']);
      expect(await ofFlow('paid')).toEqual([0, 0n, 0]);
      expect(await ofFlow('received', 'nothing of that name')).toEqual([0, 0n, 0]);
    });

    it('sums up open amounts between companies, before and after the changes are added up', async () => {
      const kept = new Map<string, HoldingRecord>();
      await suite.doing(async ({ instruments }) => instruments.save(records.instrument));
      await fc.assert(
        fc.asyncProperty(anyHoldings, fc.boolean(), async (changes, isAddedUp) => {
          for (const change of changes) {
            const holding: HoldingRecord = { ...records.bareHolding, instrumentId: records.instrument.id, ...change };
            kept.set(holding.id, holding);
            await suite.doing(async ({ holdings }) => holdings.save(holding));
          }
          if (isAddedUp) await suite.store().tidy();
          await suite.doing(async ({ holdings }) => {
            for (const { companyId, side } of owners) {
              const isOpen = ({ place }: HoldingRecord): boolean =>
                place === 'held' || (side === 'issuer' && place === 'transit');
              const own = [...kept.values()].filter(
                (each) =>
                  each.amount.fen > 0n &&
                  isOpen(each) &&
                  (side === 'issuer' ? each.issuerId : each.companyId) === companyId,
              );
              const sums = [...Map.groupBy(own, (each) => (side === 'issuer' ? each.companyId : each.issuerId))]
                .map(([id, all]) => ({ id, amount: sumMoney(all.map(({ amount }) => amount)) }))
                .toSorted((one, other) =>
                  one.amount.fen === other.amount.fen
                    ? one.id < other.id
                      ? -1
                      : 1
                    : one.amount.fen < other.amount.fen
                      ? 1
                      : -1,
                );
              const found = await holdings.open({ companyId, side }, 'credit', 10);
              expect(found.parts.map((each) => `${each.companyId} ${moneyToText(each.amount)}`)).toEqual(
                sums.map(({ id, amount }) => `${id} ${moneyToText(amount)}`),
              );
              expect([found.count, found.amount]).toEqual([sums.length, sumMoney(sums.map(({ amount }) => amount))]);
              const [largest] = (await holdings.open({ companyId, side }, 'credit', 1)).parts;
              expect(largest?.companyId).toBe(sums[0]?.id);
            }
          });
        }),
        { numRuns: 10 },
      );
    });
  });
}
