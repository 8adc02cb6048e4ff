import * as v from 'valibot';
import { exportedList } from '../../../src/contract/extensions/trade/trade-export-extensions.ts';
import { spreadsheetType } from '../../../src/contract/generated-file.ts';
import { shanghaiDate, type PlainDate } from '../../../src/domain/calendar/plain-date.ts';
import type { MonthPeriod } from '../../../src/domain/trade/statistics/month-period.ts';
import type { Money } from '../../../src/domain/money/money.ts';
import {
  maxSheetRows,
  DownloadError,
  type DownloadContent,
  type DownloadRequester,
} from '../evidence/shared/download-content.ts';
import type { Parts } from '../parts.ts';
import type { ExportedFacts, LedgerSums, SheetCell, TradeSheetWords } from '../ports.ts';
import type { OtherListOrder } from '../records/evidence.ts';
import type { PostingRecord } from '../records/trade.ts';
import { Refusal } from '../refusal.ts';
import type { Transaction } from '../store.ts';
import type { CountedSum, LedgerQuery, LedgerScope, Slice } from '../tables/trade.ts';
import { financingRowToWire } from './financing/financing-wire.ts';
import { asShownToIssuer } from './financing/shown-to-issuer.ts';
import { issuedToWire } from './issued-wire.ts';
import { effectOn, holdingsToWire, ledgerOf, lineFactsOf, postingToWire } from './holding-wire.ts';
import {
  applicationQuery,
  financingQuery,
  hasList,
  holdingQuery,
  instrumentQuery,
  ledgerQueries,
  requestedInstrumentState,
} from './list-queries.ts';
import { readStatistics } from './read-statistics.ts';
import { allocationFilter } from './allocation-filter.ts';
import { visibleOrganisations } from './shared/visible-organisations.ts';
import { momentOf } from './trade-facts.ts';
import { rowToWire, tradeReader } from './trade-wire.ts';

const atOnce = 500;
/** Rows whose ids are read at once. */
const idsAtOnce = 5_000;

type Cells = readonly SheetCell[];
type Asked = v.InferOutput<typeof exportedList>;
type ReportProgress = (done: number) => Promise<void>;

/** The rows of a list: their number, and the cells of each. */
interface ListRows {
  readonly total: number;
  cells(reportProgress: ReportProgress): AsyncIterable<Cells>;
}

interface ListDownload {
  readonly parts: Pick<Parts, 'store' | 'clock'>;
  readonly order: OtherListOrder;
  readonly asked: Asked;
  readonly requester: DownloadRequester;
  readonly words: TradeSheetWords;
  /** Inner organisations whose part the requester sees; undefined for everything. */
  readonly organisations: readonly string[] | undefined;
}

/** How a list is read: its number of rows, its sorted rows, and the cells of the rows with some ids. */
interface ListReading {
  sum(transaction: Transaction): Promise<CountedSum>;
  page(transaction: Transaction, slice: Slice): Promise<readonly { readonly id: string }[]>;
  cellsOf(transaction: Transaction, ids: readonly string[]): Promise<readonly Cells[]>;
}

function checkCount(count: number): void {
  if (count > maxSheetRows) throw new DownloadError('TOO_MUCH');
}

