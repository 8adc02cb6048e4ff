import { reviewsOf } from '../../../../src/domain/trade/statistics/review.ts';
import { compareMoney, sumMoney, zeroMoney, type Money } from '../../../../src/domain/money/money.ts';
import { instrumentState, instrumentSums } from '../../../../src/domain/trade/shared/issued-instrument.ts';
import { partsOf } from '../../../../src/domain/trade/shared/holding.ts';
import {
  entriesOfFlow,
  flowsOfPosting,
  type BusinessFlow,
} from '../../../../src/domain/trade/statistics/business-flow.ts';
import { ledgerDirection, holdingOfMovement, type LedgerOwner } from '../../../../src/domain/trade/shared/posting.ts';
import { contractKey } from '../../../../src/domain/text/contract-key.ts';
import type { InstrumentKind } from '../../../../src/domain/trade/shared/instrument.ts';
import type {
  HoldingAllocationRecord,
  HoldingRecord,
  InstrumentRecord,
  InvoiceUseRecord,
  IssueLimitRecord,
  LimitChangeRecord,
  LimitProposalRecord,
  LimitRequestRecord,
  LimitUseRecord,
  PostingRecord,
  ReservationRecord,
  ReviewThresholdRecord,
  TradeApplicationRecord,
} from '../../../core/records/trade.ts';
import type {
  AllocatedTo,
  DaySpan,
  HoldingQuery,
  InstrumentQuery,
  LedgerQuery,
  LedgerScope,
  Slice,
  ReviewQuery,
  TradeApplicationQuery,
  TradeTables,
  PlacedAmount,
} from '../../../core/tables/trade.ts';
import type { MemoryShelf } from '../memory-shelf.ts';
import type { MemoryTable } from '../memory-table.ts';
import { byId } from './by-id.ts';

const contains = (keyword: string, ...texts: readonly string[]): boolean =>
  texts.some((text) => text.toLowerCase().includes(keyword.toLowerCase()));

const compareTexts = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

const part = <Each>(all: readonly Each[], { offset, limit }: Slice): readonly Each[] =>
  all.slice(offset, offset + limit);

const countAndSum = (all: readonly { readonly amount: { readonly fen: bigint } }[]) => ({
  count: all.length,
  amount: sumMoney(all.map(({ amount }) => amount)),
});

/** Records by the month in which they fall due, the earliest month first. */
function byMonth<Each extends { readonly dueOn: string }>(all: readonly Each[]): readonly [string, readonly Each[]][] {
  const months = Map.groupBy(all, ({ dueOn }) => dueOn.slice(0, 7));
  return [...months].toSorted(([one], [other]) => compareTexts(one, other));
}

