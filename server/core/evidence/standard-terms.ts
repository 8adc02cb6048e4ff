import * as v from 'valibot';
import { books } from '../../../src/domain/catalogue/books.ts';
import { openBooks, policyOf, type OpenBook } from '../../../src/domain/evidence/shared/book-policies.ts';
import {
  notOfferedIn as reasonsIn,
  type FinancingTerms,
  type NotFinancedReason,
} from '../../../src/domain/evidence/standards/financing-offer.ts';
import {
  standardOffer,
  standardSourceFor,
  type StandardFacts,
  type StandardOffer,
  type StandardSource,
} from '../../../src/domain/evidence/standards/standard-offer.ts';
import type { Candidate } from '../../../src/domain/evidence/selection/candidate.ts';
import { compareMoney } from '../../../src/domain/money/money.ts';
import { standardFor } from './candidates-desk.ts';
import { libraryState } from './library-state.ts';
import type { CandidateRecord, LimitRecord, StandardRecord } from '../records/evidence.ts';
import type { Transaction } from '../store.ts';
import { packageTypes } from '../../../src/domain/catalogue/package-type.ts';

/** Name of the fact that holds the platform's terms for giving out standards. */
export const standardTermsFact = 'standard-terms';

const standardTerms = v.object({
  /** Products whose finance-file switch is not "1". */
  switchedOff: v.array(v.picklist(packageTypes)),
  /** Root products of ABS that are open. */
  rootProducts: v.array(v.string()),
  /** Funders that still use the standards from before the new library. */
  oldRoadFunders: v.array(v.string()),
  /** Whether the old standards are given out. */
  oldProvided: v.boolean(),
  /** Whether pictures that are not clear are flagged. */
  clarity: v.optional(v.boolean(), true),
  /** Whether words that a machine marked are shown. */
  marks: v.optional(v.boolean(), true),
  /** Whether machines read documents. */
  reading: v.optional(v.boolean(), true),
});
export type StandardTerms = v.InferOutput<typeof standardTerms>;

/** Default terms: everything is given out. */
const defaultTerms: StandardTerms = {
  switchedOff: [],
  rootProducts: ['ABS_POOL', 'ABS_SINGLE'],
  oldRoadFunders: [],
  oldProvided: true,
  clarity: true,
  marks: true,
  reading: true,
};

export async function termsOfStandards(transaction: Transaction): Promise<StandardTerms> {
  return v.parse(v.fallback(standardTerms, defaultTerms), await transaction.facts.read(standardTermsFact));
}

export interface StandardRequest {
  readonly book: OpenBook;
  readonly fkCorpCore: string;
  readonly fkFinance: string;
  /** Root product of an ABS asset; empty for others. */
  readonly productType: string;
}

export function standardSourceOf({ oldRoadFunders }: StandardTerms, fkFinance: string): StandardSource {
  return standardSourceFor({ libraryState, routedToNew: !oldRoadFunders.includes(fkFinance) });
}

/** Whether a standard requires anything. An empty one counts as none. */
export function isPublished(standard: StandardRecord | undefined): standard is StandardRecord {
  return standard !== undefined && standard.categories.length > 0;
}

/** Terms that limit the financing of a book for one core enterprise. */
async function financingTerms(
  transaction: Transaction,
  book: OpenBook,
  { switchedOff, rootProducts }: StandardTerms,
  fkCorpCore: string,
): Promise<FinancingTerms> {
  const { boundBy } = policyOf(book);
  const limits = await transaction.limits.ofCore(fkCorpCore);
  return {
    switchedOn: !switchedOff.includes(books[book].packageType),
    rootProducts: boundBy.includes('root-products') ? rootProducts : undefined,
    limits: limits.map((each) => ({
      packageType: each.docType,
      funderId: each.fkFinance,
      open: compareMoney(each.used, each.limit) < 0,
    })),
    funders: boundBy.includes('named-funders') ? namedFunders(limits) : undefined,
  };
}

/** Funders of a core enterprise, for the books that name their funders. */
export function namedFunders(limits: readonly LimitRecord[]): readonly string[] {
  const named = new Set(
    openBooks()
      .filter((book) => policyOf(book).boundBy.includes('named-funders'))
      .map((book) => books[book].packageType),
  );
  return limits.filter(({ docType }) => named.has(docType)).map(({ fkFinance }) => fkFinance);
}

/**
 * Returns a function that gives the reason why no funder takes a candidate at present, by the portal's own rule. The
 * platform's terms are read once for any number of candidates.
 */
export function notOfferedIn(
  transaction: Transaction,
  book: OpenBook,
): (
  candidates: readonly Pick<CandidateRecord, 'coreEnterpriseId'>[],
) => Promise<(candidate: Candidate) => NotFinancedReason | undefined> {
  const known = new Map<string, FinancingTerms>();
  const reasonOf = reasonsIn(book, (fkCorpCore) => known.get(fkCorpCore));
  let terms: StandardTerms | undefined;
  return async (candidates) => {
    terms ??= await termsOfStandards(transaction);
    for (const { coreEnterpriseId: fkCorpCore } of candidates)
      if (!known.has(fkCorpCore)) known.set(fkCorpCore, await financingTerms(transaction, book, terms, fkCorpCore));
    return reasonOf;
  };
}

export async function standardFacts(
  transaction: Transaction,
  { book, fkCorpCore, fkFinance }: StandardRequest,
  known?: StandardRecord,
): Promise<StandardFacts> {
  const [terms, standard] = [
    await termsOfStandards(transaction),
    known ?? (await standardFor(transaction, book, fkCorpCore, fkFinance)),
  ];
  return {
    ...(await financingTerms(transaction, book, terms, fkCorpCore)),
    provided: standardSourceOf(terms, fkFinance) === 'new' || terms.oldProvided,
    published: isPublished(standard),
  };
}

/** Whether the list and its templates are given out, by the same rule as the portal's own. */
export async function offerOf(
  transaction: Transaction,
  request: StandardRequest,
  known?: StandardRecord,
): Promise<StandardOffer> {
  const place = {
    packageType: books[request.book].packageType,
    funderId: request.fkFinance,
    productType: request.productType,
  };
  return standardOffer(place, await standardFacts(transaction, request, known));
}
