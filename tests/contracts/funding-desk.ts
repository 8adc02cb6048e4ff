import { describe, expect, it } from 'vitest';
import type { FinancingOutcome, FundingDesk, OffersAsked } from '../../src/application/ports/trade/funding-desk.ts';
import { money } from '../../src/domain/money/money.ts';
import type { Financing } from '../../src/domain/trade/financing/financing.ts';
import { scenarioStart } from '../../features/support/demo-world.ts';
import type { Store } from '../../server/core/store.ts';
import { MemoryStore } from '../../server/storage/memory/memory-store.ts';
import { signIn, type Desks } from '../builders/desks.ts';
import { FinancingWorld } from '../builders/financing.ts';
import { kindOf } from './fault-kind.ts';

const dueOn = '2027-03-31';
const first = { states: undefined, keyword: '', page: 1, pageSize: 20 } as const;

interface Given {
  readonly world: FinancingWorld;
  /** The desk of an account, on its own device. */
  readonly as: (account: string) => Promise<FundingDesk>;
}

const asked = (holdings: OffersAsked['holdings'], applicationId?: string): OffersAsked => ({
  kind: 'credit',
  applicationId,
  holdings,
});
const doneOf = (outcome: FinancingOutcome): Financing => {
  if (!outcome.done) throw new Error(`Refused: ${outcome.because}`);
  return outcome.financing;
};

