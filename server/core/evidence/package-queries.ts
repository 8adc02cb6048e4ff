import { addDays, shanghaiDate, shanghaiInstant, type PlainDate } from '../../../src/domain/calendar/plain-date.ts';
import { isPackageState } from '../../../src/domain/evidence/materials/package-state.ts';
import { packagePermission, packageRole } from '../../../src/domain/evidence/shared/package-permissions.ts';
import { openBooks, type OpenBook } from '../../../src/domain/evidence/shared/book-policies.ts';
import { shelfOf, type Shelf } from '../../../src/domain/evidence/shared/shelf.ts';
import { actsForCore } from '../../../src/domain/identity/role.ts';
import { parseMoney, sumMoney } from '../../../src/domain/money/money.ts';
import type { ParsedRequestOf } from '../../../src/contract/call.ts';
import type { Calls } from '../../../src/contract/calls.ts';
import { bookFromCode, providers } from '../../../src/contract/documented/evidence/book-mapping.ts';
import { invoiceNeedFrom } from '../../../src/contract/documented/evidence/package-mapping.ts';
import type { InvoiceNeed } from '../../../src/domain/evidence/selection/invoice-need.ts';
import type { Caller } from '../context.ts';
import { parseOptionalBook } from './asked-book.ts';
import { ownShelf } from './ownership.ts';
import type { PackageQuery, PackageTotals } from '../tables/evidence.ts';
import type { Transaction } from '../store.ts';
import { Refusal } from '../refusal.ts';

/** Conditions of a list in the form of the wire. */
export type Conditions = Omit<ParsedRequestOf<Calls['packageTotals']>, 'docType' | 'docScene'>;
/** All shelves of a caller, also of products that are no longer offered, so that existing packages can be finished. */
export function shelvesOf(caller: Pick<Caller, 'role' | 'isConfined'>): readonly Shelf[] {
  const role = packageRole(caller);
  return openBooks()
    .filter((book) => packagePermission(role, 'view', book).allowed)
    .map((book) => shelfOf(role, book));
}

/** Refuses with REQUEST_INVALID a request for packages of the other side. */
function checkProvider({ provider }: Conditions, side: Shelf['side']): void {
  if (provider !== undefined && provider !== providers[side])
    throw new Refusal('REQUEST_INVALID', { field: 'provider' });
}

/** Parses the invoice need of the requested packages. Refuses with REQUEST_INVALID a contradiction. */
function parseInvoiceNeed({ viewLabels, pushBlankType }: Conditions): InvoiceNeed | undefined {
  if (pushBlankType === undefined) return invoiceNeedFrom({ viewLabels });
  if (viewLabels === 'INVOICE_ABSENT') throw new Refusal('REQUEST_INVALID', { field: 'pushBlankType' });
  return 'owed';
}

/** Query for the packages of one shelf. Refuses with REQUEST_INVALID contradictory conditions. */
export function queryOf(conditions: Conditions, shelf: Shelf, { user }: Pick<Caller, 'user'>): PackageQuery {
  const amount = (value: string | undefined) => (value === undefined ? undefined : parseMoney(value));
  return {
    ...shelf,
    pkCorp: user.pkCorp,
    states: conditions.docDatumStates?.filter(isPackageState),
    creditStates: conditions.creditStates,
    businessTypes: conditions.creditBusiTypes,
    productType: conditions.creditProductType,
    counterparty: conditions.corpNameCp,
    keyword: conditions.keyword,
    invoiceNeed: parseInvoiceNeed(conditions),
    fkFinance: conditions.fkFinance,
    handlerId: conditions.fkPersonHandle,
    createdFrom: conditions.createDateFrom === undefined ? undefined : shanghaiInstant(conditions.createDateFrom),
    createdTo: conditions.createDateTo === undefined ? undefined : shanghaiInstant(addDays(conditions.createDateTo, 1)),
    amountFrom: amount(conditions.amountFrom),
    amountTo: amount(conditions.amountTo),
  };
}

/**
 * Query for the packages of one shelf that need a letter from the company on a Shanghai day. Ignores the requested
 * states and the handler, because any permitted user can give the letter.
 */
export function overdueQuery(
  conditions: Conditions,
  shelf: Shelf,
  caller: Pick<Caller, 'user'>,
  today: PlainDate,
): PackageQuery {
  return { ...queryOf(conditions, shelf, caller), states: ['AUDITED'], handlerId: undefined, overdueOn: today };
}