function instrumentsTable(
  instruments: MemoryTable<InstrumentRecord>,
  holdings: TradeTables['holdings'],
): TradeTables['instruments'] {
  const isOwed = async ({ id }: InstrumentRecord): Promise<boolean> =>
    (await holdings.ofInstrument(id)).some(
      ({ place, amount }) => (place === 'transit' || place === 'held') && amount.fen > 0n,
    );
  const select = async ({
    issuerId,
    keyword,
    standing,
    owed,
  }: InstrumentQuery): Promise<readonly InstrumentRecord[]> => {
    const fitting = instruments.select(
      (each) =>
        each.issuerId === issuerId &&
        contains(keyword, each.number, each.payeeName) &&
        (owed === undefined || (each.dueOn >= owed.from && each.dueOn <= owed.to)),
    );
    const found = [];
    for (const each of fitting) if (owed === undefined || (await isOwed(each))) found.push(each);
    if (standing === undefined) return found;
    const inState = [];
    for (const each of found) {
      const sums = instrumentSums(await holdings.ofInstrument(each.id), each.payeeId);
      if (instrumentState(sums, each.dueOn <= standing.lateUntil) === standing.state) inState.push(each);
    }
    return inState;
  };
  const compare =
    ({ orderBy, descending }: InstrumentQuery) =>
    (one: InstrumentRecord, other: InstrumentRecord): number => {
      const order =
        orderBy === 'amount' ? compareMoney(one.amount, other.amount) : compareTexts(one[orderBy], other[orderBy]);
      const inOrder = order || byId(one, other);
      return descending ? -inOrder : inOrder;
    };
  return Object.assign(instruments, {
    page: async (query: InstrumentQuery, slice: Slice) => part((await select(query)).toSorted(compare(query)), slice),
    sum: async (query: InstrumentQuery) => countAndSum(await select(query)),
    byNumber: async (number: string) => instruments.select((each) => each.number === number)[0],
    issuedUnder: async (issuerId: string, contracts: readonly string[]) => {
      const asked = new Set(contracts.filter((each) => each !== ''));
      const issued = new Map<string, Money>();
      for (const { id, contractNumber } of instruments.selectUncopied((each) => each.issuerId === issuerId)) {
        const contract = contractKey(contractNumber);
        if (!asked.has(contract)) continue;
        const parts = (await holdings.ofInstrument(id)).filter(({ place }) => place !== 'cancelled');
        issued.set(contract, sumMoney([issued.get(contract) ?? zeroMoney, ...parts.map(({ amount }) => amount)]));
      }
      return issued;
    },
    passedOn: async (issuerId: string, kind: InstrumentKind, after: string) => {
      const found = instruments.selectUncopied(
        (each) => each.issuerId === issuerId && each.kind === kind && each.dueOn > after,
      );
      const passed = [];
      for (const { id, payeeId } of found)
        passed.push(
          ...(await holdings.ofInstrument(id)).filter(
            ({ companyId, senderId, place, amount }) =>
              companyId !== payeeId &&
              senderId !== issuerId &&
              (place === 'held' || place === 'transit') &&
              amount.fen > 0n,
          ),
        );
      return [...Map.groupBy(passed, ({ companyId }) => companyId)].map(([companyId, all]) => ({
        companyId,
        amount: sumMoney(all.map(({ amount }) => amount)),
      }));
    },
    idsAfter: async (id: string, limit: number) =>
      instruments
        .selectUncopied((each) => each.id > id)
        .map((each) => each.id)
        .toSorted()
        .slice(0, limit),
  });
}

/** Ids of the businesses that are in a valid evidence package; a holding is a business under its own id. */
type PackagedIds = () => ReadonlySet<string>;

const isAllocatedTo = ({ innerOrganisationId }: HoldingRecord, allocatedTo: AllocatedTo | undefined): boolean => {
  if (allocatedTo === undefined) return true;
  if (innerOrganisationId === undefined) return allocatedTo === 'nobody';
  return allocatedTo !== 'nobody' && allocatedTo.includes(innerOrganisationId);
};

/** Ids of all holdings of some inner organisations of a company. */
type AllocatedIds = (companyId: string, organisations: readonly string[]) => ReadonlySet<string>;

