import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { moneyToText, sumMoney, type Money } from '../../../src/domain/money/money.ts';
import { postingEntries, type LedgerOwner } from '../../../src/domain/trade/shared/posting.ts';
import { flowsOfPosting, type BusinessFlow } from '../../../src/domain/trade/statistics/business-flow.ts';
import type { HoldingRecord, PostingRecord } from '../../../server/core/records/trade.ts';
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
        instruments.save({ ...records.instrument, id: 'I-9', issuerId: 'C-1' }),
      );
      const expected = (owner: LedgerOwner, from: string, to: string, counterpartyId?: string) => {
        const sums = new Map<string, { count: number; amount: bigint }>();
        for (const posting of posted) {
          const month = posting.businessDay.slice(0, 7);
          if (month < from || month > to) continue;
          for (const each of flowsOfPosting({ ...posting, issuerId: 'C-1' })) {
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
              for (const counterpartyId of [undefined, 'C-2']) {
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

    it('sums up what is open between companies, before and after the changes are added up', async () => {
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
