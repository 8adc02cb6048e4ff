import { chances } from '../builders/chances.ts';
import { describe, expect, it } from 'vitest';
import type { Caller } from '../../server/core/context.ts';
import type {
  FinancingRecord,
  HoldingFreezeRecord,
  HoldingRecord,
  KeptTradeForm,
  TradeApplicationRecord,
} from '../../server/core/records/trade.ts';
import { financingDecisions, type FinancingDecision } from '../../server/core/trade/financing/funder-actions.ts';
import { fundingLimitId } from '../../server/core/trade/financing/funding-offers.ts';
import { financingDues } from '../../server/core/trade/financing/repayment-work.ts';
import type { Store } from '../../server/core/store.ts';
import { checkOrder, proposeOrder, type OfficerProposed } from '../../server/core/trade/officers/officer-orders.ts';
import { addDays, shanghaiDate } from '../../src/domain/calendar/plain-date.ts';
import { compareMoney, money, moneyToText, sumMoney } from '../../src/domain/money/money.ts';
import { sumOfDues } from '../../src/domain/trade/financing/financing-dues.ts';
import { financingStates, type FinancingState } from '../../src/domain/trade/financing/financing-machine.ts';
import { unreservedOf } from '../../src/domain/trade/shared/holding.ts';
import { officerActs } from '../../src/domain/trade/shared/officer-acts.ts';
import type { TradeAct } from '../../src/domain/trade/shared/application-policy.ts';
import { financingFaults, FinancingWorld, verifiedAccount } from '../builders/financing.ts';
import {
  applicationFaults,
  instrumentFaults,
  outcomeOf,
  staffLanchuan,
  useFaults,
  type Part,
} from '../builders/trading.ts';

/** People of a company, by their role in the trade. */
interface Staff {
  readonly companyId: string;
  readonly people: readonly (readonly [string, Part])[];
}

const issuers: readonly Staff[] = [
  {
    companyId: 'C-QIHENG',
    people: [
      ['luoqiubai', 'operator'],
      ['shennanzhi', 'operator'],
      ['songbeichen', 'director'],
      ['fumingheng', 'final-reviewer'],
    ],
  },
  {
    companyId: 'C-LANCHUAN',
    people: [
      ['mengxizhou', 'operator'],
      ['lanchuan-operator', 'operator'],
      ['mengxizhou', 'director'],
      ['lanchuan-director', 'director'],
    ],
  },
];
const holders: readonly Staff[] = [
  {
    companyId: 'C-YANZHOU',
    people: [
      ['zhousiyuan', 'operator'],
      ['limin', 'operator'],
      ['linzhixia', 'operator'],
      ['guyunzhou', 'director'],
      ['linzhixia', 'director'],
    ],
  },
  {
    companyId: 'C-CHENGYE',
    people: [
      ['heqinghe', 'operator'],
      ['lujinghang', 'director'],
    ],
  },
  {
    companyId: 'C-SHIYU',
    people: [
      ['fangwanqiu', 'operator'],
      ['duanqingge', 'director'],
    ],
  },
  // One person with both roles: can submit, but nobody can approve.
  {
    companyId: 'C-QILING',
    people: [
      ['yanshuxin', 'operator'],
      ['yanshuxin', 'director'],
    ],
  },
];
const companies = [...issuers, ...holders];

/** The default values of an order. */
const unsaid = {
  holdingId: '',
  companyId: '',
  counterpartyId: '',
  amount: '0.00',
  freezeId: '',
  postingId: '',
  until: '',
  reason: '协助执行',
};

const hour = 3_600_000;
const day = 24 * hour;

/** The actions of a walk, with their relative frequency. */
const weights = {
  issue: 12,
  decide: 40,
  accept: 14,
  refuse: 2,
  transfer: 14,
  recall: 4,
  cancel: 3,
  withdraw: 3,
  again: 5,
  draft: 2,
  finance: 12,
  evidence: 10,
  funder: 24,
  contract: 10,
  bank: 10,
  payment: 2,
  repayment: 3,
  leap: 2,
  freeze: 2,
  release: 2,
  move: 2,
  succeed: 1,
  correct: 8,
} as const;
type Doing = keyof typeof weights;
const doings = Object.entries(weights).flatMap(([doing, weight]) =>
  Array.from({ length: weight }, () => doing as Doing),
);

