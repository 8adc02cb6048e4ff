import { shanghaiDate } from '../../../src/domain/calendar/plain-date.ts';
import {
  allRelatable,
  firstUnrelatable,
  joinRequirements,
  relatableTogether,
  statesTakingBusinesses,
  takesBusinesses,
  type RelationTerms,
} from '../../../src/domain/evidence/selection/relatable-businesses.ts';
import { policyOf, type OpenBook } from '../../../src/domain/evidence/shared/book-policies.ts';
import { books } from '../../../src/domain/catalogue/books.ts';
import type { Shelf } from '../../../src/domain/evidence/shared/shelf.ts';
import { moneyToText, sumMoney } from '../../../src/domain/money/money.ts';
import type { Caller } from '../context.ts';
import type { Desk } from '../handlers.ts';
import { saveResponse } from '../save-response.ts';
import type { Parts } from '../parts.ts';
import type { CandidateRecord, PackageRecord } from '../records/evidence.ts';
import { Refusal } from '../refusal.ts';
import { termsFor } from '../platform/platform-config.ts';
import type { Transaction } from '../store.ts';
import { parseBook } from './asked-book.ts';
import { standardsFor } from './candidates-desk.ts';
import { availableCandidates } from './available-candidates.ts';
import { logAction } from './log.ts';
import { ownPackage, ownShelf, permittedCaller } from './ownership.ts';
import { checkDataVersion } from './package-confirmation.ts';
import { notOfferedCodes } from './package-creation.ts';
import { checkRestrictions, takesNewBusinesses } from './business-restrictions.ts';
import { notOfferedIn } from './standard-terms.ts';
import { ownerByPkCorp } from '../table.ts';

/** Number of candidates that are read at once, and the maximum number of such reads. */
const readAtOnce = 1000;
const maxReads = 10;
/** Maximum number of businesses offered at once. */
const maxOfferedBusinesses = 100;

/** Maximum number of packages, the latest ones, that are searched for one that takes the chosen businesses. */
const maxSearchedPackages = 20;

/** The platform's terms for businesses that join packages of a book. They are read once for any number of packages. */
async function joiningTerms(transaction: Transaction, caller: Caller, book: OpenBook, now: number) {
  const { together, spentStates, choosableState, blankState } = policyOf(book);
  const [{ maxApplicants }, standardOf, notOffered] = [
    await termsFor(transaction, caller.session),
    await standardsFor(transaction, book),
    notOfferedIn(transaction, book),
  ];
  return {
    /** Rule and terms by which businesses join a package; `offered` are the businesses in question. */
    of: async (
      { fkFinance, invoiceNeed }: PackageRecord,
      offered: readonly CandidateRecord[],
    ): Promise<RelationTerms> => ({
      rule: together,
      funderId: fkFinance,
      maxApplicants,
      today: shanghaiDate(now),
      spentStates,
      notOffered: invoiceNeed === 'owed' ? undefined : await notOffered(offered),
    }),
    /**
     * Whether a business belongs to the shelf and company of a package and may be chosen for it, and its funder
     * requires for it the standard from which the package was made.
     */
    suits: (
      record: PackageRecord,
      { state, pkCorp, book: kept, side, coreEnterpriseId: fkCorpCore }: CandidateRecord,
    ): boolean =>
      state === (record.invoiceNeed === 'owed' ? blankState : choosableState) &&
      pkCorp === record.pkCorp &&
      kept === record.book &&
      side === record.side &&
      standardOf(fkCorpCore, record.fkFinance)?.snapshotVersion === record.standardVersion,
  };
}

/** Businesses that may join a package now, all of them together; at most `maxOfferedBusinesses`. */
async function joinableBusinesses(
  transaction: Transaction,
  caller: Caller,
  record: PackageRecord,
  now: number,
): Promise<readonly CandidateRecord[]> {
  if (!takesBusinesses(record) || !(await takesNewBusinesses(transaction, record, now))) return [];
  const { book, side, pkCorp, businessType } = record;
  const { choosableState, blankState } = policyOf(book);
  const [terms, within] = [
    await joiningTerms(transaction, caller, book, now),
    await transaction.candidates.inPackage(record.docDatumId),
  ];
  // The store filters, because a company may have a million businesses, few of which fit.
  const query = {
    book,
    side,
    pkCorp,
    states: [(record.invoiceNeed === 'owed' ? blankState : undefined) ?? choosableState],
    businessTypes: [businessType],
    productType: undefined,
    counterparty: undefined,
    joining: joinRequirements(within, await terms.of(record, [])),
  };
  const found: CandidateRecord[] = [];
  for (let read = 0; read < maxReads && found.length < maxOfferedBusinesses; read += 1) {
    const { records } = await transaction.candidates.page({ ...query, offset: read * readAtOnce, limit: readAtOnce });
    const fit = (await availableCandidates(transaction, records)).filter((each) => terms.suits(record, each));
    found.push(...relatableTogether(within, fit, await terms.of(record, fit)));
    if (records.length < readAtOnce) break;
  }
  return relatableTogether(within, found, await terms.of(record, found)).slice(0, maxOfferedBusinesses);
}

