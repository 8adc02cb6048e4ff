import { describe, expect, it } from 'vitest';
import { signedInOver, type OpenDesks } from './signed-in.ts';

const page = { place: 'held', page: 1, pageSize: 100 } as const;

/** Contract of the allocation desk, for every transport. */
export function allocationDeskContract(name: string, open: OpenDesks): void {
  const as = signedInOver(open);

  describe(name, () => {
    it('allocates a holding, lists it by organisation, and hands it back', async () =>
      as('tangyishan', async ({ allocations, holdings }) => {
        const { organisations, mayAllocate } = await allocations.book();
        expect(mayAllocate).toBe(true);
        expect(organisations.map(({ id, depth, isActive }) => [id, depth, isActive])).toEqual([
          ['IO-ZH1', 0, true],
          ['IO-ZH11', 1, true],
          ['IO-ZH2', 0, true],
          ['IO-ZH3', 0, true],
          ['IO-ZH4', 0, false],
        ]);
        const of = async (organisationId?: string) => holdings.holdings({ ...page, organisationId });
        const [first] = (await of('')).rows;
        expect(first?.allocation).toEqual({ organisationId: '', organisationName: '', version: 0 });
        const holdingId = first?.holdingId ?? '';
        expect(await allocations.allocate({ holdingId, version: 0 }, 'IO-ZH3')).toEqual({ done: true });
        const [allocated] = (await of('IO-ZH3')).rows;
        expect(allocated?.allocation).toEqual({
          organisationId: 'IO-ZH3',
          organisationName: '设备管理中心',
          version: 1,
        });
        const book = await allocations.book();
        expect(book.organisations.find(({ id }) => id === 'IO-ZH3')?.held).toEqual({ count: 1, total: first?.amount });
        const [line] = (await holdings.instrument(first?.instrumentId ?? '')).allocations;
        expect(line).toMatchObject({ event: 'allocated', organisationName: '设备管理中心', personName: '唐亦山' });
        expect(await allocations.handBack({ holdingId, version: 1 })).toEqual({ done: true });
        expect((await of('IO-ZH3')).count).toBe(0);
      }));

    it('says why nothing is changed', async () =>
      as('tangyishan', async ({ allocations, holdings }) => {
        const [first] = (await holdings.holdings({ ...page, organisationId: '' })).rows;
        const read = { holdingId: first?.holdingId ?? '', version: 0 };
        expect(await allocations.handBack(read)).toEqual({ done: false, because: 'not-allocated' });
        expect(await allocations.allocate(read, 'IO-ZH4')).toEqual({ done: false, because: 'stopped' });
        expect(await allocations.allocate(read, 'IO-1')).toEqual({ done: false, because: 'gone' });
        expect(await allocations.allocate({ ...read, version: 7 }, 'IO-ZH3')).toEqual({
          done: false,
          because: 'changed',
        });
        const other = { holdingId: 'constructor', version: 0 };
        expect(await allocations.allocate(other, 'IO-ZH3')).toEqual({ done: false, because: 'gone' });
      }));

    it('shows a person of an institution its own part, and lets it change nothing', async () =>
      as('moyunchi', async ({ allocations, holdings }) => {
        const { organisations, mayAllocate } = await allocations.book();
        expect([organisations.map(({ id }) => id), mayAllocate]).toEqual([['IO-ZH1', 'IO-ZH11'], false]);
        const [first] = (await holdings.holdings(page)).rows;
        const read = { holdingId: first?.holdingId ?? '', version: 1 };
        await expect(allocations.handBack(read)).rejects.toMatchObject({ kind: 'forbidden' });
      }));

    it('has nothing of a company without inner organisations', async () =>
      as('zhousiyuan', async ({ allocations, holdings }) => {
        expect(await allocations.book()).toEqual({ organisations: [], mayAllocate: false });
        const { rows } = await holdings.holdings(page);
        expect(rows.every(({ allocation }) => allocation === undefined)).toBe(true);
      }));
  });
}