function holdingsTable(
  { table }: MemoryShelf,
  packagedIds: PackagedIds,
  payeeOf: (instrumentId: string) => string | undefined,
): TradeTables['holdings'] & { readonly allocatedIds: AllocatedIds } {
  const holdings = table<HoldingRecord>((each) => each.id);
  const sumParts = (all: readonly HoldingRecord[]) => {
    const packaged = packagedIds();
    const parts = all.map((each) => partsOf(each, packaged.has(each.id)));
    return {
      ...countAndSum(all),
      available: sumMoney(parts.map(({ available }) => available)),
      reserved: sumMoney(parts.map(({ reserved }) => reserved)),
      packaged: sumMoney(parts.map((each) => each.packaged)),
      frozen: sumMoney(parts.map(({ frozen }) => frozen)),
    };
  };
  const select = ({
    companyId,
    place,
    keyword,
    issuerId,
    due,
    dueTo,
    dueAfter,
    allocatedTo,
    part: only,
  }: HoldingQuery): readonly HoldingRecord[] => {
    const packaged = only === undefined ? undefined : packagedIds();
    return holdings.select(
      (each) =>
        each.companyId === companyId &&
        each.place === place &&
        (issuerId === undefined || each.issuerId === issuerId) &&
        (due === undefined || (each.dueOn >= due.from && each.dueOn <= due.until)) &&
        (dueTo === undefined || each.dueOn <= dueTo) &&
        (dueAfter === undefined || each.dueOn > dueAfter) &&
        isAllocatedTo(each, allocatedTo) &&
        each.amount.fen > 0n &&
        (only === undefined || partsOf(each, packaged?.has(each.id) ?? false)[only].fen > 0n) &&
        contains(keyword, each.number, each.issuerName),
    );
  };
  const compare =
    ({ orderBy, descending }: HoldingQuery) =>
    (one: HoldingRecord, other: HoldingRecord): number => {
      const order =
        orderBy === 'amount'
          ? compareMoney(one.amount, other.amount)
          : orderBy === 'dueOn'
            ? compareTexts(one.dueOn, other.dueOn)
            : one.openedAt - other.openedAt;
      const inOrder = order || byId(one, other);
      return descending ? -inOrder : inOrder;
    };
  // Same constraints as in the database: a holding is neither negative nor overspent.
  const check = ({ id, amount, reserved, frozen }: HoldingRecord): void => {
    if (reserved.fen < 0n || frozen.fen < 0n || reserved.fen + frozen.fen > amount.fen)
      throw new Error(`Holding ${id} is overspent`);
  };
  const save = holdings.save.bind(holdings);
  const heldOf = (companyId: string, kind: InstrumentKind) =>
    holdings.selectUncopied(
      (each) => each.companyId === companyId && each.kind === kind && each.place === 'held' && each.amount.fen > 0n,
    );
  const owedOf = (issuerId: string, kind: InstrumentKind) =>
    holdings.selectUncopied(
      (each) =>
        each.issuerId === issuerId &&
        each.kind === kind &&
        (each.place === 'transit' || each.place === 'held') &&
        each.amount.fen > 0n,
    );
  return Object.assign(holdings, {
    save: async (record: HoldingRecord) => {
      check(record);
      await save(record);
    },
    ofInstrument: async (instrumentId: string) =>
      holdings
        .select((each) => each.instrumentId === instrumentId)
        .toSorted((one, other) => one.openedAt - other.openedAt || byId(one, other)),
    placesOf: async (instrumentIds: readonly string[]) => {
      const placed = holdings
        .select(({ instrumentId, amount }) => instrumentIds.includes(instrumentId) && amount.fen > 0n)
        .map(({ id, instrumentId, place, companyId, originId, amount }) => {
          const isWithPayee = companyId === payeeOf(instrumentId);
          return { instrumentId, place, isWithPayee, isFromIssuer: originId === undefined, amount, holdingId: id };
        });
      const keyOf = (each: PlacedAmount): string =>
        JSON.stringify([each.instrumentId, each.place, each.isWithPayee, each.isFromIssuer]);
      return [...Map.groupBy(placed, keyOf).values()].flatMap((all) => {
        const first = all.reduce((one, other) => (other.holdingId < one.holdingId ? other : one));
        return [{ ...first, amount: sumMoney(all.map(({ amount }) => amount)) }];
      });
    },
    amountsOf: async (instrumentIds: readonly string[]) =>
      holdings
        .select((each) => instrumentIds.includes(each.instrumentId))
        .map(({ id, instrumentId, amount, reserved, frozen }) => ({ id, instrumentId, amount, reserved, frozen })),
    page: async (query: HoldingQuery, slice: Slice) => part(select(query).toSorted(compare(query)), slice),
    sum: async (query: HoldingQuery) => sumParts(select(query)),
    open: async ({ companyId, side }: LedgerOwner, kind: InstrumentKind, limit: number) => {
      const isOpen = ({ place }: HoldingRecord): boolean =>
        place === 'held' || (side === 'issuer' && place === 'transit');
      const own = holdings.selectUncopied(
        (each) =>
          (side === 'issuer' ? each.issuerId : each.companyId) === companyId &&
          each.kind === kind &&
          each.amount.fen > 0n &&
          isOpen(each),
      );
      const parts = [...Map.groupBy(own, (each) => (side === 'issuer' ? each.companyId : each.issuerId))]
        .map(([id, all]) => ({ companyId: id, amount: sumMoney(all.map(({ amount }) => amount)) }))
        .toSorted(
          (one, other) => compareMoney(other.amount, one.amount) || compareTexts(one.companyId, other.companyId),
        );
      return { count: parts.length, amount: sumMoney(parts.map(({ amount }) => amount)), parts: parts.slice(0, limit) };
    },
    owedByMonth: async (issuerId: string, kind: InstrumentKind) =>
      byMonth(owedOf(issuerId, kind)).map(([month, all]) => ({
        month,
        ...countAndSum(all),
        count: new Set(all.map(({ instrumentId }) => instrumentId)).size,
      })),
    owedByDay: async (issuerId: string, kind: InstrumentKind, until: string) =>
      [
        ...Map.groupBy(
          owedOf(issuerId, kind).filter(({ dueOn }) => dueOn <= until),
          ({ dueOn }) => dueOn,
        ),
      ]
        .map(([dueOn, all]) => ({
          dueOn,
          ...countAndSum(all),
          count: new Set(all.map(({ instrumentId }) => instrumentId)).size,
        }))
        .toSorted((one, other) => (one.dueOn < other.dueOn ? -1 : 1)),
    owedTo: async (issuerId: string, kind: InstrumentKind, dueOn: string) =>
      [
        ...Map.groupBy(
          owedOf(issuerId, kind).filter((each) => each.dueOn === dueOn),
          ({ companyId }) => companyId,
        ),
      ]
        .map(([companyId, all]) => ({ companyId, amount: countAndSum(all).amount }))
        .toSorted((one, other) => (one.companyId < other.companyId ? -1 : 1)),
    heldByDay: async (companyId: string, kind: InstrumentKind, { from, until }: DaySpan) =>
      [
        ...Map.groupBy(
          heldOf(companyId, kind).filter(({ dueOn }) => dueOn >= from && dueOn <= until),
          ({ dueOn, issuerId }) => `${dueOn} ${issuerId}`,
        ),
      ]
        .toSorted(([one], [other]) => compareTexts(one, other))
        .flatMap(([, all]) => {
          const [first] = all;
          const sum = countAndSum(all);
          return first ? [{ dueOn: first.dueOn, issuerId: first.issuerId, issuerName: first.issuerName, ...sum }] : [];
        }),
    firstDueAfter: async (companyId: string, kind: InstrumentKind, day: string) =>
      heldOf(companyId, kind)
        .map(({ dueOn }) => dueOn)
        .filter((dueOn) => dueOn > day)
        .toSorted()[0],
    unaccepted: async (issuerId: string, kind: InstrumentKind) =>
      countAndSum(
        holdings.selectUncopied(
          (each) =>
            each.issuerId === issuerId &&
            each.kind === kind &&
            each.place === 'transit' &&
            each.originId === undefined &&
            each.amount.fen > 0n,
        ),
      ),
    heldByMonth: async (companyId: string, kind: InstrumentKind, allocatedTo?: AllocatedTo) =>
      byMonth(
        holdings.selectUncopied(
          (each) =>
            each.companyId === companyId &&
            each.kind === kind &&
            each.place === 'held' &&
            each.amount.fen > 0n &&
            isAllocatedTo(each, allocatedTo),
        ),
      ).map(([month, all]) => ({
        month,
        ...sumParts(all),
      })),
    heldByOrganisation: async (companyId: string) => {
      const allocated = holdings.selectUncopied(
        (each) =>
          each.companyId === companyId &&
          each.place === 'held' &&
          each.amount.fen > 0n &&
          each.innerOrganisationId !== undefined,
      );
      return [...Map.groupBy(allocated, ({ innerOrganisationId }) => innerOrganisationId ?? '')]
        .map(([organisationId, all]) => ({ organisationId, ...countAndSum(all) }))
        .toSorted((one, other) => compareTexts(one.organisationId, other.organisationId));
    },
    allocatedIds: (companyId: string, organisations: readonly string[]) =>
      new Set(
        holdings
          .selectUncopied((each) => each.companyId === companyId && isAllocatedTo(each, organisations))
          .map(({ id }) => id),
      ),
    issuersOf: async (companyId: string, organisations?: readonly string[]) =>
      [
        ...new Set(
          holdings
            .selectUncopied(
              (each) =>
                each.companyId === companyId && each.issuerId !== companyId && isAllocatedTo(each, organisations),
            )
            .map(({ issuerId }) => issuerId),
        ),
      ].toSorted(compareTexts),
    haveDealt: async (companyId: string, otherId: string) =>
      holdings.selectUncopied(
        (each) =>
          (each.companyId === companyId && (each.issuerId === otherId || each.senderId === otherId)) ||
          (each.companyId === otherId && each.senderId === companyId),
      ).length > 0,
    nextAcceptBy: async (companyId: string) =>
      holdings
        .selectUncopied((each) => each.companyId === companyId && each.place === 'transit' && each.amount.fen > 0n)
        .map(({ acceptBy }) => acceptBy)
        .filter((each) => each !== '')
        .toSorted()[0] ?? '',
    transitsEnding: async (after: string, until: string) =>
      holdings
        .selectUncopied(
          (each) => each.place === 'transit' && each.amount.fen > 0n && each.acceptBy > after && each.acceptBy <= until,
        )
        .map(({ id }) => id)
        .toSorted(),
    overdueTransits: async (before: string) =>
      holdings
        .select((each) => each.place === 'transit' && each.amount.fen > 0n && each.acceptBy < before)
        .map(({ id }) => id)
        .toSorted(),
  });
}

