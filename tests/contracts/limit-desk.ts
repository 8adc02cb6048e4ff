import { describe, expect, it } from 'vitest';
import { money } from '../../src/domain/money/money.ts';
import { emptyTradeForm } from '../../src/domain/trade/shared/trade-application.ts';
import { signedInOver, type OpenDesks } from './signed-in.ts';

const first = { kind: 'credit', page: 1, pageSize: 20 } as const;

/** Contract of the desk for issuing limits, for every transport. */
export function limitDeskContract(name: string, open: OpenDesks): void {
  const as = signedInOver(open);

  describe(name, () => {
    it('tells a limit with its sums, its uses and its changes', async () =>
      as('luoqiubai', async ({ limits, trade }) => {
        expect(limits.isOffered).toBe(true);
        const form = { ...emptyTradeForm, payeeId: 'C-YANZHOU', amount: '100000.00', dueOn: '2027-03-31' };
        const saved = await trade.save({ act: 'issue', kind: 'credit', form, submits: true });
        if (!saved.done) throw new Error('Nothing was submitted');
        const { limits: all, mayRequest } = await limits.limits();
        expect(mayRequest).toBe(true);
        expect(all).toMatchObject([
          {
            kind: 'credit',
            total: money('200000000.00'),
            used: money('7653900.00'),
            reserved: money('100000.00'),
            validFrom: '',
            validUntil: '2027-12-31',
            isRevolving: true,
            openRequest: undefined,
          },
        ]);
        const uses = await limits.uses({ ...first, pageSize: 1 });
        expect(uses.count).toBeGreaterThan(1);
        expect(uses.rows).toEqual([
          {
            applicationId: saved.application.id,
            applicationNumber: saved.application.number,
            counterpartyName: '宁波砚舟精密铸造有限公司',
            amount: money('100000.00'),
            freed: money('0.00'),
            state: 'reserved',
            at: expect.any(Number),
          },
        ]);
        expect((await limits.uses({ ...first, page: 1000 })).rows).toEqual([]);
        const changes = await limits.changes(first);
        expect(changes.count).toBe(2);
        expect(changes.rows.map(({ before, after }) => [before?.total, after.total])).toEqual([
          [money('150000000.00'), money('200000000.00')],
          [undefined, money('150000000.00')],
        ]);
      }));

    it('sends a request and takes it back, and says why another one is refused', async () =>
      as('luoqiubai', async ({ limits }) => {
        const typed = { total: '３００,０００,０００', validUntil: '', reason: ' 旺季备货 ' };
        const wrong = { ...typed, total: '-1', validUntil: 'soon', reason: '' };
        expect(await limits.request('credit', wrong)).toEqual({
          done: false,
          because: 'refused',
          problems: { total: 'zero' },
        });
        const sent = await limits.request('credit', typed);
        if (!sent.done) throw new Error('The request was not sent');
        expect(sent.now).toMatchObject({
          before: { total: money('200000000.00') },
          wanted: { total: money('300000000.00'), validUntil: '2027-12-31' },
          reason: '旺季备货',
          state: 'sent',
          makerName: '骆秋白',
          endedAt: undefined,
          words: '',
        });
        expect(await limits.request('credit', typed)).toEqual({ done: false, because: 'open' });
        expect((await limits.limits()).limits[0]?.openRequest).toEqual(sent.now);
        expect(await limits.withdraw(sent.now.id)).toMatchObject({ done: true, now: { state: 'withdrawn' } });
        expect(await limits.withdraw(sent.now.id)).toEqual({ done: false, because: 'ended' });
        expect(await limits.withdraw('LR-none')).toEqual({ done: false, because: 'gone' });
        const { count, rows } = await limits.requests(first);
        expect([count, rows.map(({ state }) => state)]).toEqual([2, ['withdrawn', 'granted']]);
      }));

    it('refuses a request of a director with a word of its own', async () =>
      as('songbeichen', async ({ limits }) => {
        expect((await limits.limits()).mayRequest).toBe(false);
        expect(await limits.request('credit', { total: '1.00', validUntil: '', reason: '旺季' })).toEqual({
          done: false,
          because: 'not-operator',
        });
      }));

    it('tells a supplier nothing', async () =>
      as('zhousiyuan', async ({ limits }) => {
        const forbidden = { kind: 'forbidden' };
        await expect(limits.limits()).rejects.toMatchObject(forbidden);
        await expect(limits.uses(first)).rejects.toMatchObject(forbidden);
        await expect(limits.changes(first)).rejects.toMatchObject(forbidden);
        await expect(limits.requests(first)).rejects.toMatchObject(forbidden);
        const typed = { total: '1.00', validUntil: '', reason: '旺季' };
        await expect(limits.request('credit', typed)).rejects.toMatchObject(forbidden);
      }));
  });
}
