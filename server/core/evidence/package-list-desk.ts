import { shanghaiDate } from '../../../src/domain/calendar/plain-date.ts';
import { statesOfCompany } from '../../../src/domain/evidence/materials/package-stage.ts';
import { actsForCore } from '../../../src/domain/identity/role.ts';
import { moneyToText } from '../../../src/domain/money/money.ts';
import type { GivenAnswerOf, ParsedRequestOf } from '../../../src/contract/call.ts';
import type { Calls } from '../../../src/contract/calls.ts';
import { bookToWire } from '../../../src/contract/documented/evidence/book-mapping.ts';
import { packageToWire } from '../../../src/contract/documented/evidence/package-mapping.ts';
import type { CallContext } from '../context.ts';
import type { Desk } from '../handlers.ts';
import type { Parts } from '../parts.ts';
import type { PackageRecord } from '../records/evidence.ts';
import type { PackagePage, PackageQuery } from '../tables/evidence.ts';
import type { Transaction } from '../store.ts';
import { Refusal } from '../refusal.ts';
import { lapseDays } from './lapse-drafts.ts';
import { inOrder } from './merged-pages.ts';
import { overduesOf } from './overdue.ts';
import {
  oldestOfQuestions,
  overdueQuery,
  queriesOfRequest,
  queriesOf,
  queryOf,
  shelvesOf,
  totalsOf,
  totalsOfQuestions,
} from './package-queries.ts';
import { permittedCaller } from './ownership.ts';
import { packageModel } from './package-model.ts';

type Paging = Pick<
  ParsedRequestOf<Calls['packagePage']>,
  'page' | 'pageSize' | 'orderBy' | 'orderType' | 'withoutTotal'
>;

/** Maximum depth of a page in a list over several books, in packages. */
const maxDepth = 5000;

/** Maximum number of packages in a list without pages. */
const maxWhole = 1000;

const pageOf = ({ page, pageSize, orderBy = 'createTime', orderType = 'desc' }: Paging): PackagePage => ({
  orderBy,
  descending: orderType === 'desc',
  offset: (page - 1) * pageSize,
  limit: pageSize,
});

/**
 * One page of the merged results of several queries, such as those of several books. Refuses with REQUEST_INVALID a
 * page of several queries that is too deep.
 */
async function pageOver(
  transaction: Transaction,
  queries: readonly PackageQuery[],
  page: PackagePage,
): Promise<readonly PackageRecord[]> {
  const [only] = queries;
  if (only && queries.length === 1) return transaction.packages.page(only, page);
  const until = page.offset + page.limit;
  if (until > maxDepth) throw new Refusal('REQUEST_INVALID', { field: 'page' });
  const first: PackageRecord[] = [];
  for (const query of queries)
    first.push(...(await transaction.packages.page(query, { ...page, offset: 0, limit: until })));
  return inOrder(first, page).slice(page.offset, until);
}

/** Pages of packages. */
function packagePages({ store, clock }: Parts): Desk<'packagePage' | 'allPackagePage' | 'wholePackages'> {
  const toWirePage = async (
    transaction: Transaction,
    records: readonly PackageRecord[],
    total: number | undefined,
  ): Promise<GivenAnswerOf<Calls['packagePage']>> => {
    const [given, lapses] = [
      await transaction.materials.countFilled(records.map((record) => record.docDatumId)),
      await lapseDays(transaction, records),
    ];
    const overdues = await overduesOf(transaction, records, clock.now());
    const about = ({ docDatumId }: PackageRecord) => ({
      given: given.get(docDatumId),
      lapsesOn: lapses.get(docDatumId),
      overdue: overdues.get(docDatumId),
      now: clock.now(),
    });
    return { records: records.map((record) => packageToWire(packageModel(record, about(record)))), total };
  };

  return {
    packagePage: async (request, context) => {
      const queries = queriesOfRequest(request, permittedCaller(context, 'view'), clock.now());
      return store.transaction(async (transaction) =>
        toWirePage(
          transaction,
          await pageOver(transaction, queries, pageOf(request)),
          request.withoutTotal ? undefined : (await totalsOf(transaction, queries)).count,
        ),
      );
    },

    allPackagePage: async (request, context) => {
      const queries = queriesOfRequest(request, permittedCaller(context, 'view'), clock.now());
      return store.transaction(async (transaction) =>
        toWirePage(
          transaction,
          await pageOver(transaction, queries, pageOf(request)),
          request.withoutTotal ? undefined : (await totalsOf(transaction, queries)).count,
        ),
      );
    },

    wholePackages: async (request, context) => {
      const queries = queriesOfRequest(request, permittedCaller(context, 'view'), clock.now());
      return store.transaction(async (transaction) => {
        const found = await pageOver(transaction, queries, {
          orderBy: 'createTime',
          descending: true,
          offset: 0,
          limit: maxWhole + 1,
        });
        if (found.length > maxWhole) throw new Refusal('LIST_TOO_LONG', { most: maxWhole });
        return (await toWirePage(transaction, found, undefined)).records;
      });
    },
  };
}

