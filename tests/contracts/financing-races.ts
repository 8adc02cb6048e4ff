import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ManualClock } from '../../features/support/manual-clock.ts';
import type { FinancingRecord, HoldingRecord } from '../../server/core/records/trade.ts';
import type { Store } from '../../server/core/store.ts';
import { lapseApplications } from '../../server/core/trade/end-application.ts';
import { executeWithoutApproval } from '../../server/core/trade/play-application.ts';
import { matchAgain, settleStatementLine } from '../../server/core/trade/financing/statement-lines.ts';
import { MemoryObjectStore } from '../../server/storage/objects/memory-object-store.ts';
import { moneyToText } from '../../src/domain/money/money.ts';
import { financingFaults, FinancingWorld } from '../builders/financing.ts';
import { HeldStore, type Moment } from '../builders/held-store.ts';
import { OfficersWorld } from '../builders/officers.ts';
import { emptyForm, instrumentFaults, outcomeOf } from '../builders/trading.ts';
import { uploadingWorld, type World } from '../server/core/evidence/uploading.ts';
import { crossed, type ContendedStore } from './crossing.ts';

type Work = (on: OfficersWorld) => Promise<{ readonly state: string }>;

/**
 * Contract of simultaneous work on financings with regard to their money, on a store in which transactions wait only
 * for locks.
 */
