import type { Caller } from '../../server/core/context.ts';
import type { UserRecord } from '../../server/core/records/company.ts';
import type {
  InvoiceUseRecord,
  KeptTradeForm,
  PostingRecord,
  TradeApplicationRecord,
} from '../../server/core/records/trade.ts';
import type { Store, Transaction } from '../../server/core/store.ts';
import type { Table } from '../../server/core/table.ts';
import type { MemoryStore } from '../../server/storage/memory/memory-store.ts';
import { openSession } from '../../server/core/identity/sessions.ts';
import { decideApplication } from '../../server/core/trade/decide-application.ts';
import { withdrawApplication } from '../../server/core/trade/end-application.ts';
import { saveApplication } from '../../server/core/trade/save-application.ts';
import { tradeMaintenance } from '../../server/core/trade/trade-maintenance.ts';
import { Refusal } from '../../server/core/refusal.ts';
import { unreservedOf } from '../../src/domain/trade/shared/holding.ts';
import { pendingFinancingStates } from '../../src/domain/trade/financing/financing-machine.ts';
import type { TradeDecision } from '../../src/domain/trade/shared/application-machine.ts';
import type { TradeAct } from '../../src/domain/trade/shared/application-policy.ts';
import { freezeFaults, ledgerFaults, type PostingEntry } from '../../src/domain/trade/shared/posting.ts';
import { sumMoney } from '../../src/domain/money/money.ts';

export const emptyForm: KeptTradeForm = {
  payeeId: '',
  amount: '',
  dueOn: '',
  contractNumber: '',
  invoices: [],
  isTransferable: true,
  remark: '',
  exceptionReason: '',
  exceptionText: '',
  holdingId: '',
  lines: [],
  purpose: '',
  holdings: [],
  programmeId: '',
  accountId: '',
  financingId: '',
  paymentId: '',
  orderId: '',
  project: '',
  period: '',
  payrollId: '',
};

/** Removes the holdings of the demo world's companies, so that a test knows all of them. For stores in memory only. */
export async function removeTrade(store: MemoryStore): Promise<void> {
  await store.transaction(async (transaction) => {
    const { instruments, holdings, postings, tradeApplications, limitUses } = transaction;
    // The store's own type has no removal; its table in memory has one.
    const lines = postings as unknown as Pick<Table<PostingRecord>, 'remove'>;
    for (const id of await instruments.idsAfter('', 10_000)) {
      for (const holding of await holdings.ofInstrument(id)) {
        await holdings.remove(holding.id);
        await transaction.candidates.remove(holding.id);
      }
      for (const posting of await postings.ofInstrument(id)) {
        await lines.remove(posting.id);
        await tradeApplications.remove(posting.applicationId);
        await limitUses.remove(posting.applicationId);
      }
      await instruments.remove(id);
    }
  });
}

/** The role of a person in the trade. */
export type Part = 'operator' | 'director' | 'final-reviewer';

const isOfPart: Readonly<Record<Part, (role: string) => boolean>> = {
  operator: (role) => role.includes('OPERATOR'),
  director: (role) => role.includes('DIRECTOR'),
  'final-reviewer': (role) => role.includes('FINAL'),
};

/** The trade on a store in the same process: people of the demo world call the functions that the desks call. */
export class Trading {
  readonly store: Store;
  readonly clock: { now(): number };

  constructor(store: Store, clock: { now(): number }) {
    this.store = store;
    this.clock = clock;
  }

  async caller(userName: string, part: Part, forUserName?: string): Promise<Caller> {
    return this.store.transaction(async ({ users }) => {
      const user = await users.byName(userName);
      const colleague = forUserName === undefined ? undefined : await users.byName(forUserName);
      if (!user) throw new Error(`Nobody is called ${userName}`);
      const { session } = await openSession(this.clock.now(), { userId: user.userId, role: '', host: '' });
      return {
        user,
        role: (colleague ?? user).roles.find((role) => isOfPart[part](role)) ?? '',
        session,
        actsFor: colleague && actsFor(user, colleague),
      };
    });
  }

  async save(
    caller: Caller,
    act: TradeAct,
    form: Partial<KeptTradeForm>,
    before?: Pick<TradeApplicationRecord, 'id' | 'version'>,
    submits = true,
    reason = act === 'refuse' ? 'other' : '',
  ): Promise<TradeApplicationRecord> {
    return this.store.transaction(async (transaction) =>
      saveApplication(
        transaction,
        caller,
        {
          applicationId: before?.id,
          version: before?.version,
          act,
          kind: 'credit',
          form: { ...emptyForm, ...form },
          reason,
          submits,
        },
        this.clock.now(),
      ),
    );
  }

  async decide(
    caller: Caller,
    { id, version }: Pick<TradeApplicationRecord, 'id' | 'version'>,
    decision: TradeDecision = 'approve',
  ): Promise<TradeApplicationRecord> {
    return this.store.transaction(async (transaction) =>
      decideApplication(
        transaction,
        caller,
        { applicationId: id, version, decision, reason: 'other', words: '请核对' },
        this.clock.now(),
      ),
    );
  }