function reservationsTable({ table }: MemoryShelf): TradeTables['reservations'] {
  const reservations = table<ReservationRecord>((each) => each.id);
  return Object.assign(reservations, {
    ofApplication: async (applicationId: string) =>
      reservations.select((each) => each.applicationId === applicationId).toSorted(byId),
    ofHolding: async (holdingId: string) => reservations.select((each) => each.holdingId === holdingId).toSorted(byId),
    ofHoldings: async (holdingIds: readonly string[]) =>
      reservations.select((each) => holdingIds.includes(each.holdingId)),
  });
}

function postingsTable(
  { table }: MemoryShelf,
  instruments: TradeTables['instruments'],
  allocatedIds: AllocatedIds,
): TradeTables['postings'] {
  const postings = table<PostingRecord>((each) => each.id);
  const inOrder = (one: PostingRecord, other: PostingRecord): number => one.at - other.at || byId(one, other);
  /** The direction in which a posting moves the balance of a ledger, or of the requested part of it. */
  const directionIn = ({
    organisations,
    ...owner
  }: LedgerScope): ((each: PostingRecord) => 'in' | 'out' | undefined) => {
    if (organisations === undefined) return (each) => ledgerDirection(each, owner);
    const ids = allocatedIds(owner.companyId, organisations);
    return (each) => (ids.has(holdingOfMovement(each, owner) ?? '') ? ledgerDirection(each, owner) : undefined);
  };
  const select = ({ from, to, direction, flow, keyword, ...owner }: LedgerQuery): readonly PostingRecord[] => {
    const directionOf = directionIn(owner);
    return postings.select((each) => {
      const moved = directionOf(each);
      return (
        moved !== undefined &&
        (direction === undefined || direction === moved) &&
        each.businessDay >= from &&
        each.businessDay <= to &&
        (flow === undefined || entriesOfFlow(owner.side, flow).includes(each.entry)) &&
        contains(keyword, each.number)
      );
    });
  };
  const balanceOf = (owner: LedgerScope, isCounted: (each: PostingRecord) => boolean): Money => {
    const all = postings.selectUncopied(isCounted);
    const directionOf = directionIn(owner);
    const sum = (direction: 'in' | 'out'): bigint =>
      sumMoney(all.filter((each) => directionOf(each) === direction).map(({ amount }) => amount)).fen;
    return { fen: sum('in') - sum('out') };
  };
  const additions: TradeTables['postings'] = {
    append: async (records) => {
      for (const record of records) {
        if ((await postings.find(record.id)) !== undefined) throw new Error(`Posting ${record.id} exists`);
        // Same constraint as the unique index of the database: one correction of each posting.
        const { reverses } = record;
        if (reverses !== undefined && postings.selectUncopied((each) => each.reverses === reverses).length > 0)
          throw new Error(`Two corrections of ${reverses}`);
        await postings.save(record);
      }
    },
    ofInstrument: async (instrumentId) =>
      postings.select((each) => each.instrumentId === instrumentId).toSorted(inOrder),
    movementsOf: async (instrumentIds) =>
      postings
        .select((each) => instrumentIds.includes(each.instrumentId))
        .map(({ instrumentId, fromId, toId, amount }) => ({ instrumentId, fromId, toId, amount })),
    ofApplication: async (applicationId) =>
      postings.select((each) => each.applicationId === applicationId).toSorted(inOrder),
    ofApplications: async (applicationIds) =>
      postings.select((each) => applicationIds.includes(each.applicationId)).toSorted(inOrder),
    outOf: async (holdings) =>
      postings.select((each) => holdings.some(({ id }) => id === each.fromId)).toSorted(inOrder),
    sumOfIssues: async (issuerId, kind, from, to) =>
      countAndSum(
        postings.selectUncopied(
          (each) =>
            each.entry === 'issue' &&
            each.fromCompanyId === issuerId &&
            each.kind === kind &&
            each.businessDay >= from &&
            each.businessDay <= to,
        ),
      ),
    ledger: async (query, slice) =>
      part(
        select(query)
          .toSorted((one, other) => compareTexts(one.businessDay, other.businessDay) || inOrder(one, other))
          .toReversed(),
        slice,
      ),
    ledgerSums: async (query) => {
      const all = select(query);
      const directionOf = directionIn(query);
      const sumOf = (direction: 'in' | 'out') => countAndSum(all.filter((each) => directionOf(each) === direction));
      return { in: sumOf('in'), out: sumOf('out') };
    },
    flows: async ({ companyId, side, kind, from, to, counterpartyId }) => {
      const isAsked = (each: PostingRecord): boolean =>
        each.kind === kind && each.businessDay.slice(0, 7) >= from && each.businessDay.slice(0, 7) <= to;
      const sums = new Map<string, { month: string; flow: BusinessFlow; count: number; amount: Money }>();
      for (const posting of postings.selectUncopied(isAsked)) {
        const { issuerId = '', payeeId = '' } = (await instruments.find(posting.instrumentId)) ?? {};
        for (const each of flowsOfPosting({ ...posting, issuerId, payeeId })) {
          if (each.companyId !== companyId || each.side !== side) continue;
          if (counterpartyId !== undefined && each.counterpartyId !== counterpartyId) continue;
          const month = posting.businessDay.slice(0, 7);
          const key = `${month} ${each.flow}`;
          const sum = sums.get(key) ?? { month, flow: each.flow, count: 0, amount: zeroMoney };
          const amount = { fen: sum.amount.fen + BigInt(each.sign) * posting.amount.fen };
          sums.set(key, { ...sum, count: sum.count + each.sign, amount });
        }
      }
      return [...sums.values()].filter(({ count, amount }) => count !== 0 || amount.fen !== 0n);
    },
    suppliersOf: async (issuerId, kind, from) => {
      const ofIssuer = postings.selectUncopied(
        (each) =>
          each.kind === kind &&
          ((each.entry === 'issue' && each.fromCompanyId === issuerId) ||
            (each.entry === 'payment' && each.toCompanyId === issuerId)),
      );
      const supplierOf = ({ entry, fromCompanyId, toCompanyId }: PostingRecord): string =>
        entry === 'issue' ? toCompanyId : fromCompanyId;
      return [...Map.groupBy(ofIssuer, supplierOf)].map(([companyId, both]) => {
        const all = both.filter(({ entry }) => entry === 'issue');
        const recent = all.filter(({ businessDay }) => businessDay.slice(0, 7) >= from);
        return {
          companyId,
          lastMonth: all.reduce((last, { businessDay }) => (businessDay > last ? businessDay : last), '').slice(0, 7),
          issued: { count: recent.length, amount: sumMoney(recent.map(({ amount }) => amount)) },
        };
      });
    },
    balancesBefore: async (owner, days) => days.map((day) => balanceOf(owner, (each) => each.businessDay < day)),
    balanceBefore: async (owner, day, posting) =>
      balanceOf(
        owner,
        (each) =>
          each.businessDay < day ||
          (posting !== undefined &&
            each.businessDay === day &&
            (each.at < posting.at || (each.at === posting.at && each.id < posting.id))),
      ),
    // Sums are always computed from the postings here.
    dayFaults: async () => [],
  };
  return Object.assign(postings, additions);
}