/** Records in the order of their ids. */
function inOrder<Row extends { readonly id: string }>(ids: readonly string[], rows: readonly Row[]): readonly Row[] {
  const byId = new Map(rows.map((each) => [each.id, each]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** A list whose set of rows is fixed at the beginning. */
async function fixedRows({ parts: { store } }: ListDownload, reading: ListReading): Promise<ListRows> {
  const ids = await store.transaction(async (transaction) => {
    const { count } = await reading.sum(transaction);
    checkCount(count);
    const found = new Set<string>();
    for (let offset = 0; offset < count; offset += idsAtOnce)
      for (const { id } of await reading.page(transaction, { offset, limit: idsAtOnce })) found.add(id);
    return [...found];
  });

  async function* cells(reportProgress: ReportProgress): AsyncGenerator<Cells> {
    for (let from = 0; from < ids.length; from += atOnce) {
      const some = ids.slice(from, from + atOnce);
      yield* await store.transaction(async (transaction) => reading.cellsOf(transaction, some));
      await reportProgress(from + some.length);
    }
  }

  return { total: ids.length, cells };
}

async function holdingRows(download: ListDownload, place: 'held' | 'transit'): Promise<ListRows> {
  const { parts, asked, requester, words } = download;
  const organisation = asked.innerOrgId ?? (asked.isUnallocated ? 'nobody' : undefined);
  const allocatedTo = await parts.store
    .transaction(async (transaction) => allocationFilter(transaction, requester, organisation))
    .catch((fault: unknown) => {
      // The organisation existed when the sheet was requested.
      throw fault instanceof Refusal ? new DownloadError('NOT_PERMITTED') : fault;
    });
  const moment = momentOf(parts.clock.now());
  const query = holdingQuery(asked, place, requester, moment, allocatedTo);
  return fixedRows(download, {
    sum: async ({ holdings }) => holdings.sum(query),
    page: async ({ holdings }, slice) => holdings.page(query, slice),
    cellsOf: async (transaction, ids) => {
      const found = inOrder(ids, await transaction.holdings.findAll(ids));
      return (await holdingsToWire(transaction, found, { moment })).map((row) => words[place](row, moment.today));
    },
  });
}

async function instrumentRows(download: ListDownload): Promise<ListRows> {
  const { parts, asked, requester, words } = download;
  const moment = momentOf(parts.clock.now());
  const query = instrumentQuery(asked, requester, requestedInstrumentState(asked, moment));
  return fixedRows(download, {
    sum: async ({ instruments }) => instruments.sum(query),
    page: async ({ instruments }, slice) => instruments.page(query, slice),
    cellsOf: async (transaction, ids) => {
      const found = inOrder(ids, await transaction.instruments.findAll(ids));
      return (await issuedToWire(transaction, found, moment)).map((each) => words.instrument(each));
    },
  });
}

async function applicationRows(download: ListDownload): Promise<ListRows> {
  const { parts, order, asked, requester, words } = download;
  const query = applicationQuery(asked, requester);
  return fixedRows(download, {
    sum: async ({ tradeApplications }) => tradeApplications.sum(query),
    page: async ({ tradeApplications }, slice) => tradeApplications.page(query, slice),
    cellsOf: async (transaction, ids) => {
      const reader = await tradeReader(transaction, requester, order.locale, parts.clock.now(), () => []);
      const found = inOrder(ids, await transaction.tradeApplications.findAll(ids));
      return found.map((each) => words.application(rowToWire(each, reader)));
    },
  });
}

async function financingRows(download: ListDownload): Promise<ListRows> {
  const { parts, asked, requester, words } = download;
  const moment = momentOf(parts.clock.now());
  const query = financingQuery(asked, requester, moment);
  const isIssuer = query.as === 'issuer';
  return fixedRows(download, {
    sum: async ({ financings }) => financings.sum(query),
    page: async ({ financings }, slice) => financings.page(query, slice),
    cellsOf: async (transaction, ids) => {
      const found = inOrder(ids, await transaction.financings.findAll(ids));
      const visibleFinancings = isIssuer ? await asShownToIssuer(transaction, found, moment) : found;
      return visibleFinancings.map((each) => words.financing(financingRowToWire(each, isIssuer, moment.today)));
    },
  });
}

/** A line of a ledger, with the sheet's data about its instrument and the company's own application. */
interface SheetLine {
  readonly line: ReturnType<typeof postingToWire>;
  readonly dueOn: PlainDate;
  readonly contractNumber: string;
  readonly applicationNumber: string;
}

/** Numbers of a company's own applications that made some postings. */
async function applicationNumbers(
  { tradeApplications }: Transaction,
  { companyId }: LedgerQuery,
  postings: readonly PostingRecord[],
): Promise<ReadonlyMap<string, string>> {
  const found = await tradeApplications.findAll([...new Set(postings.map(({ applicationId }) => applicationId))]);
  const own = found.filter((each) => each.companyId === companyId);
  return new Map(own.map(({ id, number }) => [id, number]));
}

/** The lines of a ledger with the balance after each, the oldest first. */
async function* ledgerLines(
  { parts: { store } }: ListDownload,
  query: LedgerQuery,
  { opening, total }: { readonly opening: Money | undefined; readonly total: number },
): AsyncGenerator<readonly SheetLine[]> {
  let balance = opening;
  for (let done = 0; done < total;) {
    const limit = Math.min(atOnce, total - done);
    const lines = await store.transaction(async (transaction) => {
      // Postings are only added and the newest come first, so the postings counted at the beginning are at the end.
      const sums = await transaction.postings.ledgerSums(query);
      const offset = sums.in.count + sums.out.count - done - limit;
      const found = (await transaction.postings.ledger(query, { offset, limit })).toReversed();
      const facts = await lineFactsOf(transaction, found);
      const numbers = await applicationNumbers(transaction, query, found);
      const rows = [];
      let running = balance;
      for (const posting of found) {
        // Where a filter excludes postings, the balance cannot be computed from line to line.
        const before = running ?? (await balanceBefore(transaction, query, posting));
        const after = { fen: before.fen + effectOn(posting, query) };
        if (running) running = after;
        const instrument = facts.instruments.get(posting.instrumentId);
        rows.push({
          line: postingToWire(posting, query, facts, after),
          dueOn: instrument?.dueOn ?? '',
          contractNumber: instrument?.contractNumber ?? '',
          applicationNumber: numbers.get(posting.applicationId) ?? '',
        });
      }
      return { rows, running };
    });
    if (lines.rows.length === 0) return;
    balance = lines.running;
    yield lines.rows;
    done += lines.rows.length;
  }
}

const balanceBefore = async ({ postings }: Transaction, owner: LedgerScope, posting: PostingRecord): Promise<Money> =>
  postings.balanceBefore(owner, posting.businessDay, posting);

async function ledgerRows(download: ListDownload, from: PlainDate, to: PlainDate): Promise<ListRows> {
  const { parts, asked, requester, words, organisations } = download;
  const { query, whole, isWhole } = ledgerQueries({ ...asked, from, to }, requester, organisations);
  const sums: LedgerSums = await parts.store.transaction(async ({ postings }) => {
    const opening = await postings.balanceBefore(query, from);
    const all = await postings.ledgerSums(whole);
    const closing = { fen: opening.fen + all.in.amount.fen - all.out.amount.fen };
    const { in: gone, out } = isWhole ? all : await postings.ledgerSums(query);
    return { from, to, today: shanghaiDate(parts.clock.now()), opening, closing, in: gone, out };
  });
  const total = sums.in.count + sums.out.count;
  checkCount(total);

  async function* cells(reportProgress: ReportProgress): AsyncGenerator<Cells> {
    yield* words.ledgerBefore(sums);
    let done = 0;
    for await (const lines of ledgerLines(download, query, { opening: isWhole ? sums.opening : undefined, total })) {
      yield* lines.map(({ line, ...about }) => words.ledgerLine(line, about));
      done += lines.length;
      await reportProgress(done);
    }
    yield* words.ledgerAfter(sums);
  }

  return { total, cells };
}

async function statisticsRows(
  { parts, asked, requester, words }: ListDownload,
  period: MonthPeriod,
): Promise<ListRows> {
  const query = { kind: asked.instrumentKind ?? 'credit', period, counterpartyId: asked.counterpartyId };
  const figures = await parts.store.transaction(async (transaction) =>
    readStatistics(transaction, ledgerOf(requester), query, momentOf(parts.clock.now())),
  );
  const rows = words.statistics(figures, asked.counterpartyId !== undefined);
  return {
    total: rows.length,
    async *cells(reportProgress) {
      yield* rows;
      await reportProgress(rows.length);
    },
  };
}

async function rowsOf(download: ListDownload): Promise<ListRows> {
  const { list, from, to, months } = download.asked;
  switch (list) {
    case 'held':
    case 'transit':
      return holdingRows(download, list);
    case 'instruments':
      return instrumentRows(download);
    case 'applications':
      return applicationRows(download);
    case 'financings':
      return financingRows(download);
    case 'ledger':
      return ledgerRows(download, from ?? '', to ?? '');
    case 'statistics':
      return statisticsRows(download, months ?? { from: '', to: '' });
  }
}

/** Parts of an order that choose a list, its order and its period, without narrowing it. */
const unnarrowing = new Set(['list', 'orderBy', 'descending', 'from', 'to', 'months', 'instrumentKind']);

const isFiltered = (asked: Asked): boolean =>
  Object.entries(asked).some(
    ([name, value]) => !unnarrowing.has(name) && value !== undefined && value !== '' && value !== false,
  );

async function originFacts(
  { parts, asked, requester, organisations }: ListDownload,
  total: number,
): Promise<ExportedFacts> {
  const { pkCorp, personName } = requester.user;
  const company = await parts.store.transaction(async ({ companies }) => companies.find(pkCorp));
  const { list, from, to, months, keyword = '' } = asked;
  const days = from === undefined || to === undefined ? undefined : { from, to };
  return {
    list,
    companyName: company?.name ?? '',
    creditCode: company?.uscc ?? '',
    userName: personName,
    exportedAt: parts.clock.now(),
    total,
    period: list === 'statistics' ? months : days,
    isFiltered: isFiltered(asked),
    isOfOrganisation: organisations !== undefined,
    keyword,
  };
}

/**
 * Gathers all rows of a list of the trade as a sheet, in the order and the language in which it was asked for, a few
 * hundred at a time. The rights are those of now. A ledger runs from its opening to its closing balance, the oldest
 * line first. A second sheet says where the rows come from. Fails with NOT_PERMITTED, or TOO_MUCH beyond 200,000 rows.
 */
export function tradeListDownload(
  parts: Pick<Parts, 'store' | 'clock' | 'fileWriter'>,
): (order: OtherListOrder, requester: DownloadRequester) => Promise<DownloadContent> {
  return async (order, requester) => {
    const asked = v.parse(exportedList, order.asked);
    if (!hasList(asked.list, requester)) throw new DownloadError('NOT_PERMITTED');
    const words = await parts.fileWriter.tradeSheetWords(order.locale, ledgerOf(requester).side);
    const organisations = await parts.store.transaction(async (transaction) =>
      visibleOrganisations(transaction, requester.user),
    );
    const download = { parts, order, asked, requester, words, organisations };
    const { total, cells } = await rowsOf(download);
    const origin = words.origin(await originFacts(download, total));
    return {
      contentType: spreadsheetType,
      extension: 'xlsx',
      total,
      bytes: (reportProgress) =>
        parts.fileWriter.writeSheet({
          name: words.name(asked.list),
          columns: words.columns(asked.list),
          rows: cells(reportProgress),
          origin,
        }),
    };
  };
}