export function financingRacesContract(name: string, makeStore: () => Promise<ContendedStore>): void {
  describe(`simultaneous financing on ${name}`, () => {
    let under: ContendedStore;
    let world: World;
    let clock: ManualClock;
    let financings: FinancingWorld;

    beforeEach(async () => {
      under = await makeStore();
      clock = new ManualClock(Date.parse('2026-11-27T02:00:00Z'));
      world = await uploadingWorld(new MemoryObjectStore(), { store: under.store, clock });
      financings = new FinancingWorld(under.store, clock);
    });
    afterEach(async () => under.close());

    const stateOf = async (work: ReturnType<Work>): Promise<string> => {
      const outcome = await outcomeOf(work);
      return typeof outcome === 'string' ? outcome : outcome.state;
    };

    /** Holds one piece of work at a moment while another runs as far as it can. Neither is started twice. */
    async function raced(at: Moment, one: Work, other: Work, turn = 1): Promise<readonly (string | undefined)[]> {
      let standing: HeldStore | undefined;
      const counted = new HeldStore(under.store, 'before nothing.ever');
      const on = (store: Store): OfficersWorld => new OfficersWorld(store, clock);
      const [first, [second]] = await crossed(under, world, {
        one: async (_backEnd, store) => {
          standing = store;
          return stateOf(one(on(store)));
        },
        at,
        turn,
        others: [async () => stateOf(other(on(counted)))],
      });
      expect([standing?.tries, counted.tries]).toEqual([1, 1]);
      return [first, second];
    }

    const faultsOf = async ({ instrumentId }: HoldingRecord): Promise<readonly string[]> =>
      under.store.transaction(async (transaction) => instrumentFaults(transaction, instrumentId));

    /** A financing of a part of a holding, with an application that waits for the director's signature. */
    async function signing() {
      const one = await financings.held('100000.00', '2027-03-31');
      await financings.withEvidence([one.id], 'F-HEZE', 'AUDITED');
      const financing = await financings.approve([{ holdingId: one.id, amount: '60000.00' }], 'FP-HEZE-1');
      await financings.decideAsFunder(financing.id, 'search');
      await financings.decideAsFunder(financing.id, 'approve');
      const operator = await financings.caller('zhousiyuan', 'operator');
      const asked = await financings.save(operator, 'contract', { financingId: financing.id });
      return { one, financing, asked, director: await financings.caller('guyunzhou', 'director') };
    }

    const stateNow = async ({ applicationId }: FinancingRecord): Promise<string> =>
      (await financings.financingOf({ id: applicationId })).state;

    it('withdraws an offer or signs its contract, whichever comes first', async () => {
      const { one, financing, asked, director } = await signing();
      expect(
        await raced(
          'after financings.lock',
          async (on) => on.decideAsFunder(financing.id, 'withdraw-offer', '额度调整'),
          async (on) => on.decide(director, asked),
        ),
      ).toEqual(['REJECTED', 'TRADE_CHANGED']);
      expect(await faultsOf(one)).toEqual([]);
    });

    it('ends a financing that begins while its supplier is succeeded', async () => {
      const one = await financings.held('100000.00', '2027-03-31');
      await financings.withEvidence([one.id], 'F-HEZE', 'AUDITED');
      const applied = await financings.apply([{ holdingId: one.id, amount: '60000.00' }], 'FP-HEZE-1');
      const director = await financings.caller('guyunzhou', 'director');
      const succession = { act: 'succession', companyId: 'C-YANZHOU', counterpartyId: 'C-CHENGYE' } as const;
      const order = await new OfficersWorld(under.store, clock).propose(succession);
      expect(
        await raced(
          'after tradeApplications.page',
          async (on) => on.check(order),
          async (on) => on.decide(director, applied),
        ),
      ).toEqual(['approved', 'EFFECTIVE']);
      expect((await financings.financingOf(applied)).state).toBe('LAPSED');
      expect(await faultsOf(one)).toEqual([]);
      expect(await under.store.transaction(financingFaults)).toEqual([]);
    });

    it('keeps what a financing has reserved that begins while the open applications of its supplier lapse', async () => {
      const one = await financings.held('100000.00', '2027-03-31');
      await financings.withEvidence([one.id], 'F-HEZE', 'AUDITED');
      const applied = await financings.apply([{ holdingId: one.id, amount: '60000.00' }], 'FP-HEZE-1');
      const director = await financings.caller('guyunzhou', 'director');
      const lapse: Work = async (on) => {
        await on.store.transaction(async (transaction) =>
          lapseApplications(transaction, 'C-YANZHOU', 'overtaken', clock.now()),
        );
        return { state: 'lapsed' };
      };
      expect(await raced('before tradeApplications.save', async (on) => on.decide(director, applied), lapse)).toEqual([
        'EFFECTIVE',
        'lapsed',
      ]);
      const held = await under.store.transaction(async ({ holdings }) => holdings.find(one.id));
      expect(held && moneyToText(held.reserved)).toBe('60000.00');
      expect(await faultsOf(one)).toEqual([]);
      expect(await under.store.transaction(financingFaults)).toEqual([]);
    });

    it('keeps a payment waiting when a part is accepted meanwhile', async () => {
      const one = await financings.held('100000.00', '2027-03-31');
      const asked = await financings.save(await financings.caller('zhousiyuan', 'operator'), 'transfer', {
        holdingId: one.id,
        lines: [{ payeeId: 'C-CHENGYE', amount: '40000.00' }],
      });
      await financings.decide(await financings.caller('guyunzhou', 'director'), asked);
      const [posting] = await under.store.transaction(async ({ postings }) => postings.ofApplication(asked.id));
      const form = { ...emptyForm, holdingId: posting?.toId ?? '' };
      const accept: Work = async (on) =>
        on.store.transaction(async (transaction) => {
          const payee = await transaction.companies.find('C-CHENGYE');
          if (!payee) throw new Error('No such company');
          return executeWithoutApproval(transaction, payee, { act: 'accept', kind: 'credit', form }, clock.now());
        });
      const pay: Work = async (on) => ({ state: await on.pay(one.number, '100000.00', 'ST-RACE-1') });
      // The payment has locked the holding, and reads the amounts in transit.
      expect(await raced('before holdings.ofInstrument', pay, accept, 3)).toEqual(['in-transit', 'EFFECTIVE']);
      await new OfficersWorld(under.store, clock).care();
      expect(
        await under.store.transaction(async ({ statementLines }) => statementLines.find('ST-RACE-1')),
      ).toMatchObject({
        state: 'matched',
      });
      expect(await faultsOf(one)).toEqual([]);
    });

    const goTo = (instant: string): void => clock.advance(Date.parse(instant) - clock.now());
    const lineOf = async (reference: string) =>
      under.store.transaction(async ({ statementLines }) => statementLines.find(reference));
    it('enters a line of a statement once, though it comes twice at the same time', async () => {
      const one = await financings.held('100000.00', '2027-03-31');
      const pay: Work = async (on) => ({ state: await on.pay(one.number, '100000.00', 'ST-RACE-2') });
      expect(await raced('before statementLines.save', pay, pay)).toEqual(['matched', 'matched']);
      expect(await lineOf('ST-RACE-2')).toMatchObject({ state: 'matched' });
      expect(await faultsOf(one)).toEqual([]);
    });

    it('pays late interest once, though two lines pay it at the same time', async () => {
      const { one, financing, asked, director } = await signing();
      await financings.decide(director, asked);
      for (const step of ['seal', 'register', 'disburse'] as const) await financings.decideAsFunder(financing.id, step);
      const [payment] = await financings.paymentsOf(financing.id);
      await financings.confirm(payment?.id ?? '', 'BK-RACE-2');
      goTo('2027-04-30T02:00:00Z');
      expect(await financings.pay(one.number, '100000.00', 'ST-RACE-3')).toBe('matched');
      const { penaltyDue } = await financings.financingOf({ id: financing.applicationId });
      const pay =
        (reference: string): Work =>
        async (on) => ({ state: await on.pay(one.number, moneyToText(penaltyDue), reference) });
      expect(await raced('before payments.save', pay('ST-RACE-4'), pay('ST-RACE-5'))).toEqual([
        'matched',
        'nothing-due',
      ]);
      expect(await under.store.transaction(financingFaults)).toEqual([]);
    });

    /** An officer explains a line that is listed. */
    const explain =
      (reference: string, words: string): Work =>
      async ({ store }) =>
        store.transaction(async (transaction) =>
          settleStatementLine(transaction, { reference, number: '', words, officer: '许知远' }, clock.now()),
        );

    it('explains a line once', async () => {
      await financings.pay('RX-NONE', '1.00', 'ST-RACE-6');
      expect(
        await raced('before statementLines.save', explain('ST-RACE-6', '误汇'), explain('ST-RACE-6', '货款')),
      ).toEqual(['explained', 'PAYMENT_STATE']);
      expect(await lineOf('ST-RACE-6')).toMatchObject({ words: '误汇' });
    });

    it('matches no line again that is explained meanwhile', async () => {
      const one = await financings.held('100000.00', '2027-03-31');
      expect(await financings.pay(one.number, '1.00', 'ST-RACE-7')).toBe('part-early');
      goTo('2027-03-31T02:00:00Z');
      const again: Work = async ({ store }) => {
        await store.transaction(async (transaction) => matchAgain(transaction, 'ST-RACE-7', clock.now()));
        return { state: 'looked' };
      };
      expect(await raced('before statementLines.save', explain('ST-RACE-7', '误汇'), again)).toEqual([
        'explained',
        'looked',
      ]);
      expect(await lineOf('ST-RACE-7')).toMatchObject({ state: 'explained' });
      expect(await under.store.transaction(async ({ payments }) => payments.ofInstrument(one.instrumentId))).toEqual(
        [],
      );
      expect(await faultsOf(one)).toEqual([]);
    });

    it('pays the funder its part of a payment that waited for the disbursement', async () => {
      const { one, financing, asked, director } = await signing();
      await financings.decide(director, asked);
      for (const step of ['seal', 'register', 'disburse'] as const) await financings.decideAsFunder(financing.id, step);
      const [payment] = await financings.paymentsOf(financing.id);
      expect(
        await raced(
          'before postings.append',
          async (on) => on.confirm(payment?.id ?? '', 'BK-RACE-1'),
          async (on) => ({ state: await on.pay(one.number, '100000.00', 'ST-RACE-1') }),
        ),
      ).toEqual(['CONFIRMED', 'matched']);
      expect(await stateNow(financing)).toBe('SETTLED');
      expect(await faultsOf(one)).toEqual([]);
    });
  });
}
