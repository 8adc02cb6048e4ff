import { describe, expect, it } from 'vitest';
import { money } from '../../src/domain/money/money.ts';
import { emptyTradeForm, type TypedTradeForm } from '../../src/domain/trade/shared/trade-application.ts';
import { signedInOver, type OpenDesks } from './signed-in.ts';

const form: TypedTradeForm = {
  ...emptyTradeForm,
  payeeId: 'C-YANZHOU',
  amount: '100000.00',
  dueOn: '2027-03-31',
  invoices: [{ code: '', number: '26992000000001281501', issuedOn: '2026-11-06', total: '60000.00' }],
};
const issue = { act: 'issue', kind: 'credit', form } as const;

/** Contract of the desk for applications and the book of holdings, for every transport. */
export function tradeDeskContract(name: string, open: OpenDesks): void {
  const as = signedInOver(open);

  describe(name, () => {
    it('judges a form without keeping it, with the limit, the invoices and who comes next', async () =>
      as('luoqiubai', async ({ trade }) => {
        expect(trade.isOffered).toBe(true);
        const judged = await trade.judge(issue);
        expect(judged).toMatchObject({
          company: { name: '启衡重工集团股份有限公司' },
          parties: [{ companyId: 'C-YANZHOU', name: '宁波砚舟精密铸造有限公司', uscc: '91330299MA5JMH9238' }],
          steps: [
            { role: 'operator', isOwn: true, names: ['沈南枝'] },
            { role: 'director', isOwn: true, names: ['宋北辰'] },
          ],
          invoices: [{ left: money('60000.00'), share: money('60000.00') }],
        });
        expect(judged.limit?.total).toEqual(money('200000000.00'));
        expect(judged.checks.find(({ code }) => code === 'INVOICE_SUM')).toMatchObject({
          outcome: 'noted',
          because: 'below',
          values: { sum: '60000.00', amount: '100000.00' },
        });
        expect((await trade.applications({ page: 1, pageSize: 20, states: ['DRAFT', 'WAITING'] })).count).toBe(0);
      }));

    it('keeps a draft, submits it, and says why a change was refused', async () =>
      as('luoqiubai', async ({ trade }) => {
        const kept = await trade.save({ ...issue, submits: false });
        if (!kept.done) throw new Error('The draft was not kept');
        const { id: applicationId, version } = kept.application;
        expect(kept.application).toMatchObject({ state: 'DRAFT', form, isMine: true, mayEdit: true });
        expect(await trade.save({ ...issue, applicationId, version: version + 1, submits: true })).toEqual({
          done: false,
          because: 'changed',
          state: 'DRAFT',
        });
        const empty = { ...issue, form: { ...form, amount: '' }, applicationId, version, submits: true };
        expect(await trade.save(empty)).toMatchObject({
          done: false,
          because: 'rule',
          check: { code: 'AMOUNT', because: 'none', outcome: 'refused' },
        });
        const submitted = await trade.save({ ...issue, applicationId, version, submits: true });
        expect(submitted).toMatchObject({
          done: true,
          application: { state: 'WAITING', decisionBar: 'own', waitsFor: { role: 'operator', names: ['沈南枝'] } },
        });
        const now = submitted.done ? submitted.application : kept.application;
        expect(await trade.application(applicationId)).toEqual(now);
        expect(await trade.waiting()).toMatchObject([{ id: applicationId, decisionBar: 'own' }]);
        expect(await trade.decide({ applicationId, version: now.version, decision: 'approve' })).toEqual({
          done: false,
          because: 'not-yours',
          bar: 'own',
        });
        expect(await trade.withdraw(applicationId, now.version)).toMatchObject({
          done: true,
          application: { state: 'WITHDRAWN', mayWithdraw: false },
        });
        expect(await trade.withdraw(applicationId, now.version + 1)).toEqual({ done: false, because: 'state' });
        expect(await trade.withdraw('TA-NONE', 1)).toEqual({ done: false, because: 'gone' });
        expect((await trade.applications({ page: 1, pageSize: 1, keyword: '砚舟', hands: 'mine' })).rows).toMatchObject(
          [{ id: applicationId, counterpartyName: '宁波砚舟精密铸造有限公司' }],
        );
      }));

    it('approves several applications, each with a result of its own', async () =>
      as('luoqiubai', async ({ trade, approvals }) => {
        const saved = await trade.save({ ...issue, submits: true });
        if (!saved.done) throw new Error('The issue was not submitted');
        const { id: applicationId, version } = saved.application;
        const read = [
          { applicationId, version },
          { applicationId, version: version + 1 },
        ];
        expect(await approvals.approve(read)).toEqual({ done: false, because: 'field', field: 'decisions' });
        const others = [...read.slice(0, 1), { applicationId: 'TA-NONE', version: 1 }];
        expect(await approvals.approve(others)).toEqual({
          done: true,
          results: [
            { applicationId, application: undefined, rule: undefined, refusal: { because: 'not-yours', bar: 'own' } },
            { applicationId: 'TA-NONE', application: undefined, rule: undefined, refusal: { because: 'gone' } },
          ],
        });
        expect(await approvals.signingText(read.slice(0, 1), '1')).toEqual({
          asked: false,
          because: 'not-yours',
          bar: 'own',
        });
        await trade.withdraw(applicationId, version);
      }));

    it('finds payees by name and credit code, without the own company', async () =>
      as('luoqiubai', async ({ trade }) => {
        const names = async (keyword: string) => (await trade.payees(keyword)).map(({ companyId }) => companyId);
        expect(await names('砚舟')).toEqual(['C-YANZHOU']);
        expect(await names('91330299ma5jmh9238')).toEqual(['C-YANZHOU']);
        expect(await names('启衡')).toEqual([]);
        expect(await names('舟')).toEqual([]);
        expect((await names('公司')).length).toBeLessThanOrEqual(20);
        for (const nobody of ['长屿银行', '禾泽', '汇屿', '滨河新区', '澜川', '暮野', '云亭'])
          expect([nobody, await names(nobody)]).toEqual([nobody, []]);
        for (const odd of ['%公司', '__', '\\', "' or 1=1 --", '🚀🚀', '名'.repeat(80)])
          expect([odd, await names(odd)]).toEqual([odd, []]);
        for (const none of ['名'.repeat(400), '砚\u0000舟'])
          await expect(names(none)).rejects.toMatchObject({ detail: { code: 'REQUEST_INVALID' } });
      }));

    it('shows the obstacles to a payee’s acceptance, and nothing about companies without a connection', async () =>
      as('luoqiubai', async ({ trade }) => {
        expect(await trade.acceptanceGap('C-YANZHOU')).toBeUndefined();
        expect(await trade.acceptanceGap('C-XILAN')).toBe('no-director');
        for (const nobody of ['F-CHANGYU', 'C-LANCHUAN', 'C-YUNTING', 'C-QIHENG', 'C-NONE'])
          await expect(trade.acceptanceGap(nobody)).rejects.toMatchObject({ kind: 'not-found' });
        expect(await trade.closedPilots()).toEqual([]);
      }));

    it('names the issuers of received amounts, and lists the amounts of one', async () =>
      as('zhousiyuan', async ({ holdings }) => {
        const issuers = await holdings.issuers();
        expect(issuers.map(({ companyId }) => companyId)).toContain('C-QIHENG');
        expect(issuers.map(({ companyId }) => companyId)).not.toContain('C-BEIYU-BH');
        const first = { place: 'held', page: 1, pageSize: 200 } as const;
        const all = await holdings.holdings(first);
        const counts = [];
        for (const { companyId } of issuers) {
          const { rows, count } = await holdings.holdings({ ...first, issuerId: companyId });
          expect(new Set(rows.map(({ issuerName }) => issuerName)).size).toBe(1);
          counts.push(count);
        }
        expect(counts.reduce((sum, count) => sum + count, 0)).toBe(all.count);
        expect((await holdings.holdings({ ...first, issuerId: 'C-NONE' })).count).toBe(0);
      }));

    it('lists the holdings of a company, and opens an instrument with its chain and its ledger', async () =>
      as('zhousiyuan', async ({ holdings }) => {
        const held = await holdings.holdings({
          place: 'held',
          orderBy: 'amount',
          descending: true,
          page: 1,
          pageSize: 2,
        });
        expect(held.rows).toHaveLength(2);
        const [first, second] = held.rows;
        if (!first || !second) throw new Error('Nothing is held');
        expect(first.amount.fen).toBeGreaterThanOrEqual(second.amount.fen);
        expect(held.count).toBeGreaterThan(2);
        const instrument = await holdings.instrument(first.instrumentId);
        expect(instrument).toMatchObject({
          number: first.number,
          amount: first.amount,
          own: [{ holdingId: first.holdingId }],
          postings: [{ entry: 'issue-accepted', direction: 'in', amount: first.amount }],
        });
        expect(instrument.chain.map(({ place, isOwn }) => [place, isOwn])).toEqual([
          ['transit', true],
          ['held', true],
        ]);
        const ledger = await holdings.ledger({ from: '2025-01-01', to: '2026-12-31', page: 1, pageSize: 1 });
        expect(ledger).toMatchObject({ opening: money('0.00'), closing: held.total, isWhole: true });
        expect(ledger.rows[0]?.balance).toEqual(held.total);
        await expect(holdings.instrument('I-NONE')).rejects.toMatchObject({ kind: 'not-found' });
      }));

    it('shows a company’s actions on an instrument, and nothing of an instrument of others', async () =>
      as('zhousiyuan', async ({ holdings, instruments }) => {
        const { rows } = await holdings.holdings({ place: 'held', page: 1, pageSize: 1 });
        const [held] = rows;
        if (!held) throw new Error('Nothing is held');
        const { applications, ...business } = await instruments.business(held.instrumentId);
        expect(applications).toMatchObject([{ act: 'accept', state: 'EFFECTIVE', amount: held.amount }]);
        expect(business).toMatchObject({ sums: undefined, isMore: false, financings: [], payments: [] });
        await expect(instruments.business('I-NONE')).rejects.toMatchObject({ kind: 'not-found' });
      }));

    it('says to an issuer where the amount of an instrument is', async () =>
      as('luoqiubai', async ({ holdings, instruments }) => {
        const { rows } = await holdings.instruments({ page: 1, pageSize: 1 });
        const [issued] = rows;
        if (!issued) throw new Error('Nothing was issued');
        const { sums, packages } = await instruments.business(issued.id);
        const none = money('0.00');
        expect(sums).toEqual({
          state: 'running',
          inTransit: none,
          heldByPayee: issued.amount,
          passedOn: none,
          paid: none,
          cancelled: none,
          financed: none,
        });
        expect(packages).toEqual([]);
      }));

    it('lists the issues of a core enterprise, and where each amount is', async () =>
      as('luoqiubai', async ({ holdings }) => {
        const { rows, count } = await holdings.instruments({ page: 1, pageSize: 200 });
        expect(rows).toHaveLength(count);
        expect(rows.every(({ amount, heldByPayee, paid }) => amount.fen === heldByPayee.fen + paid.fen)).toBe(true);
        expect(new Set(rows.map(({ state }) => state))).toEqual(new Set(['running', 'paid']));
        await expect(holdings.holdings({ place: 'held', page: 1, pageSize: 20 })).rejects.toMatchObject({
          kind: 'forbidden',
        });
      }));
  });
}