const programmes = ['FP-CHANGYU-1', 'FP-CHANGYU-2', 'FP-HEZE-1', 'FP-CHANGYU-3'] as const;

/** The usual decisions of a funder in a state. */
const defaultDecisions: Partial<Record<FinancingState, readonly FinancingDecision[]>> = {
  FUNDER_REVIEW: ['search', 'search', 'search', 'approve', 'approve', 'approve', 'approve', 'reject'],
  DISBURSING: ['seal', 'register', 'disburse'],
  OVERDUE: ['ask-repurchase', 'waive-penalty'],
  SETTLED: ['end-registration'],
  LAPSED: ['end-registration'],
};

const isOwed = ({ place, amount }: HoldingRecord): boolean =>
  (place === 'held' || place === 'transit') && amount.fen > 0n;

class Walk {
  readonly #trading: FinancingWorld;
  readonly #chance: () => number;
  readonly #clock: { time: number; now(): number };
  readonly #applications = new Map<string, TradeApplicationRecord>();
  readonly #callers = new Map<string, Promise<Caller>>();
  readonly #instruments = new Set<string>();
  #references = 0;
  readonly #outcomes = new Map<string, number>();

  constructor(store: Store, seed: number) {
    this.#clock = {
      time: Date.parse('2026-11-27T02:00:00Z'),
      now() {
        return this.time;
      },
    };
    this.#trading = new FinancingWorld(store, this.#clock);
    this.#chance = chances(seed);
  }

  async begin(): Promise<void> {
    await staffLanchuan(this.#trading.store);
    const verified = await verifiedAccount(this.#trading);
    await this.#trading.store.transaction(async ({ issueLimits, bankAccounts, fundingLimits }) => {
      const account = await bankAccounts.find(verified);
      for (const { companyId: pkCorp } of holders)
        if (account && pkCorp !== account.pkCorp) await bankAccounts.save({ ...account, id: `BA-${pkCorp}`, pkCorp });
      for (const { companyId: issuerId } of issuers)
        for (const programmeId of programmes)
          await fundingLimits.save({
            id: fundingLimitId(programmeId, issuerId),
            programmeId,
            issuerId,
            total: money('9000000.00'),
            validUntil: '',
            isRevolving: true,
          });
      for (const { companyId } of issuers) {
        const limit = await issueLimits.find(`${companyId} credit`);
        if (limit) await issueLimits.save({ ...limit, total: money('20000000.00'), validUntil: '' });
      }
    });
  }

  /** One step, and the contradictions after it. */
  async step(): Promise<readonly string[]> {
    this.#clock.time += Math.ceil(this.#chance() * hour);
    const doing = this.#pick(doings) ?? 'decide';
    const touched = await this.#do(doing);
    if (typeof touched === 'string') {
      this.#count(`${doing} ${touched}`);
      return [];
    }
    if (!touched) return this.faults();
    this.#keep(touched);
    this.#count(`${doing} ${touched.act} ${touched.state}`);
    return this.#trading.store.transaction(async (transaction) => [
      ...(touched.act === 'finance' || touched.act === 'contract' ? await financingFaults(transaction) : []),
      ...(touched.instrumentId === '' ? [] : await instrumentFaults(transaction, touched.instrumentId)),
      ...(await applicationFaults(transaction, touched.id)),
    ]);
  }

  /** All contradictions. */
  async faults(): Promise<readonly string[]> {
    return this.#trading.store.transaction(async (transaction) => {
      const records = await transaction.tradeApplications.findAll([...this.#applications.keys()]);
      // The store returns records by their random ids; the walk keeps its own order.
      const byId = new Map(records.map((record) => [record.id, record]));
      for (const [id, known] of this.#applications) this.#keep(byId.get(id) ?? known);
      const found: string[] = [];
      for (const id of this.#instruments) found.push(...(await instrumentFaults(transaction, id)));
      for (const id of this.#applications.keys()) found.push(...(await applicationFaults(transaction, id)));
      const ids = issuers.map(({ companyId }) => companyId);
      found.push(...(await useFaults(transaction, ids, [...this.#applications.values()])));
      found.push(...(await financingFaults(transaction)));
      return found;
    });
  }

  /** Whether a financing was paid out and repaid. */
  async hasRepaid(): Promise<boolean> {
    const all = await this.#trading.store.transaction(async ({ financings }) => financings.newest(1000));
    return all.some(({ state }) => state === 'SETTLED');
  }

  /** The acts that have not become effective yet, of all or of those of a short walk. */
  undone(isLong: boolean): readonly string[] {
    // A deregistered company does nothing more, which would end the walk.
    const orders = officerActs.filter((act) => act !== 'deregistration');
    const acts = ['issue', 'accept', 'transfer', ...(isLong ? ['finance', 'contract', ...orders] : [])];
    const done = [...this.#outcomes.keys()];
    return acts.filter((act) => !done.some((each) => each.endsWith(`${act} EFFECTIVE`)));
  }

  /** The result of a step: an application, the code of a refusal, or nothing in particular. */
  async #do(doing: Doing): Promise<TradeApplicationRecord | string | undefined> {
    switch (doing) {
      case 'issue':
        return this.#issue();
      case 'decide':
        return this.#decide();
      case 'accept':
        return this.#ofHolding('accept', 'transit');
      case 'refuse':
        return this.#ofHolding('refuse', 'transit');
      case 'transfer':
        return this.#ofHolding('transfer', 'held');
      case 'recall':
        return this.#recall();
      case 'cancel':
        return this.#cancel();
      case 'withdraw':
        return this.#withdraw();
      case 'again':
        return this.#again(true);
      case 'draft':
        return this.#again(false);
      case 'finance':
        return this.#finance();
      case 'evidence':
        return this.#evidence();
      case 'funder':
        return this.#funder();
      case 'contract':
        return this.#contract();
      case 'bank':
        return this.#bank();
      case 'payment':
        return this.#payment();
      case 'repayment':
        return this.#repayment();
      case 'leap':
        return this.#leap();
      case 'freeze':
        return this.#freeze();
      case 'release':
        return this.#release();
      case 'move':
        return this.#move();
      case 'succeed':
        return this.#succeed();
      case 'correct':
        return this.#correct();
    }
  }

  #count(what: string): void {
    this.#outcomes.set(what, (this.#outcomes.get(what) ?? 0) + 1);
  }

  #keep(record: TradeApplicationRecord): void {
    this.#applications.set(record.id, record);
    if (record.instrumentId !== '') this.#instruments.add(record.instrumentId);
  }

  #pick<Each>(all: readonly Each[]): Each | undefined {
    return all[Math.floor(this.#chance() * all.length)];
  }

  #isLucky(share: number): boolean {
    return this.#chance() < share;
  }

  /** A person of a company; sometimes a person of another company, or a colleague as a delegate. */
  async #somebody(companyId: string, part: Part): Promise<Caller> {
    const of = this.#isLucky(0.04) ? this.#pick(companies) : companies.find((each) => each.companyId === companyId);
    const fitting = (of?.people ?? []).filter(([, each]) => each === part || this.#isLucky(0.05));
    const [name, own] = this.#pick(fitting) ?? this.#pick(of?.people ?? []) ?? ['zhousiyuan', 'operator'];
    const [absent] = this.#isLucky(0.1)
      ? (this.#pick((of?.people ?? []).filter(([, each]) => each === part)) ?? [])
      : [];
    const colleague = absent === name ? undefined : absent;
    const key = `${name} ${own} ${colleague}`;
    const caller =
      this.#callers.get(key) ?? this.#trading.caller(name, colleague === undefined ? own : part, colleague);
    this.#callers.set(key, caller);
    return caller;
  }

  #amount(most: number): string {
    const fen = this.#isLucky(0.1) ? most : Math.max(1, Math.floor(this.#chance() * most));
    return moneyToText({ fen: BigInt(fen) });
  }

  #today(): string {
    return shanghaiDate(this.#clock.time);
  }

  #issueForm(): Partial<KeptTradeForm> {
    const term = Math.floor(this.#chance() * (this.#isLucky(0.15) ? 420 : 170)) + 3;
    const invoices = Array.from({ length: Math.floor(this.#chance() * 3) }, () => Math.floor(this.#chance() * 40));
    return {
      payeeId: this.#pick(holders)?.companyId ?? '',
      amount: this.#amount(this.#isLucky(0.1) ? 300_000_000 : 50_000_000),
      dueOn: addDays(this.#today(), term),
      contractNumber: 'HT-1',
      isTransferable: !this.#isLucky(0.1),
      exceptionReason: 'contract',
      exceptionText: '按合同账期',
      // The two issuers use the same invoices, which is not allowed.
      invoices: [...new Set(invoices)].map((number) => ({
        code: '0330',
        number: `2699${String(number).padStart(4, '0')}`,
        issuedOn: '2026-11-01',
        total: moneyToText({ fen: BigInt(1_000_000 + number * 777_777) }),
      })),
    };
  }

  async #issue() {
    const caller = await this.#somebody(this.#pick(issuers)?.companyId ?? '', 'operator');
    return outcomeOf(this.#trading.save(caller, 'issue', this.#issueForm()));
  }

  async #decide() {
    const waiting = [...this.#applications.values()].filter(({ state }) => state === 'WAITING');
    const some = this.#pick(this.#isLucky(0.97) ? waiting : [...this.#applications.values()]);
    if (!some) return 'none';
    const caller = await this.#somebody(some.waitsForId, some.waitsForRole || 'director');
    const decision = this.#isLucky(0.82) ? 'approve' : (this.#pick(['return', 'reject'] as const) ?? 'return');
    const version = this.#isLucky(0.03) ? some.version - 1 : some.version;
    return outcomeOf(this.#trading.decide(caller, { id: some.id, version }, decision));
  }

  /** A holding in a place, of any instrument. */
  async #holding(place: HoldingRecord['place']): Promise<HoldingRecord | undefined> {
    return this.#trading.store.transaction(async ({ holdings }) => {
      for (let tries = 0; tries < 6; tries += 1) {
        const id = this.#pick([...this.#instruments]);
        const all = id === undefined ? [] : await holdings.ofInstrument(id);
        const there = all
          .filter((each) => each.place === place && each.amount.fen > 0n)
          // Ids are random, so only values that a seed repeats may decide the order.
          .toSorted(
            (one, other) =>
              one.openedAt - other.openedAt ||
              compareMoney(one.amount, other.amount) ||
              (one.companyId < other.companyId ? -1 : 1),
          );
        const found = this.#pick(there);
        if (found) return found;
      }
      return undefined;
    });
  }

  #lines(holding: HoldingRecord): KeptTradeForm['lines'] {
    const available = Number(unreservedOf(holding).fen);
    const most = this.#isLucky(0.05) ? available * 2 : available;
    const many = this.#isLucky(0.3) ? Math.ceil(this.#chance() * 3) : 1;
    return Array.from({ length: many }, (_, index) => holders[(index + holding.openedAt) % holders.length])
      .filter((each) => each !== undefined)
      .map(({ companyId }) => ({ payeeId: companyId, amount: this.#amount(Math.max(1, Math.floor(most / many))) }));
  }

  async #ofHolding(act: TradeAct, place: HoldingRecord['place']) {
    const holding = await this.#holding(place);
    if (!holding) return 'none';
    const caller = await this.#somebody(holding.companyId, 'operator');
    const lines = act === 'transfer' ? this.#lines(holding) : [];
    return outcomeOf(this.#trading.save(caller, act, { holdingId: holding.id, lines }));
  }

  async #recall() {
    const holding = await this.#holding('transit');
    if (!holding) return 'none';
    const act = holding.originId === undefined ? 'issue-recall' : 'transfer-recall';
    const caller = await this.#somebody(holding.senderId, 'operator');
    return outcomeOf(this.#trading.save(caller, act, { holdingId: holding.id }));
  }

  async #cancel() {
    const holding = await this.#holding('held');
    if (!holding) return 'none';
    const by = this.#isLucky(0.5) ? holding.companyId : holding.issuerId;
    const caller = await this.#somebody(by, 'operator');
    return outcomeOf(this.#trading.save(caller, 'cancellation', { holdingId: holding.id }));
  }

  /** An order of two officers; sometimes the same officer tries both steps. */
  async #order(proposed: Partial<OfficerProposed> & Pick<OfficerProposed, 'act'>) {
    return outcomeOf(
      this.#trading.store.transaction(async (transaction) => {
        const now = this.#clock.now();
        const said = { ...unsaid, ...proposed, orderNumber: String(now), by: '许知远' };
        const { id } = await proposeOrder(transaction, said, now);
        const by = this.#isLucky(0.95) ? '高明远' : '许知远';
        const { companyId, state } = await checkOrder(
          transaction,
          { orderId: id, approves: !this.#isLucky(0.05), by },
          now,
        );
        const query = { companyId, acts: [proposed.act], states: undefined, makerUserId: undefined, keyword: '' };
        const newest = await transaction.tradeApplications.page(query, { offset: 0, limit: 100 });
        // A succession makes several holdings at once, which differ only in random ids.
        const [made] = newest
          .filter(({ createdAt }) => createdAt === newest[0]?.createdAt)
          .toSorted((one, other) => compareMoney(one.amount, other.amount) || (one.dueOn < other.dueOn ? -1 : 1));
        return made && (state === 'approved' || state === 'signing') ? made : state;
      }),
    );
  }

  async #freeze() {
    const holding = await this.#holding(this.#isLucky(0.95) ? 'held' : 'transit');
    if (!holding) return 'none';
    const most = Math.max(1, Number(holding.amount.fen));
    const until = addDays(this.#today(), Math.floor(this.#chance() * 60));
    return this.#order({ act: 'freeze', holdingId: holding.id, amount: this.#amount(most), until });
  }

  async #freezeOf(holding: HoldingRecord | undefined): Promise<HoldingFreezeRecord | undefined> {
    const all = await this.#trading.store.transaction(async ({ holdingFreezes }) =>
      holdingFreezes.ofHoldings([holding?.id ?? '']),
    );
    return this.#pick(all.toSorted((one, other) => one.at - other.at));
  }

  /** A court's transfer of a frozen or an unfrozen amount. */
  async #move() {
    const holding = await this.#holding('held');
    if (!holding) return 'none';
    const freeze = this.#isLucky(0.5) ? await this.#freezeOf(holding) : undefined;
    const amount = this.#amount(Math.max(1, Number((freeze ?? holding).amount.fen)));
    const counterpartyId = this.#pick(companies)?.companyId ?? '';
    const freezeId = freeze?.id ?? '';
    return this.#order({ act: 'court-transfer', holdingId: holding.id, counterpartyId, amount, freezeId });
  }

  /** Rare, because the company then has no holdings left. */
  async #succeed() {
    if (!this.#isLucky(0.3)) return 'none';
    const [companyId = '', counterpartyId = ''] = [this.#pick(holders)?.companyId, this.#pick(holders)?.companyId];
    return this.#order({ act: 'succession', companyId, counterpartyId });
  }

  /** The correction of a posting: mostly of a late one, whose amount is unused. */
  async #correct() {
    const all = await this.#trading.store.transaction(async ({ postings }) =>
      postings.ofInstrument(this.#pick([...this.#instruments]) ?? ''),
    );
    const inOrder = all.toSorted(
      (one, other) =>
        one.at - other.at || compareMoney(one.amount, other.amount) || (one.toCompanyId < other.toCompanyId ? -1 : 1),
    );
    const posting = this.#isLucky(0.8) ? inOrder.at(-1) : this.#pick(inOrder);
    if (!posting) return 'none';
    return this.#order({ act: 'correction', holdingId: posting.toId, postingId: posting.id });
  }

  async #release() {
    const freeze = await this.#freezeOf(await this.#holding('held'));
    if (!freeze) return 'none';
    const amount = this.#amount(Number(freeze.amount.fen));
    return this.#order({ act: 'release', holdingId: freeze.holdingId, freezeId: freeze.id, amount });
  }

  async #withdraw() {
    const open = [...this.#applications.values()].filter(({ state }) => state === 'WAITING' || state === 'RETURNED');
    const some = this.#pick(open);
    if (!some) return 'none';
    return outcomeOf(this.#trading.withdraw(await this.#somebody(some.companyId, 'operator'), some));
  }

  /** A returned application is changed and submitted again, or saved as a draft; a draft may also be new. */
  async #again(submits: boolean) {
    const back = [...this.#applications.values()].filter(({ state }) =>
      ['RETURNED', 'REFUSED_BY_RULE', 'DRAFT'].includes(state),
    );
    const some = this.#pick(back);
    if (!some && submits) return 'none';
    const caller = await this.#somebody(some?.companyId ?? 'C-QIHENG', 'operator');
    const form = some && some.act !== 'issue' ? some.form : this.#issueForm();
    return outcomeOf(this.#trading.save(caller, some?.act ?? 'issue', form, some, submits));
  }

  async #finance() {
    const holding = await this.#holding('held');
    if (!holding) return 'none';
    const caller = await this.#somebody(holding.companyId, 'operator');
    const accountId = await verifiedAccount(this.#trading, holding.companyId).catch(() => '');
    const programmeId = this.#pick(programmes) ?? '';
    const amount = this.#amount(Math.max(1, Number(unreservedOf(holding).fen)));
    const holdings = [{ holdingId: holding.id, amount }];
    return outcomeOf(this.#trading.save(caller, 'finance', { holdings, programmeId, accountId }));
  }

  /** Financings in one of some states, the oldest first. */
  async #financing(states: readonly FinancingState[]): Promise<FinancingRecord | undefined> {
    const all = await this.#trading.store.transaction(async ({ financings }) => financings.newest(1000));
    return this.#pick(all.filter(({ state }) => states.includes(state)).toReversed());
  }

  /** Adds the evidence of a financing; sometimes at another funder. */
  async #evidence(): Promise<string | undefined> {
    const found = await this.#financing(['MATERIALS']);
    if (!found) return 'none';
    const funderId = this.#isLucky(0.95) ? found.funderId : 'F-HEZE';
    const ids = found.lines.map(({ holdingId }) => holdingId);
    return this.#done(this.#trading.withEvidence(ids, funderId, 'AUDITED').then(async () => this.#trading.care()));
  }

  /** Runs work that has no application; undefined on success. */
  async #done(work: Promise<unknown>): Promise<string | undefined> {
    return outcomeOf(work.then(() => undefined));
  }

  async #funder(): Promise<string | undefined> {
    const open: readonly FinancingState[] = ['FUNDER_REVIEW', 'DISBURSING', 'OVERDUE'];
    const found = await this.#financing(this.#isLucky(0.9) ? open : financingStates);
    if (!found) return 'none';
    const usual = defaultDecisions[found.state];
    const action = this.#pick(this.#isLucky(0.9) && usual ? usual : financingDecisions) ?? 'search';
    return this.#done(this.#trading.decideAsFunder(found.id, action, '请说明'));
  }

  async #contract() {
    const found = await this.#financing(['CONTRACT_SIGN']);
    if (!found) return 'none';
    const caller = await this.#somebody(found.companyId, 'operator');
    return outcomeOf(this.#trading.save(caller, 'contract', { financingId: found.id }));
  }

  /** The bank confirms a disbursement, reports its failure, or returns it. */
  async #bank(): Promise<string | undefined> {
    const found = await this.#financing(this.#isLucky(0.8) ? ['DISBURSING'] : ['DISBURSED', 'OVERDUE']);
    const payments = found ? await this.#trading.paymentsOf(found.id) : [];
    const last = payments.filter(({ purpose }) => purpose === 'disbursement').at(-1);
    if (!last) return 'none';
    const word = this.#isLucky(0.7) ? 'confirm' : (this.#pick(['fail', 'return'] as const) ?? 'fail');
    const usual = last.state === 'CONFIRMED' ? 'return' : word;
    return this.#done(this.#trading.returnPayment(last.id, this.#reference(), usual));
  }

  #reference(): string {
    this.#references += this.#isLucky(0.97) ? 1 : 0;
    return `ST-${this.#references}`;
  }

  /** An issuer pays an instrument: the whole holding, a part of it, or too much. */
  async #payment(): Promise<string | undefined> {
    const holding = await this.#holding('held');
    if (!holding) return 'none';
    const owed = await this.#trading.store.transaction(async ({ holdings }) =>
      sumMoney((await holdings.ofInstrument(holding.instrumentId)).filter(isOwed).map(({ amount }) => amount)),
    );
    const amount = this.#isLucky(0.4) ? moneyToText(owed) : this.#amount(Math.ceil(Number(owed.fen) * 1.1));
    return this.#done(this.#trading.pay(holding.number, amount, this.#reference()));
  }

  /** A payment for a financing outside of its instruments. */
  async #repayment(): Promise<string | undefined> {
    const found = await this.#financing(['DISBURSED', 'OVERDUE']);
    if (!found) return 'none';
    const dues = sumOfDues(financingDues(found, this.#today()));
    const amount = this.#isLucky(0.3) ? moneyToText(dues) : this.#amount(Math.max(1, Number(dues.fen)));
    return this.#done(this.#trading.pay(found.number, amount, this.#reference()));
  }

  /** Advances the time, sometimes beyond every deadline; the scheduled processing may run later than its day. */
  async #leap(): Promise<undefined> {
    this.#clock.time += Math.ceil(this.#chance() * (this.#isLucky(0.1) ? 120 : 12)) * day;
    if (this.#isLucky(0.8)) await this.#trading.care();
    return undefined;
  }
}

