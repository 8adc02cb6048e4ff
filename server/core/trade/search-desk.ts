import { maxFoundTradeRecords } from '../../../src/contract/extensions/trade/trade-search-extensions.ts';
import { actsForCore } from '../../../src/domain/identity/role.ts';
import { isEnterable, moneyToText, parseMoney, type Money } from '../../../src/domain/money/money.ts';
import { isSearchable, normaliseQuery } from '../../../src/domain/text/text-search.ts';
import type { Caller } from '../context.ts';
import { mayBePinyin, pinyinSearch } from '../evidence/shared/party-pinyin.ts';
import type { Desk } from '../handlers.ts';
import type { Parts } from '../parts.ts';
import type { FinancingRecord, HoldingRecord, InstrumentRecord, TradeApplicationRecord } from '../records/trade.ts';
import { Refusal } from '../refusal.ts';
import type { Transaction } from '../store.ts';
import type { Slice } from '../tables/trade.ts';
import { canSeeApplication } from './application-access.ts';
import { asShownToIssuer } from './financing/shown-to-issuer.ts';
import {
  applicationQuery,
  financingQuery,
  holdingQuery,
  instrumentQuery,
  isOrganisationReader,
} from './list-queries.ts';
import { tradeReaderOf } from './allocation-filter.ts';
import { isVisibleHolding, visibleOrganisations } from './shared/visible-organisations.ts';
import { momentOf, type Moment } from './trade-facts.ts';

/** Number of rows of each list that are checked for all words of a query. */
const maxSearchedRows = 50;
/** Number of the newest applications and financings whose companies can be found in pinyin. */
const maxNamedRecords = 200;

/** A query: its words, each with the names whose pinyin it is. */
type Words = readonly { readonly text: string; readonly names: readonly string[] }[];
type Place = 'issued' | 'held' | 'transit' | 'past';

interface FoundInstrument {
  readonly place: Place;
  readonly record: Pick<InstrumentRecord, 'id' | 'number' | 'kind' | 'amount' | 'dueOn'>;
  readonly partyName: string;
}

const contains = (text: string, part: string): boolean => text.toLowerCase().includes(part);

/** Whether each word is a part of one of the texts, or its pinyin. */
const meetsAll = (words: Words, ...texts: readonly string[]): boolean =>
  words.every(({ text, names }) => texts.some((each) => contains(each, text) || names.includes(each)));

/** Names of companies in the newest applications, issues and financings whose pinyin a word may be. */
async function readWords(transaction: Transaction, caller: Caller, text: string, moment: Moment): Promise<Words> {
  const words = [...new Set(text.toLowerCase().split(' '))];
  if (!words.some(mayBePinyin)) return words.map((word) => ({ text: word, names: [] }));
  const newest = { offset: 0, limit: isOrganisationReader(caller) ? 0 : maxNamedRecords };
  const applications = await transaction.tradeApplications.page(applicationQuery({}, caller), newest);
  const financings = await findFinancings(transaction, caller, {}, moment, newest);
  const organisations = await visibleOrganisations(transaction, caller.user);
  const issuerIds = await transaction.holdings.issuersOf(caller.user.pkCorp, organisations);
  const issuers = await transaction.companies.findAll(issuerIds);
  const names = new Set([
    ...applications.map(({ counterpartyName }) => counterpartyName),
    ...issuers.map(({ name }) => name),
    ...financings.flatMap(({ funderName, issuerName, companyName }) => [funderName, issuerName, companyName]),
  ]);
  const namesCalled = await pinyinSearch([...names].filter((name) => name !== ''));
  return words.map((word) => ({ text: word, names: namesCalled(word) }));
}

/**
 * The rows of a list that match all words, in its order, one more than are shown. The list is queried by the longest
 * word, and by the names whose pinyin it is.
 */
async function findRows<Row extends { readonly id: string; readonly number: string }>(
  words: Words,
  page: (keyword: string) => Promise<readonly Row[]>,
  textsOf: (row: Row) => readonly string[],
): Promise<readonly Row[]> {
  const [longest] = words.toSorted((a, b) => b.text.length - a.text.length);
  const rows = new Map<string, Row>();
  for (const keyword of [longest?.text ?? '', ...(longest?.names ?? []).slice(0, maxFoundTradeRecords)])
    for (const row of await page(keyword)) if (meetsAll(words, row.number, ...textsOf(row))) rows.set(row.id, row);
  return [...rows.values()].slice(0, maxFoundTradeRecords + 1);
}

const slice = { offset: 0, limit: maxSearchedRows };

async function applicationsWith(
  { tradeApplications }: Transaction,
  caller: Caller,
  words: Words,
): Promise<readonly TradeApplicationRecord[]> {
  const own = await findRows(
    words,
    async (keyword) => tradeApplications.page(applicationQuery({ keyword }, caller), slice),
    ({ counterpartyName }) => [counterpartyName],
  );
  // An application of another company that this one decides is found by its whole number.
  const [only] = words.length === 1 ? words : [];
  const exact = only && (await tradeApplications.byNumber(only.text.toUpperCase()));
  const isOther = exact && exact.companyId !== caller.user.pkCorp && canSeeApplication(exact, caller.user.pkCorp);
  return isOther ? [exact, ...own] : own;
}

async function issuedWith(
  { instruments }: Transaction,
  caller: Caller,
  words: Words,
): Promise<readonly FoundInstrument[]> {
  const records = await findRows(
    words,
    async (keyword) => instruments.page(instrumentQuery({ keyword }, caller), slice),
    ({ payeeName }) => [payeeName],
  );
  return records.map((record) => ({ place: 'issued', record, partyName: record.payeeName }));
}