/** Refusal of a business: either no funder takes it at present, or it does not fit the package. */
async function refusalOf(
  transaction: Transaction,
  { book, invoiceNeed }: PackageRecord,
  candidate: CandidateRecord,
): Promise<Refusal> {
  const reason = invoiceNeed === 'owed' ? undefined : (await notOfferedIn(transaction, book)([candidate]))(candidate);
  return new Refusal(reason === undefined ? 'SELECTION_REFUSED' : notOfferedCodes[reason], {
    number: candidate.number,
  });
}

/**
 * Adds businesses to a submitted package. Each must fit with those before it. Refuses with SELECTION_REFUSED, or with
 * the reason why no funder takes it, naming the first that does not fit.
 */
async function relate(
  transaction: Transaction,
  caller: Caller,
  record: PackageRecord,
  ids: readonly string[],
  now: number,
): Promise<PackageRecord> {
  // The joining businesses count as not submitted, although the package was.
  await checkRestrictions(transaction, { ...record, submittedAt: undefined }, now);
  const wanted: CandidateRecord[] = [];
  // Always locked in the same order, so that two operators who choose the same cause no deadlock.
  for (const id of [...new Set(ids)].toSorted()) {
    const candidate = await transaction.candidates.lock(id, ownerByPkCorp(record.pkCorp));
    if (!candidate) throw new Refusal('NOT_FOUND');
    wanted.push(candidate);
  }
  const [terms, within, choosable] = [
    await joiningTerms(transaction, caller, record.book, now),
    await transaction.candidates.inPackage(record.docDatumId),
    await availableCandidates(transaction, wanted),
  ];
  const unfit =
    choosable.find((each) => !terms.suits(record, each)) ??
    firstUnrelatable(within, choosable, await terms.of(record, choosable));
  if (unfit) throw await refusalOf(transaction, record, unfit);
  const related = choosable.map((each): CandidateRecord => ({ ...each, packagedIn: record.docDatumId }));
  await transaction.candidates.saveAll(related);
  const more = related.map(({ amount }) => amount);
  const wider: PackageRecord = {
    ...record,
    dataVersion: record.dataVersion + 1,
    totalAmount: sumMoney([record.totalAmount, ...more]),
    expectPayAmount: record.expectPayAmount && sumMoney([record.expectPayAmount, ...more]),
    expectDueDate:
      [record.expectDueDate, ...related.map(({ dueDate }) => dueDate)].filter((day) => day !== '').toSorted()[0] ?? '',
  };
  await transaction.packages.save(wider);
  await logAction(transaction, wider, caller, 'related', now, {
    detail: related.map(({ number }) => number).join('、'),
  });
  return wider;
}

/** The latest submitted package of a shelf and a funder that takes all of the businesses; undefined where none does. */
async function findPackageThatTakes(
  transaction: Transaction,
  caller: Caller,
  { book, side }: Shelf,
  fkFinance: string,
  wanted: readonly CandidateRecord[],
  now: number,
): Promise<PackageRecord | undefined> {
  if (!(await takesNewBusinesses(transaction, { book, side, pkCorp: caller.user.pkCorp, invoiceNeed: undefined }, now)))
    return undefined;
  const any = {
    creditStates: undefined,
    businessTypes: undefined,
    productType: undefined,
    counterparty: undefined,
    keyword: undefined,
    handlerId: undefined,
    createdFrom: undefined,
    createdTo: undefined,
    amountFrom: undefined,
    amountTo: undefined,
  };
  const query = { ...any, book, side, pkCorp: caller.user.pkCorp, states: statesTakingBusinesses, fkFinance };
  // A thousand may be chosen, and each package may have as many, so all are read together.
  const candidates = (
    await transaction.packages.page(query, {
      orderBy: 'createTime',
      descending: true,
      offset: 0,
      limit: maxSearchedPackages,
    })
  ).filter(takesBusinesses);
  const [terms, choosable] = [
    await joiningTerms(transaction, caller, book, now),
    await availableCandidates(transaction, wanted),
  ];
  const within = Map.groupBy(
    await transaction.candidates.inPackages(candidates.map(({ docDatumId }) => docDatumId)),
    ({ packagedIn }) => packagedIn,
  );
  for (const record of candidates) {
    if (
      choosable.every((each) => terms.suits(record, each)) &&
      allRelatable(within.get(record.docDatumId) ?? [], choosable, await terms.of(record, choosable))
    )
      return record;
  }
  return undefined;
}

