import { sumMoney } from '../../../../src/domain/money/money.ts';
import {
  outstandingFinancingStates,
  pendingFinancingStates,
  type FinancingState,
} from '../../../../src/domain/trade/financing/financing-machine.ts';
import type { StatementLineBar, StatementLineState } from '../../../../src/domain/trade/financing/statement-line.ts';
import type { InstrumentKind } from '../../../../src/domain/trade/shared/instrument.ts';
import type {
  FinancingRecord,
  FundingLimitRecord,
  FundingProgrammeRecord,
  FundingUseRecord,
  PaymentRecord,
  StatementLineRecord,
} from '../../../core/records/trade.ts';
import type { FinancingQuery, FinancingTables, Slice, TradeTables } from '../../../core/tables/trade.ts';
import type { MemoryShelf } from '../memory-shelf.ts';
import { byId } from './by-id.ts';

const newestFirst = (one: FinancingRecord, other: FinancingRecord): number =>
  other.createdAt - one.createdAt || byId(other, one);

const ownerOf = {
  supplier: ({ companyId }: FinancingRecord) => companyId,
  issuer: ({ issuerId }: FinancingRecord) => issuerId,
  funder: ({ funderId }: FinancingRecord) => funderId,
} as const;

const counterpartyOf = {
  supplier: ownerOf.issuer,
  issuer: ownerOf.supplier,
  funder: ownerOf.supplier,
} as const;

const sortedSet = (ids: readonly string[]): readonly string[] => [...new Set(ids)].toSorted();

function financingsTable(
  { table }: MemoryShelf,
  instruments: Pick<TradeTables['instruments'], 'findAll'>,
): FinancingTables['financings'] {
  const financings = table<FinancingRecord>((each) => each.id);
  /** Ids of the financings whose supplier the company of the query may know. */
  const namedOf = async ({
    companyId,
    as,
    namedUntil,
  }: Pick<FinancingQuery, 'companyId' | 'as' | 'namedUntil'>): Promise<ReadonlySet<string>> => {
    const named = new Set<string>();
    for (const { id, dueOn, companyId: supplierId, lines } of financings.selectUncopied(
      (each) => ownerOf[as](each) === companyId,
    )) {
      const isLate = namedUntil !== undefined && dueOn > namedUntil;
      const financed = isLate ? await instruments.findAll(lines.map(({ instrumentId }) => instrumentId)) : [];
      if (financed.every(({ payeeId }) => payeeId === supplierId)) named.add(id);
    }
    return named;
  };
  const select = async (query: FinancingQuery): Promise<readonly FinancingRecord[]> => {
    const { companyId, as, states, counterpartyId, funderId, dueFrom, dueTo, amount, keyword } = query;
    const named = await namedOf(query);
    return financings.select(
      (each) =>
        ownerOf[as](each) === companyId &&
        (states === undefined || states.includes(each.state)) &&
        (counterpartyId === undefined || (counterpartyOf[as](each) === counterpartyId && named.has(each.id))) &&
        (funderId === undefined || each.funderId === funderId) &&
        (dueFrom === undefined || each.dueOn >= dueFrom) &&
        (dueTo === undefined || each.dueOn <= dueTo) &&
        (amount === undefined || each.amount.fen === amount.fen) &&
        [
          each.number,
          ...(named.has(each.id) ? [each.companyName] : []),
          each.issuerName,
          each.funderName,
          ...each.lines.map(({ number }) => number),
        ].some((text) => text.toLowerCase().includes(keyword.toLowerCase())),
    );
  };
  // Same constraint as the unique index of the database: one financing of each application.
  const save = financings.save.bind(financings);
  const check = ({ id, applicationId }: FinancingRecord): void => {
    if (financings.selectUncopied((each) => each.applicationId === applicationId && each.id !== id).length > 0)
      throw new Error(`Two financings of ${applicationId}`);
  };
  return Object.assign(financings, {
    save: async (record: FinancingRecord) => {
      check(record);
      await save(record);
    },
    page: async (query: FinancingQuery, { offset, limit }: Slice) =>
      (await select(query)).toSorted(newestFirst).slice(offset, offset + limit),
    sum: async (query: FinancingQuery) => {
      const all = await select(query);
      return {
        count: all.length,
        amount: sumMoney(all.map(({ amount }) => amount)),
        outstanding: sumMoney(all.map(({ outstanding }) => outstanding)),
      };
    },
    partiesOf: async (query: Pick<FinancingQuery, 'companyId' | 'as' | 'namedUntil'>) => {
      const own = financings.selectUncopied((each) => ownerOf[query.as](each) === query.companyId);
      const named = await namedOf(query);
      return {
        counterpartyIds: sortedSet(own.filter(({ id }) => named.has(id)).map(counterpartyOf[query.as])),
        funderIds: sortedSet(own.map(({ funderId }) => funderId)),
      };
    },
    byApplication: async (applicationId: string) =>
      financings.select((each) => each.applicationId === applicationId)[0],
    ofApplications: async (applicationIds: readonly string[]) =>
      financings.select((each) => applicationIds.includes(each.applicationId)),
    byNumber: async (number: string) => financings.select((each) => each.number === number)[0],
    isAnyPaidTo: async (accountId: string) =>
      financings.selectUncopied((each) => each.accountId === accountId && pendingFinancingStates.includes(each.state))
        .length > 0,
    newest: async (limit: number) =>
      financings
        .select(() => true)
        .toSorted(newestFirst)
        .slice(0, limit),
    owingBeside: async (issuerId: string, kind: InstrumentKind, dueTo: string) =>
      financings
        .select(
          (each) =>
            each.issuerId === issuerId &&
            each.kind === kind &&
            each.dueOn <= dueTo &&
            outstandingFinancingStates.includes(each.state) &&
            (each.interestDue.fen > 0n || each.penaltyDue.fen > 0n || each.penaltyFrom !== ''),
        )
        .toSorted((one, other) => (one.dueOn === other.dueOn ? byId(one, other) : one.dueOn < other.dueOn ? -1 : 1))
        .map(({ dueOn, offer, outstanding, interestDue, penaltyDue, penaltyFrom, graceUntil }) => ({
          dueOn,
          offer,
          outstanding,
          interestDue,
          penaltyDue,
          penaltyFrom,
          graceUntil,
        })),
    ofInstrument: async (instrumentId: string) =>
      financings.select(({ lines }) => lines.some((line) => line.instrumentId === instrumentId)).toSorted(byId),
    idsIn: async (states: readonly FinancingState[]) =>
      financings
        .selectUncopied(({ state }) => states.includes(state))
        .map(({ id }) => id)
        .toSorted(),
    dueUntil: async (day: string) =>
      financings
        .selectUncopied(({ state, dueOn }) => state === 'DISBURSED' && dueOn <= day)
        .map(({ id }) => id)
        .toSorted(),
    ended: async (before: string) =>
      financings
        .selectUncopied(({ endsOn }) => endsOn !== '' && endsOn < before)
        .map(({ id }) => id)
        .toSorted(),
  });
}

