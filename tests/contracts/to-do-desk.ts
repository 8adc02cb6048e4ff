import { describe, expect, it } from 'vitest';
import { emptyTradeForm } from '../../src/domain/trade/shared/trade-application.ts';
import { countToDo, sumOfToDo } from '../../src/domain/trade/shared/to-do.ts';
import { signIn } from '../builders/desks.ts';
import { signedInOver, type OpenDesks } from './signed-in.ts';

/** Contract of the desk for all waiting tasks of the trade, for every transport. */
export function toDoDeskContract(name: string, open: OpenDesks): void {
  const as = signedInOver(open);

  describe(name, () => {
    it('tells nothing where nothing waits', async () =>
      as('luoqiubai', async ({ toDo, toDoCounts }) => {
        expect([toDo.isOffered, toDoCounts.isOffered]).toEqual([true, true]);
        expect(await toDo.rows()).toEqual({
          toDecide: [],
          returned: [],
          toAccept: [],
          toFinance: [],
          toConfirm: [],
          barred: [],
        });
        expect(await toDoCounts.counts()).toEqual([]);
      }));

    it('tells what waits, and as many by number', async () => {
      const { device, close } = await open();
      try {
        const maker = device();
        await signIn(maker, 'luoqiubai');
        const form = { ...emptyTradeForm, payeeId: 'C-YANZHOU', amount: '100000.00', dueOn: '2027-03-31' };
        const saved = await maker.trade.save({ act: 'issue', kind: 'credit', form, submits: true });
        if (!saved.done) throw new Error('Nothing was submitted');
        expect(await maker.toDoCounts.counts()).toEqual([]);
        // Applications that the maker submitted wait for others.
        expect(await maker.toDo.rows()).toMatchObject({ toDecide: [], barred: [] });
        const checker = device();
        await signIn(checker, 'shennanzhi');
        const rows = await checker.toDo.rows();
        expect(rows.toDecide.map(({ id, isMine }) => [id, isMine])).toEqual([[saved.application.id, false]]);
        const counts = await checker.toDoCounts.counts();
        expect(counts).toEqual([{ kind: 'credit', toDecide: 1, returned: 0, toAccept: 0, toFinance: 0, toConfirm: 0 }]);
        expect(counts.map(sumOfToDo)).toEqual([countToDo(rows, true)]);
      } finally {
        await close();
      }
    });
  });
}