/**
 * Queries for one shelf at an instant (milliseconds). No package is found by two of them, because overdue packages have
 * passed their review, and `orOverdue` excludes that state from the other query. Refuses with REQUEST_INVALID.
 */
function shelfQueries(
  conditions: Conditions,
  shelf: Shelf,
  caller: Pick<Caller, 'user'>,
  now: number,
): readonly PackageQuery[] {
  const query = queryOf(conditions, shelf, caller);
  if (conditions.orOverdue !== true) return [query];
  if (query.states === undefined || query.states.includes('AUDITED'))
    throw new Refusal('REQUEST_INVALID', { field: 'orOverdue' });
  return [query, overdueQuery(conditions, shelf, caller, shanghaiDate(now))];
}

/** Parses the requested books; undefined for all. Refuses with REQUEST_INVALID an unknown one. */
function parseBooks({ docTypes }: Conditions): readonly OpenBook[] | undefined {
  return docTypes?.map((code) => {
    const book = bookFromCode(code);
    if (book === undefined) throw new Refusal('REQUEST_INVALID', { field: 'docTypes' });
    return book;
  });
}

/**
 * Queries for the one requested book, for several, or for all. Refuses with REQUEST_INVALID contradictions: a scene
 * without a document type, and one book that is not among the other named ones.
 */
export function queriesOfRequest(
  { docType, docScene, ...conditions }: ParsedRequestOf<Calls['packageTotals']>,
  caller: Pick<Caller, 'user' | 'role'>,
  now: number,
): readonly PackageQuery[] {
  const book = parseOptionalBook({ docType, docScene });
  if (book === undefined) return queriesOf(conditions, caller, now);
  const shelf = ownShelf(caller, book);
  checkProvider(conditions, shelf.side);
  if (parseBooks(conditions)?.includes(shelf.book) === false)
    throw new Refusal('REQUEST_INVALID', { field: 'docTypes' });
  return shelfQueries(conditions, shelf, caller, now);
}

/** Queries for all books, or for the named ones. Refuses with REQUEST_INVALID. */
export function queriesOf(
  conditions: Conditions,
  caller: Pick<Caller, 'user' | 'role'>,
  now: number,
): readonly PackageQuery[] {
  checkProvider(conditions, actsForCore(caller.role) ? 'issue' : 'finance');
  const named = parseBooks(conditions);
  return shelvesOf(caller)
    .filter(({ book }) => named === undefined || named.includes(book))
    .flatMap((shelf) => shelfQueries(conditions, shelf, caller, now));
}

const sumOf = (totals: readonly PackageTotals[]): PackageTotals => ({
  count: totals.reduce((sum, { count }) => sum + count, 0),
  totalAmount: sumMoney(totals.map(({ totalAmount }) => totalAmount)),
});

/** Totals over several queries, such as those of several books. */
export async function totalsOf(transaction: Transaction, queries: readonly PackageQuery[]): Promise<PackageTotals> {
  return sumOf(await transaction.packages.totalsOfEach(queries));
}

/** Splits the results of flattened questions into those of each question. */
function byQuestion<Result>(
  questions: readonly (readonly PackageQuery[])[],
  results: readonly Result[],
): readonly (readonly Result[])[] {
  let end = 0;
  return questions.map((queries) => results.slice(end, (end += queries.length)));
}

/** Totals over the queries of each question, in the order of the questions. All are read at once. */
export async function totalsOfQuestions(
  transaction: Transaction,
  questions: readonly (readonly PackageQuery[])[],
): Promise<readonly PackageTotals[]> {
  return byQuestion(questions, await transaction.packages.totalsOfEach(questions.flat())).map(sumOf);
}

/**
 * Earliest start of a current stage over the queries of each question, in milliseconds; undefined where there is none.
 * In the order of the questions.
 */
export async function oldestOfQuestions(
  transaction: Transaction,
  questions: readonly (readonly PackageQuery[])[],
): Promise<readonly (number | undefined)[]> {
  return byQuestion(questions, await transaction.packages.oldestSinceOfEach(questions.flat())).map((instants) => {
    const known = instants.filter((each) => each !== undefined);
    return known.length === 0 ? undefined : Math.min(...known);
  });
}