/** Number of steps from which a walk also repays financings. */
const longWalk = 3_000;

export interface WalkedStore {
  readonly store: Store;
  close(): Promise<void>;
}

/**
 * Contract of the whole trade with regard to its ledger, for any actions: checked on a random walk of that many steps
 * for each seed.
 */
export function tradeWalkContract(
  name: string,
  makeStore: () => Promise<WalkedStore>,
  { seeds, steps }: { readonly seeds: readonly number[]; readonly steps: number },
): void {
  describe(`a random walk of the trade on ${name}`, () => {
    it.each(seeds)(`contradicts itself nowhere in ${steps} steps, from the seed %i`, async (seed) => {
      const { store, close } = await makeStore();
      const walk = new Walk(store, seed);
      await walk.begin();
      const isLong = steps >= longWalk;
      const missing = async () => [...walk.undone(isLong), ...(isLong && !(await walk.hasRepaid()) ? ['repay'] : [])];
      // A long walk continues until every act has become effective, so that a changed rule needs no other seeds.
      const goesOn = async (step: number): Promise<boolean> =>
        step <= steps || (isLong && step <= 4 * steps && (await missing()).length > 0);
      for (let step = 1; await goesOn(step); step += 1)
        expect(await walk.step(), `step ${step} of ${seed}`).toEqual([]);
      expect(await walk.faults(), `after ${seed}`).toEqual([]);
      // A walk whose actions are all refused proves nothing.
      expect(await missing(), `never done from ${seed}`).toEqual([]);
      await close();
    });
  });
}
