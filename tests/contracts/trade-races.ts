import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ManualClock } from '../../features/support/manual-clock.ts';
import type { Caller, CallerFacts } from '../../server/core/context.ts';
import type { HoldingRecord, KeptTradeForm, TradeApplicationRecord } from '../../server/core/records/trade.ts';
import { barsFact } from '../../server/core/parties/business-terms.ts';
import type { Store, Transaction } from '../../server/core/store.ts';
import { changeRole } from '../../server/core/people/role-changes.ts';
import { allocateHolding } from '../../server/core/trade/allocation-work.ts';
import { lapseApplications } from '../../server/core/trade/end-application.ts';
import { decideLimitProposal, proposeLimitChange } from '../../server/core/trade/limit-proposals.ts';
import { requestLimit, withdrawLimitRequest } from '../../server/core/trade/limit-requests.ts';
import { checkOrder, proposeOrder } from '../../server/core/trade/officers/officer-orders.ts';
import { createLedgerCheck } from '../../server/core/trade/ledger-check.ts';
import { MemoryObjectStore } from '../../server/storage/objects/memory-object-store.ts';
import type { CallName } from '../../src/contract/calls.ts';
import { addMoney, money } from '../../src/domain/money/money.ts';
import { HeldStore, type Moment } from '../builders/held-store.ts';
import {
  applicationFaults,
  emptyForm,
  instrumentFaults,
  outcomeOf,
  staffLanchuan,
  Trading,
  useFaults,
} from '../builders/trading.ts';
import { asked, uploadingWorld, type World } from '../server/core/evidence/uploading.ts';
import { crossed, type ContendedStore } from './crossing.ts';
import { group as someGroup } from './store/records/company.ts';

/** A piece of the trade's work on a store. */
type Work = (trading: Trading) => Promise<{ readonly state: string } | undefined>;

const acts = ['issue', 'issue-recall', 'accept', 'refuse', 'transfer', 'transfer-recall', 'cancellation'] as const;
const companyIds = ['C-QIHENG', 'C-LANCHUAN', 'C-YANZHOU', 'C-CHENGYE'];