function applicationsTable({ table }: MemoryShelf): TradeTables['tradeApplications'] {
  const applications = table<TradeApplicationRecord>((each) => each.id);
  const isDeletedDraft = ({ state, submittedAt }: TradeApplicationRecord): boolean =>
    state === 'WITHDRAWN' && submittedAt === undefined;
  const isHandledBy = ({ makerUserId, events }: TradeApplicationRecord, person: string): boolean =>
    makerUserId === person || events.some(({ userId }) => userId === person);
  const select = ({ companyId, acts, states, makerUserId, handledByUserId, keyword }: TradeApplicationQuery) =>
    applications.select(
      (each) =>
        each.companyId === companyId &&
        !isDeletedDraft(each) &&
        (acts === undefined || acts.includes(each.act)) &&
        (states === undefined || states.includes(each.state)) &&
        (makerUserId === undefined || each.makerUserId === makerUserId) &&
        (handledByUserId === undefined || isHandledBy(each, handledByUserId)) &&
        contains(keyword, each.number, each.counterpartyName),
    );
  const openAboutAny = async (instrumentIds: readonly string[], act: string) =>
    applications
      .select((each) => instrumentIds.includes(each.instrumentId) && each.act === act && each.waitsForId !== '')
      .toSorted(byId);
  return Object.assign(applications, {
    page: async (query: TradeApplicationQuery, slice: Slice) =>
      part(
        select(query).toSorted((one, other) => other.createdAt - one.createdAt || byId(other, one)),
        slice,
      ),
    sum: async (query: TradeApplicationQuery) => countAndSum(select(query)),
    reviews: async ({ companyId, kind, acts, from, to }: ReviewQuery) =>
      applications
        .selectUncopied((each) => each.kind === kind && acts.includes(each.act))
        .flatMap(reviewsOf)
        .filter((each) => each.companyId === companyId && each.month >= from && each.month <= to),
    recent: async (companyId: string, limit: number) =>
      applications
        .select((each) => each.companyId === companyId && each.state !== 'DRAFT' && !isDeletedDraft(each))
        .toSorted((one, other) => other.stateSince - one.stateSince || byId(other, one))
        .slice(0, limit),
    waitingFor: async (companyId: string, roles: readonly string[]) =>
      applications
        .select((each) => each.waitsForId === companyId && roles.includes(each.waitsForRole))
        .toSorted((one, other) => one.stateSince - other.stateSince || byId(one, other)),
    waitingOf: async (acts: readonly string[]) =>
      applications
        .selectUncopied((each) => each.state === 'WAITING' && acts.includes(each.act))
        .map(({ id }) => id)
        .toSorted(),
    ending: async (after: string, until: string) =>
      applications
        .selectUncopied((each) => each.endsOn > after && each.endsOn <= until)
        .map(({ id }) => id)
        .toSorted(),
    ended: async (before: string) =>
      applications
        .select((each) => each.endsOn !== '' && each.endsOn < before)
        .map(({ id }) => id)
        .toSorted(),
    byNumber: async (number: string) => applications.select((each) => each.number === number)[0],
    about: async (companyId: string, instrumentId: string, holdingIds: readonly string[], limit: number) =>
      applications
        .select(
          (each) =>
            (each.companyId === companyId ||
              (each.counterpartyId === companyId &&
                each.state !== 'DRAFT' &&
                each.steps.some(({ party }) => party === 'counterparty'))) &&
            !isDeletedDraft(each) &&
            (each.instrumentId === instrumentId ||
              (each.act === 'finance' && each.form.holdings.some(({ holdingId }) => holdingIds.includes(holdingId)))),
        )
        .toSorted((one, other) => other.createdAt - one.createdAt || byId(other, one))
        .slice(0, limit),
    openAbout: async (instrumentId: string, act: string) => openAboutAny([instrumentId], act),
    openAboutAny,
  });
}