/** Contract of the desk for offers and financings, for every transport. */
export function fundingDeskContract(
  name: string,
  open: (store: Store) => Promise<{ readonly device: () => Desks; readonly close: () => Promise<void> }>,
): void {
  const given = async (work: (parts: Given) => Promise<void>): Promise<void> => {
    const store = new MemoryStore();
    const { device, close } = await open(store);
    try {
      await work({
        world: new FinancingWorld(store, { now: () => scenarioStart }),
        as: async (account) => {
          const desks = device();
          await signIn(desks, account);
          return desks.funding;
        },
      });
    } finally {
      await close();
    }
  };

  /** A financing of 60,000 yuan that the director has approved; its evidence is with the funder, or not begun. */
  const approved = async (world: FinancingWorld, hasEvidence = true) => {
    const holding = await world.held('100000.00', dueOn);
    if (hasEvidence) await world.withEvidence([holding.id], 'F-CHANGYU', 'AUDITED');
    return world.approve([{ holdingId: holding.id, amount: '60000.00' }], 'FP-CHANGYU-1');
  };
  /** A financing whose funder waits for two answers. */
  const questioned = async (world: FinancingWorld, desk: FundingDesk) => {
    const { id } = await approved(world);
    await world.decideAsFunder(id, 'ask', '合同在哪里？\n发票呢？');
    const financing = await desk.financing(id);
    if (!financing) throw new Error('The financing is missing');
    return { which: { financingId: id, version: financing.version }, financing };
  };

  describe(name, () => {
    it('computes offers for holdings together, stores nothing, and leaves out the amounts that an application reserves', async () =>
      given(async ({ world, as }) => {
        const desk = await as('zhousiyuan');
        expect(desk.isOffered).toBe(true);
        const [one, other] = [await world.held('650000.00', dueOn), await world.held('750000.00', dueOn)];
        const parts = [
          { holdingId: one.id, amount: '650000.00' },
          { holdingId: other.id, amount: '550000' },
        ];
        const offers = await desk.offers(asked(parts));
        expect(offers).toMatchObject({
          amount: money('1200000.00'),
          issuerName: '启衡重工集团股份有限公司',
          dueOn,
          paysOn: dueOn,
        });
        expect(offers.programmeCount).toBe(offers.offers.length);
        const changyu = offers.offers.find(({ programmeId }) => programmeId === 'FP-CHANGYU-1');
        if (!changyu) throw new Error('A funder is missing');
        expect(changyu).toMatchObject({ bar: undefined, takes: undefined, materials: 'none' });
        expect(changyu.net).toEqual(money(changyu.figures.net));
        const application = await world.apply(parts, 'FP-CHANGYU-1');
        const left = (read: typeof offers, id = 'FP-CHANGYU-1') =>
          read.offers.find(({ programmeId }) => programmeId === id)?.limitLeft.fen ?? 0n;
        expect(left(await desk.offers(asked(parts)))).toBe(changyu.limitLeft.fen - 120_000_000n);
        const own = await desk.offers(asked(parts, application.id));
        expect(left(own)).toBe(changyu.limitLeft.fen);
        // It used nothing of another funder's limit.
        expect(left(own, 'FP-HEZE-1')).toBe(left(offers, 'FP-HEZE-1'));
      }));

    it('has no offers for nothing, for no amount, and for two due dates', async () =>
      given(async ({ world, as }) => {
        const desk = await as('zhousiyuan');
        const one = await world.held('100000.00', dueOn);
        const other = await world.held('100000.00', '2027-04-30');
        const nothing = { amount: money('0.00'), issuerName: '', programmeCount: 0, offers: [] };
        expect(await desk.offers(asked([]))).toMatchObject(nothing);
        for (const amount of ['', '0', 'abc', '-1'])
          expect([amount, await desk.offers(asked([{ holdingId: one.id, amount }]))]).toMatchObject([
            amount,
            { amount: money('0.00'), offers: [] },
          ]);
        const apart = [one, other].map(({ id }) => ({ holdingId: id, amount: '1000.00' }));
        expect(await desk.offers(asked(apart))).toMatchObject({ ...nothing, amount: money('2000.00') });
      }));

    it('says why an offer cannot be chosen, and the largest amount that it takes', async () =>
      given(async ({ world, as }) => {
        const desk = await as('zhousiyuan');
        const { id: holdingId } = await world.held('90000000.00', dueOn);
        const { offers } = await desk.offers(asked([{ holdingId, amount: '90000000.00' }]));
        const limited = offers.filter(({ bar }) => bar === 'limit');
        expect(limited.length).toBeGreaterThan(0);
        expect(limited.map(({ takes }) => takes)).toEqual(limited.map(({ limitLeft }) => limitLeft));
        const little = await desk.offers(asked([{ holdingId, amount: '1.00' }]));
        expect(little.offers.filter(({ bar }) => bar === undefined)).toEqual([]);
        expect(little.offers.map(({ bar }) => bar)).toContain('least');
      }));

    it('says how far the evidence packages are for each funder', async () =>
      given(async ({ world, as }) => {
        const desk = await as('zhousiyuan');
        const [one, other] = [await world.held('100000.00', dueOn), await world.held('100000.00', dueOn)];
        const both = [one, other].map(({ id }) => ({ holdingId: id, amount: '50000.00' }));
        const read = async () => {
          const { offers } = await desk.offers(asked(both));
          return ['F-CHANGYU', 'F-HEZE'].map((id) => {
            const offer = offers.find(({ funderId }) => funderId === id);
            return `${offer?.materials ?? ''} ${offer?.unsubmittedPackageId ?? offer?.bar ?? ''}`.trim();
          });
        };
        expect(await read()).toEqual(['none', 'none']);
        await world.withEvidence([one.id], 'F-CHANGYU', 'AUDITED');
        expect(await read()).toEqual(['none', 'other-funder other-funder']);
        await world.withEvidence([other.id], 'F-CHANGYU', 'PREPARE');
        expect(await read()).toEqual([`unsubmitted DD-${other.id}`, 'other-funder other-funder']);
        await world.withEvidence([other.id], 'F-CHANGYU', 'UN_AUDIT');
        expect(await read()).toEqual(['under-way', 'other-funder other-funder']);
        await world.withEvidence([other.id], 'F-CHANGYU', 'AUDITED');
        expect(await read()).toEqual(['ready', 'other-funder other-funder']);
      }));

    it('refuses offers to directors, and for holdings of others as for none', async () =>
      given(async ({ world, as }) => {
        const other = await world.held('100000.00', dueOn, 'C-QIHENG', 'C-SHIYU');
        const desk = await as('zhousiyuan');
        for (const holdingId of [other.id, 'H-NONE'])
          expect(await kindOf(desk.offers(asked([{ holdingId, amount: '1000.00' }])))).toBe('not-found');
        expect(await kindOf((await as('guyunzhou')).offers(asked([])))).toBe('forbidden');
      }));

    it('lists those of a supplier, and those of its suppliers to an issuer without rate and net', async () =>
      given(async ({ world, as }) => {
        const { id, number, lines } = await approved(world);
        const desk = await as('zhousiyuan');
        const page = await desk.financings(first);
        expect(page).toMatchObject({ total: 1, amount: money('60000.00') });
        expect(page.rows).toMatchObject([
          { id, number, kind: 'credit', state: 'FUNDER_REVIEW', rateBand: undefined, dueOn },
        ]);
        expect(page.rows[0]?.net).toBeDefined();
        expect(page.rows[0]?.cost).toBeDefined();
        expect(page.counterparties.map(({ companyId }) => companyId)).toEqual(['C-QIHENG']);
        const [funder] = page.funders;
        for (const [filter, total] of [
          [{ counterpartyId: 'C-QIHENG' }, 1],
          [{ counterpartyId: 'C-BEIYU' }, 0],
          [{ funderId: funder?.companyId }, 1],
          [{ funderId: 'C-NONE' }, 0],
          [{ dueFrom: dueOn, dueTo: dueOn }, 1],
          [{ dueTo: '2026-12-01' }, 0],
        ] as const)
          expect((await desk.financings({ ...first, ...filter })).total, JSON.stringify(filter)).toBe(total);
        expect(page.rows[0]?.annualRate).toBeGreaterThan(0);
        expect(page.rows[0]?.instrumentNumbers).toEqual(lines.map((line) => line.number));
        expect((await desk.financings({ ...first, states: ['SETTLED'] })).total).toBe(0);
        expect((await desk.financings({ ...first, states: ['FUNDER_REVIEW'] })).total).toBe(1);
        expect((await desk.financings({ ...first, keyword: number.toLowerCase() })).total).toBe(1);
        expect((await desk.financings({ ...first, keyword: '%' })).total).toBe(0);
        expect(await desk.financings({ ...first, page: 2 })).toMatchObject({ total: 1, rows: [] });
        const [row] = (await (await as('luoqiubai')).financings(first)).rows;
        expect(row).toMatchObject({ id, net: undefined, cost: undefined, annualRate: undefined });
        expect(row?.rateBand).toBeDefined();
        expect((await (await as('heqinghe')).financings(first)).total).toBe(0);
      }));

    it('opens one to its supplier alone', async () =>
      given(async ({ world, as }) => {
        const { id } = await approved(world, false);
        expect(await (await as('zhousiyuan')).financing(id)).toMatchObject({
          id,
          state: 'MATERIALS',
          lines: [{ amount: money('60000.00'), packageId: '', isReady: false }],
          contract: undefined,
          registration: undefined,
          disbursed: undefined,
          payments: [],
          mayAnswer: false,
          mayCancel: true,
          mayAskToSign: false,
        });
        expect(await (await as('guyunzhou')).financing(id)).toMatchObject({ id, mayCancel: false });
        for (const account of ['luoqiubai', 'heqinghe'])
          expect([account, await (await as(account)).financing(id)]).toEqual([account, undefined]);
        expect(await (await as('zhousiyuan')).financing('FN-NONE')).toBeUndefined();
      }));

    it('gives the contract as a PDF once it is drawn up, to its supplier alone', async () =>
      given(async ({ world, as }) => {
        const { id } = await approved(world, true);
        const desk = await as('zhousiyuan');
        await expect(desk.contract(id)).rejects.toMatchObject({ detail: { code: 'NOT_FOUND' } });
        await world.decideAsFunder(id, 'search');
        await world.decideAsFunder(id, 'approve');
        const { name: fileName, address } = await desk.contract(id);
        expect(fileName).toMatch(/^融资协议 CR\d{8}-\d{6}\.pdf$/);
        expect(address).toMatch(/^data:application\/pdf;base64,JVBER/);
        await expect((await as('luoqiubai')).contract(id)).rejects.toMatchObject({ detail: { code: 'NOT_FOUND' } });
      }));

    it('answers all that was asked, once', async () =>
      given(async ({ world, as }) => {
        const desk = await as('zhousiyuan');
        const { which, financing } = await questioned(world, desk);
        expect(financing).toMatchObject({ state: 'NEED_INFO', mayAnswer: true });
        const answers = financing.questions.map(({ id: questionId }, index) => ({ questionId, answer: `答${index}` }));
        expect(await desk.answer({ ...which, version: which.version - 1 }, answers)).toEqual({
          done: false,
          because: 'changed',
        });
        for (const few of [
          answers.slice(1),
          answers.map((each) => ({ ...each, answer: ' ' })),
          answers.map((each) => ({ ...each, questionId: 'Q-NONE' })),
        ])
          expect(await desk.answer(which, few)).toEqual({ done: false, because: 'incomplete' });
        expect(await (await as('guyunzhou')).answer(which, answers)).toEqual({ done: false, because: 'not-permitted' });
        expect(await desk.answer({ ...which, financingId: 'FN-NONE' }, answers)).toEqual({
          done: false,
          because: 'gone',
        });
        const answered = doneOf(await desk.answer(which, answers));
        expect(answered).toMatchObject({ state: 'FUNDER_REVIEW', mayAnswer: false });
        expect(answered.questions.map(({ answer, answeredBy }) => [answer, answeredBy])).toEqual([
          ['答0', '周思远'],
          ['答1', '周思远'],
        ]);
        expect(await desk.answer({ ...which, version: answered.version }, answers)).toEqual({
          done: false,
          because: 'state',
        });
      }));

    it('cancels one that is not signed, with its words in the history', async () =>
      given(async ({ world, as }) => {
        const desk = await as('zhousiyuan');
        const { id } = await approved(world);
        const version = (await desk.financing(id))?.version ?? 0;
        const which = { financingId: id, version };
        expect(await desk.cancel({ ...which, version: version + 1 }, '')).toEqual({ done: false, because: 'changed' });
        expect(await desk.cancel({ ...which, financingId: 'FN-NONE' }, '')).toEqual({ done: false, because: 'gone' });
        for (const [account, because] of [
          ['guyunzhou', 'not-permitted'],
          ['heqinghe', 'gone'],
        ] as const)
          expect([account, await (await as(account)).cancel(which, '')]).toEqual([account, { done: false, because }]);
        const cancelled = doneOf(await desk.cancel(which, '改用自有资金'));
        expect(cancelled).toMatchObject({ state: 'CANCELLED', mayCancel: false });
        expect(cancelled.events.at(-1)).toMatchObject({ event: 'cancelled', words: '改用自有资金' });
        expect(await desk.cancel({ ...which, version: cancelled.version }, '')).toEqual({
          done: false,
          because: 'state',
        });
      }));
  });
}