  async withdraw(
    caller: Caller,
    { id, version }: Pick<TradeApplicationRecord, 'id' | 'version'>,
  ): Promise<TradeApplicationRecord> {
    return this.store.transaction(async (transaction) =>
      withdrawApplication(transaction, caller, { applicationId: id, version }, this.clock.now()),
    );
  }

  /** Runs the scheduled processing of the trade. */
  async care(): Promise<void> {
    const now = (): number => this.clock.now();
    await tradeMaintenance({ store: this.store, clock: { now, realTime: now } })();
  }

  async application(id: string): Promise<TradeApplicationRecord> {
    const found = await this.store.transaction(async ({ tradeApplications }) => tradeApplications.find(id));
    if (!found) throw new Error(`No application ${id}`);
    return found;
  }
}

/** Gives a second core enterprise the people that it needs to issue: another operator, and a director. */
export async function staffLanchuan(store: Store): Promise<void> {
  await store.transaction(async ({ users }) => {
    for (const [copied, userName] of [
      ['luoqiubai', 'lanchuan-operator'],
      ['songbeichen', 'lanchuan-director'],
    ] as const) {
      const user = await users.byName(copied);
      if (!user) throw new Error(`Nobody is called ${copied}`);
      const [userId, personId] = [`U-${userName}`, `P-${userName}`];
      await users.save({ ...user, userId, personId, userName, pkCorp: 'C-LANCHUAN', isMain: false });
    }
  });
}

const actsFor = (own: UserRecord, colleague: UserRecord): Caller['actsFor'] => ({
  delegationId: 'DL-1',
  userId: colleague.userId,
  personId: colleague.personId,
  personName: colleague.personName,
  until: '',
  ownName: own.personName,
});

/** Outcome of work: its result, or the code of its refusal. Faults are rethrown. */
export async function outcomeOf<Result>(work: Promise<Result>): Promise<Result | string> {
  try {
    return await work;
  } catch (fault) {
    if (fault instanceof Refusal) return fault.code;
    throw fault;
  }
}

/** Contradictions of an instrument: in its ledger, its reservations, and the data of evidence about it. */
export async function instrumentFaults(transaction: Transaction, id: string): Promise<readonly string[]> {
  const instrument = await transaction.instruments.find(id);
  if (!instrument) return [`${id} is missing`];
  const holdings = await transaction.holdings.ofInstrument(id);
  const faults: string[] = ledgerFaults(instrument, holdings, await transaction.postings.ofInstrument(id)).map(
    (fault) => `${fault.kind} of ${id}`,
  );
  const freezes = await transaction.holdingFreezes.ofHoldings(holdings.map((each) => each.id));
  faults.push(...freezeFaults(holdings, freezes).map((fault) => `${fault.kind} of ${id}`));
  for (const holding of holdings) {
    const reservations = await transaction.reservations.ofHolding(holding.id);
    if (sumMoney(reservations.map(({ amount }) => amount)).fen !== holding.reserved.fen)
      faults.push(`reservations of ${holding.id}`);
    for (const { applicationId } of reservations) {
      const application = await transaction.tradeApplications.find(applicationId);
      const financing = await transaction.financings.byApplication(applicationId);
      const isKept = financing !== undefined && pendingFinancingStates.includes(financing.state);
      if (!application?.isReserving && !isKept) faults.push(`reservation of ${applicationId} in ${application?.state}`);
    }
    const candidate = await transaction.candidates.find(holding.id);
    const financed = sumMoney(reservations.filter((each) => each.isForFinancing).map(({ amount }) => amount));
    const holder = await transaction.companies.find(holding.companyId);
    const fundable = holder?.kind === 'enterprise' ? unreservedOf(holding).fen + financed.fen : 0n;
    if ((candidate?.amount?.fen ?? 0n) !== fundable) faults.push(`candidate ${holding.id}`);
  }
  return faults;
}

const ownEntries: Readonly<Record<TradeAct, readonly PostingEntry[]>> = {
  issue: ['issue'],
  'payroll-issue': ['issue'],
  accept: ['issue-accepted', 'transfer-accepted'],
  refuse: ['issue-returned', 'transfer-returned'],
  transfer: ['transfer'],
  'issue-recall': ['issue-returned'],
  'transfer-recall': ['transfer-returned'],
  cancellation: ['cancellation'],
  finance: [],
  contract: [],
  disbursement: ['disbursement'],
  'disbursement-return': ['disbursement-returned'],
  payment: ['payment'],
  repurchase: ['repurchase'],
  freeze: [],
  release: [],
  'court-transfer': ['court-transfer'],
  succession: ['succession'],
  correction: ['correction'],
  deregistration: [],
};

function postingCount({ act, form }: TradeApplicationRecord): number {
  if (ownEntries[act].length === 0) return 0;
  return act === 'transfer' ? form.lines.length : 1;
}