/** Contract of simultaneous trade with regard to its ledger, on a store in which transactions wait only for locks. */
export function tradeRacesContract(name: string, makeStore: () => Promise<ContendedStore>): void {
  describe(`simultaneous trade on ${name}`, () => {
    let under: ContendedStore;
    let world: World;
    let clock: ManualClock;
    let trading: Trading;

    beforeEach(async () => {
      under = await makeStore();
      clock = new ManualClock(Date.parse('2026-11-27T02:00:00Z'));
      world = await uploadingWorld(new MemoryObjectStore(), { store: under.store, clock });
      trading = new Trading(under.store, clock);
      await staffLanchuan(under.store);
    });
    afterEach(async () => under.close());

    const operator = async (): Promise<Caller> => trading.caller('zhousiyuan', 'operator');
    const director = async (): Promise<Caller> => trading.caller('guyunzhou', 'director');

    async function issue(amount = '100.00', more: Partial<KeptTradeForm> = {}): Promise<TradeApplicationRecord> {
      const caller = await trading.caller('luoqiubai', 'operator');
      return trading.save(caller, 'issue', { payeeId: 'C-YANZHOU', amount, dueOn: '2027-03-31', ...more });
    }

    async function holding(companyId: string, place: HoldingRecord['place']): Promise<HoldingRecord> {
      const query = { companyId, place, keyword: '', orderBy: 'openedAt', descending: true } as const;
      const [found] = await under.store.transaction(async ({ holdings }) =>
        holdings.page(query, { offset: 0, limit: 1 }),
      );
      if (!found) throw new Error(`Nothing ${place} at ${companyId}`);
      return found;
    }

    /** A credit that was issued to the supplier and is in transit. */
    async function issueInstrument(): Promise<HoldingRecord> {
      const checked = await trading.decide(await trading.caller('shennanzhi', 'operator'), await issue());
      await trading.decide(await trading.caller('songbeichen', 'director'), checked);
      return holding('C-YANZHOU', 'transit');
    }

    async function holdInstrument(): Promise<HoldingRecord> {
      const { id } = await issueInstrument();
      await trading.decide(await director(), await trading.save(await operator(), 'accept', { holdingId: id }));
      return holding('C-YANZHOU', 'held');
    }

    const transferred = async (on: Trading, caller: Caller, holdingId: string, amount = '60.00') =>
      on.save(caller, 'transfer', { holdingId, lines: [{ payeeId: 'C-CHENGYE', amount }] });

    /** The resulting state of work, or the code of its refusal. */
    const stateOf = async (work: ReturnType<Work>): Promise<string | undefined> => {
      const outcome = await outcomeOf(work);
      return typeof outcome === 'string' ? outcome : outcome?.state;
    };

    /**
     * Holds one piece of work at a moment while another runs as far as it can. Neither is started a second time: after
     * a deadlock, which the database would end, one would be.
     */
    async function raced(at: Moment, one: Work, other: Work): Promise<readonly (string | undefined)[]> {
      let standing: HeldStore | undefined;
      const counted = new HeldStore(under.store, 'before nothing.ever');
      const on = (store: Store): Trading => new Trading(store, clock);
      const [first, [second]] = await crossed(under, world, {
        one: async (_backEnd, store) => {
          standing = store;
          return stateOf(one(on(store)));
        },
        at,
        others: [async () => stateOf(other(on(counted)))],
      });
      expect([standing?.tries, counted.tries]).toEqual([1, 1]);
      return [first, second];
    }

    async function faults(): Promise<readonly string[]> {
      return under.store.transaction(async (transaction) => {
        const found: string[] = [];
        for (const id of await transaction.instruments.idsAfter('', 100))
          found.push(...(await instrumentFaults(transaction, id)));
        const all: TradeApplicationRecord[] = [];
        for (const companyId of companyIds) {
          const query = { companyId, acts, states: undefined, makerUserId: undefined, keyword: '' };
          all.push(...(await transaction.tradeApplications.page(query, { offset: 0, limit: 100 })));
        }
        for (const { id } of all) found.push(...(await applicationFaults(transaction, id)));
        found.push(...(await useFaults(transaction, ['C-QIHENG', 'C-LANCHUAN'], all)));
        return found;
      });
    }

    it.each([
      ['approve', 'EFFECTIVE'],
      ['return', 'RETURNED'],
      ['reject', 'REJECTED'],
    ] as const)('takes one of two decisions: %s', async (decision, expected) => {
      const made = await transferred(trading, await operator(), (await holdInstrument()).id);
      const [gu, lin] = [await director(), await trading.caller('linzhixia', 'director')];
      expect(
        await raced(
          'before tradeApplications.save',
          async (on) => on.decide(gu, made, decision),
          async (on) => on.decide(lin, made),
        ),
      ).toEqual([expected, 'TRADE_CHANGED']);
      expect(await faults()).toEqual([]);
    });

    it('takes an approval or a withdrawal, whichever comes first', async () => {
      const [gu, zhou] = [await director(), await operator()];
      const { id } = await holdInstrument();
      const first = await transferred(trading, zhou, id, '10.00');
      expect(
        await raced(
          'before postings.append',
          async (on) => on.decide(gu, first),
          async (on) => on.withdraw(zhou, first),
        ),
      ).toEqual(['EFFECTIVE', 'TRADE_CHANGED']);
      const second = await transferred(trading, zhou, id, '10.00');
      expect(
        await raced(
          'before tradeApplications.save',
          async (on) => on.withdraw(zhou, second),
          async (on) => on.decide(gu, second),
        ),
      ).toEqual(['WITHDRAWN', 'TRADE_CHANGED']);
      expect(await faults()).toEqual([]);
    });

    it('reserves a holding for one of two transfers that together exceed it', async () => {
      const { id } = await holdInstrument();
      const [zhou, li] = [await operator(), await trading.caller('limin', 'operator')];
      expect(
        await raced(
          'before reservations.save',
          async (on) => transferred(on, zhou, id),
          async (on) => transferred(on, li, id),
        ),
      ).toEqual(['WAITING', 'TRADE_RULE']);
      expect((await holding('C-YANZHOU', 'held')).reserved).toEqual(money('60.00'));
      expect(await faults()).toEqual([]);
    });

    describe('while the rows of a company are locked, another company', () => {
      /** A person with the same name and role in a company that has nothing to do with the amounts. */
      const inCompany = (caller: Caller, pkCorp: string): Caller => ({ ...caller, user: { ...caller.user, pkCorp } });
      const stranger = async (): Promise<Caller> => inCompany(await operator(), 'C-CHENGYE');
      const strangeIssuer = async (): Promise<Caller> => trading.caller('lanchuan-operator', 'operator');

      /** The outcome of strange work and the end of the lock, in their order. */
      async function orderOf(
        table: 'holdings' | 'tradeApplications',
        id: string,
        strange: Work,
      ): Promise<readonly string[]> {
        const events: string[] = [];
        const held: Work = async (on) => {
          await on.store.transaction(async (transaction) => transaction[table].lock(id));
          events.push('unlocked');
          return undefined;
        };
        await raced(`after ${table}.lock`, held, async (on) => {
          events.push((await stateOf(strange(on))) ?? '');
          return undefined;
        });
        return events;
      }

      const wholeHolding = { amount: '100.00' };
      const lines = [{ payeeId: 'C-YANZHOU', amount: '60.00' }];

      it.each([
        ['transfer', 'held', stranger, (id: string) => ({ holdingId: id, lines })],
        ['cancellation', 'held', stranger, (id: string) => ({ holdingId: id })],
        ['cancellation', 'held', strangeIssuer, (id: string) => ({ holdingId: id })],
        ['finance', 'held', stranger, (id: string) => ({ holdings: [{ holdingId: id, ...wholeHolding }] })],
        ['accept', 'transit', stranger, (id: string) => ({ holdingId: id })],
        ['refuse', 'transit', stranger, (id: string) => ({ holdingId: id })],
        ['transfer-recall', 'transit', stranger, (id: string) => ({ holdingId: id })],
        ['issue-recall', 'transit', strangeIssuer, (id: string) => ({ holdingId: id })],
      ] as const)('is refused at once: %s of an amount %s', async (act, place, caller, form) => {
        const { id } = place === 'held' ? await holdInstrument() : await issueInstrument();
        const asking = await caller();
        const strange: Work = async (on) => on.save(asking, act, form(id));
        // No funder is asked about an amount of others, so that the rules refuse it.
        const refusal = act === 'finance' ? 'TRADE_RULE' : 'NOT_FOUND';
        expect(await orderOf('holdings', id, strange)).toEqual([refusal, 'unlocked']);
        expect(await stateOf(trading.save(asking, act, form('none')))).toBe(refusal);
      });

      it('is refused at once the return of an amount whose acceptance is decided', async () => {
        const { id } = await issueInstrument();
        const accepting = await trading.save(await operator(), 'accept', { holdingId: id });
        const asking = await stranger();
        const strange: Work = async (on) => on.save(asking, 'refuse', { holdingId: id });
        expect(await orderOf('tradeApplications', accepting.id, strange)).toEqual(['NOT_FOUND', 'unlocked']);
      });

      it('is refused at once the allocation of an amount', async () => {
        const { id } = await holdInstrument();
        const asking = await stranger();
        await under.store.transaction(async ({ groups }) =>
          groups.save({ ...someGroup, pkCorp: asking.user.pkCorp, innerOrganisationsOn: true }),
        );
        const strange: Work = async (on) => {
          const read = { holdingId: id, version: 0, organisationId: 'IO-1' };
          await on.store.transaction(async (transaction) => allocateHolding(transaction, asking, read, clock.now()));
          return undefined;
        };
        expect(await orderOf('holdings', id, strange)).toEqual(['NOT_FOUND', 'unlocked']);
      });

      it('is refused at once a decision, a withdrawal, and an edit of an application', async () => {
        const made = await transferred(trading, await operator(), (await holdInstrument()).id);
        // The issuer takes no part in a transfer, and the payee decides nothing about it.
        const issuing = await trading.caller('songbeichen', 'director');
        const [zhou, gu] = [await operator(), await director()];
        for (const strange of [
          async (on) => on.decide(issuing, made),
          async (on) => on.decide(inCompany(gu, 'C-LANCHUAN'), made),
          async (on) => on.withdraw(inCompany(zhou, 'C-CHENGYE'), made),
          async (on) => on.save(inCompany(zhou, 'C-CHENGYE'), 'transfer', made.form, made, false),
        ] satisfies readonly Work[])
          expect(await orderOf('tradeApplications', made.id, strange)).toEqual(['NOT_FOUND', 'unlocked']);
      });
    });

    /** The platform bars a company while it holds the lock for which an approval waits. */
    const barred =
      (companyId: string, action: string, lock: (transaction: Transaction) => Promise<unknown>): Work =>
      async (on) => {
        await on.store.transaction(async (transaction) => {
          await lock(transaction);
          await transaction.facts.write(barsFact(companyId), [action]);
        });
        return { state: 'barred' };
      };

    it('approves no transfer of a company that is barred while the approval waits for its holding', async () => {
      const [gu, { id }] = [await director(), await holdInstrument()];
      const made = await transferred(trading, await operator(), id);
      expect(
        await raced(
          'before facts.write',
          barred('C-YANZHOU', 'transfer', async ({ holdings }) => holdings.lock(id)),
          async (on) => on.decide(gu, made),
        ),
      ).toEqual(['barred', 'REFUSED_BY_RULE']);
      expect(await faults()).toEqual([]);
    });

    it('approves no acceptance of a company that is barred while the approval waits for its holding', async () => {
      const [gu, { id }] = [await director(), await issueInstrument()];
      const made = await trading.save(await operator(), 'accept', { holdingId: id });
      expect(
        await raced(
          'before facts.write',
          barred('C-YANZHOU', 'accept', async ({ holdings }) => holdings.lock(id)),
          async (on) => on.decide(gu, made),
        ),
      ).toEqual(['barred', 'LAPSED']);
      expect(await faults()).toEqual([]);
    });

    it('approves no issue to a payee that is barred while the approval waits for the limit', async () => {
      const checked = await trading.decide(await trading.caller('shennanzhi', 'operator'), await issue());
      const song = await trading.caller('songbeichen', 'director');
      expect(
        await raced(
          'before facts.write',
          barred('C-YANZHOU', 'accept', async ({ issueLimits }) => issueLimits.lock('C-QIHENG credit')),
          async (on) => on.decide(song, checked),
        ),
      ).toEqual(['barred', 'REFUSED_BY_RULE']);
      expect(await faults()).toEqual([]);
    });

    it('accepts or recalls an amount in transit, whichever comes first', async () => {
      const { id } = await issueInstrument();
      const accepting = await trading.save(await operator(), 'accept', { holdingId: id });
      const recalling = await trading.save(await trading.caller('luoqiubai', 'operator'), 'issue-recall', {
        holdingId: id,
      });
      const [gu, song] = [await director(), await trading.caller('songbeichen', 'director')];
      expect(
        await raced(
          'before postings.append',
          async (on) => on.decide(gu, accepting),
          async (on) => on.decide(song, recalling),
        ),
      ).toEqual(['EFFECTIVE', 'LAPSED']);
      expect(await faults()).toEqual([]);
    });

    it.each(['after tradeApplications.lock', 'before postings.append'] as const)(
      'recalls an amount in transit %s, and the acceptance finds itself ended',
      async (at) => {
        const { id } = await issueInstrument();
        const accepting = await trading.save(await operator(), 'accept', { holdingId: id });
        const recalling = await trading.save(await trading.caller('luoqiubai', 'operator'), 'issue-recall', {
          holdingId: id,
        });
        const [gu, song] = [await director(), await trading.caller('songbeichen', 'director')];
        const both = await raced(
          at,
          async (on) => on.decide(song, recalling),
          async (on) => on.decide(gu, accepting),
        );
        // Where the recall holds only its own lock, the acceptance is the first to reach the holding.
        expect(both).toEqual(
          at === 'before postings.append' ? ['EFFECTIVE', 'TRADE_CHANGED'] : ['LAPSED', 'EFFECTIVE'],
        );
        expect(await faults()).toEqual([]);
      },
    );

    it('locks an acceptance before its holding, as the acceptance does: neither waits for the other for ever', async () => {
      const { id } = await issueInstrument();
      const accepting = await trading.save(await operator(), 'accept', { holdingId: id });
      const gu = await director();
      const refuser = await trading.caller('limin', 'operator');
      expect(
        await raced(
          'after holdings.lock',
          async (on) => on.save(refuser, 'refuse', { holdingId: id }),
          async (on) => on.decide(gu, accepting),
        ),
      ).toEqual(['EFFECTIVE', 'TRADE_CHANGED']);
      expect(await faults()).toEqual([]);
    });

    it('issues up to a limit, not beyond it', async () => {
      await under.store.transaction(async ({ issueLimits, limitUses }) => {
        const limit = await issueLimits.find('C-QIHENG credit');
        const { used } = await limitUses.sums('C-QIHENG credit');
        if (limit) await issueLimits.save({ ...limit, total: addMoney(used, money('150.00')) });
      });
      const [luo, shen] = [
        await trading.caller('luoqiubai', 'operator'),
        await trading.caller('shennanzhi', 'operator'),
      ];
      const form = { payeeId: 'C-YANZHOU', amount: '100.00', dueOn: '2027-03-31' };
      expect(
        await raced(
          'before limitUses.save',
          async (on) => on.save(luo, 'issue', form),
          async (on) => on.save(shen, 'issue', form),
        ),
      ).toEqual(['WAITING', 'TRADE_RULE']);
      expect(await faults()).toEqual([]);
    });

    const limitId = 'C-QIHENG credit';
    const requested = async (on: Trading, caller: Caller): ReturnType<Work> =>
      on.store.transaction(async (transaction) =>
        requestLimit(
          transaction,
          caller,
          { kind: 'credit', total: '300000000.00', validUntil: '', reason: '旺季备货' },
          clock.now(),
        ),
      );

    it('takes one of two requests about a limit', async () => {
      const [luo, shen] = [
        await trading.caller('luoqiubai', 'operator'),
        await trading.caller('shennanzhi', 'operator'),
      ];
      expect(
        await raced(
          'before limitRequests.save',
          async (on) => requested(on, luo),
          async (on) => requested(on, shen),
        ),
      ).toEqual(['sent', 'LIMIT_REQUEST']);
    });

    it('answers a request about a limit or lets it be withdrawn, whichever comes first', async () => {
      const luo = await trading.caller('luoqiubai', 'operator');
      await requested(trading, luo);
      const [open] = await under.store.transaction(async ({ limitRequests }) =>
        limitRequests.page(limitId, { offset: 0, limit: 1 }),
      );
      const proposed = {
        limitId,
        requestId: open?.id,
        changes: true,
        total: '300000000.00',
        reason: '年审通过',
        by: '许知远',
      };
      await under.store.transaction(async (transaction) => proposeLimitChange(transaction, proposed, clock.now()));
      expect(
        await raced(
          'before limitChanges.save',
          async (on) =>
            on.store.transaction(async (transaction) => {
              await decideLimitProposal(
                transaction,
                { limitId, proposedAt: clock.now(), confirms: true, by: '高明远' },
                clock.now(),
              );
              return transaction.limitRequests.find(open?.id ?? '');
            }),
          async (on) =>
            on.store.transaction(async (transaction) =>
              withdrawLimitRequest(transaction, luo, open?.id ?? '', clock.now()),
            ),
        ),
      ).toEqual(['granted', 'LIMIT_REQUEST']);
    });

    const proposed = {
      act: 'freeze',
      companyId: '',
      counterpartyId: '',
      freezeId: '',
      postingId: '',
      orderNumber: '浙02执88号',
      until: '2027-03-01',
    } as const;
    /** A freeze that one officer has proposed. */
    const proposeFreeze = async (holdingId: string, amount: string): Promise<string> =>
      under.store.transaction(async (transaction) => {
        const said = { ...proposed, holdingId, amount, reason: '协助执行', by: '许知远' };
        return (await proposeOrder(transaction, said, clock.now())).id;
      });
    const approveOrder = async (on: Trading, orderId: string, by = '高明远'): ReturnType<Work> =>
      on.store.transaction(async (transaction) =>
        checkOrder(transaction, { orderId, approves: true, by }, clock.now()),
      );

    it('approves an order of the officers once', async () => {
      const orderId = await proposeFreeze((await holdInstrument()).id, '60.00');
      expect(
        await raced(
          'before officerOrders.save',
          async (on) => approveOrder(on, orderId),
          async (on) => approveOrder(on, orderId, '沈砚秋'),
        ),
      ).toEqual(['approved', 'NOT_IN_THIS_STATE']);
      expect((await holding('C-YANZHOU', 'held')).frozen).toEqual(money('60.00'));
      expect(await faults()).toEqual([]);
    });

    it.each([
      ['about a holding', async () => ({ act: 'freeze', holdingId: (await holdInstrument()).id }) as const],
      ['about a company', async () => ({ act: 'deregistration', holdingId: '', companyId: 'C-YANZHOU' }) as const],
    ])('keeps one of two equal proposals of the officers %s', async (_about, proposal) => {
      const said = { ...proposed, ...(await proposal()), amount: '60.00', reason: '协助执行' };
      const proposing =
        (by: string): Work =>
        async ({ store }) =>
          store.transaction(async (transaction) => proposeOrder(transaction, { ...said, by }, clock.now()));
      expect(await raced('before officerOrders.save', proposing('许知远'), proposing('沈砚秋'))).toEqual([
        'proposed',
        'NOT_IN_THIS_STATE',
      ]);
    });

    it('freezes or passes on, whichever comes first', async () => {
      const [gu, zhou] = [await director(), await operator()];
      const { id } = await holdInstrument();
      const first = await transferred(trading, zhou, id, '30.00');
      const early = await proposeFreeze(id, '80.00');
      expect(
        await raced(
          'before postings.append',
          async (on) => on.decide(gu, first),
          async (on) => approveOrder(on, early),
        ),
      ).toEqual(['EFFECTIVE', 'TRADE_RULE']);
      const second = await transferred(trading, zhou, id, '30.00');
      const late = await proposeFreeze(id, '60.00');
      expect(
        await raced(
          'before holdingFreezes.save',
          async (on) => approveOrder(on, late),
          async (on) => on.decide(gu, second),
        ),
      ).toEqual(['approved', 'TRADE_CHANGED']);
      expect((await trading.application(second.id)).state).toBe('LAPSED');
      expect(await faults()).toEqual([]);
    });

    it('carries out one order about a company after another, without a deadlock', async () => {
      const [zhou, gu] = [await operator(), await director()];
      await under.store.transaction(async (transaction) =>
        lapseApplications(transaction, 'C-YANZHOU', 'overtaken', clock.now()),
      );
      const { id } = await holdInstrument();
      const sent = await trading.decide(gu, await transferred(trading, zhou, id, '10.00'));
      const [posting] = await under.store.transaction(async ({ postings }) => postings.ofApplication(sent.id));
      const recall = await trading.save(zhou, 'transfer-recall', { holdingId: posting?.toId ?? '', purpose: '有误' });
      // A successor takes over only the transfer, so its id must come after that of the recall.
      let moving = await transferred(trading, zhou, id, '30.00');
      while (moving.id < recall.id) {
        await trading.withdraw(zhou, moving);
        moving = await transferred(trading, zhou, id, '30.00');
      }
      const about = { companyId: 'C-YANZHOU', holdingId: '', amount: '', freezeId: '', postingId: '', until: '' };
      const said = { orderNumber: '', reason: '吸收合并', by: '许知远' };
      const propose = async (act: 'deregistration' | 'succession', counterpartyId: string): Promise<string> =>
        under.store.transaction(
          async (transaction) =>
            (await proposeOrder(transaction, { act, ...about, ...said, counterpartyId }, clock.now())).id,
        );
      const [first, second] = [await propose('deregistration', ''), await propose('succession', 'C-CHENGYE')];
      expect(
        await raced(
          'after tradeApplications.lock',
          async (on) => approveOrder(on, first),
          async (on) => approveOrder(on, second),
        ),
      ).toEqual(['approved', 'approved']);
      expect(await faults()).toEqual([]);
    });

    it('freezes amounts that are submitted meanwhile as well', async () => {
      const zhou = await operator();
      const { id } = await holdInstrument();
      const orderId = await proposeFreeze(id, '60.00');
      expect(
        await raced(
          'before reservations.save',
          async (on) => transferred(on, zhou, id, '60.00'),
          async (on) => approveOrder(on, orderId),
        ),
      ).toEqual(['WAITING', 'approved']);
      expect((await holding('C-YANZHOU', 'held')).reserved).toEqual(money('0.00'));
      expect(await faults()).toEqual([]);
    });

    it('takes an invoice once, whichever company names it', async () => {
      const [luo, meng] = [
        await trading.caller('luoqiubai', 'operator'),
        await trading.caller('mengxizhou', 'operator'),
      ];
      const form = {
        payeeId: 'C-YANZHOU',
        amount: '100.00',
        dueOn: '2027-03-31',
        invoices: [{ code: '3300261130', number: '26990001', issuedOn: '2026-11-01', total: '100.00' }],
      };
      expect(
        await raced(
          'before invoiceUses.save',
          async (on) => on.save(luo, 'issue', form),
          async (on) => on.save(meng, 'issue', form),
        ),
      ).toEqual(['WAITING', 'WAITING']);
      const uses = await under.store.transaction(async ({ invoiceUses }) =>
        invoiceUses.ofInvoices(['3300261130 26990001']),
      );
      expect(uses.map(({ companyId, amount }) => [companyId, amount])).toEqual([['C-QIHENG', money('100.00')]]);
      expect(await faults()).toEqual([]);
    });

    it.each(['after holdings.amountsOf', 'after postings.movementsOf'] as const)(
      'moves amounts while the ledger is compared, %s: no contradiction is found',
      async (at) => {
        const [gu, made] = [
          await director(),
          await transferred(trading, await operator(), (await holdInstrument()).id),
        ];
        const [result, decided] = await crossed(under, world, {
          one: async (_backEnd, store) => createLedgerCheck({ store, clock })(),
          at,
          others: [async () => stateOf(trading.decide(gu, made))],
        });
        expect([result, decided]).toMatchObject([{ faults: 0 }, ['EFFECTIVE']]);
        expect(result?.instruments).toBeGreaterThan(0);
      },
    );

    it('answers every page of it', async () => {
      const { id, instrumentId, number } = await holdInstrument();
      await transferred(trading, await operator(), id);
      const [supplier, core] = [
        await world.asking('zhousiyuan'),
        await world.asking('luoqiubai', 'ROLE_CORE_OPERATOR'),
      ];
      const page = { page: 1, pageSize: 10, keyword: number };
      const days = { from: '2026-11-27', to: '2026-11-27' };
      const ask = async (call: CallName, request: object, caller: CallerFacts) =>
        (await asked(world, call, request, caller)).data;
      expect(await ask('tradeHoldings', { ...page, place: 'held' }, supplier)).toMatchObject({
        count: 1,
        reservedAmount: '60.00',
        records: [{ openApplications: [{ act: 'transfer' }] }],
      });
      expect(await ask('tradeLedger', { ...page, ...days }, supplier)).toMatchObject({
        in: { count: 1, totalAmount: '100.00' },
        records: [{ amount: '100.00' }],
      });
      expect(await ask('tradeInstrument', { instrumentId }, supplier)).toMatchObject({ amount: '100.00' });
      expect(await ask('tradeInstruments', page, core)).toMatchObject({ records: [{ heldAmount: '100.00' }] });
      expect(await ask('tradeApplications', { ...page, keyword: 'ZR', hands: 'mine' }, supplier)).toMatchObject({
        count: 1,
      });
      expect(await ask('waitingTradeApplications', {}, supplier)).toEqual({ records: [] });
      expect(await ask('creditCorpsByName', { corpName: '澄叶' }, supplier)).toMatchObject([{ pkCorp: 'C-CHENGYE' }]);
      expect(await ask('creditIssuers', {}, supplier)).toMatchObject(
        ['C-BEIYU', 'C-QIHENG', 'C-LANCHUAN'].map((pkCorp) => ({ pkCorp, hasIssued: true })),
      );
    });

    it('runs once when one key is sent twice', async () => {
      const caller = { ...(await world.asking('luoqiubai', 'ROLE_CORE_OPERATOR')), idempotencyKey: 'one-key' };
      const form = { ...emptyForm, payeeId: 'C-YANZHOU', amount: '100.00', dueOn: '2027-03-31' };
      const request = { act: 'issue', instrumentKind: 'credit', form, submits: true };
      const query = { companyId: 'C-QIHENG', acts, states: undefined, makerUserId: undefined, keyword: '' };
      const count = async () => (await under.store.transaction(async (all) => all.tradeApplications.sum(query))).count;
      const before = await count();
      const both = await Promise.all(
        [world.backEnd, world.beside({})].map(async (backEnd) =>
          asked({ backEnd }, 'saveTradeApplication', request, caller),
        ),
      );
      expect(both.map(({ code }) => code)).toEqual(['0', '0']);
      expect(both[1]?.data).toEqual(both[0]?.data);
      expect((await count()) - before).toBe(1);
      expect(await faults()).toEqual([]);
    });

    /** Withdraws all roles from a user, which ends the user's sessions. */
    const dismiss = async (userName: string): Promise<string> =>
      under.store.transaction(async (transaction) => {
        const user = await transaction.users.byName(userName);
        if (!user) throw new Error('No such account');
        await changeRole(transaction, user, [], { source: '', agent: '' }, clock.now());
        return 'dismissed';
      });

    it.each(['decideTradeApplication', 'withdrawTradeApplication'] as const)(
      'accepts no %s of a user whose role ended while the request waited',
      async (call) => {
        const made = await issue();
        const caller = await world.asking('shennanzhi', 'ROLE_CORE_OPERATOR');
        const request = { applicationId: made.id, version: made.version, decision: 'approve' };
        const [answer, others] = await crossed(under, world, {
          one: async (backEnd) => asked({ backEnd }, call, request, caller),
          at: 'before users.lock',
          others: [async () => dismiss('shennanzhi')],
        });
        expect([answer.code, others]).toEqual(['SESSION_REQUIRED', ['dismissed']]);
        expect((await trading.application(made.id)).state).toBe('WAITING');
      },
    );

    it.each(['requestTradeLimit', 'withdrawTradeLimitRequest'] as const)(
      'accepts no %s of a user whose role ended while the request waited',
      async (call) => {
        const openRequest = async () => under.store.transaction(async (all) => all.limitRequests.open(limitId));
        if (call === 'withdrawTradeLimitRequest')
          await requested(trading, await trading.caller('shennanzhi', 'operator'));
        const before = await openRequest();
        const caller = await world.asking('luoqiubai', 'ROLE_CORE_OPERATOR');
        const typed = { instrumentKind: 'credit', total: '300000000.00', validUntil: '', reason: '旺季备货' };
        const [answer, others] = await crossed(under, world, {
          one: async (backEnd) => asked({ backEnd }, call, before ? { requestId: before.id } : typed, caller),
          at: 'before users.lock',
          others: [async () => dismiss('luoqiubai')],
        });
        expect([answer.code, others]).toEqual(['SESSION_REQUIRED', ['dismissed']]);
        expect(await openRequest()).toEqual(before);
      },
    );

    describe('about thresholds, suppliers, allocations and drafts', () => {
      const typed = { instrumentKind: 'credit', amount: '1000.00', validFrom: '2026-12-01', reason: '年度授权' };
      const song = async (): Promise<CallerFacts> => world.asking('songbeichen', 'ROLE_CORE_DIRECTOR');
      const fu = async (): Promise<CallerFacts> => world.asking('fumingheng', 'CORE_FINAL_REVIEW');
      const tang = async (): Promise<CallerFacts> => world.asking('tangyishan', 'ROLE_CORP_OPERATOR');
      const propose = async (): Promise<string> => {
        const { data } = await asked(world, 'proposeTradeReviewThreshold', typed, await song());
        return (data as { readonly proposalId: string }).proposalId;
      };
      const recommended = {
        instrumentKind: 'credit',
        corpName: '绍兴青禾包装有限公司',
        socialCreditCode: '91330602MA2D9K4T77',
        contactName: '叶青禾',
        mobile: '13800001299',
        reason: '包装材料',
      };
      const luo = async (): Promise<CallerFacts> => world.asking('luoqiubai', 'ROLE_CORE_OPERATOR');
      const recommend = async (): Promise<string> => {
        const { data } = await asked(world, 'recommendTradeSupplier', recommended, await luo());
        return (data as { readonly recommendationId: string }).recommendationId;
      };
      const draft = async () => {
        return trading.save(
          await trading.caller('luoqiubai', 'operator'),
          'issue',
          { payeeId: 'C-YANZHOU', amount: '5.00', dueOn: '2027-03-31' },
          undefined,
          false,
        );
      };
      const group = async (isAllocated: boolean): Promise<HoldingRecord> => {
        const query = {
          companyId: 'C-ZHUHE',
          place: 'held',
          keyword: '',
          orderBy: 'dueOn',
          descending: false,
        } as const;
        const all = await under.store.transaction(async ({ holdings }) =>
          holdings.page(query, { offset: 0, limit: 100 }),
        );
        const found = all.find(({ innerOrganisationId }) => (innerOrganisationId !== undefined) === isAllocated);
        if (!found) throw new Error('The group has no such holding');
        return found;
      };

      it('keeps one of two proposals of a threshold', async () => {
        const [one, other] = [await song(), await fu()];
        const [first, others] = await crossed(under, world, {
          one: async (backEnd) => asked({ backEnd }, 'proposeTradeReviewThreshold', typed, one),
          at: 'before reviewThresholds.save',
          others: [async () => asked(world, 'proposeTradeReviewThreshold', typed, other)],
        });
        expect(first.code).toBe('0');
        expect(others).toEqual([{ code: 'REVIEW_THRESHOLD', data: { because: 'open' } }]);
      });

      it('takes one of two answers to a threshold', async () => {
        const proposalId = await propose();
        const [one, other] = [await fu(), await song()];
        const [first, others] = await crossed(under, world, {
          one: async (backEnd) =>
            asked({ backEnd }, 'answerTradeReviewThreshold', { proposalId, answer: 'confirm' }, one),
          at: 'before reviewThresholds.save',
          others: [async () => asked(world, 'answerTradeReviewThreshold', { proposalId, answer: 'withdraw' }, other)],
        });
        expect(first).toMatchObject({ code: '0', data: { state: 'confirmed' } });
        expect(others).toEqual([{ code: 'REVIEW_THRESHOLD', data: { because: 'ended' } }]);
      });

      it('keeps one of two recommendations of a supplier', async () => {
        const [one, other] = [await luo(), await world.asking('shennanzhi', 'ROLE_CORE_OPERATOR')];
        const [first, others] = await crossed(under, world, {
          one: async (backEnd) => asked({ backEnd }, 'recommendTradeSupplier', recommended, one),
          at: 'before supplierRecommendations.save',
          others: [async () => asked(world, 'recommendTradeSupplier', recommended, other)],
        });
        expect(first.code).toBe('0');
        expect(others).toEqual([{ code: 'SUPPLIER_RECOMMENDATION', data: { because: 'invited' } }]);
      });

      it('takes one of two answers to a recommendation', async () => {
        const recommendationId = await recommend();
        const [one, other] = [await song(), await luo()];
        const [first, others] = await crossed(under, world, {
          one: async (backEnd) =>
            asked({ backEnd }, 'answerTradeRecommendation', { recommendationId, answer: 'decline' }, one),
          at: 'before supplierRecommendations.save',
          others: [
            async () => asked(world, 'answerTradeRecommendation', { recommendationId, answer: 'withdraw' }, other),
          ],
        });
        expect(first).toMatchObject({ code: '0', data: { state: 'declined' } });
        expect(others).toEqual([{ code: 'SUPPLIER_RECOMMENDATION', data: { because: 'ended' } }]);
      });

      it('allocates a holding, and loses nothing that is done with it meanwhile', async () => {
        const { id } = await group(false);
        const caller = await tang();
        const maker = await trading.caller('tangyishan', 'operator');
        const form = { holdingId: id, lines: [{ payeeId: 'C-YANZHOU', amount: '1.00' }] };
        const [allocated, others] = await crossed(under, world, {
          one: async (backEnd) =>
            asked({ backEnd }, 'allocateCredit', { id, innerOrgId: 'IO-ZH2', version: 0 }, caller),
          at: 'before holdings.save',
          others: [async () => stateOf(trading.save(maker, 'transfer', form))],
        });
        expect([allocated.code, others]).toEqual(['0', ['WAITING']]);
        const after = await under.store.transaction(async ({ holdings }) => holdings.find(id));
        expect(after).toMatchObject({ innerOrganisationId: 'IO-ZH2', reserved: money('1.00') });
      });

      it.each<readonly [CallName, string, () => Promise<CallerFacts>, () => Promise<object>]>([
        ['proposeTradeReviewThreshold', 'songbeichen', song, async () => typed],
        [
          'answerTradeReviewThreshold',
          'fumingheng',
          fu,
          async () => ({ proposalId: await propose(), answer: 'confirm' }),
        ],
        [
          'allocateCredit',
          'tangyishan',
          tang,
          async () => ({ id: (await group(false)).id, innerOrgId: 'IO-ZH2', version: 0 }),
        ],
        ['handBackCredit', 'tangyishan', tang, async () => ({ id: (await group(true)).id, version: 1 })],
        ['makeTradeDrafts', 'luoqiubai', luo, async () => ({ instrumentKind: 'credit', forms: [{ amount: '1.00' }] })],
        ['recommendTradeSupplier', 'luoqiubai', luo, async () => recommended],
        [
          'answerTradeRecommendation',
          'songbeichen',
          song,
          async () => ({ recommendationId: await recommend(), answer: 'decline' }),
        ],
      ])('takes no %s of %s, whose role ended while the request waited', async (call, account, asking, request) => {
        const wish = await request();
        const caller = await asking();
        const [answer, others] = await crossed(under, world, {
          one: async (backEnd) => asked({ backEnd }, call, wish, caller),
          at: 'before users.lock',
          others: [async () => dismiss(account)],
        });
        expect([answer.code, others]).toEqual(['SESSION_REQUIRED', ['dismissed']]);
      });

      it('submits no draft of a user whose role ended while the request waited', async () => {
        const { id, version } = await draft();
        const caller = await luo();
        const wish = { drafts: [{ applicationId: id, version }] };
        await crossed(under, world, {
          one: async (backEnd) => asked({ backEnd }, 'submitTradeDrafts', wish, caller),
          at: 'before users.lock',
          others: [async () => dismiss('luoqiubai')],
        });
        const { data } = await asked(world, 'tradeApplication', { applicationId: id }, await song());
        expect(data).toMatchObject({ state: 'DRAFT', version });
      });
    });

    it('lets an application lapse, though it is decided at the same time after its last day', async () => {
      const made = await issue();
      const other = await issue();
      const shen = await trading.caller('shennanzhi', 'operator');
      const tended: Work = async (on) => on.care().then(() => undefined);
      // Both were reminded of their last day.
      clock.advance(27 * 86_400_000);
      await trading.care();
      clock.advance(13 * 86_400_000);
      // The scheduled work uses one transaction to read, and one for each application.
      const lapsed = await crossed(under, world, {
        one: async (_backEnd, store) => stateOf(tended(new Trading(store, clock))),
        at: 'before tradeApplications.save',
        others: [made, other].map((each) => async () => stateOf(trading.decide(shen, each))),
      });
      const states = await Promise.all([made, other].map(async ({ id }) => (await trading.application(id)).state));
      expect(lapsed[0]).toBeUndefined();
      // The scheduled work was held at the first application; the other one was not closed yet.
      expect(new Set(lapsed[1])).toEqual(new Set(['TRADE_CHANGED', 'TRADE_STATE']));
      expect(new Set(states)).toEqual(new Set(['LAPSED']));
      expect(await faults()).toEqual([]);
    });

    it('sends back an amount that was not accepted in time, or lets it be refused, but not both', async () => {
      const { id } = await issueInstrument();
      const accepting = await trading.save(await operator(), 'accept', { holdingId: id });
      const zhou = await operator();
      clock.advance(30 * 86_400_000);
      const both = await crossed(under, world, {
        one: async (_backEnd, store) => stateOf(new Trading(store, clock).care().then(() => undefined)),
        at: 'before postings.append',
        others: [async () => stateOf(trading.save(zhou, 'refuse', { holdingId: id }))],
      });
      expect(both).toEqual([undefined, ['TRADE_RULE']]);
      expect((await trading.application(accepting.id)).state).toBe('LAPSED');
      expect(await faults()).toEqual([]);
    });
  });
}