function paymentsTable({ table }: MemoryShelf): FinancingTables['payments'] {
  const payments = table<PaymentRecord>((each) => each.id);
  const inOrder = (all: readonly PaymentRecord[]) =>
    all.toSorted((one, other) => one.at - other.at || byId(one, other));
  return Object.assign(payments, {
    ofFinancing: async (financingId: string) =>
      financingId === '' ? [] : inOrder(payments.select((each) => each.financingId === financingId)),
    ofFinancings: async (financingIds: readonly string[]) =>
      inOrder(payments.select((each) => each.financingId !== '' && financingIds.includes(each.financingId))),
    ofInstrument: async (instrumentId: string) =>
      instrumentId === '' ? [] : inOrder(payments.select((each) => each.instrumentId === instrumentId)),
  });
}

function statementLinesTable({ table }: MemoryShelf): FinancingTables['statementLines'] {
  const lines = table<StatementLineRecord>((each) => each.reference);
  return Object.assign(lines, {
    inState: async (state: StatementLineState, limit: number) =>
      lines
        .select((each) => each.state === state)
        .toSorted((one, other) => other.at - one.at || (other.reference < one.reference ? -1 : 1))
        .slice(0, limit),
    barredBy: async (bars: readonly StatementLineBar[]) =>
      lines
        .selectUncopied(({ state, bar }) => state === 'unmatched' && bar !== undefined && bars.includes(bar))
        .map(({ reference }) => reference)
        .toSorted(),
    unmatchedFor: async (numbers: readonly string[]) =>
      lines
        .select(({ state, number }) => state === 'unmatched' && numbers.includes(number))
        .toSorted((one, other) => (one.reference < other.reference ? -1 : 1)),
  });
}

export function financingTables(
  shelf: MemoryShelf,
  instruments: Pick<TradeTables['instruments'], 'findAll'>,
): FinancingTables {
  const programmes = shelf.table<FundingProgrammeRecord>((each) => each.id);
  const limits = shelf.table<FundingLimitRecord>((each) => each.id);
  const uses = shelf.table<FundingUseRecord>((each) => each.id);
  return {
    fundingProgrammes: Object.assign(programmes, {
      ofKind: async (kind: InstrumentKind) => programmes.select((each) => each.kind === kind).toSorted(byId),
    }),
    fundingLimits: Object.assign(limits, {
      ofIssuer: async (issuerId: string) => limits.select((each) => each.issuerId === issuerId).toSorted(byId),
    }),
    fundingUses: Object.assign(uses, {
      sum: async (limitId: string) =>
        sumMoney(uses.selectUncopied((each) => each.limitId === limitId).map(({ amount }) => amount)),
    }),
    financings: financingsTable(shelf, instruments),
    payments: paymentsTable(shelf),
    statementLines: statementLinesTable(shelf),
  };
}