/** Contradictions of an application: in its decisions, its postings and its reservations. */
export async function applicationFaults(transaction: Transaction, id: string): Promise<readonly string[]> {
  const record = await transaction.tradeApplications.find(id);
  if (!record) return [`${id} is missing`];
  const faults: string[] = [];
  const since = record.events.findLastIndex(({ event }) => event === 'submitted');
  const approvals = record.events.slice(since + 1).filter(({ event }) => event === 'approved');
  const hands = [record.maker, ...approvals].flatMap(({ personId, forPersonId }) => [personId, forPersonId ?? '']);
  const named = hands.filter((each) => each !== '');
  // A person who corrects a returned application becomes its maker, whatever that person decided before.
  const isDecided = record.state === 'WAITING' || record.state === 'EFFECTIVE';
  if (isDecided && new Set(named).size !== named.length) faults.push(`one person twice in ${id}`);
  const postings = (await transaction.postings.ofApplication(id)).filter(({ entry }) =>
    ownEntries[record.act].includes(entry),
  );
  // A financing starts with its application, and posts when the bank reports.
  const expected = record.state === 'EFFECTIVE' ? postingCount(record) : 0;
  if (postings.length !== expected) faults.push(`${postings.length} postings of ${record.act} ${record.state} ${id}`);
  if (expected > 0 && sumMoney(postings.map(({ amount }) => amount)).fen !== record.amount.fen)
    faults.push(`amount of ${id}`);
  if (record.state === 'EFFECTIVE' && approvals.length !== record.steps.length) faults.push(`steps of ${id}`);
  if ((record.waitsForId !== '') !== (record.state === 'WAITING')) faults.push(`waiting of ${id}`);
  const reserves = (await transaction.reservations.ofApplication(id)).length > 0;
  if (reserves && !record.isReserving && record.act !== 'finance') faults.push(`${record.state} ${id} reserves`);
  return faults;
}

/** Contradictions in the issuers' use of their limits, and of all invoices. */
export async function useFaults(
  transaction: Transaction,
  issuerIds: readonly string[],
  applications: readonly TradeApplicationRecord[],
): Promise<readonly string[]> {
  const faults: string[] = [];
  for (const issuerId of issuerIds) {
    const id = `${issuerId} credit`;
    const { used, reserved } = await transaction.limitUses.sums(id);
    const total = (await transaction.issueLimits.find(id))?.total.fen ?? 0n;
    const query = { issuerId, keyword: '', orderBy: 'dueOn', descending: false } as const;
    let [owed, owing] = [0n, 0];
    for (const instrument of await transaction.instruments.page(query, { offset: 0, limit: 100_000 })) {
      const holdings = await transaction.holdings.ofInstrument(instrument.id);
      // A paid amount is no longer owed; limits of the demo world revolve.
      const open = holdings.filter(({ place }) => place !== 'cancelled' && place !== 'paid');
      owed += sumMoney(open.map(({ amount }) => amount)).fen;
      if (open.some(({ amount }) => amount.fen > 0n)) owing += 1;
    }
    const months = await transaction.holdings.owedByMonth(issuerId, 'credit');
    const [kept, count] = [
      sumMoney(months.map(({ amount }) => amount)).fen,
      months.reduce((sum, each) => sum + each.count, 0),
    ];
    if (kept !== owed || count !== owing) faults.push(`${issuerId} owes ${owed} by ${owing}, kept ${kept} by ${count}`);
    const open = applications.filter(
      ({ act, companyId, isReserving }) => act === 'issue' && companyId === issuerId && isReserving,
    );
    const uses = await transaction.limitUses.findAll(open.map((each) => each.id));
    if (uses.length !== open.length) faults.push(`open issues of ${id} without a use`);
    for (const { id: ownId, amount } of uses) {
      const record = open.find((each) => each.id === ownId);
      if (record?.state === 'WAITING' && record.amount.fen !== amount.fen) faults.push(`use of ${ownId}`);
    }
    if (used.fen !== owed) faults.push(`used ${used.fen} of ${id}, owed ${owed}`);
    if (reserved.fen !== sumMoney(uses.map(({ amount }) => amount)).fen) faults.push(`reserved of ${id}`);
    if (used.fen + reserved.fen > total) faults.push(`total of ${id}`);
  }
  const totals = new Map<string, bigint>();
  for (const { form } of applications)
    for (const { code, number, total } of form.invoices)
      totals.set(`${code} ${number}`.trim(), BigInt(total.replace('.', '')));
  const uses = await transaction.invoiceUses.ofInvoices([...totals.keys()]);
  for (const [id, total] of totals)
    if (usedOf(uses, id) > total) faults.push(`invoice ${id} is used for ${usedOf(uses, id)} of ${total}`);
  for (const { applicationId } of uses) {
    const record = applications.find(({ id }) => id === applicationId);
    if (!record || (!record.isReserving && record.state !== 'EFFECTIVE')) faults.push(`invoice of ${applicationId}`);
  }
  return faults;
}

const usedOf = (uses: readonly InvoiceUseRecord[], id: string): bigint =>
  sumMoney(uses.filter(({ invoiceId }) => invoiceId === id).map(({ amount }) => amount)).fen;