/** Records of a limit, the newest first, for its paged lists. */
function ofLimit<Each extends { readonly id: string; readonly limitId: string }>(
  records: { select(holds: (each: Each) => boolean): readonly Each[] },
  timeOf: (each: Each) => number,
) {
  return {
    page: async (limitId: string, slice: Slice) =>
      part(
        records
          .select((each) => each.limitId === limitId)
          .toSorted((one, other) => timeOf(other) - timeOf(one) || byId(other, one)),
        slice,
      ),
    count: async (limitId: string) => records.select((each) => each.limitId === limitId).length,
  };
}

function limitRequestsTable({ table }: MemoryShelf): TradeTables['limitRequests'] {
  const requests = table<LimitRequestRecord>((each) => each.id);
  const open = (limitId: string) => requests.select((each) => each.limitId === limitId && each.state === 'sent')[0];
  const save = requests.save.bind(requests);
  return Object.assign(requests, {
    // Same constraint as the unique index of the database: one open request of each limit.
    save: async (record: LimitRequestRecord) => {
      const other = record.state === 'sent' ? open(record.limitId) : undefined;
      if (other && other.id !== record.id) throw new Error(`Two open requests about ${record.limitId}`);
      await save(record);
    },
    ...ofLimit(requests, ({ sentAt }) => sentAt),
    open: async (limitId: string) => open(limitId),
  });
}