/** Totals, figures and numbers of packages. */
function packageCounts({
  store,
  clock,
}: Parts): Desk<'packageTotals' | 'packageFigures' | 'waitSubmit' | 'waitSubmitByCore'> {
  /**
   * Number of packages that wait for the company, or for one of its users, by book. Refuses with NOT_PERMITTED a caller
   * of the other side.
   */
  const countWaiting = async (
    { fkPersonHandle }: ParsedRequestOf<Calls['waitSubmit']>,
    context: CallContext,
    core: boolean,
  ): Promise<GivenAnswerOf<Calls['waitSubmit']>> => {
    const caller = permittedCaller(context, 'view');
    if (actsForCore(caller.role) !== core) throw new Refusal('NOT_PERMITTED');
    const shelves = shelvesOf(caller);
    const totals = await store.transaction(async (transaction) =>
      totalsOfQuestions(
        transaction,
        shelves.map((shelf) => [
          queryOf({ docDatumStates: [...statesOfCompany], fkPersonHandle }, shelf, caller),
          overdueQuery({}, shelf, caller, shanghaiDate(clock.now())),
        ]),
      ),
    );
    const products = totals.flatMap(({ count }, index) => {
      const book = shelves[index]?.book;
      return count === 0 || book === undefined ? [] : [{ ...bookToWire(book), count }];
    });
    return { total: products.reduce((sum, { count }) => sum + count, 0), products };
  };

  return {
    packageTotals: async (request, context) => {
      const queries = queriesOfRequest(request, permittedCaller(context, 'view'), clock.now());
      const { count, totalAmount } = await store.transaction(async (transaction) => totalsOf(transaction, queries));
      return { count, totalAmount: moneyToText(totalAmount) };
    },

    packageFigures: async ({ asked }, context) => {
      const caller = permittedCaller(context, 'view');
      const questions = asked.map((conditions) => queriesOf(conditions, caller, clock.now()));
      return store.transaction(async (transaction) => {
        const totals = await totalsOfQuestions(transaction, questions);
        const oldest = await oldestOfQuestions(
          transaction,
          questions.map((queries, index) => (totals[index]?.count === 0 ? [] : queries)),
        );
        return {
          figures: totals.map(({ count, totalAmount }, index) => ({
            count,
            totalAmount: moneyToText(totalAmount),
            oldestSince: oldest[index],
          })),
        };
      });
    },

    waitSubmit: async (request, context) => countWaiting(request, context, false),
    waitSubmitByCore: async (request, context) => countWaiting(request, context, true),
  };
}

/** Lists of evidence packages: of one book, or of all (document 2, section 7). */
export function packageListDesk(
  parts: Parts,
): Desk<
  | 'packagePage'
  | 'allPackagePage'
  | 'wholePackages'
  | 'packageTotals'
  | 'packageFigures'
  | 'waitSubmit'
  | 'waitSubmitByCore'
> {
  return {
    ...packagePages(parts),
    ...packageCounts(parts),
  };
}