async function heldWith(
  transaction: Transaction,
  caller: Caller,
  words: Words,
  moment: Moment,
): Promise<readonly FoundInstrument[]> {
  const { holdings, instruments } = transaction;
  const { pkCorp } = caller.user;
  const organisations = await visibleOrganisations(transaction, caller.user);
  const all: FoundInstrument[] = [];
  for (const place of ['transit', 'held'] as const)
    for (const holding of await findRows<HoldingRecord>(
      words,
      async (keyword) => holdings.page(holdingQuery({ keyword }, place, caller, moment, organisations), slice),
      ({ issuerName }) => [issuerName],
    ))
      if (!all.some(({ record, place: other }) => record.id === holding.instrumentId && other === place))
        all.push({ place, record: { ...holding, id: holding.instrumentId }, partyName: holding.issuerName });
  if (all.length > 0) return all;
  // An instrument that was passed on completely is found by its whole number, in the ledger.
  const [only] = words.length === 1 ? words : [];
  const past = only && (await instruments.byNumber(only.text.toUpperCase()));
  const wasHeld =
    past && (await holdings.ofInstrument(past.id)).some((each) => isVisibleHolding(each, pkCorp, organisations));
  return wasHeld ? [{ place: 'past', record: past, partyName: past.issuerName }] : [];
}

/** The amount of a query that consists of one, with or without separators and a sign; undefined for anything else. */
function askedAmount(text: string): Money | undefined {
  const amount = parseMoney(text.replaceAll(/[¥￥,\s]/gu, ''));
  return isEnterable(amount) ? amount : undefined;
}

/** Financings that match a query, as the caller may read them. */
async function findFinancings(
  transaction: Transaction,
  caller: Caller,
  asked: { readonly keyword?: string; readonly amount?: Money },
  moment: Moment,
  which: Slice = slice,
): Promise<readonly FinancingRecord[]> {
  const { keyword, amount } = asked;
  const query = { ...financingQuery({ keyword }, caller, moment), amount };
  const found = await transaction.financings.page(query, which);
  return query.as === 'issuer' ? asShownToIssuer(transaction, found, moment) : found;
}

/** Financings by their own number, their parties, an instrument's number, or their amount. */
async function financingsWith(
  transaction: Transaction,
  caller: Caller,
  words: Words,
  { text, moment }: { readonly text: string; readonly moment: Moment },
): Promise<readonly FinancingRecord[]> {
  const amount = askedAmount(text);
  const ofAmount = amount ? await findFinancings(transaction, caller, { amount }, moment) : [];
  const found = await findRows(
    words,
    async (keyword) => findFinancings(transaction, caller, { keyword }, moment),
    ({ companyName, issuerName, funderName, lines }) => [
      companyName,
      issuerName,
      funderName,
      ...lines.map(({ number }) => number),
    ],
  );
  return [...new Map([...ofAmount, ...found].map((each) => [each.id, each])).values()].slice(
    0,
    maxFoundTradeRecords + 1,
  );
}

/** Search of the trade of the caller's company by numbers and names of other companies (decision 0199). */
export function searchDesk({ store, clock }: Pick<Parts, 'store' | 'clock'>): Desk<'foundTradeRecords'> {
  return {
    foundTradeRecords: async (request, context) => {
      const caller = tradeReaderOf(context);
      const text = normaliseQuery(request.text);
      if (!isSearchable(text)) throw new Refusal('REQUEST_INVALID', { field: 'text' });
      const moment = momentOf(clock.now());
      return store.transaction(async (transaction) => {
        const isIssuer = actsForCore(caller.role);
        const words = await readWords(transaction, caller, text, moment);
        // Users of an inner organisation see holdings alone.
        const isWhole = !isOrganisationReader(caller);
        const applications = isWhole ? await applicationsWith(transaction, caller, words) : [];
        const instruments = isIssuer
          ? await issuedWith(transaction, caller, words)
          : await heldWith(transaction, caller, words, moment);
        const financings = isWhole ? await financingsWith(transaction, caller, words, { text, moment }) : [];
        const companies = new Map(
          applications
            .filter(({ companyId, counterpartyName }) => companyId === caller.user.pkCorp && counterpartyName !== '')
            .filter(({ counterpartyName }) => meetsAll(words, counterpartyName))
            .map(({ counterpartyName, kind }) => [counterpartyName, kind]),
        );
        return {
          applications: applications.slice(0, maxFoundTradeRecords).map((each) => ({
            applicationId: each.id,
            applicationNo: each.number,
            act: each.act,
            instrumentKind: each.kind,
            counterpartyName: each.companyId === caller.user.pkCorp ? each.counterpartyName : each.companyName,
            amount: moneyToText(each.amount),
            dueDate: each.dueOn,
          })),
          instruments: instruments.slice(0, maxFoundTradeRecords).map(({ place, record, partyName }) => ({
            instrumentId: record.id,
            instrumentNo: record.number,
            instrumentKind: record.kind,
            partyName,
            amount: moneyToText(record.amount),
            dueDate: record.dueOn,
            place,
          })),
          financings: financings.slice(0, maxFoundTradeRecords).map((each) => ({
            financingId: each.id,
            financingNo: each.number,
            instrumentKind: each.kind,
            funderName: each.funderName,
            partyName: isIssuer ? each.companyName : each.issuerName,
            amount: moneyToText(each.amount),
            dueDate: each.dueOn,
          })),
          companies: [...companies].map(([companyName, instrumentKind]) => ({ companyName, instrumentKind })),
          more: {
            applications: applications.length > maxFoundTradeRecords,
            instruments: instruments.length > maxFoundTradeRecords,
            financings: financings.length > maxFoundTradeRecords,
          },
        };
      });
    },
  };
}