/** Further businesses for a submitted package (document 2, section 7; checklist F-233 to F-235). */
export function packageBusinessDesk({
  store,
  clock,
}: Parts): Desk<'relateCheck' | 'relate' | 'autoRelateCheck' | 'autoRelate'> {
  return {
    relateCheck: async ({ docDatumId }, context) => {
      const caller = permittedCaller(context, 'edit');
      return store.transaction(async (transaction) => {
        const record = await ownPackage(transaction, caller, docDatumId, false);
        const joined = await joinableBusinesses(transaction, caller, record, clock.now());
        return {
          isCanRelateBusinessNumber: joined.length > 0,
          credits: joined.map(({ id, number, amount, dueDate }) => ({
            fkCredit: id,
            creditNo: number,
            amount: moneyToText(amount),
            dueDate,
          })),
        };
      });
    },

    relate: async (request, context) => {
      const caller = permittedCaller(context, 'edit');
      const shelf = ownShelf(caller, parseBook(request));
      return store.transaction(async (transaction) =>
        saveResponse(transaction, context, async () => {
          const record = await ownPackage(transaction, caller, request.docDatumId, true);
          if (record.book !== shelf.book) throw new Refusal('NOT_FOUND');
          checkDataVersion(record, request.dataVersion);
          if (!takesBusinesses(record)) throw new Refusal('NOT_IN_THIS_STATE', { state: record.state });
          if (request.businessNumberIds.length === 0)
            throw new Refusal('REQUEST_INVALID', { field: 'businessNumberIds' });
          return {
            dataVersion: (await relate(transaction, caller, record, request.businessNumberIds, clock.now()))
              .dataVersion,
          };
        }),
      );
    },

    autoRelateCheck: async (request, context) => {
      const caller = permittedCaller(context, 'edit');
      const shelf = ownShelf(caller, parseBook(request));
      if (request.businessNumberIds.length === 0) throw new Refusal('REQUEST_INVALID', { field: 'businessNumberIds' });
      return store.transaction(async (transaction) => {
        const ids = [...new Set(request.businessNumberIds)];
        const wanted = await transaction.candidates.findAll(ids);
        if (
          wanted.length < ids.length ||
          wanted.some(
            ({ pkCorp, book, side }) => pkCorp !== caller.user.pkCorp || book !== shelf.book || side !== shelf.side,
          )
        )
          throw new Refusal('NOT_FOUND');
        const found = await findPackageThatTakes(transaction, caller, shelf, request.fkFinance, wanted, clock.now());
        if (!found) return { isCanRelateBusinessNumber: false };
        return {
          isCanRelateBusinessNumber: true,
          canRelateBusinessNumberId: found.docDatumId,
          totalAmount: moneyToText(found.totalAmount),
          submitTime: found.submittedAt,
        };
      });
    },

    autoRelate: async (request, context) => {
      const caller = permittedCaller(context, 'edit');
      const shelf = ownShelf(caller, parseBook(request));
      return store.transaction(async (transaction) =>
        saveResponse(transaction, context, async () => {
          const record = await ownPackage(transaction, caller, request.canRelateBusinessNumberId, true);
          if (record.book !== shelf.book || record.fkFinance !== request.fkFinance) throw new Refusal('NOT_FOUND');
          if (!takesBusinesses(record)) throw new Refusal('NOT_IN_THIS_STATE', { state: record.state });
          if (request.businessNumberIds.length === 0)
            throw new Refusal('REQUEST_INVALID', { field: 'businessNumberIds' });
          const { dataVersion } = await relate(transaction, caller, record, request.businessNumberIds, clock.now());
          return { docType: books[record.book].packageType, dataVersion };
        }),
      );
    },
  };
}