function reviewThresholdsTable({ table }: MemoryShelf): TradeTables['reviewThresholds'] {
  const thresholds = table<ReviewThresholdRecord>((each) => each.id);
  const ofCompany = (companyId: string, kind: InstrumentKind) =>
    thresholds
      .select((each) => each.companyId === companyId && each.kind === kind)
      .toSorted((one, other) => other.proposedAt - one.proposedAt || byId(other, one));
  const save = thresholds.save.bind(thresholds);
  return Object.assign(thresholds, {
    // Same constraint as the unique index of the database: one open proposal of each company and kind.
    save: async (record: ReviewThresholdRecord) => {
      const others = ofCompany(record.companyId, record.kind).filter(({ id }) => id !== record.id);
      if (record.state === 'proposed' && others.some(({ state }) => state === 'proposed'))
        throw new Error(`Two open proposals of ${record.companyId}`);
      await save(record);
    },
    ofCompany: async (companyId: string, kind: InstrumentKind) => ofCompany(companyId, kind),
  });
}

export function tradeTables(shelf: MemoryShelf, packagedIds: PackagedIds): TradeTables {
  const issued = shelf.table<InstrumentRecord>((each) => each.id);
  const holdings = holdingsTable(shelf, packagedIds, (instrumentId) => issued.records.get(instrumentId)?.payeeId);
  const instruments = instrumentsTable(issued, holdings);
  const issueLimits = shelf.table<IssueLimitRecord>((each) => each.id);
  const limitUses = shelf.table<LimitUseRecord>((each) => each.id);
  const limitChanges = shelf.table<LimitChangeRecord>((each) => each.id);
  const invoiceUses = shelf.table<InvoiceUseRecord>((each) => each.id);
  const holdingAllocations = shelf.table<HoldingAllocationRecord>((each) => each.id);
  return {
    instruments,
    holdings,
    reservations: reservationsTable(shelf),
    postings: postingsTable(shelf, instruments, holdings.allocatedIds),
    tradeApplications: applicationsTable(shelf),
    issueLimits: Object.assign(issueLimits, {
      ofCompany: async (companyId: string) => issueLimits.select((each) => each.companyId === companyId).toSorted(byId),
      ofKind: async (kind: InstrumentKind) => issueLimits.select((each) => each.kind === kind).toSorted(byId),
      endingBetween: async (from: string, to: string) =>
        issueLimits
          .selectUncopied(({ validUntil }) => validUntil !== '' && validUntil >= from && validUntil <= to)
          .map(({ id }) => id)
          .toSorted(),
    }),
    limitUses: Object.assign(limitUses, {
      sums: async (limitId: string) => {
        const all = limitUses.selectUncopied((each) => each.limitId === limitId);
        const sum = (state: LimitUseRecord['state']) =>
          sumMoney(all.filter((each) => each.state === state).map(({ amount }) => amount));
        return { used: sum('used'), reserved: sum('reserved') };
      },
      ...ofLimit(limitUses, ({ at }) => at),
    }),
    limitChanges: Object.assign(
      limitChanges,
      ofLimit(limitChanges, ({ at }) => at),
    ),
    limitRequests: limitRequestsTable(shelf),
    limitProposals: shelf.table<LimitProposalRecord>((each) => each.id),
    reviewThresholds: reviewThresholdsTable(shelf),
    holdingAllocations: Object.assign(holdingAllocations, {
      ofHoldings: async (holdingIds: readonly string[]) =>
        holdingAllocations
          .select(({ holdingId }) => holdingIds.includes(holdingId))
          .toSorted((one, other) => one.at - other.at || byId(one, other)),
    }),
    invoiceUses: Object.assign(invoiceUses, {
      ofInvoices: async (invoiceIds: readonly string[]) =>
        invoiceUses.select((each) => invoiceIds.includes(each.invoiceId)).toSorted(byId),
      ofApplication: async (applicationId: string) =>
        invoiceUses.select((each) => each.applicationId === applicationId).toSorted(byId),
    }),
  };
}
